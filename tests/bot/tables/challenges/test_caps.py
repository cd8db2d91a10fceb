"""What a server lets people begin: which games, and how many challenges in an hour."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.tables import BranchPoint, ErrorCode
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, HOUR, LINE, TACTIC, Rig, refusal, refused

Begins = Callable[[Rig, str], Coroutine[Any, Any, object]]
WAYS: list[Begins] = [
    lambda rig, over: rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, BEN),
    lambda rig, over: rig.tables.challenges.rematch(over, ANA),
    lambda rig, over: rig.tables.practice.start(ANA, GUILD, CHANNEL, LINE, 1),
    lambda rig, over: rig.tables.practice.play_on(BranchPoint(over, 1, 0), ANA, GUILD, CHANNEL),
]


@pytest.mark.parametrize("begins", WAYS)
async def test_only_games_of_the_server_are_begun(rig: Rig, begins: Begins) -> None:
    over = await rig.open(LINE)
    await rig.turn(over)
    await rig.tables.play.resign(over, ANA)
    await rig.tables.people.set_server(GUILD, games="tactic logitac")
    assert await refusal(rig, begins(rig, over)) == ErrorCode.GAME_NOT_ALLOWED
    await rig.tables.people.set_server(GUILD, games="tactic l_calculus")
    assert await begins(rig, over)


async def test_what_was_offered_before_stands(rig: Rig) -> None:
    offered = await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, BEN)
    await rig.tables.people.set_server(GUILD, games="tactic")
    await rig.tables.challenges.accept(offered.subject, BEN)
    assert (await rig.table(offered.subject)).game == LINE.game


async def test_a_person_makes_so_many_challenges_an_hour_and_no_more(rig: Rig) -> None:
    await rig.tables.people.set_server(GUILD, most_challenges=2)
    first = await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, BEN)
    began = rig.clock.at
    rig.clock.forward(HOUR // 2)
    await rig.tables.challenges.withdraw(first.subject, ANA)
    await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, TACTIC, BEN)
    one_more = rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, CLEO)
    error = await refused(rig, one_more)
    assert (error.key, error.values) == (ErrorCode.TOO_MANY_CHALLENGES, {"most": 2, "deadline": began + HOUR})
    await rig.tables.challenges.offer(BEN, GUILD, CHANNEL, LINE, ANA)
    await rig.tables.challenges.offer(ANA, "78", CHANNEL, LINE, CLEO)
    rig.clock.at = began + HOUR
    await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, LINE, CLEO)
