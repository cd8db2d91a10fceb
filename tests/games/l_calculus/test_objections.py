"""What each mistake is answered with: the reason, its rule, and what it names; nothing where the action is legal."""

import pytest

from games.l_calculus.rules import GAME, State
from tests.games.l_calculus.test_rules import at, play
from tests.games.objecting import said

TABLE = [
    (
        at("WWBBWB"),
        {
            "1/2": "changes-nothing LC-4",
            "1/3": "apart LC-3 last=1 next=2",
            "1-3/3-4": "overlap LC-3",
            "3-1/4": "backwards LC-3",
            "4/3": "left-first LC-3 one=3 two=4",
            "3-4/1-2": "left-first LC-3 one=1-2 two=3-4",
            "6/7": "no-place LC-2 place=7 last=6",
            "1-2/3-4": "",
            "1-2/5-3": "backwards LC-3",
            "5/6": "",
            "3": "one-block LC-3 block=3",
            "1-2": "changes-nothing LC-4",
            "1-2/": "one-block LC-3 block=1-2",
            "keep": "swap-first LC-7",
            "xl1": "swap-first LC-7",
            "x2": "swap-first LC-7",
            "xl": "swap-first LC-7",
            "7": "one-block LC-3 block=7",
            "1/2-7": "no-place LC-2 place=7 last=6",
            "2/3": "",
            "2-3/4": "",
        },
    ),
    (
        at("WWBBWB", blocks="equal"),
        {
            "1/2-3": "unequal LC-3 one=1 two=2",
            "2/3": "",
            "2-3/4-5": "",
            "1-2/3": "unequal LC-3 one=2 two=1",
        },
    ),
    (
        at("WWBBWB", before="WBWBWB"),
        {
            "2/3": "undoes LC-5",
            "5/6": "",
        },
    ),
    (
        play(at("BWWWBBWB"), "1/2"),
        {
            "3/4": "swapped LC-7",
            "1": "swapped LC-7",
            "xl0": "own-left-end LC-7",
            "xl1": "own-left-end LC-7",
            "xl4": "own-left-end LC-7",
            "xl5": "own-left-end LC-7",
            "xr1": "",
            "xr2": "too-many-right LC-7 count=2 most=1",
            "xr9": "too-many-right LC-7 count=9 most=1",
            "x2": "which-end LC-7",
            "xl": "which-end LC-7",
            "keep": "",
            "1-2": "swapped LC-7",
        },
    ),
    (
        play(at("BBBWWWB", to_move=1), "6/7"),
        {
            "xl1": "own-left-end LC-7",
            "xl3": "own-left-end LC-7",
            "xl4": "own-left-end LC-7",
            "xr1": "",
            "xr2": "too-many-right LC-7 count=2 most=1",
            "keep": "",
        },
    ),
]


@pytest.mark.parametrize(("state", "answers"), TABLE)
def test_a_mistake_is_answered_by_its_rule(state: State, answers: dict[str, str]) -> None:
    assert {word: said(GAME, state, word) for word in answers} == answers
