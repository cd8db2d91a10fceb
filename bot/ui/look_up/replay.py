"""`/replay`: a game turn by turn, as the person who looks may see it."""

from bot.tables import Step, TableView
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, attached, button, form, layout, picture, rows, text
from bot.ui.look import private_look
from bot.ui.look_up.ways_to_table import game_command, table_button
from bot.ui.phrases import in_words, mention, notation, retold, title
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from render import Marks, Picture, paint

END = "end"


async def ask_step(request: Request, table: str, number: int, steps: int) -> None:
    jumped, label = custom_id("replay-jumped", table, number), request.say("replay-jump-label", steps=steps)
    await request.reply.open(form(request.say("replay-jump-title"), jumped, label, "step", most=5))


async def jump_to(request: Request, table: str, number: int) -> None:
    await show_replay(request, table, number, request.fields.get("step", "").strip())


async def show_replay(request: Request, table: str, number: int, wanted: str = "0", *_: str) -> None:
    """Show the position after a step; a further argument only keeps two custom ids different."""
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    step = await _find(request, table_view, wanted)
    painted = await _paint(request, table_view, step)
    name = f"{table}-{number}-{step.step}-{request.token}.png"
    heading = request.say("replay-step", game=title(table_view.game, request.words), step=step.step, steps=step.steps)
    said = text(f"{heading}\n{_said(request, table_view, step)}".rstrip())
    view = layout(picture(name, painted), said, *rows(_buttons(request, table_view, step)))
    await request.answer(view, attached(name, painted))


async def _find(request: Request, table_view: TableView, wanted: str) -> Step:
    tables, table, number = request.ui.tables, table_view.table.id, table_view.game_no
    if wanted != END and wanted.isdecimal():
        return await tables.queries.replay(table, int(wanted), request.user, number)
    begin = await tables.queries.replay(table, 0, request.user, number)
    if wanted != END:
        raise UiRefusal("error-no-such-step", steps=begin.steps)
    return await tables.queries.replay(table, begin.steps, request.user, number)


async def _paint(request: Request, table_view: TableView, step: Step) -> Picture:
    marks = Marks(names=await request.ui.names.pair(table_view.players), told=step.told)
    return paint(step.view, table_view.seat, await private_look(request, table_view.game.key), marks)


def _said(request: Request, table_view: TableView, step: Step) -> str:
    if step.seat is None:
        return ""
    game, who = table_view.game, mention(table_view.players[step.seat])
    words = retold(game, step.told, request.words) or in_words(game, step.actions, request.words)
    return request.say("replay-played", turn=step.turn, who=who, notation=notation(step.actions), words=words)


def _buttons(request: Request, table_view: TableView, step: Step) -> list[Item | None]:
    table, number, at, last = table_view.table.id, table_view.game_no, step.step, step.steps
    play_on = button(request.say("button-play-on"), custom_id("play-on", table, number, at + 1, "before"))

    def to(label: str, target: int, name: str) -> Item:
        beyond = target == at or not 0 <= target <= last
        return button(label, custom_id("replay-to", table, number, target, name), disabled=beyond)

    return [
        to(request.say("button-start"), 0, "first"),
        to(request.say("button-previous"), at - 1, "before"),
        to(request.say("button-next"), at + 1, "after"),
        to(request.say("button-end"), last, "last"),
        button(request.say("button-jump"), custom_id("replay-jump", table, number, last), disabled=last == 0),
        play_on if table_view.ended_at is not None and at < last else None,
    ]


COMMANDS = (game_command("replay", show_replay),)
ROUTES = {
    "replay": Route(table_button(show_replay), Ack.NEW, "id int word *"),
    "replay-to": Route(table_button(show_replay), Ack.HERE, "id int word *"),
    "replay-jump": Route(ask_step, Ack.FORM, "id int int"),
    "replay-jumped": Route(table_button(jump_to), Ack.HERE, "id int"),
}
