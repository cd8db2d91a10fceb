"""Forgiving reading (G-3): whatever a person types, meet the list of legal actions or say why not."""

import re
import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from games.core.illegal import IllegalAction, IllegalReason

if TYPE_CHECKING:
    from games.core.game import Game, Position

S = TypeVar("S", bound="Position")
V = TypeVar("V", bound="Position")

MOST_TEXT = 400  # a longer line is nobody's turn
MOST_NEAR = 8

_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—―−→➔➜➡⟶⇒➝↔⇄⇆⇔", "-") | dict.fromkeys("×✕✖⨯", "x") | {"∗": "*", "⁄": "/"})
_ACCENTS = re.compile(r"[\u0300-\u036f\ufe0f]")  # split off their letters; the last one makes an arrow an emoji
_STOP = re.compile(r"(?<=\w)[.?]+$")  # telephones end sentences
_LABEL = re.compile(r"\s·\s.*$", re.DOTALL)  # "1b-2c · the patrol steps": people submit labels, too
_JOINED = re.compile(r"\s*(->|=>|[-/>])\s*")
_CAPTURE = re.compile(r"(?<=[a-z]\d)x(?=[a-z]\d)|(?<=[a-z]\d\d)x(?=[a-z]\d)")  # G-3: between complete squares only


def plain(text: str) -> str:
    """Bring signs of every kind to their ASCII relatives; drop accents, a full stop, a label's explanation."""
    bare = _LABEL.sub("", text.strip())
    if not bare.isascii():
        bare = _ACCENTS.sub("", unicodedata.normalize("NFKD", bare)).translate(_SIGNS)
    return _STOP.sub("", bare.lower())


def words(text: str) -> list[str]:
    """Cut at spaces and commas, but not around a sign that joins two squares."""
    return [word for word in re.split(r"[\s,;]+", _JOINED.sub(r"\1", plain(text))) if word]


def normalize(word: str) -> str:
    """Treat all signs between two squares as one."""
    arrows = re.sub(r"->|=>|>", "-", plain(word))
    return _CAPTURE.sub("-", arrows)


def read(game: "Game[S, V]", view: V, text: str) -> list[str]:
    """Turn a line into legal actions, each read in the position the ones before it lead to."""
    if view.outcome is not None:
        raise IllegalAction(IllegalReason.GAME_OVER)
    legal = game.actions(view)
    if text in legal:  # as pickers and logs spell it: nothing to forgive
        return [text]
    typed = game.words(view, text[:MOST_TEXT])
    if not typed or len(text) > MOST_TEXT:
        raise IllegalAction(IllegalReason.UNREADABLE if typed else IllegalReason.EMPTY, text[:40].strip())
    actions: list[str] = []
    for nth, word in enumerate(typed, 1):
        if actions:
            view = game.preview(view, actions[-1])
            if view.fresh or view.outcome is not None:
                raise IllegalAction(IllegalReason.TURN_OVER, word, nth)
            legal = game.actions(view)
        actions.append(_match(game, legal, word, nth))
    return actions


def _match(game: "Game[S, V]", legal: Sequence[str], word: str, nth: int) -> str:
    if not legal:
        raise IllegalAction(IllegalReason.NOT_YOURS, word, nth)
    if word in legal:
        return word
    folded = game.normalize(word)
    found = [action for action in legal if game.normalize(action) == folded]
    if len(found) == 1:
        return found[0]
    if found:
        raise IllegalAction(IllegalReason.AMBIGUOUS, word[:40], nth, tuple(found[:MOST_NEAR]))
    raise IllegalAction(IllegalReason.ILLEGAL, word[:40], nth, nearest(game, legal, folded))


def nearest(game: "Game[S, V]", legal: Sequence[str], folded: str) -> tuple[str, ...]:
    """Find the legal actions that begin most like the word, first those that end like it, too."""
    spelled = [(game.normalize(action), action) for action in legal]
    start = max(_common(one, folded) for one, _ in spelled)
    rest = folded[start:]
    close = [(_ending(one, rest), action) for one, action in spelled if _common(one, folded) == start]
    close.sort(key=lambda one: -one[0])
    return tuple(action for length, action in close if start or length == close[0][0])[:MOST_NEAR]


def _ending(one: str, two: str) -> int:
    length = _common(one[::-1], two[::-1])
    return length if length > 1 else 0  # a single letter or digit names nothing


def _common(one: str, two: str) -> int:
    for at, (left, right) in enumerate(zip(one, two, strict=False)):
        if left != right:
            return at
    return min(len(one), len(two))
