"""A league from its announcement to its end: rounds by date, whoever is away, leaves, blocks or is forgotten."""

from datetime import UTC, datetime

import pytest

from bot.tables import ErrorCode, LeagueStatus, LeagueView, Table
from bot.tables.competition.rounds import look
from bot.tables.values.notice_contents import NoticeKind
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, Rig, refusal

DORA = "1004"
EVERYBODY = (ANA, BEN, CLEO, DORA)


async def announced(rig: Rig, *members: str) -> str:
    league = (await rig.tables.leagues.announce(CLEO, GUILD, CHANNEL, "tactic", days=7, pace=2)).subject
    for person in members:
        await rig.tables.leagues.join(league, person)
    return league


async def begun(rig: Rig, *members: str) -> str:
    league = await announced(rig, *(members or EVERYBODY))
    await rig.tables.leagues.begin(league, CLEO)
    await rig.tables.tick()
    return league


async def days_pass(rig: Rig, days: float) -> None:
    rig.clock.forward(round(days * DAY))
    await rig.tables.tick()


async def view(rig: Rig, league: str) -> LeagueView:
    return await rig.last.tables.leagues.view(league)


async def between(rig: Rig, league: str, *people: str) -> Table | None:
    found = [one for one in (await view(rig, league)).tables if {one.host, one.guest} == set(people)]
    assert len(found) <= 1, "nobody meets the same person twice"
    return found[0] if found else None


async def won(rig: Rig, league: str, winner: str, loser: str) -> None:
    table = await between(rig, league, winner, loser)
    assert table is not None
    await rig.turn(table.id)
    await rig.turn(table.id)
    await rig.tables.play.resign(table.id, loser)


async def points(rig: Rig, league: str) -> dict[str, int]:
    return {one.person: one.points for one in (await view(rig, league)).standings}


async def test_everybody_meets_everybody_a_round_a_week_and_it_ends_on_its_date(rig: Rig) -> None:
    league = await begun(rig)
    for round_no in (1, 2, 3):
        assert (await view(rig, league)).round_no == round_no
        assert len((await view(rig, league)).tables) == 2 * round_no
        await days_pass(rig, 7)
    over = await view(rig, league)
    assert over.league.status == LeagueStatus.OVER
    assert len({frozenset((one.host, one.guest)) for one in over.tables}) == 6
    assert await points(rig, league) == dict.fromkeys(EVERYBODY, 0), "what is unfinished counts for nobody"


async def test_results_count_until_the_end_and_not_after(rig: Rig) -> None:
    league = await begun(rig, ANA, BEN, CLEO)
    await days_pass(rig, 14)
    await won(rig, league, ANA, BEN)
    assert await points(rig, league) == {ANA: 2, BEN: 0, CLEO: 0}
    await days_pass(rig, 7.1)
    assert (await view(rig, league)).league.status == LeagueStatus.OVER
    await won(rig, league, CLEO, BEN)
    assert await points(rig, league) == {ANA: 2, BEN: 0, CLEO: 0}


async def test_a_game_is_begun_once_though_the_bot_was_killed_and_down_for_a_round(rig: Rig) -> None:
    league = await begun(rig)
    rig.clock.forward(15 * DAY)
    later = await rig.again()
    await later.tables.tick()
    await later.tables.tick()
    stands = await later.tables.leagues.view(league)
    assert (stands.round_no, len(stands.tables)) == (3, 6)
    assert len({frozenset((one.host, one.guest)) for one in stands.tables}) == 6
    assert await later.kinds(league) == [NoticeKind.LEAGUE], "of what nobody saw only the newest is told"


async def test_who_is_away_is_paired_when_they_are_back(rig: Rig) -> None:
    await rig.tables.clock.away(ANA, rig.clock.at + 3 * DAY)
    league = await begun(rig)
    assert len((await view(rig, league)).tables) == 1
    await days_pass(rig, 3.1)
    assert len((await view(rig, league)).tables) == 2


async def test_blocked_people_do_not_meet_and_the_others_do(rig: Rig) -> None:
    await rig.tables.people.block(ANA, BEN)
    league = await begun(rig)
    await days_pass(rig, 20)
    assert len((await view(rig, league)).tables) == 5
    assert await between(rig, league, ANA, BEN) is None


