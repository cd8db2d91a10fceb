"""Paint the emoji of all games: in a worker of its own, since it loads the painters that others don't need."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.workers.jobs import Job
from games.registry import KEYS
from render.emoji import emoji

Painted = Mapping[tuple[str, str], bytes]  # by game and kind of piece


@dataclass(frozen=True, slots=True)
class PaintEmoji(Job):
    needs_its_own = True

    def run(self) -> Painted:
        return {(key, kind): png for key in KEYS for kind, png in emoji(key).items()}
