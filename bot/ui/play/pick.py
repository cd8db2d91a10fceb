"""Playing by clicks: a private picker, a preview, a confirmation, then the next action or the next table."""

from collections.abc import Sequence

import discord

from bot.tables import Acted, Permission, TableView
from bot.ui.custom_id import custom_id
from bot.ui.discord_io.route import Route
from bot.ui.layout import Item, attached, button, choice, form, layout, option, picture, rows, text
from bot.ui.learn.step_view import learn_button
from bot.ui.look import private_look
from bot.ui.phrases import in_words, notation
from bot.ui.play.fork import MOST_OPTIONS, Fork, Steps, before, fork, ways
from bot.ui.play.next_table import next_table_button
from bot.ui.play.table_name import table_line
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from render import Marks, Picture, paint

MOST_LABEL = 100
MOST_TYPED = 200
FIRST_TURNS = 2  # each player's first


async def play(request: Request) -> None:
    """Open the picker, if the picture it was opened from is still the current one."""
    table, turn = request.custom_id.args
    table_view = await own_turn(request, table)
    if table_view.table.turn_no != int(turn):
        await show_fork(request, table_view, (), note=request.say("error-old-turn"))
    else:
        await show_fork(request, table_view, ())


async def pick(request: Request) -> None:
    """Take one more step, go to another page, or go back: all of it stands in the button."""
    table, entries, page, *steps = request.custom_id.args
    table_view = await own_turn(request, table)
    if table_view.table.entries != int(entries):
        await show_fork(request, table_view, (), note=request.say("error-old-turn"))
        return
    taken = (*steps, *request.values)
    here = fork(ways(table_view.game, table_view.view), taken)
    if here.is_done and here.spelled and request.values and not await wants_preview(request):
        await act(request, table_view, here.spelled)
        return
    await show_fork(request, table_view, taken, int(page))


async def do(request: Request) -> None:
    """Confirm what was picked."""
    table, entries, *steps = request.custom_id.args
    table_view = await own_turn(request, table)
    spelled = fork(ways(table_view.game, table_view.view), tuple(steps)).spelled
    if table_view.table.entries != int(entries) or spelled is None:
        await show_fork(request, table_view, (), note=request.say("error-old-turn"))
        return
    await act(request, table_view, spelled)


async def act(request: Request, table_view: TableView, line: str) -> None:
    """Play it; then go on with an unfinished turn, or say that it is done."""
    table = table_view.table
    answer = await request.ui.tables.play.act(
        table.id, request.user, table.turn_no, line, at=table.entries, interaction=request.token
    )
    acted = answer.event(Acted)
    said = request.say(
        "played", notation=notation(acted.actions), words=in_words(table_view.game, acted.actions, request.words)
    )
    said = f"{said}\n{await table_line(request, table.id)}"
    if acted.turn_over or acted.ended:
        following = await next_table_button(request, table.id)
        if following or not request.reply.has_words:
            await request.answer(layout(text(said), *rows([following])))
        return
    await show_fork(request, await own_turn(request, table.id), (), note=said)


async def own_turn(request: Request, table: str) -> TableView:
    """See the table as the visitor may, and only if it is his move."""
    table_view = await request.ui.tables.queries.table_view(table, request.user)
    if table_view.seat is None:
        raise UiRefusal("error-not-your-table")
    if table_view.table.status == "aside":
        raise UiRefusal("error-set-aside")
    if table_view.outcome is not None or Permission.PLAY not in table_view.permissions:
        raise UiRefusal("error-table-over" if table_view.outcome is not None else "error-not-your-turn")
    return table_view


async def wants_preview(request: Request) -> bool:
    return (await request.ui.tables.people.person(request.user)).preview


async def show_fork(request: Request, table_view: TableView, steps: Steps, page: int = 0, note: str = "") -> None:
    """Draw where the picker stands: what can be chosen next, or a preview to confirm."""
    all_ways = ways(table_view.game, table_view.view)
    here = fork(all_ways, steps)
    if not here.actions:
        here = fork(all_ways, ())
    painted = await _paint(request, table_view, here)
    name = f"{table_view.table.id}-{request.token}.png"
    view = layout(
        text(note) if note else None,
        picture(name, painted),
        text(asked) if (asked := _question(request, table_view, here, page)) else None,
        _menu(request, table_view, here, page) if here.nexts else None,
        *rows(
            [
                *_buttons(request, table_view, here, page, before(all_ways, here.steps)),
                await _lesson(request, table_view),
            ]
        ),
    )
    await request.answer(view, attached(name, painted))


