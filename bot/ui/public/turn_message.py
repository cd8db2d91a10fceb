"""The message of a turn: what was played, whose turn it is, the picture, and four buttons."""

from dataclasses import dataclass

import discord

from bot.clock import Clock
from bot.tables import TableView
from bot.tables.values.ids import OPPONENT
from bot.text import Words
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button
from bot.ui.phrases import clock_in_words, mention, moment, seat_name
from bot.ui.public.first_lines import asked_move
from games.registry import manual

RULES_TURNS = 3  # turns with a button for the rules, also for spectators


def picture_name(table_view: TableView) -> str:
    """Give the file a new name each turn, because Discord's clients cache files by name."""
    return f"{table_view.table.id}-{table_view.table.game_no}-{table_view.table.turn_no}.png"


def turn_buttons(table_view: TableView, speech: Words) -> list[Item]:
    table, turn, game = table_view.table.id, table_view.table.turn_no, table_view.game.key
    is_first = table_view.view.turn <= RULES_TURNS
    offer = "button-offer" if table_view.table.level is None else "button-offer-alone"
    rules = [button(speech.say("button-rules"), custom_id("rules", game, 1))] if is_first else []
    more = button(speech.say("button-more"), custom_id("more", table, turn))
    if table_view.is_voted:
        vote = button(speech.say("button-vote"), custom_id("vote", table, turn), discord.ButtonStyle.primary)
        return [vote, button(speech.say("button-view"), custom_id("view", table)), more, *rules]
    return [
        button(speech.say("button-play"), custom_id("play", table, turn), discord.ButtonStyle.primary),
        button(speech.say("button-view"), custom_id("view", table)),
        *([button(speech.say("button-hint"), custom_id("hint", table, turn))] if table_view.gives_hints else []),
        button(speech.say(offer), custom_id("offer", table, turn)),
        more,
        *rules,
        *([button(speech.say("button-take-win"), custom_id("end-yes", table, turn))] if concedes(table_view) else []),
    ]


def concedes(table_view: TableView) -> bool:
    """Tell whether the bot offers to give up, as it does at level 1 when all is lost."""
    by = table_view.table.draw_by
    return by is not None and table_view.players[by] == OPPONENT


@dataclass(frozen=True, slots=True)
class AskedTurn:
    """What a turn message asks: in words, in the line that also mentions who is to move, and until when."""

    words: str
    line: str
    time: str


def asked_turn(table_view: TableView, speech: Words, clock: Clock) -> AskedTurn:
    deadline = None if table_view.away else table_view.deadline
    words = speech.say("asked-vote") if table_view.is_voted else asked_move(deadline, clock.now(), speech)
    who = _joined(_to_move(table_view, speech, "turn-to-move"), _score(table_view, speech))
    return AskedTurn(words, f"{words} {who}", _until(table_view, speech))


def _until(table_view: TableView, speech: Words) -> str:
    """Say until when a move is asked for, or until when the clock stands still."""
    if table_view.away:
        return _joined(*_away(table_view, speech, "move-away"))
    if table_view.deadline is None:
        return ""
    return speech.say("move-overdue" if table_view.is_overdue else "move-clock", when=moment(table_view.deadline))


def whose_turn(table_view: TableView, speech: Words) -> str:
    """Say to the reader whose turn it is, with the score, the clock and who is away."""
    is_readers = table_view.seat is not None and table_view.seat == table_view.view.to_move
    to_move = _to_move(table_view, speech, "turn-yours" if is_readers else "turn-theirs")
    score = _score(table_view, speech)
    until = clock_in_words(table_view.deadline, speech, is_paused=table_view.away, is_overdue=table_view.is_overdue)
    return _joined(to_move, score, until, *_away(table_view, speech, "turn-away"))


def _joined(*parts: str) -> str:
    return " · ".join(filter(None, parts))


def _to_move(table_view: TableView, speech: Words, key: str) -> str:
    seat = table_view.view.to_move
    if seat is None:
        return ""
    game, role = table_view.game, manual(table_view.game).role(table_view.view)
    named = speech.say(f"{game.key}-role-{role}") if role else seat_name(game, seat, speech)
    return speech.say(key, who=mention(table_view.players[seat]), seat=named)


def _score(table_view: TableView, speech: Words) -> str:
    score = table_view.game.score(table_view.view)
    return speech.say("turn-score", first=score[0], second=score[1]) if score else ""


def _away(table_view: TableView, speech: Words, key: str) -> list[str]:
    return [speech.say(key, who=mention(user), until=moment(until, "D")) for user, until in table_view.away.items()]
