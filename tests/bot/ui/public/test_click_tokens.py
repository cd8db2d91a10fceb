"""A turn costs one counted request; where a click's token is no help, the channel's route is, and nothing is lost."""

import asyncio
from pathlib import Path

import pytest

from bot.ui.public.click_tokens import MOST_REFUSED
from sandbox.rest.planned_faults import FOR_EVER
from tests.bot.ui.asking import comes_true
from tests.bot.ui.conftest import Stage, staged
from tests.bot.ui.players import Match, click_turn, open_match, press

AGAIN_S = 1.0  # between two tries of what is limited
EDIT_BY_TOKEN = "/webhooks/[0-9]+/[^/]+/messages/[0-9]+"


async def counted_turn(match: Match, *, typed: bool = False) -> int:
    """Play a turn, wait until the old message is bare, and count what Discord counts."""
    turn = await match.next_turn()
    before, limits = match.stage.sandbox.limits.counted, match.stage.sandbox.limits
    await (match.type_turn(match.mover(turn), turn) if typed else click_turn(match, match.mover(turn), turn))
    await match.next_turn(turn)
    await match.people[0].waits_until(lambda: not match.people[0].message(turn.id).buttons)
    assert "Your move" not in match.people[0].message(turn.id).text
    return limits.counted - before


async def test_a_clicked_turn_costs_one_counted_request_and_a_typed_one_two(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    await counted_turn(match)
    assert [await counted_turn(match) for _ in range(4)] == [1, 1, 1, 1]
    assert await counted_turn(match, typed=True) == 2


async def test_an_expired_token_is_not_tried(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    await press(match.people[0], turn, "view|")
    await comes_true(lambda: stage.bot.dispatcher.is_empty)
    await stage.passes(seconds=14 * 60)
    assert await counted_turn(match, typed=True) == 2
    stage.sandbox.assert_clean()


@pytest.mark.parametrize("code", [10008, 50027])
async def test_a_token_that_is_refused_leaves_the_channels_route(stage: Stage, code: int) -> None:
    match = await open_match(stage, "tactic")
    await counted_turn(match)
    stage.sandbox.faults.refuse(code, EDIT_BY_TOKEN, method="PATCH")
    assert await counted_turn(match) == 2


async def test_tokens_that_are_always_refused_are_left_alone_for_an_hour(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    await counted_turn(match)
    refused = stage.sandbox.faults.refuse(10008, EDIT_BY_TOKEN, method="PATCH", times=MOST_REFUSED + 5)
    assert [await counted_turn(match) for _ in range(MOST_REFUSED + 2)] == [2] * (MOST_REFUSED + 2)
    assert refused.met == MOST_REFUSED
    stage.sandbox.faults.clear()
    assert await counted_turn(match) == 2
    await stage.passes(seconds=3600)
    assert await counted_turn(match) == 1


async def test_a_token_serves_as_often_as_its_message_changes(stage: Stage) -> None:
    match = await open_match(stage, "tactic", pace=3)
    turn = await match.next_turn()
    mover = match.mover(turn)
    await press(mover, turn, "view|")
    counted = stage.sandbox.limits.counted
    await mover.run(match.thread, "away", until="3")
    await mover.waits_until(lambda: mover.message(turn.id).text != turn.text)
    assert stage.sandbox.limits.counted == counted
    assert await counted_turn(match, typed=True) == 1


async def test_anybodys_click_on_the_message_helps(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    await press(next(person for person in match.people if person is not match.mover(turn)), turn, "view|")
    assert await counted_turn(match, typed=True) == 1


async def test_under_a_global_429_play_is_acknowledged_and_nothing_is_lost(tmp_path: Path) -> None:
    """Every counted request is refused for a while: clicks are answered meanwhile, and then all is shown once."""
    async with staged(tmp_path, rate_limits=False) as stage:
        matches = []
        for _ in range(3):
            matches.append(await open_match(stage, "tactic"))
            await stage.person("Ana").waits_until(lambda: "accept|" not in str(_said_in_the_channel(stage)))
        turns = [await match.next_turn() for match in matches]
        shown = [len(match.turns()) for match in matches]
        limit = stage.sandbox.faults.fail(429, "/channels/", times=FOR_EVER, scope="global", retry_after=AGAIN_S)
        for match, turn in zip(matches, turns, strict=True):
            await click_turn(match, match.mover(turn), turn)
        answered = [stage.bot.ui.tables.notices.table_in(str(match.thread.id)) for match in matches]
        assert [table.turn_no for table in await asyncio.gather(*answered) if table] == [2, 2, 2]
        assert [len(match.turns()) for match in matches] == shown
        limit.left = 0
        following = [await match.next_turn(turn) for match, turn in zip(matches, turns, strict=True)]
        assert limit.met >= 1
        assert len(following) == 3
        assert [len(match.turns()) for match in matches] == [number + 1 for number in shown]
        assert [len(match.rings(match.mover(turn))) for match, turn in zip(matches, following, strict=True)] == [
            1,
            1,
            1,
        ]


def _said_in_the_channel(stage: Stage) -> list[str]:
    return [str(seen.view) for seen in stage.person("Ana").sees(stage.sandbox.channel)]
