"""What each mistake is answered with: the reason, its rule, and what it names; nothing where the action is legal."""

from dataclasses import replace

import pytest

from games.logitac.board import CHIMNEYS, LEVELS, NAMES
from games.logitac.kinds import CUBE, PYRAMID
from games.logitac.rules import GAME
from games.logitac.state import Side, State
from tests.games.logitac.positions import EMPTY, SIDE, bare, owed, position
from tests.games.objecting import said

ALL = (replace(SIDE, credits=(1, 1, 1)), replace(SIDE, credits=(1, 1, 1)))
FULL_BELOW = " ".join(NAMES[square] for square in range(*LEVELS[2].span) if NAMES[square] not in CHIMNEYS)
FULL = " ".join(name for name in NAMES[:144] if name not in CHIMNEYS)


def hand(held: int, double: int = 1) -> tuple[Side, Side]:
    return replace(SIDE, held=held, double=double), SIDE


TABLE = [
    (
        bare("e5:cyl", "h5"),
        {
            "e5-h5": "cylinder-line LO-6",
            "e5-i5": "cylinder-line LO-6",
            "e5-f7": "cylinder-line LO-6",
            "e5-e5": "stays LO-5 at=e5",
            "e5^d4": "chimney-closed LO-13",
            "e5-c3": "chimney-between LO-5 at=d4",
            "e5-f6": "",
            "e5": "where-to LO-5 at=e5",
        },
    ),
    (
        bare("e5:cube", "h5"),
        {
            "e5xh5": "",
            "e5-i5": "way-blocked LO-5 at=h5",
            "e5-f6": "cube-line LO-6",
            "e5-b5": "",
            "h5-g5": "not-yours LO-5 at=h5",
            "g5-g6": "nobody-there LO-5 at=g5",
            "g5": "where-from LO-5 at=g5",
            "d4": "where-from LO-5 at=d4",
            "h5": "where-from LO-5 at=h5",
        },
    ),
    (
        bare("e6:pyr e7 g7", "d7"),
        {
            "e6-g7": "pyramid-step LO-6",
            "e6-f6": "",
            "e6-f8": "pyramid-step LO-6",
            "e6-e7": "own-there LO-5 at=e7",
            "e6xd7": "",
        },
    ),
    (
        bare("e5:double", "h5"),
        {
            "e5-f5": "double-jump LO-7",
            "e5-g6": "",
            "e5-g7": "double-jump LO-7",
            "e5-i5": "double-jump LO-7",
        },
    ),
    (
        bare("e5 f4", "f5 f6"),
        {
            "e5-f5": "pawn-straight LO-8 at=f5",
            "e5xf6": "",
            "e5-f4": "own-there LO-5 at=f4",
            "e5-e6": "pawn-sideways LO-8",
            "e5-d5": "pawn-backward LO-8",
            "e5-d6": "pawn-backward LO-8",
            "e5-g5": "pawn-far LO-8",
            "e5-e7": "pawn-far LO-8",
        },
    ),
    (
        bare("e5", "h5 g5", 1),
        {
            "h5-i5": "pawn-backward LO-8",
            "h5-g5": "own-there LO-5 at=g5",
            "h5-g6": "pawn-diagonal LO-8 at=g6",
            "h5-h6": "pawn-sideways LO-8",
            "h5-i6": "pawn-backward LO-8",
            "g5-f5": "",
        },
    ),
    (
        bare("n14 v22", ""),
        {
            "n14-n15": "pawn-sideways LO-8",
            "n14-m14": "",
            "n14-o14": "",
            "n14-p14": "pawn-far LO-8",
            "n14-m13": "pawn-diagonal LO-8 at=m13",
            "n14-a1": "no-way-down LO-13 from=n14 to=a1",
            "v22-v23": "",
            "v22-w22": "",
            "v22-w24": "pawn-far LO-8",
        },
    ),
    (
        bare("k5:cube k7:pyr c4", "l5 l7"),
        {
            "k5-l5": "refuge LO-9 at=l5",
            "k7xl7": "",
            "k5-k7": "own-there LO-5 at=k7",
        },
    ),
    (
        position("a5 b5", sides=ALL),
        {
            "b5^m13": "pawn-from-home LO-20 line=a",
            "a5^m13": "",
            "a5^u21": "pawns-second LO-21 count=0",
            "a5^z26": "summit-pyramid LO-22",
            "e9^m13": "nobody-there LO-5 at=e9",
        },
    ),
    (
        position("a5", "k5 l5", ALL, 1),
        {
            "k5^m13": "pawn-from-home LO-20 line=l",
            "l5^m13": "",
        },
    ),
    (
        position("a5 m13 m14 m15", sides=ALL),
        {
            "a5^u21": "pawns-second LO-21 count=3",
        },
    ),
    (
        position("a5 m13 m14 m15 m16", sides=ALL),
        {
            "a5^u21": "",
        },
    ),
    (
        position("a5:cube m13:cube n14:double a9:double", sides=ALL),
        {
            "a5^u21": "one-board LO-18",
            "m13^u21": "",
            "n14^u21": "double-stays LO-21",
            "a9^n17": "",
            "m13^z26": "one-board LO-18",
        },
    ),
    (
        position("u21:cube u22:pyr v22:double", sides=ALL),
        {
            "u21^z26": "summit-pyramid LO-22",
            "u22^z26": "",
            "v22^z26": "summit-pyramid LO-22",
        },
    ),
    (
        position("a6:pyr a5:cube m13 m14 m15", sides=ALL),
        {
            "a6^n15": "pyramid-follows LO-20 wanted=4 board=2 pawns=3",
        },
    ),
    (
        position("a6:pyr a5:cube m13 m14 m15 m16", sides=ALL),
        {
            "a6^n15": "pyramid-follows LO-20 wanted=4 board=2 pawns=4",
        },
    ),
    (
        position("a6:pyr m13 m14 m15 n14:cube", sides=ALL),
        {
            "a6^n15": "pyramid-follows LO-20 wanted=4 board=2 pawns=3",
        },
    ),
    (
        position("a6:pyr m13 m14 m15 m16 n14:cube", sides=ALL),
        {
            "a6^n15": "",
            "a6^n14": "not-free LO-19 at=n14",
        },
    ),
    (
        position("m13:pyr u21 u22:cube", sides=ALL),
        {
            "m13^v22": "pyramid-follows LO-21 wanted=2 board=3 pawns=1",
        },
    ),
    (
        position("m13:pyr u21 u23 u22:cube", sides=ALL),
        {
            "m13^v22": "",
            "m13^u23": "not-free LO-19 at=u23",
        },
    ),
    (
        position("a5:cube a6 u22:pyr", sides=owed(0, 1, 0)),
        {
            "a5^m13": "no-credit LO-18 board=1",
            "a6^m13": "no-credit LO-18 board=1",
            "u22^z26": "no-credit LO-18 board=3",
        },
    ),
    (
        replace(position("e5"), falling=(PYRAMID, CUBE), landing=1),
        {
            "e5-f5": "pyr-comes-out LO-13 board=1",
            "cube@b2": "pyr-is-next LO-15 board=1",
            "pyr@m13": "other-board LO-13 at=m13 board=1",
            "pyr@e5": "not-free LO-13 at=e5",
            "pyr@d4": "not-free LO-13 at=d4",
            "pyr@b2": "",
            "+a1": "pyr-comes-out LO-13 board=1",
        },
    ),
    (
        replace(position("e5 e9:pyr"), is_escaping=True),
        {
            "e5-f5": "pyramid-or-stay LO-24",
            "e9-f9": "",
            "e9-g9": "pyramid-step LO-6",
            "stay": "",
            "+a1": "pyramid-or-stay LO-24",
        },
    ),
    (
        position("e5"),
        {
            "stay": "no-stay LO-24",
            "cube@e5": "nothing-falls LO-13",
            "e5": "where-to LO-5 at=e5",
            "k12": "where-from LO-5 at=k12",
            "e5-m30": "no-square LO-1 at=m30",
            "ransom": "ransom-reserve LO-26 count=5",
            "k12-j12": "not-yours LO-5 at=k12",
        },
    ),
    (
        position("a5 b5:cube", sides=owed(1, 0, 0)),
        {
            "b5-b6": "ascend-first LO-23",
            "+a1": "ascend-first LO-23",
            "++a1": "ascend-first LO-23",
            "a5^m13": "",
            "e9-e10": "ascend-first LO-23",
        },
    ),
    (
        position("b5", sides=owed(1, 0, 0)),
        {
            "b5-c5": "recruit-first LO-23",
            "+a1": "",
            "ransom": "recruit-first LO-23",
        },
    ),
    (
        bare("e5"),
        {
            "ransom": "ransom-nobody LO-26",
            "+a1": "reserve-empty LO-16",
            "++a1": "no-double LO-17",
        },
    ),
    (
        position("a5:double u22:cube", sides=(EMPTY, replace(SIDE, held=2))),
        {
            "ransom": "",
        },
    ),
    (
        replace(position("e5 a3"), turn=2),
        {
            "+a1": "too-early LO-16",
            "+b1": "not-home LO-16 at=b1 line=a",
        },
    ),
    (
        replace(position("e5 a3"), turn=3),
        {
            "+a1": "",
            "+a3": "not-free LO-16 at=a3",
            "+l1": "not-home LO-16 at=l1 line=a",
        },
    ),
    (
        replace(position("e5", to_move=1), turn=3),
        {
            "+a1": "not-home LO-16 at=a1 line=l",
            "+l1": "",
        },
    ),
    (
        position("e5:cube e6:cyl", sides=hand(2, 0)),
        {
            "++a1": "no-double LO-17",
        },
    ),
    (
        position("e5:cube e6:cyl", sides=hand(1)),
        {
            "++a1": "double-wants-captives LO-17 count=1",
        },
    ),
    (
        position("e5:cube e6:cyl", sides=hand(2)),
        {
            "++a1": "double-waits LO-17",
        },
    ),
    (
        position("e5:cube m13:cyl", sides=hand(2)),
        {
            "++a1": "",
        },
    ),
    (
        position("e5:cube+ e6:cyl+", sides=hand(2)),
        {
            "++a1": "double-waits LO-17",
        },
    ),
    (
        position("o14:pyr o16:cube", FULL),
        {
            "o14^o15": "no-room-below LO-13 board=1",
        },
    ),
    (
        position("v22:pyr v23:cube v24:cyl", FULL_BELOW.partition(" ")[2].partition(" ")[2]),
        {
            "v22-w23": "no-room-below LO-13 board=2",
            "v23-w23": "",
        },
    ),
    (
        position("v22:pyr v23:cube", FULL_BELOW.partition(" ")[2].partition(" ")[2]),
        {
            "v22-w23": "",
        },
    ),
    (
        position("o14:pyr o16:cube", FULL.replace("a1 a2 ", "", 1)),
        {
            "o14-o15": "",
        },
    ),
]


@pytest.mark.parametrize(("state", "answers"), TABLE)
def test_a_mistake_is_answered_by_its_rule(state: State, answers: dict[str, str]) -> None:
    assert {word: said(GAME, state, word) for word in answers} == answers
