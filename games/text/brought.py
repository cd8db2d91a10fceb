"""The words that packages bring with their games: they hide none of ours, and are there in every language."""

from collections.abc import Collection, Iterator

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from games.packages import Unwelcome
from games.registry import game, packaged
from games.text.entries import entries

INTRODUCING = ("title", "tagline", "takes", "lasts", "seat-0", "seat-1", "rules-1", "rules-1-title", "notation")
OF_AN_OPTION = ("", "-hint", "-name")

_PARSER = FluentParser(with_spans=False)


def brought() -> Iterator[str]:
    """Name the packages of words that come with games."""
    return (f"{module}.text" for module in packaged().values())


def check_words(key: str, languages: Collection[str], *ours: str) -> None:
    for language in languages:
        try:
            theirs = entries(f"{packaged()[key]}.text", language)
        except (ModuleNotFoundError, FileNotFoundError):
            raise Unwelcome(f"{language}: there are no words") from None
        known = {name for package in ours for name in entries(package, language)}
        for wrong, names in (
            ("Cairn itself says", theirs.keys() & known),
            ("nobody can read", {name for name, source in theirs.items() if _is_junk(source)}),
            ("there are no words for", {name for name in _needed(key, known) if name not in theirs}),
        ):
            if names:
                raise Unwelcome(f"{language}: {wrong} {', '.join(sorted(names))}")


def _is_junk(source: str) -> bool:
    return any(isinstance(entry, Junk) for entry in _PARSER.parse(source).body)


def _needed(key: str, known: Collection[str]) -> Iterator[str]:
    """Name what a start and the lists of games say; an option that all games share has its words already."""
    yield from (f"{key}-{name}" for name in INTRODUCING)
    for option in game(key).options:
        parts = [f"option-{option.name}{part}" for part in OF_AN_OPTION]
        choices = [f"choice-{option.name}-{choice}" for choice in option.choices]
        yield from (f"{key}-{part}" for part in (*parts, *choices) if part not in known)
