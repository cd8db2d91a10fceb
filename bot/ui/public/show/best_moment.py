"""The best moment of a finished game, chosen by the rules alone once everything is open."""

from collections.abc import Sequence

from bot.tables import PastTurn, TableView
from bot.text import Words
from bot.ui.look_up.decisive_turns import moments_of
from bot.ui.phrases import in_words, mention, notation, retold
from games.moments.moment import Moment
from games.registry import manual


async def best_moment(
    table_view: TableView, turns: Sequence[PastTurn], speech: Words, told: PastTurn | None = None
) -> str:
    """Say which turn was the best moment; "" if none stands out alone, or if it is the one that was told already."""
    moments = await moments_of(table_view.game.key, turns)
    best = max((moment.weight for _, moment in moments), default=0)
    alone = [one for one in moments if one[1].weight == best]
    if len(alone) != 1 or alone[0][0] is told:
        return ""
    return _said(table_view, *alone[0], speech)


def _said(table_view: TableView, turn: PastTurn, moment: Moment, speech: Words) -> str:
    game = table_view.game
    named = manual(game).turn_name(turn.before)
    return speech.say(
        "ended-moment" if named is None else "ended-moment-named",
        number=turn.turn,
        turn=speech.say(f"{game.key}-turn-{named[0]}", **named[1]) if named else "",
        who=mention(table_view.players[turn.seat]),
        notation=notation(turn.actions),
        words=retold(game, turn.told, speech) or in_words(game, turn.actions, speech),
        what=speech.say(f"{game.key}-moment-{moment.kind}", **moment.values),
    )
