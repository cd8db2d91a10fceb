"""In which language public messages are written."""

import pytest

from tests.bot.ui.conftest import Stage


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en"), ("de", "fr"), ("en-US", "fr")])
async def test_a_server_that_chose_no_language_is_spoken_to_as_at_discord(
    stage: Stage, locale: str, language: str
) -> None:
    ui, server = stage.bot.ui, str(stage.sandbox.guild.id)
    assert ui.server_locales.of(server) == "en-US", "as Discord told when the server came in sight"
    object.__setattr__(ui, "language", "fr")  # the host's default
    ui.server_locales.of = lambda _: locale
    assert (await ui.public_words(server)).language == language
    await ui.tables.people.set_server(server, language="en")
    assert (await ui.public_words(server)).language == "en"
