"""Run the stand-in in a process of its own: `python -m sandbox --port 0 --no-rate-limits`."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from sandbox.clock import MovableClock
from sandbox.deviations import DEVIATIONS
from sandbox.port import PortTaken
from sandbox.protocol.json_codec import Json, dumps
from sandbox.sandbox import Sandbox


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--no-rate-limits", action="store_true")
    parser.add_argument("--people", type=int, default=2, help="how many people to make")
    parser.add_argument("--no-history", action="store_true", help="do not keep what people were shown")
    parser.add_argument("--keep-files", type=int, default=None, help="keep only so many uploaded files")
    parser.add_argument("--snapshot", type=Path, default=None, help="keep the world in this file")
    parser.add_argument("--deviate", choices=DEVIATIONS, metavar="NAME", help="break one promise: docs/sandbox.md")
    return parser.parse_args()


def _names(count: int) -> tuple[str, ...]:
    return tuple((["Ana", "Ben", "Cleo"] + [f"Person {n}" for n in range(4, count + 1)])[:count])


def _described(sandbox: Sandbox) -> Json:
    return {
        "api_url": sandbox.api_url,
        "gateway_url": sandbox.gateway_url,
        "page_url": sandbox.page_url,
        "token": sandbox.token,
        "guild_id": str(sandbox.guild.id),
        "channel_id": str(sandbox.channel.id),
        "people": [{"id": str(person.id), "name": person.name} for person in sandbox.people()],
    }


async def _serve(arguments: argparse.Namespace) -> None:
    clock = MovableClock()
    sandbox = Sandbox(
        port=arguments.port,
        clock=clock,
        advance=clock.advance,
        rate_limits=not arguments.no_rate_limits,
        people=_names(arguments.people),
        keeps_history=not arguments.no_history,
        keep_files=arguments.keep_files,
        snapshot_path=arguments.snapshot,
    )
    if arguments.deviate:
        sandbox.deviate(arguments.deviate)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    async with sandbox:
        sys.stdout.write(dumps(_described(sandbox)).decode() + "\n")
        sys.stdout.flush()
        await stopped.wait()


try:
    asyncio.run(_serve(_arguments()))
except PortTaken as taken:
    sys.exit(f"{taken.strerror}: choose another with --port, or 0 for a free one")
