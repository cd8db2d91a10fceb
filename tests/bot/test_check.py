"""`python -m bot check`: what is wrong is said in one line, with what to do."""

import asyncio
import os
import signal
import socket
import sqlite3
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bot import check_discord
from bot.__main__ import main
from bot.check import check, line, look, look_at_database
from bot.check_finding import CheckFinding, doubtful, wrong
from bot.config import Settings
from bot.text import LANGUAGES, words
from bot.ui.registry import COMMANDS
from bot.ui.rights import needed
from data.errors import CannotOpen
from data.sqlite.store import SqliteStore
from sandbox import Sandbox
from sandbox.world.permissions import PermissionBit
from tests.bot.ui.discord_io.rest.overlong import overlong

FROZEN = Path(__file__).parents[1] / "data" / "databases"
GOOD = ["check-pictures-good", "check-database-new"]


def settings(folder: Path) -> Settings:
    """Make settings without looking at the environment or `.env`."""
    return Settings(cairn_database=folder / "cairn.sqlite3")


def pointed_at(sandbox: Sandbox, folder: Path, token: str) -> Settings:
    return replace(settings(folder), discord_api_url=sandbox.api_url, discord_token=token)


async def found(wanted: Settings) -> list[CheckFinding]:
    return [finding async for finding in look(wanted)]


def keys(findings: list[CheckFinding]) -> list[str]:
    return [finding.key for finding in findings]


async def test_a_machine_without_time_zones_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "check-zones-bad" not in keys(await found(settings(tmp_path)))
    monkeypatch.setattr("bot.check.available_timezones", set)
    assert "check-zones-bad" in keys(await found(settings(tmp_path)))


async def test_a_game_that_is_left_out_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.check.LEFT_OUT", ["heaps (cairn-heaps 1.0): MissingPart: it has no painter"])
    (finding,) = [one for one in await found(settings(tmp_path)) if one.key == "game-left-out"]
    assert finding.is_wrong
    assert all(
        "heaps (cairn-heaps 1.0): MissingPart: it has no painter." in line(finding, words(one)) for one in LANGUAGES
    )


async def test_all_is_well_and_the_invitation_asks_for_no_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Sandbox() as sandbox:
        assert await check(pointed_at(sandbox, tmp_path, sandbox.token)) == 0
        said = capsys.readouterr().out
    assert f"permissions={needed().value}" in said and "applications.commands" in said
    assert "one server" in said and "✗" not in said
    assert sandbox.token not in said


async def test_a_wrong_token_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with Sandbox() as sandbox:
        with sandbox.expect(0):
            assert await check(pointed_at(sandbox, tmp_path, "wrong.token")) == 1
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("✗")]
    assert "Reset it in the developer portal" in line and "wrong.token" not in line


