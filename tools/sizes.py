"""Refuse files and functions that have grown too long to be read at one sitting."""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parent.parent
FOLDERS = ("bot", "games", "render", "data", "sandbox", "tools", "tests", "template")
MOST_FILE, MOST_RULES_FILE, MOST_FUNCTION, MOST_MEDIAN = 400, 500, 50, 8


def too_long(path: Path) -> Iterator[str]:
    source = path.read_text(encoding="utf-8")
    shown = path.relative_to(ROOT)
    lines = source.count("\n")
    limit = MOST_RULES_FILE if path.name == "rules.py" else MOST_FILE
    if lines > limit:
        yield f"{shown}: {lines} lines, at most {limit}"
    for name, first, length in functions(source):
        if length > MOST_FUNCTION:
            yield f"{shown}:{first}: {name} has {length} lines, at most {MOST_FUNCTION}"


def functions(source: str) -> Iterator[tuple[str, int, int]]:
    """Give each function's name, first line and number of lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node.lineno, (node.end_lineno or node.lineno) - node.lineno + 1


def median_function(paths: Sequence[Path]) -> float:
    return median(length for path in paths for _, _, length in functions(path.read_text(encoding="utf-8")))


def main() -> int:
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    middle = median_function(paths)
    found = [line for path in paths for line in too_long(path)]
    if middle > MOST_MEDIAN:
        found.append(f"the median function has {middle:g} lines, at most {MOST_MEDIAN}")
    print(
        "\n".join(found) or f"sizes: every file and function is short enough; the median function has {middle:g} lines"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
