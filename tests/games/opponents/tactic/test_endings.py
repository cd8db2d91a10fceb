"""Wins at hand are found among all turns, and the other's are stopped wherever that is possible."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from games.core.outcome import Seat
from games.opponents.tactic.endings import can_win, loses_at_once, winning_turns
from games.opponents.tactic.evaluation import TurnParts
from games.opponents.tactic.levels import choose_turn
from games.opponents.tactic.position import TacticPosition, TacticTurn, spell
from games.opponents.tactic.search import promising
from games.tactic.rules import GAME, SHUTTLE_LINES, SHUTTLE_TURNS
from games.tactic.state import HOMES, LOST, NAMES, NO_SHUTTLE, State
from games.tactic.tracks import LINE, SIDEWAYS, TRANSIT
from tests.games.tactic.positions import at
from tests.sampled import sampled

SEATS: tuple[Seat, Seat] = (0, 1)


def near_the_end(dice: Random) -> State:
    """Positions in which patrols are on their last lines, at times one short of a shuttle or of the last quiet turn."""
    variant, quiet = dice.choice(("classic", "classic", "capture", "forced")), dice.choice((10, 40))
    start = GAME.setup({"variant": variant, "quiet": quiet}, "end")
    free = dice.sample(range(len(NAMES)), len(NAMES))
    south, north = (tuple(_patrol(seat, variant, free, dice) for _ in range(3)) for seat in (0, 1))
    crossings = [here for here in free if TRANSIT >> here & 1]
    many, fewer = dice.randrange(3), dice.randrange(3)
    return replace(
        start,
        patrols=(south, north),
        guards=(tuple(sorted(crossings[:many])), tuple(sorted(crossings[many : many + fewer]))),
        reserve=(dice.randrange(3 - many), dice.randrange(3 - fewer)),
        shuttles=(tuple(_shuttle(here, dice) for here in south), tuple(_shuttle(here, dice) for here in north)),
        quiet=quiet - dice.randrange(1, 4),
        to_move=dice.choice(SEATS),
    )


def _patrol(seat: int, variant: str, free: list[int], dice: Random) -> int:
    if variant == "capture" and dice.random() < 0.3:
        return LOST
    near = [here for here in free if (LINE[here] >= 10 if seat == 0 else LINE[here] <= 4)]
    home = [here for here in near if here in HOMES[seat]]
    here = dice.choice(home if home and dice.random() < 0.5 else near if dice.random() < 0.8 else free)
    free.remove(here)
    return here


def _shuttle(here: int, dice: Random) -> tuple[int, int]:
    if here == LOST or LINE[here] not in SHUTTLE_LINES or dice.random() < 0.5:
        return NO_SHUTTLE
    return SHUTTLE_TURNS - 1, dice.choice(SIDEWAYS[0][here])


def positions(count: int, seed: str) -> Iterator[TacticPosition]:
    """Those of them in which the game still goes on."""
    dice = Random(seed)
    for _ in range(count):
        position = TacticPosition(near_the_end(dice))
        has_ended = any(position.home(seat) == 3 or position.patrols[seat].count(LOST) == 3 for seat in (0, 1))
        if not has_ended and position.can_act(position.seat):
            yield position


def all_wins(position: TacticPosition) -> set[TacticTurn]:
    seat, found = position.seat, set()
    for turn in list(position.turns()):
        token = position.play(turn)
        if position.over and position.winner == seat:
            found.add(turn)
        position.undo(token)
    return found


def test_every_turn_that_ends_the_game_in_the_movers_favour_is_found() -> None:
    wins = 0
    for position in positions(300, "wins"):  # a fault planted in what ends a game is found by fewer
        wanted = all_wins(position)
        assert set(winning_turns(position)) == wanted
        assert can_win(position) == bool(wanted)
        if wanted:
            wins += 1
            assert all(choose_turn(position, (), way, "x")[0] in wanted for way in (3, 4))
    assert wins > 30


def test_a_win_of_the_other_is_stopped_wherever_a_turn_stops_it() -> None:
    stopped = 0
    for position in positions(24, "stops"):
        if can_win(position):
            continue
        losing = {turn: loses_at_once(position, turn) for turn in list(position.turns())}
        if len(set(losing.values())) == 2:
            stopped += 1
            assert not any(losing[choose_turn(position, (), way, "x")[0]] for way in (3, 4))
    assert stopped > 2


MADE_ROOM = (
    ("2a 2b 13c", "4a 1c 2f | 3a 4b", 1, "4b-"),
    ("2b 8g 2f | 9c 9d", "10c 10d 11d | 3a 3d", 0, "9d-"),
    ("13c 12e 4f | 4d 5b", "6f 5c 1c | 4e 5d", 1, "4e-"),
    ("8e 8d 2g | 9b 9c", "3c 10f 11c | 3d 9d", 0, "9b-"),
    ("3a 9c 5c | 11a 11d", "12b 4a 12g | 4b 5b", 1, "4b-"),
)


@pytest.mark.parametrize(
    ("south", "north", "seat", "leaves", "way"),
    sampled(
        [(*one, 3 + nth % 2) for nth, one in enumerate(MADE_ROOM)],
        full=[(*one, way) for one in MADE_ROOM for way in (3, 4)],
    ),
)
def test_a_guard_makes_room_for_its_own_patrol(south: str, north: str, seat: Seat, leaves: str, way: int) -> None:
    """Best by two steps and more; it was never thought of."""
    turn, _ = choose_turn(TacticPosition(at(south, north, to_move=seat)), (), way, "x")
    first, second = (spell(move) for move in turn)
    assert first.startswith(leaves)
    assert second.endswith(f"-{leaves[:-1]}")


def test_room_is_made_wherever_it_can_be() -> None:
    offered = 0
    for position in positions(1500, "room"):
        guards = position.guards[position.seat]
        if position.owes_guard() or not TurnParts(position).steps:
            continue
        made = [turn for turn in position.turns() if turn[0][0] in guards and turn[0][0] == turn[-1][1]]
        wanted = {step for _, step in made if LINE[step[0]] != LINE[step[1]]}
        assert wanted <= {turn[-1] for turn in promising(position, 1000, 8)}
        offered += bool(wanted)
    assert offered > 10
