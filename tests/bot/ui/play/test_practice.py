"""Playing against the bot, as a person does: in a thread of a server and in a direct message, killed in between."""

from typing import Any

import pytest

from games.registry import KEYS
from sandbox import SandboxPerson, Seen
from sandbox.world.world import Channel
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, ids, press

SLOW = 20.0  # seconds: a worker starts on a busy machine


async def turn_here(person: SandboxPerson, place: Channel | int, after: int = 0) -> Seen:
    found: Seen = await person.waits_for(
        place, lambda seen: seen.id > after and any(one.startswith("play|") for one in ids(seen)), SLOW
    )
    return found


async def thread_of(stage: Stage, person: SandboxPerson, game: str = "tactic", **options: Any) -> Channel:
    before = len(stage.sandbox.threads())
    await person.run(stage.sandbox.channel, f"practice {game}", level=1, **options)
    await person.waits_until(lambda: len(stage.sandbox.threads()) > before, SLOW)
    found: Channel = stage.sandbox.threads()[-1]
    return found


async def play_first(person: SandboxPerson, place: Channel, turn: Seen) -> Seen:
    """Type suggestions until a newer turn message stands here."""
    while True:
        choices = await person.autocomplete(place, "move", "text", "")
        if not choices:
            return await turn_here(person, place, turn.id)
        await (await person.run(place, "move", text=choices[-1]["value"])).shown()
        if person.sees(place)[-1].id > turn.id and ids(person.sees(place)[-1]):
            return await turn_here(person, place, turn.id)


@pytest.mark.parametrize("key", KEYS)
async def test_the_bot_answers_in_one_message_and_rings_for_nobody(key: str, stage: Stage) -> None:
    ana = stage.person("Ana")
    thread = await thread_of(stage, ana, key.replace("_", "-"))
    first = await turn_here(ana, thread)
    rung = len(ana.notifications)
    turn = await play_first(ana, thread, first)
    assert "Cairn" in turn.text
    assert f"<@{ana.id}>" in turn.text
    assert len(ana.notifications) == rung


async def test_who_challenges_the_bot_itself_plays_at_once(stage: Stage) -> None:
    ana = stage.person("Ana")
    await ana.run(
        stage.sandbox.channel, "challenge logitac", opponent=stage.sandbox.world.bot_id, first="host", length="short"
    )
    await ana.waits_until(stage.sandbox.threads, SLOW)
    thread = stage.sandbox.threads()[-1]
    turn = await play_first(ana, thread, await turn_here(ana, thread))
    assert "Cairn" in turn.text
    (found,) = await stage.bot.ui.tables.queries.tables_of(str(ana.id))
    assert (found.table.guest, found.table.level) == ("cairn", 1)
    assert '"length":"short"' in found.table.options


async def test_it_answers_what_it_was_asked_before_a_restart(stage: Stage) -> None:
    ana = stage.person("Ana")
    thread = await thread_of(stage, ana)
    first = await turn_here(ana, thread)
    table = id_of(first, "play|").split("|")[1]
    tables = stage.bot.ui.tables
    view = await tables.queries.table_view(table, str(ana.id))
    begun = view.game.actions(view.view)[0]
    rest = view.game.actions(view.game.preview(view.view, begun))[0]
    tables.context.listeners._all.clear()  # nobody hears of it before the restart
    await tables.play.act(table, str(ana.id), view.table.turn_no, (begun, rest))
    assert await tables.practice.waiting() == [table]
    await stage.restart()
    turn = await turn_here(ana, thread, first.id)
    assert "Cairn" in turn.text
    assert await stage.bot.ui.tables.practice.waiting() == []


async def test_a_direct_message_is_a_table_too(stage: Stage) -> None:
    ana = stage.person("Ana")
    direct = ana.opens_direct()
    await ana.run(direct, "practice l-calculus", level=1)
    first = await turn_here(ana, direct)
    turn = await play_first(ana, direct, first)
    assert "Cairn" in turn.text
    assert stage.sandbox.threads() == []


async def test_a_rematch_of_a_direct_message_asked_for_in_a_server_is_played_there_again(stage: Stage) -> None:
    ana = stage.person("Ana")
    direct = ana.opens_direct()
    await ana.run(direct, "practice l-calculus", level=1)
    first = await turn_here(ana, direct)
    table = id_of(first, "play|").split("|")[1]
    turn = await play_first(ana, direct, first)
    await press(ana, await (await ana.run(direct, "resign")).shown(), "resign|")
    end = await ana.waits_for(direct, lambda seen: seen.id > turn.id and "rematch|" in str(seen.view))
    await ana.run(stage.sandbox.channel, "rematch", table=table)
    again = await turn_here(ana, direct, end.id)
    assert table not in id_of(again, "play|")


async def test_in_another_tables_thread_it_gets_a_thread_of_its_own(stage: Stage) -> None:
    ana = stage.person("Ana")
    first = await thread_of(stage, ana)
    await ana.run(first, "practice logitac", level=1)
    await ana.waits_until(lambda: len(stage.sandbox.threads()) == 2, SLOW)
    await turn_here(ana, stage.sandbox.threads()[-1])


async def test_an_offer_to_the_bot_names_it_and_asks_nobody_else(stage: Stage) -> None:
    ana = stage.person("Ana")
    thread = await thread_of(stage, ana, "logan-stones")
    await turn_here(ana, thread)
    stage.bot.ui.tables.context.listeners._all.clear()  # the bot doesn't answer yet
    await press(ana, await (await ana.run(thread, "draw")).shown(), "end-offer|")
    offer = await ana.waits_for(thread, lambda seen: "a draw" in seen.text and not seen.is_private)
    assert offer.text == f"{ana.mention} offers me a draw. I’m thinking about it."
    assert not offer.buttons


async def test_practising_and_challenging_are_described_differently(stage: Stage) -> None:
    for language, practice in (("en-US", "against me"), ("fr", "contre moi")):
        ana = stage.sandbox.person("Ana", locale=language)
        found = {command["key"]: command for command in ana.commands(stage.sandbox.channel)}
        said = {
            key: {one["key"]: one["description"] for one in found[key]["options"]} for key in ("practice", "challenge")
        }
        assert all(practice in hint for hint in said["practice"].values())
        assert not set(said["practice"].values()) & set(said["challenge"].values())
        assert len(set(said["practice"].values())) == len(KEYS)
