"""Starts processes of the bot at once, as forks of one that has everything loaded: `-m tools.drill_shards.forking`.

It reads a line of JSON for each, `{"log": …, "settings": {…}}`, and answers with the process id.
"""

import json
import os
import signal
import sys
from importlib import import_module
from typing import Any

LOADED = (
    "bot.app",
    "bot.local_demo",
    "bot.startup_errors",
    "bot.ui.discord_io.gateway.sharded_client",
    "data.postgresql.front_door",
)


def main() -> int:
    for name in LOADED:
        import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            os._exit(live(json.loads(line)))
        print(pid, flush=True)
    return 0


def live(wish: dict[str, Any]) -> int:
    """Be one of them."""
    from bot.__main__ import main as bot

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for number, to in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(number, to)
    os.environ.update(wish["settings"])
    return bot([])


if __name__ == "__main__":
    sys.exit(main())
