"""Tactic's board: the file holds what the rules fix, and a file that doesn't is refused."""

import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from games.tactic.board import BOARD, BadBoard, ahead, beside, central, escapes, parse
from games.tactic.moves import NUMBER
from games.tactic.state import NAMES


def raw() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files("games.tactic") / "board.json").read_text(encoding="utf-8"))
    return found


def refused(changed: dict[str, Any]) -> str:
    with pytest.raises(BadBoard) as caught:
        parse(changed)
    return str(caught.value)


def named(stations: tuple[int, ...]) -> str:
    return " ".join(NAMES[station] for station in sorted(stations))


def test_ta_1_six_central_sixteen_outer_and_fifty_transit_bases_on_13_lines() -> None:
    kinds = Counter(station.kind for station in BOARD.stations)
    assert kinds == {"central": 6, "outer": 16, "transit": 50}
    assert {station.line for station in BOARD.stations} == set(range(1, 14))


def test_ta_1_central_bases_stand_at_their_owner_s_end() -> None:
    assert (named(central(BOARD, 0)), named(central(BOARD, 1))) == ("1b 1c 1d", "13b 13c 13d")


@pytest.mark.parametrize(
    ("line", "letters", "outer"), [(1, "abcde", "ae"), (2, "abcdefg", "ag"), (7, "abcd", ""), (13, "abcde", "ae")]
)
def test_ta_2_stations_are_named_by_line_and_letter(line: int, letters: str, outer: str) -> None:
    stations = [station for station in BOARD.stations if station.line == line]
    assert "".join(station.letter for station in stations) == letters
    assert "".join(station.letter for station in stations if station.kind == "outer") == outer


@pytest.mark.parametrize(
    ("station", "forward", "sideways"),
    [
        ("1a", "2a 2b", "1b"),
        ("1b", "2b 2c", "1a 1c"),
        ("1c", "2c 2d 2e", "1b 1d"),
        ("1d", "2e 2f", "1c 1e"),
        ("1e", "2f 2g", "1d"),
        ("2a", "3a", "2b"),
        ("2d", "3b 3c", "2c 2e"),
        ("3a", "4a 4b", ""),
        ("3b", "4c 4d", ""),
        ("7c", "8d 8e", ""),
        ("11d", "12f 12g", ""),
        ("12d", "13c", "12c 12e"),
        ("12e", "13c 13d", "12d 12f"),
        ("13a", "", "13b"),
    ],
)
def test_ta_3_tracks_run_as_described(station: str, forward: str, sideways: str) -> None:
    assert named(ahead(BOARD, 0, NUMBER[station])) == forward
    assert named(beside(BOARD, NUMBER[station])) == sideways


def test_ta_3_tracks_backward_are_the_opponent_s_forward() -> None:
    assert named(ahead(BOARD, 1, NUMBER["3b"])) == "2c 2d"
    assert named(ahead(BOARD, 1, NUMBER["2b"])) == "1a 1b"
    assert len(BOARD.tracks) == 146


@pytest.mark.parametrize(
    ("station", "there"), [("2a", ""), ("2b", "2a"), ("2c", "2b"), ("2d", "2c 2e"), ("2e", "2f"), ("12f", "12g")]
)
def test_ta_7_escapes_lead_towards_the_nearest_outer_base(station: str, there: str) -> None:
    assert named(escapes(BOARD, NUMBER[station])) == there


def test_the_file_as_it_is_is_accepted() -> None:
    assert parse(raw()) == BOARD


def test_ta_1_a_board_with_other_numbers_is_refused() -> None:
    board = raw()
    board["lines"][1]["kinds"][0] = "transit"
    assert "'outer': 16" in refused(board)


def test_ta_1_central_bases_elsewhere_are_refused() -> None:
    board = raw()
    board["lines"][0]["kinds"] = ["outer", "outer", "central", "central", "central"]
    board["lines"][1]["kinds"][6] = "central"
    board["lines"][0]["kinds"][4] = "outer"
    assert "line 1" in refused(board)


def test_ta_1_a_board_that_lacks_a_line_or_names_its_stations_in_another_order_is_refused() -> None:
    board = raw()
    board["lines"].reverse()
    assert "named once" in refused(board)
    board = raw()
    board["lines"][6]["line"] = 6
    for letter in board["lines"][6]["letters"]:
        board["tracks"] = [track for track in board["tracks"] if f"7{letter}" not in track]
    board["lines"][6]["letters"] = [chr(ord(letter) + 10) for letter in board["lines"][6]["letters"]]
    assert "named once" in refused(board)


def test_ta_1_a_lopsided_board_is_refused() -> None:
    board = raw()
    board["tracks"].remove("4b-4c")
    assert "no counterpart" in refused(board)
    board["tracks"].remove("10b-10c")
    assert "left to right" in refused(board)


def test_ta_1_a_station_without_counterpart_is_refused() -> None:
    board = raw()
    board["lines"][4]["x"][0] = 0.75
    assert "5a has no counterpart upside down" in refused(board)
    board["lines"][8]["x"][0] = 0.75
    assert "5a has no counterpart left to right" in refused(board)


def test_ta_1_a_station_nobody_reaches_is_refused() -> None:
    board = raw()
    cut_off = ("7b-8c", "6c-7b", "6d-7b", "7b-8d", "7c-8d", "6d-7c", "6e-7c", "7c-8e")
    board["tracks"] = [track for track in board["tracks"] if track not in cut_off]
    assert "never comes to 7b 7c" in refused(board)


@pytest.mark.parametrize("track", ["1b-2z", "1b", "2b-1b", "1b-3a", "1b-2b"])
def test_a_track_that_makes_no_sense_is_refused(track: str) -> None:
    board = raw()
    board["tracks"].append(track)
    assert refused(board)


@pytest.mark.parametrize("broken", [{}, {"lines": [], "tracks": []}, {"lines": 3, "tracks": []}])
def test_a_file_of_another_form_is_refused(broken: dict[str, Any]) -> None:
    assert refused(broken)


def test_a_line_without_enough_places_is_refused() -> None:
    board = raw()
    board["lines"][2]["x"].pop()
    assert "cannot be read" in refused(board)
