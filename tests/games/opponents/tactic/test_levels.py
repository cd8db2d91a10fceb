"""What the levels that look at their own turns only think of them."""

from games.opponents.tactic.levels import _own_way
from games.opponents.tactic.position import TacticPosition, parse
from tests.games.tactic.positions import start


def test_whose_patrols_come_nearer_home_thinks_more_of_the_turn() -> None:
    on, aside = ((parse("1b-2c"), parse(then)) for then in ("2c-3b", "2c-1b"))
    position = TacticPosition(start())
    assert _own_way(position, on) > _own_way(position, aside)
