"""The stand-in in a process of its own."""

import subprocess
import sys

from bot.sandbox.protocol.json_codec import loads


def test_own_process() -> None:
    command = [
        sys.executable,
        "-m",
        "bot.sandbox",
        "--no-rate-limits",
        "--people",
        "4",
        "--no-history",
        "--keep-files",
        "5",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        described = loads(process.stdout.readline())
        process.terminate()
        assert process.wait(10) == 0
    assert [person["name"] for person in described["people"]] == ["Olga", "Ana", "Ben", "Cleo", "Person 4"]
    assert described["api_url"].startswith("http://127.0.0.1:")
