"""Which table is meant: the one named, that of the thread, or the person's only one."""

from collections.abc import AsyncIterator

import pytest

from bot.ui.refusal import UiRefusal
from bot.ui.request import Request
from bot.ui.which_table.table_meant import MOST_NAMED, table_meant
from tests.bot.tables.rig import ANA, BEN, CLEO, GUILD, TACTIC, set_up
from tests.bot.ui.desk import THREAD, Desk, desk_on


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    rig = await set_up()
    yield await desk_on(rig)
    await rig.close()


async def meant(desk: Desk, person: str, named: str | None = None, **here: object) -> str:
    found: list[str] = []

    async def handler(request: Request) -> None:
        found.append((await table_meant(request, named)).id)

    await desk.asks(person, handler, **here)  # type: ignore[arg-type]
    return found[0]


async def refused(desk: Desk, person: str, **here: object) -> UiRefusal:
    with pytest.raises(UiRefusal) as refusal:
        await meant(desk, person, **here)  # type: ignore[arg-type]
    return refusal.value


async def test_ones_only_table_is_meant_and_without_any_it_is_said(desk: Desk) -> None:
    id_ = await desk.rig.open(TACTIC)
    assert await meant(desk, ANA) == id_
    assert (await refused(desk, CLEO)).key == "error-no-table"
    assert (await refused(desk, ANA, server="78")).key == "error-no-table"


async def test_of_several_the_ones_there_are_are_named_as_many_as_fit(desk: Desk) -> None:
    await desk.rig.tables.people.set_server(GUILD, most_tables=100)
    for nth in range(2):
        await desk.rig.open(TACTIC, guest=f"20{nth:02}")
    few = await refused(desk, ANA)
    assert few.key == "error-which-table"
    assert len(str(few.values["tables"]).split("\n")) == 2 and "…" not in str(few.values["tables"])
    for nth in range(2, MOST_NAMED + 1):
        await desk.rig.open(TACTIC, guest=f"20{nth:02}")
    many = str((await refused(desk, ANA)).values["tables"]).split("\n")
    assert len(many) == MOST_NAMED + 1 and many[-1] == "-# …"


async def test_a_thread_stands_for_its_table_also_for_spectators_and_for_no_other_once_it_is_over(desk: Desk) -> None:
    here = await desk.rig.open(TACTIC)
    other = await desk.rig.open(TACTIC, guest=CLEO)
    await desk.rig.tables.notices.placed(here, THREAD)
    for person in (ANA, BEN, CLEO):
        assert await meant(desk, person, channel=THREAD) == here
    assert await meant(desk, ANA, f" {other.upper()} · Tactic", channel=THREAD) == other
    await desk.rig.tables.play.resign(here, ANA)
    assert (await refused(desk, ANA, channel=THREAD)).key == "error-over-here"
