"""`/tables`, `/history`, `/replay`, `/export`: who sees what of which table."""

import re

import discord
import pytest

from bot.tables import Terms
from bot.ui.look_up import history
from bot.ui.pages import MOST_LINES
from games.records.check import RecordVerdict, examine
from games.records.text import parse
from games.registry import game
from sandbox import SandboxPerson
from sandbox.world.permissions import PermissionBit
from tests.bot.tables.rig import ANA, set_up
from tests.bot.ui.asking import asked, comes_true, played, table_of, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.desk import desk_on
from tests.bot.ui.players import ids, open_match
from tests.says import says


async def test_tables_tell_whose_turn_and_lead_there(stage: Stage) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    assert says((await asked(ana, stage.sandbox.channel, "tables")).text, "tables-none")
    match = await table_with_turn(stage, "tactic", pace=3)
    mine = await asked(ana, stage.sandbox.channel, "tables")
    assert "**your turn**" in mine.text and ben.mention in mine.text and "<t:" in mine.text
    link = f"https://discord.com/channels/{stage.sandbox.guild.id}/{match.thread.id}"
    assert f"[Tactic]({link}" in mine.text
    assert "Next table" in mine.labels
    theirs = await asked(ben, stage.sandbox.channel, "tables")
    assert says(theirs.text, "tables-theirs") and "Next table" not in theirs.labels


async def test_tables_in_a_direct_message_name_the_server(stage: Stage) -> None:
    await table_with_turn(stage, "tactic")
    ana = stage.person("Ana")
    shown = await asked(ana, ana.opens_direct(), "tables")
    assert stage.sandbox.guild.name in shown.text
    assert stage.sandbox.guild.name not in (await asked(ana, stage.sandbox.channel, "tables")).text


async def test_tables_in_a_direct_message_list_those_played_there(stage: Stage) -> None:
    ana = stage.person("Ana")
    direct = ana.opens_direct()
    await ana.run(direct, "practice l-calculus", level=1)
    await ana.waits_for(direct, lambda seen: any(one.startswith("play|") for one in ids(seen)))
    shown = await asked(ana, direct, "tables")
    assert f"[L-Calculus, level 1](https://discord.com/channels/@me/{direct.id}" in shown.text


async def test_tables_list_open_challenges_of_both_sides(stage: Stage) -> None:
    ana, ben, channel = stage.person("Ana"), stage.person("Ben"), stage.sandbox.channel
    await ana.run(channel, "challenge tactic", opponent=ben)
    await ben.waits_for(channel, lambda seen: "challenges you" in seen.text)
    await ana.run(channel, "challenge l-calculus")
    await ben.waits_for(channel, lambda seen: "is looking for an opponent" in seen.text)
    made = (await asked(ana, channel, "tables")).text
    assert f"You challenged {ben.mention} to [Tactic]" in made
    assert says(made, "tables-challenge-anyone") and "[L-Calculus]" in made
    assert f"{ana.mention} challenges you to [Tactic]" in (await asked(ben, channel, "tables")).text


async def test_many_tables_are_paged(stage: Stage) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    tables = stage.bot.ui.tables
    await tables.people.set_server(str(stage.sandbox.guild.id), most_tables=100)
    for nth in range(21):
        await tables.challenges.offer(
            str(ana.id), str(stage.sandbox.guild.id), str(channel.id), Terms("tactic"), str(nth + 1)
        )
    first = await asked(ana, channel, "tables")
    assert "Next ▶" in first.labels and "◀ Previous" not in first.labels
    second = await (await ana.click(first, "Next ▶")).shown()
    assert "◀ Previous" in second.labels and "Next ▶" not in second.labels
    both = first.text + second.text
    assert all(f"You challenged <@{nth + 1}> " in both for nth in range(21)) and both.count("You challenged") == 21


