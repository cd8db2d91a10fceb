"""Notices, a dataclass for each kind: what it holds, how urgent it is, when it lapses. They never hold a secret."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar

from bot.tables.values.json_fields import made_of, values_of, write_json
from bot.tables.values.notice_kinds import NoticeKind as NoticeKind  # noqa: PLC0414  # given out from here
from bot.tables.values.notice_kinds import Urgency as Urgency  # noqa: PLC0414  # given out from here

REFUSED = "refused"  # in place of a posting's kind: Discord doesn't let a subject's news be shown, and that was told
_OF_NO_TURN = (NoticeKind.CHALLENGE, NoticeKind.ENDED)  # they keep their buttons, whatever is played
_QUESTIONS = (NoticeKind.REMINDER, NoticeKind.TIME_UP, NoticeKind.STILL_PLAYING)  # about the clock


class Lapse(Enum):
    """What makes a notice pointless, so that it is dropped if it wasn't shown yet."""

    NEVER = auto()
    NEXT_TURN = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class NoticeContent:
    """One kind's fields, as docs/tables.md lists them; a new field needs a default, because stored notices lack it."""

    KIND: ClassVar[NoticeKind]
    URGENCY: ClassVar[Urgency] = Urgency.AT_ONCE
    LAPSE: ClassVar[Lapse] = Lapse.NEVER
    HAS_BUTTONS: ClassVar[bool] = False
    IS_TURN: ClassVar[bool] = False  # its message is the table's newest: links lead to it
    IS_EDIT: ClassVar[bool] = False  # it only corrects an older message: no later notice waits for it
    IS_ANSWER: ClassVar[bool] = False  # all there is to show is on an older message
    RETIRES: ClassVar[Sequence[str]] = ()  # kinds of which an older message loses its buttons once this is shown …
    RETIRES_BUT: ClassVar[Sequence[str] | None] = None  # … or, in their place, those of which none does

    def outlives(self, kind: str) -> bool:
        return kind in self.RETIRES if self.RETIRES_BUT is None else kind not in self.RETIRES_BUT


@dataclass(frozen=True, slots=True)
class ChallengeMade(NoticeContent):
    KIND = NoticeKind.CHALLENGE
    URGENCY = Urgency.OPENING
    HAS_BUTTONS = True


@dataclass(frozen=True, slots=True)
class ChallengeClosed(NoticeContent):
    KIND = NoticeKind.CHALLENGE_CLOSED
    URGENCY = Urgency.OPENING
    IS_ANSWER = True
    RETIRES = (NoticeKind.CHALLENGE,)

    status: str
    reason: str = ""
    table: str = ""


ToldAction = tuple[str, Mapping[str, str | int]]  # as `Manual.tell` says it: a kind, and its values
ToldTurn = Sequence[ToldAction]


@dataclass(frozen=True, slots=True)
class TurnBegun(NoticeContent):
    KIND = NoticeKind.TURN
    LAPSE = Lapse.NEXT_TURN
    HAS_BUTTONS = True
    IS_TURN = True
    RETIRES_BUT = (NoticeKind.END_OFFERED, *_OF_NO_TURN)  # an offer to stop outlives a turn

    game_no: int
    by: str = ""
    actions: tuple[str, ...] = ()  # as everybody may read them
    commitments: tuple[str, ...] = ()  # "number hash"
    seed_commitment: str = ""  # in the first turn of a game
    before_by: str = ""  # at a practice table, or by condition: whose turn this one answers
    before: tuple[str, ...] = ()
    lengths: tuple[int, ...] = ()  # of the turns in `actions`, where they are several
    told: tuple[ToldTurn, ...] = ()  # what each of them did
    told_before: ToldTurn = ()
    earlier: tuple[Sequence[str], ...] = ()  # turns before these, in short: who played, then the actions


@dataclass(frozen=True, slots=True)
class TurnTakenBack(NoticeContent):
    KIND = NoticeKind.TAKEN_BACK
    LAPSE = Lapse.NEXT_TURN
    HAS_BUTTONS = True
    IS_TURN = True
    RETIRES_BUT = _OF_NO_TURN

    by: str
    count: int
    cause: str = "ask"


