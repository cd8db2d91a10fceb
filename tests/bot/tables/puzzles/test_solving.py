"""Tries, streaks, and what is offered next."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.tables import ErrorCode, PuzzleOf
from bot.tables.puzzles.solving import kept_back
from data.records import DailyTry, PuzzleResult
from data.store import Insert, Where
from tests.bot.tables.puzzles.test_daily import PUZZLES, SERVER, lived, set_clock, wished
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, HOUR, Rig, refusal, set_up

OTHER = "78"
DAYS = timedelta(days=1)
Doing = Callable[[Rig, str], Awaitable[None]]


@pytest.fixture
async def rig() -> AsyncIterator[Rig]:
    made = await set_up(puzzles=lambda: PUZZLES)
    await wished(made, "2026-11-16T12:00", "UTC")
    await lived(made, 24, step=HOUR)
    yield made
    await made.close()


async def today(rig: Rig, person: str = ANA, server: str = SERVER) -> PuzzleOf:
    post = await rig.tables.puzzles.newest_post(SERVER)
    assert post is not None
    return PuzzleOf(person, post.puzzle, server, post.day)


async def test_two_tries_and_a_solve(rig: Rig) -> None:
    mine = await today(rig)
    assert (await rig.tables.puzzles.attempts(mine)).counts
    assert (await rig.tables.puzzles.try_line(mine, "xl1", right=False)).tries == 1
    assert (await rig.tables.puzzles.try_line(mine, "xl1", right=False)).tries == 1  # a double click
    rig = await rig.again()
    assert (await rig.tables.puzzles.try_line(mine, "xl2", right=False)).tries == 2
    done = await rig.tables.puzzles.try_line(mine, "xl3", right=True)
    assert (done.tries, done.is_solved, done.is_over) == (3, True, True)
    assert (await rig.tables.puzzles.try_line(mine, "xl9", right=False)) == done
    assert [one.tried for one in await rig.store.find(DailyTry)] == ["xl1;xl2;xl3"]
    record = await rig.tables.puzzles.record(ANA, SERVER)
    assert (record.solved, record.streak, record.longest) == (1, 1, 1)


async def test_who_was_shown_the_solution_has_not_solved_it(rig: Rig) -> None:
    mine = await today(rig)
    await rig.tables.puzzles.give_up(mine)
    after = await rig.tables.puzzles.try_line(mine, "xl3", right=True)
    assert (after.tries, after.is_solved, after.is_given_up) == (0, False, True)
    record = await rig.tables.puzzles.record(ANA, SERVER)
    assert (record.solved, record.streak) == (0, 0)


async def test_the_post_after_the_next_names_who_solved_it(rig: Rig) -> None:
    for person, lines in ((CLEO, "a b c"), (ANA, "a c"), (BEN, "a b")):
        mine = await today(rig, person)
        for line in lines.split():
            rig.clock.forward(1000)
            await rig.tables.puzzles.try_line(mine, line, right=line == "c")
    await lived(rig, 24, step=HOUR)
    assert await rig.tables.puzzles.before(SERVER, (await today(rig)).day) is None
    await lived(rig, 24, step=HOUR)
    latest = await today(rig)
    before = await rig.tables.puzzles.before(SERVER, latest.day)
    assert before is not None
    assert before.post.day == "2026-11-17"
    assert [(one.person, one.tries) for one in before.solvers] == [(ANA, 2), (CLEO, 3)]
    assert await rig.tables.puzzles.before(SERVER, "2026-11-17") is None


async def test_after_the_solution_was_shown_it_is_a_puzzle_like_any(rig: Rig) -> None:
    mine = await today(rig)
    await lived(rig, 24, step=HOUR)
    assert not (await rig.tables.puzzles.attempts(mine)).counts
    await rig.tables.puzzles.try_line(mine, "c", right=True)
    record = await rig.tables.puzzles.record(ANA, SERVER)
    assert (record.solved, record.streak) == (1, 0)
    assert await rig.store.find(DailyTry) == []


async def test_a_puzzle_of_no_day_counts_its_tries_and_whether_it_is_solved(rig: Rig) -> None:
    alone = PuzzleOf(ANA, "tactic-b")
    for tries, line in enumerate(("a", "b", "c"), 1):
        await rig.tables.puzzles.try_line(alone, line, right=line == "c")
        attempts = await rig.tables.puzzles.attempts(alone)
        assert (attempts.tries, attempts.is_solved, attempts.counts) == (tries, line == "c", False)


async def test_a_streak_grows_breaks_and_is_not_broken_by_a_day_without_a_puzzle(rig: Rig) -> None:
    async def days(*solved: bool) -> None:
        for solves in solved:
            if solves:
                await rig.tables.puzzles.try_line(await today(rig), "c", right=True)
            await lived(rig, 24, step=HOUR)

    async def streak() -> tuple[int, int]:
        record = await rig.tables.puzzles.record(ANA, SERVER)
        return record.streak, record.longest

    await days(True, True, True)
    assert await streak() == (3, 3)  # today's is open yet
    await days(False)
    assert await streak() == (0, 3)
    await days(True, True)
    assert await streak() == (2, 3)
    rig.clock.forward(3 * 24 * HOUR)  # the bot was down for three days: nobody could solve anything
    await lived(rig, 23, step=HOUR)
    assert await streak() == (0, 3)  # … but the last one before that was there to be solved
    await days(True)
    assert await streak() == (1, 3)


async def test_the_longest_streaks_are_counted_within_some_days_for_everybody_who_solved_there(rig: Rig) -> None:
    first = date.fromisoformat((await today(rig)).day)
    for solvers in ([ANA, BEN], [ANA], [BEN], [ANA, BEN], [ANA, BEN]):
        for person in (ANA, BEN, CLEO):
            await rig.tables.puzzles.try_line(await today(rig, person), "c", right=person in solvers)
        await lived(rig, 24, step=HOUR)

    async def streaks(one: int, other: int) -> dict[str, int]:
        return await rig.tables.puzzles.longest_streaks(SERVER, first + one * DAYS, first + other * DAYS)

    assert await streaks(0, 4) == {ANA: 2, BEN: 3}
    assert await streaks(0, 1) == {ANA: 2, BEN: 1}
    assert await streaks(1, 2) == {ANA: 1, BEN: 1}
    assert await streaks(4, 5) == {ANA: 1, BEN: 1}
    assert await rig.tables.puzzles.longest_streaks(OTHER, first, first + 4 * DAYS) == {}


@pytest.mark.parametrize(("hours", "kept"), [(0, 0), (20, 0), (22, 2), (70, 2)])
async def test_a_streak_goes_on_after_days_away(hours: int, kept: int, rig: Rig) -> None:
    """Two puzzles are missed, the second of which comes in 21 hours: away for only the first isn't enough."""
    for _ in range(2):
        await rig.tables.puzzles.try_line(await today(rig), "c", right=True)
        await lived(rig, 24, step=HOUR)
    if hours:
        await rig.tables.clock.away(ANA, rig.clock.now() + hours * HOUR)
    await lived(rig, 48, step=HOUR)
    rig = await rig.again()
    assert (await rig.tables.puzzles.record(ANA, SERVER)).streak == kept
    await rig.tables.puzzles.try_line(await today(rig), "c", right=True)
    record = await rig.tables.puzzles.record(ANA, SERVER)
    assert (record.streak, record.longest) == (kept + 1, max(2, kept + 1))


