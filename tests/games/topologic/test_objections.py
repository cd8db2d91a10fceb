"""What each mistake is answered with: the reason, its rule, and what it names; nothing where the action is legal."""

from dataclasses import replace

import pytest

from games.core.play import take
from games.registry import manual
from games.topologic.field import GAP, NUMBER, Field
from games.topologic.objections import _is_straight
from games.topologic.rules import GAME, State
from tests.games.objecting import said

CELLS = (  # r1 in the middle; r2 beyond a gap, r3 and r4 near, r5 neither across nor slanting
    ("r3", "r4", "r6", "o1", "o2"),
    ("", "r1", "", "r2", "o3"),
    ("b1", "", "b2", "r5", "o4"),
)
SMALL = Field(5, bytes(NUMBER[name] if name else GAP for row in CELLS for name in row))


def play(*lines: str, **options: str) -> State:
    state = GAME.setup({"field": "block", "seekers": 3, **options}, "reading")
    for line in lines:
        state = take(manual(GAME), state, line)[-1][1]
    return state


def seeking(*moved: str) -> State:
    """Stand on a small field, the first pawn in its middle."""
    state = replace(play("hide k1", "y4 y4 y4"), field=SMALL, pawns=(NUMBER["r1"], NUMBER["r3"], NUMBER["r1"]))
    for action in moved:
        state = GAME.apply(state, action)
    return state


TABLE = [
    (
        play(),
        {
            "hide": "hide-what TP-5",
            "hide y4": "",
            "hide y9": "no-tile TP-1 tile=y9",
            "y9": "no-tile TP-1 tile=y9",
            "ask": "hide-first TP-5",
            "1@y4": "hide-first TP-5",
            "1>y4": "hide-first TP-5",
            "z1": "no-tile TP-1 tile=z1",
            "hide 12": "no-tile TP-1 tile=12",
        },
    ),
    (
        play("hide k1"),
        {
            "hide y4": "hidden-already TP-5",
            "hide": "hidden-already TP-5",
            "ask": "enter-all TP-7 next=1",
            "1": "where-in TP-6 pawn=1",
            "3": "where-in TP-6 pawn=3",
            "4": "no-pawn TP-3 pawn=4 last=3",
            "9@y4": "no-pawn TP-3 pawn=9 last=3",
            "1@y4": "",
            "1@z4": "no-tile TP-1 tile=z4",
            "1@w7": "no-tile TP-1 tile=w7",
            "2@y4": "pawn-order TP-6 pawn=2 next=1",
            "y9": "no-tile TP-1 tile=y9",
            "3@w9": "pawn-order TP-6 pawn=3 next=1",
        },
    ),
    (
        play("hide k1", "1@y4"),
        {
            "1@y2": "entered-already TP-6 pawn=1 next=2",
            "2@y4": "",
            "3@y4": "pawn-order TP-6 pawn=3 next=2",
            "2": "where-in TP-6 pawn=2",
            "ask": "enter-all TP-7 next=2",
        },
    ),
    (
        play("hide k1", "y4 y4 y4"),
        {
            "ask": "move-first TP-8",
            "y1": "which-pawn TP-8 tile=y1",
            "y9": "no-tile TP-1 tile=y9",
            "1": "where-to TP-8 pawn=1",
            "4": "no-pawn TP-3 pawn=4 last=3",
            "4>y1": "no-pawn TP-3 pawn=4 last=3",
            "1>z9": "no-tile TP-1 tile=z9",
            "1>y4": "same-tile TP-8 pawn=1 tile=y4",
        },
    ),
    (
        play("hide k1", entry="edge"),
        {
            "1@r1": "",
            "1@r2": "",
            "1@o1": "not-at-edge TP-6 tile=o1",
            "1@o2": "not-at-edge TP-6 tile=o2",
            "1@o3": "",
            "1@o4": "not-at-edge TP-6 tile=o4",
            "1@y1": "",
            "1@y2": "",
            "1@y3": "",
            "1@g4": "not-at-edge TP-6 tile=g4",
            "1@b3": "not-at-edge TP-6 tile=b3",
        },
    ),
    (
        seeking(),
        {
            "1>r3": "",
            "1>r4": "",
            "1>r2": "gap TP-8 from=r1 to=r2",
            "1>b2": "",
            "1>r5": "no-line TP-8 from=r1 to=r5",
            "1>r1": "same-tile TP-8 pawn=1 tile=r1",
            "1>o1": "no-line TP-8 from=r1 to=o1",
            "2>r4": "",
            "2>b1": "gap TP-8 from=r3 to=b1",
            "3>b2": "",
            "ask": "move-first TP-8",
        },
    ),
    (
        seeking("1>r3"),
        {
            "1>r4": "moved-already TP-8 pawn=1",
            "2>r4": "",
            "3>r4": "",
            "ask": "",
            "4>r4": "no-pawn TP-3 pawn=4 last=3",
        },
    ),
]


@pytest.mark.parametrize(("state", "answers"), TABLE)
def test_a_mistake_is_answered_by_its_rule(state: State, answers: dict[str, str]) -> None:
    assert {word: said(GAME, state, word) for word in answers} == answers


def test_tp_8_straight_is_along_a_row_a_column_or_a_slant() -> None:
    field = Field(5, bytes(range(25)))
    for start in range(25):
        ways = {
            (start // 5 + down * far, start % 5 + across * far)
            for down in (-1, 0, 1)
            for across in (-1, 0, 1)
            for far in range(5)
        }
        straight = {5 * row + column for row, column in ways if row in range(5) and column in range(5)}
        assert {target for target in range(25) if _is_straight(field, start, target)} == straight


def test_a_word_that_names_nothing_is_left_to_who_reads_it() -> None:
    book = manual(GAME)
    assert book.objection(play(), "hello") is None
