"""How the opponent of Tactic plays: legally, the same again, and never past a win or a loss at hand."""

from random import Random

import pytest

from games.core.play import legal, take
from games.opponents.opponent import LEVELS
from games.opponents.tactic.evaluation import WON, TurnParts
from games.opponents.tactic.opponent import OPPONENT
from games.opponents.tactic.position import TacticPosition
from games.opponents.tactic.search import promising
from games.registry import manual
from games.tactic.rules import GAME
from games.tactic.state import State
from games.text import LANGUAGES, words
from tests.games.tactic.positions import at

VARIANTS = ("classic", "capture", "forced")


def somewhere(variant: str, seed: str, most: int = 90) -> list[State]:
    """Positions of a random game, begun turns among them; patrols are likelier to get on."""
    dice = Random(f"{variant} {seed}")
    quiets: tuple[str | int, ...] = (10, 40, "off")
    state, found = GAME.setup({"variant": variant, "quiet": dice.choice(quiets)}, seed), []
    for _ in range(most):
        if state.outcome is not None:
            break
        found.append(state)
        actions = legal(GAME, state)
        steps = [action for action in actions if action[0].isdigit()]
        state = GAME.apply(state, dice.choice(steps if steps and dice.random() < 0.7 else actions))
    return found


def after(state: State, actions: tuple[str, ...]) -> State:
    for action in actions:
        assert action in legal(GAME, state), (state, actions)
        state = GAME.apply(state, action)
    return state


@pytest.mark.parametrize("variant", VARIANTS)
def test_answers_with_a_whole_legal_turn_wherever_it_is_asked(variant: str) -> None:
    for nth in range(3):
        for state in somewhere(variant, str(nth))[7 * nth :: 22]:
            for level in (1, 2, 3):
                done = after(state, OPPONENT.choose(state, level, "seed"))
                assert done.fresh or done.outcome


@pytest.mark.parametrize("variant", VARIANTS)
def test_level_4_answers_with_a_whole_legal_turn(variant: str) -> None:
    state = somewhere(variant, "hard")[20 + 20 * VARIANTS.index(variant)]
    done = after(state, OPPONENT.choose(state, 4, "seed"))
    assert done.fresh or done.outcome


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_promising_turns_are_legal(variant: str) -> None:
    for nth in range(6):
        for state in somewhere(variant, f"thinned {nth}")[nth::12]:
            position = TacticPosition(state)
            thinned = promising(position, 1000, 1000)
            assert thinned
            assert set(thinned) <= set(position.turns()), state


def test_the_same_question_gets_the_same_answer_and_seeds_differ() -> None:
    start = GAME.setup({}, "")
    for level in (1, 2, 3):
        assert OPPONENT.choose(start, level, "a") == OPPONENT.choose(start, level, "a")
        assert len({OPPONENT.choose(start, level, str(seed)) for seed in range(12)}) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_brings_the_third_patrol_home_at_once(level: int) -> None:
    state = at("13b 13c 11c", "1b 1c 5a | 8c", reserve=(2, 1))
    assert after(state, OPPONENT.choose(state, level, "x")).outcome is not None


@pytest.mark.parametrize("level", (2, 3, 4))
def test_stops_the_third_patrol_of_the_other(level: int) -> None:
    state = at("13b 13c 6c", "1b 1c 3a", reserve=(2, 0))
    done = after(state, OPPONENT.choose(state, level, "x"))
    position = TacticPosition(done)
    assert (TurnParts(position).best() or 0) < WON // 2


@pytest.mark.parametrize("level", LEVELS)
def test_goes_on_well_with_a_begun_turn(level: int) -> None:
    state = GAME.apply(at("13b 13c 11c", "1b 1c 5a | 8c", reserve=(2, 1)), "11c-12e")
    done = after(state, OPPONENT.choose(state, level, "x"))
    assert done.outcome is not None
    assert done.outcome.winner == 0


def test_a_rank_is_ordered_and_bounded_and_its_turns_are_legal() -> None:
    for state in somewhere("classic", "rank")[3::60]:
        ranked = OPPONENT.rank(state, "x")
        assert 1 <= len(ranked) <= 3
        assert [turn.value for turn in ranked] == sorted((turn.value for turn in ranked), reverse=True)
        for turn in ranked:
            assert -1 <= turn.value <= 1
            after(state, turn.actions)


