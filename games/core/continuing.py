"""Find continuations of a text that is still being typed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from games.core.game import Action, V
from games.core.manual import Manual
from games.core.reading import MOST_TEXT, MOST_WORD

MOST_CONTINUED = 25


@dataclass(frozen=True, slots=True)
class Continuation:
    """A partly typed turn: whole actions, and what the rest may become."""

    begun: tuple[Action, ...] = ()  # legal, one after the other
    rest: str = ""  # what follows them and is no action yet
    actions: tuple[Action, ...] = ()  # how it may go on after `begun`
    longer: tuple[Action, ...] = ()  # what the last of `begun` may yet become: it is still being typed
    is_whole: bool = False  # `begun` ends the turn

    @property
    def lines(self) -> Iterator[tuple[Action, ...]]:
        """Go through whole lines to offer, what stands already first."""
        if self.begun and not self.rest:
            yield self.begun
        for action in self.longer:
            yield (*self.begun[:-1], action)
        for action in self.actions:
            yield (*self.begun, action)


def continuation(manual: Manual[V], view: V, typed: str, most: int = MOST_CONTINUED) -> Continuation:
    """Find how a text may continue; a text longer than any turn has no continuation."""
    if len(typed) > MOST_TEXT or view.outcome is not None:
        return Continuation(rest=typed[:MOST_WORD])
    words = manual.words(view, typed)
    begun: list[Action] = []
    legal = last = manual.rules.actions(view)
    is_whole = False
    while len(begun) < len(words) and not is_whole:
        matching = _exactly(manual, legal, words[len(begun)])
        if matching is None:
            break
        begun.append(matching)
        view, last = manual.rules.preview(view, matching), legal
        is_whole = view.fresh or view.outcome is not None
        legal = () if is_whole else manual.rules.actions(view)
    rest = " ".join(words[len(begun) :])
    is_typing = begun and not rest and not typed[-1:].isspace()
    longer = (one for one in last if is_typing and one.startswith(begun[-1]) and one != begun[-1])
    going_on = _going_on(manual, legal, rest)
    return Continuation(tuple(begun), rest, tuple(islice(going_on, most)), tuple(islice(longer, most)), is_whole)


def _exactly(manual: Manual[V], legal: Sequence[Action], word: str) -> Action | None:
    if word in legal:
        return word
    if len(word) > MOST_WORD:
        return None
    folded = manual.normalize(word)
    same = [action for action in legal if manual.normalize(action) == folded]
    return same[0] if len(same) == 1 else None


def _going_on(manual: Manual[V], legal: Sequence[Action], rest: str) -> Iterator[Action]:
    """Put actions that begin as typed first, then those that contain it."""
    if not rest:
        yield from legal
        return
    if len(rest) > MOST_WORD:
        return
    lowered = rest.lower()
    yield from (action for action in legal if action.startswith(lowered))
    folded = manual.normalize(rest)
    for action in legal:
        if not action.startswith(lowered) and folded in manual.normalize(action):
            yield action
