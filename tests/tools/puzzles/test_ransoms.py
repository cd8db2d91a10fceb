"""Games that are steered towards a ransom come to positions in which hardly anything else saves the buyer."""

from games.core.play import legal, states
from games.logitac.legal import RANSOM
from games.logitac.rules import GAME
from games.opponents.logitac.position import QuickPosition
from games.opponents.logitac.weighing import worth
from games.puzzles.collection import puzzles
from games.puzzles.puzzle import position
from tools.puzzles.logitac import judge
from tools.puzzles.mining import STEERED
from tools.puzzles.ransoms import MOST_WAYS_OUT, ransoms, ways_out


def test_it_is_a_game_like_any_other_and_the_ransom_is_pressing() -> None:
    found = next(ransoms("steered"))
    *_, state = states(GAME, found.options, found.seed, found.actions)
    assert state == found.position.state and state.to_move == found.position.seat
    assert RANSOM in legal(GAME, state)
    here = QuickPosition(state, worth(state.length))
    assert ways_out(here, found.position.seat) <= MOST_WAYS_OUT


def test_paying_in_time_is_an_idea_of_its_own() -> None:
    about = [one for one in puzzles("logitac") if one.idea.kind in STEERED["ransom"][1]]
    assert len(about) >= 3
    paid = next(one for one in about if one.best.turn == (RANSOM,))
    judged = judge(position(paid))
    assert judged is not None and judged.idea.kind == "buys-in-time"
