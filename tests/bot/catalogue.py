"""The catalogues as data: what they say, with which values, and which keys the program asks for."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
SAYING = {"say", "either", "has", "tell", "phrase", "Refused"}  # their first argument is a key
HOLE = "{}"


class Placeables(Visitor):
    """Collects the values a message wants and the messages it quotes."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.quoted.add(node.id.name)


@dataclass(frozen=True)
class Message:
    file: str
    values: frozenset[str]
    quoted: frozenset[str]


def files(package: str, language: str) -> list[Path]:
    return sorted((ROOT / package / "text" / language).glob("*.ftl"))


@cache
def entries(path: Path) -> tuple[ftl.Message | ftl.Junk, ...]:
    parsed = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return tuple(entry for entry in parsed if isinstance(entry, ftl.Message | ftl.Junk))


def messages(package: str, language: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for path in files(package, language):
        for entry in entries(path):
            if isinstance(entry, ftl.Message):
                inside = Placeables()
                inside.visit(entry)
                found[entry.id.name] = Message(path.name, frozenset(inside.values), frozenset(inside.quoted))
    return found


@dataclass(frozen=True)
class Asked:
    """One place in the program that asks for words: a key, or a pattern with holes."""

    where: str
    key: str
    values: frozenset[str] | None  # None: more may be given than can be read off the source


def sources() -> list[Path]:
    """The program without the stand-in, which doesn't speak."""
    return [path for path in sorted((ROOT / "bot").rglob("*.py")) if "sandbox" not in path.parts]


@dataclass(frozen=True)
class Program:
    """What stands in the program: calls that ask for words by a key, all strings, those with holes as `{}`."""

    asked: frozenset[Asked]
    literals: frozenset[str]
    patterns: frozenset[str]


@cache
def program() -> Program:
    asked, literals, patterns = set[Asked](), set[str](), set[str]()
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call():
                    asked.update(_asked(node, str(path.relative_to(ROOT))))
                case ast.Constant(value=str(value)):
                    literals.add(value)
                case ast.JoinedStr():
                    patterns.add(_pattern(node))
    return Program(frozenset(asked), frozenset(literals), frozenset(patterns))


def _asked(call: ast.Call, path: str) -> Iterator[Asked]:
    if _name(call.func) in SAYING and call.args:
        for key in _keys(call.args[0]):
            yield Asked(f"{path}:{call.lineno}", key, _values(call))


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _keys(node: ast.expr) -> Iterator[str]:
    """The key, or both where a condition chooses."""
    if isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield _pattern(node)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _pattern(node: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)


def _values(call: ast.Call) -> frozenset[str] | None:
    if _name(call.func) not in ("say", "tell") or any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
