"""Forgiving reading (G-3): match typed text to the list of legal actions, or say why it doesn't match."""

import re
import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from games.core.illegal import IllegalAction, IllegalReason

if TYPE_CHECKING:
    from games.core.game import Game, Position

S = TypeVar("S", bound="Position")
V = TypeVar("V", bound="Position")

MOST_TEXT = 400  # no turn is longer
MOST_WORD = 40  # no action is longer
MOST_NEAR = 8

_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—―−→➔➜➡⟶⇒➝↔⇄⇆⇔", "-") | dict.fromkeys("×✕✖⨯", "x") | {"∗": "*", "⁄": "/"})
_ACCENTS = re.compile(r"[\u0300-\u036f\ufe0f]")  # split off their letters; the last one makes an arrow an emoji
_STOP = re.compile(r"(?<=\w)[.?]+$")  # telephones end sentences
_LABEL = re.compile(r"\s·\s.*$", re.DOTALL)  # "1b-2c · the patrol steps": people submit labels, too
_JOINED = re.compile(r"\s*(->|=>|[-/>])\s*")
_BETWEEN = re.compile(r"[\s,;]+")
_ARROW = re.compile(r"->|=>|>")
_CAPTURE = re.compile(r"(?<=[a-z]\d)x(?=[a-z]\d)|(?<=[a-z]\d\d)x(?=[a-z]\d)")  # G-3: between complete squares only


def plain(text: str) -> str:
    """Replace signs by their ASCII relatives; drop accents, a full stop, and a label's explanation."""
    bare = _LABEL.sub("", text.strip())
    if not bare.isascii():
        bare = _ACCENTS.sub("", unicodedata.normalize("NFKD", bare)).translate(_SIGNS)
    return _STOP.sub("", bare.lower())


def words(text: str) -> list[str]:
    """Cut at spaces and commas, but not around a sign that joins two squares."""
    return [word for word in _BETWEEN.split(_JOINED.sub(r"\1", plain(text))) if word]


def normalize(word: str) -> str:
    """Treat all signs between two squares as one."""
    arrows = _ARROW.sub("-", plain(word))
    return _CAPTURE.sub("-", arrows)


def read(game: "Game[S, V]", view: V, text: str) -> list[str]:
    """Turn a line into legal actions, each read in the position the ones before it lead to."""
    if view.outcome is not None:
        raise IllegalAction(IllegalReason.GAME_OVER)
    legal = game.actions(view)
    if text in legal:  # as pickers and logs spell it: nothing to forgive
        return [text]
    if len(text) > MOST_TEXT:
        raise IllegalAction(IllegalReason.TOO_LONG, text[:MOST_WORD].strip())
    typed = game.words(view, text)
    if not typed:
        raise IllegalAction(IllegalReason.EMPTY)
    actions: list[str] = []
    for nth, word in enumerate(typed, 1):
        if actions:
            view = game.preview(view, actions[-1])
            if view.fresh or view.outcome is not None:
                raise IllegalAction(IllegalReason.TURN_OVER, word[:MOST_WORD], nth)
            legal = game.actions(view)
        actions.append(_match(game, view, legal, word, nth))
    return actions


def _match(game: "Game[S, V]", view: V, legal: Sequence[str], word: str, nth: int) -> str:
    if len(word) > MOST_WORD:
        raise IllegalAction(IllegalReason.UNREADABLE, word[:MOST_WORD], nth)
    if not legal:
        raise IllegalAction(IllegalReason.NOT_YOURS, word, nth)
    if word in legal:
        return word
    folded = game.normalize(word)
    spelled = [game.normalize(action) for action in legal]
    found = [action for one, action in zip(spelled, legal, strict=True) if one == folded]
    if len(found) == 1:
        return found[0]
    if found:
        raise IllegalAction(IllegalReason.AMBIGUOUS, word, nth, tuple(found[:MOST_NEAR]))
    near = nearest(spelled, legal, folded)
    raise IllegalAction(IllegalReason.ILLEGAL, word, nth, near, game.objection(view, folded))


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
    found = [action for length in range(most, -1, -1) for each, action in close if each == length]
    return tuple(found if start else (action for length, action in close if length == most))[:MOST_NEAR]


def _ending(one: str, backwards: str) -> int:
    pairs = enumerate(zip(one[::-1], backwards, strict=False))
    length = next((at for at, (left, right) in pairs if left != right), min(len(one), len(backwards)))
    return length if length > 1 else 0  # a single letter or digit names nothing
