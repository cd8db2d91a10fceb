"""A store that forwards changes nothing on the way."""

from collections.abc import Mapping
from unittest.mock import AsyncMock, call

import pytest

from data.records import Person
from data.store import ForwardingStore, Insert, Store, Where

ANA, HERE = Person("ana"), Where(equal={"id": "ana"})


@pytest.mark.parametrize(
    ("method", "asked", "named"),
    [
        ("get", (Person, "ana"), {}),
        ("find", (Person, HERE), {"order": ("id",), "limit": 2}),
        ("count", (Person, HERE), {}),
        ("tally", (Person, ("id",), HERE), {}),
        ("commit", (Insert(ANA), Insert(ANA)), {}),
        ("check_still_there", (), {}),
        ("truncate_wal", (), {}),
        ("close", (), {}),
    ],
)
async def test_what_is_asked_is_forwarded_as_it_was(
    method: str, asked: tuple[object, ...], named: Mapping[str, object]
) -> None:
    store = AsyncMock(spec=Store)
    await getattr(ForwardingStore(store), method)(*asked, **named)
    assert store.method_calls == [getattr(call, method)(*asked, **named)]
