"""Boards in words, read back as they are heard, without case and blanks: the same position, in every language."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.contract.sampling import option_sets, play
from games.core.game import Position
from games.core.outcome import SEATS, Seat
from games.l_calculus.rules import State as Line
from games.logan_stones.island import CELLS
from games.logan_stones.rules import OFF
from games.logan_stones.rules import View as Island
from games.logitac.state import State as Boards
from games.registry import KEYS, game
from games.tactic.board import BOARD
from games.tactic.state import LOST, NAMES
from games.tactic.state import State as Stations
from games.text import LANGUAGES, Words, words
from games.topologic.field import GAP, TILES
from games.topologic.rules import View as Field
from render import board_in_words, describe
from render.painters import MOST_WORDS
from render.topologic.painter import grid

Heard = Any  # whatever of a position can be compared
STATION = r"\d+[a-g]"
SQUARE = r"[a-z]\d+"


def heard(text: str) -> str:
    """Fold case and blanks, as speech does."""
    return " ".join(text.casefold().split())


def seat_names(key: str, spoken: Words) -> tuple[str, str]:
    one, two = (heard(spoken.say(f"{key}-seat-{seat}")) for seat in SEATS)
    return one, two


def line_heard(text: str, spoken: Words) -> Heard:
    """Rebuild the line from its runs."""
    stems = [heard(spoken.say(f"alt-l_calculus-run-{seat}", places="", count=1)) for seat in SEATS]
    found = re.findall(rf"(\d+)(?:–(\d+))? ({'|'.join(stems)})", text.partition(".")[0])
    line = dict[int, str]()
    for first, last, stem in found:
        line |= dict.fromkeys(range(int(first), int(last or first) + 1), "WB"[stems.index(stem)])
    assert [*line] == [*range(1, len(line) + 1)]
    return "".join(line.values())


def line_seen(view: Line) -> Heard:
    return view.line


def stations_heard(text: str, spoken: Words) -> Heard:
    """Find for each side its patrols, its guards, how many wait, and where each station leads."""
    sides = []
    for name in seat_names("tactic", spoken):
        sentence = re.search(rf"{name} ?: (.*?)\.", text)
        assert sentence
        patrols, _, guards = sentence[1].partition(";")
        waiting = re.findall(r"(?<![\da-g])(\d+)(?![\da-g])", guards)
        sides.append((re.findall(STATION, patrols), re.findall(STATION, guards), int(waiting[-1])))
    lead = heard(spoken.say("alt-tactic-ways", place="@", ways="")).strip("@. ")
    ways = re.findall(rf"({STATION}) {lead} (.*?)\.", text)
    return sides, {start: re.findall(STATION, ends) for start, ends in ways}


def stations_seen(view: Stations) -> Heard:
    sides, places = [], set[int]()
    for seat in SEATS:
        patrols, guards = ([place for place in of[seat] if place != LOST] for of in (view.patrols, view.guards))
        sides.append(([NAMES[n] for n in sorted(patrols)], [NAMES[n] for n in sorted(guards)], view.reserve[seat]))
        places |= {*patrols, *guards}
    return sides, {NAMES[place]: [NAMES[there] for there in BOARD.neighbours(place)] for place in places}


def island_heard(text: str, spoken: Words) -> Heard:
    """Find each stone's faces by its cell, or by its number in a reserve."""
    faces = {heard(spoken.say(f"alt-logan_stones-{name}")): name for name in ("rock", "paper", "scissors", "blank")}
    over = heard(spoken.say("alt-logan_stones-over", top="", under=""))
    face = "|".join(faces)
    parts = [heard(spoken.say("alt-logan_stones-table", stones="@")).partition("@")[0]]
    parts += [
        heard(spoken.say("alt-logan_stones-reserve", name=name, stones="@")).partition("@")[0]
        for name in seat_names("logan_stones", spoken)
    ]
    found = []
    for part in parts:
        sentence = text.partition(part)[2].partition(".")[0]
        stones = re.findall(rf"(\w+) ({face})(?: {over} ({face}))?", sentence)
        found.append({(name, faces[top], faces[under] if under else "") for name, top, under in stones})
    return found


def island_seen(view: Island) -> Heard:
    spelled = {"R": "rock", "P": "paper", "S": "scissors", None: ""}

    def stone(nth: int, name: str) -> tuple[str, str, str]:
        return name, spelled[view.tops[nth]] or "blank", spelled[view.unders[nth]]

    lying = {stone(nth, CELLS[at]) for nth, at in enumerate(view.cells) if at != OFF and nth != view.held}
    return [lying, *({stone(nth, str(nth % 8 + 1)) for nth in view.reserve(seat)} for seat in SEATS)]