async def test_history_keeps_what_was_taken_back(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus", takebacks="free")
    ana, ben = match.people
    assert says((await asked(ana, match.thread, "history")).text, "history-none")
    await played(match, ana, "1/2 keep")
    await asked(ana, match.thread, "undo")
    await played(match, ana, "1/2-3 keep")
    log = (await asked(ben, match.thread, "history")).text
    assert f"~~1. {ana.mention} `1/2 keep`" in log and "taken back" in log
    assert f"\n1. {ana.mention} `1/2-3 keep`" in log


async def test_a_long_history_opens_at_its_last_page(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = await set_up()
    id_ = await rig.open()
    monkeypatch.setattr(history, "turn_lines", lambda *_: [f"turn {nth}" for nth in range(MOST_LINES + 1)])
    (shown,) = (await (await desk_on(rig)).asks(ANA, history.show_history, id_, 1)).shown
    assert shown.lines[1:] == [f"turn {MOST_LINES}"] and shown.buttons == [f"history|{id_}|1|0"]
    await rig.close()


async def test_what_is_hidden_stays_so_in_every_look_up(stage: Stage) -> None:
    match = await table_with_turn(stage, "topologic")
    ana, ben = match.people
    await played(match, ana, "hide y5")
    assert "hide y5" in (await asked(ana, match.thread, "history")).text
    for other in (ben, stage.person("Cleo")):
        texts = [(await asked(other, match.thread, command)).text for command in ("history", "replay")]
        shown = await asked(other, match.thread, "export")
        texts.append(next(iter(shown.files.values())).decode())
        assert not any(re.search(r"\by5\b", text) for text in texts), texts  # a table's id may begin so
    mine = await asked(ana, match.thread, "export")
    assert says(mine.text, "export-running")


async def test_replay_steps_and_jumps(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    ana, ben = match.people
    await played(match, ana, "1/2 keep")
    await played(match, ben, "2/3-4")
    start = await asked(ana, match.thread, "replay")
    assert "step 0 of 2" in start.text and start.labels == ["Next ▶", "End ⏭", "Jump to…"]
    after = await (await ana.click(start, "Next ▶")).shown()
    assert "step 1 of 2" in after.text and f"Turn 1, {ana.mention}, `1/2 keep`:" in after.text
    assert len(after.pictures) == 1 and after.pictures[0].alt
    form = await ana.click(after, "Jump to…")
    assert form.modal is not None
    jumped = await (await ana.submit(form, {"step": "2"})).shown()
    assert "step 2 of 2" in jumped.text and jumped.labels == ["⏮ Start", "◀ Previous", "Jump to…"]
    back = await (await ana.click(jumped, "⏮ Start")).shown()
    assert back.pictures[0].data == start.pictures[0].data != after.pictures[0].data


@pytest.mark.parametrize("step", ["99", "-1", "soon", "²"])
async def test_a_step_that_is_not_there_is_refused(stage: Stage, step: str) -> None:
    match = await table_with_turn(stage, "l-calculus")
    ana = match.people[0]
    await played(match, ana, "1/2 keep")
    form = await ana.click(await asked(ana, match.thread, "replay"), "Jump to…")
    done = await ana.submit(form, {"step": step})
    await done.until(lambda response: says(response.text, "error-no-such-step"))


async def test_a_finished_game_is_handed_over_whole(stage: Stage) -> None:
    match = await table_with_turn(stage, "topologic")
    ana, ben = match.people
    await played(match, ana, "hide y5")
    await played(match, ben, "y1 y2 y3 y4 r1")
    sure = await asked(ben, match.thread, "resign")
    await ben.click(sure, "Yes, I resign")
    end = await ana.waits_for(match.thread, lambda seen: "Export" in seen.labels)
    cleo = stage.person("Cleo")
    export = await (await cleo.click(end, "Export")).shown()
    assert export.is_private and says(export.text, "export-done")
    parts = [part["type"] for part in export.view["components"][0]["components"]]
    assert parts == [10, 13], "what it is, then the file"
    (written,) = export.files.values()
    record = parse(written.decode())
    assert record.players == ("Ana", "Ben")
    assert record.turns[0].actions == ("hide y5",)
    assert all(finding.verdict is not RecordVerdict.BROKEN for finding in examine(game("topologic"), record))
    replay = await (await cleo.click(end, "Replay")).shown()
    assert replay.is_private and "step 2 of 2" in replay.text
    assert says((await asked(ana, match.thread, "tables")).text, "tables-title")
    assert "hide y5" in (await asked(cleo, match.thread, "history")).text


async def test_tables_of_a_channel_one_cannot_see_are_unknown(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    await played(match, match.people[0], "1/2 keep")
    cleo, general = stage.person("Cleo"), stage.sandbox.channel_named("general")
    table = table_of(match)
    assert "1/2 keep" in (await asked(cleo, general, "history", table=table)).text
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.VIEW_CHANNEL, cleo)
    await cleo.waits_until(lambda: stage.sandbox.channel not in cleo.channels())
    for command in ("history", "replay", "export"):
        for place in (general, cleo.opens_direct()):
            shown = await asked(cleo, place, command, table=table)
            assert "There is no table" in shown.text and "1/2" not in shown.text
    assert "1/2 keep" in (await asked(match.people[1], general, "history", table=table)).text


async def test_buttons_work_on_after_a_restart(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    ana = match.people[0]
    await played(match, ana, "1/2 keep")
    replay = await asked(ana, match.thread, "replay")
    form = await ana.click(replay, "Jump to…")
    await stage.restart()
    assert "step 1 of 1" in (await (await ana.click(replay, "End ⏭")).shown()).text
    assert "step 0 of 1" in (await (await ana.submit(form, {"step": "0"})).shown()).text
    assert ids(replay)


async def test_each_game_of_a_series_can_be_looked_up(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus", best_of="best of 3")
    ana, ben = match.people
    await played(match, ana, "1/2 keep")
    await played(match, ben, "2/3-4")
    await ben.click(await asked(ben, match.thread, "resign"), "Yes, I resign")
    await ana.waits_for(match.thread, lambda seen: "Export" in seen.labels)
    assert "1/2 keep" in (await asked(ana, match.thread, "history", number=1)).text
    assert says((await asked(ana, match.thread, "history")).text, "history-none")
    assert "step 0 of 2" in (await asked(ana, match.thread, "replay", number=1)).text
    assert says((await asked(ana, match.thread, "export", number=1)).text, "export-done")
    for command in ("history", "replay", "export"):
        assert "has 2 games so far" in (await asked(ana, match.thread, command, number=3)).text


async def test_a_button_asks_again_who_may_look(stage: Stage) -> None:
    match = await table_with_turn(stage, "l-calculus")
    await played(match, match.people[0], "1/2 keep")
    cleo, general = stage.person("Cleo"), stage.sandbox.channel_named("general")
    replay = await asked(cleo, general, "replay", table=table_of(match))
    stage.sandbox.deny(stage.sandbox.channel, PermissionBit.VIEW_CHANNEL, cleo)
    await comes_true(lambda: not can_view(stage, cleo))
    done = await cleo.click(replay, "Next ▶")
    await done.until(lambda response: "There is no table" in response.text)


def can_view(stage: Stage, person: SandboxPerson) -> bool:
    channel = stage.bot.get_channel(stage.sandbox.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel.overwrites_for(discord.Object(person.id, type=discord.Member)).view_channel is not False


async def test_tables_are_suggested_where_they_make_sense(stage: Stage) -> None:
    """Running ones to play on, those that are over for a rematch, both to look at; to moderators all that run here."""
    first = await table_with_turn(stage, "tactic")
    over, (ana, ben) = table_of(first), first.people
    await stage.bot.ui.tables.play.resign(over, str(ana.id))
    second = await open_match(stage, "l-calculus")
    running, channel = table_of(second), stage.sandbox.channel
    await second.next_turn()

    async def offered(person: SandboxPerson, command: str, typed: str = "") -> list[str]:
        choices = await person.autocomplete(channel, command, "table", typed)
        return [choice["value"].split(" · ")[0] for choice in choices]

    for command in ("resign", "draw", "undo", "claim"):
        assert await offered(ana, command) == [running]
    assert await offered(ana, "rematch") == [over]
    for command in ("view", "history", "replay", "export"):
        assert await offered(ben, command) == [running, over]
    assert await offered(ben, "history", "tactic") == [over]
    stage.sandbox.let_use("moderate", stage.sandbox.guild.id)
    assert await offered(ana, "moderate end") == []
    assert await offered(stage.person("Olga"), "moderate end") == [running]
    shown = await stage.person("Olga").autocomplete(channel, "moderate end", "table", "ana")
    assert [choice["name"] for choice in shown] == [f"{running} · L-Calculus · Ana – Ben"]
    await stage.bot.ui.tables.people.erase(str(ben.id))
    stage.bot.ui.names.drop(str(ben.id))
    shown = await ana.autocomplete(channel, "history", "table", "tactic")
    assert [choice["name"] for choice in shown] == [f"{over} · Tactic · 👤"]
