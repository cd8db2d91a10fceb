"""Plant faults by seed and print which of them no test notices: `python -m tools.mutants --help`."""

import random
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import chain, islice, zip_longest
from pathlib import Path

from tools.mutants.areas import AREAS, ROOT, Area
from tools.mutants.equivalent import argued, described
from tools.mutants.fault import Fault
from tools.mutants.faults import faults_in
from tools.mutants.forked import warm
from tools.mutants.results import Results, report
from tools.mutants.trial import RINGS, copy_of_tree, failing, killed_by
from tools.mutants.workers import share

FOLDER = ROOT / "var" / "mutants"


def main(words: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(words)
    areas = [area for area in AREAS if not asked.area or area.name in asked.area]
    chosen = {area: sample(area, asked.seed, asked.count // len(areas)) for area in areas}
    FOLDER.mkdir(parents=True, exist_ok=True)
    results = Results(FOLDER / f"{asked.seed}.jsonl")
    run(in_turn(chosen.values()), results, asked.workers)
    text, met = report(results, chosen)
    print(text)
    return 0 if met else 1


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--seed", default="1", help="which faults are drawn")
    parser.add_argument("--count", type=int, default=400, help="how many, over all areas")
    parser.add_argument("--area", action="append", choices=[area.name for area in AREAS], help="only these")
    parser.add_argument("--workers", type=int, default=2, help="how many at once, each in a copy of the last commit")
    return parser


def sample(area: Area, seed: str, count: int) -> tuple[Fault, ...]:
    """Draw faults evenly over all places of an area, leaving out those argued to change nothing."""
    known = argued()
    places = [fault for path in area.modules() for fault in faults_in(path, (ROOT / path).read_text(encoding="utf-8"))]
    drawn = random.Random(f"{seed}/{area.name}").sample(places, len(places))
    return tuple(islice((fault for fault in drawn if described(fault) not in known), count))


def in_turn(chosen: Iterable[Sequence[Fault]]) -> list[Fault]:
    """Take one fault of each area after the other, so that whatever was tried so far is a sample of all."""
    return [fault for fault in chain.from_iterable(zip_longest(*chosen)) if fault]


def run(faults: Sequence[Fault], results: Results, workers: int) -> None:
    """Plant each fault in a worker's copy, and ask the tests around it, ring by ring, as long as none notices."""
    warm()
    copies = [copy_of_tree(FOLDER / f"copy-{number}") for number in range(workers)]
    for ring in range(1, len(RINGS) + 1):
        share(results.left(faults, ring), copies, partial(_try, results, ring))
        results.read()
    results.forget(failing(sorted(results.killers()), copies[0]))


def _try(results: Results, ring: int, fault: Fault, copy: Path) -> None:
    noticed = killed_by(fault, copy, RINGS[ring - 1])
    results.add(fault, noticed, ring)
    print(f"{'killed' if noticed else 'ALIVE ' if ring == len(RINGS) else 'so far'} {fault.key}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
