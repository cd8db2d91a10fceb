"""What a player can force, and how many answers there are: against every turn tried, by looks that are counted."""

import pytest

from games.opponents.logan_stones.position import LoganPosition
from games.opponents.logan_stones.search import MOVING, LoganSearch, OutOfLooks
from tests.games.opponents.logan_stones.test_playouts import spots
from tests.games.opponents.logan_stones.test_position import facts

PLENTY = 1_000_000


def safe_turns(world: LoganPosition) -> int:
    """Count by playing every turn as the engine's position does."""
    safe = 0
    for turn in list(world.turns()):
        token = world.play(turn)
        safe += world.over or not world.can_win()
        world.undo(token)
    return safe


def forces(world: LoganPosition) -> bool:
    if world.can_win():
        return True
    for turn in list(world.turns()):
        token = world.play(turn)
        found = not world.over and not world.can_win() and safe_turns(world) == 0
        world.undo(token)
        if found:
            return True
    return False


def test_answers_are_counted_up_to_a_limit() -> None:
    counted = set()
    for world in spots():
        if not world.can_win():
            before, safe = facts(world), safe_turns(world)
            assert [LoganSearch(PLENTY).answers(world, most) for most in (1, 3, 999)] == [
                min(safe, most) for most in (1, 3, 999)
            ]
            assert facts(world) == before
            counted.add(min(safe, 3))
    assert len(counted) > 1


def test_what_can_be_forced_next_turn_is_found() -> None:
    found = set()
    for world in spots()[::2]:
        before = facts(world)
        found.add(forces(world))
        assert LoganSearch(PLENTY).can_force(world) == forces(world)
        assert facts(world) == before
    assert found == {True, False}


def test_a_turn_that_kept_a_position_safe_is_tried_first() -> None:
    world, search = spots()[0], LoganSearch(PLENTY)
    turns = list(world.turns())
    assert search._ordered(world) == turns
    search._praise(turns[5])
    assert search._ordered(world) == [turns[5], *turns[:5], *turns[6:]]
    for _ in range(2):
        search._praise(turns[7])
    assert search._ordered(world)[:2] == [turns[7], turns[5]]


def test_looks_are_counted_and_more_for_who_moves_stones() -> None:
    for world in spots():
        search = LoganSearch(10)
        search.can_win(world)
        assert search.looks == 10 - (1 if world.reserves[world.seat] else MOVING)
        none = LoganSearch(0)
        with pytest.raises(OutOfLooks):
            none.can_win(world)
