"""Check what import-linter can't: who touches discord.py's insides, how full folders are, that names are unique."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from games.registry import KEYS

ROOT = Path(__file__).parents[1]
PRODUCT = ("bot", "games", "render", "data", "sandbox")
CODE = (*PRODUCT, "tools", "tests")
MOST_MODULES = 20
MOST_LATE_IMPORTS = 8
INSIDES = re.compile(
    r"\bdiscord\.(http|gateway|shard|state|backoff)\b|\bdiscord import .*\b(http|gateway|shard|state|backoff)\b"
    r"|\.http\.|\._connection\b|__discord_|\bMultipartParameters\b"
)
THROUGH_MANY_MODULES = {
    "bot/tables/test_crashes.py": "what was answered survives kill -9 at any moment",
    "bot/tables/test_secrets.py": "whatever tables and pictures give out is the same in both truths",
    "bot/ui/discord_io/test_discord_py.py": "what we rely on in discord.py's insides is there",
    "bot/ui/whole_bot/test_first_evening.py": "from /help to a lesson, a win, a puzzle and the profile, by taps",
    "bot/ui/whole_bot/test_pseudo.py": "whole games in a longer language: nothing cut off, nothing left in English",
    "bot/ui/whole_bot/test_first_release.py": "a database and messages of the first release go on",
    "bot/ui/whole_bot/test_kills.py": "a game goes on when the whole bot is killed",
    "bot/ui/whole_bot/test_refused_requests.py": "every game while Discord refuses one kind of request",
    "bot/ui/whole_bot/test_poisonous_events.py": "every game among events that discord.py cannot read",
    "bot/ui/whole_bot/test_restarts.py": "a game goes on when the whole bot is started again",
    "bot/ui/whole_bot/test_secrets.py": "whatever Discord is sent is the same in both truths",
    "bot/ui/whole_bot/test_sigterm.py": "the whole bot stops in the middle of turns",
    "bot/ui/whole_bot/test_user_install.py": "a lesson, a game, a puzzle and the profile where nobody invited the bot",
    "bot/ui/whole_bot/test_whole_games.py": "every game from its challenge to its end",
}
TIME = re.compile(r"\w+_(S|MS|SECONDS)|SECONDS|BEAT|PAUSE")
ANY_EXCEPTION = re.compile(r"except:|Exception\b")
PER_GAME = re.compile(r"games/\w+/|render/\w+/|games/opponents/\w+/")  # states, views and painters have one name in all


def modules(packages: Iterable[str] = PRODUCT) -> Iterator[Path]:
    return (path for package in packages for path in sorted((ROOT / package).rglob("*.py")))


def names(path: Path) -> Iterator[str]:
    """Classes, exceptions and type aliases that a module defines for others."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
            continue
        made = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(made, ast.Name) and re.fullmatch(r"[A-Z][a-z]\w*", made.id):
            yield made.id


@pytest.mark.parametrize("package", PRODUCT)
def test_no_name_is_defined_twice_in_a_package(package: str) -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in modules([package]):
        shown = path.relative_to(ROOT).as_posix()
        for name in names(path):
            if not (name in ("State", "View") and PER_GAME.match(shown)):
                found[name].append(shown)
    twice = [f"{name}: {places}" for name, places in found.items() if len(places) > 1]
    assert "\n".join(twice) == ""


def test_no_room_holds_more_than_twenty_modules() -> None:
    rooms: dict[str, int] = defaultdict(int)
    for path in modules(CODE):
        if path.name != "__init__.py":
            rooms[path.parent.relative_to(ROOT).as_posix()] += 1
    assert {room: count for room, count in rooms.items() if count > MOST_MODULES} == {}


def test_only_discord_io_touches_the_insides_of_discord_py() -> None:
    outside = [path for path in modules() if "discord_io" not in path.parts]
    found = {path.relative_to(ROOT).as_posix(): INSIDES.search(path.read_text(encoding="utf-8")) for path in outside}
    assert [path for path, hit in found.items() if hit] == []
    assert INSIDES.search((ROOT / "bot" / "ui" / "discord_io" / "rest" / "address.py").read_text(encoding="utf-8"))


def reaches_through(path: Path) -> bool:
    """See whether a module takes the insides of `tables`, whatever it calls them: `….tables.context`."""
    text = path.read_text(encoding="utf-8")
    nodes = ast.walk(ast.parse(text)) if ".context" in text else ()
    found = [node.value for node in nodes if isinstance(node, ast.Attribute) and node.attr == "context"]
    return any(ast.unparse(value).endswith("tables") for value in found)


def test_verbs_are_the_front_door_of_tables() -> None:
    outside = [path for path in modules() if not path.is_relative_to(ROOT / "bot" / "tables")]
    assert [path.relative_to(ROOT).as_posix() for path in outside if reaches_through(path)] == []


def unexplained_times(path: Path) -> Iterator[str]:
    """Find constants of time whose line doesn't say in a comment what ends then."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.parse(text).body if TIME.search(text) else ():
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            names = {one.id for one in ast.walk(target) if isinstance(one, ast.Name)}
            if any(map(TIME.fullmatch, names)) and "# " not in "".join(lines[node.lineno - 1 : node.end_lineno]):
                yield f"{path.relative_to(ROOT)}: {', '.join(sorted(names))}"


def test_each_constant_of_time_says_what_ends_then() -> None:
    assert "\n".join(one for path in modules() for one in unexplained_times(path)) == ""


def unargued_excepts(path: Path) -> Iterator[str]:
    """Find where any exception is caught and kept, and the line doesn't say in a comment why."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)) if ANY_EXCEPTION.search(text) else ():
        if isinstance(node, ast.ExceptHandler) and (
            node.type is None or ast.unparse(node.type) in ("Exception", "BaseException")
        ):
            is_raised_again = isinstance(node.body[-1], ast.Raise)
            if not is_raised_again and not re.search(r"# (?!noqa: \w+$)", lines[node.lineno - 1]):
                yield f"{path.relative_to(ROOT)}:{node.lineno}"


