"""Names and descriptions of commands in Discord's languages, out of the catalogue."""

import discord
from discord import app_commands

from bot.text import FALLBACK, language_of
from bot.ui.slash_commands import in_language

LOCALES = {locale: language for locale in discord.Locale if (language := language_of(locale.value)) != FALLBACK}


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