async def test_who_leaves_plays_what_was_begun_and_nothing_more(rig: Rig) -> None:
    league = await begun(rig)
    await rig.tables.leagues.leave(league, DORA)
    await days_pass(rig, 20)
    assert len((await view(rig, league)).tables) == 2 + 1 + 1
    assert (await view(rig, league)).gone == {DORA}
    await days_pass(rig, 1.1)
    assert (await view(rig, league)).league.status == LeagueStatus.OVER


async def test_forgetting_somebody_changes_nobody_elses_figures(rig: Rig) -> None:
    league = await begun(rig)
    await days_pass(rig, 14)
    await won(rig, league, ANA, BEN)
    await won(rig, league, CLEO, ANA)
    before = await view(rig, league)
    await rig.tables.people.erase(ANA)
    after = await view(rig, league)
    name = next(iter(after.gone))
    assert ANA not in repr(after)
    assert [tuple(name if who == ANA else who for who in pair) for one in before.rounds for pair in one.pairs] == [
        pair for one in after.rounds for pair in one.pairs
    ]
    assert await points(rig, league) == {name: 2, BEN: 0, CLEO: 2, DORA: 0}
    await days_pass(rig, 8)
    assert (await view(rig, league)).league.status == LeagueStatus.OVER


async def test_a_result_edits_the_message_and_a_round_posts_one(rig: Rig) -> None:
    league = await begun(rig)
    await rig.show_all()
    await days_pass(rig, 1)
    assert await rig.kinds(league) == []
    pair = (await view(rig, league)).rounds[0].pairs[0]
    await won(rig, league, *pair)
    await days_pass(rig, 0.1)
    assert await rig.kinds(league) == [NoticeKind.LEAGUE_CHANGED]
    await rig.show_all()
    await days_pass(rig, 6)
    assert await rig.kinds(league) == [NoticeKind.LEAGUE]


async def test_whoever_still_plays_is_rung_for_once_before_the_round_ends(rig: Rig) -> None:
    league = await begun(rig)
    done, running = (await view(rig, league)).rounds[0].pairs
    await won(rig, league, *done)
    await days_pass(rig, 4.9)
    assert NoticeKind.LEAGUE_REMINDER not in await rig.kinds(league)
    await days_pass(rig, 0.2)
    (reminder,) = [one for one in await rig.notices(league) if one.kind == NoticeKind.LEAGUE_REMINDER]
    assert sorted(reminder.mentions.split()) == sorted(running)
    await rig.show_all()
    await days_pass(rig, 0.5)
    assert NoticeKind.LEAGUE_REMINDER not in await rig.kinds(league)
    await won(rig, league, *running)
    await days_pass(rig, 6.5)
    assert NoticeKind.LEAGUE_REMINDER in await rig.kinds(league), "another round, another reminder"


@pytest.mark.parametrize("sleeps", [False, True])
async def test_the_reminder_waits_for_who_sleeps(rig: Rig, sleeps: bool) -> None:
    """One message rings for all or for nobody: somebody's quiet hours would keep it from everybody."""
    league = await begun(rig)
    sleeper = (await view(rig, league)).rounds[0].pairs[0][0]
    hour = datetime.fromtimestamp(rig.clock.at / 1000, UTC).hour
    if sleeps:
        await rig.tables.people.set_ring_wish(sleeper, quiet_from=hour, quiet_to=(hour + 10) % 24, zone="UTC")
    await days_pass(rig, 4.9)
    await days_pass(rig, 0.15)
    assert (NoticeKind.LEAGUE_REMINDER in await rig.kinds(league)) != sleeps
    await days_pass(rig, 0.5)
    assert NoticeKind.LEAGUE_REMINDER in await rig.kinds(league)


async def test_a_sleeper_is_waited_for_a_day_at_most(rig: Rig) -> None:
    league = await begun(rig)
    one, other = (pair[0] for pair in (await view(rig, league)).rounds[0].pairs[:2])
    await rig.tables.people.set_ring_wish(one, quiet_from=0, quiet_to=12, zone="UTC")
    await rig.tables.people.set_ring_wish(other, quiet_from=12, quiet_to=0, zone="UTC")
    await days_pass(rig, 5.9)
    assert NoticeKind.LEAGUE_REMINDER not in await rig.kinds(league)
    await days_pass(rig, 0.2)
    assert NoticeKind.LEAGUE_REMINDER in await rig.kinds(league)


