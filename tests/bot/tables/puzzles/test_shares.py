"""A result is shared once, by whoever solved the puzzle of the day, and neither told nor kept otherwise."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.tables import ErrorCode, NoticeKind, PuzzleOf
from bot.tables.values.notice_contents import PuzzleShared, read_content
from data.records import DailyTry, Notice
from data.store import Insert, Where
from tests.bot.tables.puzzles.test_daily import PUZZLES, SERVER, lived, wished
from tests.bot.tables.puzzles.test_solving import OTHER, today
from tests.bot.tables.rig import ANA, BEN, HOUR, Rig, refusal, set_up


@pytest.fixture
async def rig() -> AsyncIterator[Rig]:
    made = await set_up(puzzles=lambda: PUZZLES)
    await wished(made, "2026-11-16T12:00", "UTC")
    await lived(made, 24, step=HOUR)
    yield made
    await made.store.close()


async def solved(rig: Rig, person: str = ANA, lines: str = "a b c") -> PuzzleOf:
    """Let somebody find it with the last of these lines."""
    mine = await today(rig, person)
    for line in lines.split():
        await rig.tables.puzzles.try_line(mine, line, right=line == "c")
    return mine


async def waiting(rig: Rig) -> list[Notice]:
    return await rig.store.find(Notice, Where(equal={"kind": NoticeKind.SHARED}))


async def test_it_is_told_once_and_a_restart_in_between_loses_nothing(rig: Rig) -> None:
    mine = await solved(rig)
    assert (await rig.tables.puzzles.attempts(mine)).can_be_shared
    assert (await rig.tables.puzzles.share(mine)).puzzle == mine.puzzle
    rig = await rig.again()
    assert (await rig.tables.puzzles.share(mine)).puzzle == mine.puzzle  # a second click
    assert not (await rig.tables.puzzles.attempts(mine)).can_be_shared
    (told,) = await waiting(rig)
    assert len(told.id) <= 25, "it is the message's nonce"
    assert read_content(told.kind, told.payload) == PuzzleShared(SERVER, mine.day, mine.puzzle, ANA, 3, 1)
    assert [one.kind for one in await rig.show_all()] == [NoticeKind.SHARED]
    await rig.tables.puzzles.share(mine)
    assert await rig.show_all() == []


async def test_each_shares_their_own_streak(rig: Rig) -> None:
    await solved(rig, ANA)
    await lived(rig, 24, step=HOUR)
    for person in (ANA, BEN):
        await rig.tables.puzzles.share(await solved(rig, person))
    told = [read_content(one.kind, one.payload) for one in await waiting(rig)]
    assert {one.by: one.streak for one in told if isinstance(one, PuzzleShared)} == {ANA: 2, BEN: 1}


async def test_the_notice_says_no_turn(rig: Rig) -> None:
    await rig.tables.puzzles.share(await solved(rig, lines="xxwrongxx c"))
    (told,) = await waiting(rig)
    assert "xxwrongxx" not in told.payload


@pytest.mark.parametrize("how", ["unsolved", "given up", "given up, then found", "another day", "no such day"])
async def test_what_was_not_solved_today_by_oneself_is_not_shared(rig: Rig, how: str) -> None:
    mine = await today(rig)
    if how.startswith("given up"):
        await rig.tables.puzzles.give_up(mine)
    if how in ("given up, then found", "another day"):
        await solved(rig)
    if how == "another day":
        await lived(rig, 24, step=HOUR)
    if how == "no such day":
        mine = PuzzleOf(ANA, mine.puzzle, SERVER, "2026-11-11")
    assert await refusal(rig, rig.tables.puzzles.share(mine)) == ErrorCode.NOTHING_TO_SHARE
    assert not await waiting(rig)


async def test_what_was_solved_on_another_server_is_shared_where_it_was_opened(rig: Rig) -> None:
    mine = await solved(rig)
    there, post = replace(mine, server=OTHER), await rig.tables.puzzles.post(SERVER, mine.day)
    assert post is not None
    await rig.store.commit(Insert(replace(post, server=OTHER, version=0)))
    assert await refusal(rig, rig.tables.puzzles.share(there)) == ErrorCode.NOTHING_TO_SHARE
    await rig.tables.puzzles.meet(there)
    assert (await rig.tables.puzzles.share(there)).server == OTHER


async def test_who_was_forgotten_shares_nothing(rig: Rig) -> None:
    await rig.tables.puzzles.share(await solved(rig, ANA))
    await rig.tables.puzzles.share(await solved(rig, BEN))
    await rig.tables.people.erase(ANA)
    (left,) = await waiting(rig)
    assert BEN in left.payload
    assert [one.person for one in await rig.store.find(DailyTry)] == [BEN]
