"""Settings follow the registries: what can be set is what there is."""

from dataclasses import fields
from pathlib import Path

import pytest

from bot.config import Settings, WrongSettings, settings_from
from bot.config.settings import EARLIER, READ
from bot.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_may_be_the_bots(language: str) -> None:
    assert settings_from({"cairn_language": language}).cairn_language == language


def test_another_is_refused_with_those_there_are() -> None:
    with pytest.raises(WrongSettings, match=", ".join(LANGUAGES)):
        settings_from({"cairn_language": "tlh"})


@pytest.mark.parametrize(("given", "kept"), [("postgresql://host/db", str), ("other://host", str), ("var/db", Path)])
def test_what_has_a_scheme_stays_an_address(given: str, kept: type[object]) -> None:
    assert isinstance(settings_from({"cairn_database": given}).cairn_database, kept)


def test_each_is_read_by_its_name_and_what_is_not_given_is_as_ever() -> None:
    assert settings_from() == settings_from({"cairn_workers": "", "path": "/bin"}) == Settings()
    assert set(READ) | set(EARLIER) <= {one.name for one in fields(Settings)}
    given = {"cairn_workers": "3", "watchdog_usec": " 40 ", "state_directory": "here", "cairn_backups": "off"}
    settings = settings_from(given)
    assert (settings.cairn_workers, settings.watchdog_usec, settings.state_directory) == (3, 40, Path("here"))
    assert settings.backup_folder is None


def test_the_first_source_goes_first_also_by_an_earlier_name() -> None:
    first, second = {"cairn_trial_port": "1", "cairn_host": ""}, {"cairn_demo_port": "2", "cairn_host": "Ana"}
    settings = settings_from(first, second)
    assert (settings.cairn_demo_port, settings.cairn_host) == (1, "Ana")


def test_the_token_is_in_no_text_about_them() -> None:
    settings = settings_from({"discord_token": " a.secret.token\n"})
    assert settings.discord_token == "a.secret.token"
    assert "secret" not in repr(settings)
    with pytest.raises(WrongSettings) as refused:
        settings_from({"discord_token": "a secret"})
    assert "secret" not in str(refused.value)
