"""Who sits where, and what came too late for a game or a turn."""

from unittest.mock import MagicMock

import pytest

from bot.tables import ErrorCode, TableError
from bot.tables.play.at_table import check_game, check_turn, opponent, person_at

UPDATE = MagicMock()
UPDATE.round.seat_0, UPDATE.round.seat_1 = "ana", "ben"
UPDATE.table.turn_no, UPDATE.table.game_no = 7, 2


def test_each_seat_has_its_person_and_that_person_an_opponent() -> None:
    assert [person_at(UPDATE, 0), person_at(UPDATE, 1)] == ["ana", "ben"]
    assert [opponent(UPDATE, 0), opponent(UPDATE, 1)] == ["ben", "ana"]


@pytest.mark.parametrize(("check", "now"), [(check_turn, 7), (check_game, 2)])
def test_what_was_meant_for_another_moment_is_refused(check: object, now: int) -> None:
    assert callable(check)
    check(UPDATE, now)
    check(UPDATE, None)
    for other in (now - 1, now + 1):
        with pytest.raises(TableError) as refused:
            check(UPDATE, other)
        assert refused.value.key == ErrorCode.OLD_TURN
