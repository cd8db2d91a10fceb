"""Records of the puzzle of the day, and of who solved which puzzle; `data.records` gives them out with all others."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class DailyWish:
    """Where, and at which hour of which time zone, a server wants its puzzle of the day."""

    TABLE: ClassVar[str] = "daily_wishes"
    KEY: ClassVar[tuple[str, ...]] = ("server",)

    server: str
    channel: str = ""  # "" where none is wanted
    hour: int = 9
    zone: str = "UTC"  # by its name in the IANA database
    games: str = ""  # parted by spaces; "" for all
    set_by: str = ""  # who is told when the channel can't be written to
    since: int = 0  # what was due before isn't late: it wasn't wanted
    look_at: int | None = None  # when it may be time next
    told_at: int | None = None  # when that was told; None once a puzzle came through
    version: int = 0
    hardest: int = 4  # no grade above it, whatever the weekday


@dataclass(frozen=True, slots=True)
class DailyPost:
    """The puzzle a server was given on a day: there is one row a day, and so never a second puzzle."""

    TABLE: ClassVar[str] = "daily_posts"
    KEY: ClassVar[tuple[str, ...]] = ("server", "day")

    server: str
    day: str  # in the server's time zone, 2026-11-18
    puzzle: str
    made_at: int
    channel: str = ""
    message: str | None = None  # None until it was shown
    version: int = 0


@dataclass(frozen=True, slots=True)
class DailyTry:
    """How somebody fared with a server's puzzle of a day, as long as nobody was shown the solution."""

    TABLE: ClassVar[str] = "daily_tries"
    KEY: ClassVar[tuple[str, ...]] = ("server", "day", "person")

    server: str
    day: str
    person: str
    puzzle: str
    tried: str = ""  # the lines, parted by semicolons: the same one again is no new try
    tries: int = 0
    solved_at: int | None = None
    given_up: bool = False
    version: int = 0
    shared_at: int | None = None  # when the channel was told, once


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """How often somebody was shown a puzzle and tried it, and when they first solved it or saw its solution."""

    TABLE: ClassVar[str] = "puzzle_results"
    KEY: ClassVar[tuple[str, ...]] = ("person", "puzzle")

    person: str
    puzzle: str
    tried: str = ""
    tries: int = 0
    solved_at: int | None = None
    version: int = 0
    shown: int = 0
    given_up_at: int | None = None


@dataclass(frozen=True, slots=True)
class OwnPuzzle:
    """A position of a game that its players let their server have as a puzzle of the day: one a game at most."""

    TABLE: ClassVar[str] = "own_puzzles"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "game_no")

    table_id: str
    game_no: int
    puzzle: str  # its id, which leads nobody to the game
    server: str
    turn: int  # counted from 1
    content: str  # all that a shipped puzzle has, written as its line
    asked_by: str
    asked_at: int
    agreed_by: str = ""  # the other player; nobody in a game against the bot
    agreed_at: int | None = None
    day: str = ""  # on which it was the puzzle of the day
    version: int = 0
