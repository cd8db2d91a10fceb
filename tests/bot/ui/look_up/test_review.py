"""Looking back at a finished game: the chart, the turns that mattered, and only when it is over."""

from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.tables import ErrorCode, PastTurn, Table, TableError
from bot.text import words
from bot.ui.phrases import retold
from bot.workers.jobs import JudgeTurn, TurnVerdict
from bot.workers.pool import WorkerLost
from bot.workers.review import KeyTurn, Review
from data.store import Where
from games.registry import KEYS, game, manual
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, ids, open_match, told
from tests.says import says

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
    assert {one.turn.seat for one in review.key_turns}.isdisjoint(review.faultless)


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


async def test_who_lost_is_told_so_where_no_one_turn_can_be_blamed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One look blames some of their turns, the other none: they were told nothing at all."""
    match = await open_match(stage, "tactic")
    ana, ben = match.people
    table = id_of(await match.step(), "play|").split("|")[1]
    await stage.bot.ui.tables.play.resign(table, str(ana.id))
    monkeypatch.setattr(stage.bot.ui.reviewer, "review", AsyncMock(return_value=Review((-0.5,), (), None, (1,), (0,))))
    end = await ben.waits_for(match.thread, lambda seen: "review|" in str(seen.view))
    said = {person: (await told(person, end, "review|")).text for person in (ana, ben)}
    assert says(said[ana], "look-back-unsure-you") and says(said[ben], "look-back-unsure")
    assert not says(said[ana], "look-back-faultless-you") and says(said[ben], "look-back-faultless-you")
    assert says((await told(ana, end, "own-turn|")).text, "own-turn-cheap-you")


async def test_a_turn_that_mattered_is_shown_in_pictures_and_can_be_played_on_from(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await open_match(stage, "tactic")
    ana = match.people[0]
    for _ in range(3):
        turn = await match.step()
    table = id_of(turn, "play|").split("|")[1]
    turns: list[Any] = await stage.bot.ui.tables.queries.past_turns(await _resigned(stage, table, str(ana.id)))
    first, second = (KeyTurn(at + 1, turns[at], _blamed(turns[at])) for at in (2, 1))
    review = Review((0.1, 0.2, -0.3), (first, second), None, ())
    monkeypatch.setattr(stage.bot.ui.reviewer, "review", AsyncMock(return_value=review))
    end = await ana.waits_for(match.thread, lambda seen: "review|" in str(seen.view))
    shown = await (await ana.click(end, id_of(end, "review|"))).shown(SLOW)
    alts = [one.alt for one in shown.pictures][1:]  # after the chart
    assert [alt.split(" ")[0:2] for alt in alts] == [
        ["Before", "turn"],
        ["What", "was"],
        ["What", "was"],
        ["What", "would"],
    ]
    assert len(set(alts)) == 4
    assert retold(game("tactic"), turns[2].told, words("en")) in alts[1]
    assert says(shown.text, "look-back-follows", who=match.people[1].mention)
    other = await (await ana.click(shown, id_of(shown, "review-turn|"))).shown(SLOW)
    assert "**In pictures, turn 2**" in other.text
    shown = await (await ana.click(other, id_of(other, "review-turn|"))).shown(SLOW)
    known: set[str] = set()
    for where in ("before", "better"):
        button = next(one for one in ids(shown) if one.startswith("play-on|") and one.endswith(where))
        told = await (await ana.click(shown, button)).shown(SLOW)
        assert "level 1" in told.text
        begun = await _begun(stage, known)
        played = [one.action for one in await stage.bot.ui.tables.queries.history(begun.id)]
        before = [action for one in turns[:2] for action in one.actions]
        assert played[: len(before)] == before
        if where == "better":
            assert played[len(before) :][:2] == list(first.verdict.best.actions)


async def test_a_finished_game_can_be_played_on_from_where_its_replay_stands(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    ana = match.people[0]
    running = await match.step()
    table = id_of(running, "play|").split("|")[1]
    looked = await ana.run(match.thread, "replay")
    assert not [one for one in ids(await looked.shown()) if one.startswith("play-on|")]
    await _resigned(stage, table, str(ana.id))
    end = await ana.waits_for(match.thread, lambda seen: "review|" in str(seen.view))
    shown = await (await ana.click(end, id_of(end, "replay|"))).shown()
    assert not [one for one in ids(shown) if one.startswith("play-on|")]
    first = next(one for one in ids(shown) if one.endswith("|first"))
    begin = await (await ana.click(shown, first)).shown()
    await (await ana.click(begin, id_of(begin, "play-on|"))).shown(SLOW)
    begun = await _begun(stage, set())
    assert [one for one in await stage.bot.ui.tables.queries.history(begun.id) if one.seat == 0] == []


async def _resigned(stage: Stage, table: str, person: str) -> str:
    await stage.bot.ui.tables.play.resign(table, person)
    return table


def _blamed(turn: PastTurn) -> TurnVerdict:
    verdict = JudgeTurn("tactic", turn.before, "look back", turn.actions).run()
    assert verdict is not None
    return verdict


async def _begun(stage: Stage, known: set[str]) -> Table:
    found = await stage.bot.ui.tables.context.store.find(Table, Where(equal={"played_on": True}))
    (new,) = [table for table in found if table.id not in known]
    known.add(new.id)
    return new
