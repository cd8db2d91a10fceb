"""One puzzle a day, never two, never a missed one at night."""

from collections.abc import AsyncIterator
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.tables.puzzles.daily import give
from bot.tables.values.notice_contents import PuzzleOfTheDay, read_content
from data.records import DailyPost, DailyWish, Notice, Posting
from data.store import Where
from tests.bot.tables.rig import ANA, HOUR, MINUTE, SECOND, Rig, set_up

SERVER, CHANNEL = "77", "88"
PUZZLES = {game: {f"{game}-{number}": 1 + number % 4 for number in range(40)} for game in ("tactic", "logitac")}


@pytest.fixture
async def rig() -> AsyncIterator[Rig]:
    made = await set_up(puzzles=lambda: PUZZLES)
    yield made
    await made.close()


def set_clock(rig: Rig, said: str, name: str) -> None:
    rig.clock.at = int(datetime.fromisoformat(said).replace(tzinfo=ZoneInfo(name)).timestamp() * 1000)


async def wished(rig: Rig, said: str, name: str, hour: int = 9) -> None:
    """Set the wish at a moment, and stand there."""
    set_clock(rig, said, name)
    await rig.tables.puzzles.set_wish(SERVER, ANA, channel=CHANNEL, hour=hour, zone=name)


async def days(rig: Rig) -> list[str]:
    return [post.day for post in await rig.store.find(DailyPost, order=("day",))]


async def lived(rig: Rig, hours: float, step: int = 10 * MINUTE) -> list[int]:
    """Let the clock run, tick by tick, and show what is to be shown; tell when each was."""
    shown, end = [], rig.clock.at + int(hours * HOUR)
    while rig.clock.at < end:
        rig.clock.forward(step)
        if await rig.tables.tick():
            shown += [rig.clock.at for _ in await rig.show_all()]
    return shown


async def test_one_a_day_at_the_hour(rig: Rig) -> None:
    await wished(rig, "2026-11-16T12:00", "Europe/Paris")
    shown = await lived(rig, 72)
    hours = [datetime.fromtimestamp(at / 1000, ZoneInfo("Europe/Paris")).isoformat()[:16] for at in shown]
    assert hours == ["2026-11-17T09:00", "2026-11-18T09:00", "2026-11-19T09:00"]
    assert await days(rig) == ["2026-11-17", "2026-11-18", "2026-11-19"]


@pytest.mark.parametrize(
    ("name", "start", "hour"),
    [
        ("Europe/Paris", "2027-03-26T12:00", 2),
        ("Europe/Paris", "2027-03-26T12:00", 9),
        ("Europe/Paris", "2027-10-29T12:00", 2),
        ("Europe/Paris", "2027-10-29T12:00", 9),
        ("America/New_York", "2027-03-12T12:00", 2),
        ("America/New_York", "2027-11-05T12:00", 1),
        ("America/Havana", "2027-03-12T12:00", 0),
        ("America/Havana", "2027-11-05T12:00", 0),
        ("Australia/Lord_Howe", "2027-10-01T12:00", 2),
        ("Pacific/Chatham", "2027-04-02T12:00", 3),
    ],
)
async def test_daylight_saving_changes_nothing_about_one_a_day(rig: Rig, name: str, start: str, hour: int) -> None:
    await wished(rig, start, name, hour)
    await lived(rig, 3 * 24, step=30 * MINUTE)  # the day before, the day itself, and the one after
    first = date.fromisoformat(start[:10])
    assert await days(rig) == [f"{first + timedelta(days=n)}" for n in (1, 2, 3)]


async def test_who_asks_at_noon_for_nine_begins_tomorrow(rig: Rig) -> None:
    await wished(rig, "2026-11-16T12:00", "Europe/Paris")
    assert await lived(rig, 20) == []
    assert await rig.tables.puzzles.next_post(SERVER) == rig.clock.at + HOUR


@pytest.mark.parametrize(
    ("back", "posted"),
    [
        ("2026-11-17T09:10", True),  # a short time
        ("2026-11-17T14:50", True),  # a long one, and still the same day's
        ("2026-11-17T15:10", False),
        ("2026-11-17T23:30", False),
        ("2026-11-18T03:00", False),  # over night
    ],
)
async def test_a_bot_that_was_down_at_the_hour(rig: Rig, back: str, posted: bool) -> None:
    await wished(rig, "2026-11-16T12:00", "Europe/Paris")
    set_clock(rig, "2026-11-17T08:50", "Europe/Paris")
    await rig.tables.tick()
    set_clock(rig, back, "Europe/Paris")
    rig = await rig.again()
    await rig.tables.tick()
    assert [notice.kind for notice in await rig.show_all()] == (["daily"] if posted else [])
    assert await days(rig) == (["2026-11-17"] if posted else [])
    set_clock(rig, "2026-11-18T09:00", "Europe/Paris")
    await rig.tables.tick()
    assert (await days(rig))[-1] == "2026-11-18"


