"""A file takes its place whole, and is on disk before it does; what killed processes left behind is swept away."""

import os
from pathlib import Path

import pytest

from data.sqlite import partial as module
from data.sqlite.partial import partial, sweep, take_place


def test_a_file_is_on_disk_before_it_takes_its_place_and_its_folder_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, written = tmp_path / "whole.db", list[tuple[str, bool]]()
    monkeypatch.setattr(module, "to_disk", lambda path: written.append((path.name, target.exists())))
    with partial(target) as path:
        path.write_text("all of it")
        take_place(path, target)
    assert target.read_text() == "all of it"
    assert written == [(f"whole.db.{os.getpid()}.partial", False), (tmp_path.name, True)]


def test_what_was_not_finished_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), partial(tmp_path / "whole.db") as path:
        assert path.stat().st_mode & 0o777 == 0o600
        raise RuntimeError
    assert list(tmp_path.iterdir()) == []


def test_only_what_nobody_writes_any_more_is_swept_away(tmp_path: Path) -> None:
    left, mine = tmp_path / "old.db.1234.partial", tmp_path / "mine.partial"
    for path in (left, mine, tmp_path / "old.db.1234.partial-wal"):
        path.touch()
    with partial(tmp_path / "whole.db") as path:
        sweep(tmp_path)
        assert path.exists()
        assert not left.exists() and not (tmp_path / "old.db.1234.partial-wal").exists()
        assert mine.exists(), "it has no process in its name: it is somebody's own file"
    sweep(tmp_path / "nowhere")
