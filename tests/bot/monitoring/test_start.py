"""Who wants no figures pays nothing for them; who wants them without the library is told how to get it."""

import subprocess
import sys

import pytest

from bot.config import Settings
from bot.monitoring import start
from bot.monitoring.errors import MissingMetrics
from bot.monitoring.start import monitoring
from bot.startup_errors import in_one_line
from bot.text import LANGUAGES, words

LOOK = """
import asyncio, sys
from bot import app
from bot.config import Settings
from bot.monitoring.start import monitoring

async def look():
    async with monitoring(Settings()) as monitor:
        assert not monitor.measures.are_wanted
        print([name for name in sys.modules if "prometheus" in name or name == "bot.monitoring.web_server"])

asyncio.run(look())
"""


def test_unset_nothing_is_imported() -> None:
    said = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=True, timeout=120)
    assert said.stdout == "[]\n"


async def test_the_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "find_spec", lambda _: None)
    with pytest.raises(MissingMetrics) as said:
        async with monitoring(Settings(cairn_metrics="127.0.0.1:0")):
            pass
    for language in LANGUAGES:
        line = in_one_line(said.value, words(language))
        assert f"{sys.executable} -m pip install --require-hashes -r " in line and line.endswith("/metrics.lock")


async def test_the_loops_lag_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio
    import time

    monkeypatch.setattr(start, "LOOK_S", 0.01)
    async with monitoring(Settings(cairn_metrics="127.0.0.1:0")) as monitor:
        lags: list[float] = []
        monkeypatch.setattr(monitor.measures, "lagged", lags.append)
        await asyncio.sleep(0.03)
        time.sleep(0.1)  # noqa: ASYNC251 — somebody keeps the loop
        await asyncio.sleep(0.03)
    assert max(lags) > 0.05
    assert min(lags) < max(lags)
