"""A server's puzzles from its own games: by the consent of all who played, one a game, one a week."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.tables import BranchPoint, ErrorCode, OwnTurn, Terms
from data.records import DailyPost, OwnPuzzle
from games.puzzles.best_turns import BestTurns
from games.puzzles.puzzle import PuzzleIdea, position
from tests.bot.tables.puzzles.test_daily import PUZZLES, SERVER, lived, wished
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, HOUR, TACTIC, Rig, refusal, set_up

FOUND = BestTurns(("13b-12b", "13d-12f"), (), ("13b-12b",), PuzzleIdea("waits"), 1)


@pytest.fixture
async def rig() -> AsyncIterator[Rig]:
    made = await set_up(puzzles=lambda: PUZZLES)
    await wished(made, "2026-11-15T12:00", "Europe/Paris")
    yield made
    await made.close()


async def played(rig: Rig, terms: Terms = TACTIC) -> OwnTurn:
    """Play two turns and resign; the second one is what could have been better."""
    table = await rig.open(terms)
    before = await _played_turn(rig, table)
    await _played_turn(rig, table)
    await rig.tables.play.resign(table, ANA)
    return OwnTurn(table, 1, 2, before)


async def _played_turn(rig: Rig, table: str) -> int:
    await rig.turn(table)
    return len(await rig.log(table))


async def agreed(rig: Rig, found: BestTurns = FOUND, terms: Terms = TACTIC) -> OwnPuzzle:
    turn = await played(rig, terms)
    await rig.tables.puzzles.give(turn, ANA, found)
    return await rig.tables.puzzles.agree(turn.table, 1, BEN, 2)


async def own_days(rig: Rig) -> list[str]:
    posts = await rig.store.find(DailyPost, order=("day",))
    return [post.day[-2:] for post in posts if post.puzzle.startswith("own-")]


async def test_it_is_the_position_before_that_turn_and_its_id_leads_nobody_to_the_game(rig: Rig) -> None:
    turn = await played(rig)
    own = await rig.tables.puzzles.give(turn, ANA, FOUND)
    puzzle = await rig.tables.puzzles.find(own.puzzle)
    assert puzzle is not None
    past = (await rig.tables.queries.past_turns(turn.table))[1]
    assert (position(puzzle).state, puzzle.seat) == (past.state, past.seat)
    assert (puzzle.best.turn, puzzle.grade) == (FOUND.best, 1)
    assert turn.table not in own.puzzle
    assert await rig.tables.puzzles.find("own-0123456789abcdef") is None
    assert await rig.tables.puzzles.find("tactic-nothing") is None


async def test_nothing_is_posted_before_both_want_it(rig: Rig) -> None:
    turn = await played(rig)
    for _ in range(2):
        asked = await rig.tables.puzzles.give(turn, ANA, FOUND)
        assert (await rig.tables.puzzles.agree(turn.table, 1, ANA, 2)).agreed_at is None
    await lived(rig, 48, step=HOUR)
    assert await own_days(rig) == []
    rig = await rig.again()
    assert await rig.tables.puzzles.give(turn, BEN, FOUND) == asked
    assert await refusal(rig, rig.tables.puzzles.agree(turn.table, 1, BEN, 1)) == ErrorCode.OTHER_TURN_ASKED
    assert await refusal(rig, rig.tables.puzzles.agree(turn.table, 1, CLEO, 2)) == ErrorCode.NOT_YOUR_TABLE
    agreed = await rig.tables.puzzles.agree(turn.table, 1, BEN, 2)
    rig.clock.forward(1)
    again = await rig.tables.puzzles.agree(turn.table, 1, BEN, 2)
    assert (again.agreed_by, again.agreed_at) == (BEN, agreed.agreed_at)
    assert set(await rig.tables.puzzles.from_game_of(agreed.puzzle)) == {ANA, BEN}
    await lived(rig, 24, step=HOUR)
    assert await own_days(rig) == ["18"]


async def test_at_most_one_a_week_and_the_first_agreed_on_first(rig: Rig) -> None:
    owns = []
    for _ in range(2):
        owns.append(await agreed(rig))
        rig.clock.forward(1)
    await lived(rig, 14 * 24, step=HOUR)
    assert await own_days(rig) == ["16", "23"]
    posts = await rig.store.find(DailyPost, order=("day",))
    assert [post.puzzle for post in posts if post.puzzle.startswith("own-")] == [own.puzzle for own in owns]
    assert len({post.day for post in posts}) == len(posts) == 14


async def test_what_is_too_hard_or_not_wanted_waits(rig: Rig) -> None:
    await agreed(rig, replace(FOUND, grade=3))
    await rig.tables.puzzles.set_wish(SERVER, ANA, hardest=2)
    await lived(rig, 24, step=HOUR)
    await rig.tables.puzzles.set_wish(SERVER, ANA, hardest=4, games="logitac")
    await lived(rig, 24, step=HOUR)
    assert await own_days(rig) == []
    await rig.tables.puzzles.set_wish(SERVER, ANA, games="")
    await lived(rig, 24, step=HOUR)
    assert await own_days(rig) == ["18"]


async def test_either_takes_it_back_until_it_has_come(rig: Rig) -> None:
    for person in (ANA, BEN):
        own = await agreed(rig)
        assert not await rig.tables.puzzles.withdraw(own.table_id, 1, CLEO)
        assert await rig.tables.puzzles.withdraw(own.table_id, 1, person)
        assert await rig.tables.puzzles.own_puzzle(own.table_id, 1) is None
    own = await agreed(rig)
    await lived(rig, 24, step=HOUR)
    assert not await rig.tables.puzzles.withdraw(own.table_id, 1, ANA)
    assert await rig.tables.puzzles.find(own.puzzle)


@pytest.mark.parametrize("person", [ANA, BEN])
async def test_forgetting_somebody_withdraws_what_has_not_come_and_names_them_nowhere(rig: Rig, person: str) -> None:
    posted = await agreed(rig)
    await lived(rig, 24, step=HOUR)
    waits = await agreed(rig)
    assert waits.puzzle in await rig.tables.people.personal_data(person)
    await rig.tables.people.erase(person)
    assert await rig.tables.puzzles.find(posted.puzzle)
    assert await rig.tables.puzzles.find(waits.puzzle) is None
    assert person not in await rig.tables.puzzles.from_game_of(posted.puzzle)
    assert f"'{person}'" not in str((await rig.dump())["own_puzzles"])


async def test_private_games_games_that_run_and_games_that_hide_something_give_none(rig: Rig) -> None:
    for terms in (replace(TACTIC, private="yes"), Terms("topologic", first="host")):
        turn = await played(rig, terms)
        assert not await rig.tables.puzzles.takes_puzzles_from(await rig.table(turn.table))
        assert await refusal(rig, rig.tables.puzzles.give(turn, ANA, FOUND)) == ErrorCode.NO_PUZZLE_IN_IT
    running = await rig.open(TACTIC)
    assert await refusal(rig, rig.tables.puzzles.give(OwnTurn(running, 1, 1, 0), ANA, FOUND)) == ErrorCode.NOT_OVER
    turn = await played(rig)
    assert await refusal(rig, rig.tables.puzzles.give(turn, CLEO, FOUND)) == ErrorCode.NOT_YOUR_TABLE
    inside = replace(turn, count=1)
    assert await refusal(rig, rig.tables.puzzles.give(inside, ANA, FOUND)) == ErrorCode.NO_PUZZLE_IN_IT
    on = (await rig.tables.practice.play_on(BranchPoint(turn.table, 1, turn.count), ANA, SERVER, CHANNEL)).subject
    assert not await rig.tables.puzzles.takes_puzzles_from(await rig.table(on)), "it began in another game"
    await rig.tables.puzzles.set_wish(SERVER, ANA, channel="")
    assert await refusal(rig, rig.tables.puzzles.give(turn, ANA, FOUND)) == ErrorCode.NO_PUZZLE_IN_IT


async def test_against_the_bot_one_person_is_enough_but_not_in_a_pocket_game(rig: Rig) -> None:
    for channel in (CHANNEL, ""):
        table = (await rig.tables.practice.start(ANA, SERVER, channel, TACTIC, 1)).subject
        await rig.tables.play.resign(table, ANA)
        giving = rig.tables.puzzles.give(OwnTurn(table, 1, 1, 0), ANA, FOUND)
        if channel:
            assert (await giving).agreed_at is not None
        else:
            assert await refusal(rig, giving) == ErrorCode.NO_PUZZLE_IN_IT
