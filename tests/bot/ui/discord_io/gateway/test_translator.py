"""Commands are named in every language the bot speaks, in each of Discord's locales of it."""

from discord import Locale

from bot.text import FALLBACK, LANGUAGES
from bot.ui.discord_io.gateway.translator import LOCALES


def test_every_language_has_its_locales_and_no_other() -> None:
    assert set(LOCALES.values()) == set(LANGUAGES) - {FALLBACK}
    assert LOCALES[Locale.french] == "fr"
    assert not {Locale.british_english, Locale.japanese} & LOCALES.keys()