async def test_who_goes_away_is_away_from_that_very_moment(rig: Rig) -> None:
    await rig.tables.puzzles.try_line(await today(rig), "c", right=True)
    await lived(rig, 24, step=HOUR)
    await rig.tables.puzzles.give_up(await today(rig))
    assert (await rig.tables.puzzles.record(ANA, SERVER)).streak == 0
    await rig.tables.clock.away(ANA, rig.clock.now() + HOUR)
    assert (await rig.tables.puzzles.record(ANA, SERVER)).streak == 1


async def test_days_on_which_no_puzzle_was_shown_break_nothing(rig: Rig) -> None:
    await rig.tables.puzzles.try_line(await today(rig), "c", right=True)
    rig.clock.forward(3 * 24 * HOUR)
    await lived(rig, 2, step=HOUR)
    await rig.tables.puzzles.try_line(await today(rig), "c", right=True)
    record = await rig.tables.puzzles.record(ANA, SERVER)
    assert (record.streak, record.longest) == (2, 2)


async def test_the_same_puzzle_on_another_server_is_the_same_attempt(rig: Rig) -> None:
    mine = await today(rig)
    there = replace(mine, server=OTHER)
    post = await rig.tables.puzzles.newest_post(SERVER)
    assert post is not None
    await rig.store.commit(Insert(replace(post, server=OTHER, version=0)))
    await rig.tables.puzzles.try_line(mine, "a", right=False)
    await rig.tables.puzzles.try_line(there, "b", right=False)
    assert (await rig.tables.puzzles.attempts(mine)).tries == 2
    await rig.tables.puzzles.try_line(mine, "c", right=True)
    assert (await rig.tables.puzzles.record(ANA, OTHER)).streak == 0  # they didn't ask for it there since
    assert (await rig.tables.puzzles.meet(there)).is_solved
    assert (await rig.tables.puzzles.record(ANA, OTHER)).streak == 1


