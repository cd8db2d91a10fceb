"""Playing by clicks: a private picker, a preview, a confirmation, then the next action or the next table."""

from collections.abc import Sequence

import discord

from bot.tables import Can, Sight
from bot.ui.door import Response
from bot.ui.look import private_look
from bot.ui.next_table import next_table_button
from bot.ui.picker import MOST_OPTIONS, Fork, Steps, before, fork, ways
from bot.ui.press import press
from bot.ui.refused import Refused
from bot.ui.reply import Ack
from bot.ui.sheet import Item, attached, button, choice, form, option, picture, rows, sheet, text
from bot.ui.telling import in_words, notation
from bot.ui.visit import Visit
from render import Marks, Picture, paint

MOST_LABEL = 100
MOST_TYPED = 200


async def play(visit: Visit) -> None:
    """Open the picker, if the picture it was opened from is still the current one."""
    table, turn = visit.press.args
    sight = await own_turn(visit, table)
    if sight.table.turn_no != int(turn):
        await show_fork(visit, sight, (), note=visit.say("error-old-turn"))
    else:
        await show_fork(visit, sight, ())


async def pick(visit: Visit) -> None:
    """Take one more step, go to another page, or go back: all of it stands in the button."""
    table, entries, page, *steps = visit.press.args
    sight = await own_turn(visit, table)
    if sight.table.entries != int(entries):
        await show_fork(visit, sight, (), note=visit.say("error-old-turn"))
        return
    taken = (*steps, *visit.values)
    here = fork(ways(sight.game, sight.view), taken)
    if here.is_done and here.spelled and visit.values and not await wants_preview(visit):
        await act(visit, sight, here.spelled)
        return
    await show_fork(visit, sight, taken, int(page))


async def do(visit: Visit) -> None:
    """Confirm what was picked."""
    table, entries, *steps = visit.press.args
    sight = await own_turn(visit, table)
    spelled = fork(ways(sight.game, sight.view), tuple(steps)).spelled
    if sight.table.entries != int(entries) or spelled is None:
        await show_fork(visit, sight, (), note=visit.say("error-old-turn"))
        return
    await act(visit, sight, spelled)


async def act(visit: Visit, sight: Sight, line: str) -> None:
    """Play it; then go on with an unfinished turn, or say that it is done."""
    table = sight.table
    answer = await visit.desk.tables.act(
        table.id, visit.user, table.turn_no, line, at=table.entries, interaction=visit.token
    )
    acted = answer.events[0].values
    actions = acted["actions"]
    said = visit.say(
        "played", notation=notation(_texts(actions)), words=in_words(sight.game, _texts(actions), visit.words)
    )
    if acted["turn_over"] or acted["ended"]:
        following = await next_table_button(visit, table.id)
        if following or not visit.reply.has_words:
            await visit.answer(sheet(text(said), *rows([following])))
        return
    await show_fork(visit, await own_turn(visit, table.id), (), note=said)


def _texts(actions: object) -> list[str]:
    return [str(action) for action in actions] if isinstance(actions, list) else []


async def own_turn(visit: Visit, table: str) -> Sight:
    """See the table as the visitor may, and only if it is his move."""
    sight = await visit.desk.tables.sight(table, visit.user)
    if sight.seat is None:
        raise Refused("error-not-your-table")
    if sight.table.status == "aside":
        raise Refused("error-set-aside")
    if sight.outcome is not None or Can.PLAY not in sight.may:
        raise Refused("error-table-over" if sight.outcome is not None else "error-not-your-turn")
    return sight


async def wants_preview(visit: Visit) -> bool:
    return (await visit.desk.tables.person(visit.user)).preview


async def show_fork(visit: Visit, sight: Sight, steps: Steps, page: int = 0, note: str = "") -> None:
    """Draw where the picker stands: what can be chosen next, or a preview to confirm."""
    all_ways = ways(sight.game, sight.view)
    here = fork(all_ways, steps)
    if not here.actions:
        here = fork(all_ways, ())
    painted = await _paint(visit, sight, here)
    name = f"{sight.table.id}-{visit.token}.png"
    view = sheet(
        text(note) if note else None,
        picture(name, painted),
        text(asked) if (asked := _question(visit, sight, here, page)) else None,
        _menu(visit, sight, here, page) if here.nexts else None,
        *rows(_buttons(visit, sight, here, page, before(all_ways, here.steps))),
    )
    await visit.answer(view, attached(name, painted))


