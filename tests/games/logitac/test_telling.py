"""What a turn of Logitac is said to have brought."""

from games.core.manual import ActionSummary
from games.logitac.telling import told
from tests.games.logitac.positions import play
from tests.games.logitac.test_rules_ends import buyer


def test_lo_26_a_ransom_is_told_as_one_and_recruits_nobody() -> None:
    before = buyer("n14:double v21:cyl b1")
    assert told(before, ["ransom"], play(before, "ransom")) == [ActionSummary("ransom", {})]
