"""What became of each fault: one line of JSON each, so that a run goes on where it was stopped."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path

from tools.mutants.areas import Area
from tools.mutants.fault import Fault


class Results:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._killed_by: dict[str, str | None] = {}
        self._asked: dict[str, int] = {}
        self.read()

    def read(self) -> None:
        """Take in what the workers have written since."""
        if self._path.exists():
            for row in map(json.loads, self._path.read_text(encoding="utf-8").splitlines()):
                self._take(row["key"], row["killed_by"], row["asked"])

    def __contains__(self, fault: Fault) -> bool:
        return fault.key in self._killed_by

    def add(self, fault: Fault, killed_by: str | None, asked: int) -> None:
        """Keep who noticed a fault, and how many rings of tests around it were asked."""
        row = {"key": fault.key, "killed_by": killed_by, "asked": asked, **asdict(fault)}
        self._take(fault.key, killed_by, asked)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def _take(self, key: str, killed_by: str | None, asked: int) -> None:
        self._killed_by[key], self._asked[key] = killed_by, asked

    def left(self, faults: Iterable[Fault], ring: int) -> list[Fault]:
        """Give the faults that nobody noticed so far, and that this ring of tests was not asked about."""
        return [
            fault for fault in faults if not self._killed_by.get(fault.key) and self._asked.get(fault.key, 0) < ring
        ]

    def killers(self) -> frozenset[str]:
        """Name the tests that noticed a fault."""
        return frozenset(test for test in self._killed_by.values() if test and "::" in test)

    def forget(self, failing: Iterable[str]) -> None:
        """Drop what was noticed by tests that fail with nothing planted, so that it is asked again, and name them."""
        if not (wrong := set(failing)):
            return
        lines = self._path.read_text(encoding="utf-8").splitlines(keepends=True)
        self._path.write_text("".join(x for x in lines if json.loads(x)["killed_by"] not in wrong), encoding="utf-8")
        raise SystemExit(f"With nothing planted these fail, mend them first: {' '.join(sorted(wrong))}")

    def survivors(self, faults: Iterable[Fault]) -> list[Fault]:
        """Give what nobody noticed so far, with those that not all were asked about."""
        return [fault for fault in faults if fault in self and self._killed_by[fault.key] is None]


def report(results: Results, chosen: Mapping[Area, tuple[Fault, ...]]) -> tuple[str, bool]:
    """Print killed and survived by area, with each survivor's place; say whether every aim is met."""
    lines, met = [], True
    for area, faults in chosen.items():
        tried = [fault for fault in faults if fault in results]
        alive = results.survivors(tried)
        share = 1 - len(alive) / len(tried) if tried else 0.0
        met &= share >= area.aim
        lines.append(f"{area.name}: {len(tried) - len(alive)} of {len(tried)} killed ({share:.2f}, aim {area.aim:.2f})")
        lines += [f"  {fault.path}:{fault.line} {fault.kind}: {_shown(fault)}" for fault in alive]
    return "\n".join(lines), met


def _shown(fault: Fault) -> str:
    return f"{' '.join(fault.before.split())!r} -> {' '.join(fault.after.split())!r}"
