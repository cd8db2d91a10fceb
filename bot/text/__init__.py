"""The words the bot says, joined with those of the games."""

from functools import cache

from games.text import FALLBACK, LANGUAGES, Words

__all__ = ["FALLBACK", "LANGUAGES", "Words", "language_of", "words"]


@cache
def words(language: str) -> Words:
    """The whole catalogue of one language."""
    return Words(language, "games.text", __name__)


def language_of(locale: str, otherwise: str = FALLBACK) -> str:
    """Find the language we speak that is nearest to a Discord locale such as `fr` or `en-GB`."""
    language = locale.partition("-")[0]
    return language if language in LANGUAGES else otherwise
