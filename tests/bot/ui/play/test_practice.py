"""Playing against the bot, as a person does: in a thread of a server and in a direct message, killed in between."""

from typing import Any

import pytest

from games.registry import KEYS
from sandbox import SandboxPerson, Seen
from sandbox.world.world import Channel
from tests.bot.ui.asking import comes_true
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import id_of, ids, press
from tests.says import says

SLOW = 20.0  # seconds: a worker starts on a busy machine


async def turn_here(person: SandboxPerson, place: Channel | int, after: int = 0) -> Seen:
    found: Seen = await person.waits_for(place, lambda seen: seen.id > after and is_turn(seen), SLOW)
    return found


def is_turn(seen: Seen) -> bool:
    return any(one.startswith("play|") for one in ids(seen))


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
        if person.sees(place)[-1].id > turn.id and is_turn(person.sees(place)[-1]):
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


def link_of(seen: Seen) -> str:
    (url,) = [str(one["url"]) for one in seen.buttons if "url" in one]
    return url


async def test_a_practice_table_is_found_by_its_player_and_is_no_news_in_the_channel(stage: Stage) -> None:
    """The player is in the thread, without a sound; a link stays; and the channel stays as it was."""
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    for _ in range(6):
        response = await ana.run(channel, "practice tactic", level=2)
        shown = await response.shown()
        assert shown.is_private and "Tactic against Cairn" in shown.text
        thread = stage.sandbox.threads()[-1]
        first = await turn_here(ana, thread)
        assert link_of(shown).endswith(f"/{thread.id}/{first.id}")
        assert ana.id in thread.members
    assert len(stage.sandbox.threads()) == 6
    assert ana.notifications == []
    await ana.waits_until(lambda: not [seen for seen in ana.sees(channel) if not seen.is_private])


@pytest.mark.usefixtures("restless")
async def test_a_line_that_may_not_be_deleted_stays_and_the_table_is_played(stage: Stage) -> None:
    stage.sandbox.faults.refuse(50013, r"/channels/\d+/messages/\d+", method="DELETE")
    stage.sandbox.expect_always(50013)
    ana = stage.person("Ana")
    thread = await thread_of(stage, ana)
    await play_first(ana, thread, await turn_here(ana, thread))
    (line,) = [seen for seen in ana.sees(stage.sandbox.channel) if not seen.is_private]
    assert line.view["type"] == 18


async def test_in_a_server_without_threads_nothing_needs_a_link(stage: Stage) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), threads=False)
    response = await ana.run(channel, "practice tactic", level=2)
    await turn_here(ana, channel)
    await ana.waits_until(lambda: not response.messages)


async def test_without_direct_messages_there_is_no_table_and_the_person_is_told(stage: Stage) -> None:
    ana = stage.person("Ana")
    direct = ana.opens_direct()
    stage.sandbox.close_directs(ana)
    stage.sandbox.expect_always(50007)
    told = await (await ana.run(direct, "practice tactic", level=2)).shown()
    assert "I can’t send you direct messages" in told.text
    tables = stage.bot.ui.tables
    assert await tables.queries.tables_of(str(ana.id)) == []
    assert await tables.queries.past_of(str(ana.id)) == []
    assert await tables.notices.waiting() == {}


async def test_a_rematch_in_closed_direct_messages_is_told_where_it_was_asked_for(stage: Stage) -> None:
    ana = stage.person("Ana")
    direct = ana.opens_direct()
    await ana.run(direct, "practice l-calculus", level=1)
    table = id_of(await turn_here(ana, direct), "play|").split("|")[1]
    await stage.bot.ui.tables.play.resign(table, str(ana.id))
    await ana.waits_for(direct, lambda seen: "rematch|" in str(seen.view))
    stage.sandbox.close_directs(ana)
    stage.sandbox.expect_always(50007)
    told = await (await ana.run(stage.sandbox.channel, "rematch", table=table)).shown()
    assert "I can’t send you direct messages" in told.text
    assert await stage.bot.ui.tables.queries.tables_of(str(ana.id)) == []


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


@pytest.mark.usefixtures("processes")
async def test_it_answers_what_it_was_asked_before_a_restart(stage: Stage) -> None:
    ana = stage.person("Ana")
    thread = await thread_of(stage, ana)
    first = await turn_here(ana, thread)
    table = id_of(first, "play|").split("|")[1]
    tables = stage.bot.ui.tables
    view = await tables.queries.table_view(table, str(ana.id))
    begun = view.game.actions(view.view)[0]
    rest = view.game.actions(view.game.preview(view.view, begun))[0]
    tables.context.listeners.clear()  # nobody hears of it before the restart
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
    response = await ana.run(first, "practice logitac", level=1)
    await ana.waits_until(lambda: len(stage.sandbox.threads()) == 2, SLOW)
    await turn_here(ana, stage.sandbox.threads()[-1])
    assert str(stage.sandbox.threads()[-1].id) in link_of(await response.shown())


async def test_an_offer_to_the_bot_names_it_and_asks_nobody_else(stage: Stage) -> None:
    ana = stage.person("Ana")
    thread = await thread_of(stage, ana, "logan-stones")
    await turn_here(ana, thread)
    stage.bot.ui.tables.context.listeners.clear()  # the bot doesn't answer yet
    await press(ana, await (await ana.run(thread, "draw")).shown(), "end-offer|")
    offer = await ana.waits_for(thread, lambda seen: "a draw" in seen.text and not seen.is_private)
    assert offer.text == "Logan Stones: Ana offers me a draw.\nI’m thinking about it."
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