async def test_who_is_away_or_wants_no_reminders_or_a_digest_is_not_rung_for_a_round(rig: Rig) -> None:
    league = await begun(rig)
    (one, other), (third, fourth) = (await view(rig, league)).rounds[0].pairs[:2]
    await rig.tables.people.set_ring_wish(one, reminder="none")
    await rig.tables.people.set_ring_wish(other, quiet_from=1, quiet_to=2, zone="UTC", digest=True)
    await rig.tables.clock.away(third, rig.clock.at + 6 * DAY)
    await days_pass(rig, 5.1)
    (reminder,) = [one for one in await rig.notices(league) if one.kind == NoticeKind.LEAGUE_REMINDER]
    assert reminder.mentions == fourth


async def test_it_is_stopped_with_the_results_so_far(rig: Rig) -> None:
    league = await begun(rig)
    pair = (await view(rig, league)).rounds[0].pairs[0]
    await won(rig, league, *pair)
    await rig.tables.leagues.stop(league, CLEO)
    await rig.tables.tick()
    over = await view(rig, league)
    assert (over.league.status, over.standings[0].person) == (LeagueStatus.OVER, pair[0])
    await days_pass(rig, 20)
    assert len((await view(rig, league)).tables) == 2


async def test_one_that_is_never_begun_is_over_after_two_weeks(rig: Rig) -> None:
    league = await announced(rig, ANA)
    assert await refusal(rig, announced(rig)) == ErrorCode.LEAGUE_RUNS
    await days_pass(rig, 14.1)
    assert (await view(rig, league)).league.status == LeagueStatus.OVER
    await announced(rig)


async def test_what_cannot_be_is_refused(rig: Rig) -> None:
    league = await announced(rig, ANA, BEN)
    leagues = rig.tables.leagues
    assert await refusal(rig, leagues.join(league, ANA)) == ErrorCode.LEAGUE_JOINED
    assert await refusal(rig, leagues.begin(league, CLEO)) == ErrorCode.LEAGUE_TOO_FEW
    assert await refusal(rig, leagues.leave(league, CLEO)) == ErrorCode.LEAGUE_NOT_IN
    assert await refusal(rig, leagues.league("lgnone")) == ErrorCode.LEAGUE_OVER
    assert await refusal(rig, leagues.announce(ANA, GUILD, "89", "tactic", days=2, pace=2)) == ErrorCode.BAD_TERM
    await leagues.leave(league, ANA)
    await leagues.join(league, ANA)
    assert [one.number for one in (await view(rig, league)).members] == [1, 2]
    for number in range(10):
        await leagues.join(league, f"20{number}")
    assert await refusal(rig, leagues.join(league, CLEO)) == ErrorCode.LEAGUE_FULL
    await leagues.begin(league, CLEO)
    assert await refusal(rig, leagues.join(league, CLEO)) == ErrorCode.LEAGUE_CLOSED


async def test_what_another_look_has_done_already_is_not_done_again(rig: Rig) -> None:
    """Between the search for what is due and the lock it may have been looked at, or be over."""
    league = await begun(rig)
    await won(rig, league, *(await view(rig, league)).rounds[0].pairs[0])
    over = await announced_elsewhere(rig)
    before = await rig.dump()
    for one in (league, over, "lgnone"):
        await look(rig.tables.context, one)
    assert await rig.dump() == before


async def announced_elsewhere(rig: Rig) -> str:
    """Announce one in another channel, and stop it."""
    league = (await rig.tables.leagues.announce(CLEO, GUILD, "89", "tactic", days=7, pace=2)).subject
    await rig.tables.leagues.stop(league, CLEO)
    await rig.tables.tick()
    return league


async def test_what_is_shown_of_it_belongs_to_its_server(rig: Rig) -> None:
    """Where several processes share a database, the one that holds the server looks after its leagues."""
    league = await announced(rig)
    assert await rig.tables.context.homes.of([league]) == {league: GUILD}


async def test_who_joined_takes_that_away_and_what_others_did_not(rig: Rig) -> None:
    league = await begun(rig)
    copy = await rig.tables.people.personal_data(ANA)
    assert f'"league": "{league}"' in copy
    assert DORA not in await rig.tables.people.personal_data(BEN)
