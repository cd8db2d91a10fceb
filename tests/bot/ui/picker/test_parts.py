"""The parts of a picker: how one turns its pages."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.picker.draft import Draft
from bot.ui.picker.parts import PickerIds, _pages


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
