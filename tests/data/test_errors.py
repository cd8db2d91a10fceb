"""One family: whoever catches `StoreError` catches all, each has a key of its own and says itself in one line."""

from collections.abc import Iterator

import pytest

from data.errors import CannotOpen, CommitInDoubt, MissingDatabase, StoreError, StoreFailed


def family(kind: type[StoreError] = StoreError) -> Iterator[type[StoreError]]:
    yield kind
    for child in kind.__subclasses__():
        yield from family(child)


def test_each_kind_has_a_key_of_its_own() -> None:
    keys = [kind.key for kind in family()]
    assert len(keys) > 15
    assert len(set(keys)) == len(keys)
    assert all(key.startswith("store-") for key in keys)


@pytest.mark.parametrize("kind", list(family()))
def test_each_says_itself_in_one_line(kind: type[StoreError]) -> None:
    assert str(kind("two\n  lines\tand more ")) == "two lines and more"
    assert str(kind()) == kind.__name__


def test_who_starts_and_who_plays_can_tell_their_own_apart() -> None:
    assert issubclass(MissingDatabase, CannotOpen)
    assert not issubclass(MissingDatabase, StoreFailed)
    assert issubclass(CommitInDoubt, StoreFailed)
