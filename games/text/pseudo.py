"""A language made of English by a function: accented, a third longer, marked at both ends.

Whatever is cut off lacks a mark, and whatever isn't in a catalogue lacks the accents.
"""

import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement

PSEUDO = "en-GB"  # Discord's language that it borrows where it is spoken at all: docs/translating.md
MARKS, LETTERS = "‹›", "þð"  # Discord takes letters alone in names
TYPED = re.compile(r"until-|.*-letters$")  # lists of what people type and of what stands on a board

_ACCENTED = dict(zip("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ", strict=True))
_TWICE = str.maketrans({plain: one + one.lower() for plain, one in _ACCENTED.items()})
_WHOLE = re.compile(r"https?://\S+|<\S+>|\b[A-Z]+_[A-Z_]+\b|\b[A-Za-z]\d+\b|\b\d+[a-z]\b|(`)")  # addresses, notation
_LETTER = re.compile("[A-Za-z]")
_NAME = re.compile(r"[a-z][a-z\d_-]*")
_MARKUP = re.compile(r"(?:#{1,3} |-# |- |> )?")
_PARSER, _SERIALIZER = FluentParser(with_spans=False), FluentSerializer()


def pseudo(key: str, source: str) -> str:
    """Translate an entry of a catalogue; values, quoted messages, code and markup stay whole."""
    resource = _PARSER.parse(source)
    for message in resource.body:
        if isinstance(message, Message) and message.value and _has_words(message.value) and not TYPED.match(key):
            marks = LETTERS if _is_name(message.value) else MARKS
            _lengthen(message.value)
            _mark(message.value, *marks)
    return _SERIALIZER.serialize(resource)


def _patterns(pattern: Pattern) -> list[Pattern]:
    chosen = [one.expression for one in pattern.elements if isinstance(one, Placeable)]
    variants = [variant.value for one in chosen if isinstance(one, SelectExpression) for variant in one.variants]
    return [pattern, *(inner for variant in variants for inner in _patterns(variant))]


def _texts(pattern: Pattern) -> list[TextElement]:
    return [one for one in pattern.elements if isinstance(one, TextElement)]


def _has_words(pattern: Pattern) -> bool:
    return any(_LETTER.search(text.value) for one in _patterns(pattern) for text in _texts(one))


def _is_name(pattern: Pattern) -> bool:
    first = pattern.elements[0]
    return len(pattern.elements) == 1 and isinstance(first, TextElement) and bool(_NAME.fullmatch(first.value))


def _lengthen(pattern: Pattern) -> None:
    for one in _patterns(pattern):
        is_code = False
        for text in _texts(one):
            text.value, is_code = _lengthened(text.value, is_code)


def _lengthened(text: str, is_code: bool) -> tuple[str, bool]:
    """Double the vowels, and tell whether code goes on behind this text: what it quotes stands between two."""
    done, at = "", 0
    for whole in [*_WHOLE.finditer(text), None]:
        words = text[at : whole.start() if whole else len(text)]
        done += (words if is_code else words.translate(_TWICE)) + (whole[0] if whole else "")
        at, is_code = (whole.end(), is_code != bool(whole[1])) if whole else (at, is_code)
    return done, is_code


def _mark(pattern: Pattern, begin: str, end: str) -> None:
    """Put the marks behind what makes a line a heading, small or a list."""
    first = pattern.elements[0]
    markup = _MARKUP.match(first.value)[0] if isinstance(first, TextElement) else ""  # type: ignore[index]
    if isinstance(first, TextElement):
        first.value = first.value.removeprefix(markup)
    pattern.elements = [TextElement(markup + begin), *pattern.elements, TextElement(end)]
