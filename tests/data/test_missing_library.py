"""The command that is told works as it stands: there are lock files in a checkout only."""

import sys
from pathlib import Path

import pytest

from data import missing_library
from data.missing_library import LOCKS, how_to_install


def test_a_checkout_has_lock_files() -> None:
    for library, extra in (("asyncpg", "postgresql"), ("prometheus_client", "metrics")):
        command = how_to_install(library, extra)
        assert command == f"{sys.executable} -m pip install --require-hashes -r {LOCKS / extra}.lock"
        assert library.replace("_", "-") in (LOCKS / f"{extra}.lock").read_text(encoding="utf-8")


def test_a_wheel_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(missing_library, "LOCKS", tmp_path)
    assert how_to_install("asyncpg", "postgresql") == f"{sys.executable} -m pip install asyncpg"
