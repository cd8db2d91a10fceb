"""Merge one statement for many rows into one: the values go as arrays, one for each column."""

import re
from collections.abc import Sequence
from functools import cache
from typing import get_args, get_type_hints

from data.sql import shape
from data.store import Record

SET = re.compile(r"(\w+) = \?")


@cache
def together(text: str, kind: type[Record]) -> str | None:
    """Rewrite an insert or update of one row for many rows; None for other statements."""
    if text.startswith("insert "):
        columns = shape(kind).columns
        return f"insert into {kind.TABLE} ({', '.join(columns)}) select * from {_rows(kind, columns)}"
    if text.startswith("update "):
        settings, _, conditions = text.partition(" where ")
        written, bound = SET.findall(settings), SET.findall(conditions)
        said = [f"{column} = new.{column}" for column in written]
        said += ["version = old.version + 1"] if "version" in bound else []
        said = said or [f"{kind.KEY[0]} = old.{kind.KEY[0]}"]
        matches = " and ".join(f"old.{column} = new.{column}" for column in bound)
        rows = f"{_rows(kind, (*written, *bound))} as new ({', '.join((*written, *bound))})"
        return f"update {kind.TABLE} as old set {', '.join(said)} from {rows} where {matches}"
    return None


def _rows(kind: type[Record], columns: Sequence[str]) -> str:
    types = column_types(kind)
    return f"unnest({', '.join(f'${number}::{types[column]}[]' for number, column in enumerate(columns, start=1))})"


@cache
def column_types(kind: type[Record]) -> dict[str, str]:
    hints = get_type_hints(kind)
    return {
        column: "text" if str in (hints[column], *get_args(hints[column])) else "bigint"
        for column in shape(kind).columns
    }
