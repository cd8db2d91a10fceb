"""Forgiving reading (G-3): match typed text to the list of legal actions, or say why it doesn't match."""

from collections.abc import Sequence

from games.core.game import V
from games.core.illegal import IllegalAction, IllegalReason
from games.core.manual import Manual

MOST_TEXT = 400  # no turn is longer
MOST_WORD = 40  # no action is longer
MOST_NEAR = 8


def read(manual: Manual[V], view: V, text: str) -> list[str]:
    """Turn a line into legal actions of one turn, all or none, each read where the ones before it lead (G-2, G-3)."""
    if view.outcome is not None:
        raise IllegalAction(IllegalReason.GAME_OVER)
    legal = manual.rules.actions(view)
    if text in legal:  # as pickers and logs spell it: nothing to forgive
        return [text]
    if len(text) > MOST_TEXT:
        raise IllegalAction(IllegalReason.TOO_LONG, text[:MOST_WORD].strip())
    typed = manual.words(view, text)
    if not typed:
        raise IllegalAction(IllegalReason.EMPTY)
    actions: list[str] = []
    for nth, word in enumerate(typed, 1):
        if actions:
            view = manual.rules.preview(view, actions[-1])
            if view.fresh or view.outcome is not None:
                raise IllegalAction(IllegalReason.TURN_OVER, word[:MOST_WORD], nth)
            legal = manual.rules.actions(view)
        actions.append(_match(manual, view, legal, word, nth))
    return actions


def _match(manual: Manual[V], view: V, legal: Sequence[str], word: str, nth: int) -> str:
    if len(word) > MOST_WORD:
        raise IllegalAction(IllegalReason.UNREADABLE, word[:MOST_WORD], nth)
    if not legal:
        raise IllegalAction(IllegalReason.NOT_YOURS, word, nth)
    if word in legal:
        return word
    folded = manual.normalize(word)
    spelled = [manual.normalize(action) for action in legal]
    same = [action for one, action in zip(spelled, legal, strict=True) if one == folded]
    if len(same) == 1:
        return same[0]
    if same:
        raise IllegalAction(IllegalReason.AMBIGUOUS, word, nth, tuple(same[:MOST_NEAR]))
    near = nearest(spelled, legal, folded)
    raise IllegalAction(IllegalReason.ILLEGAL, word, nth, near, manual.objection(view, folded))


def nearest(spelled: Sequence[str], legal: Sequence[str], folded: str) -> tuple[str, ...]:
    """Find the legal actions that begin most like the word, first those that end like it, too."""
    start, alike = 0, list(zip(spelled, legal, strict=True))
    while start < len(folded):
        closer = [one for one in alike if one[0][start : start + 1] == folded[start]]
        if not closer:
            break
        start, alike = start + 1, closer
    backwards = folded[start:][::-1]
    close = [(_ending(one, backwards), action) for one, action in alike]
    most = max(length for length, _ in close)
    by_likeness = [action for length in range(most, -1, -1) for each, action in close if each == length]
    return tuple(by_likeness if start else (action for length, action in close if length == most))[:MOST_NEAR]


def _ending(one: str, backwards: str) -> int:
    pairs = enumerate(zip(one[::-1], backwards, strict=False))
    length = next((at for at, (left, right) in pairs if left != right), min(len(one), len(backwards)))
    return length if length > 1 else 0  # a single letter or digit names nothing