def field_heard(text: str, spoken: Words) -> Heard:
    """Lay the rows out again with their gaps, and find the pawns and the turns."""
    row = heard(spoken.say("alt-topologic-row", row="@", tiles="")).partition("@")[0].strip()
    gap = heard(spoken.say("alt-topologic-gaps", count=1)).split()[1]
    rows = []
    for _, tiles in re.findall(rf"{row} (\d+) ?: (.*?)\.", text):
        cells: list[str] = []
        for each in tiles.split(", "):
            cells += [""] * int(each.split()[0]) if gap in each else [each]
        rows.append(cells)
    pawns = re.findall(r"(\d) ([a-z]\d|–)", text.partition(row)[0].rpartition(":")[2])
    turns = re.findall(r"(\d+) ?: ((?:[a-z]\d )+)= (\d+|\?)/", text)
    return rows, [tile for _, tile in pawns], [(int(nth), asked.split(), score) for nth, asked, score in turns]


def field_seen(view: Field) -> Heard:
    laid = []
    for row in grid(view.field)[0]:
        names = ["" if tile == GAP else TILES[tile] for tile in row]
        laid.append(names[: max(at for at, name in enumerate(names) if name) + 1])
    pawns = [TILES[tile] if tile >= 0 else "–" for tile in view.pawns]
    turns = [
        (nth, [TILES[tile] for tile in asked.stands], "?" if asked.score is None else str(asked.score))
        for book in reversed(view.books)
        for nth, asked in reversed([*enumerate(book, 1)])
    ]
    return laid, pawns, turns


def boards_heard(text: str, spoken: Words) -> Heard:
    """Find each kind of piece of each side, by its squares."""
    found = set()
    for seat, side in enumerate(seat_names("logitac", spoken)):
        for kind in ("pyr", "cube", "cyl", "double", "pawn"):
            named = heard(spoken.say(f"alt-logitac-{kind}"))
            opening = heard(spoken.say("alt-logitac-kind", name=side, kind=named, places="@")).partition("@")[0]
            for sentence in re.findall(rf"(?<!\w){re.escape(opening.strip())} ((?:{SQUARE}\+?[ .])+)", text):
                found |= {(seat, kind, place) for place in sentence.replace(".", " ").split()}
    return found


def boards_seen(view: Boards) -> Heard:
    return {(piece.seat, piece.kind, f"{piece.square}{'+' * piece.sole}") for piece in view.pieces}


HEARING: dict[str, tuple[Callable[[str, Words], Heard], Callable[[Any], Heard]]] = {
    "l_calculus": (line_heard, line_seen),
    "logan_stones": (island_heard, island_seen),
    "tactic": (stations_heard, stations_seen),
    "topologic": (field_heard, field_seen),
    "logitac": (boards_heard, boards_seen),
}


@cache
def positions(key: str) -> tuple[tuple[Position, Seat | None], ...]:
    """Spread over games with every set of options, as players and spectators see them."""
    return tuple(spread(key))


def spread(key: str) -> Iterator[tuple[Position, Seat | None]]:
    rules = game(key)
    for nth, options in enumerate(option_sets(rules)):
        states = play(rules, options, f"heard {nth}", 60).states
        for at in range(0, len(states), 7):
            seat: Seat | None = (None, 0, 1)[at % 3]
            yield rules.view(states[at], seat), seat


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_position_is_the_same_when_it_is_heard(key: str, language: str) -> None:
    listen, look = HEARING[key]
    for view, seat in positions(key):
        text = heard(board_in_words(view, seat, language, 10_000))
        assert listen(text, words(language)) == look(view), text


@pytest.mark.parametrize("key", KEYS)
def test_what_there_is_no_room_for_is_left_out_by_whole_lines(key: str) -> None:
    for view, seat in positions(key):
        lines = board_in_words(view, seat, "fr", 10_000).splitlines()
        assert len(board_in_words(view, seat, "fr")) <= MOST_WORDS
        room = len("\n".join(lines[:3])) + 2
        assert board_in_words(view, seat, "fr", room).splitlines() == [*lines[:3], *["…"] * (len(lines) > 3)]


def test_the_newest_turns_are_whole_in_the_alternative_text_of_the_longest_round() -> None:
    view = next(view for view, _ in positions("topologic") if isinstance(view, Field) and view.books[0])
    asked = view.books[0][0]
    long = replace(view, books=((asked,) * 40,))
    tiles = " ".join(TILES[tile] for tile in asked.stands)
    for language in LANGUAGES:
        said = describe(long, None, language)
        assert all(f"{nth}: {tiles} = {asked.score}/" in said for nth in (40, 39, 38))
