"""The opponent for Logitac: it plays by the rules, sees what it should, and is as strong as its level."""

import random
from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import Mock

import pytest

from games.core.game import Action
from games.core.option import OptionValue
from games.core.play import digest, legal
from games.logitac.rules import GAME
from games.logitac.state import State
from games.opponents.logitac import opponent as module
from games.opponents.logitac.opponent import OPPONENT, LogitacOpponent
from games.opponents.opponent import LEVELS
from games.opponents.registry import opponent
from games.registry import game, manual
from games.text import LANGUAGES, words
from tests.games.logitac.positions import SIDE, moves, owed, play, position

OPTIONS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"length": "long", "reserve": 4},
    {"length": "short"},
    {"length": "short", "quiet": 10},
    {"quiet": "off", "reserve": 8},
)


def wander(options: dict[str, OptionValue], seed: str, most: int, version: int | None = None) -> Iterator[State]:
    """Walk at random, what is rare first: chimneys, ascents and freed pyramids come up."""
    lots = random.Random(f"{options} {seed}")
    rules = game("logitac", version)
    state = rules.setup(options, "any")
    for _ in range(most):
        if state.to_move is None:
            return
        yield state
        kinds: dict[str, list[Action]] = {}
        for action in legal(rules, state):
            kinds.setdefault(manual(rules).summarize(action).kind, []).append(action)
        state = rules.apply(state, lots.choice(kinds[lots.choice(sorted(kinds))]))


def whole(state: State, turn: tuple[Action, ...]) -> State:
    """Take a turn and see that it is a whole one."""
    seat, number = state.to_move, state.turn
    assert turn
    for action in turn:
        assert (state.to_move, state.turn) == (seat, number)
        assert action in legal(GAME, state)
        state = GAME.apply(state, action)
    assert (state.to_move, state.turn) != (seat, number)
    return state


def test_the_registry_finds_it() -> None:
    assert opponent("logitac") is OPPONENT
    assert OPPONENT.key == GAME.key


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", OPTIONS)
def test_it_answers_with_whole_legal_turns(options: dict[str, OptionValue], level: int) -> None:
    for state in wander(options, f"legal {level}", 100):
        if state.turn % (40 if level == 4 else 9) == 0:
            whole(state, OPPONENT.choose(state, level, "s"))


