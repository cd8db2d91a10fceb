"""Show the picker: the position so far, the part that is missing, and the choices."""

from collections.abc import Sequence

import discord

from bot.tables import TableView
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, attached, button, choice, layout, option, picture, rows, text
from bot.ui.look import private_look
from bot.ui.phrases import in_words, notation
from bot.ui.picker.draft import Draft, DraftPosition, undone
from bot.ui.picker.fork import MOST_OPTIONS, Fork
from bot.ui.picker.labels import fit_on_buttons, label
from bot.ui.request import Request
from render import Marks, Picture, paint

LONG_TURN = 3  # from so many actions on typing comes first


async def show(request: Request, table_view: TableView, at: DraftPosition, page: int = 0, note: str = "") -> None:
    """Draw where the picker stands: what can be chosen next, or a preview to play."""
    painted = await _paint(request, table_view, at)
    name = f"{table_view.table.id}-{request.token}.png"
    typing = _type_button(request, table_view, at)
    leads = at.here is not None and len(table_view.game.example(at.view).split()) >= LONG_TURN
    view = layout(
        text(said) if (said := "\n".join(filter(None, (note, _said(request, table_view, at, page))))) else None,
        picture(name, painted),
        *rows([typing] if leads else []),
        *(_choices(request, table_view, at, at.here, page) if at.here else ()),
        *rows(_controls(request, table_view, at, page, None if leads else typing)),
    )
    await request.answer(view, attached(name, painted))


async def _paint(request: Request, table_view: TableView, at: DraftPosition) -> Picture:
    names = await request.ui.names.pair(table_view.players)
    look = await private_look(request, table_view.game.key)
    if at.here is None:
        return paint(at.view, table_view.seat, look, Marks(names=names, preview=True))
    marks = Marks(names=names, choices=at.here.actions, chosen=at.here.steps, preview=bool(at.draft.actions))
    return paint(at.view, table_view.seat, look, marks)


def _said(request: Request, table_view: TableView, at: DraftPosition, page: int) -> str:
    """Say first what is missing, then what was picked, or ask whether it shall be played."""
    game, actions = table_view.game, at.draft.actions
    words = in_words(game, actions, request.words)
    if at.here is None:
        return request.say("pick-confirm", notation=notation(actions), words=words)
    lines = []
    if not at.view.fresh:
        lines.append(request.say("pick-unfinished", how=request.say(f"{game.key}-unfinished")))
    if actions:
        lines.append(request.say("pick-so-far", notation=notation(actions), words=words))
    taken = [label(request, game, at.view, at.here.steps[:nth], step) for nth, step in enumerate(at.here.steps)]
    lines.append(" → ".join([*taken, _asked(request, table_view, at.here)]))
    if at.here.pages > 1:
        first = page * MOST_OPTIONS + 1
        last = first + len(at.here.page(page)) - 1
        lines.append(request.say("pick-page", first=first, last=last, all=len(at.here.nexts)))
    return "\n".join(lines)


def _asked(request: Request, table_view: TableView, here: Fork) -> str:
    return request.words.either(f"{table_view.game.key}-pick-{len(here.steps) + 1}", request.say("pick-step"))


def _choices(request: Request, table_view: TableView, at: DraftPosition, here: Fork, page: int) -> list[Item]:
    """A few things, or things of short names, stand on buttons; more stand in a list."""
    labels = {step: label(request, table_view.game, at.view, here.steps, step) for step in here.nexts}
    if fit_on_buttons(list(labels.values())):
        return rows([button(said, _to(table_view, at, (*here.steps, step))) for step, said in labels.items()])
    options = [option(labels[step], step) for step in here.page(page)]
    return [choice(_to(table_view, at, here.steps), _asked(request, table_view, here), options)]


def _to(table_view: TableView, at: DraftPosition, steps: Sequence[str]) -> str:
    return custom_id("draft", table_view.table.id, table_view.table.entries, at.draft.spelled, *steps)


def _controls(
    request: Request, table_view: TableView, at: DraftPosition, page: int, typing: Item | None
) -> list[Item | None]:
    table = table_view.table.id
    return [
        _play_button(request, table_view, at),
        *_pages(table_view, at, page),
        _undo_button(request, table_view, at),
        typing,
        None if table_view.view.fresh else button(request.say("button-undo-action"), custom_id("undo", table)),
    ]


def _play_button(request: Request, table_view: TableView, at: DraftPosition) -> Item | None:
    """Play the draft; or, where what is picked is an action and could also go on, take it as it is."""
    table, entries = table_view.table.id, table_view.table.entries
    if at.here is None:
        identity = custom_id("finish", table, entries, at.draft.spelled)
        return button(request.say("button-play-it"), identity, discord.ButtonStyle.success)
    if at.here.spelled is None:
        return None
    taken = Draft((*at.draft.actions, at.here.spelled)).spelled
    return button(at.here.spelled, custom_id("draft", table, entries, taken))


def _pages(table_view: TableView, at: DraftPosition, page: int) -> list[Item]:
    if at.here is None or at.here.pages < 2:
        return []
    table, entries, pages = table_view.table.id, table_view.table.entries, at.here.pages

    def to(sign: str, number: int) -> Item:
        identity = custom_id("draft-at", table, entries, number, at.draft.spelled, *at.draft.steps)
        return button(sign, identity, disabled=not 0 <= number < pages)

    return [to("◀", page - 1), to("▶", page + 1)]


def _undo_button(request: Request, table_view: TableView, at: DraftPosition) -> Item | None:
    back = undone(table_view.game, table_view.view, at.draft)
    if back is None:
        return None
    identity = custom_id("draft-at", table_view.table.id, table_view.table.entries, 0, back.spelled, *back.steps)
    return button(request.say("button-undo-step"), identity)


def _type_button(request: Request, table_view: TableView, at: DraftPosition) -> Item:
    identity = custom_id("type", table_view.table.id, table_view.table.turn_no)
    return button(request.say("button-type"), identity)
