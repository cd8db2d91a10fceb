"""In which language public messages are written."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.text import words
from bot.ui.discord_io.gateway import client
from sandbox.protocol.json_codec import Json
from tests.bot.ui import conftest
from tests.bot.ui.conftest import Stage, staged
from tests.bot.ui.players import Match, open_match


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en"), ("de", "fr"), ("en-US", "fr")])
async def test_a_server_that_chose_no_language_is_spoken_to_as_at_discord(
    stage: Stage, locale: str, language: str
) -> None:
    ui, server = stage.bot.ui, str(stage.sandbox.guild.id)
    assert await ui.server_locales.of(server) == "en-US", "as Discord told when the server came in sight"
    object.__setattr__(ui, "language", "fr")  # the host's default

    async def told(_: str) -> str:
        return locale

    ui.server_locales.of = told
    assert (await ui.public_words(server)).language == language
    await ui.tables.people.set_server(server, language="en")
    assert (await ui.public_words(server)).language == "en"


async def left_to_show(stage: Stage) -> tuple[Match, list[Json]]:
    """Start the bot with a turn still to be shown, while Discord tells no server; give what it would tell."""
    match = await open_match(stage, "tactic")
    turn = await match.next_turn()
    stage.sandbox.faults.reset("/messages$", method="POST", times=9)
    await match.type_turn(match.mover(turn), turn)
    await stage.stop()
    stage.sandbox.faults.clear()
    told, untold = stage.sandbox.gateway.told, list[Json]()

    def late(name: str, data: Json) -> Json | None:
        return untold.append(data) if name == "GUILD_CREATE" else told(name, data)  # type: ignore[func-returns-value]

    stage.sandbox.gateway.told = late
    stage.clock.advance(10)
    await stage.start()
    return match, untold


@pytest.fixture
async def french(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, rate_limits=False, guild_locale="fr") as ready:
        yield ready


async def test_what_is_shown_at_a_start_waits_until_discord_has_told_the_server(
    french: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "SERVERS_TOLD_S", conftest.BUSY_S)
    monkeypatch.setattr(conftest, "TOLD_WITHIN_S", conftest.BUSY_S)
    match, untold = await left_to_show(french)
    (before,) = match.turns()
    await asyncio.sleep(0.1)  # long enough for a turn in English
    french.sandbox.gateway.send_raw("GUILD_CREATE", untold[0])
    assert words("fr").say("button-play") in (await match.next_turn(before)).labels


@pytest.mark.parametrize(("bound", "ready"), [(0.0, conftest.BUSY_S), (conftest.BUSY_S, 0.1)], ids=["late", "never"])
async def test_what_is_shown_at_a_start_does_not_wait_for_ever(
    french: Stage, bound: float, ready: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may tell a server late, or, as the bot has left it, never: all others have been told then."""
    monkeypatch.setattr(client, "SERVERS_TOLD_S", bound)
    monkeypatch.setattr(conftest, "TOLD_WITHIN_S", ready)
    match, _ = await left_to_show(french)
    (before,) = match.turns()
    assert words("en").say("button-play") in (await match.next_turn(before)).labels
