"""Playouts: the better half goes on, a choice is worth what its worlds bring, and every world is left as it was."""

from collections import Counter
from types import SimpleNamespace
from typing import cast

import pytest

from games.core.outcome import other
from games.core.seeded import Lots
from games.opponents.logan_stones.playouts import TRIES, Playouts
from games.opponents.logan_stones.position import MOVE, PLACE, LoganPosition, LoganTurn
from tests.games.opponents.logan_stones.test_opponent import somewhere
from tests.games.opponents.logan_stones.test_position import facts, position

CHOICES: tuple[LoganTurn, ...] = tuple((PLACE, number, 1, 0) for number in range(1, 6))


class Fixed(Playouts):
    """Plays nothing: the choice's number tells what it is worth."""

    def __init__(self, worth: dict[int, float]) -> None:
        super().__init__((), 0, Lots("fixed", "playouts"))
        self.asked: Counter[int] = Counter()
        self.nths: dict[int, list[int]] = {}
        self.worth = worth

    def _value(self, choice: LoganTurn, nth: int) -> float:
        self.asked[choice[1]] += 1
        self.nths.setdefault(choice[1], []).append(nth)
        return self.worth[choice[1]]


def test_the_playouts_are_shared_over_rounds_each_with_the_better_half() -> None:
    """Five choices are three rounds of a third each: 5 times 6, 3 times 11 and 2 times 16 of 100."""
    fixed = Fixed({1: 0.1, 2: 0.5, 3: 0.4, 4: -1.0, 5: 0.0})
    ranked = fixed.halved(CHOICES, 100)
    assert [choice[1] for choice, _ in ranked] == [2, 3, 1, 5, 4]
    assert [round(mean, 6) for _, mean in ranked] == [0.5, 0.4, 0.1, 0.0, -1.0]
    assert fixed.asked == {2: 6 + 11 + 16, 3: 6 + 11 + 16, 1: 6 + 11, 5: 6, 4: 6}
    assert all(nths == list(range(len(nths))) for nths in fixed.nths.values()), "world by world"


def test_every_choice_is_played_once_however_few_playouts_there_are() -> None:
    fixed = Fixed({1: 0.1, 2: 0.5, 3: 0.4, 4: -1.0, 5: 0.0})
    assert fixed.halved(CHOICES, 0)[0][0][1] == 2
    assert fixed.asked == {2: 3, 3: 3, 1: 2, 5: 1, 4: 1}


def test_the_only_choice_takes_all() -> None:
    fixed = Fixed({1: 0.5})
    assert fixed.halved(CHOICES[:1], 7) == [(CHOICES[0], 0.5)]
    assert fixed.asked == {1: 7}


def spots() -> list[LoganPosition]:
    states = [state for nth in range(4) for state in somewhere({}, f"playouts {nth}", 34)[8::5]]
    return [position(state) for state in states if state.held is None]


def test_a_choice_that_completes_a_line_is_won_in_every_world_and_never_lost() -> None:
    found = 0
    for world in spots():
        seat = world.seat
        for turn in list(world.turns()):
            token = world.play(turn)
            wins = world.over and world.winner == seat
            world.undo(token)
            if wins:
                found += 1
                before = facts(world)
                mine, theirs = (Playouts([world], one, Lots("win", "playouts")) for one in (seat, other(seat)))
                assert mine._value(turn, 0) == 1.0
                assert theirs._value(turn, 0) == -1.0
                assert facts(world) == before
                break
    assert found > 2


def test_who_lets_the_other_complete_a_line_has_lost() -> None:
    found = 0
    for world in spots():
        for turn in list(world.turns()):
            token = world.play(turn)
            loses = not world.over and world.can_win()
            world.undo(token)
            if loses:
                found += 1
                playouts = Playouts([world], world.seat, Lots("loss", "playouts"))
                assert playouts._value(turn, 0) == -1.0
                assert playouts.played == 1
                break
    assert found > 4


def test_of_a_lift_the_drop_that_wins_is_found_else_a_safe_one() -> None:
    values = Counter[float]()
    for world in spots():
        if world.reserves[world.seat]:
            continue
        seat, before = world.seat, facts(world)
        for stone in {turn[1] for turn in world.turns() if turn[0] == MOVE}:
            winning = []
            for turn in world.moves_of(stone):
                token = world.play(turn)
                winning.append(world.over and world.winner == seat)
                world.undo(token)
            value = Playouts([world], seat, Lots("lift", "playouts"))._value((MOVE, stone, stone, 0), 0)
            assert facts(world) == before
            assert value == 1.0 if any(winning) else value in (-1.0, 0.0, 1.0)
            values[value] += 1
    assert values[1.0] and values[-1.0]


@pytest.mark.parametrize("seed", ["a", "b"])
def test_played_on_no_longer_than_allowed_and_every_world_is_left_as_it_was(seed: str) -> None:
    results = set()
    for world in spots():
        before = facts(world)
        playouts = Playouts([world], world.seat, Lots(seed, "playouts"))
        results |= {playouts._value(turn, nth) for nth, turn in enumerate(list(world.turns())[:6])}
        assert facts(world) == before
    assert results == {-1.0, 0.0, 1.0}


def test_a_stone_that_can_do_nothing_is_passed_over() -> None:
    turn: LoganTurn = (MOVE, 1, 2, 0)
    world = SimpleNamespace(
        seat=0, reserves=(0, 1), stones=0b11, moves_of=lambda stone: [turn] * (stone > 1), flip_of=lambda stone: []
    )
    drawn = list(Playouts((), 0, Lots("stuck", "playouts"))._drawn(cast(LoganPosition, world)))
    assert set(drawn) == {turn}
    assert 0 < len(drawn) < 3 * TRIES
