"""Labels of steps, and whether steps are shown as buttons or in a list."""

from collections.abc import Collection
from typing import Any

from bot.ui.layout import MOST_ROW
from bot.ui.picker.choice_point import Steps
from bot.ui.request import Request
from games.core.game import AnyGame
from games.registry import manual

MOST_LABEL = 80  # Discord's limit for a button; lists may have 100
SHORT = 4
ROOM = ((5, MOST_LABEL), (10, 20), (20, 16), (25, SHORT))  # so many buttons fit, if no label is longer


def label(request: Request, game: AnyGame, view: Any, steps: Steps, step: str) -> str:
    """Label a step: by the game's description, else by the step's words, else by its notation."""
    described = manual(game).describe_step(view, steps, step)
    if described is not None:
        kind, values = described
        return request.say(f"{game.key}-label-{kind}", **values)[:MOST_LABEL]
    key = f"{game.key}-step-{step}"
    return request.words.either(key, step)[:MOST_LABEL] if key.replace("-", "").replace("_", "").isalnum() else step


def is_grid(labels: Collection[str]) -> bool:
    """Tell whether five labels stand beside each other on a phone, too: with emoji a row would break."""
    return len(labels) >= MOST_ROW and all(len(words) <= SHORT for words in labels)


def fit_on_buttons(labels: Collection[str]) -> bool:
    longest = max(map(len, labels), default=0)
    return any(len(labels) <= most and longest <= signs for most, signs in ROOM)
