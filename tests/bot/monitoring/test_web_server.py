"""Figures, health and readiness of a bot at play, over HTTP, as a host's own tools ask for them."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.config import Settings, settings_from
from bot.monitoring.errors import MonitoringPortTaken, UnusableMetricsAddress
from bot.monitoring.monitor import Monitor
from bot.monitoring.prometheus import PrometheusMeasures
from bot.monitoring.web_server import serving
from bot.startup_errors import in_one_line
from bot.tables import TableStatus
from bot.text import LANGUAGES, words
from data.errors import Unreachable
from games.registry import KEYS
from tests.bot.ui.asking import comes_true
from tests.bot.ui.conftest import Hurried, Stage, staged
from tests.bot.ui.players import click_turn, open_match

LABELS = re.compile(r"shard=\"\d+\"|game=\"[a-z_]+\"|status=\"[a-z]+\"|login=\"(bot|interaction)\"|le=\"[0-9.e+Inf]+\"")
OF_THE_PROCESS = re.compile(r'(release|version|implementation|major|minor|patchlevel)="[^"]*"')


@dataclass
class Host:
    """Somebody who looks at the figures."""

    stage: Stage
    address: str
    session: aiohttp.ClientSession

    async def ask(self, path: str) -> tuple[int, str]:
        async with self.session.get(self.address + path) as answer:
            return answer.status, await answer.text()

    async def figures(self) -> dict[str, float]:
        """Read each sample by its name and labels."""
        families = text_string_to_metric_families((await self.ask("/metrics"))[1])
        return {
            sample.name + "".join(f" {value}" for _, value in sorted(sample.labels.items())): sample.value
            for family in families
            for sample in family.samples
        }


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    measures = PrometheusMeasures()
    monitor = Monitor(measures)
    async with (
        serving("127.0.0.1", 0, monitor, measures) as port,
        aiohttp.ClientSession() as session,
        staged(tmp_path, rate_limits=False) as stage,
    ):
        stage.monitor = monitor
        await stage.restart()
        yield Host(stage, f"http://127.0.0.1:{port}", session)


async def test_play_is_counted(host: Host) -> None:
    match = await open_match(host.stage, "tactic")
    turn = await match.next_turn()
    counted = (await host.figures())["cairn_requests_total bot"], host.stage.sandbox.limits.counted
    for _ in range(3):
        await click_turn(match, match.mover(turn), turn)
        turn = await match.next_turn(turn)
    await match.people[0].waits_until(lambda: not match.turns()[-2].buttons)
    figures = await host.figures()
    assert figures["cairn_turns_total tactic"] == 3
    assert figures["cairn_tables open"] == 1
    assert figures["cairn_requests_total bot"] - counted[0] == host.stage.sandbox.limits.counted - counted[1]
    assert figures["cairn_acknowledgement_seconds_count"] >= 6
    assert figures["cairn_commit_seconds_count"] >= 6
    assert figures["cairn_gateway_connected 0"] == 1
    names = ("outbox_waiting", "outbox_oldest_seconds", "opponent_queue")
    assert [figures[f"cairn_{name}"] for name in names] == [0, 0, 0]
    assert figures["process_resident_memory_bytes"] > 10_000_000
    assert figures["cairn_rate_limited_total bot"] == 0


async def test_all_are_there_before_the_first_game(host: Host) -> None:
    figures = await host.figures()
    assert [figures[f"cairn_turns_total {game}"] for game in KEYS] == [0] * len(KEYS)
    assert [figures[f"cairn_tables {status}"] for status in TableStatus] == [0] * len(TableStatus)


async def test_figures_name_nobody(host: Host) -> None:
    match = await open_match(host.stage, "tactic")
    turn = await match.next_turn()
    await click_turn(match, match.mover(turn), turn)
    text = (await host.ask("/metrics"))[1]
    for labels in re.findall(r"^\w+\{(.*)\}", text, re.MULTILINE):
        for label in labels.split(","):
            assert LABELS.fullmatch(label) or OF_THE_PROCESS.fullmatch(label), label
    people = [str(person.id) for person in match.people]
    for private in (*people, str(host.stage.sandbox.guild.id), str(match.thread.id), host.stage.sandbox.token):
        assert private not in text


async def test_a_refusal_by_discord_is_counted(host: Host) -> None:
    match = await open_match(host.stage, "tactic")
    turn = await match.next_turn()
    host.stage.sandbox.faults.fail(429, "/messages$", method="POST", retry_after=0.05)
    await click_turn(match, match.mover(turn), turn)
    await match.next_turn(turn)
    assert (await host.figures())["cairn_rate_limited_total bot"] == 1


async def test_ready_is_for_who_is_connected_and_healthy_for_who_has_a_database(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.shard.asyncio", Hurried())
    await comes_true(host.stage.bot.is_ready)
    assert await host.ask("/readyz") == (200, "ok\n")
    assert await host.ask("/healthz") == (200, "ok\n")
    async with host.stage.sandbox.outage():
        assert (await host.ask("/healthz"))[0] == 200
    store = host.stage.bot.ui.tables.context.store

    async def gone() -> None:
        raise Unreachable("gone")

    monkeypatch.setattr(type(store.store.store), "check_still_there", lambda _: gone())  # type: ignore[attr-defined]
    assert await host.ask("/healthz") == (503, "the database doesn't answer\n")


async def test_without_discord_it_is_healthy_and_not_ready() -> None:
    measures = PrometheusMeasures()
    monitor = Monitor(measures)
    async with serving("127.0.0.1", 0, monitor, measures) as port, aiohttp.ClientSession() as session:
        for path, status in (("healthz", 200), ("readyz", 503), ("metrics", 200)):
            async with session.get(f"http://127.0.0.1:{port}/{path}") as answer:
                assert answer.status == status, path


MALFORMED = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\x00\r\n\r\n",  # TLS
    b"SSH-2.0-OpenSSH_9.2\r\n\r\n",
    b"GET /metrics HTTP/9.9\r\n\r\n",
    b"GET /metrics HTTP/1.1\r\nHost: [\r\nNo colon\r\n\r\n",
    b"GET /metrics HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    b"G\xe9T /\x00 HTTP/1.1\r\n\r\n",
)


async def test_what_is_no_http_is_refused_with_one_line_in_the_log_and_no_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    measures = PrometheusMeasures()
    caplog.set_level("DEBUG")
    async with serving("127.0.0.1", 0, Monitor(measures), measures) as port, aiohttp.ClientSession() as session:
        for malformed in MALFORMED * 2:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(malformed)
            assert (await reader.readline()).startswith(b"HTTP/1.0 400 "), malformed
            writer.close()
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            assert answer.status == 200
    assert [record for record in caplog.records if record.exc_info] == []
    [told] = [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")]
    assert told.startswith("CAIRN_METRICS: ") and "\n" not in told


async def test_a_taken_port_is_said_in_one_sentence() -> None:
    measures = PrometheusMeasures()
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(MonitoringPortTaken) as said:
            async with serving("127.0.0.1", port, Monitor(measures), measures):
                await asyncio.sleep(0)
    for language in LANGUAGES:
        line = in_one_line(said.value, words(language))
        assert line.startswith("CAIRN_METRICS") and str(port) in line and "\n" not in line


async def test_an_address_of_another_machine_is_told_in_the_hosts_language() -> None:
    measures = PrometheusMeasures()
    with pytest.raises(UnusableMetricsAddress) as said:
        async with serving("192.0.2.1", 9464, Monitor(measures), measures):
            await asyncio.sleep(0)
    for language in LANGUAGES:
        line = in_one_line(said.value, words(language))
        assert line.startswith("CAIRN_METRICS") and "192.0.2.1" in line and "\n" not in line


@pytest.mark.parametrize("wrong", ["9464", "127.0.0.1", "127.0.0.1:", ":9464", "127.0.0.1:99999", "here:port"])
def test_an_address_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"127\.0\.0\.1:9464"):
        settings_from({"cairn_metrics": wrong})


def test_an_address_may_be_of_either_kind() -> None:
    assert Settings(cairn_metrics="0.0.0.0:9464").metrics_address == ("0.0.0.0", 9464)
    assert Settings(cairn_metrics="[::1]:9464").metrics_address == ("::1", 9464)
