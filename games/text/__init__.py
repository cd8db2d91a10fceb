"""The words people read about games, in every language: Project Fluent files, and the one place that reads them."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

from games.registry import leave_out_broken
from games.text.brought import brought, check_words
from games.text.entries import entries, mentioned
from games.text.numbers import Bundle

LANGUAGES: tuple[str, ...] = ("en", "fr")
FALLBACK = "en"
MOST_SAID = 1024  # sentences of Fluent's remembered: most are said again and again
UNGROUPED = 1000  # from here on numbers are written otherwise in every language

_PARSER = FluentParser(with_spans=False)

WordValue = str | int | float


class MissingWords(KeyError):
    """The catalogue has no such key, or the words want a value that was not given."""


class Words:
    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._bundle = Bundle([language], use_isolating=False)
        self._said = lru_cache(maxsize=MOST_SAID)(self._formatted)
        self._plain: dict[str, str] = {}
        self._unparsed: dict[str, str] = {}
        for package in packages:
            self._unparsed = {**entries(package, language), **self._unparsed}

    def has(self, key: str) -> bool:
        return key in self._unparsed or self._bundle.has_message(key)

    def say(self, key: str, /, **values: WordValue) -> str:
        if not values:
            return self._said(key)
        if key in self._unparsed:
            self._parse(key)
        plain = self._plain.get(key)
        if plain is None or not _are_plain(values.values()):
            return self._said(key, *values.items())
        try:
            return plain % values
        except KeyError as missing:
            raise MissingWords(f"{self.language}: {key}: no {missing}") from missing

    def _parse(self, key: str) -> None:
        """Parse an entry and what it is made of, once; it counts as parsed when all of it can be said."""
        source = self._unparsed.get(key)
        if source is None:
            return
        for part in mentioned(source):
            self._parse(part)
        resource = _PARSER.parse(source)
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message) and (plain := _plain(entry)) is not None:
                self._plain[entry.id.name] = plain
        self._unparsed.pop(key, None)

    def _formatted(self, key: str, /, *given: tuple[str, WordValue]) -> str:
        self._parse(key)
        if not given and (plain := self._plain.get(key)) and "%(" not in plain:  # words alone
            return plain % {}
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingWords(f"{self.language}: {key}")
        text, errors = self._bundle.format_pattern(pattern, dict(given))
        if errors:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def own(self, game: str, key: str) -> str:
        """Find the key of a game's own words, or of those all games share."""
        own = f"{game}-{key}"
        return own if self.has(own) else key

    def either(self, key: str, otherwise: str, values: Mapping[str, WordValue] | None = None) -> str:
        """Say it if there are words for it, else show the bare notation."""
        return self.say(key, **(values or {})) if self.has(key) else otherwise


def _plain(message: Message) -> str | None:
    """Make a template of a sentence that is words and values only: filling it is twenty times as fast as Fluent."""
    pieces: list[str] = []
    for element in message.value.elements if message.value else ():
        match element:
            case TextElement():
                pieces.append(element.value.replace("%", "%%"))
            case Placeable(expression=VariableReference() as variable):
                pieces.append(f"%({variable.id.name})s")
            case _:
                return None
    return "".join(pieces) or None


def _are_plain(values: Iterable[WordValue]) -> bool:
    kinds = set(map(type, values))
    return kinds <= {str} or (kinds <= {str, int} and all(isinstance(v, str) or 0 <= v < UNGROUPED for v in values))


@cache
def words(language: str) -> Words:
    """The words of the games themselves, without the bot's."""
    return Words(language, __name__, *brought())


leave_out_broken(lambda key: check_words(key, LANGUAGES, __name__))
