"""How long an interaction's token lives: fifteen minutes, of which the bot uses fourteen."""

import discord

from bot.rehearsal.hands import HandDone
from bot.rehearsal.promise import NotTried, PromiseBroken, Promises, expect
from bot.rehearsal.room import Room
from bot.rehearsal.specimens import laid_out, text

ALIVE_S, DEAD_S = 14 * 60 - 10, 15 * 60 + 30  # a token must still work after the one, and no longer after the other
GONE = (50027, 10015, 10062, 10008)
PAGE = "interactions/receiving-and-responding#interaction-callback"
PROMISES = Promises()


async def _change(room: Room) -> None:
    done: HandDone = room.kept["pressed"]
    await room.requests.by_token("PATCH", f"{done.webhook}/messages/@original", laid_out(text("✓")))


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
    try:
        await _change(room)
    except discord.HTTPException as refused:
        expect(refused.code in GONE, f"{refused.status} {refused.code}")
        return
    raise PromiseBroken("a token of fifteen minutes ago was taken")