async def test_a_server_that_gives_too_little_is_named(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        for role in sandbox.guild.roles.values():
            role.permissions &= ~PermissionBit.ATTACH_FILES
        findings = await found(pointed_at(sandbox, tmp_path, sandbox.token))
    (lacking,) = [finding for finding in findings if finding.is_wrong]
    assert lacking.key == "check-rights-missing"
    assert lacking.values == {"server": sandbox.guild.name, "rights": "attach_files"}


@pytest.mark.parametrize(
    ("told", "finding"),
    [
        ({"interactions_endpoint_url": "https://example.org"}, wrong("check-endpoint")),
        ({"terms_of_service_url": None}, doubtful("check-addresses", lacking="terms")),
        ({"privacy_policy_url": None}, doubtful("check-addresses", lacking="privacy")),
        ({"terms_of_service_url": "", "privacy_policy_url": ""}, doubtful("check-addresses", lacking="both")),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_doubtful_in_the_portal_is_named(
    tmp_path: Path, told: dict[str, object], finding: CheckFinding, language: str
) -> None:
    async with Sandbox() as sandbox:
        sandbox.context.portal.update(told)
        findings = await found(pointed_at(sandbox, tmp_path, sandbox.token))
    assert [each for each in findings if each.sign != "✓"] == [finding]
    said = line(finding, words(language))
    assert said.startswith(f"{finding.sign} ") and "{" not in said


@pytest.mark.parametrize(
    ("installs", "key"),
    [({"0": {}, "1": {}}, "check-user-install"), ({"0": {}}, "check-no-user-install")],
)
async def test_whether_people_may_install_it_for_themselves_is_said_and_is_a_choice(
    tmp_path: Path, installs: dict[str, object], key: str
) -> None:
    async with Sandbox() as sandbox:
        sandbox.context.portal["integration_types_config"] = installs
        findings = await found(pointed_at(sandbox, tmp_path, sandbox.token))
    assert {finding.sign for finding in findings} == {"✓"}
    assert [finding.key for finding in findings if "user-install" in finding.key] == [key]


async def test_permissions_that_discord_does_not_tell_are_unknown_and_not_missing(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        sandbox.context.leaves_out.add("permissions")
        assert await check(pointed_at(sandbox, tmp_path, sandbox.token)) == 0
        findings = await found(pointed_at(sandbox, tmp_path, sandbox.token))
    (unknown,) = [finding for finding in findings if finding.sign != "✓"]
    assert (unknown.key, unknown.sign) == ("check-rights-unknown", "!")


async def test_commands_are_tried_and_not_registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_discord, "COMMANDS", (*COMMANDS, *overlong(7)))
    async with Sandbox() as sandbox:
        with sandbox.expect(50035):
            findings = await found(pointed_at(sandbox, tmp_path, sandbox.token))
        assert not any(sandbox.world.commands.values())
    bad = [finding for finding in findings if finding.is_wrong]
    assert {finding.key for finding in bad} == {"check-commands-bad"} and len(bad) == 5
    assert bad[0].values["path"] == "/overlong-0 description"


async def test_discord_out_of_reach(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        gone = pointed_at(sandbox, tmp_path, sandbox.token)
    assert keys(await found(gone)) == [*GOOD, "check-discord-bad"]


async def test_without_a_token(tmp_path: Path) -> None:
    findings = await found(settings(tmp_path))
    assert keys(findings) == [*GOOD, "check-token-none"] and findings[-1].is_wrong


async def test_the_database_is_looked_at_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "cairn.sqlite3"
    await (await SqliteStore.open(path)).close()
    before = path.read_bytes()
    assert keys(list(look_at_database(path))) == ["check-database-good"]
    assert path.read_bytes() == before
    running = await SqliteStore.open(path)
    assert keys(list(look_at_database(path))) == ["check-database-good"]
    await running.close()


def test_a_database_that_needs_mending(tmp_path: Path) -> None:
    path = tmp_path / "cairn.sqlite3"
    path.write_bytes(b"not a database" * 100)
    assert [finding.is_wrong for finding in look_at_database(path)] == [True]
    path.unlink()
    with sqlite3.connect(path) as db:
        db.execute("create table somebody_elses (x)")
    db.close()
    assert [finding.is_wrong for finding in look_at_database(path)] == [True]


async def test_it_says_what_the_start_would_say(tmp_path: Path) -> None:
    """An older database is brought up to date; an empty file, and remains without a database, are refused."""
    path = tmp_path / "cairn.sqlite3"
    path.write_bytes((FROZEN / "0001.sqlite3").read_bytes())
    assert keys(list(look_at_database(path))) == ["check-database-later"]
    path.write_bytes(b"")
    (empty,) = look_at_database(path)
    path.rename(f"{path}.before-restore")
    (missing,) = look_at_database(path)
    for finding in (empty, missing):
        assert finding.is_wrong
        with pytest.raises(CannotOpen) as refused:
            await SqliteStore.open(path if finding is missing else _empty(tmp_path / "other.sqlite3"))
        assert type(refused.value).__name__ in ("EmptyDatabase", "MissingDatabase")


def _empty(path: Path) -> Path:
    path.touch()
    return path


def test_a_folder_nobody_can_write_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, *_: object) -> None:
        raise PermissionError(13, "PermissionBit denied")

    monkeypatch.setattr(Path, "touch", refuse)
    (finding,) = look_at_database(tmp_path / "var" / "cairn.sqlite3")
    assert finding.is_wrong and finding.values["path"] == str(tmp_path)


def test_arguments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["check"]) == 1
    assert "✗ Token: none found" in capsys.readouterr().out
    assert main(["chekc"]) == 2
    assert "check" in capsys.readouterr().err
    assert main(["--help"]) == 0
    helped = capsys.readouterr().out
    assert "check" in helped and ".env.example" in helped
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("Cairn ")
    monkeypatch.setenv("CAIRN_LANGUAGE", "tlh")
    assert main(["check"]) == 2
    assert "CAIRN_LANGUAGE" in capsys.readouterr().err


async def test_a_bot_that_would_have_to_wait_for_sessions(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        assert not [each for each in await found(pointed_at(sandbox, tmp_path, sandbox.token)) if each.is_wrong]
        sandbox.gateway.identified = 930
        (few,) = [each for each in await found(pointed_at(sandbox, tmp_path, sandbox.token)) if each.is_wrong]
    assert (few.key, few.values) == ("check-sessions-few", {"left": "70", "hours": "24"})
    for language in LANGUAGES:
        assert "70" in line(few, words(language))


def test_what_looks_is_ended_by_signals_as_programs_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """A start that is asked to stop ends well, a check doesn't: it hasn't found that all is well."""
    before = {name: signal.getsignal(name) for name in (signal.SIGTERM, signal.SIGINT)}
    during = list[object]()

    def look(_: Settings) -> int:
        during.extend(map(signal.getsignal, before))
        return 0

    monkeypatch.setattr(sys, "argv", ["bot", "check"])
    monkeypatch.setattr("bot.starting.look", look)
    try:
        assert main() == 0
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)
    assert during == [signal.SIG_DFL, signal.default_int_handler]


async def test_a_check_that_is_interrupted_has_found_nothing_good(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        api_url = f"http://127.0.0.1:{silent.getsockname()[1]}/api"
        wanted = {"DISCORD_TOKEN": "a.b.c", "DISCORD_API_URL": api_url, "CAIRN_DATABASE": str(tmp_path / "c.sqlite3")}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "check", env=os.environ | wanted, stderr=asyncio.subprocess.DEVNULL
        )
        connection, _ = await asyncio.to_thread(silent.accept)
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), 300) != 0
        connection.close()
