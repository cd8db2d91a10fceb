"""Golden playthroughs and perft tables: what the games did yesterday they do today."""

from itertools import pairwise

import pytest

from games.core.perft import divide, perft
from games.registry import KEYS, game
from tools.golden import GAMES, MAKERS, PERFT, counts, playthroughs
from tools.perft_tables import STARTS, Start, heading, position
from tools.playthrough import GOLDEN, playthrough

Row = tuple[Start, int, int]


def test_no_playthrough_and_no_table_is_missing_or_left_over() -> None:
    assert {path.stem for path in GAMES.glob("*.txt")} == set(GOLDEN) > set(KEYS)
    assert {path.stem for path in PERFT.glob("*.txt")} == set(KEYS)
    assert {playthroughs, counts} <= set(MAKERS)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    golden = (GAMES / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(golden, playthrough(name).splitlines(), strict=True), 1):
        assert now == was, f"{name}.txt line {number}: if this is meant, run `make golden` and look at the difference"


def rows(key: str) -> list[Row]:
    starts = {heading(start): start for start in STARTS if start.key == key}
    found: list[Row] = []
    for block in (PERFT / f"{key}.txt").read_text(encoding="utf-8").split("\n\n")[1:]:
        first, *lines = block.splitlines()
        start = starts.pop(first)
        depths = [tuple(map(int, line.split())) for line in lines]
        found += [(start, depth, count) for depth, count in depths]
    assert not starts
    return found


@pytest.mark.parametrize("key", KEYS)
def test_the_ways_of_going_on_are_as_many_as_they_were(key: str) -> None:
    for start, depth, count in rows(key):
        state = position(game(key), start)
        if perft(game(key), state, depth) != count:
            divided = "\n".join(f"{action} {ways}" for action, ways in divide(game(key), state, depth).items())
            pytest.fail(f"{key}, {heading(start)}, depth {depth}: not {count}\n{divided}")


@pytest.mark.parametrize("key", KEYS)
def test_tables_go_down_from_depth_1_to_2_at_least(key: str) -> None:
    depths: dict[Start, list[int]] = {}
    for start, depth, _ in rows(key):
        depths.setdefault(start, []).append(depth)
    assert len(depths) >= 4
    assert max(map(max, depths.values())) >= 3
    for found in depths.values():
        assert found[0] == 1
        assert len(found) >= 2
        assert all(two == one + 1 for one, two in pairwise(found))


def test_perft_counts_actions_not_turns() -> None:
    rules = game("l_calculus")
    state = rules.setup({"blocks": "equal"}, "s")
    assert [perft(rules, state, depth) for depth in (0, 1, 2)] == [1, 55, sum(divide(rules, state, 2).values())]
    ended = rules.apply(rules.apply(position(rules, Start("l_calculus")), "1/2"), "keep")
    assert sum(divide(rules, ended, 2).values()) == perft(rules, ended, 2)
