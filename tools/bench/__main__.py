"""Run all benches in turn, or the one named by --only."""

import argparse
import sys
from importlib import import_module

# Each has main(); those of the whole bot have a folder of their own.
OF_PARTS = ("rules", "pictures", "recap", "log", "reads", "tables", "many", "opponents")
OF_THE_WHOLE_BOT = ("clicks", "requests", "practice", "bot", "on_postgresql")
MODULES = {
    **{name: f"tools.bench.{name}" for name in OF_PARTS},
    **{name: f"tools.bench.whole_bot.{name}" for name in OF_THE_WHOLE_BOT},
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("--only", choices=list(MODULES))
    only = parser.parse_args().only
    for name in (only,) if only else MODULES:
        import_module(MODULES[name]).main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
