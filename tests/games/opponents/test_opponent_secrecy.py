"""An opponent answers by what its seat may see: two truths that look alike to it get one answer."""

import os

import pytest

from games.core.game import Action
from games.core.outcome import Seat
from games.opponents.opponent import RankedTurn
from games.opponents.registry import opponent
from games.opponents.topologic.opponent import TopologicOpponent
from games.opponents.topologic.seeking import actions
from games.registry import game
from games.topologic.rules import State, Topologic, View
from tools.opponents.secrecy import Peeked, examine, hidden_games

POSITIONS = int(os.environ.get("CAIRN_HONESTY_POSITIONS", "20"))  # 2,000 by python -m tools.opponents.secrecy


@pytest.mark.parametrize("key", hidden_games())
def test_g_6_every_answer_is_the_same_in_another_truth(key: str) -> None:
    assert examine(game(key), opponent(key), POSITIONS) >= POSITIONS // 10


def test_games_with_secrets_are_among_those_examined() -> None:
    assert "topologic" in hidden_games()


class Overheard(Topologic):
    """Lets slip, beside every view, of which truth it is."""

    truth: State | None = None

    def view(self, state: State, seat: Seat | None) -> View:
        type(self).truth = state
        return super().view(state, seat)


class GoesStraightThere(TopologicOpponent):
    """Reads the truth and sends the pawns to the secret as soon as all of them reach it."""

    def choose(self, view: View, level: int, seed: str) -> tuple[Action, ...]:
        truth = Overheard.truth
        if truth is not None and truth.secret is not None and view.phase == "enter":
            return actions(view, (truth.secret,) * len(view.pawns))
        return super().choose(view, level, seed)


class RanksByTheTruth(TopologicOpponent):
    def rank(self, view: View, seed: str, most: int = 3) -> list[RankedTurn]:
        secret = Overheard.truth.secret if Overheard.truth else None
        return [RankedTurn(one.actions, one.value - (secret or 0) / 1000) for one in super().rank(view, seed, most)]


class StandsByTheTruth(TopologicOpponent):
    def evaluate(self, view: View) -> float:
        return super().evaluate(view) + (((Overheard.truth.secret if Overheard.truth else None) or 0) / 1000)


@pytest.mark.parametrize("cheat", [GoesStraightThere(), RanksByTheTruth(), StandsByTheTruth()], ids=type)
def test_who_reads_the_truth_is_caught(cheat: TopologicOpponent) -> None:
    with pytest.raises(Peeked):
        examine(Overheard(), cheat, 40)
