"""What a hint of Logan Stones says for certain is so, whatever the backs are; one that says too much is caught."""

from itertools import islice

from games.logan_stones.rules import GAME
from games.opponents.opponent import TurnReason
from tools.opponents.logan_hints import careful_game, hints, is_true

BEGINNER, CASUAL = 1, 2  # who answer at once; the one leaves more to hedge, the other more to be sure of


def test_no_hint_says_for_certain_what_is_false() -> None:
    told = [*islice(hints(100, BEGINNER), 100), *islice(hints(100, CASUAL), 100)]
    assert [said for said, holds in told if not holds] == []
    assert len({said.kind for said, _ in told}) > 7


def test_a_hint_that_says_too_much_is_caught() -> None:
    state = list(careful_game({}, "caught", CASUAL))[4]
    action = (GAME.actions(GAME.view(state, state.player))[0],)
    after = GAME.apply(state, action[0])
    assert after.outcome is None
    assert not is_true(state, action, TurnReason("wins", {}))
    assert not is_true(state, action, TurnReason("no-answer", {}))
    assert not is_true(state, action, TurnReason("turns", {"stones": len(after.turned) + 1}))
