import pytest

from games.registry import KEYS, game
from games.text import LANGUAGES
from games.text.pseudo import PSEUDO
from render import Look, Marks, boards, paint
from render.canvas import WIDTH
from render.legend import SIZE, rows
from render.painter import LegendEntry
from render.painters import find, is_explained, kit, subject_of
from render.text import font
from render.theme import THEMES


@pytest.mark.parametrize("key", KEYS)
def test_a_legend_is_shown_in_the_first_turns_and_where_one_is_asked_for(key: str) -> None:
    rules = game(key)
    view = rules.view(rules.setup({}, "s"), None)
    assert is_explained(subject_of(view, None))
    assert paint(view, None).height > 500
    later = next(rules.view(scene, None) for scene in _later(key))
    plain, explained = paint(later, None), paint(later, None, marks=Marks(legend=True))
    assert explained.height > plain.height
    assert explained.width == plain.width


def _later(key: str):  # type: ignore[no-untyped-def]
    rules, state = game(key), game(key).setup({}, "s")
    while state.turn < 5:
        view = rules.view(state, state.to_move)
        state = rules.apply(state, rules.actions(view)[0])
        if state.turn >= 5:
            yield state


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", (*LANGUAGES, PSEUDO))
def test_every_entry_fits_and_has_its_sprite_in_every_theme(key: str, language: str) -> None:
    rules = game(key)
    for state in (rules.setup({}, "s"), *_later(key)):
        for theme in THEMES:
            for board in boards(key) or ("",):
                subject = subject_of(rules.view(state, None), None, Look(theme, language, board))
                found = rows(kit(key, theme, board), find(key).legend(subject))
                for row in found:
                    for item in row.items:
                        wide = max(font.width(line, SIZE) for line in item.lines)
                        assert item.x + item.sprite + wide <= WIDTH - 80, item.entry


def test_entries_stand_in_columns() -> None:
    sprites = kit("tactic", "light", "")
    found = rows(sprites, [LegendEntry("legend-patrol", word) for word in ("one", "two", "three", "four", "five")])
    assert [len(row.items) for row in found] == [3, 2]
    assert [item.x for item in found[1].items] == [item.x for item in found[0].items[:2]]


def test_entries_too_long_for_columns_stand_side_by_side_where_they_can() -> None:
    sprites = kit("logan_stones", "light", "")
    words = ("w" * 40, "one", "two", "w" * 30)
    found = rows(sprites, [LegendEntry("turn", word) for word in words])
    assert [[item.entry.words for item in row.items] for row in found] == [[words[0]], ["one", "two"], [words[3]]]
    assert {row.items[0].sprite for row in found} == {found[0].items[0].sprite}


def test_a_very_wide_sprite_keeps_its_width_to_itself() -> None:
    sprites = kit("logan_stones", "light", "")
    beats, badge = rows(sprites, [LegendEntry("legend-beats", "w" * 24), LegendEntry("turn", "w" * 24)])
    assert beats.items[0].sprite > 3 * badge.items[0].sprite
