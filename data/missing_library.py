"""How to install a library that only some hosts need: from the checkout's lock file, or by its name from a wheel."""

import sys
from pathlib import Path

LOCKS = Path(__file__).parents[1] / "requirements"


def how_to_install(library: str, extra: str) -> str:
    """Write the command for the Python that runs."""
    lock = LOCKS / f"{extra}.lock"
    wanted = f"--require-hashes -r {lock}" if lock.exists() else library
    return f"{sys.executable} -m pip install {wanted}"
