"""The page of `/settings` about the puzzle of the day."""

import pytest

from bot.tables import DailyWish
from bot.ui.menus.time_zones import ZONES, zone_named
from games.registry import KEYS
from sandbox import SandboxPerson, Seen
from tests.bot.ui.asking import asked, comes_true
from tests.bot.ui.conftest import Stage
from tests.bot.ui.host.test_settings import manager
from tests.bot.ui.players import id_of, press
from tests.says import says


async def opened(stage: Stage, cleo: SandboxPerson) -> Seen:
    return await press(cleo, await asked(cleo, stage.sandbox.channel, "settings"), "daily-settings")


async def kept(stage: Stage) -> DailyWish:
    return await stage.bot.ui.tables.puzzles.wish(str(stage.sandbox.guild.id))


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_everything_is_chosen_by_menus_and_kept_at_once(stage: Stage, language: str) -> None:
    cleo, channel = manager(stage), stage.sandbox.channel
    cleo.user.locale = language
    shown = await opened(stage, cleo)
    assert ("**off**" if language == "en-US" else "**désactivé**") in shown.text
    shown = await (await cleo.select(shown, "daily-set|channel", channel)).shown()
    assert f"<#{channel.id}>" in shown.text and ":F>" in shown.text
    shown = await (await cleo.select(shown, "daily-set|hour", "20")).shown()
    shown = await (await cleo.select(shown, "daily-set|zone", "Europe/Paris")).shown()
    shown = await (await cleo.select(shown, "daily-set|games", "tactic", "logitac")).shown()
    shown = await (await cleo.select(shown, "daily-set|hardest", "2")).shown()
    wish = await kept(stage)
    assert (wish.channel, wish.hour, wish.zone, wish.games) == (str(channel.id), 20, "Europe/Paris", "tactic logitac")
    assert wish.hardest == 2
    await stage.restart()
    again = await opened(stage, cleo)
    chosen = [one["value"] for menu in again.selects for one in menu.get("options", ()) if one.get("default")]
    assert chosen == ["20", "Europe/Paris", "tactic", "logitac", "2"]
    shown = await (await cleo.select(again, "daily-set|games")).shown()
    shown = await (await cleo.select(shown, "daily-set|channel")).shown()
    wish = await kept(stage)
    assert (wish.channel, wish.games, wish.look_at) == ("", "", None)
    assert "settings-page|places" in str((await press(cleo, shown, "settings")).view)


async def test_another_time_zone_is_typed(stage: Stage) -> None:
    cleo = manager(stage)
    shown = await opened(stage, cleo)
    wanted = {"america/argentina/buenos aires": "America/Argentina/Buenos_Aires", "kathmandu": "Asia/Kathmandu"}
    for typed, zone in wanted.items():
        form = await cleo.click(shown, id_of(shown, "daily-zone"))
        shown = await (await cleo.submit(form, {"zone": typed})).shown()
        assert (await kept(stage)).zone == zone
        assert zone.replace("_", " ") in str(shown.selects)
    form = await cleo.click(shown, id_of(shown, "daily-zone"))
    done = await cleo.submit(form, {"zone": "`Atlantis`"})
    await done.until(lambda response: "don’t know the time zone “'Atlantis'”" in response.text)
    assert (await kept(stage)).zone == "Asia/Kathmandu"


def test_zones_are_offered_that_there_are() -> None:
    assert len(ZONES) <= 24
    assert all(zone_named(name) == name for name in ZONES)
    assert zone_named("paris") == "Europe/Paris"
    assert zone_named("") is None and zone_named("utc") == "UTC"


async def test_only_who_manages_the_server_may(stage: Stage) -> None:
    cleo, channel = manager(stage), stage.sandbox.channel
    shown = await opened(stage, cleo)
    for role in stage.sandbox.guild.roles.values():
        if role.name == "Granted":
            role.permissions = 0
    done = await cleo.select(shown, "daily-set|channel", channel)
    await done.until(lambda response: says(response.text, "error-managers-only"))
    assert (await kept(stage)).channel == ""


async def test_a_channel_that_is_gone_is_found_by_the_doctor(stage: Stage) -> None:
    cleo, general = manager(stage), stage.sandbox.channel_named("general")
    shown = await opened(stage, cleo)
    await (await cleo.select(shown, "daily-set|channel", general)).shown()
    stage.sandbox.delete_channel(general)
    await comes_true(lambda: stage.bot.get_channel(general.id) is None)
    assert f"<#{general.id}>" in (await asked(cleo, stage.sandbox.channel, "doctor")).text
    again = await opened(stage, cleo)
    assert not any(menu.get("default_values") for menu in again.selects)


def test_every_game_can_be_chosen() -> None:
    assert len(KEYS) <= 25
