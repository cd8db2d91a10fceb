"""Figures of a drill, each beside the limit it must keep."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """Something measured, which must be at most or at least so much; without a limit it is only told."""

    name: str
    measured: float
    unit: str = ""
    at_most: float | None = None
    at_least: float | None = None

    @property
    def is_kept(self) -> bool:
        over = self.at_most is not None and self.measured > self.at_most
        under = self.at_least is not None and self.measured < self.at_least
        return not (over or under)

    def __str__(self) -> str:
        verdict = "" if self.limit == "" else "kept" if self.is_kept else "BROKEN"
        return f"  {self.name:64}{self.measured:>10.5g} {self.unit:10}{self.limit:>10}  {verdict}".rstrip()

    @property
    def limit(self) -> str:
        if self.at_most is not None:
            return f"≤ {self.at_most:g}"
        return "" if self.at_least is None else f"≥ {self.at_least:g}"


def exactly(name: str, measured: float, wanted: float, unit: str = "") -> Figure:
    """Must be this much, neither more nor less."""
    return Figure(name, measured, unit, at_most=wanted, at_least=wanted)


def show(title: str, figures: Iterable[Figure]) -> None:
    print(title)
    for figure in figures:
        print(figure, flush=True)
    print(flush=True)
