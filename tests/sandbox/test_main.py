"""The stand-in in a process of its own."""

import socket
import subprocess
import sys

from sandbox.protocol.json_codec import loads


def test_own_process() -> None:
    command = [
        sys.executable,
        "-m",
        "sandbox",
        "--no-rate-limits",
        "--people",
        "4",
        "--no-history",
        "--keep-files",
        "5",
        "--deviate",
        "nonces-ignored",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        described = loads(process.stdout.readline())
        process.terminate()
        assert process.wait(10) == 0
    assert [person["name"] for person in described["people"]] == ["Olga", "Ana", "Ben", "Cleo", "Person 4"]
    assert described["api_url"].startswith("http://127.0.0.1:")


def test_a_taken_port_is_one_clear_line() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [sys.executable, "-m", "sandbox", "--port", str(port)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 1 and ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    assert line.startswith(f"port {port} is taken by ") and "--port" in line


def test_a_deviation_that_nobody_knows_is_refused() -> None:
    command = [sys.executable, "-m", "sandbox", "--deviate", "gravity"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 2 and "gravity" in ended.stderr
