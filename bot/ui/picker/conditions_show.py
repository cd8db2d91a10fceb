"""Show people the answers they have prepared, and the one they are building; nobody else sees either."""

from typing import Any

import discord

from bot.tables import ConditionsView, TableView
from bot.tables.values.lines import MOST_LINES, MOST_TURNS, Line
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, attached, button, layout, picture, rows, text
from bot.ui.look import private_look
from bot.ui.phrases import in_words, notation
from bot.ui.picker.draft import Draft, DraftPosition, follow_draft, page_to_open
from bot.ui.picker.labels import MOST_LABEL
from bot.ui.picker.parts import Picker, PickerIds, choices, controls, others, said, whole_turns
from bot.ui.request import Request
from games.core.foreseeing import foreseen
from render import Marks, paint

MOST_BUTTONS = 10  # to pick from: more would push the line out of sight


async def show_list(request: Request, table: str, note: str = "") -> None:
    """List the answers that hold, and what can be done about them."""
    own = await request.ui.tables.queries.conditions(table, request.user)
    lines = [f"{nth}. {await line_in_words(request, own, line)}" for nth, line in enumerate(own.lines, 1)]
    can_add = len(own.lines) < MOST_LINES and own.table.to_move != own.seat
    buttons = [
        button(request.say("button-condition-new"), custom_id("if-new", table, own.table.turn_no)) if can_add else None,
        button(request.say("button-conditions-clear"), custom_id("if-clear", table)) if lines else None,
        _only_turn_button(request, own),
    ]
    none = "error-conditions-own-turn" if own.table.to_move == own.seat else "conditions-none"
    body = [note, request.say("conditions-title"), *(lines or [request.say(none)])]
    hint = request.say("conditions-hint", most=MOST_LINES, turns=MOST_TURNS)
    await request.answer(layout(text("\n".join(filter(None, [*body, hint]))), *rows(buttons)))


def _only_turn_button(request: Request, own: ConditionsView) -> Item:
    key, wish = ("button-only-turn-off", "off") if own.plays_only_turn else ("button-only-turn-on", "on")
    return button(request.say(key), custom_id("if-only", own.table.id, wish))


def reached(own: ConditionsView, line: Line) -> Any:
    """Follow a line that was checked when it was said, as far as its owner can foresee."""
    return foreseen(own.game, own.view, own.seat, line)


async def line_in_words(request: Request, own: ConditionsView, line: Line) -> str:
    """Write who plays what, one after the other."""
    names, parts = await request.ui.names.pair(own.players), []
    for nth, turn in enumerate(line):
        is_mine = reached(own, line[:nth]).to_move == own.seat
        who = names[1 - own.seat]
        parts.append(request.say("condition-mine" if is_mine else "condition-theirs", who=who, move=notation(turn)))
    said = " → ".join(parts)
    return said[:1].upper() + said[1:]


async def show_building(
    request: Request, own: ConditionsView, draft: Draft | None = None, page: int | None = None
) -> None:
    """Show where the line leads so far, and let its next turn be picked, or the line be kept."""
    view = reached(own, own.draft)
    at = follow_draft(own.game, view, draft or Draft(), is_blind=True)
    is_blind = _ends_with_answer(own) and view.to_move == own.seat  # they go on, and will see more before they do
    is_open = at.view.outcome is None and len(own.draft) < MOST_TURNS and not is_blind
    ids = PickerIds((own.table.id, own.table.turn_no), "if-")
    page = page_to_open(own.game, view, at.draft, at.draft) if page is None else page
    picker = Picker(ids, own.game, view, at, page, MOST_BUTTONS, is_theirs=view.to_move != own.seat)
    names = await request.ui.names.pair(own.players)
    painted = paint(at.view, own.seat, await private_look(request, own.game.key), _marks(names, at, is_open=is_open))
    name = f"{own.table.id}-{request.token}.png"
    more, done = _next_turn(request, own, picker, names) if is_open else [], rows(_keep_buttons(request, own))
    below = (*done, *more) if _ends_with_answer(own) else (*more, *done)  # to keep it comes before what may follow
    line = await line_in_words(request, own, own.draft)
    heading = "\n".join(filter(None, (request.say("condition-building"), line)))
    await request.answer(layout(text(heading), picture(name, painted), *below), attached(name, painted))


def _next_turn(request: Request, own: ConditionsView, picker: Picker, names: tuple[str, str]) -> list[Item]:
    """Ask for the next turn; where there is no choice, name the only one."""
    asked, at = _asked(request, own, picker.view, names), picker.at
    if at.here is None:
        move = in_words(own.game, at.draft.actions, request.words)
        only = button(request.say("button-condition-only", move=move)[:MOST_LABEL], picker.ids.whole(at.draft))
        return [text(asked), *rows([only])]
    return [
        text("\n".join([asked, *said(request, picker)])),
        *whole_turns(request, picker),
        *choices(request, picker),
        *others(request, picker),
        *rows(controls(request, picker)),
    ]


def _marks(names: tuple[str, str], at: DraftPosition, *, is_open: bool) -> Marks:
    if at.here is None or not is_open:
        return Marks(names=names, preview=True)
    return Marks(names=names, choices=at.here.actions, chosen=at.here.steps, preview=True)


def _asked(request: Request, own: ConditionsView, view: Any, names: tuple[str, str]) -> str:
    theirs = "condition-ask-next" if own.draft else "condition-ask-first"
    return request.say("condition-ask-mine" if view.to_move == own.seat else theirs, who=names[1 - own.seat])


def _ends_with_answer(own: ConditionsView) -> bool:
    """Tell whether the line's last turn is its owner's."""
    return bool(own.draft) and reached(own, own.draft[:-1]).to_move == own.seat


def _keep_buttons(request: Request, own: ConditionsView) -> list[Item | None]:
    """Offer to keep the line once it ends with an answer, and to take its last turn out."""
    table, turn_no, green = own.table.id, own.table.turn_no, discord.ButtonStyle.success
    keep = button(request.say("button-condition-keep"), custom_id("if-set", table, turn_no), green)
    return [
        keep if _ends_with_answer(own) else None,
        button(request.say("button-condition-back"), custom_id("if-back", table, turn_no)) if own.draft else None,
        button(request.say("button-conditions-list"), custom_id("if", table)),
    ]


async def missed_note(request: Request, table_view: TableView) -> str:
    """Say which prepared answer wasn't played in the running turn; it tells nothing else."""
    if table_view.seat is None or not table_view.table.conditions:
        return ""
    own = await request.ui.tables.queries.conditions(table_view.table.id, request.user)
    return request.say("conditions-missed", move=notation(own.missed)) if own.missed else ""


async def conditions_part(request: Request, table_view: TableView) -> list[Item]:
    """Say how many answers a player has prepared, with the way to them, and to be rid of them in one tap."""
    table = table_view.table
    if table_view.seat is None or table_view.outcome is not None or table.level is not None or table.to_move is None:
        return []
    count = await request.ui.tables.queries.count_conditions(table, request.user)
    clear = button(request.say("button-conditions-clear"), custom_id("if-clear", table.id)) if count else None
    lines = [text(request.say("conditions-count", count=count))] if count else []
    return [*lines, *rows([button(request.say("button-conditions"), custom_id("if", table.id)), clear])]