@dataclass(frozen=True, slots=True)
class TurnChanged(NoticeContent):
    KIND = NoticeKind.CHANGED
    LAPSE = Lapse.NEXT_TURN
    IS_EDIT = True

    settled: bool = False  # what was asked about the clock is answered

    def outlives(self, kind: str) -> bool:
        """A clock that stood still meanwhile leaves the question open, with its buttons."""
        return self.settled and kind in _QUESTIONS


@dataclass(frozen=True, slots=True)
class EndOffered(NoticeContent):
    KIND = NoticeKind.END_OFFERED
    LAPSE = Lapse.END
    HAS_BUTTONS = True

    by: str


@dataclass(frozen=True, slots=True)
class TakebackAsked(NoticeContent):
    KIND = NoticeKind.TAKEBACK_ASKED
    LAPSE = Lapse.END
    HAS_BUTTONS = True

    by: str
    with_answer: bool = False  # the last turn was played by condition: it goes with the one it answered


@dataclass(frozen=True, slots=True)
class OfferClosed(NoticeContent):
    KIND = NoticeKind.OFFER_CLOSED
    IS_ANSWER = True

    offer: str  # the kind of the notice that made it
    how: str

    def outlives(self, kind: str) -> bool:
        return kind == self.offer


@dataclass(frozen=True, slots=True)
class TurnReminder(NoticeContent):
    KIND = NoticeKind.REMINDER
    URGENCY = Urgency.IN_TIME
    LAPSE = Lapse.NEXT_TURN
    HAS_BUTTONS = True
    RETIRES = (NoticeKind.REMINDER,)

    deadline: int | None


@dataclass(frozen=True, slots=True)
class TimeUp(NoticeContent):
    KIND = NoticeKind.TIME_UP
    URGENCY = Urgency.IN_TIME
    LAPSE = Lapse.NEXT_TURN
    HAS_BUTTONS = True
    RETIRES = (NoticeKind.REMINDER,)

    deadline: int | None


@dataclass(frozen=True, slots=True)
class StillPlaying(NoticeContent):
    KIND = NoticeKind.STILL_PLAYING
    URGENCY = Urgency.IN_TIME
    LAPSE = Lapse.NEXT_TURN
    HAS_BUTTONS = True

    until: int | None


@dataclass(frozen=True, slots=True)
class TimeGiven(NoticeContent):
    KIND = NoticeKind.TIME_GIVEN
    LAPSE = Lapse.NEXT_TURN
    RETIRES = _QUESTIONS

    by: str
    deadline: int | None


@dataclass(frozen=True, slots=True)
class OpponentGone(NoticeContent):
    KIND = NoticeKind.GONE
    LAPSE = Lapse.END
    HAS_BUTTONS = True

    gone: str
    claim_from: int | None


@dataclass(frozen=True, slots=True)
class GameEnded(NoticeContent):
    KIND = NoticeKind.ENDED
    HAS_BUTTONS = True
    RETIRES_BUT = _OF_NO_TURN

    game_no: int
    result: str
    reason: str
    winner: str | None
    by: str
    over: bool  # the whole table, not only one game of a series
    wins: tuple[str, ...]  # by host and guest
    host: str
    guest: str
    why: str = ""  # a moderator's own words


@dataclass(frozen=True, slots=True)
class TableResult(NoticeContent):
    """The line in the channel; everything it says stands in the table by then."""

    KIND = NoticeKind.RESULT
    URGENCY = Urgency.IN_TIME

    game_no: int


@dataclass(frozen=True, slots=True)
class RecapPosted(NoticeContent):
    """A player wants a finished game to be seen in the channel."""

    KIND = NoticeKind.RECAP
    URGENCY = Urgency.IN_TIME

    game_no: int
    form: str  # film or story


@dataclass(frozen=True, slots=True)
class WatchedEnd(NoticeContent):
    """The end of a table, for those who asked for it; who they are is read when it is shown."""

    KIND = NoticeKind.WATCHED
    URGENCY = Urgency.IN_TIME

    game_no: int


