"""Who wants figures without the library is told how to get it; what a start loads: tests/bot/test_startup_errors.py."""

import sys

import pytest

from bot.config import Settings
from bot.monitoring import start
from bot.monitoring.errors import MissingMetrics
from bot.monitoring.start import monitoring
from bot.startup_errors import in_one_line
from bot.text import LANGUAGES, words


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