async def test_none_comes_again_before_all_others_and_never_one_of_these_days(rig: Rig) -> None:
    kept = await kept_back(rig.tables.context)
    free = [puzzle for puzzle in PUZZLES["tactic"] if puzzle not in kept][:4]
    offered = dict.fromkeys([*sorted(kept), *free], 1)
    met: list[str | None] = []
    for do in (skip, reveal, solve, miss):
        met.append(await rig.tables.puzzles.next_puzzle(ANA, offered, but=str(met[-1]) if met else ""))
        await do(rig, str(met[-1]))
    rig = await rig.again()
    again = [await rig.tables.puzzles.next_puzzle(ANA, offered) for _ in free]
    assert met == again == free
    assert await rig.tables.puzzles.next_puzzle(BEN, offered) == free[0]
    assert await rig.tables.puzzles.next_puzzle(ANA, dict.fromkeys(kept, 1)) is None


async def skip(rig: Rig, puzzle: str) -> None:
    """Do nothing: the next one is asked for."""


async def reveal(rig: Rig, puzzle: str) -> None:
    await rig.tables.puzzles.give_up(PuzzleOf(ANA, puzzle))


async def solve(rig: Rig, puzzle: str) -> None:
    await rig.tables.puzzles.try_line(PuzzleOf(ANA, puzzle), "a", right=True)


async def miss(rig: Rig, puzzle: str) -> None:
    await rig.tables.puzzles.try_line(PuzzleOf(ANA, puzzle), "a", right=False)


async def test_a_puzzle_met_as_the_one_of_the_day_has_come(rig: Rig) -> None:
    """Whoever opened it without a try isn't shown it again before the others."""
    mine = await today(rig)
    await rig.tables.puzzles.meet(mine)
    assert await rig.store.find(DailyTry) == []
    await lived(rig, 10 * 24, step=HOUR)
    assert not await rig.tables.puzzles.is_of_these_days(mine.puzzle)
    game = [puzzle for puzzle in PUZZLES[mine.puzzle.partition("-")[0]] if puzzle != mine.puzzle]
    offered = dict.fromkeys([mine.puzzle, *game], 1)
    assert await rig.tables.puzzles.next_puzzle(ANA, offered) != mine.puzzle
    assert await rig.tables.puzzles.next_puzzle(BEN, offered) == mine.puzzle


async def test_it_begins_easy_and_follows_how_one_does(rig: Rig) -> None:
    kept = await kept_back(rig.tables.context)
    offered = {puzzle: 1 + nth % 4 for nth, puzzle in enumerate(one for one in PUZZLES["tactic"] if one not in kept)}

    async def grade_after(*doing: Doing) -> int:
        puzzle = await rig.tables.puzzles.next_puzzle(ANA, offered)
        for do in doing:
            rig.clock.forward(1000)
            await do(rig, str(puzzle))
        return offered[str(puzzle)]

    met = [await grade_after(*doing) for doing in ([solve], [solve], [skip], [reveal], [miss], [reveal, solve], [])]
    assert met == [1, 2, 3, 3, 2, 2, 1]
    chosen = await rig.tables.puzzles.next_puzzle(ANA, offered, grade=4)
    assert offered[str(chosen)] == 4


