"""The answers of verbs: data, which the UI turns into words."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from bot.tables.values.json_fields import made_of, values_of, write_json
from bot.tables.values.notice_contents import ToldTurn


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
    RESULT_WISHED = "result-wished"
    RESULT_TOLD = "result-told"
    MODERATED = "moderated"
    RECAPPED = "recapped"
    FORGOTTEN = "forgotten"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that was done; where a reader needs more than its kind, a class of its own has that."""

    kind: EventKind


@dataclass(frozen=True, slots=True)
class Acted(Event):
    kind: EventKind = field(default=EventKind.ACTED, init=False)
    turn_no: int
    actions: tuple[str, ...]
    turn_over: bool
    ended: bool
    told: ToldTurn = ()  # what the turn did; () where the actions say it


@dataclass(frozen=True, slots=True)
class GaveTime(Event):
    kind: EventKind = field(default=EventKind.MORE_TIME, init=False)
    deadline: int | None


@dataclass(frozen=True, slots=True)
class WentAway(Event):
    kind: EventKind = field(default=EventKind.AWAY, init=False)
    until: int
    days_left: int
    withdrawn: int = 0  # standing challenges, which end with an absence


E = TypeVar("E", bound=Event)

_WITH_VALUES: Mapping[str, type[Event]] = {
    EventKind.ACTED: Acted,
    EventKind.MORE_TIME: GaveTime,
    EventKind.AWAY: WentAway,
}


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
    events = [[event.kind, values_of(event) if event.kind in _WITH_VALUES else {}] for event in answer.events]
    return write_json([answer.subject, events])


def read_answer(text: str) -> Answer:
    subject, said = json.loads(text)
    return Answer(subject, tuple(_event(kind, values) for kind, values in said), again=True)


def _event(kind: str, values: Mapping[str, object]) -> Event:
    return made_of(_WITH_VALUES[kind], values) if kind in _WITH_VALUES else Event(EventKind(kind))
