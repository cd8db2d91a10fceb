"""What a child process gets of the environment: what Python and the system need, and none of the bot's secrets."""

import os
from collections.abc import Mapping

NAMES = ("PATH", "HOME", "LANG", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "VIRTUAL_ENV", "SYSTEMROOT")
BEGINNINGS = ("PYTHON", "LC_")


def child_environment(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Copy what is named here; tokens and passwords of a host's own making have names nobody can foresee."""
    return {name: value for name, value in environment.items() if name in NAMES or name.startswith(BEGINNINGS)}
