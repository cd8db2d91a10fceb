"""Two legs on one line: once from each side, the marks summed (LC-13)."""

from dataclasses import replace

import pytest

from games.core.option import BadOption, Options, complete, usual
from games.core.play import digest, legal
from games.core.seeded import Lots
from games.l_calculus.rules import GAME, State
from games.l_calculus.starts import EXCHANGED
from games.registry import manual

TWO: Options = {"legs": 2, "quiet": 10}


def random_leg(state: State, seed: str) -> tuple[list[str], State]:
    """Play by chance until the leg is over; give the actions and what follows."""
    lots, taken, leg = Lots(seed, "leg"), list[str](), state.leg
    while state.to_move is not None and state.leg == leg:
        taken.append(lots.pick(legal(GAME, state)))
        state = GAME.apply(state, taken[-1])
    return taken, state


def play(state: State, actions: list[str]) -> State:
    for action in actions:
        assert action in legal(GAME, state)
        state = GAME.apply(state, action)
    return state


@pytest.mark.parametrize("start", ["alternate", "drawn", "balanced"])
def test_lc_13_the_second_leg_begins_with_the_same_line_seen_from_the_other_side(start: str) -> None:
    first = GAME.setup({**TWO, "start": start}, "seed")
    taken, second = random_leg(first, "x")
    assert second.line == first.line.translate(EXCHANGED)
    assert (second.leg, second.to_move, second.outcome, second.before, second.quiet) == (2, 1, None, None, 0)
    assert second.turn > len(taken) // 2 and second.fresh
    assert second.after_first == second.score != (0, 0)


@pytest.mark.parametrize("seed", [f"{nth}" for nth in range(12)])
def test_lc_13_who_play_alike_from_both_sides_end_level(seed: str) -> None:
    taken, second = random_leg(GAME.setup({**TWO, "start": "drawn"}, seed), seed)
    over = play(second, taken)
    assert over.outcome is not None and over.outcome.winner is None
    assert over.score == (sum(second.score), sum(second.score))


def test_lc_13_both_legs_together_decide() -> None:
    taken, second = random_leg(GAME.setup(TWO, "seed"), "y")
    ahead = replace(second, score=(second.score[0] + 1, second.score[1]))
    over = play(ahead, taken)
    assert over.outcome is not None and over.outcome.winner == 0


def test_lc_13_nothing_is_forbidden_when_a_leg_begins() -> None:
    _, second = random_leg(GAME.setup(TWO, "seed"), "z")
    assert set(legal(GAME, second)) == set(legal(GAME, GAME.setup({}, "seed")))


def test_lc_13_the_second_leg_is_announced_once() -> None:
    first = GAME.setup(TWO, "seed")
    assert manual(GAME).news(first) is None
    _, second = random_leg(first, "x")
    assert manual(GAME).news(second) == ("leg", {"white": second.score[0], "black": second.score[1]})
    assert manual(GAME).news(play(second, ["1/2", "keep"])) is None


def test_lc_13_one_leg_is_the_game_it_was() -> None:
    """What only two legs need is no part of a state's digest: older records hold."""
    assert digest(GAME.setup({}, "seed")) == digest(replace(GAME.setup(TWO, "seed"), limit=20))
    assert "leg" not in repr(GAME.setup({}, "seed"))
    _, over = random_leg(GAME.setup({}, "seed"), "x")
    assert over.outcome is not None


def test_lc_12_lc_13_a_new_table_between_people_has_two_legs_and_practice_one() -> None:
    assert usual(GAME.options) == {"counters": 10, "blocks": "any", "quiet": 10, "start": "alternate", "legs": 2}
    assert usual(GAME.options, alone=True)["legs"] == 1
    assert complete(GAME.options, {})["legs"] == 1, "a log that doesn't say has one"


@pytest.mark.parametrize("counters", [11, 20])
def test_lc_12_a_balanced_start_is_offered_only_where_it_is_solved(counters: int) -> None:
    with pytest.raises(BadOption, match="balanced"):
        GAME.check_offered(complete(GAME.options, {"start": "balanced", "counters": counters}))
    GAME.check_offered(complete(GAME.options, {"start": "drawn", "counters": counters}))
    GAME.check_offered(complete(GAME.options, {"start": "balanced"}))


def test_lc_12_a_drawn_start_may_be_any_line() -> None:
    lines = {GAME.setup({"start": "drawn"}, f"{nth}").line for nth in range(40)}
    assert len(lines) == 40
    assert all(line.count("W") == line.count("B") == 10 for line in lines)
    assert GAME.uses_chance({"start": "drawn"}) and GAME.unseeded({"start": "drawn"}) == ()
