"""Check what import-linter can't: who touches discord.py's insides, how full folders are, that names are unique."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PRODUCT = ("bot", "games", "render", "data")
MOST_MODULES = 12
INSIDES = re.compile(r"\bdiscord\.http\b|\.http\.|__discord_|\bMultipartParameters\b|\bdiscord\.gateway\b")
THEMED = {
    "bot/tables/people/test_forgotten_traces.py",
    "bot/tables/test_secrets.py",
    "bot/sandbox/people/test_direct_messages.py",
    "bot/sandbox/test_main.py",
    "bot/tables/log/test_old_databases.py",
    "bot/tables/practice/test_practice.py",
    "bot/tables/test_crashes.py",
    "bot/tables/test_failing_store.py",
    "bot/tables/test_many_tables.py",
    "bot/tables/test_races.py",
    "bot/tables/test_tables_page.py",
    "bot/text/test_catalogues.py",
    "bot/text/test_saying.py",
    "bot/ui/discord_io/test_fair_shares.py",
    "bot/ui/discord_io/test_forged_ids.py",
    "bot/ui/discord_io/test_rest_faults.py",
    "bot/ui/look_up/test_french_answers.py",
    "bot/ui/picker/test_clicks.py",
    "bot/ui/public/test_people_out_of_reach.py",
    "bot/ui/public/test_who_rings.py",
    "bot/ui/test_first_game.py",
    "bot/ui/test_first_release.py",
    "bot/ui/test_french.py",
    "bot/ui/test_harmless_clicks.py",
    "bot/ui/test_kills.py",
    "bot/ui/test_restarts.py",
    "bot/ui/test_secrets.py",
    "bot/ui/test_sigterm.py",
    "bot/ui/test_whole_games.py",
    "data/postgresql/test_crashes.py",
    "data/postgresql/test_failures.py",
    "data/sqlite/test_damage.py",
    "data/sqlite/test_failures.py",
    "data/test_frozen_databases.py",
    "data/test_indexes.py",
    "games/core/test_fuzz.py",
    "games/core/test_patterns.py",
    "games/logan_stones/test_reading.py",
    "games/logan_stones/test_secrets.py",
    "games/logitac/test_ascents.py",
    "games/logitac/test_ends.py",
    "games/logitac/test_moves.py",
    "games/logitac/test_versions.py",
    "games/logitac/test_words.py",
    "games/opponents/test_contract.py",
    "games/opponents/test_honesty.py",
    "games/opponents/test_strength.py",
    "games/opponents/test_strength_tactic_logan.py",
    "games/tactic/test_ends.py",
    "games/tactic/test_literal.py",
    "games/tactic/test_turns.py",
    "games/terminal/test_playing.py",
    "games/test_golden_games.py",
    "games/test_scenes.py",
    "games/test_text_boards.py",
    "games/test_text_catalogues.py",
    "games/topologic/test_reading.py",
    "games/topologic/test_secrets.py",
    "render/test_goldens.py",
    "render/test_memory.py",
    "render/test_phone.py",
}
PER_GAME = re.compile(r"games/\w+/|render/\w+/|games/opponents/\w+/")  # states, views and painters have one name in all


def modules() -> Iterator[Path]:
    return (path for package in PRODUCT for path in sorted((ROOT / package).rglob("*.py")))


def names(path: Path) -> Iterator[str]:
    """Classes, exceptions and type aliases that a module defines for others."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if re.fullmatch(r"[A-Z][a-z]\w*", name):
                yield name


def test_no_name_is_defined_twice() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        shown = path.relative_to(ROOT).as_posix()
        for name in names(path):
            if not (name in ("State", "View") and PER_GAME.match(shown)):
                found[name].append(shown)
    twice = [f"{name}: {places}" for name, places in found.items() if len(places) > 1]
    assert "\n".join(twice) == ""


def test_no_room_holds_more_than_a_dozen_modules() -> None:
    rooms: dict[str, int] = defaultdict(int)
    for path in modules():
        if path.name not in ("__init__.py", "__main__.py"):
            rooms[path.parent.relative_to(ROOT).as_posix()] += 1
    assert {room: count for room, count in rooms.items() if count > MOST_MODULES} == {}


@pytest.mark.parametrize("path", sorted((ROOT / "bot" / "ui").rglob("*.py")), ids=lambda path: path.stem)
def test_only_discord_io_touches_the_insides_of_discord_py(path: Path) -> None:
    if "discord_io" not in path.parts:
        assert not INSIDES.findall(path.read_text(encoding="utf-8"))


def test_tests_are_named_after_the_module_they_are_about() -> None:
    """Or after a theme that stands in THEMED, because it is about several modules."""
    strays = set()
    for package in PRODUCT:
        for path in (ROOT / "tests" / package).rglob("test_*.py"):
            module = path.relative_to(ROOT / "tests").with_name(path.name.removeprefix("test_"))
            if not (ROOT / module).exists() and not (ROOT / module.with_suffix("")).is_dir():
                strays.add(path.relative_to(ROOT / "tests").as_posix())
    assert strays == THEMED
