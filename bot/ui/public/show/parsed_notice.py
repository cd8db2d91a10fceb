"""A notice as the UI reads it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from data.records import Notice


@dataclass(frozen=True, slots=True)
class ParsedNotice:
    id: str
    subject: str
    kind: str
    mentions: tuple[str, ...]
    turn_no: int
    payload: Mapping[str, Any]


def parse_notice(notice: Notice) -> ParsedNotice:
    return ParsedNotice(
        notice.id,
        notice.subject,
        notice.kind,
        tuple(notice.mentions.split()),
        notice.turn_no,
        json.loads(notice.payload),
    )