def test_whoever_catches_anything_says_why() -> None:
    assert [one for path in modules() for one in unargued_excepts(path)] == []


def test_no_tool_reaches_through_the_front_door() -> None:
    tools = [path for path in modules(["tools"]) if reaches_through(path)]
    assert [path.relative_to(ROOT).as_posix() for path in tools] == []


def is_named_after_a_module(test: Path) -> bool:
    """See whether a test is called `test_<module>` or `test_<module>_<topic>`, after a module or a room beside it."""
    words = test.stem.removeprefix("test_").split("_")
    beside = ROOT / test.parent.relative_to(ROOT / "tests")
    names = ("_".join(words[:length]) for length in range(1, len(words) + 1))
    return any(
        (beside / f"{name}.py").exists() or (beside / f"__{name}__.py").exists() or (beside / name).is_dir()
        for name in names
    )


def test_tests_are_named_after_the_module_they_are_about() -> None:
    """Few are about a way through many modules; each says which."""
    tests = [path for package in PRODUCT for path in (ROOT / "tests" / package).rglob("test_*.py")]
    strays = {path.relative_to(ROOT / "tests").as_posix() for path in tests if not is_named_after_a_module(path)}
    assert strays == set(THROUGH_MANY_MODULES)


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


Statement = ast.Import | ast.ImportFrom
BLOCKS = ast.stmt | ast.ExceptHandler | ast.match_case
PATHS = {name_of(path): path for path in modules()}


def imported(statement: Statement) -> set[str]:
    """Name the modules of ours that a statement imports: of `from a import b` it is a.b, where that is a module."""
    if isinstance(statement, ast.Import):
        return {alias.name for alias in statement.names} & set(PATHS)
    wanted = {(f"{statement.module}.{alias.name}", str(statement.module)) for alias in statement.names}
    return {inner if inner in PATHS else outer for inner, outer in wanted} & set(PATHS)


def imports_within(tree: ast.AST, *, is_late: bool = False) -> Iterator[tuple[Statement, bool]]:
    """Find what is imported when the program runs, and whether in a function; not what only a type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node, is_late
        elif isinstance(node, BLOCKS) and not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
            yield from imports_within(node, is_late=is_late or is_function)


@dataclass(frozen=True, slots=True)
class Imports:
    """What a module imports as it is imported itself, and what waits inside its functions."""

    early: frozenset[Statement]
    late: frozenset[Statement]


@cache
def imports(path: Path) -> Imports:
    found = [*imports_within(ast.parse(path.read_bytes()))]
    late = frozenset(statement for statement, is_late in found if is_late)
    return Imports(frozenset(statement for statement, _ in found) - late, late)


@cache
def all_imports() -> dict[str, set[str]]:
    """Who imports whom; `games.registry` imports every game's rules and manual, whose names it makes of a key."""
    found = {
        name: {one for statement in {*imports(path).early, *imports(path).late} for one in imported(statement)}
        for name, path in PATHS.items()
    }
    found["games.registry"] |= {f"games.{key}.{part}" for key in KEYS for part in ("rules", "manual")}
    return found


def in_circles(graph: dict[str, set[str]]) -> set[str]:
    """Leave out whoever leads nowhere, or is led to from nowhere, until there are only circles and what joins them."""
    while True:
        ends = {name for name, others in graph.items() if not others & set(graph)}
        ends |= set(graph) - {other for others in graph.values() for other in others}
        if not ends:
            return set(graph)
        graph = {name: others for name, others in graph.items() if name not in ends}


def test_no_import_leads_back_not_even_one_inside_a_function() -> None:
    assert sorted(in_circles(all_imports())) == []


def test_a_circle_is_noticed() -> None:
    circle = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set[str]()}
    assert in_circles(circle) == {"b", "c"}
    assert all_imports()["bot.starting"] >= {"bot.app", "bot.local_demo"}  # one at the top, one in a function


def late_imports(path: Path) -> Iterator[str]:
    return (f"{name_of(path)}: {ast.unparse(statement)}" for statement in imports(path).late)


def test_few_imports_wait_inside_functions() -> None:
    """What is left needs a library that few hosts have, or time or memory that few starts have to spend."""
    late = sorted(one for path in modules() for one in late_imports(path))
    assert len(late) <= MOST_LATE_IMPORTS, "\n".join(late)


def test_pictures_mirror_the_games() -> None:
    assert {path.parent.name for path in (ROOT / "render").glob("*/painter.py")} == set(KEYS)


def others_named(path: Path) -> set[str]:
    """Find the games, besides the one of its folder, from whose modules a module imports."""
    found = re.findall(r"^from (?:games|render)\.(?:opponents\.)?(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {name for name in found if name in KEYS} - {path.parent.name}


def test_no_game_knows_another() -> None:
    """Neither rules, opponents nor pictures of a game look at another game's."""
    own = [path for path in modules(("games", "render")) if path.parent.name in KEYS]
    assert own and {path.relative_to(ROOT).as_posix(): others_named(path) for path in own if others_named(path)} == {}
