"""The end message: who won and why, the final picture with everything shown, and what can be done next."""

import discord

from bot.tables import Sight
from bot.text import Words
from bot.ui.hall import Hall, Posted
from bot.ui.press import press
from bot.ui.sheet import Item, button, picture, rows, sheet, text
from bot.ui.show.notice import Told
from bot.ui.show.turn import paint_public
from bot.ui.telling import mention, reason


async def show_ended(hall: Hall, told: Told) -> Posted | None:
    number = int(told.payload["game_no"])
    sight = await hall.desk.tables.sight(told.subject, game_no=number)
    speech = await hall.desk.public_words(sight.table.guild)
    painted = await paint_public(hall, sight, speech)
    name = f"{sight.table.id}-{number}-end.png"
    view = sheet(
        text(verdict(sight, told, speech)),
        picture(name, painted),
        text(opened(sight, speech)),
        *rows(_buttons(sight, number, over=bool(told.payload["over"]), speech=speech)),
    )
    room = await hall.room(sight.table)
    return await hall.post(room, view, [(name, painted)], nonce=told.id, ring=told.mentions)


def verdict(sight: Sight, told: Told, speech: Words) -> str:
    """Say the result and its reason; then the standing of a series."""
    payload = told.payload
    why = reason(sight.game, str(payload["reason"]), speech)
    winner = payload.get("winner")
    lines = [speech.say(f"ended-{payload['result']}", who=mention(str(winner)) if winner else "", why=why)]
    if sight.table.best_of > 1:
        host, guest = mention(str(payload["host"])), mention(str(payload["guest"]))
        wins = payload["wins"]
        key = "series-over" if payload["over"] else "series-stands"
        lines.append(speech.say(key, host=host, guest=guest, first=int(wins[0]), second=int(wins[1])))
    return "\n".join(lines)


def opened(sight: Sight, speech: Words) -> str:
    """Open what was promised: the seed, and each hidden action with its salt."""
    lines = [speech.say("ended-seed", seed=sight.seed)] if sight.seed else []
    for secret in sight.secrets:
        lines.append(speech.say("ended-secret", number=secret.index, action=secret.action, salt=secret.salt))
    return "\n".join(f"-# {line}" for line in lines) or speech.say("ended-thanks")


def _buttons(sight: Sight, number: int, *, over: bool, speech: Words) -> list[Item | None]:
    table = sight.table.id
    rematch = button(speech.say("button-rematch"), press("rematch", table), discord.ButtonStyle.primary)
    return [
        rematch if over else None,
        button(speech.say("button-replay"), press("replay", table, number, "end")),
        button(speech.say("button-export"), press("export", table, number)),
    ]
