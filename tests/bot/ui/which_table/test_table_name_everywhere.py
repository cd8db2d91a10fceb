"""Whatever is said in private about a table names it, elsewhere than in its thread: what is done, and what isn't."""

from bot.tables import ErrorCode
from bot.text import words
from bot.ui.registry import COMMANDS, ROUTES
from bot.ui.reply import Ack
from sandbox import SandboxPerson
from tests.bot.ui.asking import asked, table_of
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import ENDING, Place, answered, custom_ids, given, name_of, path, press, values
from tests.bot.ui.players import Match, open_match

OF_CHALLENGES = {"accept", "decline", "decline-because", "withdraw"}  # their ids are challenges'
OF_CLICKS = {"new-game-made"}  # its id is that of the click that opened the form
OF_SERVERS = {"vote-calls"}  # its id is the server's
OF_TABLES = (
    {verb for verb, route in ROUTES.items() if route.args.startswith("id")} - OF_CHALLENGES - OF_CLICKS - OF_SERVERS
)
OPENS_FORM = {verb for verb in OF_TABLES if ROUTES[verb].ack is Ack.FORM}
PRESSED = OF_TABLES - OPENS_FORM - set(ENDING)
WHEN_OVER = {"play", "finish", "offer", "undo", "resign-ask", "claim-sure", "end-yes", "take-back", "cancel"}
NAMING = [command for command in COMMANDS if any(each.name == "table" for each in command.arguments)]


async def place_of(stage: Stage, match: Match) -> Place:
    table = await stage.bot.ui.tables.queries.table(table_of(match))
    return Place(match.thread, table.game, table.id, table.turn_no, table.entries)


async def press_everything(stage: Stage, person: SandboxPerson, place: Place, verbs: set[str]) -> dict[str, str]:
    """Press a table's buttons in another channel; give back what was said last after each."""
    said: dict[str, str] = {}
    for verb in sorted(verbs):
        source = await asked(person, stage.sandbox.channel, "help")
        custom_id = list(custom_ids(verb, ROUTES[verb], place))[-1]
        before = len(person.messages)
        await press(stage, person, source, custom_id, values(verb, ROUTES[verb], place), waits=answered)
        said[verb] = last_private(person, before)
    return said


async def run_everything(stage: Stage, person: SandboxPerson, place: Place) -> dict[str, str]:
    said: dict[str, str] = {}
    for command in NAMING:
        if name_of(command) not in ENDING and not name_of(command).startswith("/moderate"):
            before = len(person.messages)
            await answered(stage, await person.run(stage.sandbox.channel, path(command), **given(command, place)))
            said[name_of(command)] = last_private(person, before)
    return said


def last_private(person: SandboxPerson, before: int) -> str:
    """Read the newest private words that are no repeated question."""
    seen = [shown.text for shown in person.messages[before:] if shown.view.get("ephemeral") and shown.text]
    return seen[-1] if seen else ""


def unnamed(said: dict[str, str], match: Match, name: str) -> dict[str, str]:
    link = f"-# [{name}](https://discord.com/channels/{match.stage.sandbox.guild.id}/{match.thread.id}"
    return {asked: words for asked, words in said.items() if link not in words}


async def test_to_its_players_while_it_runs_and_when_it_is_over(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    await match.next_turn()
    place, (ana, ben) = await place_of(stage, match), match.people
    ben.user.locale = "fr"
    for person, name in ((ana, "L-Calculus against Ben"), (ben, "L-Calculus contre Ana")):
        said = await press_everything(stage, person, place, PRESSED) | await run_everything(stage, person, place)
        assert len(said) >= 40
        assert unnamed(said, match, name) == {}
    source = await asked(ana, stage.sandbox.channel, "help")
    await press(stage, ana, source, f"resign|{place.table}|1", [], waits=answered)
    said = await press_everything(stage, ana, place, WHEN_OVER)
    assert unnamed(said, match, "L-Calculus against Ben") == {}
    assert words("en").say("error-table-over") in said["play"]


async def test_in_its_own_thread_a_refusal_says_nothing_twice(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    await match.next_turn()
    assert (await asked(match.people[1], match.thread, "undo")).text == words("en").say("error-nothing-to-take-back")


async def test_to_others_by_both_names_where_they_may_look_and_not_at_all_elsewhere(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    await match.next_turn()
    place, cleo = await place_of(stage, match), stage.person("Cleo")
    said = await run_everything(stage, cleo, place)
    assert unnamed(said, match, "L-Calculus, Ana – Ben") == {}
    unknown = words("en").say(ErrorCode.UNKNOWN_TABLE, id=place.table)
    assert (await (await cleo.run(cleo.opens_direct(), "view", table=place.table)).shown()).text == unknown


async def test_a_moderator_is_told_of_which_table(stage: Stage) -> None:
    match = await open_match(stage, "l-calculus")
    await match.next_turn()
    olga = stage.person("Olga")
    shown = await asked(olga, stage.sandbox.channel, "moderate undo", reason="why", table=table_of(match))
    assert unnamed({"undo": shown.text}, match, "L-Calculus, Ana – Ben") == {}
    shown = await asked(olga, stage.sandbox.channel, "moderate unlock", reason="why", table=table_of(match))
    assert unnamed({"unlock": shown.text}, match, "L-Calculus, Ana – Ben") == {}