PRISONER = (SIDE, replace(SIDE, captives=("pyr",)))
BEGUN = (
    play(position("n15:cube b1", "k12 l6:pyr"), "n15-o15"),
    play(position("v22:pyr v23:cube v24:cyl v25 b1", "k12 l6:pyr"), "v22-w23"),
    play(position("v22:pyr v23:cube v24:cyl v25 b1", "k12 l6:pyr"), "v22-w23", "pyr@m13"),
    play(position("k3 b1", "k12 l6:pyr", sides=PRISONER), "k3-l3"),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("state", BEGUN)
def test_it_ends_a_begun_turn(state: State, level: int) -> None:
    """Out of a chimney, and with a freed pyramid."""
    assert not state.fresh
    whole(state, OPPONENT.choose(state, level, "s"))
    if level == LEVELS[0]:  # a rank knows no levels
        whole(state, OPPONENT.rank(state, "s")[0].actions)


def test_it_enters_a_chimney_with_a_whole_turn() -> None:
    """The pyramid's only way is the chimney, and nothing else may move."""
    walls = "v22 v24 x22 x23 x24 w22 w24 v23"
    state = position("w22:pyr", walls.replace("w22 ", ""), sides=(replace(SIDE, reserve=0), SIDE))
    for level in LEVELS:
        whole(state, OPPONENT.choose(state, level, "s"))


def test_it_goes_on_with_a_table_of_version_1() -> None:
    for state in wander({"quiet": 30}, "old", 60, version=1):
        if state.turn % 10 == 0:
            whole(state, OPPONENT.choose(state, 3, "s"))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_gets_the_same_answer(level: int) -> None:
    for state in wander({"length": "short"}, "same", 40):
        if state.turn % 13 == 0:
            before = digest(state)
            answers = {OPPONENT.choose(state, level, "s") for _ in range(2)}
            assert len(answers) == 1
            assert digest(state) == before


def test_near_equal_turns_are_drawn_by_the_seed() -> None:
    start = GAME.setup({"length": "short"}, "any")
    assert len({OPPONENT.choose(start, 3, f"{nth}") for nth in range(8)}) > 1


WINS = (
    position("v22:pyr v23:cube", "k12 l6:pyr", sides=owed(0, 0, 1)),
    replace(position("a4 b1", "k12 l6:pyr", sides=owed(1, 0, 0)), length="short", ascents=(1, 0)),
    replace(position("b1:cube a6:pyr c3", "b9:pyr k12 l5"), length="long"),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("state", WINS)
def test_it_takes_a_win_in_one(state: State, level: int) -> None:
    after = whole(state, OPPONENT.choose(state, level, "s"))
    assert after.outcome is not None
    assert after.outcome.winner == 0
    assert OPPONENT.rank(state, "s")[0].value == OPPONENT.evaluate(state) == 1


def saves_the_pyramid(level: int, seed: str) -> bool:
    """White's pyramid is attacked along line e, and can step aside or be shielded."""
    state = replace(position("e2:pyr b4 b5 b6 a4", "e9:cube l6:pyr k2 k3 k4"), length="short")
    after = whole(state, OPPONENT.choose(state, level, seed))
    return all(play(after, action).outcome is None for action in moves(after))


@pytest.mark.parametrize("level", [3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_hang_the_pyramid(level: int, seed: int) -> None:
    assert saves_the_pyramid(level, f"{seed}")


def test_the_first_levels_overlook_what_can_be_taken_the_first_more_often() -> None:
    first, second = (sum(saves_the_pyramid(level, f"{seed}") for seed in range(40)) for level in (1, 2))
    assert 0 < first < second < 40


@pytest.mark.parametrize("level", [3, 4])
def test_it_takes_what_is_free(level: int) -> None:
    state = position("c3 a6:pyr b9", "d4:cube l6:pyr k12".replace("d4", "d2"))
    assert OPPONENT.choose(state, level, "s") == ("c3xd2",)


def test_turns_are_ranked_the_best_first() -> None:
    for state in wander({"length": "short"}, "rank", 60):
        if state.turn % 20 == 1:
            ranked = OPPONENT.rank(state, "s")
            assert 0 < len(ranked) <= 3
            assert len({one.actions for one in ranked}) == len(ranked)
            assert [one.value for one in ranked] == sorted((one.value for one in ranked), reverse=True)
            for one in ranked:
                whole(state, one.actions)
                assert -1 <= one.value <= 1


def test_the_best_three_turns_are_looked_at_alike_and_the_others_an_eighth_as_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_JUDGE", module._JUDGE._replace(nodes=72))
    thinking = LogitacOpponent()
    assert len(thinking.rank(GAME.setup({}, "any"), "s", 5)) == 5
    assert thinking.nodes == 3 * (72 + 1) + 2 * (9 + 1), "each ends with the node that is one too many"


def test_it_says_how_seat_0_stands() -> None:
    ahead = replace(position("a4 b1 a6:pyr e5:cube", "k12 l6:pyr", sides=owed(0, 0, 0)), length="short", ascents=(1, 0))
    assert OPPONENT.evaluate(ahead) > 0.3
    assert OPPONENT.evaluate(replace(ahead, to_move=1)) > 0.3
    assert abs(OPPONENT.evaluate(GAME.setup({"length": "short"}, "any"))) < 0.3


def test_it_says_who_won() -> None:
    assert OPPONENT.evaluate(play(WINS[2], "b1xb9")) == 1
    assert OPPONENT.evaluate(play(replace(position("b1:cube"), quiet=99), "b1-c1")) == 0


def test_a_share_has_three_digits() -> None:
    shares = [one.value for one in OPPONENT.rank(play(GAME.setup({}, "any"), "b7-c7"), "s")]
    assert shares and all(share == round(share, 3) for share in shares)


@pytest.mark.parametrize(
    ("state", "action", "kind"),
    [
        (WINS[0], "v22^z26", "wins"),
        (position("a4", sides=owed(1, 0, 0)), "a4^o14", "climbs"),
        (replace(position("a4", sides=owed(1, 0, 0)), length="short"), "a4^o14", "ascends"),
        (position("c3 a6:pyr", "d2:cube k12"), "c3xd2", "takes-free"),
        (position("c3 a6:pyr", "d2:cube k12 e1"), "c3xd2", "earns"),
        (position("c3 a6:pyr", "d2 k12 e1"), "c3xd2", "takes"),
        (position("e5:cube b1", "f6 g5 k12"), "e5-d5", "saves"),
        (position("b1:cube a6:pyr", "f8:cyl k12"), "b1-b8", "threatens"),
        (position("b1 a6:pyr"), "+a1", "recruits"),
        (position("c3 c4", "k12"), "c4-d4", "falls"),
        (position("c3 b1", "k12"), "c3-d3", "advances"),
        (position("a1:cyl b1 a3", "k12"), "a1-b2", "develops"),
        (position("a1:pyr a3", "k12"), "a1-b2", "waits"),
    ],
)
def test_it_says_why(state: State, action: Action, kind: str) -> None:
    assert OPPONENT.explain(state, (action,)).kind == kind


def test_how_attentive_it_is_is_drawn_for_each_turn_of_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    attention, state = Mock(**{"way.return_value": 1}), position("e5:cube b1", "f6")
    monkeypatch.setattr(module, "ATTENTION", {4: attention})
    OPPONENT.choose(state, 4, "seed")
    attention.way.assert_called_once_with("seed", state.turn)


def test_a_piece_is_saved_only_where_it_is_safe() -> None:
    attacked = position("e5:cube b1", "f6 g5 k12 e9:cyl")
    assert OPPONENT.explain(attacked, ("e5-d5",)).kind == "saves"
    assert OPPONENT.explain(attacked, ("e5-e7",)).kind != "saves"


def test_of_a_begun_turn_what_is_left_is_spoken_of() -> None:
    falling = play(position("n15:cube b1 a6:pyr", "k12 l6:pyr"), "n15-o15")
    found = OPPONENT.explain(falling, ("cube@f3",))
    assert (found.kind, dict(found.values)) == ("comes-out", {"piece": "cube", "square": "f3"})
    held = (SIDE, replace(SIDE, captives=("pyr",)))
    freed = play(position("k3 b1", "k12", sides=held), "k3-l3")
    assert OPPONENT.explain(freed, ("stay",)).kind == "stays"
    assert OPPONENT.explain(freed, ("l3-k4",)).kind == "escapes"


def test_every_reason_has_words_in_every_language() -> None:
    kinds = set()
    for nth, options in enumerate(OPTIONS):
        for state in wander(options, f"why {nth}", 120):
            if state.fresh:
                turn = OPPONENT.choose(state, 1, "s")
                found = OPPONENT.explain(state, turn)
                kinds.add(found.kind)
                assert all(words(language).say(f"logitac-why-{found.kind}", **found.values) for language in LANGUAGES)
    assert len(kinds) >= 8
