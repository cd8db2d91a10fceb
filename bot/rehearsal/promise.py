"""A promise of Discord's that the bot relies on, and what trying it has shown."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.rehearsal.room import Room

PAGES = "https://discord.com/developers/docs/"
UNDOCUMENTED = ""
Check = Callable[["Room"], Awaitable[None]]


class Outcome(Enum):
    KEPT = "kept"
    BROKEN = "broken"
    NOT_TRIED = "not tried"


class PromiseBroken(Exception):
    """Say, in a few English words for a report, what came instead of what was promised."""


class NotTried(Exception):
    """Say why a promise couldn't be tried: a key of the catalogue."""


@dataclass(frozen=True, slots=True)
class Promise:
    """
    One thing that Discord does and the bot builds on.

    `breaks` names the words that say what fails in the bot without it; `needs` names promises without which this one
    can't be tried.
    """

    key: str
    page: str  # below PAGES, or UNDOCUMENTED
    breaks: str
    check: Check
    needs: tuple[str, ...] = ()

    @property
    def address(self) -> str:
        return f"{PAGES}{self.page}" if self.page else ""


class Promises(list[Promise]):
    """Promises in the order in which they are tried, each noted above the check that tries it."""

    def add(self, key: str, page: str, breaks: str, *needs: str) -> Callable[[Check], Check]:
        def noted(check: Check) -> Check:
            self.append(Promise(key, page, breaks, check, needs))
            return check

        return noted


@dataclass(frozen=True, slots=True)
class RehearsalFinding:
    """What became of one promise; `seen` is English, `why` a key of the catalogue with a name it may need."""

    promise: Promise
    outcome: Outcome
    seen: str = ""
    why: str = ""
    name: str = ""


async def refusal(
    asked: Awaitable[object], otherwise: str, *codes: int, kind: type[discord.HTTPException] = discord.HTTPException
) -> discord.HTTPException:
    """Break the promise unless Discord refuses this, with one of these codes."""
    try:
        await asked
    except kind as refused:
        expect(refused.code in codes, f"{refused.status} {refused.code}")
        return refused
    raise PromiseBroken(otherwise)


def expect(holds: object, seen: object) -> None:
    """Break the promise unless this holds; say what was seen instead."""
    if not holds:
        raise PromiseBroken(str(seen))
