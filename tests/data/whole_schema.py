"""All migrations as one: a database that has never been anything else is made in a tenth of the time."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache

from data.migration import Migration, known
from data.sqlite.migrate import apply


@cache
def whole_schema() -> Sequence[Migration]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        for migration in known():
            apply(model, migration)
        made = model.execute(
            "select sql from sqlite_master where sql is not null and name <> 'migration' order by rowid"
        ).fetchall()
    return [Migration(1, "whole", "".join(f"{statement};\n" for (statement,) in made))]
