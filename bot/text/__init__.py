"""The words the bot says, joined with those of the games."""

from functools import cache

from bot.text.command_names import check_names
from games.registry import leave_out_broken
from games.text import FALLBACK, LANGUAGES, Words
from games.text.brought import brought, check_words

__all__ = ["FALLBACK", "LANGUAGES", "Words", "language_of", "words"]


@cache
def words(language: str) -> Words:
    """The whole catalogue of one language."""
    return Words(language, "games.text", __name__, *brought())


def language_of(locale: str, otherwise: str = FALLBACK) -> str:
    """Find the language we speak that is nearest to a Discord locale such as `fr` or `en-GB`, a country’s own first."""
    return next((one for one in (locale, locale.partition("-")[0]) if one in LANGUAGES), otherwise)


leave_out_broken(lambda key: check_words(key, LANGUAGES, "games.text", __name__))
leave_out_broken(lambda key: check_names(key, map(words, LANGUAGES)))
