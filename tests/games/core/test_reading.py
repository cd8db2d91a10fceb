from dataclasses import replace

import pytest

from games.core.illegal import IllegalAction, IllegalReason
from games.core.outcome import Outcome
from games.core.play import legal, take
from games.core.reading import MOST_NEAR, MOST_TEXT, MOST_WORD, read
from games.core.spelling import normalize, words
from games.registry import game, manual


@pytest.mark.parametrize(
    "typed", ["1b-2c", "1B–2C", "1b → 2c", "1b => 2c", "1b->2c", "1b>2c", " 1b - 2c ", "1b−2c", "1b ➡️ 2c", "1b-2c."]
)
def test_g_3_signs_between_squares_are_one(typed: str) -> None:
    assert [normalize(word) for word in words(typed)] == ["1b-2c"]


@pytest.mark.parametrize("typed", ["b4xc5", "b4×c5", "B4XC5"])
def test_g_3_x_is_a_sign_only_between_complete_squares(typed: str) -> None:
    assert [normalize(word) for word in words(typed)] == ["b4-c5"]
    assert normalize("xr2") == "xr2"
    assert normalize("x21xy22") == "x21-y22"


def test_g_3_words_are_cut_at_blanks_and_commas_and_labels_are_dropped() -> None:
    assert words("a1-b2, c3 ;d4\n") == ["a1-b2", "c3", "d4"]
    assert words("1b-2c · the patrol steps") == ["1b-2c"]
    assert words("  ") == []


def test_g_3_accents_and_ready_made_fractions_are_no_hindrance() -> None:
    assert words("lose Réserve ½ l15^ p15∗") == ["lose", "reserve", "1/2", "l15^", "p15*"]


def refusal(typed: str, *before: str) -> IllegalAction:
    rules = game("l_calculus")
    state = rules.setup({}, "s")
    for line in before:
        state = take(manual(rules), state, line)[-1][1]
    with pytest.raises(IllegalAction) as wrong:
        take(manual(rules), state, typed)
    return wrong.value


def test_g_2_the_wrong_word_is_named_with_its_place_and_what_would_be_near() -> None:
    wrong = refusal("1/2 xl7")
    assert (wrong.fault, wrong.word, wrong.nth) == (IllegalReason.ILLEGAL, "xl7", 2)
    assert wrong.near == ("xl1",)
    assert len(refusal("1/99").near) == MOST_NEAR


@pytest.mark.parametrize(
    ("key", "typed", "near"),
    [
        ("logitac", "c4", ("b4-c4",)),
        ("tactic", "1b:2c", ("1b-2c", "1b-1a", "1b-2b")),
        ("tactic", "1b", ("1b-1a", "1b-2b", "1b-2c")),
        ("l_calculus", "3-5", ("3-5/6", *(f"3-5/6-{end}" for end in range(7, 14)))),
    ],
)
def test_g_2_near_means_beginning_or_else_ending_like_the_word(key: str, typed: str, near: tuple[str, ...]) -> None:
    rules = game(key)
    with pytest.raises(IllegalAction) as wrong:
        take(manual(rules), rules.setup({}, "s"), typed)
    assert wrong.value.near == near


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        ("", IllegalReason.EMPTY),
        ("  , ", IllegalReason.EMPTY),
        ("1/2 " * MOST_TEXT, IllegalReason.TOO_LONG),
        (" " * MOST_TEXT + "1/2", IllegalReason.TOO_LONG),
        ("keep" * 11, IllegalReason.UNREADABLE),
        ("1/2 keep 3/4", IllegalReason.TURN_OVER),
        ("nonsense", IllegalReason.ILLEGAL),
    ],
)
def test_g_2_each_way_of_being_wrong_has_its_name(typed: str, fault: IllegalReason) -> None:
    assert refusal(typed).fault is fault


def test_g_2_a_line_is_taken_whole_or_not_at_all() -> None:
    rules = game("l_calculus")
    state = rules.setup({}, "s")
    assert [action for action, _ in take(manual(rules), state, "1/2 xl1")] == ["1/2", "xl1"]
    with pytest.raises(IllegalAction):
        take(manual(rules), state, "1/2 xl9")
    assert state == rules.setup({}, "s")
    assert "1/2" in legal(rules, state)


def test_g_2_a_line_as_long_as_any_turn_is_read_and_a_longer_one_is_refused() -> None:
    book = manual(game("tactic"))
    view = game("tactic").setup({}, "any")
    assert read(book, view, "1B-2c".ljust(MOST_TEXT)) == ["1b-2c"]
    with pytest.raises(IllegalAction) as wrong:
        read(book, view, "1B-2c".ljust(MOST_TEXT + 1))
    assert wrong.value.fault is IllegalReason.TOO_LONG


@pytest.mark.parametrize(
    ("length", "fault"), [(MOST_WORD, IllegalReason.ILLEGAL), (MOST_WORD + 1, IllegalReason.UNREADABLE)]
)
def test_g_2_a_word_longer_than_any_action_is_not_read(length: int, fault: IllegalReason) -> None:
    with pytest.raises(IllegalAction) as wrong:
        read(manual(game("tactic")), game("tactic").setup({}, "any"), "z" * length)
    assert (wrong.value.fault, len(wrong.value.word)) == (fault, MOST_WORD)


def test_g_2_a_game_that_is_over_says_so_whatever_is_typed() -> None:
    over = replace(game("tactic").setup({}, "any"), to_move=None, outcome=Outcome(0, "home"))
    for text in ("1b-2c", "", "x" * (MOST_TEXT + 1)):
        with pytest.raises(IllegalAction) as wrong:
            read(manual(game("tactic")), over, text)
        assert wrong.value.fault is IllegalReason.GAME_OVER
