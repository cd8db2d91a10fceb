import gc
import subprocess
import sys

import pytest

from bot import process_memory

STARTED = """
import sys
from bot import app
async def serve(settings):
    import gc
    print(gc.isenabled(), gc.get_freeze_count() > 10_000, any(name.startswith("bot.sandbox") for name in sys.modules))
app.serve = serve
from bot.__main__ import main
main([])
"""


def test_imports_are_not_searched_for_garbage() -> None:
    assert gc.isenabled()
    with pytest.raises(RuntimeError), process_memory.not_collecting():
        assert not gc.isenabled()
        raise RuntimeError
    assert gc.isenabled()


def test_what_was_imported_is_kept_apart_and_the_stand_in_left_out(tmp_path: object) -> None:
    settings = {"DISCORD_TOKEN": "a.test.token", "PATH": "", "PYTHONPATH": ":".join(sys.path)}
    told = subprocess.run(
        [sys.executable, "-c", STARTED], env=settings, cwd=str(tmp_path), capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["True", "True", "False"]
