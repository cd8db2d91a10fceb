"""How long an interaction's token lives: fifteen minutes, of which the bot uses fourteen."""

from bot.rehearsal.hands import HandDone
from bot.rehearsal.promise import NotTried, Promises, refusal
from bot.rehearsal.room import Room
from bot.rehearsal.specimens import laid_out
from bot.ui.layout import text

ALIVE_S, DEAD_S = 14 * 60 - 10, 15 * 60 + 30  # a token must still work after the one, and no longer after the other
GONE = (50027, 10015, 10062, 10008)
PAGE = "interactions/receiving-and-responding#interaction-callback"
PROMISES = Promises()


async def _change(room: Room) -> None:
    done: HandDone = room.kept["pressed"]
    await room.requests.by_token("PATCH", done.original, laid_out(text("✓")))


@PROMISES.add("token-lives", PAGE, "free-edits", "deferred")
async def _lives(room: Room) -> None:
    if not room.wishes.is_long:
        raise NotTried("rehearsal-why-long")
    room.tell(room.speech.say("rehearsal-waits"))
    await room.wait_until(ALIVE_S)
    await _change(room)


@PROMISES.add("token-ends", PAGE, "late-answers", "token-lives")
async def _ends(room: Room) -> None:
    await room.wait_until(DEAD_S)
    await refusal(_change(room), "a token of fifteen minutes ago was taken", *GONE)
