"""Blocking: both ways, silent, in the words of an ordinary refusal; what runs goes on."""

import pytest

from bot.tables import ErrorCode, TableStatus
from bot.tables.values.states import ChallengeStatus
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, GUILD, LINE, TACTIC, Rig, refusal, refused


async def test_neither_challenges_the_other(rig: Rig) -> None:
    await rig.tables.people.block(ANA, BEN)
    offer = rig.tables.challenges.offer
    assert await refusal(rig, offer(BEN, GUILD, CHANNEL, LINE, ANA)) == ErrorCode.NOT_TAKING
    assert await refusal(rig, offer(ANA, GUILD, CHANNEL, LINE, BEN)) == ErrorCode.BLOCKED_BY_YOU
    await offer(BEN, GUILD, CHANNEL, LINE, CLEO)
    await rig.tables.people.unblock(ANA, BEN)
    await offer(BEN, GUILD, CHANNEL, LINE, ANA)


async def test_being_blocked_reads_like_an_ordinary_refusal(rig: Rig) -> None:
    """Of somebody at as many tables as the server allows nothing else is said."""
    offer, accept = rig.tables.challenges.offer, rig.tables.challenges.accept
    standing = (await offer(ANA, GUILD, CHANNEL, TACTIC)).subject
    await rig.tables.people.block(ANA, BEN)
    blocked = [
        await refused(rig, offer(BEN, GUILD, CHANNEL, LINE, ANA)),
        await refused(rig, accept(standing, BEN)),
    ]
    await rig.tables.people.unblock(ANA, BEN)
    await rig.open(LINE, host=CLEO, guest=ANA)
    await rig.tables.people.set_server(GUILD, most_tables=1)
    busy = [
        await refused(rig, offer(BEN, GUILD, CHANNEL, LINE, ANA)),
        await refused(rig, accept(standing, BEN)),
    ]
    assert [(one.key, one.values) for one in blocked] == [(one.key, one.values) for one in busy]
    assert {one.key for one in blocked} == {ErrorCode.NOT_TAKING}


async def test_an_open_challenge_is_not_accepted_and_no_rematch_asked(rig: Rig) -> None:
    over = await rig.open(TACTIC)
    await rig.tables.play.resign(over, BEN)
    made = (await rig.tables.challenges.offer(BEN, GUILD, CHANNEL, LINE)).subject
    await rig.tables.people.block(ANA, BEN)
    assert await refusal(rig, rig.tables.challenges.accept(made, ANA)) == ErrorCode.BLOCKED_BY_YOU
    assert await refusal(rig, rig.tables.challenges.rematch(over, BEN)) == ErrorCode.NOT_TAKING
    assert await refusal(rig, rig.tables.challenges.rematch(over, ANA)) == ErrorCode.BLOCKED_BY_YOU
    await rig.tables.challenges.accept(made, CLEO)


@pytest.mark.parametrize(("by", "other"), [(ANA, BEN), (BEN, ANA)])
async def test_challenges_between_the_two_are_closed_and_running_tables_go_on(rig: Rig, by: str, other: str) -> None:
    running = await rig.open(LINE)
    made = (await rig.tables.challenges.offer(by, GUILD, CHANNEL, TACTIC, other)).subject
    got = (await rig.tables.challenges.offer(other, GUILD, CHANNEL, TACTIC, by)).subject
    elsewhere = (await rig.tables.challenges.offer(CLEO, GUILD, CHANNEL, TACTIC, by)).subject
    await rig.tables.people.block(by, other)
    await rig.tables.people.block(by, other)
    found = [(await rig.tables.challenges.challenge(one)).status for one in (made, got, elsewhere)]
    assert found == [ChallengeStatus.WITHDRAWN, ChallengeStatus.DECLINED, ChallengeStatus.OPEN]
    await rig.turn(running)
    assert (await rig.table(running)).status == TableStatus.OPEN


async def test_only_the_one_who_blocks_learns_of_it_and_nobody_blocks_themselves(rig: Rig) -> None:
    await rig.tables.people.block(ANA, BEN)
    rig.clock.forward(1)
    await rig.tables.people.block(ANA, CLEO)
    assert await rig.tables.people.blocked(ANA) == [CLEO, BEN]
    assert await rig.tables.people.blocked(BEN) == []
    assert "blocked" not in (await rig.tables.people.personal_data(BEN))
    assert await refusal(rig, rig.tables.people.block(ANA, ANA)) == ErrorCode.CANNOT_BLOCK


@pytest.mark.parametrize("who", [ANA, BEN])
async def test_what_one_keeps_for_oneself_goes_with_one(rig: Rig, who: str) -> None:
    """Notes, whom one watches, whom one has blocked and who has blocked one."""
    table = await rig.open(LINE, host=CLEO, guest="1004")
    await rig.tables.people.set_note(ANA, table, "the left side is weak")
    await rig.tables.people.watch(table, ANA)
    await rig.tables.people.watch(table, BEN)
    await rig.tables.people.block(ANA, BEN)
    own = await rig.tables.people.personal_data(ANA)
    assert "the left side is weak" in own and f'"blocked": "{BEN}"' in own and '"watches": [\n' in own
    await rig.tables.people.erase(who)
    left = await rig.dump()
    assert f"'{who}'" not in str(left) and left["blocks"] == []
    assert ("the left side" in str(left)) == (who != ANA)
