"""How Logitac is typed, picked, said and written as text."""

import random
import re
from collections import Counter
from dataclasses import replace

import pytest

from games.core.illegal import IllegalAction, IllegalReason
from games.core.outcome import Outcome, Seat, other
from games.core.play import digest, states, take
from games.core.reading import read
from games.logitac.rules import GAME
from games.logitac.state import State
from games.registry import manual
from games.text import LANGUAGES, words
from tests.games.logitac.positions import bare, begin, moves, owed, play, position

SOME_OPTIONS: list[dict[str, int | str]] = [{"reserve": 4}, {"reserve": 8, "quiet": 30}, {"quiet": "off"}]


@pytest.mark.parametrize(
    "typed", ["b4-c4", "B4 - C4", "b4>c4", "b4→c4", "b4–c4", "b4 x c4", "b4/c4", "b4 c4", "B4C4", " b4-c4 · the pawn"]
)
def test_g_3_signs_between_squares(typed: str) -> None:
    assert read(manual(GAME), begin(), typed) == ["b4-c4"]


@pytest.mark.parametrize(
    ("state", "typed", "action"),
    [
        (bare("x22:cube", "x24"), "x22-x24", "x22xx24"),
        (bare("x22:cube", "x24"), "X22 x X24", "x22xx24"),
        (bare("x22:cube", "x24"), "x22xx23", "x22-x23"),
        (position("a4", sides=owed(1, 0, 0)), "a4 ^ O14", "a4^o14"),
        (position("a4", sides=owed(1, 0, 0)), "a4-o14", "a4^o14"),
        (position("a4", sides=owed(1, 0, 0)), "a4 o14", "a4^o14"),
        (position("a4", sides=owed(1, 0, 0)), "a4↑o14", "a4^o14"),
        (position("b4"), "+ A4", "+a4"),
        (play(bare("x22:cyl", "l1"), "x22-w23"), "Cylindre M13", "cyl@m13"),
        (play(bare("x22:cyl", "l1"), "x22-w23"), "cyl @ m13", "cyl@m13"),
        (play(bare("x22:cyl", "l1"), "x22-w23"), "cyl→m13", "cyl@m13"),
        (play(bare("x22:cyl", "l1"), "x22-w23"), "m13", "cyl@m13"),
    ],
)
def test_g_3_other_spellings(state: State, typed: str, action: str) -> None:
    assert read(manual(GAME), state, typed) == [action]


def test_g_2_a_whole_turn_in_one_line() -> None:
    """The page's own example."""
    state = bare("o14:cube", "l1")
    assert read(manual(GAME), state, "o14-o15 cube@d7") == ["o14-o15", "cube@d7"]
    taken = take(manual(GAME), state, "O14-O15, cube d7")
    assert [action for action, _ in taken] == ["o14-o15", "cube@d7"]
    assert taken[-1][1].to_move == 1


def test_g_3_bare_squares_are_where_falling_pieces_come_out_in_their_order() -> None:
    falling = play(bare("o14:pyr m14:cube", "l1"), "o14-o15")
    assert read(manual(GAME), falling, "d7 @d8") == ["pyr@d7", "cube@d8"]


def test_g_2_a_wrong_second_action_is_named() -> None:
    with pytest.raises(IllegalAction) as caught:
        read(manual(GAME), bare("o14:cube", "l1"), "o14-o15 cube@d4")
    assert (caught.value.fault, caught.value.word, caught.value.nth) == (IllegalReason.ILLEGAL, "cube@d4", 2)
    assert "cube@d3" in caught.value.near


def test_g_3_every_legal_action_reads_back() -> None:
    for state in _played(seed=5, options={"reserve": 8}):
        for action in GAME.actions(state):
            assert read(manual(GAME), state, action) == [action]
            assert manual(GAME).words(state, action) == [action]


@pytest.mark.parametrize(
    ("action", "steps"),
    [
        ("b4-c4", ("b4", "c4")),
        ("x22xx24", ("x22", "x24")),
        ("+a4", ("recruit", "a4")),
        ("++a4", ("double", "a4")),
        ("a4^o14", ("a4", "ascend", "o", "o14")),
        ("cube@d7", ("cube", "d", "d7")),
        ("ransom", ("ransom",)),
        ("stay", ("stay",)),
    ],
)
def test_menu(action: str, steps: tuple[str, ...]) -> None:
    assert manual(GAME).steps(action) == steps


def test_menus_differ_and_keep_their_lists_short() -> None:
    for state in _played(seed=7, options={"reserve": 8}):
        menus = [manual(GAME).steps(action) for action in GAME.actions(state)]
        assert len(set(menus)) == len(menus)
        prefixes = {menu[:depth] for menu in menus for depth in range(len(menu) + 1)}
        widths = Counter(prefix[:-1] for prefix in prefixes if prefix)
        assert max(widths.values(), default=0) <= 45  # pieces that can move; every later step has fewer


