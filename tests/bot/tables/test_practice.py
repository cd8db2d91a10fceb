"""Tables at which the bot plays: one message for both turns, nobody rung, nothing counted, nothing answered twice."""

import json
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

from bot.tables import BranchPoint, ErrorCode, NoticeKind, TableStatus, Terms
from bot.tables.values.ids import OPPONENT
from data.records import Round
from data.store import Replace
from games.opponents.registry import opponent
from games.registry import KEYS
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, Rig, refusal

SHORTER = {"topologic": {"seekers": 3}}  # each answer looks back over the whole log


async def practise(rig: Rig, game: str = "tactic", level: int = 1, first: str = "host", person: str = ANA) -> str:
    terms = Terms(game, SHORTER.get(game, {}), first=first)
    answer = await rig.tables.practice.start(person, GUILD, CHANNEL, terms, level)
    return answer.subject


async def bot_turn(rig: Rig, id_: str) -> None:
    """Let the bot take any legal actions, as long as it is asked."""
    while id_ in await rig.tables.practice.waiting():
        table_view = await rig.tables.queries.table_view(id_, OPPONENT)
        action = rig.random.choice(list(table_view.game.actions(table_view.view)))
        await rig.tables.practice.answer(id_, table_view.table.turn_no, table_view.table.entries, [action])


async def own_turn(rig: Rig, id_: str) -> list[str]:
    """Let the person play a turn; give its actions."""
    before = len(await rig.log(id_))
    while (await rig.table(id_)).status == TableStatus.OPEN and id_ not in await rig.tables.practice.waiting():
        await rig.act(id_)
    return [entry.action for entry in (await rig.log(id_))[before:]]


async def test_one_message_tells_of_both_turns_and_rings_for_nobody(rig: Rig) -> None:
    id_ = await practise(rig)
    await rig.show_all()
    played = await own_turn(rig, id_)
    assert await rig.notices(id_) == []
    await bot_turn(rig, id_)
    (told,) = await rig.notices(id_)
    content = json.loads(told.payload)
    assert (told.kind, told.mentions) == (NoticeKind.TURN, "")
    assert (content["by"], content["before_by"], content["before"]) == (OPPONENT, ANA, played)
    assert len(content["actions"]) == 2


async def test_the_bot_begins_and_the_seed_is_promised_all_the_same(rig: Rig) -> None:
    id_ = await practise(rig, first="guest")
    assert await rig.notices(id_) == []
    assert id_ in await rig.tables.practice.waiting()
    await bot_turn(rig, id_)
    (told,) = await rig.notices(id_)
    assert json.loads(told.payload)["seed_commitment"]


async def test_an_answer_to_another_position_changes_nothing(rig: Rig) -> None:
    id_ = await practise(rig)
    await own_turn(rig, id_)
    table_view = await rig.tables.queries.table_view(id_, OPPONENT)
    action = list(table_view.game.actions(table_view.view))[:1]
    await rig.tables.practice.answer(id_, table_view.table.turn_no, table_view.table.entries, action)
    again = rig.tables.practice.answer(id_, table_view.table.turn_no, table_view.table.entries, action)
    assert await refusal(rig, again) == ErrorCode.OLD_TURN
    conceded = rig.tables.practice.give_up(id_, table_view.table.turn_no, table_view.table.entries)
    assert await refusal(rig, conceded) == ErrorCode.OLD_TURN


async def test_the_bot_offers_to_give_up_when_its_turn_is_over(rig: Rig) -> None:
    id_ = await practise(rig)
    await own_turn(rig, id_)
    offered = []
    while id_ in await rig.tables.practice.waiting():
        seen = await rig.tables.queries.table_view(id_, OPPONENT)
        action = list(seen.game.actions(seen.view))[:1]
        await rig.tables.practice.answer(id_, seen.table.turn_no, seen.table.entries, action, concedes=True)
        table = await rig.table(id_)
        offered.append((table.draw_by, table.draw_turn == table.turn_no))
    assert offered == [(None, False), (1, True)]


async def test_what_is_to_be_thought_is_found_again_after_a_restart(rig: Rig) -> None:
    id_ = await practise(rig)
    await own_turn(rig, id_)
    rig = await rig.again()
    assert await rig.tables.practice.waiting() == [id_]


async def test_a_turn_is_taken_back_with_the_bots_answer(rig: Rig) -> None:
    id_ = await practise(rig)
    start = str((await rig.tables.queries.table_view(id_)).view)
    await own_turn(rig, id_)
    await bot_turn(rig, id_)
    await rig.tables.play.take_back(id_, ANA)
    assert str((await rig.tables.queries.table_view(id_)).view) == start
    assert await rig.mover(id_) == ANA


async def test_an_offer_is_a_question_to_the_bot(rig: Rig) -> None:
    id_ = await practise(rig)
    await rig.tables.play.offer_end(id_, ANA)
    table = await rig.table(id_)
    assert await rig.tables.practice.waiting() == [id_]
    await rig.tables.practice.settle_offer(id_, table.turn_no, agrees=False)
    assert await rig.tables.practice.waiting() == []
    await own_turn(rig, id_)
    await bot_turn(rig, id_)
    await rig.tables.play.offer_end(id_, ANA)
    await rig.tables.practice.settle_offer(id_, (await rig.table(id_)).turn_no, agrees=True)
    assert await rig.ended(id_) == ("drawn", "agreed", None)


