"""The environment and `.env` are read as hosts write them, and said where they are wrong."""

import os
from pathlib import Path

import pytest

from bot import app
from bot.__main__ import USAGE, main
from bot.config import read_settings, unknown_settings
from bot.text import LANGUAGES

EXAMPLE = (Path(__file__).parents[3] / ".env.example").read_text(encoding="utf-8")


def test_the_example_names_the_languages() -> None:
    assert f": {', '.join(LANGUAGES)}.\nCAIRN_LANGUAGE=" in EXAMPLE


def test_a_misspelt_setting_is_found_in_the_environment_and_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("CAIRN_")]:
        monkeypatch.delenv(name)
    (tmp_path / ".env").write_text("CAIRN_DATABSE=/somewhere\nCAIRN_LANGUAGE=fr\nPATHS=x\n", encoding="utf-8")
    monkeypatch.setenv("CAIRN_METRIC", "127.0.0.1:9464")
    monkeypatch.setenv("CAIRN_TRIAL_PORT", "8000")
    monkeypatch.setenv("CAIRN_QQQ", "1")
    assert unknown_settings() == {"CAIRN_DATABSE": "CAIRN_DATABASE", "CAIRN_METRIC": "CAIRN_METRICS", "CAIRN_QQQ": ""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_at_a_start(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def serve(*_: object) -> None:
        pass

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(app, "serve", serve)
    monkeypatch.setenv("DISCORD_TOKEN", "a.test.token")
    monkeypatch.setenv("CAIRN_LANGUAGE", language)
    monkeypatch.setenv("CAIRN_DATABSE", "/somewhere")
    monkeypatch.setenv("CAIRN_QQQ", "1")
    assert main([]) == 0
    first, second = [record.getMessage() for record in caplog.records]
    assert "CAIRN_DATABSE" in first and "CAIRN_DATABASE" in first and first.endswith("?")
    assert "CAIRN_QQQ" in second and second.endswith(".")
    assert "/somewhere" not in caplog.text


ODD = {
    "in UTF-16": ("DISCORD_TOKEN=abc.def\n".encode("utf-16"), "UTF-8"),
    "in Latin-1": ("# caf\xe9\nDISCORD_TOKEN=abc\n".encode("latin-1"), "UTF-8"),
    "with a line break in the token": (b'DISCORD_TOKEN="abc\ndef"\n', "one word"),
    "with NUL in the token": (b"DISCORD_TOKEN=abc\0def\n", "plain letters"),
    "with an accent in the token": ("DISCORD_TOKEN=abcd\u00e9f\n".encode(), "plain letters"),
    "with half a quotation": (b'# mine\nDISCORD_TOKEN="abc\nCAIRN_LANGUAGE=fr\n', "line 2"),
    "with a line of noise": (b"\x01\x02 %% = = \nDISCORD_TOKEN=abc\n", "line 1"),
    "with a bad address": (b"DISCORD_API_URL=htp:/nowhere\n", "no address"),
    "with half an address": (b"DISCORD_API_URL=http://[::1\n", "IPv6"),
    "with an address of dots": (b"DISCORD_API_URL=http://.../api\n", "no address"),
    "with a space in the address": (b'DISCORD_API_URL="http://a b/api"\n', "no address"),
    "with a word for the address's port": (b"DISCORD_API_URL=http://localhost:many/api\n", "Port"),
    "with too large a port in the address": (b"DISCORD_API_URL=http://localhost:99999/api\n", "Port"),
    "with a bad port": (b"CAIRN_DEMO_PORT=many\n", "whole number"),
    "with a bad level": (b"CAIRN_LOG_LEVEL=LOUD\n", "DEBUG"),
}


@pytest.mark.parametrize("name", ["DEMO", "TRIAL"])
def test_the_demo_is_set_by_its_name_and_by_the_one_of_earlier_releases(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for other in ("DEMO", "TRIAL"):
        monkeypatch.delenv(f"CAIRN_{other}_PORT", raising=False)
        monkeypatch.delenv(f"CAIRN_{other}_FOLDER", raising=False)
    (tmp_path / ".env").write_text(f"CAIRN_{name}_PORT=8001\nCAIRN_{name}_FOLDER=there\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    read = read_settings()
    assert read is not None
    assert (read.cairn_demo_port, read.cairn_demo_folder) == (8001, Path("there"))


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("wish", [[], ["check"]], ids=["start", "check"])
def test_odd_settings_are_one_clear_line(
    odd: str, wish: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written, word = ODD[odd]
    for name in ("DISCORD_TOKEN", "DISCORD_API_URL", "CAIRN_DEMO_PORT", "CAIRN_LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_bytes(written)
    assert main(wish) == USAGE
    (line,) = capsys.readouterr().err.splitlines()
    assert word in line
    assert "Value error" not in line


def test_settings_that_cannot_be_read_are_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.config.given.dotenv_values", refuse)
    assert main([]) == USAGE
    assert capsys.readouterr().err == ".env: Permission denied\n"


def test_the_environment_goes_before_the_file_unless_it_is_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    written = "CAIRN_HOST=file\ncairn_source=https://file.example\nCAIRN_TERMS=https://file.example/terms\n"
    (tmp_path / ".env").write_text(written, encoding="utf-8")
    monkeypatch.setenv("CAIRN_HOST", "")
    monkeypatch.setenv("cairn_terms", "https://environment.example")
    read = read_settings()
    assert read is not None
    assert (read.cairn_host, read.cairn_source) == ("file", "https://file.example")
    assert read.cairn_terms == "https://environment.example"


def test_all_that_is_wrong_is_said_in_a_line_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CAIRN_WORKERS", "0")
    monkeypatch.setenv("CAIRN_TRIAL_PORT", "many")
    assert read_settings() is None
    assert capsys.readouterr().err.splitlines() == [
        "CAIRN_WORKERS: the least is 1",
        "CAIRN_DEMO_PORT: this is no whole number, such as 1",
    ]
