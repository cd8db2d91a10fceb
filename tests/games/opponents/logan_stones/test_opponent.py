"""How the opponent of Logan Stones plays: legally, honestly, and never past a win or a loss at hand."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest

from games.core.play import legal
from games.logan_stones.faces import kind
from games.logan_stones.rules import GAME, State, View
from games.opponents.logan_stones.cells import bits
from games.opponents.logan_stones.opponent import OPPONENT
from games.opponents.logan_stones.position import spell
from games.opponents.logan_stones.worlds import known_unders, worlds
from games.text import LANGUAGES, words

OPTIONS: tuple[dict[str, str | int], ...] = ({}, {"faces": "free"}, {"notes": "on", "quiet": 10}, {"quiet": "off"})


def view(state: State) -> View:
    return GAME.view(state, state.to_move)


def somewhere(options: dict[str, str | int], seed: str, most: int = 40) -> list[State]:
    """Positions of a random game that avoids its end, stones in hand among them."""
    dice = Random(f"{options} {seed}")
    state, found = GAME.setup(options, seed), []
    for _ in range(most):
        if state.outcome is not None:
            break
        found.append(state)
        actions = list(legal(GAME, state))
        dice.shuffle(actions)
        state = next((after for action in actions if not (after := GAME.apply(state, action)).outcome), state)
    return found


def won_by(state: State) -> set[str]:
    return {action for action in legal(GAME, state) if GAME.apply(state, action).outcome}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_answers_legally_wherever_it_is_asked(options: dict[str, str | int]) -> None:
    for nth in range(2):
        for state in somewhere(options, str(nth))[nth::11]:
            for level in (1, 2, 3):
                at = state
                for action in OPPONENT.choose(view(at), level, "seed"):
                    assert action in legal(GAME, at)
                    at = GAME.apply(at, action)
                assert at.fresh or at.held is not None


def test_level_4_answers_legally() -> None:
    for nth, options in enumerate(OPTIONS):
        state = somewhere(options, "hard", 26)[6 + 5 * nth]
        assert OPPONENT.choose(view(state), 4, "seed")[0] in legal(GAME, state)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_two_truths_it_cannot_tell_apart_get_the_same_answers(options: dict[str, str | int]) -> None:
    differing = 0
    for nth in range(3):
        for state in somewhere(options, f"twins {nth}", 26)[nth::9]:
            twin = GAME.resample(state, state.to_move, f"twin {nth}")
            differing += twin.unders != state.unders
            for level in (1, 2, 3) if nth == 2 else (3,):
                mine = OPPONENT.choose(view(state), level, "x")
                assert mine == OPPONENT.choose(view(twin), level, "x")
            assert OPPONENT.evaluate(view(state)) == OPPONENT.evaluate(view(twin))
            assert OPPONENT.explain(view(state), mine) == OPPONENT.explain(view(twin), mine)
    assert differing > 3


def test_level_4_and_the_rank_are_the_same_for_twins() -> None:
    state = somewhere({}, "twins", 24)[4]
    twin = GAME.resample(state, state.to_move, "twin")
    assert OPPONENT.choose(view(state), 4, "x") == OPPONENT.choose(view(twin), 4, "x")
    assert OPPONENT.rank(view(state), "x") == OPPONENT.rank(view(twin), "x")


def test_every_world_could_be_the_true_one() -> None:
    """What the view shows, and what has just been turned over, is so in every world, and only such a world is drawn."""
    deduced = 0
    for options in OPTIONS:
        for state in somewhere(options, "worlds"):
            known = known_unders(view(state))
            assert all(under in (None, true) for under, true in zip(known, state.unders, strict=True))
            deduced += known != view(state).unders
            for world in worlds(view(state), 3, "x"):
                assert world.reserves[state.player] == worlds(view(state), 1, "y")[0].reserves[state.player]
    assert deduced > 10


def test_worlds_are_drawn_as_the_stones_there_are_say() -> None:
    """Where a seat knows its own eight only, a foreign back is any back that is left, as often as there are such."""
    shown = view(GAME.setup({}, "frequencies"))
    drawn = worlds(shown, 400, "often")
    mine = Counter(kind(top or "", under or "") for top, under in zip(shown.tops[:8], shown.unders[:8], strict=True))
    wanted = sum(3 - mine[double] for double in ("RR", "PP", "SS"))
    for world in drawn:
        foreign = [stone[:2] for stone in world.reserves[1]]
        lying = [world.faces(bit) for bit in bits(world.stones)]
        assert sum(top == under for top, under in (*foreign, *lying)) == wanted
    assert len(drawn) > 100


def lines(state: State) -> set[str]:
    """The actions that win in any world: knowing no backs is no excuse."""
    won = won_by(state)
    twins = [GAME.resample(state, state.to_move, str(nth)) for nth in range(5)] if won else []
    return {action for action in won if all(GAME.apply(twin, action).outcome for twin in twins)}


def placing(seed: str, most: int) -> Iterator[State]:
    for nth in range(most):
        yield somewhere({"notes": "on"}, f"{seed} {nth}", 9 + nth % 6)[-1]  # so that its view shows what it has seen


def test_the_first_level_overlooks_a_line_now_and_then_and_the_second_seldom() -> None:
    state = next(state for state in placing("win", 40) if lines(state))
    wins = {level: sum(_wins(state, level, str(nth)) for nth in range(100)) for level in (1, 2)}
    assert 65 <= wins[1] <= 92 < wins[2] <= 99


def _wins(state: State, level: int, seed: str) -> bool:
    return GAME.apply(state, OPPONENT.choose(view(state), level, seed)[0]).outcome is not None


@pytest.mark.parametrize("level", (3, 4))
def test_wins_at_once(level: int) -> None:
    found = [state for state in placing("win", 40) if lines(state)][:2]
    assert len(found) == 2
    for state in found:
        assert _wins(state, level, "x")


@cache
def in_danger() -> list[tuple[State, set[str]]]:
    """Two positions in which some turns, but not all, let the other complete a line, and those turns."""
    states = (state for state in placing("stop", 40) if not won_by(state))
    losing = ((state, {act for act in legal(GAME, state) if lines(GAME.apply(state, act))}) for state in states)
    return list(islice(((state, lost) for state, lost in losing if 0 < len(lost) < len(legal(GAME, state))), 2))


@pytest.mark.parametrize("level", (2, 3, 4))
def test_never_lets_the_other_complete_a_line_for_certain(level: int) -> None:
    assert len(in_danger()) == 2
    for state, losing in in_danger():
        assert OPPONENT.choose(view(state), level, "x")[0] not in losing


def test_turns_to_the_stone_in_hand_knowing_its_other_face() -> None:
    held = [state for nth in range(6) for state in somewhere({}, f"held {nth}", 60) if state.held is not None]
    for state in held[:6]:
        action = OPPONENT.choose(view(state), 3, "x")[0]
        assert action in legal(GAME, state)
        if wins := won_by(state):
            assert action in wins
    assert held


def test_a_rank_is_ordered_and_bounded() -> None:
    state = somewhere({}, "rank")[9]
    ranked = OPPONENT.rank(view(state), "x")
    assert len(ranked) == 3
    assert [turn.value for turn in ranked] == sorted((turn.value for turn in ranked), reverse=True)
    assert all(-1 <= turn.value <= 1 and turn.actions[0] in legal(GAME, state) for turn in ranked)


def test_who_can_complete_a_line_stands_better_and_the_end_is_certain() -> None:
    for nth in range(40):
        state = somewhere({"notes": "on"}, f"standing {nth}")[-1]
        wins = sorted(lines(state))
        if wins:
            towards = 1 if state.player == 0 else -1
            assert OPPONENT.evaluate(view(state)) * towards > 0.5
            assert OPPONENT.evaluate(GAME.view(GAME.apply(state, wins[0]), 0)) == towards
            assert OPPONENT.explain(view(state), (wins[0],)).kind == "wins"
            return
    pytest.fail("no position with a sure win was found")


def test_every_reason_has_words_in_every_language() -> None:
    kinds = set()
    for nth in range(5):
        for state in somewhere({}, f"why {nth}", 24)[nth::6]:
            found = OPPONENT.explain(view(state), OPPONENT.choose(view(state), 3, "x"))
            kinds.add(found.kind)
            for language in LANGUAGES:
                assert words(language).say(f"logan_stones-why-{found.kind}", **found.values)
    assert len(kinds) >= 4


def certain_lines(shown: View) -> tuple[set[str], bool]:
    """The drops and placings that complete a line whatever lies below, and whether others may."""
    found: Counter[str] = Counter()
    drawn = worlds(shown, 12, "certain")
    for world in drawn:
        for turn in world.turns() if shown.held is None else world.moves_of(world.grid.bit[shown.cells[shown.held]]):
            action, token = spell(turn, world)[-1], world.play(turn)
            found[action] += world.over and world.winner == shown.player
            world.undo(token)
    certain = {action for action, times in found.items() if times == len(drawn)}
    return certain, any(0 < times < len(drawn) for times in found.values())


@pytest.mark.parametrize(("seed", "at"), [("0", 29), ("1", 19), ("3", 17), ("4", 19)])
def test_a_line_that_is_certain_comes_before_one_that_hangs_on_hidden_backs(seed: str, at: int) -> None:
    shown = view(somewhere({}, seed)[at])
    certain, doubtful = certain_lines(shown)
    assert certain
    assert doubtful
    for level in (1, 2, 3):
        for nth in range(4):
            assert OPPONENT.choose(shown, level, str(nth))[-1] in certain
    assert OPPONENT.rank(shown, "x", 1)[0].actions[-1] in certain
