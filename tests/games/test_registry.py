"""A game's parts are found where they belong; what is missing is named, with all else that is."""

from pathlib import Path

import pytest

import games
from games import registry
from games.registry import KEYS, PARTS, MissingPart, find_file, find_part, game, manual


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_every_part(key: str, part: str) -> None:
    assert find_file(key, part).is_file()
    if PARTS[part][0].endswith(".py"):
        assert find_part(key, part) is not None


def test_nothing_is_found_for_a_game_that_nobody_has() -> None:
    with pytest.raises(KeyError, match="chess"):
        find_part("chess", "opponent")
    with pytest.raises(KeyError, match="chess"):
        game("chess")


def test_a_manual_speaks_of_the_rules_it_was_asked_for() -> None:
    old, new = game("logitac", 1), game("logitac")
    assert (manual(old).rules, manual(new).rules) == (old, new)
    assert type(manual(old)) is type(manual(new))


def test_a_game_that_is_only_registered_is_told_all_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_known", [*KEYS, "marbles"])
    with pytest.raises(MissingPart) as missing:
        find_part("marbles", "rules")
    told = str(missing.value)
    assert told.startswith("marbles has no rules: there is no GAME in games/marbles/rules.py; nor is there ")
    assert all(place.replace("*", "marbles") in told for place, _, _ in PARTS.values())


def test_a_module_that_lacks_the_name_is_told_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        registry, "PARTS", {**PARTS, "opponent": ("games/opponents/*/opponent.py", "opponent.py", "RIVAL")}
    )
    with pytest.raises(MissingPart, match=r"^tactic has no opponent: there is no RIVAL in .*/opponent\.py$"):
        find_part("tactic", "opponent")


def test_a_fault_inside_a_part_is_no_missing_part(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A module that isn't found from within a part that is there is told as it is."""
    (tmp_path / "marbles").mkdir()
    (tmp_path / "marbles" / "rules.py").write_text("import a_module_nobody_has\n", encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setattr(registry, "_known", [*KEYS, "marbles"])
    monkeypatch.setattr(registry, "_file", lambda key, part: tmp_path / "marbles" / "rules.py")
    with pytest.raises(ModuleNotFoundError, match="a_module_nobody_has"):
        find_part("marbles", "rules")
