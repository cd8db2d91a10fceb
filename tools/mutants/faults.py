"""Find the places in a module where a small fault can be planted."""

import ast
import re
from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate, pairwise

from tools.mutants.fault import Fault

Change = tuple[int, int, str, str]  # from where to where, the text put there, and the kind of fault

OTHER_COMPARISON = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "is not": "is", "is": "is not", "not in": "in", "in": "not in",
}  # fmt: skip
OTHER_ARITHMETIC = {"+": "-", "-": "+", "*": "//", "//": "*"}
OTHER_LOGIC = {"and": "or", "or": "and"}
IN_ANY_ORDER = ("max", "min", "check_ids")
GUARDS = ("strict",)  # of zip: it stops what no caller does
NEVER_RUN = (
    ast.AnnAssign,
    ast.Import,
    ast.ImportFrom,
    ast.JoinedStr,
)


def faults_in(path: str, source: str) -> tuple[Fault, ...]:
    """Give every fault that can be planted in a module, in the order of the text."""
    text = Text(source)
    changes = {(change, name) for name, node in _run(ast.parse(source)) for change in _changes(text, node)}
    faults = [
        Fault(path, text.line_at(start), start, end, source[start:end], after, kind, name)
        for (start, end, after, kind), name in sorted(changes)
    ]
    return tuple(fault for fault in faults if _compiles(fault.planted(source)))


def _compiles(source: str) -> bool:
    try:
        compile(source, "planted", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


class Text:
    """A module's text, and where the nodes of its tree stand in it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._lines = source.splitlines(keepends=True)
        self._starts = [0, *accumulate(map(len, self._lines))]

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self._position(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self._position(node.end_lineno, node.end_col_offset)

    def of(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)]

    def line_at(self, position: int) -> int:
        return bisect_right(self._starts, position)

    def operator(self, left: ast.expr, right: ast.expr, others: dict[str, str], kind: str) -> Iterator[Change]:
        """Exchange the operator that stands between two operands."""
        first, last = self.end(left), self.start(right)
        words = "|".join(re.escape(word) for word in sorted(others, key=len, reverse=True))
        if found := re.search(words, self.source[first:last]):
            yield first + found.start(), first + found.end(), others[found[0]], kind

    def _position(self, line: int, column: int) -> int:
        """Count characters where `ast` counts bytes of UTF-8."""
        return self._starts[line - 1] + len(self._lines[line - 1].encode()[:column].decode())


def _run(tree: ast.Module | ast.ClassDef, inside: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Walk what runs inside functions, with their names: no annotations, no docstrings, no constants of the module."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield from _run(node, f"{inside}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for statement in node.body:
                yield from ((inside + node.name, below) for below in _below(statement))


def _below(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, NEVER_RUN) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
        return
    if isinstance(node, ast.keyword) and node.arg in GUARDS:
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _below(child)


def _changes(text: Text, node: ast.AST) -> Iterator[Change]:
    yield from _operators(text, node)
    yield from _values(text, node)
    yield from _statements(text, node)


def _operators(text: Text, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        for left, right in pairwise([node.left, *node.comparators]):
            yield from text.operator(left, right, OTHER_COMPARISON, "comparison")
    elif isinstance(node, ast.BinOp):
        yield from text.operator(node.left, node.right, OTHER_ARITHMETIC, "arithmetic")
    elif isinstance(node, ast.BoolOp):
        for left, right in pairwise(node.values):
            yield from text.operator(left, right, OTHER_LOGIC, "and/or")
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield text.start(node), text.start(node) + len("not "), "", "not"


def _values(text: Text, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield text.start(node), text.end(node), str(not node.value), "constant"
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield text.start(node), text.end(node), str(node.value + 1), "boundary"
    elif isinstance(node, ast.Call) and len(node.args) > 1 and text.of(node.func) not in IN_ANY_ORDER:
        first, second = node.args[:2]
        between = text.source[text.end(first) : text.start(second)]
        if text.of(first) != text.of(second):
            yield text.start(first), text.end(second), text.of(second) + between + text.of(first), "arguments"


def _statements(text: Text, node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await):
        yield text.start(node), text.end(node), "pass", "removed call"
    elif isinstance(node, ast.AugAssign | ast.Raise | ast.Continue | ast.Break):
        yield text.start(node), text.end(node), "pass", "dropped line"
    elif isinstance(node, ast.If | ast.IfExp):
        yield text.start(node.test), text.end(node.test), "True", "condition"
        yield text.start(node.test), text.end(node.test), "False", "condition"
