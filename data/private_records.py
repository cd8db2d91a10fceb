"""Records for their owner's eyes alone."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Conditions:
    """What a player has said to play by itself at a table, for their eyes alone (bot/tables/values/lines.py)."""

    TABLE: ClassVar[str] = "conditions"
    KEY: ClassVar[tuple[str, ...]] = ("table_id", "person")

    table_id: str
    person: str
    turn_no: int  # of the running turn, with which the lines begin; those of another turn are void
    lines: str = ""
    draft: str = ""  # the line being built
    missed: str = ""  # what wasn't played in the running turn, though it was said to be
    version: int = 0


@dataclass(frozen=True, slots=True)
class TableNote:
    """What a person wrote down about a table, for nobody else."""

    TABLE: ClassVar[str] = "table_notes"
    KEY: ClassVar[tuple[str, ...]] = ("person", "table_id")

    person: str
    table_id: str
    text: str
    version: int = 0
