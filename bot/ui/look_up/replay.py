"""`/replay`: a game turn by turn, as the person who looks may see it."""

from bot.tables import Sight, Step
from bot.ui.declare import ANYWHERE, Command
from bot.ui.door import Response
from bot.ui.look import private_look
from bot.ui.look_up.history import NUMBER
from bot.ui.look_up.readable import refuse_unreadable, table_to_read
from bot.ui.press import press
from bot.ui.refused import Refused
from bot.ui.reply import Ack
from bot.ui.sheet import Item, attached, button, form, picture, rows, sheet, text
from bot.ui.telling import in_words, notation, seat_name, title
from bot.ui.visit import Visit
from bot.ui.which_table import ANY
from render import Marks, Picture, paint

END = "end"


async def replay(visit: Visit, table: str | None = None, number: int | None = None) -> None:
    meant = await table_to_read(visit, table)
    await _show(visit, meant.id, number or meant.game_no, "0")


async def step_to(visit: Visit) -> None:
    """Go to the step that stands in the button; what follows it only keeps two buttons apart."""
    table, number, step, *_ = visit.press.args
    await refuse_unreadable(visit, table)
    await _show(visit, table, int(number), step)


async def ask_step(visit: Visit) -> None:
    """Open the form to jump from."""
    table, number, steps = visit.press.args
    jumped, label = press("replay-jumped", table, number), visit.say("replay-jump-label", steps=int(steps))
    await visit.reply.open(form(visit.say("replay-jump-title"), jumped, label, "step", most=5))


async def jump_to(visit: Visit) -> None:
    table, number = visit.press.args
    await refuse_unreadable(visit, table)
    await _show(visit, table, int(number), visit.fields["step"].strip())


async def _show(visit: Visit, table: str, number: int, wanted: str) -> None:
    sight = await visit.desk.tables.sight(table, visit.user, number)
    step = await _find(visit, sight, wanted)
    painted = await _paint(visit, sight, step)
    name = f"{table}-{number}-{step.step}-{visit.token}.png"
    heading = visit.say("replay-step", game=title(sight.game, visit.words), step=step.step, steps=step.steps)
    said = text(f"{heading}\n{_said(visit, sight, step)}".rstrip())
    view = sheet(picture(name, painted), said, *rows(_buttons(visit, sight, step)))
    await visit.answer(view, attached(name, painted))


async def _find(visit: Visit, sight: Sight, wanted: str) -> Step:
    tables, table, number = visit.desk.tables, sight.table.id, sight.game_no
    if wanted != END and wanted.isdecimal():
        return await tables.replay(table, int(wanted), visit.user, number)
    begin = await tables.replay(table, 0, visit.user, number)
    if wanted != END:
        raise Refused("error-no-such-step", steps=begin.steps)
    return await tables.replay(table, begin.steps, visit.user, number)


async def _paint(visit: Visit, sight: Sight, step: Step) -> Picture:
    names = await visit.desk.names.pair(sight.players)
    return paint(step.view, sight.seat, await private_look(visit, sight.game.key), Marks(names=names))


def _said(visit: Visit, sight: Sight, step: Step) -> str:
    if step.seat is None:
        return ""
    return visit.say(
        "replay-played",
        turn=step.turn,
        seat=seat_name(sight.game, step.seat, visit.words),
        notation=notation(step.actions),
        words=in_words(sight.game, step.actions, visit.words),
    )


def _buttons(visit: Visit, sight: Sight, step: Step) -> list[Item]:
    table, number, at, last = sight.table.id, sight.game_no, step.step, step.steps

    def to(label: str, target: int, name: str) -> Item:
        beyond = target == at or not 0 <= target <= last
        return button(label, press("replay-to", table, number, target, name), disabled=beyond)

    return [
        to("⏮", 0, "first"),
        to("◀", at - 1, "before"),
        to("▶", at + 1, "after"),
        to("⏭", last, "last"),
        button(visit.say("button-jump"), press("replay-jump", table, number, last), disabled=last == 0),
    ]


COMMANDS = (Command("replay", replay, (ANY, NUMBER), contexts=ANYWHERE),)
PRESSES = {
    "replay": Response(step_to),
    "replay-to": Response(step_to, Ack.HERE),
    "replay-jump": Response(ask_step, Ack.FORM),
    "replay-jumped": Response(jump_to, Ack.HERE),
}
