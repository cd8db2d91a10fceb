"""What the catalogues say, as data: the text of each message, with a hole for each value."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from games.text.entries import entries

PACKAGES = ("games.text", "bot.text")
HOLE = "{}"
_CODE = re.compile(r"`[^`]*`")


@cache
def messages(language: str) -> Mapping[str, tuple[str, ...]]:
    """Every message by its key: one text, or one for each of its variants; what is there to be typed is left out."""
    return {
        key: tuple(_CODE.sub(HOLE, text).replace("\xa0", " ") for text in _texts(source))
        for package in PACKAGES
        for key, source in entries(package, language).items()
    }


def _texts(source: str) -> list[str]:
    message = next(one for one in FluentParser().parse(source).body if isinstance(one, ftl.Message))
    assert message.value is not None
    return list(_variants(message.value))


def _variants(pattern: ftl.Pattern) -> Iterator[str]:
    """Write out a pattern once for each of its variants, other choices in it by their first."""
    said = [
        list(_variants_of(part.expression)) if isinstance(part, ftl.Placeable) else [part.value]
        for part in pattern.elements
    ]
    for nth, choices in enumerate(said):
        for choice in choices if len(choices) > 1 else ():
            yield "".join(choice if place == nth else other[0] for place, other in enumerate(said))
    if all(len(choices) == 1 for choices in said):
        yield "".join(choices[0] for choices in said)


def _variants_of(what: object) -> Iterator[str]:
    if isinstance(what, ftl.SelectExpression):
        for variant in what.variants:
            yield from _variants(variant.value)
    elif isinstance(what, ftl.StringLiteral):
        yield what.value
    elif isinstance(what, ftl.VariableReference):
        yield f"{{{what.id.name}}}"
    else:
        yield HOLE
