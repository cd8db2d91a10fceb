"""What two people agree on before they play: a field for each term, and what may be chosen for it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from bot.tables.values.errors import ErrorCode, TableError, bad_term, printable
from data.records import Challenge, Table
from games.core.game import AnyGame
from games.core.option import BadOption, Options, OptionValue, complete


class First(StrEnum):
    """Who has seat 0 (G-1)."""

    LOT = "lot"
    HOST = "host"
    GUEST = "guest"


class Takebacks(StrEnum):
    FREE = "free"
    ASK = "ask"
    OFF = "off"


class Private(StrEnum):
    """Whether a game is played in a private thread, which only the two see."""

    NO = "no"
    YES = "yes"


class Rated(StrEnum):
    """Whether a game counts for ratings: then nothing is taken back, and nobody hints."""

    NO = "no"
    YES = "yes"


HOST, GUEST, BOTH = 1, 2, 3  # who wants a private table's result told
PACES = (0, 1, 2, 3, 5, 7, 14)  # days a turn; 0: no clock
LENGTHS = (1, 3, 5)  # best of (G-9)
STANDING = range(11)  # tables at once from a challenge that no acceptance uses up; 0: the first one does
MOST_GAMES = {1: 1, 3: 6, 5: 10}  # drawn games are replayed up to here (G-9)

NONE: Options = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Terms:
    game: str
    options: Options = field(default_factory=lambda: NONE)
    first: str = First.LOT
    pace: int = 3
    takebacks: str = Takebacks.ASK
    best_of: int = 1
    private: str = Private.NO
    rated: str = Rated.NO


OFFERED: Mapping[str, tuple[str | int, ...]] = {
    "first": tuple(First),
    "pace": PACES,
    "takebacks": tuple(Takebacks),
    "best_of": LENGTHS,
    "private": tuple(Private),
    "rated": tuple(Rated),
}
_NAMES = tuple(field.name for field in fields(Terms))


def terms_of(row: Challenge | Table, **instead: Any) -> Terms:
    """Read the terms of a row; who begins is none of a table's columns, since it was settled there."""
    kept = {name: getattr(row, name) for name in _NAMES if name not in instead}
    return Terms(**{**kept, "options": read_options(row.options), **instead})


def columns_of(terms: Terms) -> dict[str, Any]:
    """Give the terms back as the columns of a challenge's row."""
    return {name: getattr(terms, name) for name in _NAMES} | {"options": write_options(terms.options)}


def is_private(row: Challenge | Table | Terms) -> bool:
    return row.private == Private.YES


def counts_on(table: Table) -> str:
    """Name the server on which a table's games count: of practice none, of a private one once both want that."""
    is_hidden = is_private(table) and table.told_by != BOTH
    return "" if table.level is not None or is_hidden else table.guild


def agreed(terms: Terms, game: AnyGame, unless: Options = NONE) -> Terms:
    """Refuse terms that are not offered, and complete the options; `unless` says what is meant where nobody chose."""
    for name, offered in OFFERED.items():
        if (value := getattr(terms, name)) not in offered:
            raise bad_term(name.replace("_", "-"), value)
    try:
        options = complete(game.options, {**unless, **terms.options})
        game.check_offered(options)
        takebacks = Takebacks.OFF if terms.rated == Rated.YES else terms.takebacks
        return replace(terms, options=options, takebacks=takebacks)
    except BadOption as bad:
        raise TableError(
            ErrorCode.BAD_OPTION, name=printable(bad.name), value=printable(bad.value), allowed=bad.allowed
        ) from bad


def write_options(options: Mapping[str, OptionValue]) -> str:
    return json.dumps(dict(options), separators=(",", ":"))


def read_options(text: str) -> dict[str, OptionValue]:
    read: dict[str, OptionValue] = json.loads(text)
    return read