@pytest.mark.parametrize(("hour", "back", "posted"), [(20, "2026-11-17T21:10", False), (3, "2026-11-17T05:00", False)])
async def test_a_missed_one_is_not_posted_at_night(rig: Rig, hour: int, back: str, posted: bool) -> None:
    await wished(rig, "2026-11-16T22:00", "Europe/Paris", hour)
    set_clock(rig, back, "Europe/Paris")
    await rig.tables.tick()
    assert bool(await days(rig)) is posted


async def test_one_missed_at_night_comes_in_the_morning(rig: Rig) -> None:
    await wished(rig, "2026-11-16T22:00", "Europe/Paris", 3)
    set_clock(rig, "2026-11-17T05:00", "Europe/Paris")
    shown = await lived(rig, 12)
    assert [datetime.fromtimestamp(at / 1000, ZoneInfo("Europe/Paris")).hour for at in shown] == [8]


@pytest.mark.parametrize(
    ("name", "hour"),
    [
        *(("Pacific/Kiritimati", hour) for hour in (0, 1)),  # the first to have a day
        ("UTC", 0),
        ("America/New_York", 9),
        *(("Etc/GMT+12", hour) for hour in (0, 23)),  # the last
    ],
)
async def test_no_solution_is_shown_before_its_day_is_over_everywhere(rig: Rig, name: str, hour: int) -> None:
    """A server at UTC+14 is 26 hours ahead of one at UTC−12; each solution comes once, in its order."""
    await wished(rig, "2026-11-15T12:00", name, hour)
    told: list[str] = []
    for _ in range(10):
        for at in await lived(rig, 24, step=HOUR):
            today = datetime.fromtimestamp(at / 1000, ZoneInfo(name)).date().isoformat()
            if before := await rig.tables.puzzles.before(SERVER, today):
                told.append(before.post.day)
                ends = datetime.fromisoformat(f"{before.post.day}T00:00-12:00") + timedelta(days=1)
                assert at >= ends.timestamp() * 1000
    assert told == (await days(rig))[: len(told)]
    assert len(told) >= 7


async def test_killed_between_posting_and_noting_it_is_the_same_notice_again(rig: Rig) -> None:
    await wished(rig, "2026-11-16T12:00", "Europe/Paris")
    set_clock(rig, "2026-11-17T09:00", "Europe/Paris")
    await rig.tables.tick()
    (first,) = await rig.pending()
    rig = await rig.again()
    for _ in range(3):
        rig.clock.forward(5 * SECOND)
        await rig.tables.tick()
    (again,) = await rig.pending()
    assert again == first
    assert len(first.id) <= 25
    await rig.tables.notices.shown(first.id, CHANNEL, "m1")
    await rig.tables.notices.shown(first.id, CHANNEL, "m1")
    post = await rig.tables.puzzles.newest_post(SERVER)
    assert post is not None
    assert (post.channel, post.message) == (CHANNEL, "m1")
    assert await lived(rig, 20) == []


async def test_the_notice_holds_no_solution_and_names_nobody(rig: Rig) -> None:
    await wished(rig, "2026-11-16T12:00", "Europe/Paris")
    set_clock(rig, "2026-11-17T09:00", "Europe/Paris")
    await rig.tables.tick()
    (notice,) = await rig.pending()
    post = await rig.tables.puzzles.newest_post(SERVER)
    assert post is not None
    assert read_content(notice.kind, notice.payload) == PuzzleOfTheDay("2026-11-17", post.puzzle)
    assert notice.mentions == ""


async def test_the_day_before_loses_its_button(rig: Rig) -> None:
    await wished(rig, "2026-11-16T12:00", "Europe/Paris")
    await lived(rig, 48)
    old, new = sorted(await rig.store.find(Posting), key=lambda one: one.notice)
    assert (old.stale, new.stale) == (True, False)


async def test_switched_off_it_is_silent_and_what_waited_is_not_shown(rig: Rig) -> None:
    await wished(rig, "2026-11-16T12:00", "Europe/Paris")
    set_clock(rig, "2026-11-17T09:00", "Europe/Paris")
    await rig.tables.tick()
    assert len(await rig.pending()) == 1
    wish = await rig.tables.puzzles.set_wish(SERVER, ANA, channel="")
    assert wish.look_at is None
    assert await rig.pending() == []
    assert not await rig.tables.puzzles.may_still_post(SERVER, "2026-11-17")
    assert await rig.tables.puzzles.next_post(SERVER) is None
    assert await lived(rig, 48) == []


