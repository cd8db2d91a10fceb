"""A month's page: what it counts, that it is given once, and never of a month in which nothing was played."""

from dataclasses import replace

import pytest

from bot.tables import NoticeKind, Terms
from bot.tables.clock.months import month_of_page, next_page
from bot.tables.competition.seasons import Season
from bot.tables.values.ids import season_of
from data.records import DailyPost, DailyTry, Notice, Round, Server
from data.store import Insert, Replace, Where
from tests.bot.tables.rig import ANA, BEN, CHANNEL, CLEO, DAY, GUILD, HOUR, TACTIC, Rig


async def resigned(rig: Rig, loser: str = BEN, terms: Terms = TACTIC) -> str:
    table = await rig.open(terms)
    await rig.act(table)
    await rig.tables.play.resign(table, loser)
    return table


async def pages(rig: Rig) -> list[Notice]:
    return await rig.store.find(Notice, Where(equal={"kind": NoticeKind.SEASON}))


async def comes_true(rig: Rig, at: int) -> list[Notice]:
    """Let time go by until then, and do what is due."""
    rig.clock.at = at
    await rig.tables.tick()
    return await pages(rig)


async def this_month(rig: Rig) -> Season:
    return await rig.tables.competition.season(GUILD, month_of_page(rig.clock.at).after)


async def ended_by_the_rules(rig: Rig, table: str, turns: int) -> None:
    """Say of a game that it came to its end after so many turns."""
    (known,) = await rig.store.find(Round, Where(equal={"table_id": table}))
    await rig.store.commit(Replace(replace(known, reason="home", turns=turns), known))


async def test_a_page_is_due_at_noon_after_the_month_once_and_again_after_the_next(rig: Rig) -> None:
    await rig.tables.people.set_server(GUILD, season_channel=CHANNEL)
    await resigned(rig)
    due = next_page(rig.clock.at)
    assert await comes_true(rig, due - 1) == []
    (page,) = await comes_true(rig, due)
    assert str(month_of_page(due)) in page.payload
    assert await comes_true(rig, due + HOUR) == [page]
    await rig.tables.notices.shown(page.id, CHANNEL, "1", page.kind)
    assert await comes_true(rig, next_page(due)) == [], "nothing was played in the next"


async def test_a_bot_that_was_down_for_months_gives_the_last_month_alone(rig: Rig) -> None:
    await rig.tables.people.set_server(GUILD, season_channel=CHANNEL)
    await resigned(rig)
    rig.clock.at = next_page(next_page(rig.clock.at))
    await resigned(rig)
    (page,) = await comes_true(rig, next_page(rig.clock.at) + 5 * DAY)
    assert str(month_of_page(rig.clock.at)) in page.payload


async def test_no_page_where_none_is_wanted_any_more(rig: Rig) -> None:
    await resigned(rig)
    assert await comes_true(rig, next_page(rig.clock.at)) == []
    await rig.tables.people.set_server(GUILD, season_channel=CHANNEL)
    await rig.tables.people.set_server(GUILD, season_channel="")
    server = await rig.store.get(Server, GUILD)
    assert server is not None and server.season_at is None
    await resigned(rig)
    assert await comes_true(rig, next_page(rig.clock.at)) == []


async def test_it_counts_games_and_wins_of_the_month_alone(rig: Rig) -> None:
    await resigned(rig)
    rig.clock.at = next_page(rig.clock.at)
    for loser in (BEN, BEN, ANA):
        await resigned(rig, loser)
    await resigned(rig, BEN, replace(TACTIC, private="yes"))
    season = await this_month(rig)
    assert season.games == (("tactic", 3),) and season.wins == ((ANA, 2), (BEN, 1)) and season.played == 3
    await rig.tables.people.erase(ANA)
    season = await this_month(rig)
    assert season.games == (("tactic", 3),) and season.wins == ((BEN, 1),)


async def test_the_longest_public_game_that_the_rules_have_ended_is_worth_seeing(rig: Rig) -> None:
    tables = [await resigned(rig) for _ in range(3)]
    assert (await this_month(rig)).worth_seeing == ()
    for table, turns in zip(tables, (30, 41, 12), strict=True):
        await ended_by_the_rules(rig, table, turns)
    private = await resigned(rig, BEN, replace(TACTIC, private="yes"))
    for person in (ANA, BEN):
        await rig.tables.play.tell_result(private, person)
    await ended_by_the_rules(rig, private, 99)
    assert [one.turns for one in (await this_month(rig)).worth_seeing] == [41, 30, 12]
    await rig.tables.people.erase(BEN)
    assert (await this_month(rig)).worth_seeing == ()


@pytest.mark.parametrize(("days", "streak"), [((1, 2, 3, 5), 3), ((1, 2, 4, 5), 2), ((1, 3, 5), 0)])
async def test_a_streak_is_of_puzzles_in_a_row_within_the_month(rig: Rig, days: tuple[int, ...], streak: int) -> None:
    month = month_of_page(rig.clock.at).after
    for day in range(1, 6):
        name = f"{month}-{day:02}"
        await rig.store.commit(Insert(DailyPost(GUILD, name, "tactic-1", month.begins_at + day * DAY, CHANNEL, "1")))
        if day in days:
            await rig.store.commit(Insert(DailyTry(GUILD, name, CLEO, "tactic-1", solved_at=rig.clock.at)))
    rig.clock.at = month.page_at
    season = await rig.tables.competition.season(GUILD, month)
    assert season.streaks == (((CLEO, streak),) if streak else ()) and season.is_empty == (not streak)


def test_the_subject_of_a_page_is_its_server() -> None:
    assert season_of(GUILD) == f"m{GUILD}"


async def test_what_ended_as_the_next_month_began_is_of_the_next(rig: Rig) -> None:
    table = await resigned(rig)
    month = month_of_page(rig.clock.at).after
    (known,) = await rig.store.find(Round, Where(equal={"table_id": table}))
    for ended_at, counted in ((month.after.begins_at - 1, 1), (month.after.begins_at, 0)):
        (known,) = await rig.store.find(Round, Where(equal={"table_id": table}))
        await rig.store.commit(Replace(replace(known, ended_at=ended_at), known))
        assert (await rig.tables.competition.season(GUILD, month)).played == counted
