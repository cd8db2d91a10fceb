"""What a turn of Tactic is said to have brought."""

from dataclasses import replace

import pytest

from games.core.manual import ActionSummary
from games.tactic.telling import told
from tests.games.tactic.positions import at, play


def test_ta_16_what_north_gains_by_arriving_is_told() -> None:
    before = at("5a 5b 5c", "2b 7a 7c", to_move=1)
    after = play(before, "2b-1b", "7a-6a")
    gained = ActionSummary("gained", {"points": after.points[1], "places": "1b"})
    assert told(before, ["2b-1b", "7a-6a"], after)[-1] == gained


@pytest.mark.parametrize(
    ("variant", "action", "lost"),
    [
        ("classic", "lose 8a", ActionSummary("lose-guard", {"at": "8a"})),
        ("classic", "lose reserve", ActionSummary("lose-reserve", {})),
        ("capture", "lose 2a", ActionSummary("lose-patrol", {"at": "2a"})),
    ],
)
def test_ta_13_ta_19_what_a_blocked_player_gives_up_is_told(variant: str, action: str, lost: ActionSummary) -> None:
    before = replace(at("2a 2b 2g | 8a", "5a 5b 5c | 3a 3d", reserve=(1, 0)), variant=variant)
    assert told(before, [action], play(before, action)) == [lost]
