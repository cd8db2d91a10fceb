"""The alternative text of a picture."""

from collections.abc import Iterable, Iterator
from functools import reduce

from games.core.game import AnyGame, Position
from games.core.option import OptionValue
from games.core.outcome import SEATS, Seat
from games.registry import game as game_of
from games.registry import manual
from games.text import Words
from games.text.telling import ToldPart, retold
from render.painter import AnyPainter, Subject, V
from render.text import names

MOST_ALT = 1024  # Discord's limit


def seat_name(subject: Subject[V], key: str, seat: Seat, *, written: bool = False) -> str:
    """Name who plays; by the seat's word where nobody is named or the font cannot write any of it."""
    word = seat_word(subject, key, seat)
    if written:
        return names.written(subject.marks.names[seat]) or word
    name = names.said(subject.marks.names[seat])
    return subject.words.say("alt-player", name=name, seat=word) if name else word


def seat_word(subject: Subject[V], key: str, seat: Seat) -> str:
    """Name a seat: by its role in games whose seats change roles."""
    return subject.words.say(f"{key}-seat-{manual(game_of(key)).seat_word(subject.view, seat)}")


def reason(words: Words, key: str, word: str, limit: OptionValue = 0) -> str:
    """Say why a game ended; a quiet end also says after how many turns (G-10)."""
    return words.either(words.own(key, f"reason-{word}"), word, {"limit": limit})


def result(subject: Subject[V], key: str, *, written: bool = False) -> str:
    """Say who won and why; "" while the game runs."""
    outcome = subject.view.outcome
    if outcome is None:
        return ""
    why = reason(subject.words, key, outcome.reason, getattr(subject.view, "limit", 0))
    if outcome.winner is None:
        return subject.words.say("picture-draw", reason=why)
    name = seat_name(subject, key, outcome.winner, written=written)
    return subject.words.say("picture-wins", name=name, reason=why)


def turn_name(game: AnyGame, words: Words, view: Position) -> str:
    """Number the running turn as the game's players do."""
    named = manual(game).turn_name(view)
    if named is None:
        return words.say("picture-turn", turn=view.turn)
    return words.say(f"{game.key}-turn-{named[0]}", **named[1])


def said(game: AnyGame, words: Words, actions: Iterable[str]) -> str:
    """Put actions in words, one clause each."""
    clauses = [_clause(game, words, action) for action in actions]
    return reduce(lambda one, two: words.say("alt-then", one=one, two=two), clauses)


def _clause(game: AnyGame, words: Words, action: str) -> str:
    summary = manual(game).summarize(action)
    return words.either(f"{game.key}-said-{summary.kind}", action, summary.values)


def describe(painter: AnyPainter, game: AnyGame, subject: Subject[V]) -> str:
    """Write the alternative text: what matters most first, pieces as far as they fit."""
    sentences = [*_news(painter, game, subject), *painter.pieces(subject)]
    text = ""
    for nth, sentence in enumerate(sentences):
        longer = f"{text} {sentence}".strip()
        room = MOST_ALT - (2 if nth < len(sentences) - 1 else 0)
        if len(longer) > room:
            return text + " …" if text else longer[: MOST_ALT - 1] + "…"
        text = longer
    return text


def _news(painter: AnyPainter, game: AnyGame, subject: Subject[V]) -> Iterator[str]:
    words, view, marks = subject.words, subject.view, subject.marks
    title = words.say(f"{game.key}-title")
    if view.outcome is not None:
        yield words.say("alt-title-over", game=title)
    elif manual(game).turn_name(view) is None:
        yield words.say("alt-title", game=title, turn=view.turn)
    else:
        yield words.say("alt-title-named", game=title, turn=turn_name(game, words, view))
    if marks.preview:
        yield words.say("alt-preview")
    if subject.before:
        yield words.say("alt-before", actions=_played(game, words, subject.before, marks.told_before))
    if subject.last:
        yield words.say("alt-last", actions=_played(game, words, subject.last, marks.told))
    if now := painter.now(view):
        yield words.say("alt-now", actions=said(game, words, now))
    yield _standing(game, subject)
    score = game.score(view)
    if score is not None:
        first, second = (seat_word(subject, game.key, seat) for seat in SEATS)
        yield words.say("alt-score", first=first, second=second, one=score[0], two=score[1])
    if subject.hint:
        yield words.say("alt-hint", actions=said(game, words, subject.hint))
    if marks.note:
        yield f"{marks.note}."
    if view.outcome is None:
        yield from (f"{notice}." for notice in painter.notices(subject))


def _played(game: AnyGame, words: Words, actions: Iterable[str], told: Iterable[ToldPart]) -> str:
    """Say what a turn did where somebody has told it, else what its actions say."""
    return retold(game.key, told, words) or said(game, words, actions)


def _standing(game: AnyGame, subject: Subject[V]) -> str:
    """Say who is to move, or how it ended."""
    to_move = subject.view.to_move
    if to_move is None:
        return f"{result(subject, game.key)}."
    return subject.words.say("alt-to-move", name=seat_name(subject, game.key, to_move))


def letters(game: AnyGame, words: Words) -> str:
    """Spell what stands for words in a game's text boards in the reader's language."""
    return words.either(f"{game.key}-letters", manual(game).letters)


def lettered(game: AnyGame, words: Words) -> dict[int, int]:
    """Translate a game's letters into those of the reader's language."""
    return str.maketrans(manual(game).letters, letters(game, words))


def text_board(game: AnyGame, subject: Subject[V]) -> str:
    """Write what its signs mean, and a line in words, above the board in text."""
    title = subject.words.say(f"{game.key}-title")
    turn = turn_name(game, subject.words, subject.view) if subject.view.outcome is None else ""
    board = manual(game).text_board(subject.view, letters(game, subject.words))
    head = " · ".join(filter(None, (title, turn, _standing(game, subject).rstrip("."))))
    key = subject.words.either(f"{game.key}-board-key", "")
    return "\n\n".join(filter(None, (head, key, board)))