async def end_of(stage: Stage, person: SandboxPerson, place: Channel, table: str, *, won: bool) -> Seen:
    """Let a moderator decide the game; give the end message."""
    guild, winner = str(stage.sandbox.guild.id), str(person.id) if won else "cairn"
    await stage.bot.ui.tables.play.moderate(table, guild, str(person.id), "adjudicate", "a test", winner=winner)
    found: Seen = await person.waits_for(place, lambda seen: f"rematch|{table}" in ids(seen), SLOW)
    return found


def table_of_turn(turn: Seen) -> str:
    return id_of(turn, "play|").split("|")[1]


async def test_the_level_is_seen_wherever_the_table_is(stage: Stage) -> None:
    ana = stage.person("Ana")
    response = await ana.run(stage.sandbox.channel, "practice tactic", level=2)
    await ana.waits_until(stage.sandbox.threads, SLOW)
    thread = stage.sandbox.threads()[-1]
    assert thread.name.startswith("Tactic, level 2 · Ana vs Cairn · ")
    first = await turn_here(ana, thread)
    assert first.text.startswith("Tactic, level 2: Ana against Cairn")
    assert "Tactic against Cairn, level 2" in (await response.shown()).text
    turn = await play_first(ana, thread, first)
    assert turn.text.startswith("Tactic, level 2: Cairn played")
    assert "[Tactic, level 2](" in (await (await ana.run(stage.sandbox.channel, "tables")).shown()).text
    end = await end_of(stage, ana, thread, table_of_turn(turn), won=True)
    assert end.text.startswith("Tactic, level 2: Ana beat Cairn")


@pytest.mark.parametrize(
    ("level", "won", "offered"), [(1, True, [2]), (3, True, [4]), (4, True, []), (2, False, [1]), (1, False, [])]
)
async def test_the_end_offers_the_next_level_or_the_one_below(
    level: int, won: bool, offered: list[int], stage: Stage
) -> None:
    ana = stage.person("Ana")
    await ana.run(stage.sandbox.channel, "practice tactic", level=level, first="host")
    await ana.waits_until(stage.sandbox.threads, SLOW)
    thread = stage.sandbox.threads()[-1]
    table = table_of_turn(await turn_here(ana, thread))
    end = await end_of(stage, ana, thread, table, won=won)
    assert [one for one in ids(end) if one.startswith("level|")] == [f"level|{table}|{each}" for each in offered]
    ups = [f"level|{table}|{each}" for each in offered] or [f"rematch|{table}"]
    assert ids(end)[:2] == ([*ups, "puzzle-of|tactic"] if won else [f"review|{table}|1", *ups]), "two next steps"
    assert says(end.text, "ended-first-win", level=level) if won else says(end.text, "ended-alone")
    if not offered:
        return
    await ana.click(end, f"level|{table}|{offered[0]}")
    again = await turn_here(ana, thread, end.id)
    (found,) = await stage.bot.ui.tables.queries.tables_of(str(ana.id))
    assert found.table.level == offered[0]
    assert "Rematch: Cairn begins (South), against Ana (North)." in again.text
    await ana.waits_until(lambda: thread.name == f"Tactic, level {offered[0]} · Ana vs Cairn · {found.table.id}")


@pytest.mark.parametrize("verb", ["rematch", "level"])
async def test_a_second_click_begins_no_second_table(verb: str, stage: Stage) -> None:
    ana = stage.person("Ana")
    thread = await thread_of(stage, ana)
    end = await end_of(stage, ana, thread, table_of_turn(await turn_here(ana, thread)), won=True)
    for _ in range(2):
        await ana.click(end, id_of(end, f"{verb}|"))
    await turn_here(ana, thread, end.id)
    await comes_true(lambda: stage.bot.dispatcher.is_empty)
    (found,) = await stage.bot.ui.tables.queries.tables_of(str(ana.id))
    assert found.table.level == (1 if verb == "rematch" else 2)
    assert stage.sandbox.threads() == [thread]


async def test_a_first_game_says_the_sides_and_is_no_rematch(stage: Stage) -> None:
    ana = stage.person("Ana")
    thread = await thread_of(stage, ana)
    first = await turn_here(ana, thread)
    assert "Ana begins (South), against Cairn (North)." in first.text
    assert "Rematch" not in first.text


@pytest.mark.usefixtures("restless")
async def test_a_thread_that_may_not_be_renamed_holds_nothing_back(stage: Stage) -> None:
    """Discord lets a thread be renamed twice in ten minutes, and would keep the third request waiting."""
    ana = stage.person("Ana")
    thread = await thread_of(stage, ana)
    limited = stage.sandbox.faults.limit(600, rf"/channels/{thread.id}$", method="PATCH")
    stage.sandbox.expect_always(429)
    turn = await turn_here(ana, thread)
    for _ in range(3):
        end = await end_of(stage, ana, thread, table_of_turn(turn), won=True)
        await ana.click(end, id_of(end, "rematch|"))
        turn = await turn_here(ana, thread, end.id)
    assert limited.met <= 1


async def test_whoever_never_finished_a_game_begins_with_its_short_form(stage: Stage) -> None:
    ana, tables = stage.person("Ana"), stage.bot.ui.tables
    thread = await thread_of(stage, ana, "topologic")
    first = table_of_turn(await turn_here(ana, thread))
    assert (await tables.queries.table_view(first)).options["seekers"] == 3
    await end_of(stage, ana, thread, first, won=True)
    second = table_of_turn(await turn_here(ana, await thread_of(stage, ana, "topologic")))
    assert (await tables.queries.table_view(second)).options["seekers"] == 5
