"""Records of leagues and ladders; `data.records` gives them out."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class League:
    """A round robin, where who meets whom follows from this, the members and the date; or a ladder."""

    TABLE: ClassVar[str] = "leagues"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    guild: str
    channel: str
    game: str
    pace: int
    days: int  # a round; of a ladder, until its message is posted anew
    run_by: str  # who announced it
    seed: str  # the order in which the members are paired comes out of it
    status: str
    opened_at: int
    begun_at: int | None = None
    ends_at: int | None = None
    look_at: int | None = None  # when something may be due next
    told: str = ""  # round and results as they were shown last
    notices: int = 0
    version: int = 0
    kind: str = "league"  # or "ladder"
    reminded: int = 0  # the round of whose end people were reminded


@dataclass(frozen=True, slots=True)
class LeagueMember:
    """Somebody who has joined a league; numbered in the order in which they did. A ladder is joined again anew."""

    TABLE: ClassVar[str] = "league_members"
    KEY: ClassVar[tuple[str, ...]] = ("league", "number")

    league: str
    number: int
    person: str
    left_at: int | None = None
    version: int = 0
    joined_at: int = 0  # of a ladder
