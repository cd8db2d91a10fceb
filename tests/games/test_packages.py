"""Games that other distributions bring: one that is whole stands beside ours, a broken one is left out by name."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

import bot.text
from bot.tables.values.shipped_puzzles import shipped_puzzles
from bot.text.command_names import check_names
from games import registry
from games.packages import MOST_GAMES, Unwelcome, check_key
from games.puzzles import collection
from games.registry import OWN, find_part, game, keys, leave_out_broken
from games.text import LANGUAGES, Words
from games.text.brought import brought, check_words
from render.painters import find
from tests.games.installing import install

ROOT = Path(__file__).parents[2]
NAMES = (f"heaps_{nth}" for nth in count())  # modules are remembered
NO_WORDS = "Unwelcome: {}: there are no words for"
Break = Callable[[Path], object]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Begin anew to look for games, in a folder of its own besides all others."""
    monkeypatch.syspath_prepend(tmp_path)
    for name, empty in (("_known", []), ("_packages", {}), ("LEFT_OUT", [])):
        monkeypatch.setattr(registry, name, empty)
    yield tmp_path
    game.cache_clear()
    collection._shipped.cache_clear()
    collection._by_id.cache_clear()
    registry._versions.cache_clear()


def look_everywhere() -> None:
    leave_out_broken(lambda key: check_words(key, LANGUAGES, "games.text", bot.text.__name__))
    leave_out_broken(lambda key: check_names(key, map(said, LANGUAGES)))
    leave_out_broken(find)
    shipped_puzzles.__wrapped__()


def said(language: str) -> Words:
    return Words(language, "games.text", bot.text.__name__, *brought())


def test_a_package_brings_a_game_after_ours(site: Path) -> None:
    install(site, next(NAMES))
    look_everywhere()
    assert keys() == [*OWN, "heaps"]
    assert registry.LEFT_OUT == []
    assert game("heaps").setup({}, "").heaps == (3, 5, 7)
    assert all(registry.find_file("heaps", part).is_file() for part in registry.PARTS)
    assert find_part("heaps", "opponent").key == find("heaps").key == "heaps"


def cut(name: str) -> Break:
    return lambda folder: (folder / name).unlink()


def write(name: str, text: str) -> Break:
    return lambda folder: (folder / name).write_text(text, encoding="utf-8")


def add(name: str, text: str) -> Break:
    return lambda folder: (folder / name).write_text((folder / name).read_text(encoding="utf-8") + text, "utf-8")


def swap(name: str, old: str, new: str) -> Break:
    return lambda folder: (folder / name).write_text((folder / name).read_text("utf-8").replace(old, new), "utf-8")


def rename_option(name: str) -> Break:
    def broken(folder: Path) -> None:
        for file in (folder / "rules.py", *folder.glob("text/*/heaps.ftl")):
            text = file.read_text("utf-8").replace('"most"', f'"{name}"').replace("option-most", f"option-{name}")
            file.write_text(text, "utf-8")

    return broken


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (cut("moments.py"), "MissingPart: heaps has no moments: there is no moment in {module}/moments.py"),
        (write("lesson.py", "\n"), "MissingPart: heaps has no lesson: there is no STEPS in {module}/lesson.py"),
        (add("__init__.py", "import a_library\n"), "ModuleNotFoundError: No module named 'a_library'"),
        (add("opponent.py", "from games.core.game import Lost\n"), "ImportError: cannot import name 'Lost'"),
        (add("painter.py", "from render.canvas import Lost\n"), "ImportError: cannot import name 'Lost'"),
        (write("rules.py", "def\n"), "SyntaxError: "),
        (
            swap("rules.py", 'key: ClassVar[str] = "heaps"', 'key: ClassVar[str] = "nim"'),
            "Unwelcome: its rules call it nim",
        ),
        (cut("text/fr/heaps.ftl"), f"{NO_WORDS.format('fr')} heaps-lasts, heaps-notation, "),
        (
            swap("text/fr/heaps.ftl", "heaps-title =", "heaps-name ="),
            f"{NO_WORDS.format('fr')} heaps-title",
        ),
        (
            swap("text/en/heaps.ftl", "-most-name =", "-most-nam ="),
            f"{NO_WORDS.format('en')} heaps-option-most-name",
        ),
        (add("text/en/heaps.ftl", "tactic-title = Ours\n"), "Unwelcome: en: Cairn itself says tactic-title"),
        (add("text/en/heaps.ftl", "startup-unknown = Ours\n"), "Unwelcome: en: Cairn itself says startup-unknown"),
        (add("text/en/heaps.ftl", "heaps-a = {\n"), "Unwelcome: en: nobody can read heaps-a"),
        (add("puzzles.jsonl", "{}\n"), "KeyError: 'id'"),
        (
            swap("text/en/heaps.ftl", "heaps-title = Heaps", "heaps-title = Tactic"),
            "Unwelcome: en: tactic is called Tactic already",
        ),
        (
            swap("text/fr/heaps.ftl", "heaps-title = ", f"heaps-title = {'x' * 30}"),
            "Unwelcome: fr: a title has at most",
        ),
        (
            swap("text/fr/heaps.ftl", "heaps-tagline = ", f"heaps-tagline = {'x' * 90}"),
            "Unwelcome: fr: heaps-tagline has",
        ),
        (
            swap("text/en/heaps.ftl", "-most-hint = ", f"-most-hint = {'x' * 90}"),
            "Unwelcome: en: heaps-option-most-hint has more than 100 signs",
        ),
        (
            swap("text/en/heaps.ftl", "-most-name = most", "-most-name = Most"),
            "Unwelcome: en: no option can be named Most",
        ),
        (
            swap("text/en/heaps.ftl", "-most-name = most", "-most-name = pace"),
            "Unwelcome: en: there is an argument pace already",
        ),
        (rename_option("pace"), "Unwelcome: en: there is an argument pace already"),
    ],
)
def test_a_broken_one_is_left_out_by_name_and_ours_are_there(site: Path, broken: Break, why: str) -> None:
    module = next(NAMES)
    broken(install(site, module))
    look_everywhere()
    (line,) = registry.LEFT_OUT
    assert line.startswith(f"heaps ({module.replace('_', '-')} 1.0.0): {why.format(module=module)}"), line
    assert "\n" not in line
    assert keys() == list(OWN)
    with pytest.raises(KeyError):
        game("heaps")