async def test_a_change_of_the_games_at_the_hour_costs_no_puzzle(rig: Rig) -> None:
    await wished(rig, "2026-11-16T12:00", "Europe/Paris")
    await rig.tables.tick()
    set_clock(rig, "2026-11-17T09:00", "Europe/Paris")
    await rig.tables.puzzles.set_wish(SERVER, ANA, games="logitac")
    await rig.tables.tick()
    post = await rig.tables.puzzles.newest_post(SERVER)
    assert post is not None
    assert (post.day, post.puzzle.partition("-")[0]) == ("2026-11-17", "logitac")


async def test_a_week_gets_harder_up_to_what_the_server_allows(rig: Rig) -> None:
    await wished(rig, "2026-11-15T12:00", "Europe/Paris")
    await rig.tables.puzzles.set_wish(SERVER, ANA, hardest=3)
    await lived(rig, 7 * 24, step=HOUR)
    posts = await rig.store.find(DailyPost, order=("day",))
    assert [PUZZLES[post.puzzle.partition("-")[0]][post.puzzle] for post in posts] == [1, 1, 2, 2, 3, 3, 3]


async def test_moving_to_another_zone_gives_no_second_one(rig: Rig) -> None:
    await wished(rig, "2026-11-16T12:00", "America/Los_Angeles")
    set_clock(rig, "2026-11-17T09:00", "America/Los_Angeles")
    assert len(await lived(rig, 0.5)) == 1
    for name, hour in (("Asia/Tokyo", 3), ("Pacific/Kiritimati", 9), ("Pacific/Honolulu", 9), ("UTC", 19)):
        await rig.tables.puzzles.set_wish(SERVER, ANA, zone=name, hour=hour)
        assert await lived(rig, 1) == []


async def test_a_day_that_could_not_be_shown_is_given_up_when_the_next_comes(rig: Rig) -> None:
    await wished(rig, "2026-11-16T12:00", "Europe/Paris")
    for day in (17, 18):
        set_clock(rig, f"2026-11-{day}T09:00", "Europe/Paris")
        await rig.tables.tick()
    (notice,) = await rig.store.find(Notice)
    assert read_content(notice.kind, notice.payload).day == "2026-11-18"  # type: ignore[attr-defined]
    set_clock(rig, "2026-11-18T16:00", "Europe/Paris")
    assert not await rig.tables.puzzles.may_still_post(SERVER, "2026-11-18")


async def test_a_puzzle_that_came_through_changes_a_wish_only_if_somebody_was_told_that_none_did(rig: Rig) -> None:
    await wished(rig, "2026-11-16T12:00", "Europe/Paris")
    set_clock(rig, "2026-11-17T09:00", "Europe/Paris")
    await rig.tables.tick()
    before = await rig.tables.puzzles.wish(SERVER)
    await rig.show_all()
    assert await rig.tables.puzzles.wish(SERVER) == before


async def test_the_host_is_told_once_that_the_channel_cannot_be_written_to(rig: Rig) -> None:
    await wished(rig, "2026-11-16T12:00", "Europe/Paris")
    assert await rig.tables.puzzles.note_refused(SERVER) == ANA
    assert await rig.tables.puzzles.note_refused(SERVER) is None
    rig = await rig.again()
    assert await rig.tables.puzzles.note_refused(SERVER) is None
    await lived(rig, 24)  # it came through
    assert (await rig.tables.puzzles.wish(SERVER)).told_at is None
    await rig.tables.puzzles.note_refused(SERVER)
    await rig.tables.puzzles.set_wish(SERVER, ANA, channel="99")
    assert await rig.tables.puzzles.note_refused(SERVER) == ANA


async def test_many_servers_have_their_puzzle_at_one_tick(rig: Rig) -> None:
    set_clock(rig, "2026-11-16T12:00", "UTC")
    for server in range(250):
        await rig.tables.puzzles.set_wish(str(server), ANA, channel=CHANNEL)
    set_clock(rig, "2026-11-17T09:00", "UTC")
    await rig.tables.tick()
    posts = await rig.store.find(DailyPost)
    assert len({post.server for post in posts}) == 250
    assert len({post.puzzle for post in posts}) == 1
    assert await rig.store.count(DailyWish, Where(at_most={"look_at": rig.clock.at})) == 0


async def test_a_server_that_is_not_due_is_left_alone(rig: Rig) -> None:
    """Another look was there first, or nothing was ever wished."""
    await wished(rig, "2026-11-16T08:30", "UTC", hour=8)
    await rig.tables.puzzles.set_wish("78", ANA, hour=3)
    await rig.tables.tick()
    before = await rig.dump()
    for server in (SERVER, "78", "79"):
        await give(rig.tables.context, server)
    assert await rig.dump() == before
