"""Requests that the UI itself refuses."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from bot.workers.pool import JobFailed, WorkerLost
from games.text import WordValue

Found = TypeVar("Found")


class UiRefusal(Exception):
    """Carries the key of the sentence that says what is wrong and what can be done."""

    def __init__(self, key: str, **values: WordValue) -> None:
        super().__init__(key)
        self.key, self.values = key, values


def found(what: Found | None, key: str = "error-old-button", **values: WordValue) -> Found:
    """Refuse where nothing was found."""
    if what is None:
        raise UiRefusal(key, **values)
    return what


@contextmanager
def refused_without_worker(key: str) -> Iterator[None]:
    """Refuse what needs a worker where none does its job."""
    try:
        yield
    except (JobFailed, WorkerLost) as failed:
        raise UiRefusal(key) from failed
