"""A new turn message, or the standing one put right."""

from collections.abc import Mapping
from typing import Any

from bot.tables import Sight
from bot.text import Words
from bot.ui.hall import Hall, Posted
from bot.ui.look import public_look
from bot.ui.show.notice import Told
from bot.ui.telling import in_words, mention, notation
from bot.ui.turn_message import picture_name, turn_view, whose_turn
from render import Marks, Picture, paint


async def show_turn(hall: Hall, told: Told) -> Posted | None:
    """Post the position, unless a newer turn is on its way already."""
    sight = await hall.desk.tables.sight(told.subject)
    if sight.table.turn_no > told.turn_no or sight.outcome is not None:
        return None
    speech = await hall.desk.public_words(sight.table.guild)
    painted = await paint_public(hall, sight, speech)
    view = turn_view(sight, speech, headline(sight, told, speech), painted, notes(told.payload, speech))
    room = await hall.room(sight.table)
    return await hall.post(room, view, [(picture_name(sight), painted)], nonce=told.id, ring=told.mentions)


async def change_turn(hall: Hall, told: Told) -> Posted | None:
    """Put the clock right on the message that stands; what was played stays written there."""
    sight = await hall.desk.tables.sight(told.subject)
    place = await hall.desk.tables.place(told.subject)
    if sight.outcome is not None or place is None or place.message is None:
        return None
    speech = await hall.desk.public_words(sight.table.guild)
    await hall.reword(Posted(place.channel, place.message), whose_turn(sight, speech))
    return None


async def paint_public(hall: Hall, sight: Sight, speech: Words) -> Picture:
    names = await hall.desk.names.pair(sight.players)
    look = await public_look(hall.desk, sight.table.guild, sight.game.key, speech)
    return paint(sight.view, None, look, Marks(names=names))


def headline(sight: Sight, told: Told, speech: Words) -> str:
    if told.kind == "taken-back":
        cause = str(told.payload.get("cause", "ask"))
        return speech.say(f"taken-back-{cause}", who=mention(str(told.payload["by"])))
    actions = tuple(told.payload.get("actions", ()))
    if not actions:
        return speech.say("turn-begin", game=speech.say(f"{sight.game.key}-title"))
    return speech.say(
        "turn-played",
        who=mention(str(told.payload["by"])),
        notation=notation(actions),
        words=in_words(sight.game, actions, speech),
    )


def notes(payload: Mapping[str, Any], speech: Words) -> list[str]:
    """Promise what is hidden: the hashes that can be checked when the game is over."""
    said: list[str] = []
    if payload.get("seed_commitment"):
        said.append(speech.say("turn-seed-commitment", hash=str(payload["seed_commitment"])))
    for line in payload.get("commitments", ()):
        number, digest = str(line).split()
        said.append(speech.say("turn-commitment", number=number, hash=digest))
    return said
