"""Who may not play on a server begins nothing there."""

import pytest

from bot.ui.play.practice_table import begin_practice
from bot.ui.refusal import UiRefusal
from tests.bot.tables.rig import ANA, GUILD, TACTIC, set_up
from tests.bot.ui.desk import desk_on


async def test_without_a_role_that_may_play_no_practice_begins() -> None:
    rig = await set_up()
    await rig.tables.people.set_server(GUILD, players="1")
    with pytest.raises(UiRefusal, match="error-players-only"):
        await (await desk_on(rig)).asks(ANA, begin_practice, TACTIC)
    assert await rig.tables.queries.tables_of(ANA) == []
    await rig.close()
