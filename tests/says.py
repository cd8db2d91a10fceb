"""Whether a text has a sentence of the catalogues, whatever its wording is now."""

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from games.text.entries import entries

PACKAGES = ("games.text", "bot.text")
ANYTHING = ".*?"


def says(text: str, key: str, language: str = "en", **values: object) -> bool:
    """Look for a message by its key; a value that isn't given may be anything."""
    return _searched(key, language, tuple(values.items())).search(text) is not None


@cache
def _searched(key: str, language: str, values: tuple[tuple[str, object], ...]) -> re.Pattern[str]:
    """Make it begin and end with words: what may be anything would be tried from every letter of the text."""
    sentence = _sentence(key, language, values)
    while sentence.startswith(ANYTHING):
        sentence = sentence.removeprefix(ANYTHING)
    while sentence.endswith(ANYTHING):
        sentence = sentence.removesuffix(ANYTHING)
    assert re.search(r"\w", sentence.replace(r"\s", "")), f"{key} has no word of its own: any text would say it"
    return re.compile(sentence, re.DOTALL)


@cache
def _sentence(key: str, language: str, values: tuple[tuple[str, object], ...]) -> str:
    message = next(one for one in FluentParser().parse(_source(key, language)).body if isinstance(one, ftl.Message))
    assert message.value is not None, key
    return _Sentence(language, {name: re.escape(str(value)) for name, value in values}).of(message.value)


def _source(key: str, language: str) -> str:
    return next(found[key] for package in PACKAGES if key in (found := entries(package, language)))


def _literal(text: str) -> str:
    """Escape words; between them a line may be broken."""
    return re.sub(r"(\\?\s)+", r"\\s+", re.escape(text))


class _Sentence:
    """A message as a regular expression."""

    def __init__(self, language: str, values: dict[str, str]) -> None:
        self._language, self._values = language, values

    def of(self, pattern: ftl.Pattern) -> str:
        return "".join(
            _literal(part.value) if isinstance(part, ftl.TextElement) else self._placed(part.expression)
            for part in pattern.elements
        )

    def _placed(self, what: object) -> str:
        if isinstance(what, ftl.StringLiteral):
            return _literal(what.value)
        if isinstance(what, ftl.VariableReference):
            return self._values.get(what.id.name, ANYTHING)
        if isinstance(what, ftl.MessageReference):
            return _sentence(what.id.name, self._language, tuple(self._values.items()))
        if isinstance(what, ftl.SelectExpression):
            return f"(?:{'|'.join(self.of(variant.value) for variant in what.variants)})"
        return ANYTHING
