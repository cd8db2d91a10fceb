"""Every private answer that acts on a table names it: game, opponent, and the way there."""

from sandbox import SandboxPerson, Seen
from tests.bot.ui.asking import asked, table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, open_match, press, told
from tests.says import says


def names(shown: Seen, match: Match, opponent: SandboxPerson) -> None:
    link = f"[Tactic against {opponent.name}](https://discord.com/channels/{match.stage.sandbox.guild.id}/{match.thread.id}"
    assert link in shown.text, shown.text


async def test_what_acts_on_a_table_names_it(stage: Stage) -> None:
    match = await open_match(stage, "tactic")
    ana, ben = match.people
    turn = await match.next_turn()
    names(await press(ana, turn, "more|"), match, ben)
    offers = await press(ana, turn, "offer|")
    names(offers, match, ben)
    names(await press(ana, offers, "end-offer|"), match, ben)
    names(await press(ana, await press(ana, turn, "offer|"), "end-withdraw|"), match, ben)
    first = (await ana.autocomplete(match.thread, "move", "text", ""))[0]["value"]
    names(await match.type(ana, first), match, ben)
    turn = await match.next_turn(turn)
    names(await asked(ana, match.thread, "undo"), match, ben)
    wish = await ben.waits_for(match.thread, lambda seen: "back-no|" in str(seen.view))
    names(await told(ben, wish, "back-no|"), match, ana)
    general = stage.sandbox.channel
    for command in ("draw", "resign"):
        shown = await asked(ben, general, command)
        names(shown, match, ana)
        assert "**Tactic against Ana**" in shown.text
    names(await press(ben, shown, "resign|"), match, ana)


async def test_what_is_taken_back_names_its_table_too(stage: Stage) -> None:
    match = await open_match(stage, "tactic", takebacks="free")
    ana, ben = match.people
    turn = await match.next_turn()
    await match.type_turn(ana, turn)
    await match.next_turn(turn)
    shown = await asked(ana, stage.sandbox.channel, "undo")
    assert "Taken back." in shown.text
    names(shown, match, ben)


async def test_with_several_tables_elsewhere_each_is_named_and_none_touched(stage: Stage) -> None:
    first = await open_match(stage, "tactic")
    await first.next_turn()
    second = await open_match(stage, "tactic")
    await second.next_turn()
    ana, ben = first.people
    for command in ("resign", "draw", "undo", "claim"):
        shown = await asked(ana, stage.sandbox.channel, command)
        assert says(shown.text, "error-which-table") and shown.labels == []
        names(shown, first, ben)
        names(shown, second, ben)
    assert says((await first.type(ana, "1b-2c", stage.sandbox.channel)).text, "error-which-table")


async def test_a_finished_game_is_meant_by_who_asks_for_a_rematch_elsewhere(stage: Stage) -> None:
    general, ana = stage.sandbox.channel, stage.person("Ana")
    assert says((await asked(ana, general, "rematch")).text, "error-no-past")
    over = await open_match(stage, "tactic")
    await over.next_turn()
    await press(ana, await asked(ana, over.thread, "resign"), "resign|")
    await ana.waits_for(over.thread, lambda seen: "rematch|" in str(seen.view))
    assert says((await asked(ana, general, "rematch")).text, "rematch-asked")


async def test_in_the_thread_of_a_game_that_is_over_nothing_touches_another(stage: Stage) -> None:
    over = await open_match(stage, "tactic")
    await over.next_turn()
    ana = over.people[0]
    await press(ana, await asked(ana, over.thread, "resign"), "resign|")
    await ana.waits_for(over.thread, lambda seen: "rematch|" in str(seen.view))
    running = await open_match(stage, "l-calculus")
    await running.next_turn()
    for command, options in (("resign", {}), ("draw", {}), ("undo", {}), ("claim", {}), ("move", {"text": "1/2 keep"})):
        await ana.run(over.thread, command, **options)
        await ana.waits_for(over.thread, lambda seen: "in this thread is over" in seen.text)
    table = await stage.bot.ui.tables.queries.table(table_of(running))
    assert (table.status, table.entries) == ("open", 0)
