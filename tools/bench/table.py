"""A table of measures: what, how much, the aim, and the ratio between them."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A measure that should be at least, or at most, its aim; without an aim it is only told."""

    name: str
    measured: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None

    @property
    def ratio(self) -> float | None:
        """Above 1 is better than aimed at."""
        if self.at_least is not None:
            return self.measured / self.at_least
        return None if self.at_most is None else self.at_most / max(self.measured, 1e-9)

    def __str__(self) -> str:
        aim, sign = (self.at_least, "≥") if self.at_least is not None else (self.at_most, "≤")
        aimed = "" if aim is None else f"{sign} {number(aim)}"
        verdict = "" if self.ratio is None else f"{self.ratio:7.2f}×  {'good' if self.ratio >= 1 else 'TOO SLOW'}"
        return f"  {self.name:44}{number(self.measured):>12} {self.unit:14}{aimed:>12}{verdict}".rstrip()


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def show(title: str, rows: Iterable[Row]) -> None:
    print(f"{title}\n  {'':44}{'measured':>12} {'':14}{'aim':>12}   ratio")
    for row in rows:
        print(row, flush=True)
    print()
