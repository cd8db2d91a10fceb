"""The example a form shows is a whole turn, legal now, the same every time."""

from bot.contract.sampling import positions
from games.core.example import example_turn
from games.core.outcome import SEATS
from games.core.play import take
from games.registry import game, manual


def test_an_example_is_a_whole_legal_turn_for_whoever_is_to_move_and_nothing_for_others(key: str) -> None:
    rules = game(key)
    for *_, state in positions(key, every=197):
        for viewer in (*SEATS, None):
            view = rules.view(state, viewer)
            example = example_turn(manual(rules), view)
            assert bool(example) == bool(rules.actions(view))
            assert example == example_turn(manual(rules), view)
            assert len(example) <= 60
            if example and viewer == state.to_move:
                after = take(manual(rules), state, example)[-1][1]
                assert after.fresh or after.outcome is not None


def test_g_6_an_example_is_the_same_in_every_truth_its_reader_can_t_tell_apart(key: str) -> None:
    rules = game(key)
    for _, at, state in positions(key, every=211):
        if state.to_move is not None:
            another = rules.resample(state, state.to_move, f"another {at}")
            view, twin = rules.view(state, state.to_move), rules.view(another, state.to_move)
            assert example_turn(manual(rules), view) == example_turn(manual(rules), twin)
