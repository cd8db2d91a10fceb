"""A ladder's verbs: who joins, challenges, plays, is away, blocks, leaves or is forgotten."""

from bot.tables import ErrorCode, LeagueKind, LeagueStatus, Terms
from bot.tables.values.notice_contents import NoticeKind
from data.records import Away, League
from tests.bot.tables.competition.test_rounds import days_pass
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, Rig, refusal

DORA, EMIL = "1004", "1005"
EVERYBODY = (ANA, BEN, CLEO, DORA, EMIL)


async def ladder_of(rig: Rig, *people: str) -> str:
    ladder = (await rig.tables.leagues.announce_ladder(CLEO, GUILD, CHANNEL, "tactic", pace=2)).subject
    for person in people or EVERYBODY:
        rig.clock.forward(1)
        await rig.tables.leagues.join(ladder, person)
    return ladder


async def places(rig: Rig, ladder: str) -> tuple[str, ...]:
    return (await rig.last.tables.leagues.view(ladder)).people


async def challenged(rig: Rig, ladder: str, by: str, other: str) -> str:
    rig.clock.forward(1)
    return (await rig.tables.leagues.challenge(ladder, by, other)).subject


async def beaten(rig: Rig, ladder: str, winner: str, loser: str) -> str:
    table = await challenged(rig, ladder, winner, loser)
    await rig.tables.challenges.accept(table, loser)
    rig.clock.forward(1)
    await rig.tables.play.resign(table, loser)
    return table


async def test_the_winner_takes_the_losers_place(rig: Rig) -> None:
    ladder = await ladder_of(rig)
    table = await beaten(rig, ladder, EMIL, BEN)
    assert (await rig.table(table)).league == ladder
    assert await places(rig, ladder) == (ANA, EMIL, BEN, CLEO, DORA)
    again = await rig.again()
    assert await places(again, ladder) == (ANA, EMIL, BEN, CLEO, DORA)


async def test_a_rematch_is_an_ordinary_game(rig: Rig) -> None:
    ladder = await ladder_of(rig)
    table = await beaten(rig, ladder, BEN, ANA)
    offered = (await rig.tables.challenges.rematch(table, ANA)).subject
    assert (await rig.tables.challenges.challenge(offered)).league is None


async def test_nobody_challenges_higher_lower_or_themselves_nor_two_at_once(rig: Rig) -> None:
    ladder = await ladder_of(rig)
    challenge = rig.tables.leagues.challenge
    for by, other in ((EMIL, ANA), (BEN, CLEO), (BEN, BEN), (BEN, "1099")):
        assert await refusal(rig, challenge(ladder, by, other)) == ErrorCode.LADDER_REACH
    assert await refusal(rig, challenge(ladder, "1099", ANA)) == ErrorCode.LEAGUE_NOT_IN
    offered = await challenged(rig, ladder, EMIL, BEN)
    assert await refusal(rig, challenge(ladder, EMIL, CLEO)) == ErrorCode.LADDER_BUSY
    await rig.tables.challenges.decline(offered, BEN)
    assert await places(rig, ladder) == EVERYBODY, "declining costs nothing"
    offered = await challenged(rig, ladder, EMIL, CLEO)
    await rig.tables.challenges.accept(offered, CLEO)
    assert await refusal(rig, challenge(ladder, EMIL, DORA)) == ErrorCode.LADDER_BUSY


async def test_an_unanswered_challenge_expires_and_costs_nothing(rig: Rig) -> None:
    ladder = await ladder_of(rig)
    await challenged(rig, ladder, EMIL, BEN)
    await days_pass(rig, 7.1)
    assert await places(rig, ladder) == EVERYBODY
    await challenged(rig, ladder, EMIL, DORA)


async def test_a_block_is_answered_as_any_unwillingness(rig: Rig) -> None:
    ladder = await ladder_of(rig)
    await rig.tables.people.block(ANA, BEN)
    assert await refusal(rig, rig.tables.leagues.challenge(ladder, BEN, ANA)) == ErrorCode.NOT_TAKING
    await rig.tables.people.block(CLEO, BEN)
    assert await refusal(rig, rig.tables.leagues.challenge(ladder, CLEO, BEN)) == ErrorCode.BLOCKED_BY_YOU
    await challenged(rig, ladder, CLEO, ANA)


async def test_who_does_not_play_slips_also_while_the_bot_was_down_but_not_while_away(rig: Rig) -> None:
    ladder = await ladder_of(rig)
    await days_pass(rig, 20)
    await rig.tables.clock.away(ANA, rig.clock.at + 5 * DAY)
    await beaten(rig, ladder, DORA, CLEO)
    await beaten(rig, ladder, CLEO, BEN)
    assert await places(rig, ladder) == (ANA, CLEO, BEN, DORA, EMIL)
    later = await rig.again()
    rig.clock.forward(29 * DAY)
    assert await places(later, ladder) == (ANA, CLEO, BEN, DORA, EMIL)
    await beaten(later, ladder, DORA, BEN)
    rig.clock.forward(6 * DAY + 9)
    assert await places(later, ladder) == (DORA, ANA, CLEO, BEN, EMIL), "who is behind has played"


