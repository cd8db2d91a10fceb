"""Run all benches in turn, or the one named by --only."""

import argparse
import sys
from importlib import import_module
from importlib.util import find_spec

# Each has main().
MODULES = ("rules", "pictures", "log", "tables", "many", "clicks", "requests", "opponents", "practice", "bot")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--only", choices=MODULES)
    only = parser.parse_args().only
    for name in (only,) if only else MODULES:
        if find_spec(f"tools.bench.{name}"):
            import_module(f"tools.bench.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
