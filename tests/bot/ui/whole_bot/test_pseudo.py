"""The whole bot in the pseudo-language: all that people are sent is longer, marked, whole, and Discord takes it."""

import re
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ui.discord_io.gateway import translator
from games.text import LANGUAGES
from games.text.pseudo import MARKS, PSEUDO
from sandbox.rest.router import RestCall, RestRouter
from tests.bot.ui import conftest
from tests.bot.ui.conftest import Stage
from tests.bot.ui.decided import soon_over
from tests.bot.ui.players import by_form, open_match, play_out
from tests.bot.ui.puzzles.givers import DailyServer
from tests.bot.ui.whole_bot.evening import PICKING, Evening
from tests.bot.ui.whole_bot.hand import Hand
from tools.bench.whole_bot.clicks import same_chance

READ = ("content", "label", "description", "placeholder", "title", "name")
WHOLE = {"Ana", "Ben", "Cairn", "ask", "hide"}  # names, and notation
HOST = "Olga"  # who runs the server
LOOKED_AT = ("help", "play", "preferences", "privacy", "profile", "leaderboard", "review", "puzzle", "about", "history")
CODE = re.compile(r"(?<=· )[a-z\d]{5}(?!\w)|```.*?```|`[^`]*`|<[^>]*>|https?://\S+", re.DOTALL)  # a table's too
ENGLISH = re.compile(r"(?<![\w-])(?=[A-Za-z]*[AEIOUYaeiouy])[A-Za-z]{2,}(?![\w-])")


@dataclass
class Said:
    """Every text that was sent for people to read."""

    texts: set[str] = field(default_factory=set)

    def note(self, what: object, key: str = "") -> None:
        if isinstance(what, Mapping):
            for name, value in what.items():
                self.note(value, name)
        elif isinstance(what, list):
            for value in what:
                self.note(value, key)
        elif isinstance(what, str) and key in READ:
            self.texts.add(what)

    def english(self) -> dict[str, set[str]]:
        found = {text: {*ENGLISH.findall(CODE.sub("", text))} - WHOLE for text in self.texts}
        return {text: left for text, left in found.items() if left}

    def cut(self) -> list[str]:
        return [text for text in self.texts if text.count(MARKS[0]) != text.count(MARKS[1])]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """Speak the pseudo-language, and note what is sent."""
    noted, done = Said(), RestRouter._done

    def heard(router: RestRouter, endpoint: Any, call: RestCall) -> Any:
        if not call.raw.startswith(b"["):  # commands, which are there in all languages
            noted.note(call.body.payload)
        return done(router, endpoint, call)

    monkeypatch.setattr(RestRouter, "_done", heard)
    monkeypatch.setattr("bot.text.LANGUAGES", (*LANGUAGES, PSEUDO))
    monkeypatch.setitem(translator.LOCALES, discord.Locale.british_english, PSEUDO)
    monkeypatch.setattr(conftest, "_written", [])
    monkeypatch.setattr("bot.tables.core.context.secrets.token_hex", same_chance())  # long games' words are cut
    return noted


@pytest.fixture
async def stage(tmp_path: Path, said: Said) -> AsyncIterator[Stage]:
    async with conftest.staged(tmp_path, rate_limits=False, guild_locale=PSEUDO) as ready:
        for name in ("Ana", "Ben", HOST):
            ready.person(name).user.locale = PSEUDO
        said.texts.clear()
        yield ready


def is_fault_free(said: Said) -> None:
    assert len(said.texts) > 100
    assert said.english() == {}
    assert said.cut() == []


async def test_two_people_play_a_game_and_look_about(stage: Stage, said: Said) -> None:
    match = await open_match(stage, "topologic", seekers=3)
    await play_out(match, soon_over("topologic", by_form))
    for command in LOOKED_AT:
        await (await match.people[0].run(stage.sandbox.channel, command)).shown()
    for command in ("settings", "doctor"):
        await (await stage.sandbox.person(HOST).run(stage.sandbox.channel, command)).shown()
    is_fault_free(said)


async def test_the_first_evening_is_whole(stage: Stage, said: Said) -> None:
    """A lesson, a game against the bot, a puzzle and the profile, with kills."""
    server, hand = DailyServer(stage), Hand(stage.person("Ana"))
    await server.begin(games="logan_stones")
    await server.next_day()
    evening = Evening(stage.sandbox, hand, "logan_stones", PICKING, stage.folder / "sandbox.sqlite3", stage.restart)
    await evening.walk()
    is_fault_free(said)


def test_english_and_what_is_cut_off_are_found() -> None:
    said = Said({"‹Plááýý íít›, Ana: `ask`, 12", "‹‹Táá› · Ana vs Ben · xabjc›", "‹Plááýý› it", "‹Plááý…"})
    assert said.english() == {"‹Plááýý› it": {"it"}} and said.cut() == ["‹Plááý…"]
