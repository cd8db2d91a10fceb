"""What a verb answers: data, which the UI turns into words."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

EventValue = str | int | bool | None | list[str]

# What is written here was made here and cannot hold itself: not to look for that saves a fifth of the time.
write_json = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, check_circular=False).encode


class EventKind(StrEnum):
    """What was done; the values of each stand in docs/tables.md."""

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
    kind: EventKind
    values: Mapping[str, EventValue]


@dataclass(frozen=True, slots=True)
class Answer:
    """Everything here is on disk already. `subject` is the challenge's or table's id."""

    subject: str
    events: tuple[Event, ...]
    again: bool = False  # this interaction had been carried out before


def write_answer(answer: Answer) -> str:
    said = [[event.kind, dict(event.values)] for event in answer.events]
    return write_json([answer.subject, said])


def read_answer(text: str) -> Answer:
    subject, said = json.loads(text)
    return Answer(subject, tuple(Event(EventKind(kind), values) for kind, values in said), again=True)
