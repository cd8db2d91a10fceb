"""A league's verbs and figures at their edges: to the last day, member, moment and status that still fits."""

import asyncio

import pytest

from bot.tables import ErrorCode, LeagueStatus
from bot.tables.competition.ladder import MOST_ON_LADDER
from bot.tables.competition.leagues import DAYS, SIGN_UP
from bot.tables.competition.schedule import LEAST, MOST
from bot.tables.values.notice_contents import NoticeKind
from bot.tables.values.terms import PACES
from data.records import LeagueMember
from tests.bot.tables.competition.test_rounds import DORA, announced, begun, days_pass, view, won
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, MINUTE, Rig, refusal, refused
from tests.bot.tables.values.test_ids import answer

PEOPLE = tuple(str(2000 + number) for number in range(MOST_ON_LADDER + 1))


@pytest.mark.parametrize(
    ("days", "pace", "fits"),
    [
        (DAYS[0], PACES[1], True),
        (DAYS[1], PACES[-1], True),
        (DAYS[0] - 1, PACES[1], False),
        (DAYS[1] + 1, PACES[1], False),
        (DAYS[0], PACES[0], False),
        (DAYS[0], PACES[-1] + 1, False),
    ],
)
async def test_how_long_its_rounds_and_turns_may_take(rig: Rig, days: int, pace: int, fits: bool) -> None:
    announce = rig.tables.leagues.announce(CLEO, GUILD, CHANNEL, "tactic", days=days, pace=pace)
    if not fits:
        assert await refusal(rig, announce) == ErrorCode.BAD_TERM
        return
    row = (await view(rig, (await announce).subject)).league
    assert (row.days, row.pace, row.game, row.guild, row.channel, row.run_by) == (
        days, pace, "tactic", GUILD, CHANNEL, CLEO,
    )  # fmt: skip
    assert (row.status, row.begun_at, row.opened_at) == (LeagueStatus.OPEN, None, rig.clock.at)
    assert row.look_at == rig.clock.at + SIGN_UP


async def test_where_it_may_be_announced(rig: Rig) -> None:
    async def announce(game: str = "tactic", channel: str = CHANNEL) -> str:
        return (await rig.tables.leagues.announce(CLEO, GUILD, channel, game, days=7, pace=2)).subject

    assert await refusal(rig, announce("chess")) == ErrorCode.UNKNOWN_GAME
    await rig.tables.people.set_server(GUILD, games="logitac", channels="89 90")
    assert await refusal(rig, announce("logitac")) == ErrorCode.CHANNEL_NOT_ALLOWED
    assert await refusal(rig, announce("tactic", "89")) == ErrorCode.GAME_NOT_ALLOWED
    first = await announce("logitac", "89")
    other = await refused(rig, announce("logitac", "89"))
    assert (other.key, other.values["where"]) == (ErrorCode.LEAGUE_RUNS, "<#89>")
    second = await announce("logitac", "90")
    found = [await rig.tables.leagues.under_way(channel) for channel in (CHANNEL, "89", "90")]
    assert [one and one.id for one in found] == [None, first, second]
    assert await rig.tables.leagues.channels(GUILD) == ["89", "90"]
    await rig.tables.leagues.stop(first, CLEO)
    await rig.tables.tick()
    assert await rig.tables.leagues.channels(GUILD) == ["90"]
    assert await rig.tables.leagues.under_way("89") is None
    rig.clock.forward(1)
    again = await announce("logitac", "89")
    newest = await rig.tables.leagues.newest("89")
    assert newest is not None and newest.id == again


async def test_a_click_that_comes_twice_announces_once(rig: Rig) -> None:
    async def announce() -> str:
        announce = rig.tables.leagues.announce
        return (await announce(CLEO, GUILD, CHANNEL, "tactic", days=7, pace=2, interaction="i1")).subject

    assert await announce() == await announce()


