"""A month's page on the stand-in: chosen in `/settings`, posted once through kills and a night, with a game to see."""

import asyncio
from dataclasses import replace
from datetime import date
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.tables import ErrorCode, StoreFailed, TableError
from bot.tables.clock.months import Month, next_page
from bot.tables.notices.outbox import Outbox
from bot.text import words
from bot.ui.public.show.season import _may_be_shown, _named
from data.records import Round
from data.store import Replace, Where
from sandbox import Seen
from sandbox.world import guilds
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked, table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import comes_to_rest
from tests.bot.ui.host.test_settings import manager
from tests.bot.ui.players import Match, ids, open_match, press, told

UNKNOWN_MEMBER = 10007
pytestmark = pytest.mark.usefixtures("restless")


async def wanted(stage: Stage) -> None:
    """Let the host choose the channel in which everything else is played, too."""
    cleo, channel = manager(stage), stage.sandbox.channel
    shown = await press(cleo, await asked(cleo, channel, "settings"), "settings-page|results")
    shown = await (await cleo.select(shown, "set-many|season_channel", channel)).shown()
    assert stage.sandbox.channel.name in shown.text or str(channel.id) in str(shown.view)


async def played(stage: Stage) -> Match:
    """Play a game that the rules have ended, as the database knows it."""
    match = await open_match(stage, "tactic")
    await match.step()
    store, table = stage.bot.ui.tables.context.store, table_of(match)
    await stage.bot.ui.tables.play.resign(table, str(match.people[0].id))
    await match.people[0].waits_until(lambda: match.end)
    await comes_to_rest(stage)
    (known,) = await store.find(Round, Where(equal={"table_id": table}))
    await store.commit(Replace(replace(known, reason="home"), known))
    return match


def pages(stage: Stage) -> list[Seen]:
    seen = stage.person("Cleo").sees(stage.sandbox.channel)
    return [one for one in seen if "season-20" in str(one.view)]


def to_the_page(stage: Stage) -> float:
    now = stage.clock.now()
    return (next_page(now) - now) / 1000 + 1


async def comes(stage: Stage) -> Seen:
    await stage.passes(seconds=to_the_page(stage))
    await stage.person("Cleo").waits_until(lambda: pages(stage))
    await comes_to_rest(stage)
    (page,) = pages(stage)
    return page


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_month_is_told_once_with_its_longest_game(stage: Stage, language: str) -> None:
    await wanted(stage)
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), language=language)
    await played(stage)
    page = await comes(stage)
    month, seen = ("Most wins", "longest game") if language == "en" else ("Le plus de victoires", "plus longue partie")
    assert not page.is_private and not page.notified and seen in page.text
    assert month in page.pictures[0].alt and "Ben 1" in page.pictures[0].alt and len(page.pictures) == 2
    recap = await told(stage.person("Cleo"), page, "recap|")
    assert recap.is_private
    await stage.restart()
    await stage.passes(hours=30)
    await comes_to_rest(stage)
    assert [one.id for one in pages(stage)] == [page.id]


