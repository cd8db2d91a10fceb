"""What each mistake is answered with: the reason, its rule, and what it names; nothing where the action is legal."""

import pytest

from games.logan_stones.rules import GAME, State
from tests.games.logan_stones.test_rules import lay, play
from tests.games.objecting import said


def begin(*lines: str, faces: str = "front") -> State:
    return play(GAME.setup({"faces": faces}, "mistakes"), *lines)


def held(cell: str, table: str) -> State:
    return play(lay(table), f"{cell}^")


TABLE = [
    (
        begin(),
        {
            "1@a1": "touches-none LS-6 cell=a1",
            "1@l13": "touches-one LS-6 cell=l13",
            "1@m13": "taken LS-6 cell=m13",
            "1@m30": "no-cell LS-2 cell=m30",
            "9@m14": "no-stone LS-3 stone=9",
            "0@m14": "no-stone LS-3 stone=0",
            "1*@m14": "front-only LS-6 stone=1 cell=m14",
            "m13^": "place-first LS-6",
            "m13!": "place-first LS-6",
            "m14": "which-stone LS-6 cell=m14",
            "4": "which-cell LS-6 stone=4",
            "1@m14": "",
            "@m14": "which-stone LS-6 cell=m14",
            "a1": "which-stone LS-6 cell=a1",
            "m30": "which-stone LS-6 cell=m30",
            "m30^": "place-first LS-6",
        },
    ),
    (
        begin("1@m14", "1@n12"),
        {
            "1@o12": "placed-already LS-6 stone=1",
            "1": "placed-already LS-6 stone=1",
            "2": "which-cell LS-6 stone=2",
            "2@o12": "",
            "m14": "which-stone LS-6 cell=m14",
            "2*@n14": "front-only LS-6 stone=2 cell=n14",
        },
    ),
    (
        lay("m12:RP m13:RP n12:RP n11:SR o11:PS o10:SR"),
        {
            "m13^": "",
            "m13!": "touches-several LS-9 cell=m13 count=2",
            "n11^": "",
            "n11!": "touches-several LS-9 cell=n11 count=4",
            "n12^": "",
            "n12!": "touches-several LS-9 cell=n12 count=4",
            "m12^": "",
            "m12!": "touches-several LS-9 cell=m12 count=3",
            "o10^": "",
            "o10!": "touches-several LS-9 cell=o10 count=2",
            "o10": "lift-or-flip LS-7 cell=o10",
            "a1^": "nothing-there LS-7 cell=a1",
            "a1!": "nothing-there LS-7 cell=a1",
            "a1": "lift-or-flip LS-7 cell=a1",
            "m30!": "no-cell LS-2 cell=m30",
            "m30": "lift-first LS-7",
            "@m11": "lift-first LS-7",
            "1@m11": "reserve-empty LS-7",
            "1": "reserve-empty LS-7",
        },
    ),
    (
        held("m13", "m12:RP m13:RP n12:RP n11:SR o11:PS o10:SR"),
        {
            "@m13": "same-cell LS-8 cell=m13",
            "@m12": "taken LS-8 cell=m12",
            "@m11": "",
            "@a1": "touches-none LS-8 cell=a1",
            "@m30": "no-cell LS-2 cell=m30",
            "@o12": "",
            "1@m11": "drop-first LS-10",
            "n12^": "drop-first LS-10",
            "n12!": "drop-first LS-10",
            "m12": "taken LS-8 cell=m12",
        },
    ),
    (
        begin(faces="free"),
        {
            "1*@m14": "",
        },
    ),
    (
        lay("m13:RR n13:PP m14:SS"),
        {
            "m14^": "",
            "m14!": "touches-several LS-9 cell=m14 count=2",
            "m13!": "touches-several LS-9 cell=m13 count=2",
        },
    ),
    (
        lay("m13:RR n13:PP"),
        {
            "m13^": "nowhere LS-7 cell=m13",
            "m13!": "",
        },
    ),
    (
        lay("l13:RP l14:RP m13:RP n12:RP n13:RP"),
        {
            "m13^": "only-link LS-7 cell=m13",
            "m13!": "",
            "l13^": "",
            "n12!": "touches-several LS-9 cell=n12 count=2",
        },
    ),
    (
        lay("a1:RR a2:PP b1:SS"),
        {
            "a1^": "",
            "a1": "lift-or-flip LS-7 cell=a1",
        },
    ),
]


@pytest.mark.parametrize(("state", "answers"), TABLE)
def test_a_mistake_is_answered_by_its_rule(state: State, answers: dict[str, str]) -> None:
    assert {word: said(GAME, state, word) for word in answers} == answers
