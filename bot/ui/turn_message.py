"""The one message a turn: what was played, the picture, whose turn it is, and four buttons."""

from collections.abc import Sequence

import discord

from bot.tables import Sight
from bot.text import Words
from bot.ui.press import press
from bot.ui.sheet import Item, Sheet, button, picture, rows, sheet, text
from bot.ui.telling import mention, moment, seat_name
from render import Picture


def picture_name(sight: Sight) -> str:
    """Name the file anew each turn, since Discord's clients keep what they have seen."""
    return f"{sight.table.id}-{sight.table.game_no}-{sight.table.turn_no}.png"


def turn_view(sight: Sight, speech: Words, headline: str, painted: Picture, notes: Sequence[str] = ()) -> Sheet:
    """Lay out the message; the headline says what has just happened."""
    small = "\n".join(f"-# {note}" for note in notes)
    return sheet(
        text(headline) if headline else None,
        picture(picture_name(sight), painted),
        text("\n".join(filter(None, (whose_turn(sight, speech), small)))),
        *rows(turn_buttons(sight, speech)),
    )


def turn_buttons(sight: Sight, speech: Words) -> list[Item]:
    table, turn = sight.table.id, sight.table.turn_no
    return [
        button(speech.say("button-play"), press("play", table, turn), discord.ButtonStyle.primary),
        button(speech.say("button-view"), press("view", table)),
        button(speech.say("button-offer"), press("offer", table, turn)),
        button("⋯", press("more", table, turn)),
    ]


def whose_turn(sight: Sight, speech: Words) -> str:
    """Mention the player to move, with the score, the clock and who is away."""
    parts = [_to_move(sight, speech), _score(sight, speech), _clock(sight, speech), *_away(sight, speech)]
    return " · ".join(part for part in parts if part)


def _to_move(sight: Sight, speech: Words) -> str:
    seat = sight.view.to_move
    if seat is None:
        return ""
    return speech.say("turn-yours", who=mention(sight.players[seat]), seat=seat_name(sight.game, seat, speech))


def _score(sight: Sight, speech: Words) -> str:
    score = sight.game.score(sight.view)
    return speech.say("turn-score", first=score[0], second=score[1]) if score else ""


def _clock(sight: Sight, speech: Words) -> str:
    if sight.deadline is None:
        return ""
    return speech.say("turn-overdue" if sight.is_overdue else "turn-clock", when=moment(sight.deadline))


def _away(sight: Sight, speech: Words) -> list[str]:
    return [speech.say("turn-away", who=mention(user), until=moment(until, "D")) for user, until in sight.away.items()]
