"""The contents of notices, a dataclass for each kind, stored as JSON. They never hold a secret."""

import json
from dataclasses import dataclass
from typing import ClassVar

from bot.tables.values.json_fields import made_of, values_of, write_json
from bot.tables.values.notice_kinds import NoticeKind


@dataclass(frozen=True, slots=True)
class NoticeContent:
    """One kind's fields, as docs/tables.md lists them; a new field needs a default, because stored notices lack it."""

    KIND: ClassVar[NoticeKind]


@dataclass(frozen=True, slots=True)
class ChallengeMade(NoticeContent):
    KIND = NoticeKind.CHALLENGE


@dataclass(frozen=True, slots=True)
class ChallengeClosed(NoticeContent):
    KIND = NoticeKind.CHALLENGE_CLOSED
    status: str
    reason: str = ""
    table: str = ""


@dataclass(frozen=True, slots=True)
class TurnBegun(NoticeContent):
    KIND = NoticeKind.TURN
    game_no: int
    by: str = ""
    actions: tuple[str, ...] = ()  # as everybody may read them
    commitments: tuple[str, ...] = ()  # "number hash"
    seed_commitment: str = ""  # in the first turn of a game
    before_by: str = ""  # at a practice table: whose turn this one answers
    before: tuple[str, ...] = ()
    lengths: tuple[int, ...] = ()  # of the turns in `actions`, where they are several


@dataclass(frozen=True, slots=True)
class TurnTakenBack(NoticeContent):
    KIND = NoticeKind.TAKEN_BACK
    by: str
    count: int
    cause: str = "ask"


@dataclass(frozen=True, slots=True)
class TurnChanged(NoticeContent):
    KIND = NoticeKind.CHANGED
    settled: bool = False  # what was asked about the clock is answered


@dataclass(frozen=True, slots=True)
class EndOffered(NoticeContent):
    KIND = NoticeKind.END_OFFERED
    by: str


@dataclass(frozen=True, slots=True)
class TakebackAsked(NoticeContent):
    KIND = NoticeKind.TAKEBACK_ASKED
    by: str


@dataclass(frozen=True, slots=True)
class OfferClosed(NoticeContent):
    KIND = NoticeKind.OFFER_CLOSED
    offer: str  # the kind of the notice that made it
    how: str


@dataclass(frozen=True, slots=True)
class TurnReminder(NoticeContent):
    KIND = NoticeKind.REMINDER
    deadline: int | None


@dataclass(frozen=True, slots=True)
class TimeUp(NoticeContent):
    KIND = NoticeKind.TIME_UP
    deadline: int | None


@dataclass(frozen=True, slots=True)
class StillPlaying(NoticeContent):
    KIND = NoticeKind.STILL_PLAYING
    until: int | None


@dataclass(frozen=True, slots=True)
class TimeGiven(NoticeContent):
    KIND = NoticeKind.TIME_GIVEN
    by: str
    deadline: int | None


@dataclass(frozen=True, slots=True)
class OpponentGone(NoticeContent):
    KIND = NoticeKind.GONE
    gone: str
    claim_from: int | None


@dataclass(frozen=True, slots=True)
class GameEnded(NoticeContent):
    KIND = NoticeKind.ENDED
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
    reason: str


@dataclass(frozen=True, slots=True)
class PuzzleOfTheDay(NoticeContent):
    KIND = NoticeKind.DAILY
    day: str  # 2026-11-18, in the server's time zone
    puzzle: str


CONTENTS: dict[str, type[NoticeContent]] = {kind.KIND: kind for kind in NoticeContent.__subclasses__()}


def write_content(content: NoticeContent) -> str:
    return write_json(values_of(content))


def read_content(kind: str, payload: str) -> NoticeContent:
    return made_of(CONTENTS[kind], json.loads(payload))
