"""Read an objection as one line: its kind, its rule, and the values it names; nothing where the action is legal."""

from games.core.game import AnyGame, Position
from games.core.play import legal
from games.registry import manual


def said(rules: AnyGame, state: Position, word: str) -> str:
    book, view = manual(rules), rules.view(state, state.to_move)
    wrong = book.objection(view, book.normalize(word))
    assert (wrong is None) == (word in legal(rules, state)), word
    return "" if wrong is None else " ".join([wrong.kind, wrong.rule, *(f"{k}={v}" for k, v in wrong.values.items())])
