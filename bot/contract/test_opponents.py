"""What every opponent promises, whatever its game."""

from functools import cache
from types import SimpleNamespace

import pytest

from bot.contract.sampling import play, samples, some_sets
from games.core.game import AnyGame, Position
from games.core.outcome import SEATS, Seat
from games.core.play import legal
from games.core.seeded import Lots
from games.opponents.opponent import GIVES_UP_AFTER, LEVELS
from games.opponents.registry import opponent
from games.registry import game
from games.text import LANGUAGES, words

MOST_ACTIONS = 60
MOST_NODES = {1: 5_000, 2: 30_000}
SLOW_POSITIONS = 2  # for each game the levels 3 and 4 are asked about so many and a begun turn
SETS = 12  # option sets at most
LOOKED_AT_AGAIN = 8  # positions at which the levels 1 and 2 are asked twice, and how it stands


@cache
def asked(key: str) -> list[Position]:
    """Choose two positions of a game for each option set, begun turns among them."""
    rules = game(key)
    positions: list[Position] = []
    for nth, chosen in enumerate(some_sets(rules, SETS)):
        played = play(rules, chosen, f"asked {nth}", MOST_ACTIONS).states
        states = [state for state in played if state.to_move is not None]
        positions += [states[0], Lots(f"{key} {nth}", "asked").pick(states)]
    return positions


def take_turn(rules: AnyGame, state: Position, actions: tuple[str, ...]) -> Position:
    """Take a turn through the rules, each action legal and by the one seat, to its end or what it uncovers."""
    assert actions
    seat, turn = state.to_move, state.turn
    for action in actions:
        assert (state.to_move, state.turn) == (seat, turn)
        assert action in legal(rules, state)
        must_look = rules.shows_hidden(rules.view(state, seat), action)
        state = rules.apply(state, action)
    assert must_look or state.outcome is not None or (state.fresh and state.turn > turn)
    return state


def test_the_first_levels_answer_every_option_and_begun_turns_alike_and_soon(key: str) -> None:
    thinking, rules = opponent(key), game(key)
    positions = asked(key)
    assert {state.to_move for state in positions} == {0, 1}
    counted = thinking.nodes
    for nth, state in enumerate(positions):
        view = rules.view(state, state.to_move)
        for level in (1, 2):
            nodes = thinking.nodes
            actions = thinking.choose(view, level, f"seed {nth}")
            assert thinking.nodes - nodes <= MOST_NODES[level]
            take_turn(rules, state, actions)
            assert nth >= LOOKED_AT_AGAIN or thinking.choose(view, level, f"seed {nth}") == actions
        assert nth >= LOOKED_AT_AGAIN or -1 <= thinking.evaluate(view) <= 1
    assert thinking.nodes > counted  # else the limit above says nothing


def slow_positions(key: str) -> list[Position]:
    positions = asked(key)
    begun = [state for state in positions if not state.fresh][:1]
    spread = [state for state in positions[1 :: max(1, len(positions) // SLOW_POSITIONS)] if state not in begun]
    return [*begun, *spread[:SLOW_POSITIONS]]


def test_the_hard_levels_answer_legally_and_the_same_again(key: str) -> None:
    thinking, rules = opponent(key), game(key)
    asked = [(rules.view(state, state.to_move), state, level) for state in slow_positions(key) for level in (4, 3)]
    answers = [thinking.choose(view, level, "seed") for view, _, level in asked]
    for (_, state, _), actions in zip(asked, answers, strict=True):
        take_turn(rules, state, actions)
    repeated = (0, *range(1, len(asked), 2))  # after others were asked, too
    assert all(thinking.choose(asked[nth][0], asked[nth][2], "seed") == answers[nth] for nth in repeated)


def test_turns_are_ranked_best_first_and_explained_in_both_languages(key: str) -> None:
    thinking, rules = opponent(key), game(key)
    for state in slow_positions(key)[:2]:
        view = rules.view(state, state.to_move)
        ranked = thinking.rank(view, "seed", 4)
        assert 0 < len(ranked) <= 4
        assert [one.value for one in ranked] == sorted((one.value for one in ranked), reverse=True)
        assert len({one.actions for one in ranked}) == len(ranked)
        for one in ranked:
            assert -1 <= one.value <= 1
            take_turn(rules, state, one.actions)
        reason = thinking.explain(view, ranked[0].actions)
        for language in LANGUAGES:
            assert words(language).say(f"{key}-why-{reason.kind}", **reason.values)


def test_a_game_that_is_over_stands_as_it_ended(key: str) -> None:
    thinking, rules = opponent(key), game(key)
    for outcome, state in ((sample.states[-1].outcome, sample.states[-1]) for sample in samples(key)):
        if outcome is not None:
            expected = 0.0 if outcome.winner is None else 1.0 - 2 * outcome.winner
            assert all(thinking.evaluate(rules.view(state, seat)) == expected for seat in (0, 1))


@pytest.mark.parametrize("seat", SEATS)
def test_only_who_is_good_gives_up_and_only_late_and_beyond_hope(
    key: str, seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, own = opponent(key), 1 - 2 * seat
    hopeless = thinking.hopeless
    told = -1.0 if hopeless is None else hopeless
    monkeypatch.setattr(type(thinking), "evaluate", lambda *_: own * told)
    late = SimpleNamespace(to_move=seat, turn=30)  # only the turn and the mover are asked
    assert [thinking.gives_up(late, level) for level in LEVELS] == [False, *[hopeless is not None] * 3]
    assert thinking.sees_no_hope(late) == (hopeless is not None)
    assert not thinking.gives_up(SimpleNamespace(to_move=seat, turn=GIVES_UP_AFTER), 4)
    assert not thinking.gives_up(SimpleNamespace(to_move=None, turn=30), 4)
    monkeypatch.setattr(type(thinking), "evaluate", lambda *_: own * (told + 0.01))
    assert not thinking.gives_up(late, 4)
    monkeypatch.setattr(type(thinking), "evaluate", lambda *_: -own * told)
    assert not thinking.gives_up(late, 4)
