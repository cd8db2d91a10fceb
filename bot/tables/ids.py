"""Ids come from outside: nothing else is asked of the store, or repeated to anybody."""

import re

from bot.tables.errors import ErrorCode, TableError

_ID = re.compile(r"[A-Za-z0-9_.:-]{1,64}")
_MOST_SHOWN = 25


def is_id(given: str) -> bool:
    return _ID.fullmatch(given) is not None


def check_ids(*ids: str | None) -> None:
    for one in ids:
        if one and not is_id(one):
            raise TableError(ErrorCode.BAD_ID)


def printable(given: str) -> str:
    """Make anything typed fit to be repeated in an answer."""
    return "".join(sign for sign in given[:_MOST_SHOWN] if sign.isprintable())