async def test_solving_easier_ones_and_giving_up_harder_ones_changes_nothing(rig: Rig) -> None:
    grades = {f"tactic-{grade}{nth}": grade for nth in range(100, 103) for grade in (1, 2, 3, 4)}
    for puzzle, do in (("tactic-4100", reveal), ("tactic-1100", solve), ("tactic-1101", solve), ("tactic-1102", solve)):
        rig.clock.forward(1000)
        await do(rig, puzzle)
    assert await rig.tables.puzzles.next_puzzle(ANA, grades) == "tactic-2100"


async def test_another_grade_comes_rather_than_one_again_while_others_of_its_grade_are_kept_back(rig: Rig) -> None:
    kept = sorted(await kept_back(rig.tables.context))[0]
    offered = {kept: 1, "tactic-a": 1, "tactic-b": 2, "tactic-c": 3}
    met = [await rig.tables.puzzles.next_puzzle(ANA, offered) for _ in range(3)]
    assert met == ["tactic-a", "tactic-b", "tactic-b"]
    assert await rig.tables.puzzles.next_puzzle(ANA, offered, grade=1) == "tactic-a"  # whoever chose it gets it


async def test_a_grade_of_which_all_are_kept_back_is_replaced_by_the_nearest(rig: Rig) -> None:
    kept = dict.fromkeys(sorted(await kept_back(rig.tables.context))[:2], 3)
    offered = kept | {"tactic-a": 1, "tactic-b": 4}
    assert await rig.tables.puzzles.next_puzzle(ANA, offered, grade=3) == "tactic-b"


async def test_it_is_in_the_copy_of_ones_data_and_forgotten_with_the_person(rig: Rig) -> None:
    mine = await today(rig)
    await rig.tables.puzzles.try_line(mine, "a", right=True)
    await rig.tables.puzzles.try_line(await today(rig, BEN), "a", right=True)
    kept = json.loads(await rig.tables.people.personal_data(ANA))
    assert [one["puzzle"] for one in kept["puzzle_results"]] == [mine.puzzle]
    assert [one["tries"] for one in kept["daily_tries"]] == [1]
    assert [one["server"] for one in kept["daily_wishes"]] == [SERVER]
    await rig.tables.people.erase(ANA)
    assert {one.person for one in await rig.store.find(DailyTry)} == {BEN}
    assert [await rig.tables.puzzles.solved(person) for person in (ANA, BEN)] == [[], [mine.puzzle]]
    assert (await rig.tables.puzzles.wish(SERVER)).channel == CHANNEL
    assert ANA not in json.dumps(await rig.dump())
    set_clock(rig, "2026-11-18T09:00", "UTC")
    await lived(rig, 25, step=HOUR)
    before = await rig.tables.puzzles.before(SERVER, "2026-11-19")
    assert before is not None
    assert [one.person for one in before.solvers] == [BEN]


async def test_nobody_is_chosen_for_who_is_no_person(rig: Rig) -> None:
    assert await refusal(rig, rig.tables.puzzles.next_puzzle("1' or '1", {})) == ErrorCode.BAD_ID


async def test_who_has_solved_a_puzzle_does_not_give_it_up(rig: Rig) -> None:
    solved, unsolved = PuzzleOf(ANA, "tactic-b"), PuzzleOf(BEN, "tactic-b")
    await rig.tables.puzzles.try_line(solved, "a", right=True)
    assert not (await rig.tables.puzzles.give_up(solved)).is_given_up
    assert not (await rig.tables.puzzles.attempts(solved)).is_given_up
    await rig.tables.puzzles.give_up(unsolved)
    (first,) = await rig.store.find(PuzzleResult, Where(equal={"person": BEN}))
    rig.clock.forward(1)
    await rig.tables.puzzles.give_up(unsolved)
    (again,) = await rig.store.find(PuzzleResult, Where(equal={"person": BEN}))
    assert again.given_up_at == first.given_up_at is not None
