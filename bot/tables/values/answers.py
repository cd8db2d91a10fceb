"""The answers of verbs: data, which the UI turns into words."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import ClassVar, TypeVar

# Answers hold no cycles; not checking for them saves a fifth of the encoding time.
write_json = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode


class EventKind(StrEnum):
    """The kinds of events; docs/tables.md lists the values of each."""

    CHALLENGED = "challenged"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    ACTED = "acted"
    TOOK_BACK = "took-back"
    TAKEBACK_ASKED = "takeback-asked"
    TAKEBACK_DECLINED = "takeback-declined"
    TAKEBACK_WITHDRAWN = "takeback-withdrawn"
    END_OFFERED = "end-offered"
    END_DECLINED = "end-declined"
    END_WITHDRAWN = "end-withdrawn"
    ENDED = "ended"
    MORE_TIME = "more-time"
    KEPT = "kept"
    AWAY = "away"
    BACK = "back"
    MODERATED = "moderated"
    FORGOTTEN = "forgotten"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that was done, with the values its reader needs."""

    kind: ClassVar[EventKind]


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    kind = EventKind.CHALLENGED


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    kind = EventKind.ACCEPTED
    table: str


@dataclass(frozen=True, slots=True)
class Declined(Event):
    kind = EventKind.DECLINED
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Withdrawn(Event):
    kind = EventKind.WITHDRAWN


@dataclass(frozen=True, slots=True)
class Acted(Event):
    kind = EventKind.ACTED
    turn_no: int
    actions: tuple[str, ...]
    turn_over: bool
    ended: bool


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    kind = EventKind.TOOK_BACK
    count: int


@dataclass(frozen=True, slots=True)
class AskedTakeback(Event):
    kind = EventKind.TAKEBACK_ASKED


@dataclass(frozen=True, slots=True)
class DeclinedTakeback(Event):
    kind = EventKind.TAKEBACK_DECLINED
    by: str


@dataclass(frozen=True, slots=True)
class WithdrewTakeback(Event):
    kind = EventKind.TAKEBACK_WITHDRAWN
    by: str


@dataclass(frozen=True, slots=True)
class OfferedEnd(Event):
    kind = EventKind.END_OFFERED


@dataclass(frozen=True, slots=True)
class DeclinedEnd(Event):
    kind = EventKind.END_DECLINED


@dataclass(frozen=True, slots=True)
class WithdrewEnd(Event):
    kind = EventKind.END_WITHDRAWN


@dataclass(frozen=True, slots=True)
class Ended(Event):
    kind = EventKind.ENDED
    result: str
    reason: str
    winner: str | None
    game_no: int
    over: bool


@dataclass(frozen=True, slots=True)
class GaveTime(Event):
    kind = EventKind.MORE_TIME
    deadline: int | None


@dataclass(frozen=True, slots=True)
class Kept(Event):
    kind = EventKind.KEPT


@dataclass(frozen=True, slots=True)
class WentAway(Event):
    kind = EventKind.AWAY
    until: int
    days_left: int


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    kind = EventKind.BACK


@dataclass(frozen=True, slots=True)
class Moderated(Event):
    kind = EventKind.MODERATED
    verb: str


@dataclass(frozen=True, slots=True)
class Forgotten(Event):
    kind = EventKind.FORGOTTEN


E = TypeVar("E", bound=Event)

EVENTS: dict[str, type[Event]] = {made.kind: made for made in Event.__subclasses__()}
FIELDS = {kind: tuple(field.name for field in fields(made)) for kind, made in EVENTS.items()}


@dataclass(frozen=True, slots=True)
class Answer:
    """Tell what a verb did; all of it is on disk already. `subject` is the challenge's or table's id."""

    subject: str
    events: tuple[Event, ...]
    again: bool = False  # this interaction had been carried out before

    def event(self, kind: type[E]) -> E:
        """Find the event of this kind; every verb's answer has those docs/tables.md names."""
        return next(event for event in self.events if isinstance(event, kind))


def write_answer(answer: Answer) -> str:
    return write_json([answer.subject, [[event.kind, _values(event)] for event in answer.events]])


def read_answer(text: str) -> Answer:
    subject, said = json.loads(text)
    return Answer(subject, tuple(_event(kind, values) for kind, values in said), again=True)


def _values(event: Event) -> dict[str, object]:
    return {name: getattr(event, name) for name in FIELDS[event.kind]}


def _event(kind: str, values: Mapping[str, object]) -> Event:
    return EVENTS[kind](**{name: tuple(one) if isinstance(one, list) else one for name, one in values.items()})
