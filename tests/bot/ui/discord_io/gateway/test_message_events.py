"""The bot parses what people write to it, and spares itself its own messages."""

import discord
import pytest
from discord import state

from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage
from tests.bot.ui.discord_io.gateway.test_unreadable_events import heard
from tests.bot.ui.players import open_match


@pytest.fixture
def authors(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note who wrote each message that discord.py makes out of an event."""
    noted: list[str] = []

    class Noted(discord.Message):
        def __init__(self, *, data, **more) -> None:  # type: ignore[no-untyped-def]
            noted.append(data["author"]["username"])
            super().__init__(data=data, **more)

    monkeypatch.setattr(state, "Message", Noted)
    return noted


async def test_only_what_people_write_is_parsed(authors: list[str], stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    await match.step()
    ana = stage.person("Ana")
    await asked(ana, stage.sandbox.channel, "help")
    await heard(stage)
    assert authors == []
    ana.say(ana.opens_direct(), "hello")
    await heard(stage)
    assert authors == ["ana"]
