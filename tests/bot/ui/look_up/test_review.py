"""Looking back at a finished game: the chart, the turns that mattered, and only when it is over."""

from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.tables import ErrorCode, TableError
from bot.text import words
from bot.workers.pool import WorkerLost
from games.registry import KEYS, game, manual
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, open_match

SLOW = 30.0


@pytest.mark.parametrize("key", KEYS)
async def test_a_finished_game_is_looked_back_at(key: str, stage: Stage) -> None:
    match = await open_match(stage, key.replace("_", "-"))
    for _ in range(3):
        turn = await match.step()
    table = id_of(turn, "play|").split("|")[1]
    with pytest.raises(TableError) as early:
        await stage.bot.ui.tables.queries.past_turns(table)
    assert early.value.key == ErrorCode.NOT_OVER
    await stage.bot.ui.tables.play.resign(table, str(match.people[0].id))
    end = await match.people[1].waits_for(match.thread, lambda seen: "review|" in str(seen.view))
    shown = await (await match.people[1].click(end, id_of(end, "review|"))).shown(SLOW)
    assert shown.is_private
    assert shown.pictures
    turns: list[Any] = await stage.bot.ui.tables.queries.past_turns(table)
    review = await stage.bot.ui.reviewer.review(table, 1, key)
    assert len(review.standings) == len(turns) >= 3
    assert all(-1 <= standing <= 1 for standing in review.standings)
    assert review is await stage.bot.ui.reviewer.review(table, 1, key)
    assert (review.given_away is not None) == (key == "l_calculus")
    for one in review.key_turns:
        assert one.verdict.lost > 0
        assert one.turn.actions != one.verdict.best.actions
        rules = game(key)
        assert one.verdict.best.actions[0] in rules.actions(one.turn.before)
        named = " · Round " if key == "topologic" else "**"
        assert f"**Turn {one.number}{named}" in shown.text
        assert manual(rules).turn_name(one.turn.before) or " · Round " not in shown.text
    assert shown.text.count("-# Why: ") == len(review.key_turns)


async def test_a_look_back_that_fails_says_so_and_can_be_asked_for_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await open_match(stage, "tactic")
    table = id_of(await match.step(), "play|").split("|")[1]
    await stage.bot.ui.tables.play.resign(table, str(match.people[0].id))
    end = await match.people[1].waits_for(match.thread, lambda seen: "review|" in str(seen.view))
    with monkeypatch.context() as broken:
        broken.setattr(stage.bot.ui.workers, "run", AsyncMock(side_effect=WorkerLost("hung")))
        refused = await (await match.people[1].click(end, id_of(end, "review|"))).shown(SLOW)
    assert refused.text == words("en").say("error-no-review")
    assert (await (await match.people[1].click(end, id_of(end, "review|"))).shown(SLOW)).pictures
