"""The parts of a picker: how one turns its pages, and takes what is spelled so far."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.text import words
from bot.ui.picker.draft import Draft, follow_draft
from bot.ui.picker.parts import Picker, PickerIds, _pages, _play_button, said
from games.registry import game


@pytest.mark.parametrize(("page", "ends"), [(0, [True, False]), (1, [False, False]), (2, [False, True])])
def test_choices_without_shelves_are_turned_page_by_page_from_end_to_end(page: int, ends: list[bool]) -> None:
    request: Any = SimpleNamespace(say=lambda name: name)
    here = SimpleNamespace(pages=3, shelves=())
    picker: Any = SimpleNamespace(at=SimpleNamespace(here=here, draft=Draft()), page=page, ids=PickerIds(("t1", 4)))
    turned: list[Any] = _pages(request, picker)
    assert [(one["label"], one.get("disabled", False)) for one in turned] == [
        ("button-previous", ends[0]),
        ("button-next", ends[1]),
    ]
    assert [one["custom_id"].split("|")[3] for one in turned] == [str(page - 1), str(page + 1)]
    here.pages = 1
    assert _pages(request, picker) == []


@pytest.mark.parametrize(
    ("foretells", "told"),
    [(True, "paper placed on m14 (stone 1), turning over n13"), (False, "stone 1 placed on m14")],
)
def test_a_whole_turn_is_asked_about_by_what_it_would_do(foretells: bool, told: str) -> None:
    """The neighbours that would turn were in the picture alone."""
    rules, spoken = game("logan_stones"), words("en")
    view = rules.view(rules.setup({}, "cairn"), 0)
    at = follow_draft(rules, view, Draft(("1@m14",)))
    request: Any = SimpleNamespace(words=spoken, say=spoken.say)
    asked = said(request, Picker(PickerIds(("t1", 4)), rules, view, at, foretells=foretells))
    assert asked == [spoken.say("pick-confirm", notation="`1@m14`", words=told)]


@pytest.mark.parametrize(("spelled", "label"), [("1b-2c", "1b-2c"), (None, None)])
def test_what_the_steps_spell_can_be_taken_though_they_could_go_on(spelled: str | None, label: str | None) -> None:
    at = SimpleNamespace(here=SimpleNamespace(spelled=spelled), draft=Draft())
    picker: Any = SimpleNamespace(at=at, ids=PickerIds(("t1", 4)))
    request: Any = SimpleNamespace(say=lambda name: name)
    found: Any = _play_button(request, picker)
    assert (found and found["label"]) == label
