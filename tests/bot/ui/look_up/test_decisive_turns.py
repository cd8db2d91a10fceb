"""The turns that decided a game: what is blamed, then what came to light, then what achieved most."""

from typing import Any

import pytest

from bot.tables import PastTurn
from bot.ui.look_up import decisive_turns as module
from bot.ui.look_up.decisive_turns import decisive_turns
from bot.workers.review import KeyTurn, Review
from games.moments.moment import Moment
from games.registry import game

WEIGHTS = (3, 9, 0, 5)  # of the moments after four turns; 0: none


async def test_what_is_blamed_comes_first_then_the_heaviest_moments_and_each_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = game("tactic")
    start = rules.setup({}, "a")
    turns = [PastTurn(0, nth, (), start, start) for nth in range(1, 5)]

    async def moments_of(key: str, given: list[PastTurn]) -> list[tuple[PastTurn, Moment]]:
        assert (key, given) == ("tactic", turns)
        weighed = zip(given, WEIGHTS, strict=True)
        return [(turn, Moment(weight, "so", {})) for turn, weight in weighed if weight]

    monkeypatch.setattr(module, "moments_of", moments_of)
    assert await decisive_turns(rules, turns, None) == [2, 4, 1]
    verdict: Any = None
    review = Review((), (KeyTurn(3, turns[2], verdict), KeyTurn(4, turns[3], verdict)), None, ())
    assert await decisive_turns(rules, turns, review) == [3, 4, 2, 1]
