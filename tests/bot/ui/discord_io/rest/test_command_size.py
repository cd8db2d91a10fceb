"""A command with more games than there is room for loses arguments of the last ones, and no game."""

from typing import Any

import pytest

from bot.ui.discord_io.rest.command_size import MOST, fitted, size
from games.packages import MOST_GAMES
from sandbox.protocol.refusals import RestRefusal
from sandbox.validation.commands import check_commands

FRENCH = {"fr": "une phrase en français qui est plus longue que la phrase anglaise"}


def argument(name: str) -> dict[str, Any]:
    choices = [{"name": "a choice", "name_localizations": {"fr": "un choix"}, "value": "choice"}]
    said = {"description": "a sentence in English", "description_localizations": FRENCH}
    return {"type": 3, "name": name, "choices": choices, **said}


def game(name: str) -> dict[str, Any]:
    arguments = [argument(f"argument-{nth}") for nth in range(10)]
    return {"type": 1, "name": name, "description": "a game", "options": arguments}


def challenge(games: int) -> dict[str, Any]:
    return {"name": "challenge", "description": "play", "options": [game(f"game-{nth}") for nth in range(games)]}


def test_what_fits_stays_whole() -> None:
    assert fitted(challenge(8)) == challenge(8)
    flat = {"name": "flat", "description": "", "options": [argument("a")] * 100}
    assert size(flat) > MOST and fitted(flat) == flat


@pytest.mark.parametrize("games", [9, 10, MOST_GAMES])
def test_the_last_games_lose_arguments_and_no_more_of_them_than_must(games: int) -> None:
    with pytest.raises(RestRefusal, match="maximum size"):
        check_commands([challenge(games)])
    cut = fitted(challenge(games))
    check_commands([cut])
    kept = [len(each["options"]) for each in cut["options"]]
    whole = kept.count(10)
    assert kept == [10] * whole + [1] * (games - whole)
    longer = [*challenge(games)["options"][: whole + 1], *cut["options"][whole + 1 :]]
    assert size({**cut, "options": longer}) > MOST
