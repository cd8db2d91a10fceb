"""What a turn of Tactic achieves: the weightiest thing, and what is said of it."""

from dataclasses import replace

import pytest

from games.opponents.tactic.opponent import OPPONENT
from games.tactic.state import State
from tests.games.tactic.positions import at, play

Said = dict[str, str | int]


def why(state: State, turn: str) -> tuple[str, Said]:
    found = OPPONENT.explain(
        state, tuple(turn.replace("lose ", "lose_").replace(" ", ",").replace("_", " ").split(","))
    )
    return found.kind, dict(found.values)


@pytest.mark.parametrize(
    ("south", "north", "turn", "kind", "said"),
    [
        ("13b 13c 12e", "1b 12c 12d", "12e-13d", "wins", {}),
        ("13b 12c 6c", "1b 2c 3a", "12c-13c 6c-7b", "home", {"to": "13c", "points": 3}),
        ("12c 2b 6c", "1b 2c 3a", "12c-13c 6c-7b", "home", {"to": "13c", "points": 1}),
        ("2c 3a 6c", "13b 13c 4c", "g@3b 6c-7b", "blocks-only-way", {"at": "3b", "patrol": "4c"}),
        ("2c 3a 6c", "13b 13c 9a", "g@2b 6c-7b", "blocks", {"at": "2b", "patrol": "9a"}),
        ("13b 13c 6c", "1b 1c 3a", "6c-7b g@10c", "advances", {"from": "6c", "to": "7b"}),
        ("2c 3a 6c", "13b 13c 13d", "6c-7b 7b-8c", "runs", {"from": "6c", "to": "8c"}),
        ("2c 3a 6c", "13b 13c 13d | 7b", "6c-6d 6d-7c", "goes-round", {"from": "6c", "to": "7c"}),
        ("2c 3a 6c | 7b", "13b 13c 13d", "7b-9a 6c-7b", "clears", {"from": "6c", "to": "7b"}),
        ("2c 3a 6c", "13b 13c 13d", "6c-7b 3a-4b", "advances-both", {"first": "7b", "second": "4b"}),
        ("2c 3a 6c", "13b 13c 13d", "6c-6d g@4e", "waits", {}),
    ],
)
def test_what_is_said_of_a_turn(south: str, north: str, turn: str, kind: str, said: Said) -> None:
    assert why(at(south, north, reserve=(2, 0)), turn) == (kind, said)


def test_who_keeps_the_other_from_coming_home_stops_them() -> None:
    """North's last patrol is two steps from home, and where it would go through 2e a guard may stand."""
    state = at("2c 4a 6c", "1b 1c 3c", reserve=(2, 0))
    assert why(state, "6c-7b 7b-8c") == ("runs", {"from": "6c", "to": "8c"}), "nothing keeps it from that"
    assert why(state, "g@2e 6c-7b") == ("stops", {})


def test_the_last_quiet_turn_ends_the_game() -> None:
    state = replace(at("2c 3a 6c", "13b 13c 13d", reserve=(2, 0)), quiet=39)
    assert why(state, "6c-6d g@4e") == ("ends", {"ours": 0, "theirs": 0})
    ahead = replace(at("13b 13c 6c", "12b 12c 12d", reserve=(2, 0)), quiet=39)
    assert why(ahead, "6c-6d g@4e") == ("ends-ahead", {"ours": 4, "theirs": 0})
    behind = replace(at("2c 3a 6c", "1b 1c 13d", reserve=(2, 0)), quiet=39)
    assert why(behind, "6c-6d g@4e") == ("ends", {"ours": 0, "theirs": 4})


def test_what_is_given_up_is_said_where_it_is_the_whole_turn() -> None:
    forced = replace(at("2c 2b 3b | 9a", "13b 13c 13d", reserve=(1, 0)), variant="forced")
    assert why(forced, "lose reserve") == ("loses-reserve", {})
    assert why(forced, "lose 9a") == ("loses", {"at": "9a"})
    assert why(forced, "lose reserve 3b-4c g@9d")[0] == "advances"
    captured = replace(at("2c 2b 3b", "13b 13c 13d"), variant="capture")
    assert why(captured, "lose 2c") == ("loses", {"at": "2c"})


def test_of_a_begun_turn_what_is_left_is_explained() -> None:
    state = at("2c 3a 6c", "13b 13c 13d", reserve=(2, 0))
    assert why(state, "6c-7b 7b-8c") == ("runs", {"from": "6c", "to": "8c"})
    assert why(play(state, "6c-7b"), "7b-8c") == ("advances", {"from": "7b", "to": "8c"})
