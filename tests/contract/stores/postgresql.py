"""A schema on the tests' own PostgreSQL server for every folder that a test gives."""

from pathlib import Path

import pytest

from tools.postgresql import NONE_HERE, Server, server


def running() -> Server:
    """Give the server, started the first time; without its programs the test is skipped."""
    found = server()
    if found is None:
        pytest.skip(NONE_HERE)
    return found


async def address(folder: Path) -> str:
    """Give the address of an empty schema; the same folder has the same one."""
    import asyncpg

    schema = f"{folder.parent.name}_{folder.name}"[-60:].lower().replace("-", "_")
    db = await asyncpg.connect(running().address())
    await db.execute(f'create schema if not exists "{schema}"')
    await db.close()
    return running().address(search_path=f'"{schema}"')
