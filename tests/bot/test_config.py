"""Settings follow the registries: what can be set is what there is."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.config import Settings
from bot.text import LANGUAGES

EXAMPLE = (Path(__file__).parents[2] / ".env.example").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_may_be_the_bots(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CAIRN_LANGUAGE", language)
    assert Settings().cairn_language == language


def test_another_is_refused_with_those_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CAIRN_LANGUAGE", "tlh")
    with pytest.raises(ValidationError, match=", ".join(LANGUAGES)):
        Settings()


def test_the_example_names_the_languages() -> None:
    assert f": {', '.join(LANGUAGES)}.\nCAIRN_LANGUAGE=" in EXAMPLE


@pytest.mark.parametrize(("given", "kept"), [("postgresql://host/db", str), ("other://host", str), ("var/db", Path)])
def test_what_has_a_scheme_stays_an_address(
    given: str, kept: type[object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CAIRN_DATABASE", given)
    assert isinstance(Settings().cairn_database, kept)
