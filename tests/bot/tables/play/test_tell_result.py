"""Private tables: out of all standings, and told only once both want that."""

from dataclasses import replace

import pytest

from bot.tables import ErrorCode, EventKind, NoticeKind, Private
from bot.tables.play import table_faults
from data.records import Round
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, TACTIC, Rig, refusal

PRIVATE = replace(TACTIC, private=Private.YES)


async def over(rig: Rig) -> str:
    table = await rig.open(replace(PRIVATE, best_of=3))
    await rig.tables.play.resign(table, ANA)
    await rig.tables.play.resign(table, ANA)
    return table


async def standings(rig: Rig) -> list[object]:
    queries = rig.tables.queries
    met = await queries.head_to_head(GUILD, (ANA, BEN))
    return [*await queries.leaderboard(GUILD), *await queries.profile(BEN, GUILD), *range(met.games)]


async def test_a_result_is_told_once_both_want_it(rig: Rig) -> None:
    table = await over(rig)
    assert await standings(rig) == [] and NoticeKind.RESULT not in await rig.kinds(table)
    for _ in range(2):
        wished = await rig.tables.play.tell_result(table, BEN)
        assert [event.kind for event in wished.events] == [EventKind.RESULT_WISHED]
    rig = await rig.again()
    assert await standings(rig) == [] and NoticeKind.RESULT not in await rig.kinds(table)
    for _ in range(2):
        told = await rig.tables.play.tell_result(table, ANA, interaction="i1")
        assert [event.kind for event in told.events] == [EventKind.RESULT_TOLD]
    assert (await rig.kinds(table)).count(NoticeKind.RESULT) == 1
    assert [(one.person, one.wins) for one in await rig.tables.queries.profile(BEN, GUILD)] == [(BEN, 2)]
    assert len(await standings(rig)) == 2 + 1 + 2


async def test_ones_copy_of_the_data_tells_what_the_other_wishes_once_both_do(rig: Rig) -> None:
    table, copy = await over(rig), rig.tables.people.personal_data
    before = await copy(ANA)
    await rig.tables.play.tell_result(table, BEN)
    assert await copy(ANA) == before and '"told_by": 2' in await copy(BEN)
    await rig.tables.play.tell_result(table, ANA)
    assert '"told_by": 3' in await copy(ANA)


async def test_the_log_is_sound_before_and_after(rig: Rig) -> None:
    table = await over(rig)
    for player in (ANA, BEN):
        row = await rig.store.get(type(await rig.table(table)), table)
        assert row is not None
        for round_ in await rig.store.find(Round):
            assert list(table_faults._of_row(row, round_, is_running=False)) == []
        await rig.tables.play.tell_result(table, player)


async def test_only_a_private_result_is_told_this_way(rig: Rig) -> None:
    tell = rig.tables.play.tell_result
    public, running = await rig.open(TACTIC), await rig.open(PRIVATE)
    await rig.tables.play.resign(public, ANA)
    assert await refusal(rig, tell(public, ANA)) == ErrorCode.NOTHING_TO_TELL
    assert await refusal(rig, tell(running, ANA)) == ErrorCode.NOTHING_TO_TELL
    assert await refusal(rig, tell(running, CLEO)) == ErrorCode.NOT_YOUR_TABLE
    await rig.tables.play.cancel(running, ANA)
    assert await refusal(rig, tell(running, ANA)) == ErrorCode.NOTHING_TO_TELL


async def test_it_is_never_played_in_a_channel_but_in_a_direct_message(rig: Rig) -> None:
    offered = (await rig.tables.challenges.offer(ANA, GUILD, CHANNEL, PRIVATE, BEN)).subject
    accept = rig.tables.challenges.accept
    assert await refusal(rig, accept(offered, BEN, in_channel=True)) == ErrorCode.NO_PRIVATE_THREAD
    await accept(offered, BEN)
    start = rig.tables.practice.start
    assert await refusal(rig, start(ANA, GUILD, CHANNEL, PRIVATE, 1, in_channel=True)) == ErrorCode.NO_PRIVATE_THREAD
    await start(ANA, f"dm:{ANA}", CHANNEL, PRIVATE, 1, in_channel=True)


async def test_a_rematch_stays_private_and_the_next_challenge_does_not(rig: Rig) -> None:
    table = await over(rig)
    again = (await rig.tables.challenges.rematch(table, ANA)).subject
    assert (await rig.tables.challenges.challenge(again)).private == Private.YES
    proposed = await rig.tables.challenges.propose_terms(ANA, GUILD, "tactic")
    assert proposed.terms.private == Private.NO


@pytest.mark.parametrize("private", ["maybe", ""])
async def test_private_is_yes_or_no(rig: Rig, private: str) -> None:
    terms = replace(TACTIC, private=private)
    assert await refusal(rig, rig.tables.challenges.offer(ANA, GUILD, CHANNEL, terms)) == ErrorCode.BAD_TERM
