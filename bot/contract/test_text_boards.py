"""Boards in text: in English as the rules write them, in other languages with the letters of their words."""

import pytest

from games.core.play import states
from games.registry import game, manual
from games.text import LANGUAGES, words
from render import text_board

PHONE = 42  # signs of a code block in a line


def test_english_letters_are_those_of_the_rules(key: str) -> None:
    rules = game(key)
    for scene in manual(rules).scenes:
        *_, state = states(rules, dict(scene.options), scene.seed, scene.actions)
        view = rules.view(state, 0)
        assert manual(rules).text_board(view, words("en").either(f"{key}-letters", manual(rules).letters)) == str(view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.games(where=lambda key: bool(manual(game(key)).letters))
def test_every_letter_has_its_own_in_every_language(key: str, language: str) -> None:
    letters = words(language).say(f"{key}-letters")
    assert len(set(letters)) == len(letters) == len(manual(game(key)).letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_a_phone(key: str, language: str) -> None:
    """The board itself; what was played and multiplied may go on in a line of its own."""
    rules = game(key)
    for scene in manual(rules).scenes:
        *_, state = states(rules, dict(scene.options), scene.seed, scene.actions)
        own = words(language).either(f"{key}-letters", manual(rules).letters)
        board, _, _ = manual(rules).text_board(rules.view(state, 0), own).partition("\n\n")
        assert max(map(len, board.splitlines())) <= PHONE
    assert max(map(len, words(language).say(f"{key}-board-key").splitlines())) <= PHONE


def test_what_the_signs_mean_stands_above_the_board(key: str) -> None:
    rules = game(key)
    shown = text_board(rules.view(rules.setup({}, "s"), 0), 0, "en")
    assert f"\n\n{words('en').say(f'{key}-board-key')}\n\n" in shown
