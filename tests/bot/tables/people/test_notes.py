import logging

import pytest

from bot.tables import ErrorCode, Terms
from bot.tables.values.limits import MOST_NOTE
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, LINE, Rig, refusal


async def test_a_note_is_ones_own_changes_and_goes_when_it_is_empty(rig: Rig) -> None:
    table, people = await rig.open(LINE), rig.tables.people
    await people.set_note(ANA, table, "  first\nsecond  ")
    await people.set_note(CLEO, table, "I look on")
    assert [await people.note(who, table) for who in (ANA, BEN, CLEO)] == ["first\nsecond", "", "I look on"]
    await people.set_note(ANA, table, "changed")
    assert await (await rig.again()).tables.people.note(ANA, table) == "changed"
    await people.set_note(ANA, table, " \n ")
    assert await people.note(ANA, table) == ""
    assert len((await rig.dump())["table_notes"]) == 1


async def test_a_note_has_its_length_and_no_signs_a_database_refuses(
    rig: Rig, caplog: pytest.LogCaptureFixture
) -> None:
    table, people = await rig.open(LINE), rig.tables.people
    with caplog.at_level(logging.DEBUG):
        await people.set_note(ANA, table, "x" * MOST_NOTE)
        assert await refusal(rig, people.set_note(ANA, table, "y" * (MOST_NOTE + 1))) == ErrorCode.NOTE_TOO_LONG
        assert await people.note(ANA, table) == "x" * MOST_NOTE
        await people.set_note(ANA, table, "a\x00b\ud800c")
    assert await people.note(ANA, table) == "abc"
    assert not [note for note in ("xxx", "yyy", "abc") if note in caplog.text]
    assert await refusal(rig, people.set_note(ANA, "zzzzz", "nowhere")) == ErrorCode.UNKNOWN_TABLE


async def test_a_note_on_a_practice_table_goes_with_the_table(rig: Rig) -> None:
    table = (await rig.tables.practice.start(ANA, GUILD, CHANNEL, Terms("tactic"), 1)).subject
    await rig.tables.people.set_note(CLEO, table, "of somebody who looked on")
    await rig.tables.people.watch(table, CLEO)
    await rig.tables.people.erase(ANA)
    left = await rig.dump()
    assert left["table_notes"] == left["watches"] == []
