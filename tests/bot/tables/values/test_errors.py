"""A refusal says in a log what was refused, and with which values."""

from bot.tables import ErrorCode, TableError


def test_an_error_says_its_key_and_its_values() -> None:
    assert str(TableError(ErrorCode.BUSY)) == ErrorCode.BUSY
    assert str(TableError(ErrorCode.TOO_MANY_TABLES, most=3)) == f"{ErrorCode.TOO_MANY_TABLES} {{'most': 3}}"
