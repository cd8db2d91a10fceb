"""`/review`: look back at a finished game, turn by turn, with the three turns that changed most."""

from bot.tables import TableView
from bot.ui.layout import attached, layout, picture, text
from bot.ui.look import private_look
from bot.ui.look_up.one_game import game_button, game_command
from bot.ui.phrases import in_words, mention, notation
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.which_table.readable import finished_table_to_read
from bot.ui.which_table.table_argument import PAST
from bot.workers.pool import JobFailed, WorkerLost
from bot.workers.review import KeyTurn, Review
from games.core.game import AnyGame
from games.registry import manual
from render.review import chart


async def show_review(request: Request, table: str, number: int) -> None:
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    try:
        review = await request.ui.reviewer.review(table, table_view.game_no, table_view.game.key, request.user)
    except (JobFailed, WorkerLost) as failed:
        raise UiRefusal("error-no-review") from failed
    names = await request.ui.names.pair(table_view.players)
    look = await private_look(request, table_view.game.key)
    marked = [one.number for one in review.key_turns]
    painted = chart(table_view.game.key, review.standings, marked, names, look)
    name = f"{table}-{number}-review-{request.token}.png"
    await request.answer(
        layout(picture(name, painted), text(_said(request, table_view, review))), attached(name, painted)
    )


def _said(request: Request, table_view: TableView, found: Review) -> str:
    lines = [_key_turn(request, table_view, one) for one in sorted(found.key_turns, key=lambda one: one.number)]
    if found.given_away is not None:
        players = zip(table_view.players, found.given_away, strict=True)
        lines += [request.say("look-back-given-away", who=mention(player), points=points) for player, points in players]
    if table_view.game.has_secrets:
        lines.append(f"-# {request.say('look-back-hidden')}")
    return "\n".join(lines) or request.say("look-back-even")


def _key_turn(request: Request, table_view: TableView, one: KeyTurn) -> str:
    """Say what was played and what was better, in words and notation, and why."""
    reason, best, game = one.verdict.reason, one.verdict.best, table_view.game
    why = request.words.either(f"{game.key}-why-{reason.kind}", "", reason.values)
    why = request.say("puzzle-why", why=why) if why else ""
    line = request.say(
        "look-back-turn",
        number=_number(request, game, one),
        who=mention(table_view.players[one.turn.seat]),
        played=notation(one.turn.actions),
        better=notation(best.actions),
        words=in_words(game, best.actions, request.words),
    )
    points = one.verdict.points
    lost = request.say("look-back-turn-points", points=points) if points else ""
    return "\n-# ".join(filter(None, (" ".join(filter(None, (line, lost))), why)))


def _number(request: Request, game: AnyGame, one: KeyTurn) -> str:
    """Number a turn as the chart does, and as its players do where they count otherwise."""
    named = manual(game).turn_name(one.turn.before)
    if named is None:
        return str(one.number)
    return f"{one.number} · {request.say(f'{game.key}-turn-{named[0]}', **named[1])}"


COMMANDS = (game_command("review", show_review, PAST, finished_table_to_read),)
ROUTES = {"review": Route(game_button(show_review), Ack.NEW, "id int")}