async def test_as_many_join_as_fit(rig: Rig) -> None:
    league = await announced(rig, *PEOPLE[: LEAST - 1])
    few = await refused(rig, rig.tables.leagues.begin(league, CLEO))
    assert (few.key, few.values["least"]) == (ErrorCode.LEAGUE_TOO_FEW, LEAST)
    for person in PEOPLE[LEAST - 1 : MOST]:
        await rig.tables.leagues.join(league, person)
    full = await refused(rig, rig.tables.leagues.join(league, PEOPLE[MOST]))
    assert (full.key, full.values["most"]) == (ErrorCode.LEAGUE_FULL, MOST)
    for person in PEOPLE[LEAST:MOST]:
        await rig.tables.leagues.leave(league, person)
    rig.clock.forward(1)
    await rig.tables.leagues.begin(league, CLEO)
    stands = await view(rig, league)
    assert (stands.league.status, stands.people) == (LeagueStatus.RUNNING, PEOPLE[:LEAST])
    assert stands.league.ends_at == rig.clock.at + len(stands.rounds) * 7 * DAY


async def test_as_many_stand_on_a_ladder_as_fit(rig: Rig) -> None:
    ladder = (await rig.tables.leagues.announce_ladder(CLEO, GUILD, CHANNEL, "tactic", pace=2)).subject
    assert (await view(rig, ladder)).people == ()
    for person in PEOPLE[:MOST_ON_LADDER]:
        await rig.tables.leagues.join(ladder, person)
    full = await refused(rig, rig.tables.leagues.join(ladder, PEOPLE[-1]))
    assert (full.key, full.values["most"]) == (ErrorCode.LEAGUE_FULL, MOST_ON_LADDER)
    await rig.tables.leagues.leave(ladder, PEOPLE[0])
    await rig.tables.leagues.join(ladder, PEOPLE[0])
    rows = await rig.store.find(LeagueMember, order=("number",))
    assert (rows[0].left_at, rows[-1].joined_at, rows[-1].number) == (rig.clock.at + 1,) * 2 + (MOST_ON_LADDER + 1,)


@pytest.mark.parametrize("later", [0, 1, DAY])
async def test_who_leaves_once_it_has_begun_belongs_to_it(rig: Rig, later: int) -> None:
    league = await announced(rig, ANA, BEN, CLEO, DORA)
    await rig.tables.leagues.leave(league, DORA)
    assert (await view(rig, league)).gone == frozenset()
    rig.clock.forward(1)
    await rig.tables.leagues.begin(league, CLEO)
    rig.clock.forward(later)
    await rig.tables.leagues.leave(league, BEN)
    stands = await view(rig, league)
    assert (stands.people, stands.gone) == ((ANA, BEN, CLEO), frozenset({BEN}))
    assert await refusal(rig, rig.tables.leagues.leave(league, BEN)) == ErrorCode.LEAGUE_NOT_IN


async def test_what_may_be_done_to_it_when(rig: Rig) -> None:
    leagues = rig.tables.leagues

    async def answers(league: str) -> list[ErrorCode | None]:
        return [await answer(wish) for wish in (leagues.join(league, DORA), leagues.begin(league, CLEO))]

    league = await announced(rig, ANA, BEN, CLEO)
    assert await answers(league) == [None, None]
    assert await answers(league) == [ErrorCode.LEAGUE_CLOSED] * 2
    assert [await answer(leagues.leave(league, DORA)), await answer(leagues.stop(league, CLEO))] == [None, None]
    await rig.tables.tick()
    assert await answers(league) == [ErrorCode.LEAGUE_OVER] * 2
    assert [await answer(leagues.leave(league, ANA)), await answer(leagues.stop(league, CLEO))] == [
        ErrorCode.LEAGUE_OVER
    ] * 2


