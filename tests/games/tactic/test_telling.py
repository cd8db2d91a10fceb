"""What a turn of Tactic is said to have brought."""

from games.core.manual import ActionSummary
from games.tactic.telling import told
from tests.games.tactic.positions import at, play


def test_ta_16_what_north_gains_by_arriving_is_told() -> None:
    before = at("5a 5b 5c", "2b 7a 7c", to_move=1)
    after = play(before, "2b-1b", "7a-6a")
    gained = ActionSummary("gained", {"points": after.points[1], "places": "1b"})
    assert told(before, ["2b-1b", "7a-6a"], after)[-1] == gained
