"""Several processes need a database that several processes can share."""

from pathlib import Path

import pytest

from bot.app import opened
from bot.config import Settings
from bot.shards.share import seconds
from bot.startup_errors import in_one_line
from bot.text import words
from data.errors import CannotShare, OtherShardCount, Unreachable
from tests.contract.stores.postgresql import address


async def test_shards_are_refused_on_sqlite_in_one_sentence(tmp_path: Path) -> None:
    settings = Settings(cairn_shards="0-3/8", cairn_database=tmp_path / "cairn.sqlite3")
    with pytest.raises(CannotShare) as refused:
        async with opened(settings):
            pass
    said = in_one_line(refused.value, words("en"))
    assert said.startswith("CAIRN_SHARDS is for PostgreSQL")
    assert "\n" not in said
    assert not (tmp_path / "cairn.sqlite3").exists()


async def test_one_process_for_all_is_refused_while_others_share_the_database(tmp_path: Path) -> None:
    where = await address(tmp_path)
    async with opened(Settings(cairn_shards="0/2", cairn_database=where)) as (_, shared):
        assert shared is not None
        await shared.keeper.rows.claim([0])
        with pytest.raises(OtherShardCount, match="CAIRN_SHARDS"):
            async with opened(Settings(cairn_database=where)):
                pass
        shared.share.hold((await shared.keeper.rows.renew()).leases, seconds() + 1)
    async with opened(Settings(cairn_database=where)) as (_, alone):  # the leases were given up at the end
        assert alone is None


async def test_a_shared_database_that_is_not_there_is_told_in_one_line() -> None:
    settings = Settings(cairn_shards="standby/8", cairn_database="postgresql://cairn:secret@127.0.0.1:1/cairn")
    with pytest.raises(Unreachable) as refused:
        async with opened(settings):
            pass
    assert "127.0.0.1:1/cairn can't be reached" in in_one_line(refused.value, words("en"))
    assert "secret" not in str(refused.value)
