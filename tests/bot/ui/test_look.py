"""Which theme a picture has: the one that was chosen, be there two or more; dark where nobody chose."""

import pytest

from bot.ui.look import USUAL, theme
from render.theme import THEMES


def test_every_theme_there_is_can_be_had(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(THEMES, "sepia", THEMES["light"])
    assert [theme(name) for name in ("light", "dark", "sepia")] == ["light", "dark", "sepia"]


@pytest.mark.parametrize("name", ["", "mauve"])
def test_pictures_are_dark_where_nobody_chose(name: str) -> None:
    assert theme(name) == USUAL == "dark"
