"""A table whose game was gone goes on when it is here again: the turn is shown anew, and its silence begins anew."""

import json
from dataclasses import replace

import pytest

from bot.tables import NoticeKind, TableStatus
from bot.tables.log.loading import set_aside
from bot.tables.values.notice_contents import TurnTakenBack
from bot.tables.values.states import Suspension
from tests.bot.tables.rig import DAY, LINE, Rig


@pytest.mark.parametrize("pace", [0, 3])
async def test_it_is_brought_back_at_a_start_as_it_was_left(rig: Rig, pace: int) -> None:
    id_ = await rig.open(replace(LINE, pace=pace))
    await rig.turn(id_)
    mover = await rig.mover(id_)
    rig.clock.forward(DAY)
    await rig.tables.tick()
    await set_aside(rig.tables.context, await rig.table(id_), Suspension.GAME_MISSING)
    await rig.show_all()
    aside = await rig.table(id_)
    rig.clock.forward(5 * DAY)
    again = await rig.again()
    table = await again.table(id_)
    assert (table.status, table.ending, table.turn_no) == (TableStatus.OPEN, "", aside.turn_no + 1)
    running = again.tables.context.time.run()
    assert (table.quiet_run, table.asked_run) == (running, None)
    assert table.deadline_run == (running + 2 * DAY if pace else None)
    (notice,) = [one for one in await again.notices(id_) if one.kind == NoticeKind.TAKEN_BACK]
    assert TurnTakenBack(**json.loads(notice.payload)) == TurnTakenBack("", 0, "game-back")
    assert notice.mentions == mover


async def test_another_game_missing_leaves_it_aside(rig: Rig) -> None:
    id_ = await rig.open(LINE)
    await set_aside(rig.tables.context, await rig.table(id_), Suspension.LOG_BROKEN)
    again = await rig.again()
    assert (await again.table(id_)).status == TableStatus.ASIDE
