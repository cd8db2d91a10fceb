"""`/rules`, `/help`, `/profile`, `/leaderboard`."""

from typing import Any

import pytest
from discord import AppCommandOptionType

from bot.tables import First, PuzzleOf, Terms
from bot.text import LANGUAGES, words
from games.core.game import AnyGame
from games.puzzles.collection import puzzles
from games.registry import KEYS, games, manual
from render import Look, paint_scene
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.asking import asked, played, table_with_turn
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import open_match, told
from tests.says import says

PAGES = [
    pytest.param(rules, page, language, id=f"{rules.key}-{page + 1}-{language}")
    for rules in games()
    for page in range(len(manual(rules).scenes))
    for language in LANGUAGES
]
MOST_TEXT = 4000  # of a message


@pytest.mark.parametrize(("rules", "page", "language"), PAGES)
def test_every_page_of_rules_has_its_picture_and_fits(rules: AnyGame, page: int, language: str) -> None:
    painted = paint_scene(rules, manual(rules).scenes[page], Look(language=language))
    assert painted.png and painted.alt
    said = words(language)
    parts = [said.say(f"{rules.key}-rules-{page + 1}"), said.say(f"{rules.key}-rules-{page + 1}-title")]
    assert len("".join((*parts, said.say(f"{rules.key}-notation")))) < MOST_TEXT - 200


async def test_rules_are_leafed_through(stage: Stage) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    first = await asked(ana, channel, "rules", game="L-Calculus")
    assert "## L-Calculus: One line, two colours (1 of 6)" in first.text and first.labels == ["Next ▶"]
    assert len(first.pictures) == 1 and first.pictures[0].alt
    page = first
    for number in range(2, 7):
        page = await (await ana.click(page, "Next ▶")).shown()
        assert f"({number} of 6)" in page.text
    assert "How to type your moves" in page.text and page.labels == ["◀ Previous"]
    assert page.pictures[0].data != first.pictures[0].data


async def test_rules_open_from_the_challenge_in_the_readers_language(stage: Stage) -> None:
    channel = stage.sandbox.channel
    await stage.person("Ana").run(channel, "challenge tactic")
    ben = stage.sandbox.person("Ben", locale="fr")
    challenge = await ben.waits_for(channel, lambda seen: "Rules" in seen.labels)
    shown = await (await ben.click(challenge, "Rules")).shown()
    assert shown.is_private and "## Tactic\N{NO-BREAK SPACE}: " in shown.text and "(1 sur 10)" in shown.text


async def test_help_depends_on_where_one_is(stage: Stage) -> None:
    ana, ben, channel = stage.person("Ana"), stage.person("Ben"), stage.sandbox.channel
    assert "In this channel" in (await asked(ana, channel, "help")).text
    assert "Here, in private" in (await asked(ana, ana.opens_direct(), "help")).text
    match = await table_with_turn(stage, "l-calculus")
    assert "It’s your turn" in (await asked(ana, match.thread, "help")).text
    assert f"It’s {ana.mention}’s turn" in (await asked(ben, match.thread, "help")).text
    assert says((await asked(stage.person("Cleo"), match.thread, "help")).text, "help-watching")
    await played(match, ana, "1/2 keep")
    await ben.click(await asked(ben, match.thread, "resign"), "Yes, I resign")
    await ana.waits_for(match.thread, lambda seen: "Rematch" in seen.labels)
    assert "This game is over" in (await asked(ana, match.thread, "help")).text


@pytest.mark.parametrize("takebacks", ["off", "ask"])
async def test_help_and_offer_name_a_takeback_just_where_there_is_one(stage: Stage, takebacks: str) -> None:
    match = await open_match(stage, "l-calculus", takebacks=takebacks)
    ana, first = match.people[0], await match.next_turn()
    await played(match, ana, "1/2 keep")
    turn = await match.next_turn(first)
    works = takebacks == "ask"
    assert ("can still take back" in (await asked(ana, match.thread, "help")).text) == works
    assert ("Take back my move" in (await told(ana, turn, "offer|")).labels) == works


async def test_help_says_where_games_are_played_and_offers_the_rules(stage: Stage) -> None:
    ana, general = stage.person("Ana"), stage.sandbox.channel_named("general")
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), channels=str(stage.sandbox.channel.id))
    shown = await asked(ana, general, "help")
    assert f"Games are played in** <#{stage.sandbox.channel.id}>" in shown.text
    rules = await (await ana.select(shown, "Read the rules of…", "Topologic")).shown()
    assert "## Topologic: " in rules.text


