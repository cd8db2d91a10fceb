"""What two people agree on before they play."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from bot.tables.values.errors import ErrorCode, TableError
from data.records import Table
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


PACES = (0, 1, 2, 3, 5, 7, 14)  # days a turn; 0: no clock
LENGTHS = (1, 3, 5)  # best of (G-9)
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


def terms_of(table: Table, first: str) -> Terms:
    """Read a table's terms, for another table under the same."""
    return Terms(table.game, read_options(table.options), first, table.pace, table.takebacks, table.best_of)


def check(terms: Terms, game: AnyGame) -> str:
    """Refuse terms that are not offered; give the options back complete, as they are kept."""
    for name, value, allowed in (
        ("first", terms.first, tuple(First)),
        ("pace", terms.pace, PACES),
        ("takebacks", terms.takebacks, tuple(Takebacks)),
        ("best-of", terms.best_of, LENGTHS),
    ):
        if value not in allowed:
            raise TableError(ErrorCode.BAD_TERM, name=name, value=str(value)[:40])
    try:
        return write_options(complete(game.options, terms.options))
    except BadOption as bad:
        raise TableError(
            ErrorCode.BAD_OPTION, name=bad.name[:40], value=str(bad.value)[:40], allowed=bad.allowed
        ) from bad


def write_options(options: Mapping[str, OptionValue]) -> str:
    return json.dumps(dict(options), separators=(",", ":"))


def read_options(text: str) -> dict[str, OptionValue]:
    read: dict[str, OptionValue] = json.loads(text)
    return read
