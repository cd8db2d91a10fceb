"""Everything that can keep Cairn from starting is said in one line, and ends the process with a number."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot import app
from bot.__main__ import FAILED, main
from bot.sandbox import PortTaken, Sandbox
from bot.startup_errors import in_one_line
from bot.text import LANGUAGES, words
from data.errors import StoreError

SAID = "first line\n  second line\tand a tab"


def family(root: type[StoreError] = StoreError) -> Iterator[type[StoreError]]:
    yield root
    for kind in root.__subclasses__():
        yield from family(kind)


@pytest.mark.parametrize("kind", [*family(), OSError], ids=lambda kind: kind.__name__)
def test_each_is_one_line(kind: type[Exception]) -> None:
    assert in_one_line(kind(SAID), words("en")) == "first line second line and a tab"
    assert in_one_line(kind(), words("en")) == kind.__name__


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_token_is_said_in_the_hosts_language(language: str) -> None:
    said = in_one_line(discord.LoginFailure("Improper token has been passed."), words(language))
    assert ".env" in said and "\n" not in said and "Improper" not in said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_taken_port_says_who_has_it_and_which_setting_helps(language: str) -> None:
    async with Sandbox() as first:
        with pytest.raises(PortTaken) as caught:
            await Sandbox(port=first.port).start()
    said = in_one_line(caught.value, words(language))
    assert str(first.port) in said and "CAIRN_TRIAL_PORT" in said and "Errno" not in said
    if sys.platform == "linux":
        assert str(os.getpid()) in said


@pytest.mark.parametrize("kind", [discord.LoginFailure, *family(), OSError], ids=lambda kind: kind.__name__)
def test_the_process_says_it_and_fails(
    kind: type[Exception], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async def serve(*_: object) -> None:
        raise kind(SAID)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a.test.token")
    monkeypatch.setattr(app, "serve", serve)
    assert main([]) == FAILED
    assert len(capsys.readouterr().err.splitlines()) == 1
