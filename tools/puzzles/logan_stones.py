"""Puzzles of Logan Stones: true whatever lies under the stones, for all that the solver sees."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from games.core.seated_position import SeatedPosition
from games.logan_stones.faces import BEATS, STONES, deal, deals_of, kind
from games.logan_stones.island import CELLS
from games.logan_stones.rules import OFF, View
from games.opponents.logan_stones.cells import HexGrid
from games.opponents.logan_stones.position import MOVE, PLACE, LoganPosition, LoganTurn, spell
from games.opponents.logan_stones.search import LoganSearch, OutOfLooks
from games.opponents.logan_stones.worlds import known_unders, worlds
from games.opponents.registry import opponent
from games.puzzles.puzzle import PuzzleIdea, WholeTurn
from tools.puzzles.judgement import FEWEST, JudgedWorth, Judgement, after, idea, valued

MOST_WORLDS = 250  # ways in which backs may lie
CLEAR = 0.5  # the next best turn does it in no more than so many of them
LOOKS = 40_000  # for lines, in one world
SIFTED = 3  # worlds looked at before all of them
EARLIEST = 5  # turns: before that hardly a line can be near
FEWEST_SAFE, MOST_SAFE = 3, 12  # turns that don't lose at once, where one must look further


def judge(at: SeatedPosition) -> Judgement | None:
    """Judge a position: one turn that wins, that is safe, or that leaves no answer, in every world."""
    view: View = at.view
    if view.faces == "free" or view.turn < EARLIEST:
        return None
    few = worlds(view, SIFTED, "sift")
    turns = _sure_turns(few)
    if len(turns) < FEWEST:
        return None
    if any(_wins(world, turn) for world in few for turn in turns):
        return _winning(at, turns, few)
    unsafe = {turn: _share(few, turn, _loses_at_once) for turn in turns}
    safe = [turn for turn, share in unsafe.items() if share == 0]
    if len(safe) == 1:
        return _only_safe(view, turns, safe[0])
    return _no_answer(view, safe, few) or _holding(view, safe, few)


def answer(at: SeatedPosition) -> WholeTurn:
    """Give the turn of level 4, or the rest of it, by what its player sees."""
    return opponent("logan_stones").choose(at.game.view(at.state, at.state.to_move), 4, "puzzle")


def _worlds(view: View) -> list[LoganPosition]:
    """List every way in which the unknown backs on the island may lie; reserves are dealt by lot."""
    tops, unders = tuple(top or "" for top in view.tops), known_unders(view)
    unknown = [stone for stone, under in enumerate(unders) if under is None]
    lying = [stone for stone in unknown if view.cells[stone] != OFF]
    if 3 ** len(lying) > 40 * MOST_WORLDS:
        return []
    grid, found = HexGrid(view.lying), []
    for backs in product(BEATS, repeat=len(lying)):
        shown = dict(zip(lying, backs, strict=True))
        under = tuple(shown.get(stone, back or "") for stone, back in enumerate(unders))
        dealt = _dealt(tops, under, [stone for stone in unknown if stone not in shown])
        if dealt is not None:
            found.append(LoganPosition(view, dealt, grid))
    return found if len(found) <= MOST_WORLDS else []


def _dealt(tops: tuple[str, ...], unders: tuple[str, ...], unknown: list[int]) -> tuple[str, ...] | None:
    """Deal the backs that are left; None where there are no such stones (LS-1)."""
    left = Counter(STONES)
    left.subtract(kind(tops[stone], under) for stone, under in enumerate(unders) if under)
    if min(left.values()) < 0:
        return None
    if not unknown:
        return unders
    possible = any(True for _ in deals_of(Counter(tops[stone] for stone in unknown), left))
    return deal(tops, unders, left, unknown, "reserve") if possible else None


def _sure_turns(every: Sequence[LoganPosition]) -> list[LoganTurn]:
    """List the turns that can be meant in every world; which face a lifted stone hides is not known."""
    found = dict.fromkeys(every[0].turns())
    for world in every[1:]:
        here = set(world.turns())
        found = {turn: None for turn in found if turn in here}
    return list(found)


def _wins(world: LoganPosition, turn: LoganTurn) -> bool:
    seat = world.seat
    token = world.play(turn)
    won = world.over and world.winner == seat
    world.undo(token)
    return won


def _loses_at_once(world: LoganPosition, turn: LoganTurn) -> bool:
    token = world.play(turn)
    lost = not world.over and world.can_win()
    world.undo(token)
    return lost


def _share(every: Sequence[LoganPosition], turn: LoganTurn, holds: object) -> float:
    """Tell in how many of the worlds it holds for a turn."""
    return sum(holds(world, turn) for world in every) / len(every)  # type: ignore[operator]


def _winning(at: SeatedPosition, turns: Sequence[LoganTurn], few: Sequence[LoganPosition]) -> Judgement | None:
    """One turn completes a line in every world."""
    view: View = at.view
    if sum(_share(few, turn, _wins) == 1 for turn in turns) != 1 or not (every := _worlds(view)):
        return None
    shares = sorted(((_share(every, turn, _wins), turn) for turn in turns), reverse=True)
    if shares[0][0] < 1 or shares[1][0] > CLEAR:
        return None
    best, second = shares[0][1], shares[1][1]
    return Judgement(
        task="win",
        best=valued(_spelled(every, best), "wins-in", 1),
        next_best=_worth_of_a_miss(every, second, shares[1][0]),
        grade=1,
        idea=_idea_of_a_win(at, every, best),
        played=1,
    )


def _idea_of_a_win(at: SeatedPosition, every: Sequence[LoganPosition], best: LoganTurn) -> PuzzleIdea:
    """Name the line that is completed, and by what."""
    spelled = _spelled(every, best)
    won: View = at.game.view(after(at.game, at.state, spelled), at.seat)
    line = [stone for stone, cell in enumerate(won.cells) if cell in won.line]
    named = {"symbol": won.tops[line[0]] or "", "cells": ", ".join(sorted(CELLS[cell] for cell in won.line))}
    turned = [stone for stone in line if stone in won.turned and won.tops[stone] != at.view.tops[stone]]
    if best[0] == MOVE:
        return idea("lift-then-drop", cell=spelled[0].rstrip("^"), **named)
    return idea("turns-and-wins", stones=len(turned), **named) if turned else idea("completes", **named)


def _worth_of_a_miss(every: Sequence[LoganPosition], turn: LoganTurn, share: float) -> JudgedWorth:
    percent = round(100 * share)
    return valued(_spelled(every, turn), "wins-perhaps" if percent else "no-win", percent)


def _only_safe(view: View, turns: Sequence[LoganTurn], best: LoganTurn) -> Judgement | None:
    """After every other turn the opponent completes a line at once, in half of the worlds at least."""
    every = _worlds(view)
    if not every or _share(every, best, _loses_at_once):
        return None
    unsafe = {turn: _share(every, turn, _loses_at_once) for turn in turns}
    second = min((turn for turn in unsafe if turn != best), key=lambda turn: unsafe[turn])
    if unsafe[second] < CLEAR:
        return None
    turned, cell = _turned(every[0], best), _feared(every, [turn for turn in turns if turn != best])
    here = "yes" if _cells(every[0], [best]) == [cell] else "no"
    return Judgement(
        task="defend",
        best=valued(_spelled(every, best), "safe"),
        next_best=valued(_spelled(every, second), "loses-at-once", round(100 * unsafe[second])),
        grade=2,
        idea=idea("only-safe-turning", stones=turned, cell=cell) if turned else idea("only-safe", cell=cell, here=here),
        played=2,
    )


def _feared(every: Sequence[LoganPosition], others: Sequence[LoganTurn]) -> str:
    """Name where the opponent completes a line after most of the other turns, over all worlds."""
    completed = Counter[str]()
    for world, turn in product(every, others):
        token = world.play(turn)
        completed.update([] if world.over else _cells(world, _wins_of(world)))
        world.undo(token)
    return min(completed, key=lambda cell: (-completed[cell], cell))


def _cells(world: LoganPosition, turns: Iterable[LoganTurn]) -> list[str]:
    """Name the cells to which turns go, each once."""
    return sorted({CELLS[world.grid.cell[turn[2]]] for turn in turns})


def _no_answer(view: View, safe: Sequence[LoganTurn], few: Sequence[LoganPosition]) -> Judgement | None:
    """After one turn the opponent has no answer: whatever they do, the solver knows a turn that wins."""
    sifted = [turn for turn in safe if all(_leaves_no_answer(world, turn) for world in few)]
    if len(sifted) != 1 or not (every := _worlds(view)) or not _is_forced(_worlds(view), sifted[0]):
        return None
    best = sifted[0]
    shares = {turn: _share(every[:12], turn, _leaves_no_answer) for turn in safe if turn != best}
    second = max(shares, key=lambda turn: shares[turn])
    if shares[second] > CLEAR:
        return None
    threats = sorted(set.intersection(*(set(_threats(world, best)) for world in every)))  # true in every world
    return Judgement(
        task="win",
        best=valued(_spelled(every, best), "wins-in", 2),
        next_best=valued(_spelled(every, second), "has-answers"),
        grade=3,
        idea=idea("two-threats", cells=", ".join(threats)) if len(threats) > 1 else idea("no-answer"),
        played=3,
    )


def _leaves_no_answer(world: LoganPosition, turn: LoganTurn) -> bool:
    """Tell whether the solver can complete a line after every answer in this world."""
    token = world.play(turn)
    none = not world.over and not world.can_win() and LoganSearch(LOOKS).answers(world, 1) == 0
    world.undo(token)
    return none


def _is_forced(every: Sequence[LoganPosition], turn: LoganTurn) -> bool:
    """Tell whether after each answer one turn wins in all worlds that look the same then."""
    for world in every:
        world.play(turn)
    groups: dict[object, list[LoganPosition]] = {}
    for world in every:
        groups.setdefault(world.shows, []).append(world)
    return all(_each_answered(group) for group in groups.values())


def _each_answered(group: Sequence[LoganPosition]) -> bool:
    return all(_answered(group, answer) for answer in _sure_turns(group)) and _same_turns(group)


def _same_turns(group: Sequence[LoganPosition]) -> bool:
    """Tell whether the opponent has the same answers in all of these worlds: so it is while stones are placed."""
    return all(world.reserves[world.seat] for world in group)


def _answered(group: Sequence[LoganPosition], answer: LoganTurn) -> bool:
    tokens = [world.play(answer) for world in group]
    seen: dict[object, list[LoganPosition]] = {}
    for world in group:
        seen.setdefault(world.shows, []).append(world)
    held = all(_has_sure_win(worlds, answer) for worlds in seen.values())
    for world, token in zip(group, tokens, strict=True):
        world.undo(token)
    return held


def _has_sure_win(worlds: Sequence[LoganPosition], placed: LoganTurn) -> bool:
    """Find a turn that wins in all of them, whichever of the three backs the stone just placed has."""
    return any(
        all(_wins(world, turn) and _wins_with_any_back(world, turn, placed[2]) for world in worlds)
        for turn in _sure_turns(worlds)
    )


def _wins_with_any_back(world: LoganPosition, turn: LoganTurn, cell: int) -> bool:
    unders = world.unders
    clean = [board & ~cell for board in unders]
    won = True
    for back in range(3):
        boards = [board | (cell if face == back else 0) for face, board in enumerate(clean)]
        world.unders = (boards[0], boards[1], boards[2])
        won = won and _wins(world, turn)
    world.unders = unders
    return won


def _holding(view: View, safe: Sequence[LoganTurn], few: Sequence[LoganPosition]) -> Judgement | None:
    """One of the safe turns is the only one after which the opponent can't force a line within two turns."""
    if not FEWEST_SAFE <= len(safe) <= MOST_SAFE:
        return None
    try:
        held = [turn for turn in safe if not _share(few, turn, _is_forced_after)]
        if len(held) != 1 or not (every := _worlds(view)) or any(_is_forced_after(world, held[0]) for world in every):
            return None
        best = held[0]
        shares = {turn: _share(every[:12], turn, _is_forced_after) for turn in safe if turn != best}
    except OutOfLooks:
        return None
    second = min(shares, key=lambda turn: shares[turn])
    if shares[second] < CLEAR:
        return None
    turned = _turned(every[0], best)
    return Judgement(
        task="hold",
        best=valued(_spelled(every, best), "holds-two"),
        next_best=valued(_spelled(every, second), "loses-in-two", round(100 * shares[second])),
        grade=4,
        idea=idea("holds-turning", stones=turned) if turned else idea("holds"),
        played=3,
    )