@pytest.mark.parametrize("game", KEYS)
async def test_it_plays_every_game_to_its_end_and_counts_nowhere(game: str, rig: Rig) -> None:
    id_ = await practise(rig, game, first="guest")
    for _ in range(40):
        await bot_turn(rig, id_)
        await own_turn(rig, id_)
        if (await rig.table(id_)).status != TableStatus.OPEN:
            break
    else:
        await rig.tables.play.resign(id_, ANA)
    assert (await rig.table(id_)).status == TableStatus.OVER
    assert await rig.tables.queries.leaderboard(GUILD) == []
    assert await rig.tables.queries.profile(ANA, GUILD) == []
    assert not [one for one in await rig.store.find(Round) if one.guild]


async def test_practice_takes_no_place_at_other_tables(rig: Rig) -> None:
    await rig.tables.people.set_server(GUILD, most_tables=1)
    practised = await practise(rig)
    table = await rig.open(host=ANA, guest=BEN)
    assert {one.table.id for one in await rig.tables.queries.tables_of(ANA)} == {practised, table}


async def test_a_run_of_the_bots_turns_is_told_turn_by_turn(rig: Rig) -> None:
    id_ = await practise(rig, "topologic")
    hidden = await own_turn(rig, id_)
    while id_ in await rig.tables.practice.waiting():
        sight = await rig.tables.queries.table_view(id_, OPPONENT)
        found = opponent("topologic").choose(sight.view, 2, str(sight.table.entries))
        await rig.tables.practice.answer(id_, sight.table.turn_no, sight.table.entries, found)
    content = json.loads((await rig.notices(id_))[-1].payload)
    assert len(hidden) == len(content["before"]) == 1
    assert len(content["lengths"]) > 2
    assert sum(content["lengths"]) == len(content["actions"])


async def finished(rig: Rig, game: str = "tactic", turns: int = 4) -> str:
    id_ = await rig.open(Terms(game, SHORTER.get(game, {}), first="host"))
    for _ in range(turns):
        await rig.turn(id_)
    await rig.tables.play.resign(id_, ANA)
    return id_


@pytest.mark.parametrize(("person", "key"), tuple(zip(cycle((ANA, BEN, CLEO)), KEYS, strict=False)))
async def test_a_game_is_played_on_from_any_of_its_turns(rig: Rig, key: str, person: str) -> None:
    over = await finished(rig, key)
    log = [entry.action for entry in await rig.log(over)]
    turns = await rig.tables.queries.past_turns(over)
    for nth in range(len(turns) + 1):
        count = sum(len(turn.actions) for turn in turns[:nth])
        begun = await rig.tables.practice.play_on(BranchPoint(over, 1, count), person, GUILD, CHANNEL)
        assert [entry.action for entry in await rig.log(begun.subject)] == log[:count]
        table_view = await rig.tables.queries.table_view(begun.subject, person)
        mover = turns[nth].seat if nth < len(turns) else table_view.view.to_move
        assert table_view.seat == {ANA: 0, BEN: 1}.get(person, mover)
        waits = begun.subject in await rig.tables.practice.waiting()
        assert waits == (table_view.seat != mover)
        if waits:
            await bot_turn(rig, begun.subject)
        assert (await rig.notices(begun.subject))[-1].kind == NoticeKind.TURN
        await rig.tables.play.resign(begun.subject, person)


async def test_a_game_is_played_on_in_a_channel_that_is_free(rig: Rig) -> None:
    point = BranchPoint(await finished(rig), 1, 0)
    begun = await rig.tables.practice.play_on(point, ANA, GUILD, CHANNEL, in_channel=True)
    assert (await rig.table(begun.subject)).room == CHANNEL
    again = rig.tables.practice.play_on(point, BEN, GUILD, CHANNEL, in_channel=True)
    assert await refusal(rig, again) == ErrorCode.ROOM_TAKEN


async def test_a_game_that_runs_is_not_played_on_and_neither_is_the_end_of_one(rig: Rig) -> None:
    def from_(point: BranchPoint) -> Any:
        return rig.tables.practice.play_on(point, CLEO, GUILD, CHANNEL)

    runs = await rig.open(Terms("tactic", first="host"))
    assert await refusal(rig, from_(BranchPoint(runs, 1, 0))) == ErrorCode.NOT_OVER
    over = await rig.open(Terms("l_calculus", {"counters": 10}, first="host"))
    while (await rig.table(over)).status == TableStatus.OPEN:
        await rig.act(over)
    end = BranchPoint(over, 1, len(await rig.log(over)))
    assert await refusal(rig, from_(end)) == ErrorCode.TABLE_OVER


async def test_winning_a_game_that_was_played_on_is_no_level_won_against(rig: Rig) -> None:
    begun = (await rig.tables.practice.play_on(BranchPoint(await finished(rig), 1, 0), ANA, GUILD, CHANNEL)).subject
    table = await rig.table(begun)
    await rig.store.commit(Replace(replace(table, status=TableStatus.OVER, host_wins=1, level=3), table))
    assert await rig.tables.practice.best_levels(ANA) == {}
    assert await rig.tables.practice.suggested_level(ANA, "tactic") == 1
