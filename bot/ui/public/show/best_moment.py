"""The best moment of a finished game, chosen by the rules alone once everything is open."""

import asyncio

from bot.tables import PastTurn, TableView
from bot.text import Words
from bot.ui.context import UiContext
from bot.ui.phrases import in_words, mention, notation
from games.moments.moment import Moment
from games.moments.registry import weighing
from games.registry import manual


async def best_moment(ui: UiContext, table_view: TableView, speech: Words) -> str:
    """Say which turn was the best moment, who played it and what it achieved; "" if no turn stands out."""
    weigh = weighing(table_view.game.key)
    turns = await ui.tables.queries.past_turns(table_view.table.id, table_view.game_no)
    moments = []
    for turn in filter(_is_whole, turns):
        await asyncio.sleep(0)  # a long game must not block the event loop
        if (moment := weigh(turn.before, turn.after, turn.seat)) is not None:
            moments.append((turn, moment))
    return _said(table_view, *max(moments, key=lambda one: one[1].weight), speech) if moments else ""


def _is_whole(turn: PastTurn) -> bool:
    """Return whether the last turn is complete: a game may end in the middle of one."""
    return bool(turn.after.fresh or turn.after.outcome is not None)


def _said(table_view: TableView, turn: PastTurn, moment: Moment, speech: Words) -> str:
    game = table_view.game
    named = manual(game).turn_name(turn.before)
    return speech.say(
        "ended-moment" if named is None else "ended-moment-named",
        number=turn.turn,
        turn=speech.say(f"{game.key}-turn-{named[0]}", **named[1]) if named else "",
        who=mention(table_view.players[turn.seat]),
        notation=notation(turn.actions),
        words=in_words(game, turn.actions, speech),
        what=speech.say(f"{game.key}-moment-{moment.kind}", **moment.values),
    )
