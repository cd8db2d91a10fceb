"""Every store there is, and the records that the contract tries it with."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from data.migration import Migration
from data.remembering import Remembering
from data.sqlite.store import SqliteStore
from data.store import Store
from tests.contract.stores.postgresql import address

MIGRATIONS = [
    Migration(
        1,
        "marbles",
        """
        create table marbles (
            id text not null primary key, bag text not null, number bigint not null, shiny bigint not null,
            note text, version bigint not null, unique (bag, number)
        );
        create table scratches (
            marble text not null references marbles (id), number bigint not null, primary key (marble, number)
        );
        """,
    )
]


@dataclass(frozen=True, slots=True)
class Marble:
    TABLE: ClassVar[str] = "marbles"
    KEY: ClassVar[tuple[str, ...]] = ("id",)

    id: str
    bag: str = "red"
    number: int = 0
    shiny: bool = False
    note: str | None = None
    version: int = 0


@dataclass(frozen=True, slots=True)
class Scratch:
    TABLE: ClassVar[str] = "scratches"
    KEY: ClassVar[tuple[str, ...]] = ("marble", "number")

    marble: str
    number: int


Opener = Callable[[Path], Awaitable[Store]]


async def remembering(folder: Path) -> Store:
    """Remember by the key and by a column that changes, in so little room that much is forgotten again."""
    return Remembering(await SqliteStore.memory(MIGRATIONS), {Marble: ("id", "bag"), Scratch: ("marble",)}, most=8)


async def postgresql(folder: Path) -> Store:
    where = await address(folder)
    from data.postgresql.store import PostgresqlStore

    return await PostgresqlStore.open(where, MIGRATIONS)


OPENERS: dict[str, Opener] = {
    "sqlite-memory": lambda folder: SqliteStore.memory(MIGRATIONS),
    "sqlite-file": lambda folder: SqliteStore.open(folder / "marbles.db", MIGRATIONS),
    "remembering": remembering,
    "postgresql": postgresql,
}
LASTING = ["sqlite-file", "postgresql"]

A, B, C = Marble("a", number=1), Marble("b", "blue", 2, shiny=True), Marble("c", "blue", 3, note="chipped")
