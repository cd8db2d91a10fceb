"""What each mistake is answered with: the reason, its rule, and what it names; nothing where the action is legal."""

from dataclasses import replace

import pytest

from games.tactic.moves import NUMBER
from games.tactic.rules import GAME
from games.tactic.state import State
from tests.games.objecting import said
from tests.games.tactic.positions import at, start

CAGE = "5a 5b 5c | 3a 3d"  # North shuts in South's patrols on 2a 2b 2g


def of(variant: str, state: State) -> State:
    return replace(state, variant=variant)


TABLE = [
    (
        at("10b 5b 12g", "1b 1c 2d", to_move=1),
        {"2d-2c": "no-second TA-12 step=2d-2c", "2d-2e": ""},
    ),
    (
        at("3a 4b 13d", "5a 8c"),
        {
            "3a-4a": "",
            "3a-5b": "no-track TA-6 from=3a to=5b",
            "3a-3b": "no-track TA-6 from=3a to=3b",
            "3a-3a": "stays TA-6 at=3a",
            "5a-4a": "not-yours TA-5 at=5a",
            "6a-7a": "nobody-there TA-5 at=6a",
            "3a-2a": "backward TA-6",
            "13d-13c": "home TA-8 at=13d",
            "13d-12d": "home TA-8 at=13d",
            "4b-5a": "patrol-meets-their-patrol TA-5 at=5a",
            "3a": "where-to TA-6 at=3a",
            "13d": "where-to TA-6 at=13d",
            "5a": "where-from TA-6 at=5a",
            "6a": "where-from TA-6 at=6a",
            "3a-9z": "no-station TA-2 at=9z",
            "g@5b": "no-reserve TA-9",
        },
    ),
    (
        at("3a 4b 5c | 4a 3b", "12b 8c | 9c 5b", reserve=(2, 2)),
        {
            "3a-4a": "patrol-meets-own-guard TA-5 at=4a",
            "3a-3b": "no-track TA-6 from=3a to=3b",
            "4b-4a": "patrol-meets-own-guard TA-5 at=4a",
            "4b-5b": "no-track TA-6 from=4b to=5b",
            "5c-5b": "no-track TA-6 from=5c to=5b",
            "4a-4a": "stays TA-9 at=4a",
            "4a-4b": "guard-meets-own-patrol TA-5 at=4b",
            "4a-5b": "guard-meets-their-guard TA-5 at=5b",
            "4a-8c": "guard-meets-their-patrol TA-5 at=8c",
            "4a-1b": "guard-on-base TA-9 at=1b",
            "g@4b": "guard-meets-own-patrol TA-5 at=4b",
            "g@4a": "guard-on-base TA-9 at=4a",
            "g@9c": "guard-meets-their-guard TA-5 at=9c",
            "g@8c": "guard-meets-their-patrol TA-5 at=8c",
            "g@1b": "guard-on-base TA-9 at=1b",
            "g@9b": "",
            "9c-9b": "not-yours TA-5 at=9c",
            "4a-12b": "guard-meets-their-patrol TA-5 at=12b",
        },
    ),
    (
        at("3a 4b 5c | 4a 3b", "12b 8c | 9c 5b", reserve=(0, 2)),
        {
            "g@9b": "no-reserve TA-9",
        },
    ),
    (
        at("3a 4b 5c | 4a 3b", "12b 8c | 9c 5b", reserve=(2, 0), to_move=1),
        {
            "g@9b": "no-reserve TA-9",
            "8c-9c": "no-track TA-6 from=8c to=9c",
            "8c-7c": "no-track TA-6 from=8c to=7c",
            "12b-13b": "backward TA-6",
            "12b-11b": "no-track TA-6 from=12b to=11b",
            "3a-4a": "not-yours TA-5 at=3a",
            "12b-12b": "stays TA-6 at=12b",
        },
    ),
    (
        replace(at("3a 4b 5c | 4a", "12b 8c", reserve=(2, 2)), now=("g@9b",)),
        {
            "g@9a": "one-guard TA-11",
            "4a-5a": "one-guard TA-11",
            "3a-4a": "patrol-meets-own-guard TA-5 at=4a",
        },
    ),
    (
        replace(
            at("3a 4b 5c | 4a", "12b 8c", reserve=(2, 2)),
            now=("3a-3b",),
            steps=((NUMBER["3a"], NUMBER["3b"]),),
            patrols=((NUMBER["3b"], NUMBER["4b"], NUMBER["5c"]), (NUMBER["12b"], NUMBER["8c"], -1)),
        ),
        {
            "3b-3c": "no-track TA-6 from=3b to=3c",
            "3b-4b": "no-track TA-6 from=3b to=4b",
            "g@9a": "",
            "4b-4c": "",
            "4a-5a": "",
        },
    ),
    (
        replace(at("2a 2c 5c", "12b 8c"), now=()),
        {
            "2a-2b": "forward-first TA-7 at=2a",
            "2a-3a": "",
            "2c-2b": "forward-first TA-7 at=2c",
            "2c-2d": "forward-first TA-7 at=2c",
        },
    ),
    (
        at("2a 2c 5c | 3a 3b", "12b 8c"),
        {
            "2a-2b": "outer-waits TA-7 at=2a",
            "2c-2b": "",
            "2c-2d": "escape-outward TA-7 at=2c",
            "2a-1a": "backward TA-6",
        },
    ),
    (
        at("12a 12c 5c", "13a 13b 13c | 13d", to_move=0),
        {
            "12a-12b": "outer-waits TA-7 at=12a",
            "12c-12b": "",
            "12c-12d": "escape-outward TA-7 at=12c",
            "12a-13a": "patrol-meets-their-patrol TA-5 at=13a",
            "12a-11a": "backward TA-6",
        },
    ),
    (
        start(),
        {
            "lose reserve": "no-penalty TA-13",
            "lose 3a": "no-penalty TA-13",
            "1b-1c": "patrol-meets-own-patrol TA-5 at=1c",
            "g@3a": "",
            "g@13a": "guard-on-base TA-9 at=13a",
            "13b-12b": "not-yours TA-5 at=13b",
        },
    ),
    (
        at("2a 2b 2g | 8a", CAGE, reserve=(1, 0)),
        {
            "2a-3a": "owes-guard TA-13",
            "g@9b": "owes-guard TA-13",
            "lose 8a": "",
            "lose 9a": "lose-guard TA-13",
            "lose reserve": "",
            "2a": "where-to TA-6 at=2a",
            "8a-9a": "owes-guard TA-13",
        },
    ),
    (
        at("2a 2b 2g | 8a", CAGE),
        {
            "lose reserve": "no-reserve TA-13",
            "lose 8a": "",
        },
    ),
    (
        of("capture", at("2a 2b 2g | 8a", CAGE, reserve=(1, 0))),
        {
            "2a-3a": "owes-patrol TA-19",
            "lose 2a": "",
            "lose 8a": "lose-patrol TA-19",
            "lose reserve": "lose-patrol TA-19",
            "lose 3b": "lose-patrol TA-19",
        },
    ),
    (
        of("forced", at("3a 5b 8c", "12b 8d | 4a", reserve=(1, 1))),
        {
            "3a-3b": "no-track TA-6 from=3a to=3b",
            "g@9b": "",
            "lose reserve": "no-penalty TA-13",
            "lose 3a": "no-penalty TA-13",
        },
    ),
]


@pytest.mark.parametrize(
    ("variant", "kind"),
    [("classic", "owes-guard TA-13"), ("forced", "owes-guard-first TA-20"), ("capture", "owes-patrol TA-19")],
)
def test_who_owes_is_told_what_by_the_variant(variant: str, kind: str) -> None:
    """South's patrols can go nowhere, even if a guard makes room."""
    state = of(variant, at("2a 2b 2g", CAGE, reserve=(1, 1)))
    assert said(GAME, state, "2a-3a") == kind


@pytest.mark.parametrize(("state", "answers"), TABLE)
def test_a_mistake_is_answered_by_its_rule(state: State, answers: dict[str, str]) -> None:
    assert {word: said(GAME, state, word) for word in answers} == answers
