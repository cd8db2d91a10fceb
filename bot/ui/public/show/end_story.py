"""How a game ended: its last move, how close it was, its best moment, and where the two stand now."""

from collections.abc import Iterator, Sequence

from bot.tables import HeadToHead, PastTurn, TableView
from bot.tables.values.terms import counts_on
from bot.text import Words
from bot.ui.context import UiContext
from bot.ui.look_up.decisive_turns import moments_of
from bot.ui.phrases import in_words, mention, notation, retold, title
from bot.ui.public.show.end_buttons import has_won
from games.moments.moment import Moment
from games.registry import manual

NO_RESULT = "none"


async def end_story(ui: UiContext, table_view: TableView, speech: Words) -> list[str]:
    """Tell it in a few lines; of a game without a result there is nothing to tell."""
    if table_view.result == NO_RESULT:
        return []
    turns = await ui.tables.queries.past_turns(table_view.table.id, table_view.game_no)
    if not turns or turns[-1].after.outcome is None:  # resigned, agreed, judged: no move has decided it
        return [await best_moment(table_view, turns, speech)]
    moment = await best_moment(table_view, turns, speech, told=turns[-1])
    return [_last_move(table_view, turns[-1], speech), _margin(table_view, speech), moment]


def _last_move(table_view: TableView, last: PastTurn, speech: Words) -> str:
    words = retold(table_view.game, last.told, speech) or in_words(table_view.game, last.actions, speech)
    who = mention(table_view.players[last.seat])
    return speech.say("ended-last-move", who=who, notation=notation(last.actions), words=words)


def _margin(table_view: TableView, speech: Words) -> str:
    """Say how close it was, unless it was a draw."""
    view, game = table_view.view, table_view.game
    margin = manual(game).margin(view) if view.outcome and view.outcome.winner is not None else None
    if margin is None:
        return ""
    shared = f"margin-{margin[0]}"
    return speech.say(shared if speech.has(shared) else f"{game.key}-{shared}", **margin[1])


async def best_moment(
    table_view: TableView, turns: Sequence[PastTurn], speech: Words, told: PastTurn | None = None
) -> str:
    """Say which turn was the best moment by the rules; "" if none stands out alone, or if it was told already."""
    moments = await moments_of(table_view.game.key, turns)
    best = max((moment.weight for _, moment in moments), default=0)
    alone = [one for one in moments if one[1].weight == best]
    if len(alone) != 1 or alone[0][0] is told:
        return ""
    return _moment(table_view, *alone[0], speech)


def _moment(table_view: TableView, turn: PastTurn, moment: Moment, speech: Words) -> str:
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


async def standing(ui: UiContext, table_view: TableView, speech: Words) -> list[str]:
    """Say how the two stand: on this server from their second game on, and against the bot from the first."""
    table = table_view.table
    if table_view.result == NO_RESULT:
        return []
    if table.level is not None:
        return [await _alone(ui, table_view, speech)]
    if not counts_on(table):
        return []
    people = (table.host, table.guest)
    met = await ui.tables.queries.head_to_head(table.guild, people, until=table_view.ended_at)
    return [] if met.games < 2 else list(_met(met, table_view, speech))


async def _alone(ui: UiContext, table_view: TableView, speech: Words) -> str:
    """Count this person's games against the bot; a first win at a level is worth a sentence of its own."""
    table, game = table_view.table, title(table_view.game, speech)
    record = await ui.tables.practice.record_alone(table.host, table.game, table.level or 0, until=table_view.ended_at)
    if has_won(table_view) and record.wins_at_level == 1:
        return speech.say("ended-first-win", who=mention(table.host), game=game, level=table.level or 0)
    counted = {"wins": record.wins, "draws": record.draws, "losses": record.losses}
    return speech.say("ended-alone", who=mention(table.host), game=game, **counted)


def _met(met: HeadToHead, table_view: TableView, speech: Words) -> Iterator[str]:
    host, guest = mention(table_view.table.host), mention(table_view.table.guest)
    yield speech.say("ended-meetings", host=host, guest=guest, first=met.wins[0], second=met.wins[1], draws=met.draws)
    if met.streak > 1:
        winner = table_view.outcome.winner if table_view.outcome else None
        yield speech.say("ended-streak", who=mention(table_view.players[winner or 0]), count=met.streak)
