"""The same game twice, with another truth: a script that goes through in both, and what may differ in what is shown."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

from bot.ui.public.show.turn import FINGERPRINT
from data.records import Entry
from data.store import Store, Where
from games.core.game import AnyGame
from games.core.outcome import Seat
from games.records.commitment import commit_secret

SEAL = "Seal: "
TRIED = 24  # actions, before a script ends

Step = tuple[Seat, str, str]  # who, the action in the first truth, and in the second
Truths = tuple[Any, Any]


def write(rules: AnyGame, truths: Truths, turns: int, observers: Sequence[Seat | None], lots: Random) -> Iterator[Step]:
    """Find a script that goes through in both truths and tells those who look on nothing of which one it is."""
    first, second = truths
    for _ in range(turns):
        seat = first.to_move
        found = next(_steps(rules, (first, second), observers, lots), None)
        if found is None:
            return
        yield seat, *found
        first, second = rules.apply(first, found[0]), rules.apply(second, found[1])


def _steps(rules: AnyGame, truths: Truths, observers: Sequence[Seat | None], lots: Random) -> Iterator[tuple[str, str]]:
    first, second = truths
    legal = [list(rules.actions(rules.view(state, state.to_move))) for state in truths]
    for action in lots.sample(legal[0], min(TRIED, len(legal[0]))):
        hidden = any(rules.redact(first, action, seat) != action for seat in observers)
        twin = lots.choice(legal[1]) if hidden else action
        if twin not in legal[1] or not all(
            rules.redact(first, action, seat) == rules.redact(second, twin, seat) for seat in observers
        ):
            continue
        after = rules.apply(first, action), rules.apply(second, twin)
        over = any(state.outcome is not None for state in after)
        if not over and all(rules.view(after[0], seat) == rules.view(after[1], seat) for seat in observers):
            yield action, twin


async def promises(store: Store) -> list[str]:
    """The salted commitments, whole and as turn messages begin them: all that may be made of what is hidden."""
    found = [commit_secret(entry.action, entry.salt) for entry in await store.find(Entry, Where()) if entry.salt]
    return [*found, *(value[:FINGERPRINT] for value in found)]


def unsealed(export: str) -> str:
    """Leave out a file's seal, once it is seen to be made of nothing but the text above it."""
    text, mark, seal = export.rpartition(SEAL)
    return text if mark and sha256(text.encode()).hexdigest() == seal.strip() else export


def masked(text: str, promised: Iterable[str]) -> str:
    """Leave these values out, and nothing else that looks like a hash: it may be one of what is hidden."""
    for value in promised:
        text = text.replace(value, "PROMISED")
    return text
