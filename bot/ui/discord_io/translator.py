"""Names and descriptions of commands in Discord's languages, out of the catalogue."""

import discord
from discord import app_commands

from bot.text import FALLBACK, language_of, words

LOCALES = {locale: language for locale in discord.Locale if (language := language_of(locale.value)) != FALLBACK}


def phrase(key: str, **names: str) -> app_commands.locale_str:
    """Give the English words with their key, by which the other languages are found; `names` are keys, too."""
    return app_commands.locale_str(in_language(FALLBACK, key, names), key=key, names=names)


def in_language(language: str, key: str, names: dict[str, str]) -> str:
    speech = words(language)
    return speech.say(key, **{name: speech.say(of) for name, of in names.items()})


class CatalogueTranslator(app_commands.Translator):
    """Translate names and descriptions while discord.py registers the commands."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key = string.extras.get("key")
        if key is None or locale not in LOCALES:
            return None
        return in_language(LOCALES[locale], key, string.extras["names"])