@dataclass(frozen=True, slots=True)
class TableModerated(NoticeContent):
    KIND = NoticeKind.MODERATED

    verb: str
    reason: str
    moderator: str


@dataclass(frozen=True, slots=True)
class TableSetAside(NoticeContent):
    KIND = NoticeKind.SET_ASIDE
    URGENCY = Urgency.IN_TIME
    RETIRES_BUT = _OF_NO_TURN

    reason: str


@dataclass(frozen=True, slots=True)
class PuzzleOfTheDay(NoticeContent):
    KIND = NoticeKind.DAILY
    URGENCY = Urgency.IN_TIME
    HAS_BUTTONS = True
    RETIRES = (NoticeKind.DAILY,)

    day: str  # 2026-11-18, in the server's time zone
    puzzle: str


@dataclass(frozen=True, slots=True)
class PuzzleShared(NoticeContent):
    """Somebody tells a server that they solved its puzzle of the day, and nothing of how."""

    KIND = NoticeKind.SHARED

    server: str
    day: str
    puzzle: str
    by: str
    tries: int
    streak: int


@dataclass(frozen=True, slots=True)
class TurnDigest(NoticeContent):
    """After a person's quiet hours; what waits for them is looked up when it is shown."""

    KIND = NoticeKind.DIGEST
    URGENCY = Urgency.IN_TIME


@dataclass(frozen=True, slots=True)
class LeagueShown(NoticeContent):
    """A league was announced, its next round has begun, or it is over; how it stands is read when it is shown."""

    KIND = NoticeKind.LEAGUE
    HAS_BUTTONS = True
    RETIRES = (NoticeKind.LEAGUE,)


@dataclass(frozen=True, slots=True)
class LeagueChanged(NoticeContent):
    """A league's newest message is to show how it stands now."""

    KIND = NoticeKind.LEAGUE_CHANGED
    IS_EDIT = True


@dataclass(frozen=True, slots=True)
class LeagueReminder(NoticeContent):
    """A round of a league ends soon, and the games of those who are mentioned aren't over."""

    KIND = NoticeKind.LEAGUE_REMINDER
    URGENCY = Urgency.IN_TIME

    round_no: int


@dataclass(frozen=True, slots=True)
class VoteOpened(NoticeContent):
    """A vote of a server begins: those who asked for it are told, each in private."""

    KIND = NoticeKind.VOTE_CALL
    URGENCY = Urgency.IN_TIME
    LAPSE = Lapse.NEXT_TURN


@dataclass(frozen=True, slots=True)
class SeasonEnded(NoticeContent):
    """A month is over on a server; what was played in it is looked up when it is shown."""

    KIND = NoticeKind.SEASON
    URGENCY = Urgency.IN_TIME

    month: str  # 2026-11


CONTENTS: dict[str, type[NoticeContent]] = {content.KIND: content for content in NoticeContent.__subclasses__()}
OF_ONE_TURN = tuple(content.KIND for content in CONTENTS.values() if content.LAPSE is Lapse.NEXT_TURN)
OF_A_LIVE_TABLE = tuple(content.KIND for content in CONTENTS.values() if content.LAPSE is not Lapse.NEVER)

EDITS = tuple(content.KIND for content in CONTENTS.values() if content.IS_EDIT)
TURNS = tuple(content.KIND for content in CONTENTS.values() if content.IS_TURN)


def urgency_of(kinds: Iterable[str]) -> Urgency:
    """Decide how urgent a subject is: as its most urgent notice, but a thread must be opened first."""
    known = {CONTENTS[kind].URGENCY for kind in kinds}
    if Urgency.OPENING in known:
        return Urgency.OPENING
    return Urgency.IN_TIME if known == {Urgency.IN_TIME} else Urgency.AT_ONCE


def kinds_of(urgency: Urgency) -> list[str]:
    return [kind for kind, content in CONTENTS.items() if content.URGENCY is urgency]


def write_content(content: NoticeContent) -> str:
    return write_json(values_of(content))


def read_content(kind: str, payload: str) -> NoticeContent:
    return made_of(CONTENTS[kind], json.loads(payload))
