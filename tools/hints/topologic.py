"""What hints of Topologic claim, looked up in the engine and in what is really hidden."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from statistics import median

from games.topologic.field import NUMBER, TILES
from games.topologic.rules import GAME, State
from tools.hints.told import Claim, ToldHint


def _scores(told: ToldHint) -> dict[int, int | None]:
    """Hide each tile that fits all answers of the round, and take the turn: what would it score?"""
    state: State = told.state
    if state.phase == "hide":
        return {}
    found: dict[int, int | None] = {}
    for tile in range(len(TILES)):
        secrets = (*state.secrets[:-1], tile)
        if all(_score(state, tile, asked.stands) == asked.score for asked in state.books[-1]):
            after = replace(told, state=replace(state, secrets=secrets)).after
            found[tile] = after.books[len(state.books) - 1][-1].score
    return found


def _score(state: State, tile: int, stands: tuple[int, ...]) -> int:
    """Count by the names of the tiles (TP-7)."""
    return sum((TILES[stand][0] == TILES[tile][0]) + (TILES[stand][1] == TILES[tile][1]) for stand in stands)


def _stands(told: ToldHint) -> tuple[int, ...]:
    asked: tuple[int, ...] = told.after.books[len(told.state.books) - 1][-1].stands
    return asked


def _moves_to(state: State, goal: int) -> list[int]:
    """Count the moves of a pawn from each tile to this one, by what the engine allows."""
    away = {goal: 0}
    reached = [_reached(state, tile) for tile in range(len(TILES))]
    for moves in range(len(TILES)):
        near = {tile for tile, goals in enumerate(reached) if any(away.get(one) == moves for one in goals)}
        away.update(dict.fromkeys(near - away.keys(), moves + 1))
    return [away[tile] for tile in range(len(TILES))]


def _reached(state: State, tile: int) -> set[int]:
    """Ask the engine where a pawn on this tile may go."""
    pawns = (tile,) * len(state.pawns)
    secrets = (*state.secrets, 0)[: len(state.books)]
    at = replace(state, pawns=pawns, secrets=secrets, now=())
    return {NUMBER[one[2:]] for one in GAME.actions(GAME.view(at, at.to_move)) if one.startswith("1>")}


def _hides(told: ToldHint, *, far: bool) -> bool:
    """So many tiles lead there: no more than to most others, or more."""
    ways = Counter(goal for tile in range(len(TILES)) for goal in _reached(told.state, tile))
    tile = NUMBER[told.values["tile"]]
    is_far = ways[tile] <= median(ways.values())
    return told.actions == (f"hide {TILES[tile]}",) and ways[tile] == told.values["ways"] and is_far == far


def _is_only(told: ToldHint) -> bool:
    """No other tile fits, and it is where the secret really is."""
    tile = NUMBER[told.values["tile"]]
    return set(_scores(told)) == {tile} and told.state.secrets[-1] == tile


def _finds(told: ToldHint) -> bool:
    return _is_only(told) and set(_stands(told)) == {NUMBER[told.values["tile"]]}


def _gathers(told: ToldHint) -> bool:
    away = _moves_to(told.state, NUMBER[told.values["tile"]])
    return _is_only(told) and max(away[stand] for stand in _stands(told)) == told.values["moves"] > 0


def _tries(told: ToldHint) -> bool:
    tile, fits = NUMBER[told.values["tile"]], _scores(told)
    return set(_stands(told)) == {tile} and tile in fits and len(fits) == told.values["count"] > 1


def _groups(told: ToldHint) -> Iterator[int]:
    yield from Counter(_scores(told).values()).values()


def _parts(told: ToldHint) -> bool:
    groups = list(_groups(told))
    return (sum(groups), max(groups)) == (told.values["count"], told.values["most"]) and max(groups) > 1


def _settles(told: ToldHint) -> bool:
    groups = list(_groups(told))
    return len(groups) == told.values["count"] > 1 and max(groups) == 1


CLAIMS: dict[str, Claim] = {
    "hides": lambda told: _hides(told, far=True),
    "hides-open": lambda told: _hides(told, far=False),
    "finds": _finds,
    "gathers": _gathers,
    "tries": _tries,
    "parts": _parts,
    "settles": _settles,
}