async def _paint(visit: Visit, sight: Sight, here: Fork) -> Picture:
    names = await visit.desk.names.pair(sight.players)
    look = await private_look(visit, sight.game.key)
    if here.is_done and here.spelled:
        foreseen = sight.game.preview(sight.view, here.spelled)
        return paint(foreseen, sight.seat, look, Marks(names=names, preview=True))
    return paint(sight.view, sight.seat, look, Marks(names=names, choices=here.actions, chosen=here.steps))


def _question(visit: Visit, sight: Sight, here: Fork, page: int) -> str:
    """Say what was picked so far, or what would be played; what is asked for stands on the menu."""
    if here.is_done and here.spelled:
        words = in_words(sight.game, [here.spelled], visit.words)
        return visit.say("pick-confirm", notation=notation([here.spelled]), words=words)
    lines = [" → ".join([*(_label(visit, sight, step) for step in here.steps), "…"])] if here.steps else []
    if here.pages > 1:
        first = page * MOST_OPTIONS + 1
        shown = len(here.page(page))
        lines.append(visit.say("pick-page", first=first, last=first + shown - 1, all=len(here.nexts)))
    return "\n".join(lines)


def _asked(visit: Visit, sight: Sight, here: Fork) -> str:
    return visit.words.either(f"{sight.game.key}-pick-{len(here.steps) + 1}", visit.say("pick-step"))


def _menu(visit: Visit, sight: Sight, here: Fork, page: int) -> Item:
    options = [option(_label(visit, sight, step)[:MOST_LABEL], step) for step in here.page(page)]
    custom_id = press("pick", sight.table.id, sight.table.entries, 0, *here.steps)
    return choice(custom_id, _asked(visit, sight, here), options)


def _label(visit: Visit, sight: Sight, step: str) -> str:
    key = f"{sight.game.key}-step-{step}"
    return visit.words.either(key, step) if key.replace("-", "").replace("_", "").isalnum() else step


def _buttons(visit: Visit, sight: Sight, here: Fork, page: int, back: Steps) -> Sequence[Item | None]:
    table, entries = sight.table.id, sight.table.entries
    return [
        button(visit.say("button-confirm"), press("do", table, entries, *here.steps), discord.ButtonStyle.success)
        if here.spelled is not None
        else None,
        button("◀", press("pick", table, entries, page - 1, *here.steps), disabled=page == 0)
        if here.pages > 1
        else None,
        button("▶", press("pick", table, entries, page + 1, *here.steps), disabled=page + 1 >= here.pages)
        if here.pages > 1
        else None,
        button(visit.say("button-back"), press("pick", table, entries, 0, *back)) if here.steps else None,
        button(visit.say("button-type"), press("type", table, sight.table.turn_no)),
        None if sight.view.fresh else button(visit.say("button-undo-action"), press("undo", table)),
    ]


async def type_it(visit: Visit) -> None:
    """Open a form for those who would rather type."""
    table, turn = visit.press.args
    typed, hint = press("typed", table, turn), visit.say("type-hint")
    await visit.reply.open(
        form(visit.say("type-title"), typed, visit.say("type-label"), "line", most=MOST_TYPED, placeholder=hint)
    )


async def typed(visit: Visit) -> None:
    table, turn = visit.press.args
    sight = await own_turn(visit, table)
    if sight.table.turn_no != int(turn):
        await show_fork(visit, sight, (), note=visit.say("error-old-turn"))
        return
    await act(visit, sight, visit.fields["line"])


async def undo_action(visit: Visit) -> None:
    """Take back the last action of one's own unfinished turn, and pick again."""
    (table,) = visit.press.args
    await visit.desk.tables.take_back(table, visit.user, interaction=visit.token)
    await show_fork(visit, await own_turn(visit, table), ())


PRESSES = {
    "play": Response(play),
    "pick": Response(pick, Ack.HERE),
    "do": Response(do, Ack.HERE),
    "type": Response(type_it, Ack.FORM),
    "typed": Response(typed, Ack.HERE),
    "undo": Response(undo_action, Ack.HERE),
}
