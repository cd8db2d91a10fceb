"""Emoji of our own: brought once, beside the words of a choice, and never a reason why an answer fails."""

import re
from functools import cache
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.ui.discord_io.gateway.client import CairnClient
from bot.ui.discord_io.rest.emoji_upload import bring_emoji, name_of
from bot.workers.emoji import PaintEmoji
from bot.workers.pool import WorkerPool
from games.registry import KEYS
from sandbox import Seen
from sandbox.rest.planned_faults import FOR_EVER
from tests.bot.ui.asking import table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import open_match, press, told

painted = cache(PaintEmoji("", None, "").run)


async def bring(stage: Stage) -> None:
    stage.bot.ui.emojis.known |= await bring_emoji(stage.bot, painted())


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


async def removal(stage: Stage) -> Seen:
    match = await table_with_turn(stage, "l-calculus")
    assert match.turn is not None
    return await match.type(match.people[0], "1/2")


async def long_line(stage: Stage) -> Seen:
    match = await table_with_turn(stage, "l-calculus", counters="20")
    assert match.turn is not None
    return await told(match.people[0], match.turn, "play|")


async def pawns(stage: Stage) -> Seen:
    match = await open_match(stage, "topologic")
    turn = await match.step()
    seeker = stage.person("Ben")
    return await press(seeker, await press(seeker, turn, "play|"), "lot|")


async def test_a_removal_shows_the_opponent_s_counters_and_a_list_each_place_s(stage: Stage) -> None:
    await bring(stage)
    white, black = (stage.bot.ui.emojis.known["l_calculus", f"counter-{seat}"]["id"] for seat in (0, 1))
    assert shown(await removal(stage)) == {(black, "left"), (black, "right")}
    places = choices(await long_line(stage))
    assert {(each["emoji"]["id"], int(each["label"]) % 2) for each in places if each.get("emoji")} == {
        (white, 1),
        (black, 0),
    }


async def test_pawns_show_their_tile_and_a_grid_of_tiles_stays_five_wide(stage: Stage) -> None:
    await bring(stage)
    spread = await pawns(stage)
    tiles = {name: one["id"] for (_, name), one in stage.bot.ui.emojis.known.items() if name.startswith("tile-")}
    where = [each for each in spread.buttons if each["custom_id"].startswith("draft-at|") and each.get("emoji")]
    assert len(where) == 5
    assert all(each["emoji"]["id"] == tiles[f"tile-{last_word(each)[1]}"] for each in where)
    grid = await press(stage.person("Ben"), spread, where[0]["custom_id"])
    assert len(choices(grid)) > 20 and not any(len(each["label"]) == 2 for each in choices(grid) if each.get("emoji"))


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
    monkeypatch.setattr(WorkerPool, "run", AsyncMock(return_value=painted()))
    await stage.start()
    assert await stage.waits(lambda: dict(stage.bot.ui.emojis.known)) == brought


async def test_where_one_was_deleted_the_answer_comes_in_words(stage: Stage) -> None:
    for ask in (long_line, pawns):
        await bring(stage)
        stage.sandbox.world.emoji.clear()
        with stage.sandbox.expect(50035):
            seen = await ask(stage)
        assert choices(seen) and not shown(seen)
        assert not stage.bot.ui.emojis.known


async def test_what_discord_refuses_is_done_without(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    stage.sandbox.faults.refuse(30008, r"/emojis$", method="POST", times=FOR_EVER)
    await bring(stage)
    assert not stage.bot.ui.emojis.known and "words stand in for them" in caplog.text


def test_names_are_as_discord_wants_them() -> None:
    assert all(re.fullmatch(r"\w{2,32}", name_of(key, key.encode()), re.ASCII) for key in (*KEYS, "k" * 60))


@pytest.mark.parametrize(("status", "is_outage"), [(503, True), (403, False), (400, False)])
async def test_an_outage_is_raised_and_a_refusal_leaves_words(status: int, is_outage: bool) -> None:
    answered: Any = SimpleNamespace(status=status, reason="so", headers={"Via": "1.1 google"})
    listing = AsyncMock(side_effect=discord.HTTPException(answered, "so"))
    client: Any = SimpleNamespace(application_id=1, http=SimpleNamespace(get_application_emojis=listing))
    if is_outage:
        with pytest.raises(discord.HTTPException):
            await bring_emoji(client, {})
    else:
        assert await bring_emoji(client, {}) == {}
