"""What Discord takes for an emoji."""

import pytest

from sandbox.validation.emoji import is_emoji


@pytest.mark.parametrize("text", ["♟", "♟️", "✅", "↩️", "⚔️", "🇫🇷", "1️⃣", "👍🏽", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
def test_emoji(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", ["", "♞", "→", "a", "1", "✓", "●", "✅✅", "<:a:1>"])
def test_no_emoji(text: str) -> None:
    assert not is_emoji(text)