async def test_a_round_ends_to_the_moment_and_the_last_is_not_counted_on(rig: Rig) -> None:
    league = await announced(rig, ANA, BEN, CLEO)
    assert ((await view(rig, league)).round_no, (await view(rig, league)).round_ends) == (0, None)
    start = rig.clock.at
    await rig.tables.leagues.begin(league, CLEO)
    for at, number in ((0, 1), (7 * DAY - 1, 1), (7 * DAY, 2), (14 * DAY, 3), (21 * DAY, 3), (90 * DAY, 3)):
        rig.clock.at = start + at
        stands = await view(rig, league)
        assert (stands.round_no, stands.round_ends) == (number, start + number * 7 * DAY)


@pytest.mark.parametrize(("early", "counts"), [(1, True), (0, True), (-1, False)])
async def test_a_result_counts_up_to_the_last_moment(rig: Rig, early: int, counts: bool) -> None:
    league = await begun(rig, ANA, BEN, CLEO)
    await days_pass(rig, 14)
    ends = (await view(rig, league)).league.ends_at
    assert ends is not None
    rig.clock.at = ends - early
    await won(rig, league, ANA, BEN)
    rig.clock.at = ends + DAY
    assert bool((await view(rig, league)).results) == counts


@pytest.mark.parametrize(("before", "rings"), [(2 * DAY + 1, False), (2 * DAY, True), (1, True)])
async def test_two_days_before_a_round_ends_are_soon(rig: Rig, before: int, rings: bool) -> None:
    league = await begun(rig)
    await rig.show_all()
    ends = (await view(rig, league)).round_ends
    assert ends is not None
    rig.clock.at = ends - before
    await rig.tables.tick()
    assert bool([kind for kind in await rig.kinds(league) if "reminder" in kind]) == rings


async def test_it_is_looked_at_every_quarter_of_an_hour_and_when_a_round_ends(rig: Rig) -> None:
    league = await begun(rig)
    row = (await view(rig, league)).league
    assert row.look_at == rig.clock.at + 15 * MINUTE
    ends = (await view(rig, league)).round_ends
    assert ends is not None
    rig.clock.at = ends - 2 * DAY
    await rig.tables.tick()
    rig.clock.at = ends - MINUTE
    await rig.tables.tick()
    assert (await view(rig, league)).league.look_at == ends


async def test_its_message_is_told_anew_only_when_something_in_it_is(rig: Rig) -> None:
    league = await begun(rig)
    told = {(await view(rig, league)).as_told}
    await won(rig, league, *(await view(rig, league)).rounds[0].pairs[0])
    told.add((await view(rig, league)).as_told)
    await rig.tables.leagues.leave(league, DORA)
    told.add((await view(rig, league)).as_told)
    await days_pass(rig, 7)
    told.add((await view(rig, league)).as_told)
    assert len(told) == 4
    assert len((await view(rig, league)).unfinished) < len((await view(rig, league)).tables)


async def test_whoever_shows_it_is_woken_by_every_change(rig: Rig) -> None:
    leagues = rig.tables.leagues
    league = await announced(rig)
    for change in (
        *(leagues.join(league, person) for person in (ANA, BEN, CLEO)),
        leagues.leave(league, ANA),
        leagues.join(league, ANA),
        leagues.begin(league, CLEO),
        leagues.stop(league, CLEO),
    ):
        async with asyncio.timeout(300):
            assert league in await rig.tables.notices.changed_subjects()
        await change
    async with asyncio.timeout(300):
        assert league in await rig.tables.notices.changed_subjects()


async def test_where_all_have_played_nobody_is_rung_for(rig: Rig) -> None:
    league = await begun(rig)
    for pair in (await view(rig, league)).rounds[0].pairs:
        await won(rig, league, *pair)
    await rig.tables.tick()
    await rig.show_all()
    await days_pass(rig, 5.5)
    assert NoticeKind.LEAGUE_REMINDER not in await rig.kinds(league)
    assert (await view(rig, league)).league.reminded == 1