SAID = {
    "b4-c4": ("move", ["b4", "c4"]),
    "b4xc5": ("capture", ["b4", "c5"]),
    "c4-d4": ("chimney", ["c4", "d4"]),
    "a4^o14": ("ascend", ["a4", "o14"]),
    "v22^z26": ("summit", ["v22"]),
    "+a4": ("recruit", ["a4"]),
    "++a4": ("recruit-double", ["a4"]),
    "pyr@d7": ("exit-pyr", ["d7"]),
    "cube@d7": ("exit-cube", ["d7"]),
    "cyl@d7": ("exit-cyl", ["d7"]),
    "ransom": ("ransom", []),
    "stay": ("stay", []),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("action", "kind", "squares"), [(action, *said) for action, said in SAID.items()])
def test_every_summary_has_words_with_its_squares(action: str, kind: str, squares: list[str], language: str) -> None:
    summary = manual(GAME).summarize(action)
    assert summary.kind == kind
    said = words(language).say(f"logitac-said-{kind}", **summary.values)
    assert sorted(re.findall(r"\b[a-z]\d+", said)) == squares


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_rules_has_a_scene_and_fits(language: str) -> None:
    spoken = words(language)
    for page in range(1, len(manual(GAME).scenes) + 1):
        assert len(spoken.say(f"logitac-rules-{page}")) <= 960
        assert len(spoken.say(f"logitac-rules-{page}-title")) <= 60
    assert not spoken.has(f"logitac-rules-{len(manual(GAME).scenes) + 1}")
    assert len(spoken.say("logitac-notation")) <= 600


def test_scenes_show_what_their_page_tells() -> None:
    shown = [list(states(GAME, dict(scene.options), scene.seed, scene.actions))[-1] for scene in manual(GAME).scenes]
    wanted = ["b4-c4", "n18-o18", "f7xg6", "a5^m13", "a7^m13", "+a12", "++a1", "k9-l9"]
    assert [want in moves(state) for state, want in zip(shown, wanted, strict=False)] == [True] * 8
    assert shown[7].sides[1].captives == ("pyr",)
    assert shown[8].outcome == Outcome(1, "bankrupt")


def test_text_board() -> None:
    text = str(begin(*manual(GAME).scenes[7].actions)).splitlines()
    assert text[:2] == ["z ·", "  26"]
    assert text[18] == "k ·  ·  ·  p  p  ·  p  p  P  p  p  ·"
    assert text[29] == "  1  2  3  4  5  6  7  8  9  10 11 12"
    assert text[-5:] == [
        ">□ P  +33 ++1  x1",
        "      ^1:0½  ^2:0  ^3:0",
        " ■ p  +33 ++1  x0 Py",
        "      ^1:0  ^2:0  ^3:0",
        "29: j6-i6",
    ]


def test_text_board_in_mid_turn_and_at_the_end() -> None:
    state = play(replace(position("n15:cube+", "b1:cyl", to_move=0), quiet=95), "n15-o15")
    assert str(state).splitlines()[-4].endswith("cube@?")
    assert str(state).splitlines()[-1] == "9:   > n15-o15  ~95/100"
    assert "Cu+" in str(position("n15:cube+"))
    ended = play(position("v22:pyr", sides=owed(0, 0, 1)), "v22^z26")
    assert str(ended).splitlines()[-1] == "9: v22^z26  = □"


def test_marks_are_the_squares_of_the_running_or_else_the_last_turn() -> None:
    state = play(bare("n15:cube", "l1"), "n15-o15")
    assert state.marks == ("n15", "o15")
    assert play(state, "cube@d7").marks == ("n15", "o15", "d7")


def _played(seed: int, options: dict[str, int | str]) -> list[State]:
    """Play at random, with a taste for captures, for a good while."""
    chance = random.Random(seed)
    state = GAME.setup(options, "any")
    found = [state]
    while state.to_move is not None and len(found) < 500:
        legal = moves(state)
        captures = [action for action in legal if "x" in action[1:] and "-" not in action]
        state = GAME.apply(state, chance.choice(captures if captures and chance.random() < 0.5 else legal))
        found.append(state)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_lo_11_nothing_is_lost_in_random_games(seed: int) -> None:
    options = SOME_OPTIONS[seed % 3]
    seats: tuple[Seat, Seat] = (0, 1)
    for state in _played(seed, options):
        for seat in seats:
            mine = [piece.kind for piece in state.pieces if piece.seat == seat]
            side, captor = state.sides[seat], state.sides[other(seat)]
            assert mine.count("pawn") + side.reserve + captor.held == 12 + int(options.get("reserve", 33))
            falling = len(state.falling) if state.to_move == seat else 0
            assert len(mine) - mine.count("pawn") + side.double + len(captor.captives) + falling == 4


def test_g_5_the_same_actions_give_the_same_position() -> None:
    first, again = _played(3, {}), _played(3, {})
    assert [digest(state) for state in first] == [digest(state) for state in again]
    assert len({digest(state) for state in first}) == len(first)