@pytest.mark.parametrize("moment", ["before", "after", "after, and a player leaves"])
async def test_a_kill_at_posting_loses_and_doubles_nothing(
    moment: str, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await wanted(stage)
    await played(stage)
    at_kill = asyncio.Event()

    async def killed(*_: object) -> None:
        at_kill.set()
        raise StoreFailed("killed")

    with monkeypatch.context() as broken:
        if moment == "before":
            broken.setattr("bot.ui.public.show.season._laid_out", killed)
        else:
            broken.setattr(Outbox, "shown", killed)
        await stage.passes(seconds=to_the_page(stage))
        await asyncio.wait_for(at_kill.wait(), 300)
        await stage.stop()
    stage.clock.advance(7_200)
    if "leaves" in moment:
        stage.sandbox.expect_always(UNKNOWN_MEMBER)
        stage.person("Ana").leaves(stage.sandbox.guild)
    await stage.start()
    await stage.waits(lambda: pages(stage))
    await comes_to_rest(stage)
    assert len(pages(stage)) == 1


async def test_a_game_that_cannot_be_shown_any_more_holds_up_nothing(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await wanted(stage)
    await played(stage)

    async def broken(*_: object) -> None:
        raise TableError(ErrorCode.LOG_BROKEN)

    monkeypatch.setattr(stage.bot.ui.tables.queries, "open_views", broken)
    assert len((await comes(stage)).pictures) == 1


async def test_a_bot_that_was_down_at_the_hour_tells_it_later(stage: Stage) -> None:
    await wanted(stage)
    await played(stage)
    await stage.stop()
    stage.clock.advance(to_the_page(stage) + 3 * 86_400)
    await stage.start()
    await stage.passes(seconds=1)
    await stage.person("Cleo").waits_until(lambda: pages(stage))
    await comes_to_rest(stage)
    assert len(pages(stage)) == 1


async def test_a_game_of_a_channel_that_not_all_see_is_counted_and_not_shown(stage: Stage) -> None:
    await wanted(stage)
    await played(stage)
    elsewhere = stage.sandbox.channel_named("general")
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), season_channel=str(elsewhere.id))
    guilds.deny(stage.sandbox.context, stage.sandbox.channel, stage.sandbox.guild.id, PermissionBit.VIEW_CHANNEL)
    await stage.passes(seconds=to_the_page(stage))
    page = await stage.person("Cleo").waits_for(elsewhere, lambda seen: "season-20" in str(seen.view))
    assert "Ben 1" in page.pictures[0].alt and len(page.pictures) == 1
    assert not any(one.startswith("recap|") for one in ids(page))


@pytest.mark.parametrize(
    ("place", "is_open", "are_here", "is_shown"),
    [
        ("here", False, True, True),
        ("there", True, True, True),
        ("there", False, True, False),
        ("there", True, False, False),
    ],
)
async def test_a_game_is_shown_if_all_may_see_where_it_was_played_and_its_people_are_still_there(
    place: str, is_open: bool, are_here: bool, is_shown: bool
) -> None:
    messenger, seen = MagicMock(is_member=AsyncMock(return_value=are_here)), MagicMock(players=("1", "2"))
    seen.table.guild, seen.table.channel = "guild", place
    messenger.channels.is_open = lambda guild, channel: is_open and (guild, channel) == ("guild", "there")
    assert await _may_be_shown(messenger, "here", seen) is is_shown


async def test_without_the_right_to_write_it_waits_and_the_doctor_says_so(stage: Stage) -> None:
    await wanted(stage)
    await played(stage)
    stage.sandbox.violations.expect_always(50013)
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.SEND_MESSAGES)
    await stage.passes(seconds=to_the_page(stage))
    elsewhere, guild = stage.sandbox.channel_named("general"), str(stage.sandbox.guild.id)
    await stage.bot.ui.tables.people.set_server(guild, channels=str(elsewhere.id))
    lacking = await asked(stage.person("Cleo"), elsewhere, "doctor")
    assert f"<#{stage.sandbox.channel.id}>" in lacking.text
    assert pages(stage) == []
    stage.sandbox.allow(stage.sandbox.channel, PermissionBit.SEND_MESSAGES)
    await stage.waits(lambda: pages(stage), each=60)
    assert len(pages(stage)) == 1


async def test_nothing_is_posted_where_nobody_wants_it(stage: Stage) -> None:
    await played(stage)
    await stage.passes(seconds=to_the_page(stage))
    await comes_to_rest(stage)
    assert pages(stage) == []


@pytest.mark.parametrize(("month", "said"), [(1, "January 2027"), (2, "February 2027"), (12, "December 2027")])
def test_a_month_is_called_by_its_name(month: int, said: str) -> None:
    assert _named(Month(date(2027, month, 1)), words("en")) == said
