"""Tell what a turn did, from what everybody could see before and after it."""

from collections.abc import Sequence
from typing import Any

from bot.tables.values.notice_contents import ToldAction
from data.records import Entry
from games.core.game import AnyGame
from games.core.manual import ActionSummary
from games.core.outcome import Seat
from games.registry import manual

PASSED = ActionSummary("passed", {})


def told_turn(
    game: AnyGame, before: Any, actions: Sequence[str], after: Any, seat: Seat | None = None
) -> tuple[ToldAction, ...]:
    """Tell a complete turn, whose actions are spelled as the reader may read them."""
    if not actions:
        return ()
    told, seen, then = manual(game), before, after
    if game.has_secrets:
        seen, then = game.view(before, seat), game.view(after, seat)
    parts = list(told.tell(seen, actions, then))
    if told.has_passed(seen, then):
        parts.append(PASSED)
    return tuple((part.kind, part.values) for part in parts)


def last_told(game: AnyGame, found: Sequence[Any], log: Sequence[Entry]) -> tuple[ToldAction, ...]:
    """Tell the last complete turn as everybody may read it; () before there is one."""
    end = next(nth for nth in reversed(range(len(found))) if is_whole(found[nth]))
    start = next((nth for nth in reversed(range(end)) if found[nth].fresh), end)
    pairs = zip(found[start:end], log[start:end], strict=True)
    return told_turn(game, found[start], [game.redact(state, entry.action, None) for state, entry in pairs], found[end])


def is_whole(state: Any) -> bool:
    """Return whether the turn that led here is complete: a game may end in the middle of one."""
    return bool(state.fresh or state.outcome is not None)


def turn_start(found: Sequence[Any]) -> Any:
    """Find the state in which the running turn began; of a game that is over, the last one."""
    last = found[-1]
    if last.fresh or last.outcome is not None:
        return last
    return next(state for state in found if state.turn == last.turn)
