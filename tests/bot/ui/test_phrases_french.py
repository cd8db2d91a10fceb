"""In French: public messages in the server's language, private ones in the reader's, whatever the other speaks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bot.text
import games.text
from bot.text import words
from bot.ui.phrases import options_line
from games.core.option import usual
from games.registry import game
from sandbox import SandboxPerson
from tests.bot.ui.conftest import Stage
from tests.bot.ui.players import by_clicks, by_command, open_match, play_out, told
from tests.bot.ui.whole_bot.test_whole_games import in_turn
from tests.says import says

SHORTEST = 14  # characters of what can't stand in the other language by chance


def sentences(language: str) -> Iterator[str]:
    """Read whole messages without placeholders out of the catalogue."""
    for package in (bot.text, games.text):
        for file in sorted((Path(str(package.__file__)).parent / language).glob("*.ftl")):
            for line in file.read_text(encoding="utf-8").splitlines():
                _, _, said = line.partition(" = ")
                if len(said) >= SHORTEST and "{" not in said and not line.startswith((" ", "#")):
                    yield said


def foreign(person: SandboxPerson, language: str, *, private: bool) -> list[str]:
    """Find what a person was shown, privately or publicly, in another language than this."""
    other = set(sentences("en" if language == "fr" else "fr")) - set(sentences(language))
    shown = [each for each in person.messages if each.kind in ("message", "edit")]
    views = [each.view for each in shown if each.view["ephemeral"] == private]
    views += [each.view for each in person.messages if each.kind == "modal" and private]
    texts = "\n".join(set(strings(views)))  # the same ones come with every turn
    return sorted(phrase for phrase in other if phrase in texts)


def strings(value: Any) -> Iterator[str]:
    """Give whatever is written anywhere in it."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings(each)


def test_what_is_named_has_its_space_before_the_colon() -> None:
    rules = game("tactic")
    assert (
        options_line(rules, usual(rules.options) | {"quiet": 50}, words("fr")) == "Tours calmes\N{NO-BREAK SPACE}: 50"
    )


@pytest.mark.parametrize("key", ["l-calculus", "tactic"])
async def test_a_whole_game_in_a_french_server_with_an_english_guest(stage: Stage, key: str) -> None:
    ana, ben = stage.sandbox.person("Ana", locale="fr"), stage.sandbox.person("Ben", locale="en-GB")
    await stage.bot.ui.tables.people.set_server(str(stage.sandbox.guild.id), language="fr")
    match = await open_match(stage, key, quiet="10")
    turn = await match.next_turn()
    for person in (ana, ben):
        for verb in ("view|", "play|", "more|", "offer|"):
            await told(person, turn, verb)
        for text in ("", "??", "zz9"):
            await match.type(person, text or "1")
        for command in ("help", "tables", "history", "preferences", "claim"):
            await (await person.run(match.thread, command)).shown()
    end = await play_out(match, in_turn(key, (by_clicks, by_command)) if key == "tactic" else by_command)
    assert any(says(end.text, f"ended-{how}", "fr") for how in ("won", "drawn"))
    for person in (ana, ben):
        assert foreign(person, "fr", private=False) == []
    assert foreign(ana, "fr", private=True) == []
    assert foreign(ben, "en", private=True) == []
    assert len(foreign(ben, "fr", private=True)) > 5, "what is English is found"


async def test_commands_and_what_is_wrong_are_french_for_french_readers(stage: Stage) -> None:
    ana, ben = stage.sandbox.person("Ana", locale="fr"), stage.person("Ben")
    french, english = ({each["key"]: each for each in person.commands(stage.sandbox.channel)} for person in (ana, ben))
    assert french.keys() == english.keys()
    assert [key for key in french if french[key]["description"] == english[key]["description"]] == []
    answer = await (await ana.run(stage.sandbox.channel, "resign")).shown()
    assert says(answer.text, "error-no-table", "fr")
    assert foreign(ana, "fr", private=True) == []
