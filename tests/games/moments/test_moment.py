"""What a turn weighs in the games that count something; bot/contract/test_moments.py asks every game."""

from games.core.outcome import SEATS, other
from games.moments.moment import weighing
from games.registry import game


def test_l_calculus_weighs_points_against_points() -> None:
    rules, weigh = game("l_calculus"), weighing("l_calculus")
    before = rules.setup({}, "")
    after = rules.apply(before, "1/2-18")
    found = weigh(before, after, 0)
    assert found is not None
    assert (found.weight, dict(found.values)) == (1, {"mine": 2, "theirs": 1})
    assert weigh(before, after, other(SEATS[0])) is None


def test_topologic_counts_the_tiles_that_fit_all_scores() -> None:
    rules, weigh = game("topologic"), weighing("topologic")
    before = rules.apply(rules.setup({"seekers": 3}, "s"), "hide y4")
    after = before
    for action in ("1@y1", "2@y2", "3@y3"):
        after = rules.apply(after, action)
    found = weigh(rules.view(before, 1), rules.view(after, 1), 1)
    assert found is not None
    assert dict(found.values) == {"were": 60, "left": 3}  # y4, y5 and y6 score three; of the others none
