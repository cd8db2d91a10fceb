"""Records of a server that plays against the bot by votes; `data.records` gives them out."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class VoteWish:
    """Where, and at which hour, a server plays against the bot by a vote a day, and how the running vote stands."""

    TABLE: ClassVar[str] = "vote_wishes"
    KEY: ClassVar[tuple[str, ...]] = ("server",)

    server: str
    channel: str = ""  # "" where no new game is wanted
    hour: int = 18
    zone: str = "UTC"  # by its name in the IANA database
    games: str = ""  # parted by spaces; "" for all that can be voted on
    level: int = 0  # of the bot; 0 for one that rises with wins
    set_by: str = ""  # who is told when the channel can't be written to
    look_at: int | None = None  # when a vote is over, or a game may begin
    idle_days: int = 0  # in a row in which nobody voted
    votes: int = 0  # votes for the turn that was played last
    votes_for: int = 0  # and how many of them were for it
    version: int = 0


@dataclass(frozen=True, slots=True)
class VoteCall:
    """Somebody wants to be told of each vote of a server, in private."""

    TABLE: ClassVar[str] = "vote_calls"
    KEY: ClassVar[tuple[str, ...]] = ("server", "person")

    server: str
    person: str
    told: str = ""  # of which vote they were told last: its table and turn
    version: int = 0


@dataclass(frozen=True, slots=True)
class Vote:
    """The turn for which somebody votes; kept until one is played."""

    TABLE: ClassVar[str] = "votes"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "person")

    table_id: str
    person: str
    turn_no: int
    actions: str  # parted by spaces
    version: int = 0
