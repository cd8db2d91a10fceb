"""Faults that change nothing anybody could see, argued one by one in `equivalent.txt`."""

from pathlib import Path

from tools.mutants.areas import ROOT
from tools.mutants.fault import Fault

LIST = Path(__file__).with_name("equivalent.txt")


def argued() -> frozenset[tuple[str, str, str]]:
    lines = (line for line in LIST.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#"))
    return frozenset(_parsed(line) for line in lines)


def _parsed(line: str) -> tuple[str, str, str]:
    path, stands, change, why = (part.strip() for part in line.split(" | "))
    if not why:
        raise ValueError(f"no reason is given: {line}")
    return path, stands, change


def described(fault: Fault) -> tuple[str, str, str]:
    """Say a fault by its line's text, so that it is known again when lines move."""
    line = (ROOT / fault.path).read_text(encoding="utf-8").splitlines()[fault.line - 1]
    return fault.path, line.strip(), f"{fault.before} -> {fault.after}"
