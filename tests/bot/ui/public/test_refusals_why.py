"""Why something can't be shown: gone, or for a reason that only Discord's number tells."""

from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from bot.text import words
from bot.ui.public.refusals import Refusals, _why
from tests.says import says

NUMBER = 99999  # of no reason that is known


@pytest.mark.parametrize(
    ("kind", "key"), [(discord.NotFound, "refused-gone"), (discord.HTTPException, "refused-otherwise")]
)
def test_a_reason_without_words_of_its_own_is_gone_or_a_number(kind: type[discord.HTTPException], key: str) -> None:
    error = kind(MagicMock(status=404, reason="no"), {"code": NUMBER, "message": "no"})
    assert _why(error, words("en")) == words("en").say(key, code=str(NUMBER))


@pytest.mark.parametrize(("who", "is_told"), [("7", True), (None, False)])
async def test_who_set_the_daily_puzzle_is_told_once_and_it_is_tried_again_a_day_later(
    who: str | None, is_told: bool
) -> None:
    messenger = MagicMock(send_direct=AsyncMock())
    ui = messenger.ui
    ui.clock.now.return_value = 1_000
    ui.tables.puzzles.wish = AsyncMock(return_value=MagicMock(channel="5"))
    ui.tables.puzzles.note_refused = AsyncMock(return_value=who)
    ui.words_of = AsyncMock(return_value=words("en"))
    ui.tables.notices.postpone = AsyncMock()
    refusals = Refusals.__new__(Refusals)
    refusals._messenger, refusals._servers = messenger, {}
    error = discord.NotFound(MagicMock(status=404, reason="no"), {"code": NUMBER, "message": "no"})
    await refusals._tell_host(MagicMock(subject="puzzles-9", id="a", kind="daily"), error)
    assert messenger.send_direct.await_count == is_told
    assert ui.tables.notices.postpone.await_count == (not is_told)
    if is_told:
        assert says(str(messenger.send_direct.await_args.args[1]), "refused-gone")