def test_a_key_that_is_taken_belongs_to_who_had_it(site: Path) -> None:
    install(site, next(NAMES), "tactic")
    assert keys() == list(OWN)
    assert (
        registry.LEFT_OUT == [line for line in registry.LEFT_OUT if "there is a game of this key already" in line] != []
    )
    assert game("tactic").key == "tactic"


@pytest.mark.parametrize("key", ["h", "Heaps", "he-aps", "heaps2", "a_very_long_name_"])
def test_a_key_fits_where_it_will_stand(key: str) -> None:
    with pytest.raises(Unwelcome, match="2 to 16 letters"):
        check_key(key, OWN)


def test_menus_hold_so_many_games() -> None:
    with pytest.raises(Unwelcome, match="menus"):
        check_key("heaps", [str(nth) for nth in range(MOST_GAMES)])


def told(site: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )


WHOLE_BOT = (
    "import bot.starting; from games.registry import KEYS, LEFT_OUT; from bot.ui.play.practice import COMMANDS; "
)


def test_the_bot_the_terminal_and_a_worker_see_the_game(tmp_path: Path) -> None:
    """Each imports in an order of its own."""
    install(tmp_path)
    bot = told(tmp_path, "-c", f"{WHOLE_BOT} print(KEYS[-1], COMMANDS[-1].name, LEFT_OUT)")
    assert bot.stdout == "heaps heaps []\n"
    worker = "import bot.workers.worker, bot.workers.jobs; from games.opponents.registry import opponent; "
    assert told(tmp_path, "-c", f"{worker} print(opponent('heaps').key)").stdout == "heaps\n"
    assert "\nheaps         Heaps: Three heaps of stones" in told(tmp_path, "-m", "games", "list").stdout


def test_the_bot_and_the_terminal_say_which_game_is_left_out(tmp_path: Path) -> None:
    """Pictures are read last: by then others know of the game."""
    add("painter.py", "1 / 0\n")(install(tmp_path))
    bot = told(tmp_path, "-c", f"{WHOLE_BOT} print(KEYS[-1], COMMANDS[-1].name, *LEFT_OUT)")
    assert bot.stdout == "logitac logitac heaps (cairn-heaps 1.0.0): ZeroDivisionError: division by zero\n"
    add("rules.py", "1 / 0\n")(tmp_path / "cairn_heaps")
    terminal = told(tmp_path, "-m", "games", "list", "--lang", "fr")
    assert "heaps (cairn-heaps 1.0.0): ZeroDivisionError: division by zero." in terminal.stderr
    assert terminal.stderr.count("\n") == 1
    assert "heaps" not in terminal.stdout


def test_nobody_looks_for_packages_who_asks_for_our_own_games_alone() -> None:
    """A worker would grow by 3 MB."""
    ask = "from games.opponents.registry import opponent; opponent('tactic')"
    said = told(Path(), "-c", f"import sys, bot.workers.jobs; {ask}; print('importlib.metadata' in sys.modules)")
    assert said.stdout == "False\n"