def _is_forced_after(world: LoganPosition, turn: LoganTurn) -> bool:
    """Tell whether the opponent, who may know every back, completes a line within two turns."""
    token = world.play(turn)
    try:
        return not world.over and LoganSearch(LOOKS).can_force(world)
    finally:
        world.undo(token)


def _turned(world: LoganPosition, turn: LoganTurn) -> int:
    """Count the neighbours that show another face afterwards, where that is known."""
    if turn[0] != PLACE:
        return 0
    before = world.shows
    token = world.play(turn, may_win=False)
    changed = sum(((was ^ now) & ~turn[2]).bit_count() for was, now in zip(before, world.shows, strict=True))
    world.undo(token)
    return changed // 2


def _threats(world: LoganPosition, turn: LoganTurn) -> list[str]:
    """Name the cells where the solver would complete a line if the opponent rested."""
    token = world.play(turn, may_win=False)
    world.seat = 1 - world.seat  # type: ignore[assignment]
    cells = _cells(world, _wins_of(world))
    world.seat = 1 - world.seat  # type: ignore[assignment]
    world.undo(token)
    return cells


def _wins_of(world: LoganPosition) -> Iterator[LoganTurn]:
    return (turn for turn in world.turns() if _wins(world, turn))


def _spelled(every: Sequence[LoganPosition], turn: LoganTurn) -> WholeTurn:
    return spell(turn, every[0])
