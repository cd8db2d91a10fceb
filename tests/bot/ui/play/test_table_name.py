"""Every private answer that acts on a table names it: game, opponent, and the way there."""

from bot.sandbox import SandboxPerson, Seen
from tests.bot.ui.asking import asked, table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import Match, open_match, press, told


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
