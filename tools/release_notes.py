"""`python -m tools.release_notes v0.3.0`: what CHANGELOG.md says of a release, if the tag is the version."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from bot import __version__

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"


def notes_of(version: str, changelog: str) -> str | None:
    """Give the section of one version that has its date; None where there is none."""
    heading = rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$"
    found = re.search(rf"{heading}\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else None


def main(arguments: Sequence[str]) -> int:
    """Print the notes; where tag, code and changelog differ, say how."""
    version = arguments[0].removeprefix("v")
    if version != __version__:
        sys.stderr.write(f"The tag says {version}, and bot/__init__.py {__version__}.\n")
        return 1
    notes = notes_of(version, CHANGELOG.read_text(encoding="utf-8"))
    if not notes:
        sys.stderr.write(f"CHANGELOG.md has no section of {version} with its date.\n")
        return 1
    sys.stdout.write(f"{notes}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
