"""A handler is given what its custom id says."""

from inspect import signature
from typing import Any

import pytest

from bot.ui.picker import pick
from bot.ui.play import hint
from bot.ui.registry import _OF_TABLES, _WITHOUT_TABLES
from bot.ui.reply import Ack
from bot.ui.route import Route

ROUTES: dict[str, Route] = {
    verb: route for module in (pick, hint, *_OF_TABLES, *_WITHOUT_TABLES) for verb, route in module.ROUTES.items()
}


async def _nothing(*said: object) -> None:
    """Stand in for a handler."""


def test_numbers_come_as_numbers_and_what_was_picked_comes_last() -> None:
    route = Route(_nothing, Ack.NEW, "word int *", picks=True)
    assert route.read(("tactic", "-3", "b", "4"), ("Ana",)) == ["tactic", -3, "b", "4", "Ana"]


def test_what_many_were_picked_for_reads_them_itself() -> None:
    assert Route(_nothing, Ack.HERE, "word").read(("games",), ("tactic", "logitac")) == ["games"]


@pytest.mark.parametrize("verb", ROUTES)
def test_every_handler_takes_what_its_custom_ids_say(verb: str) -> None:
    route = ROUTES[verb]
    args: list[Any] = [*route.args.removesuffix("*").split(), *(["further"] if route.args.endswith("*") else [])]
    assert signature(route.handler).bind("request", *args, *(["picked"] if route.picks else []))
