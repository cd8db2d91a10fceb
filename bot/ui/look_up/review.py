"""`/review`: look back at a finished game, turn by turn, with the turns that changed most, one of them in pictures."""

from bot.tables import TableView
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, attached, button, layout, picture, rows, text
from bot.ui.look import private_look
from bot.ui.look_up.give_button import give_button
from bot.ui.look_up.key_turn_pictures import key_turn_pictures
from bot.ui.look_up.ways_to_table import game_command, table_button
from bot.ui.phrases import foreseen, mention, notation
from bot.ui.refusal import refused_without_worker
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.slash_commands import FOR_ONESELF
from bot.ui.which_table.readable import finished_table_to_read
from bot.ui.which_table.table_argument import PAST
from bot.workers.review import KeyTurn, Review
from games.core.game import AnyGame
from games.core.outcome import Seat
from games.registry import manual
from render import Picture
from render.review import chart

# What is said of a player, and to themselves
UNSURE = ("look-back-unsure", "look-back-unsure-you")
FAULTLESS = ("look-back-faultless", "look-back-faultless-you")


async def show_review(request: Request, table: str, number: int, wanted: int = 0) -> None:
    """Show the chart and what there is to say; the turn that is wanted in pictures, else the dearest."""
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    review = await find_review(request, table_view)
    painted = await _chart(request, table_view, review)
    name = f"{table}-{number}-review-{request.token}.png"
    items, files = [picture(name, painted), text(_said(request, table_view, review))], [attached(name, painted)]
    one = next((one for one in review.key_turns if one.number == wanted), next(iter(review.key_turns), None))
    if one is not None:
        shown, pictures = await key_turn_pictures(request, table_view, one)
        items += [
            *shown,
            *rows([*_buttons(request, table_view, review, one), await give_button(request, table_view, one)]),
        ]
        files += pictures
    await request.answer(layout(*items), *files)


async def find_review(request: Request, table_view: TableView) -> Review:
    table, number, key = table_view.table.id, table_view.game_no, table_view.game.key
    with refused_without_worker("error-no-review"):
        return await request.ui.reviewer.review(table, number, key, request.user, table_view.loser)


async def _chart(request: Request, table_view: TableView, review: Review) -> Picture:
    names = await request.ui.names.pair(table_view.players)
    look = await private_look(request, table_view.game.key)
    return chart(table_view.game.key, review.standings, [one.number for one in review.key_turns], names, look)


def _said(request: Request, table_view: TableView, found: Review) -> str:
    lines = [_key_turn(request, table_view, one) for one in found.key_turns]
    lines += [_of_seat(request, table_view, UNSURE, seat) for seat in found.unsure]
    lines += [_of_seat(request, table_view, FAULTLESS, seat) for seat in found.faultless]
    if found.given_away is not None:
        players = zip(table_view.players, found.given_away, strict=True)
        lines += [request.say("look-back-given-away", who=mention(player), points=points) for player, points in players]
    if table_view.game.has_secrets:
        lines.append(f"-# {request.say('look-back-hidden')}")
    return "\n".join(lines) or request.say("look-back-even")


def _of_seat(request: Request, table_view: TableView, keys: tuple[str, str], seat: Seat) -> str:
    of_them, to_them = keys
    own = seat == table_view.seat
    return request.say(to_them) if own else request.say(of_them, who=mention(table_view.players[seat]))


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
        words=foreseen(game, one.turn.before, best.actions, request.words),
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


def _buttons(request: Request, table_view: TableView, review: Review, shown: KeyTurn) -> list[Item]:
    """Offer the pictures of the other turns, and to play on from this one."""
    table, number = table_view.table.id, table_view.game_no
    return [
        button(request.say("button-play-on"), custom_id("play-on", table, number, shown.number, "before")),
        button(request.say("button-play-better"), custom_id("play-on", table, number, shown.number, "better")),
        *(
            button(request.say("button-key-turn", turn=one.number), custom_id("review-turn", table, number, one.number))
            for one in review.key_turns
            if one is not shown
        ),
    ]


COMMANDS = (game_command("review", show_review, PAST, finished_table_to_read, FOR_ONESELF),)
ROUTES = {
    "review": Route(table_button(show_review), Ack.NEW, "id int"),
    "review-turn": Route(table_button(show_review), Ack.HERE, "id int int"),
}
