"""One family: whoever catches `StoreError` catches all, and each says itself in one line."""

from collections.abc import Iterator

import pytest

from data.errors import CannotOpen, CommitInDoubt, MissingDatabase, StoreError, StoreFailed


def family(kind: type[StoreError] = StoreError) -> Iterator[type[StoreError]]:
    yield kind
    for child in kind.__subclasses__():
        yield from family(child)


@pytest.mark.parametrize("kind", list(family()))
def test_each_says_itself_in_one_line(kind: type[StoreError]) -> None:
    assert str(kind("two\n  lines\tand more ")) == "two lines and more"
    assert str(kind()) == kind.__name__


def test_who_starts_and_who_plays_can_tell_their_own_apart() -> None:
    assert issubclass(MissingDatabase, CannotOpen)
    assert not issubclass(MissingDatabase, StoreFailed)
    assert issubclass(CommitInDoubt, StoreFailed)
