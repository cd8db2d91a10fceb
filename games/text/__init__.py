"""The words people read about games, in every language: Project Fluent files, and the one place that reads them."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
FALLBACK = "en"
MOST_SAID = 4096  # sentences remembered: most are said again and again

Value = str | int | float


class MissingWords(KeyError):
    """The catalogue has no such key, or the words want a value that was not given."""


class Words:
    """One language's catalogue."""

    def __init__(self, language: str, *folders: Traversable) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._said = lru_cache(maxsize=MOST_SAID)(self._say)
        for folder in folders:
            for file in sorted((folder / language).iterdir(), key=lambda entry: entry.name):
                if file.name.endswith(".ftl"):
                    self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **values: Value) -> str:
        return self._said(key, *values.items())

    def _say(self, key: str, /, *given: tuple[str, Value]) -> str:
        values = dict(given)
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingWords(f"{self.language}: {key}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def either(self, key: str, otherwise: str, values: Mapping[str, Value] | None = None) -> str:
        """Say it if there are words for it, else show the bare notation."""
        return self.say(key, **(values or {})) if self.has(key) else otherwise


@cache
def words(language: str) -> Words:
    """The words of the games themselves, without the bot's."""
    return Words(language, files(__name__))