async def test_help_says_what_the_bot_lacks_here(stage: Stage) -> None:
    ana, channel = stage.person("Ana"), stage.sandbox.channel
    stage.sandbox.deny(channel, PermissionBit.ATTACH_FILES)
    lacking = words("en").say("right-attach_files")
    assert says((await asked(ana, channel, "help")).text, "error-missing-rights", rights=lacking)
    assert "You manage this server" not in (await asked(ana, channel, "help")).text
    stage.sandbox.grant(ana, PermissionBit.MANAGE_GUILD)
    assert "You manage this server" in (await asked(ana, channel, "help")).text


def names_of(command: dict[str, Any]) -> list[str]:
    """Name a command, and what it divides into."""
    parts = [each for each in command.get("options", ()) if each["type"] == AppCommandOptionType.subcommand.value]
    return [command["name"], *(f"{command['name']} {part['name']}" for part in parts)]


async def test_help_names_commands_as_the_reader_finds_them(stage: Stage) -> None:
    ben = stage.sandbox.person("Ben", locale="fr")
    names = {name for command in ben.commands(stage.sandbox.channel) for name in names_of(command)}
    said = (await asked(ben, stage.sandbox.channel, "help")).text
    written = {word.split("`")[0] for word in said.split("`/")[1:]}
    assert written and written <= names


async def test_profile_and_leaderboard_count_what_was_finished(stage: Stage) -> None:
    ana, ben, channel = stage.person("Ana"), stage.person("Ben"), stage.sandbox.channel
    assert "No finished game against another person yet" in (await asked(ana, channel, "profile")).text
    assert says((await asked(ana, channel, "leaderboard")).text, "leaderboard-none")
    match = await table_with_turn(stage, "l-calculus")
    await played(match, ana, "1/2 keep")
    await played(match, ben, "2/3-4")
    await ben.click(await asked(ben, match.thread, "resign"), "Yes, I resign")
    await ana.waits_for(match.thread, lambda seen: "Rematch" in seen.labels)
    assert "**L-Calculus** · one win, 0 draws, 0 losses" in (await asked(ana, channel, "profile")).text
    other = (await asked(ana, channel, "profile", person=ben)).text
    assert ben.mention in other and "0 wins, 0 draws, one loss" in other
    board = (await asked(ben, channel, "leaderboard", game="l_calculus")).text
    assert board.index(f"1. {ana.mention} · one win") < board.index(f"2. {ben.mention} · 0 wins")
    assert says((await asked(ben, channel, "leaderboard", game="Tactic")).text, "leaderboard-none")


async def test_ones_own_profile_shows_how_far_one_has_come_alone(stage: Stage) -> None:
    ana, channel, tables = stage.person("Ana"), stage.sandbox.channel, stage.bot.ui.tables
    fresh = await asked(ana, channel, "profile")
    assert fresh.pictures[0].alt.count("No lesson yet; no level won; puzzles: none solved.") == len(KEYS)
    assert "door|learn" in str(fresh.view)
    who, guild = str(ana.id), str(stage.sandbox.guild.id)
    await tables.people.keep_learning(who, "tactic", "", done=True)
    for level, winner in ((2, who), (1, who), (3, "cairn")):
        begun = await tables.practice.start(who, guild, str(channel.id), Terms("tactic"), level)
        await tables.play.moderate(begun.subject, guild, who, "adjudicate", "a test", winner=winner)
    easy = puzzles("tactic", 1)[0].id
    await tables.puzzles.try_line(PuzzleOf(who, easy), "any", right=True)
    shown = (await asked(ana, channel, "profile")).pictures[0]
    assert shown.alt.startswith("Ana: One puzzle solved.")
    assert "Tactic: Lesson done; won at level 2; puzzles: 1 easy." in shown.alt
    assert "Your cairn: 1 of 5 games won." in shown.alt
    ana.user.locale = "fr"
    in_french = (await asked(ana, channel, "profile")).pictures[0]
    assert "niveau 2 battu" in in_french.alt
    assert not (await asked(stage.person("Ben"), channel, "profile", person=ana)).pictures


async def test_help_at_a_table_against_the_bot_says_that_it_answers(stage: Stage) -> None:
    ana = stage.person("Ana")
    stage.bot.ui.tables.context.listeners.clear()  # the bot is slow
    begun = await stage.bot.ui.tables.practice.start(
        str(ana.id), f"dm:{ana.id}", str(ana.opens_direct().id), Terms("tactic", first=First.GUEST), 1, in_channel=True
    )
    await stage.bot.ui.tables.notices.placed(begun.subject, str(ana.opens_direct().id))
    assert says((await asked(ana, ana.opens_direct(), "help")).text, "help-waiting-alone")
