"""A test that can't fail is none: each asserts something, itself or by a function of the tests that it calls."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
JUDGES = {"raises", "fail", "warns", "expect", "waits_until", "waits_for"}  # a wait for what never comes fails, too
Place = tuple[Path, str]


@dataclass(frozen=True, slots=True)
class Said:
    """What a function of the tests says: whether it judges, and whom else it names."""

    judges: bool
    named: frozenset[str]


@cache
def parsed(path: Path) -> tuple[Mapping[str, Said], Mapping[str, Place]]:
    """Read a file: its functions and methods by their bare name, and what it takes from other files of ours."""
    functions, taken = dict[str, Said](), dict[str, Place]()
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            functions[node.name] = said(node)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tests."):
            file = ROOT / f"{node.module.replace('.', '/')}.py"
            taken |= {name.asname or name.name: (file, name.name) for name in node.names if file.exists()}
    return functions, taken


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Go through a tree without its expressions, in which nothing is defined or imported."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield node
            yield from statements(node)


def said(function: ast.AST) -> Said:
    nodes = list(ast.walk(function))
    named = {node.id for node in nodes if isinstance(node, ast.Name)}
    named |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    asserts = any(isinstance(node, ast.Assert) for node in nodes) or "AssertionError" in named
    return Said(asserts or bool(named & JUDGES) or any(name.startswith("assert_") for name in named), frozenset(named))


def asserts(path: Path, name: str, seen: set[Place]) -> bool:
    """Tell whether a function of a file judges, or any that it names."""
    functions, taken = parsed(path)
    if name not in functions or (path, name) in seen:
        return False
    seen.add((path, name))
    here = functions[name]
    return here.judges or any(asserts(*taken.get(each, (path, each)), seen) for each in here.named)


def silent(folder: Path) -> list[str]:
    return [
        f"{path.relative_to(folder)}: {name}"
        for path in sorted(folder.rglob("test_*.py"))
        for name in parsed(path)[0]
        if name.startswith("test_") and not asserts(path, name, set())
    ]


def test_every_test_asserts_something() -> None:
    assert silent(ROOT / "tests") == []


def test_a_test_without_an_assertion_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        "def test_silent(): look()\ndef look(): pass\ndef test_loud(): check()\ndef check(): assert look\n",
        encoding="utf-8",
    )
    assert silent(tmp_path) == ["test_x.py: test_silent"]
