"""Everything that can keep Cairn from starting is said in one line, and ends the process with a number."""

import asyncio
import gc
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

from bot import app, process_memory
from bot.__main__ import USAGE, main
from bot.config import Settings
from bot.startup_errors import FAILED, LASTING, MISTAKES, DemoPortTaken, exit_code, in_one_line
from bot.text import LANGUAGES, words
from data.errors import StoreError
from sandbox import Sandbox
from sandbox.gateway.gateway import GatewayClose

STARTED = """
import sys
from bot import app
from bot.monitoring.start import monitoring
async def serve(settings):
    import gc
    print(gc.isenabled(), gc.get_freeze_count() > 10_000)
    async with monitoring(settings) as monitor:
        print(monitor.measures.are_wanted)
    print([name for name in sys.modules if name.startswith(("sandbox", "prometheus", "bot.monitoring.web_server"))])
app.serve = serve
from bot.__main__ import USAGE, main
main([])
"""
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
    for error in (discord.LoginFailure("Improper token has been passed."), closed(4004)):
        said = in_one_line(error, words(language))
        assert ".env." in said and "\n" not in said and "Improper" not in said
        assert exit_code(error) == LASTING


def test_it_names_the_file_that_a_service_reads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("bot.startup_errors.SERVICE_FOLDER", str(tmp_path))
    refused = discord.LoginFailure()
    assert ".env." in in_one_line(refused, words("en")) and str(tmp_path) not in in_one_line(refused, words("en"))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert f"{tmp_path}/cairn.env." in in_one_line(refused, words("en"))
    monkeypatch.setattr("bot.startup_errors.SERVICE_FOLDER", str(tmp_path / "nowhere"))
    for language in LANGUAGES:
        assert "DISCORD_TOKEN." in in_one_line(refused, words(language))


class Socket:
    """What discord.py reads of a closed connection."""

    close_code = None


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(Socket(), shard_id=0, code=code)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lasting_refusal_of_the_gateway_is_one_line_and_an_end(language: str) -> None:
    said = set[str]()
    for code in range(4010, 4015):
        for error in (closed(code), *([discord.PrivilegedIntentsRequired(0)] if code == 4014 else ())):
            line = in_one_line(error, words(language))
            said.add(line.replace(str(code), ""))
            assert str(code) in line and "\n" not in line
            assert exit_code(error) == LASTING
    assert len(said) == 4  # 4012 and 4013 are told alike


def refuse(sandbox: Sandbox, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def close(*_: object) -> None:
        raise GatewayClose(code)

    monkeypatch.setattr(sandbox.gateway, "_identify", close)


async def test_a_bot_that_the_gateway_refuses_says_so_in_one_line_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Sandbox() as sandbox:
        refuse(sandbox, 4014, monkeypatch)
        settings = {
            "DISCORD_TOKEN": sandbox.token,
            "DISCORD_API_URL": sandbox.api_url,
            "CAIRN_DATABASE": str(tmp_path / "cairn.sqlite3"),
            "CAIRN_LOG_LEVEL": "ERROR",
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", env=os.environ | settings, stderr=asyncio.subprocess.PIPE
        )
        said = (await asyncio.wait_for(process.communicate(), 300))[1].decode()
    assert process.returncode == LASTING, said
    assert len(said.splitlines()) == 1


async def test_a_token_that_only_the_gateway_refuses_lasts_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox() as sandbox:
        refuse(sandbox, 4004, monkeypatch)
        settings = Settings(
            discord_token=sandbox.token,
            discord_api_url=sandbox.api_url,
            cairn_database=tmp_path / "cairn.sqlite3",
            state_directory=tmp_path,
        )
        with pytest.raises(discord.ConnectionClosed) as refused:
            await app.serve(settings)
    assert exit_code(refused.value) == LASTING


def test_what_may_pass_is_tried_again() -> None:
    for error in (closed(4000), closed(4009), StoreError(), OSError()):
        assert exit_code(error) == FAILED


def test_the_unit_stays_down_after_what_lasts() -> None:
    unit = (Path(__file__).parents[2] / "deploy" / "cairn.service").read_text(encoding="utf-8")
    assert f"\nRestartPreventExitStatus={USAGE} {LASTING}\n" in unit


@pytest.mark.parametrize("kind", [discord.LoginFailure, *family(), OSError], ids=lambda kind: kind.__name__)
def test_the_process_says_it_and_fails(
    kind: type[Exception], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async def serve(*_: object) -> None:
        raise kind(SAID)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a.test.token")
    monkeypatch.setattr(app, "serve", serve)
    assert main([]) == (LASTING if issubclass(kind, MISTAKES) else FAILED)
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_taken_port_is_said_with_who_has_it_and_what_changes_it(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        monkeypatch.chdir(tmp_path)
        monkeypatch.delenv("DISCORD_TOKEN", raising=False)
        monkeypatch.setenv("CAIRN_DEMO_PORT", str(port))
        monkeypatch.setenv("CAIRN_LANGUAGE", language)
        assert main([]) == FAILED
    (line,) = capsys.readouterr().err.splitlines()
    for word in (str(port), "CAIRN_DEMO_PORT", f"{os.getpid()}"):
        assert word in line


def test_a_port_taken_by_nobody_we_may_see_is_another_programs() -> None:
    assert "another program" in in_one_line(DemoPortTaken(80, None), words("en"))
    assert "un autre programme" in in_one_line(DemoPortTaken(80, None), words("fr"))


def test_imports_are_not_searched_for_garbage() -> None:
    assert gc.isenabled()
    with pytest.raises(RuntimeError), process_memory.not_collecting():
        assert not gc.isenabled()
        raise RuntimeError
    assert gc.isenabled()


async def test_memory_is_given_back_more_often_than_garbage_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    twice = asyncio.Event()

    def give() -> None:
        done.append("give")
        if len(done) == 10:
            twice.set()

    monkeypatch.setattr(process_memory, "PAUSE_S", 0)
    monkeypatch.setattr(process_memory, "ROUNDS", 4)
    monkeypatch.setattr(gc, "collect", lambda: done.append("look"))
    monkeypatch.setattr(process_memory, "give_back", give)
    async with process_memory.kept_small():
        await asyncio.wait_for(twice.wait(), 300)
    assert done[:10] == ["give", "give", "give", "look", "give"] * 2


def test_what_was_imported_is_kept_apart_and_the_stand_in_and_unwanted_figures_left_out(tmp_path: Path) -> None:
    settings = {"DISCORD_TOKEN": "a.test.token", "PATH": "", "PYTHONPATH": ":".join(sys.path)}
    told = subprocess.run(
        [sys.executable, "-c", STARTED], env=settings, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert told.stdout.splitlines() == ["True True", "False", "[]"]
