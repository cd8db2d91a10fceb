"""Conditions are shown to whoever said them, and to nobody else."""

from bot.tables import ErrorCode
from tests.bot.tables.play.test_conditional_turns import WHOLE, said
from tests.bot.tables.rig import ANA, BEN, CLEO, Rig, refusal


async def test_each_sees_what_they_have_said_themselves(rig: Rig) -> None:
    queries, id_ = rig.tables.queries, await said(rig, WHOLE)
    assert [(await queries.conditions(id_, one)).lines for one in (ANA, BEN)] == [(), (WHOLE,)]
    assert [await queries.count_conditions(await rig.table(id_), one) for one in (ANA, BEN)] == [0, 1]
    assert await refusal(rig, queries.conditions(id_, CLEO)) == ErrorCode.NOT_YOUR_TABLE
