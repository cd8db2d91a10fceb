"""The lines below a board: the turn and what was played in it, and then the result, or what to be aware of."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from games.registry import game, manual
from render.painter import AnyPainter, Subject, V
from render.text import alt_text, font
from render.text.font import wrapped

SIZE = 36
WIDE = 820  # at most: to the left of it clients lay a badge over the picture
STEP = 24  # by which lines are made wider
BETWEEN = 34  # from phrase to phrase
SPACE = font.width("  ", SIZE)
Ink = Literal["ink", "muted", "last", "before", "tip"]


@dataclass(frozen=True, slots=True)
class TextRun:
    text: str
    ink: Ink

    @property
    def wide(self) -> int:
        return font.width(self.text, SIZE)


Phrase = tuple[TextRun, ...]
Line = tuple[Phrase, ...]


def lines(painter: AnyPainter, subject: Subject[V]) -> tuple[Line, ...]:
    """Set all phrases, as many in a line as there is room for."""
    return (*_packed(_news(painter, subject)), *_packed(_standing(painter, subject)))


def sentences(*said: str) -> tuple[Line, ...]:
    """Set sentences below one another."""
    return tuple((phrase,) for sentence in said for phrase in _said(sentence))


def wide(line: Line) -> int:
    return sum(_wide(phrase) for phrase in line) + BETWEEN * (len(line) - 1)


def _wide(phrase: Phrase) -> int:
    return sum(run.wide for run in phrase) + SPACE * (len(phrase) - 1)


def _news(painter: AnyPainter, subject: Subject[V]) -> Iterator[Phrase]:
    words, marks, now = subject.words, subject.marks, painter.now(subject.view)
    if subject.view.outcome is None:  # when it is over no turn runs
        yield (TextRun(alt_text.turn_name(game(painter.key), words, subject.view), "muted"),)
    if subject.before and not _is_unseen(painter, subject.before):  # it would leave nothing to see
        yield from _played(words.say("picture-before"), subject.before, "before")
    if now:
        yield from _played(words.say("picture-now"), now, "last")
    elif subject.last:
        yield from _played(words.say("picture-last"), _written(painter, subject), "last")
    if subject.hint:
        yield from _played(words.say("picture-hint"), subject.hint, "tip")
    if marks.note:
        yield from _said(marks.note)


def _written(painter: AnyPainter, subject: Subject[V]) -> tuple[str, ...]:
    """Write the last turn as it is spelled, or in words where it may not be known."""
    if _is_unseen(painter, subject.last):
        return (alt_text.said(game(painter.key), subject.words, subject.last),)
    return subject.last


def _is_unseen(painter: AnyPainter, turn: tuple[str, ...]) -> bool:
    return any(action in manual(game(painter.key)).unseen for action in turn)


def _standing(painter: AnyPainter, subject: Subject[V]) -> Iterator[Phrase]:
    """Say the result, or what both players should be aware of."""
    if subject.view.outcome:
        yield from _said(alt_text.result(subject, painter.key, written=True))
        return
    for notice in painter.notices(subject):
        yield from _said(notice)


def _played(label: str, actions: tuple[str, ...], ink: Ink) -> Iterator[Phrase]:
    """Write a turn with its label; a long one goes on in the next line."""
    head = TextRun(label, "muted")
    first, *rest = wrapped(" ".join(actions), SIZE, WIDE, WIDE - head.wide - SPACE)
    yield head, TextRun(first, ink)
    yield from ((TextRun(text, ink),) for text in rest)


def _said(sentence: str) -> Iterator[Phrase]:
    """Write a sentence; if it takes several lines, make them about equally long."""
    count = len(wrapped(sentence, SIZE, WIDE))
    room = font.width(sentence, SIZE) // count
    while room < WIDE and len(wrapped(sentence, SIZE, room)) > count:
        room += STEP
    yield from ((TextRun(text, "ink"),) for text in wrapped(sentence, SIZE, min(room, WIDE)))


def _packed(phrases: Iterable[Phrase]) -> list[Line]:
    """Set as many side by side as fit in a line."""
    packed: list[Line] = []
    for phrase in phrases:
        if packed and wide((*packed[-1], phrase)) <= WIDE:
            packed[-1] = (*packed[-1], phrase)
        else:
            packed.append((phrase,))
    return packed
