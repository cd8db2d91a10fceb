"""Refuse files and functions that have grown too long to be read at one sitting."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("bot", "games", "render", "data", "tools", "tests")
MOST_FILE, MOST_RULES_FILE, MOST_FUNCTION = 400, 500, 50


def too_long(path: Path) -> Iterator[str]:
    source = path.read_text(encoding="utf-8")
    shown = path.relative_to(ROOT)
    lines = source.count("\n")
    limit = MOST_RULES_FILE if path.name == "rules.py" else MOST_FILE
    if lines > limit:
        yield f"{shown}: {lines} lines, at most {limit}"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > MOST_FUNCTION:
                yield f"{shown}:{node.lineno}: {node.name} has {length} lines, at most {MOST_FUNCTION}"


def main() -> int:
    found = [line for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")) for line in too_long(path)]
    print("\n".join(found) or "sizes: every file and function is short enough")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