async def test_who_leaves_begins_again_at_the_foot(rig: Rig) -> None:
    ladder = await ladder_of(rig)
    await rig.tables.leagues.leave(ladder, BEN)
    rig.clock.forward(1)
    assert await places(rig, ladder) == (ANA, CLEO, DORA, EMIL)
    await rig.tables.leagues.join(ladder, BEN)
    assert await places(rig, ladder) == (ANA, CLEO, DORA, EMIL, BEN)
    assert await refusal(rig, rig.tables.leagues.join(ladder, BEN)) == ErrorCode.LEAGUE_JOINED


async def test_forgetting_somebody_changes_nobody_elses_place(rig: Rig) -> None:
    """Nor later: the absences that kept them from slipping stay, without a name."""
    ladder = await ladder_of(rig)
    await rig.tables.clock.away(CLEO, rig.clock.at + 20 * DAY)
    await days_pass(rig, 25)
    await beaten(rig, ladder, DORA, BEN)
    await days_pass(rig, 20)
    await beaten(rig, ladder, EMIL, CLEO)
    before = await places(rig, ladder)
    await rig.tables.people.erase(CLEO)
    rig.clock.forward(2)
    after = await places(rig, ladder)
    assert after == tuple(one for one in before if one != CLEO)
    assert CLEO not in repr([await rig.store.find(kind) for kind in (Away, League)])
    assert await rig.store.count(Away) == 1
    await beaten(rig, ladder, after[-1], after[-2])


async def test_it_ends_with_the_places_of_that_moment(rig: Rig) -> None:
    ladder = await ladder_of(rig)
    table = await challenged(rig, ladder, BEN, ANA)
    await rig.tables.challenges.accept(table, ANA)
    await rig.tables.leagues.stop(ladder, CLEO)
    rig.clock.forward(1)
    await rig.tables.tick()
    await rig.tables.play.resign(table, ANA)
    await days_pass(rig, 100)
    assert await places(rig, ladder) == EVERYBODY
    assert (await rig.tables.leagues.league(ladder)).status == LeagueStatus.OVER
    assert await refusal(rig, rig.tables.leagues.challenge(ladder, BEN, ANA)) == ErrorCode.LEAGUE_OVER


async def test_unanswered_challenges_close_when_it_ends_or_one_of_the_two_leaves(rig: Rig) -> None:
    ladder = await ladder_of(rig)
    offered = [await challenged(rig, ladder, by, ANA) for by in (BEN, CLEO, DORA)]
    elsewhere = (await rig.tables.challenges.offer(EMIL, GUILD, CHANNEL, Terms("tactic"), ANA)).subject

    async def stand() -> list[str]:
        return [(await rig.tables.challenges.challenge(one)).status for one in (*offered, elsewhere)]

    await rig.tables.leagues.leave(ladder, BEN)
    assert await stand() == ["withdrawn", "open", "open", "open"]
    await rig.tables.leagues.stop(ladder, CLEO)
    assert await stand() == ["withdrawn", "withdrawn", "withdrawn", "open"]
    rig.clock.forward(1)
    await rig.tables.tick()
    again = await ladder_of(rig)
    mine = await challenged(rig, again, BEN, ANA)
    await rig.tables.leagues.leave(again, ANA)
    assert (await rig.tables.challenges.challenge(mine)).status == "declined"


async def test_one_a_game_and_server_beside_any_league(rig: Rig) -> None:
    leagues = rig.tables.leagues
    await ladder_of(rig)
    other = leagues.announce_ladder(ANA, GUILD, "89", "tactic", pace=2)
    assert await refusal(rig, other) == ErrorCode.LEAGUE_RUNS
    await leagues.announce_ladder(ANA, GUILD, CHANNEL, "logitac", pace=2)
    await leagues.announce(ANA, GUILD, CHANNEL, "tactic", days=7, pace=2)
    found = await leagues.newest(CHANNEL)
    assert found is not None and found.kind == LeagueKind.LEAGUE
    assert await leagues.channels(GUILD) == [CHANNEL]


async def test_a_result_edits_the_message_and_thirty_days_post_one(rig: Rig) -> None:
    ladder = await ladder_of(rig)
    await rig.show_all()
    await days_pass(rig, 0.1)
    await rig.show_all()
    await days_pass(rig, 0.1)
    assert await rig.kinds(ladder) == []
    await beaten(rig, ladder, BEN, ANA)
    await days_pass(rig, 0.1)
    assert await rig.kinds(ladder) == [NoticeKind.LEAGUE_CHANGED]
    await rig.show_all()
    await days_pass(rig, 29.8)
    assert await rig.kinds(ladder) == [NoticeKind.LEAGUE]


async def test_a_game_that_is_no_longer_played_here_is_refused(rig: Rig) -> None:
    ladder = await ladder_of(rig)
    await rig.tables.people.set_server(GUILD, games="logitac")
    assert await refusal(rig, rig.tables.leagues.challenge(ladder, BEN, ANA)) == ErrorCode.GAME_NOT_ALLOWED
    await rig.open(Terms("logitac"))
