"""Boards in text: in English as the rules write them, in other languages with the letters of their words."""

import pytest

from games.core.play import states
from games.registry import KEYS, game, manual
from games.text import LANGUAGES, words
from render import describe, paint_scene, text_board
from render.look import Look

PHONE = 42  # signs of a code block in a line


@pytest.mark.parametrize("key", KEYS)
def test_english_letters_are_those_of_the_rules(key: str) -> None:
    rules = game(key)
    for scene in manual(rules).scenes:
        *_, state = states(rules, dict(scene.options), scene.seed, scene.actions)
        view = rules.view(state, 0)
        assert manual(rules).text_board(view, words("en").either(f"{key}-letters", manual(rules).letters)) == str(view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in KEYS if manual(game(key)).letters])
def test_every_letter_has_its_own_in_every_language(key: str, language: str) -> None:
    letters = words(language).say(f"{key}-letters")
    assert len(set(letters)) == len(letters) == len(manual(game(key)).letters)


def test_french_counters_are_blancs_and_noirs() -> None:
    rules = game("l_calculus")
    view = rules.setup({"counters": 10}, "any")
    board = text_board(view, None, "fr").splitlines()
    assert "B blanc, N noir" in board[2]
    assert [row.split() for row in board if row.split()[:2] == ["B", "N"]] == [["B", "N"] * 5] * 2
    assert board[-3:] == ["B 0", "N 0", "#1 > B"]
    assert "1 blanc, 2 noir, 3 blanc" in describe(view, None, "fr")
    assert "1 white, 2 black, 3 white" in describe(view, None, "en")


def test_french_stones_show_pierre_feuille_and_ciseaux() -> None:
    rules = game("logan_stones")
    view = rules.view(rules.setup({}, "golden"), 0)
    english, french = (text_board(view, 0, language).splitlines() for language in ("en", "fr"))
    assert english[-4] == "0: 1Sr 2Sp 3Rr 4Pp 5Rr 6Sp 7Pp 8Ss"
    assert french[-4] == "0: 1Cp 2Cf 3Pp 4Ff 5Pp 6Cf 7Ff 8Cc"
    assert "m13 C" in paint_scene(rules, manual(rules).scenes[0], Look(language="fr")).alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_no_line_is_wider_than_a_phone(key: str, language: str) -> None:
    """The board itself; what was played and multiplied may go on in a line of its own."""
    rules = game(key)
    for scene in manual(rules).scenes:
        *_, state = states(rules, dict(scene.options), scene.seed, scene.actions)
        board, _, _ = (
            manual(rules)
            .text_board(rules.view(state, 0), words(language).either(f"{key}-letters", manual(rules).letters))
            .partition("\n\n")
        )
        assert max(map(len, board.splitlines())) <= PHONE
    assert max(map(len, words(language).say(f"{key}-board-key").splitlines())) <= PHONE


@pytest.mark.parametrize("key", KEYS)
def test_what_the_signs_mean_stands_above_the_board(key: str) -> None:
    rules = game(key)
    shown = text_board(rules.view(rules.setup({}, "s"), 0), 0, "en")
    assert f"\n\n{words('en').say(f'{key}-board-key')}\n\n" in shown