def test_who_is_nearer_home_stands_better() -> None:
    ahead = at("13b 13c 10c", "12b 12c 12d", reserve=(2, 2))
    behind = at("2b 1c 1d", "1b 1c 4c", reserve=(2, 2))
    assert OPPONENT.evaluate(ahead) > 0.8
    assert OPPONENT.evaluate(behind) < -0.8
    assert abs(OPPONENT.evaluate(GAME.setup({}, ""))) < 0.3
    won = take(manual(GAME), at("13b 13c 12e", "12b 12c 12d"), "12e-13d")[-1][1]
    assert OPPONENT.evaluate(won) == 1.0


REASONS = (
    ("13b 13c 12e", "1b 12c 12d", "12e-13d", "wins"),
    ("13b 12c 6c", "1b 2c 3a", "12c-13c 6c-7b", "home"),
    ("2c 3a 6c", "13b 13c 4c", "g@3b 6c-7b", "blocks-only-way"),
    ("13b 13c 6c", "1b 1c 3a", "6c-7b g@10c", "advances"),
    ("2c 3a 6c", "13b 13c 13d", "6c-7b 7b-8c", "runs"),
    ("2c 3a 6c", "13b 13c 13d | 7b", "6c-6d 6d-7c", "goes-round"),
    ("2c 3a 6c | 7b", "13b 13c 13d", "7b-9a 6c-7b", "clears"),
    ("2c 3a 6c", "13b 13c 13d", "6c-7b 3a-4b", "advances-both"),
    ("6c 6d 7a", "3a 13c 13d", "g@2b 6c-7b", "blocks"),
    ("6c 6d 7a | 2c", "3b 13c 13d", "g@2d 6c-7b", "bars"),
    ("6c 6d 7a", "3b 13c 13d", "g@2c 6c-7b", "advances"),
    ("2c 3a 6c", "13b 13c 13d", "6c-6b 6b-7a", "advances"),
    ("2c 3a 6c", "13b 13c 13d", "6c-6b g@12a", "waits"),
)


@pytest.mark.parametrize(("south", "north", "turn", "kind"), REASONS)
def test_says_why(south: str, north: str, turn: str, kind: str) -> None:
    state = at(south, north, reserve=(2, 0))
    assert OPPONENT.explain(state, tuple(turn.split())).kind == kind


def test_of_a_begun_turn_what_is_left_is_spoken_of() -> None:
    state = at("13b 12c 6c", "1b 2c 3a", reserve=(2, 0))
    begun = after(state, ("12c-13c",))
    assert OPPONENT.explain(state, ("12c-13c", "6c-7b")).kind == "home"
    assert OPPONENT.explain(begun, ("6c-7b",)).kind == "advances"


def test_two_patrols_that_come_home_earn_the_points_of_both() -> None:
    found = OPPONENT.explain(at("12b 12d 6c", "1b 2c 3a"), ("12b-13b", "12d-13d"))
    assert (found.kind, found.values["points"]) == ("home-both", 4)


def test_every_reason_has_words_in_every_language() -> None:
    kinds = set()
    for variant in VARIANTS:
        for nth in range(4):
            for state in somewhere(variant, f"why {nth}")[nth::7]:
                found = OPPONENT.explain(state, OPPONENT.choose(state, 2, "x"))
                kinds.add(found.kind)
                for language in LANGUAGES:
                    assert words(language).say(f"tactic-why-{found.kind}", **found.values)
    assert len(kinds) >= 5


def test_who_can_win_at_once_has_as_good_as_won() -> None:
    """Else a look back misses the turn that didn't take the win."""
    assert OPPONENT.evaluate(at("13b 13c 11c", "1b 1c 3c")) == 1
    assert OPPONENT.evaluate(at("13b 13c 6c", "1b 1c 3c")) == -1


def test_a_look_back_looks_closer_than_who_plays_on() -> None:
    """A glance missed a blunder that the judge saw, and the look back missed it with it."""
    state, looked = at("2c 3a 6c", "13b 12c 9b", reserve=(2, 2)), []
    for judge in (OPPONENT.evaluate, OPPONENT.standing):
        before = OPPONENT.nodes
        assert -1 <= judge(state) <= 1
        looked.append(OPPONENT.nodes - before)
    assert 0 < looked[0] <= 600 and 1000 < looked[1] <= 2000


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_position_has_a_standing_begun_turns_too(variant: str) -> None:
    for state in somewhere(variant, "standing")[::17]:
        assert -1 <= OPPONENT.evaluate(state) <= 1