async def _paint(request: Request, table_view: TableView, here: Fork) -> Picture:
    names = await request.ui.names.pair(table_view.players)
    look = await private_look(request, table_view.game.key)
    if here.is_done and here.spelled:
        foreseen = table_view.game.preview(table_view.view, here.spelled)
        return paint(foreseen, table_view.seat, look, Marks(names=names, preview=True))
    return paint(table_view.view, table_view.seat, look, Marks(names=names, choices=here.actions, chosen=here.steps))


def _question(request: Request, table_view: TableView, here: Fork, page: int) -> str:
    """Say what was picked so far, or what would be played; what is asked for stands on the menu."""
    if here.is_done and here.spelled:
        words = in_words(table_view.game, [here.spelled], request.words)
        return request.say("pick-confirm", notation=notation([here.spelled]), words=words)
    lines = [" → ".join([*(_label(request, table_view, step) for step in here.steps), "…"])] if here.steps else []
    if here.pages > 1:
        first = page * MOST_OPTIONS + 1
        shown = len(here.page(page))
        lines.append(request.say("pick-page", first=first, last=first + shown - 1, all=len(here.nexts)))
    return "\n".join(lines)


def _asked(request: Request, table_view: TableView, here: Fork) -> str:
    return request.words.either(f"{table_view.game.key}-pick-{len(here.steps) + 1}", request.say("pick-step"))


def _menu(request: Request, table_view: TableView, here: Fork, page: int) -> Item:
    options = [option(_label(request, table_view, step)[:MOST_LABEL], step) for step in here.page(page)]
    identity = custom_id("pick", table_view.table.id, table_view.table.entries, 0, *here.steps)
    return choice(identity, _asked(request, table_view, here), options)


def _label(request: Request, table_view: TableView, step: str) -> str:
    key = f"{table_view.game.key}-step-{step}"
    return request.words.either(key, step) if key.replace("-", "").replace("_", "").isalnum() else step


def _buttons(request: Request, table_view: TableView, here: Fork, page: int, back: Steps) -> Sequence[Item | None]:
    table, entries = table_view.table.id, table_view.table.entries
    return [
        button(request.say("button-confirm"), custom_id("do", table, entries, *here.steps), discord.ButtonStyle.success)
        if here.spelled is not None
        else None,
        button("◀", custom_id("pick", table, entries, page - 1, *here.steps), disabled=page == 0)
        if here.pages > 1
        else None,
        button("▶", custom_id("pick", table, entries, page + 1, *here.steps), disabled=page + 1 >= here.pages)
        if here.pages > 1
        else None,
        button(request.say("button-back"), custom_id("pick", table, entries, 0, *back)) if here.steps else None,
        button(request.say("button-type"), custom_id("type", table, table_view.table.turn_no)),
        None if table_view.view.fresh else button(request.say("button-undo-action"), custom_id("undo", table)),
    ]


async def _lesson(request: Request, table_view: TableView) -> Item | None:
    """Before one's first turn, offer the lesson to who has never played this game."""
    is_first = table_view.view.turn <= FIRST_TURNS and table_view.view.fresh
    return await learn_button(request, table_view.game.key) if is_first else None


async def type_it(request: Request) -> None:
    """Open a form for those who would rather type."""
    table, turn = request.custom_id.args
    typed, hint = custom_id("typed", table, turn), request.say("type-hint")
    await request.reply.open(
        form(request.say("type-title"), typed, request.say("type-label"), "line", most=MOST_TYPED, placeholder=hint)
    )


async def typed(request: Request) -> None:
    table, turn = request.custom_id.args
    table_view = await own_turn(request, table)
    if table_view.table.turn_no != int(turn):
        await show_fork(request, table_view, (), note=request.say("error-old-turn"))
        return
    await act(request, table_view, request.fields["line"])


async def undo_action(request: Request) -> None:
    """Take back the last action of one's own unfinished turn, and pick again."""
    (table,) = request.custom_id.args
    await request.ui.tables.play.take_back(table, request.user, unfinished=True, interaction=request.token)
    await show_fork(request, await own_turn(request, table), ())


ROUTES = {
    "play": Route(play, Ack.NEW, "id int"),
    "pick": Route(pick, Ack.HERE, "id int int *"),
    "do": Route(do, Ack.HERE, "id int *"),
    "type": Route(type_it, Ack.FORM, "id int"),
    "typed": Route(typed, Ack.HERE, "id int"),
    "undo": Route(undo_action, Ack.HERE, "id"),
}
