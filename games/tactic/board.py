"""The board of Tactic, read from `tactic_board.json` and checked (TA-1 to TA-3)."""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Literal

from games.core.outcome import Seat

Kind = Literal["central", "outer", "transit"]

LINES = 13
WIDTH = 6.0  # x runs from 0 to 6
_WANTED = {"central": 6, "outer": 16, "transit": 50}  # TA-1
_CENTRAL_LINES = (1, LINES)  # by seat


class BadBoard(ValueError):
    """The board's file breaks what the rules fix."""


@dataclass(frozen=True, slots=True)
class Station:
    line: int
    letter: str
    kind: Kind
    x: float

    @property
    def name(self) -> str:
        return f"{self.line}{self.letter}"  # TA-2


@dataclass(frozen=True, slots=True)
class Board:
    """Stations in order of line, then letter; a station's number is its place there. Tracks: lower number first."""

    stations: tuple[Station, ...]
    tracks: tuple[tuple[int, int], ...]

    def neighbours(self, number: int) -> tuple[int, ...]:
        return tuple(one + two - number for one, two in self.tracks if number in (one, two))


def parse(raw: Mapping[str, Any]) -> Board:
    """Read the file's form and check it: BadBoard says what is wrong."""
    try:
        stations = tuple(_station(row, place) for row in raw["lines"] for place in range(len(row["letters"])))
        numbers = {station.name: number for number, station in enumerate(stations)}
        ends = [track.split("-") for track in raw["tracks"]]
        tracks = tuple(sorted((numbers[one], numbers[two]) for one, two in ends))
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadBoard(f"cannot be read: {error!r}") from error
    board = Board(stations, tracks)
    check(board)
    return board


def _station(row: Mapping[str, Any], place: int) -> Station:
    return Station(int(row["line"]), row["letters"][place], row["kinds"][place], float(row["x"][place]))


def check(board: Board) -> None:
    _check_stations(board)
    _check_tracks(board)
    _check_symmetry(board, "upside down", lambda line, x: (LINES + 1 - line, x))
    _check_symmetry(board, "left to right", lambda line, x: (line, WIDTH - x))
    for seat in (0, 1):
        _check_reach(board, seat)


def _check_stations(board: Board) -> None:
    order = [(station.line, station.letter) for station in board.stations]
    if order != sorted(set(order)) or {line for line, _ in order} != set(range(1, LINES + 1)):
        raise BadBoard("stations must be named once, by line from 1 to 13, then letter")
    kinds = Counter(station.kind for station in board.stations)
    if kinds != _WANTED:
        raise BadBoard(f"there must be {_WANTED}, not {dict(kinds)}")
    central = Counter(station.line for station in board.stations if station.kind == "central")
    if central != dict.fromkeys(_CENTRAL_LINES, 3):
        raise BadBoard("three central bases stand on line 1 and three on line 13")


def _check_tracks(board: Board) -> None:
    if len(set(board.tracks)) != len(board.tracks):
        raise BadBoard("a track is named twice")
    for one, two in board.tracks:
        lower, upper = board.stations[one], board.stations[two]
        if one >= two or upper.line - lower.line > 1:
            track = f"{lower.name}-{upper.name}"
            raise BadBoard(f"track {track}: from a station to a later one of its own or the next line")


def _check_symmetry(board: Board, how: str, image: Callable[[int, float], tuple[int, float]]) -> None:
    places = {(station.line, station.x): number for number, station in enumerate(board.stations)}
    images = [places.get(image(station.line, station.x), -1) for station in board.stations]
    for station, number in zip(board.stations, images, strict=True):
        if number < 0 or board.stations[number].kind != station.kind:
            raise BadBoard(f"{station.name} has no counterpart {how}")
    known = set(board.tracks)
    for one, two in board.tracks:
        if tuple(sorted((images[one], images[two]))) not in known:
            track = f"{board.stations[one].name}-{board.stations[two].name}"
            raise BadBoard(f"track {track} has no counterpart {how}")


def _check_reach(board: Board, seat: Seat) -> None:
    """A patrol must be able to come to every station, never stepping backward."""
    reached = list(central(board, seat))
    for here in reached:
        reached += [there for there in (*ahead(board, seat, here), *beside(board, here)) if there not in reached]
    if missing := [station.name for number, station in enumerate(board.stations) if number not in reached]:
        raise BadBoard(f"seat {seat} never comes to {' '.join(missing)}")


def central(board: Board, seat: Seat) -> tuple[int, ...]:
    """The seat's own central bases."""
    line = _CENTRAL_LINES[seat]
    return tuple(n for n, station in enumerate(board.stations) if (station.line, station.kind) == (line, "central"))


def ahead(board: Board, seat: Seat, number: int) -> tuple[int, ...]:
    """Forward along tracks: South to a higher line, North to a lower one (TA-6)."""
    line = board.stations[number].line + (-1 if seat else 1)
    return tuple(there for there in board.neighbours(number) if board.stations[there].line == line)


def beside(board: Board, number: int) -> tuple[int, ...]:
    line = board.stations[number].line
    return tuple(there for there in board.neighbours(number) if board.stations[there].line == line)


def escapes(board: Board, number: int) -> tuple[int, ...]:
    """Sideways towards the nearest outer base or bases of the line (TA-7)."""
    here = board.stations[number]
    bases = [base.x for base in board.stations if (base.line, base.kind) == (here.line, "outer")]
    away = min(abs(base - here.x) for base in bases)
    nearest = [base for base in bases if abs(base - here.x) == away]
    there = [(side, board.stations[side].x) for side in beside(board, number)]
    return tuple(side for side, x in there if any(abs(base - x) < away for base in nearest))


BOARD = parse(json.loads((files("games.tactic") / "board.json").read_text(encoding="utf-8")))
