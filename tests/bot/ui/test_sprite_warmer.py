"""A look is ready once its sprites are drawn, which is done beside the event loop, and once."""

import pytest

from bot.ui.sprite_warmer import SpriteWarmer
from render import Look


async def test_a_look_is_ready_once_its_sprites_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr("bot.ui.sprite_warmer.warm", lambda game, look: drawn.append(f"{game} {look.theme}"))
    warmer, light, dark = SpriteWarmer(), Look(theme="light"), Look(theme="dark")
    for game, look in (("tactic", light), ("tactic", light), ("tactic", dark), ("logitac", light)):
        assert await warmer.ready(game, look) is look
        assert drawn[-1] == f"{game} {look.theme}"
    assert len(drawn) == 3
