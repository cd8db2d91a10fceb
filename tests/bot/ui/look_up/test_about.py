"""`/about`: the version, what is new, and what the host has told."""

import pytest

from bot import __version__
from bot.config import WrongSettings, settings_from
from tests.bot.ui.asking import asked
from tests.bot.ui.conftest import Stage

PAGES = {"CAIRN_SOURCE": "https://host.example/source", "CAIRN_PRIVACY": "https://host.example/privacy"}


async def test_it_says_which_version_and_what_is_new_to_the_reader_alone(stage: Stage) -> None:
    channel = stage.sandbox.channel
    shown = await asked(stage.person("Ana"), channel, "about")
    assert shown.is_private and f"**Cairn {__version__}**" in shown.text and "What’s new" in shown.text
    assert "Whoever added me" in shown.text and shown.labels == []
    french = await asked(stage.sandbox.person("Ben", locale="fr"), channel, "about")
    assert "Nouveautés" in french.text and "`/jouer`" in french.text and "What’s new" not in french.text


async def test_it_names_the_host_and_links_to_what_there_is(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await stage.stop()
    for name, value in {"CAIRN_HOST": "the Go club of Ghent", **PAGES}.items():
        monkeypatch.setenv(name, value)
    await stage.start()
    shown = await asked(stage.person("Ana"), stage.sandbox.channel, "about")
    assert "run by the Go club of Ghent" in shown.text and "Whoever added me" not in shown.text
    assert shown.labels == ["Source code", "Privacy policy"]


@pytest.mark.parametrize("wrong", ["host.example/privacy", "javascript:alert(1)", "https://", f"https://h/{'x' * 512}"])
def test_what_discord_would_refuse_as_a_link_is_refused_at_the_start(
    wrong: str,
) -> None:
    with pytest.raises(WrongSettings):
        settings_from({"cairn_privacy": wrong})
