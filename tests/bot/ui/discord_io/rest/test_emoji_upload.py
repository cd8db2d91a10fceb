"""Emoji of our own: brought once, beside the words of a choice, and never a reason why an answer fails."""

import re
from typing import Any

import pytest

from bot.ui.discord_io.gateway.client import CairnClient
from bot.ui.discord_io.rest.emoji_upload import bring_emoji, name_of
from bot.workers.emoji import PaintEmoji
from games.registry import KEYS
from sandbox import Seen
from sandbox.rest.planned_faults import FOR_EVER
from tests.bot.ui.asking import table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import told


async def bring(stage: Stage) -> None:
    stage.bot.ui.emojis.known |= await bring_emoji(stage.bot, PaintEmoji("", None, "").run())


async def picker(stage: Stage) -> Seen:
    match = await table_with_turn(stage, "logan-stones")
    assert match.turn is not None
    return await told(match.people[0], match.turn, "play|")


def choices(seen: Seen) -> list[Any]:
    return [*seen.buttons, *(option for select in seen.selects for option in select.get("options", ()))]


def last_word(choice: Any) -> str:
    return str(choice.get("label", "")).rpartition(" ")[2]


def shown(seen: Seen) -> set[tuple[str, str]]:
    """The application's emoji in a message by their ids, each with the last of the words beside it."""
    return {(each["emoji"]["id"], last_word(each)) for each in choices(seen) if each.get("emoji")}


async def test_emoji_stand_beside_the_words_of_a_choice(stage: Stage) -> None:
    assert not shown(await picker(stage))
    await bring(stage)
    known = stage.bot.ui.emojis.known
    faces = {"R": "rock", "P": "paper", "S": "scissors"}
    seen = await picker(stage)
    named = {last_word(each) for each in choices(seen)} & set(faces.values())  # by lot
    assert named
    is_meant = {(known["logan_stones", f"stone-{face}"]["id"], name) for face, name in faces.items() if name in named}
    assert shown(seen) == is_meant


async def test_each_is_brought_once(stage: Stage) -> None:
    await bring(stage)
    there = dict(stage.sandbox.world.emoji)
    stage.bot.ui.emojis.forget()
    await bring(stage)
    assert stage.sandbox.world.emoji == there and stage.bot.ui.emojis.known


@pytest.mark.usefixtures("processes")
async def test_a_start_brings_them_by_itself_and_another_finds_them(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CairnClient, "unhurried_s", 0)
    await stage.stop()
    await stage.start()
    brought = await stage.waits(lambda: dict(stage.bot.ui.emojis.known))
    await stage.stop()
    await stage.start()
    assert await stage.waits(lambda: dict(stage.bot.ui.emojis.known)) == brought


async def test_where_one_was_deleted_the_answer_comes_in_words(stage: Stage) -> None:
    await bring(stage)
    stage.sandbox.world.emoji.clear()
    with stage.sandbox.expect(50035):
        seen = await picker(stage)
    assert seen.labels and not shown(seen)
    assert not stage.bot.ui.emojis.known


async def test_what_discord_refuses_is_done_without(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    stage.sandbox.faults.refuse(30008, r"/emojis$", method="POST", times=FOR_EVER)
    await bring(stage)
    assert not stage.bot.ui.emojis.known and "words stand in for them" in caplog.text


def test_names_are_as_discord_wants_them() -> None:
    assert all(re.fullmatch(r"\w{2,32}", name_of(key, key.encode()), re.ASCII) for key in (*KEYS, "k" * 60))
