"""Show the picker of a table: the position so far, the part that is missing, and the choices."""

from collections.abc import Sequence
from dataclasses import replace

from bot.tables import Permission, TableView
from bot.ui.custom_id import custom_id
from bot.ui.front_door import learn_button_of_turn
from bot.ui.layout import MOST_COMPONENTS, MOST_ROW, Item, attached, button, count_of, layout, picture, rows, text
from bot.ui.look import private_look
from bot.ui.picker.choice_point import MOST_OPTIONS
from bot.ui.picker.draft import DraftPosition, page_to_open
from bot.ui.picker.parts import Picker, PickerIds, adjusters, choices, controls, others, said, unfinished, whole_turns
from bot.ui.request import Request
from games.core.example import example_turn
from games.registry import manual
from render import Marks, Picture, paint

LONG_TURN = 3  # actions from which typing is offered first


async def show(
    request: Request,
    table_view: TableView,
    at: DraftPosition,
    page: int | None = None,
    note: str = "",
    *,
    is_proposed: bool = False,
) -> None:
    """Draw where the picker stands: what can be chosen next, or a preview to play."""
    table = table_view.table
    if page is None:
        page = page_to_open(table_view.game, table_view.view, at.draft, at.draft)
    picker = Picker(PickerIds((table.id, table.entries)), table_view.game, table_view.view, at, page)
    painted = await _paint(request, table_view, at)
    name = f"{table.id}-{request.token}.png"
    typing = button(request.say("button-type"), custom_id("type", table.id, table.turn_no))
    is_long = len(example_turn(manual(table_view.game), at.view).split()) >= LONG_TURN
    leads = at.here is not None and not at.here.others and is_long
    lesson = (
        await learn_button_of_turn(request.ui, table_view, request.user, request.words) if at.is_untouched else None
    )
    above = [
        *([text(first)] if (first := "\n".join(filter(None, (unfinished(request, picker), note)))) else []),
        picture(name, painted),
        text("\n".join(said(request, picker))),  # beside the buttons: a tall picture hides what stands above it
        *rows([typing] if leads else []),
        *whole_turns(request, picker),
    ]
    below = [
        *others(request, picker),
        *adjusters(request, picker),
        *rows(_proposals(request, picker, is_proposed=is_proposed)),
        *rows(
            [
                *controls(request, picker),
                await _at_once_button(request, picker),
                None if leads else typing,
                _undo_action_button(request, table_view),
                lesson,
            ]
        ),
        *rows(_pocket_buttons(request, table_view, at)),
    ]
    view = layout(*above, *choices(request, replace(picker, most_buttons=_room(above, below))), *below)
    await request.answer(view, attached(name, painted))


def _proposals(request: Request, picker: Picker, *, is_proposed: bool) -> list[Item | None]:
    """Offer to fill in what is left of the turn, in each of the ways there are."""
    if not is_proposed and picker.at.draft.actions:
        return []
    key, ways = picker.game.key, manual(picker.game).proposals(picker.view)
    return [button(request.say(f"{key}-propose-{way}"), picker.ids.propose(way)) for way in ways]


def _room(*parts: Sequence[Item]) -> int:
    """Say how many buttons, in rows, still fit beside these parts of a message."""
    left = MOST_COMPONENTS - 1 - sum(map(count_of, parts))
    return min(MOST_OPTIONS, left * MOST_ROW // (MOST_ROW + 1))


async def _paint(request: Request, table_view: TableView, at: DraftPosition) -> Picture:
    names = await request.ui.names.pair(table_view.players)
    look = await private_look(request, table_view.game.key)
    if at.here is None:
        return paint(at.view, table_view.seat, look, Marks(names=names, preview=True))
    told, is_preview = table_view.told, bool(at.draft.actions)
    marks = Marks(names=names, told=told, choices=at.here.actions, chosen=at.here.steps, preview=is_preview)
    return paint(at.view, table_view.seat, look, marks)


def _undo_action_button(request: Request, table_view: TableView) -> Item | None:
    if table_view.view.fresh or Permission.TAKE_BACK not in table_view.permissions:
        return None
    return button(request.say("button-undo-action"), custom_id("undo", table_view.table.id))


def _pocket_buttons(request: Request, table_view: TableView, at: DraftPosition) -> list[Item]:
    """Offer what a thread has under its picture, where the whole game is this message, before anything is picked."""
    table, can = table_view.table, table_view.permissions
    if table.channel or not at.is_untouched:
        return []
    goes_back = table_view.view.fresh and Permission.TAKE_BACK in can
    offered = {
        "button-hint": custom_id("pocket-hint", table.id),
        "button-take-back": custom_id("pocket-back", table.id, table.turn_no) if goes_back else "",
        "button-take-win": custom_id("pocket-win", table.id) if Permission.ANSWER_END in can else "",
        "button-rules": custom_id("rules", table.game, 1),
        "button-resign": custom_id("pocket-resign", table.id),
    }
    return [button(request.say(label), leads_to) for label, leads_to in offered.items() if leads_to]


async def wants_preview(request: Request) -> bool:
    return (await request.ui.tables.people.person(request.user)).preview


async def _at_once_button(request: Request, picker: Picker) -> Item | None:
    """Offer to do without previews where one is seen."""
    if not picker.at.is_whole or not await wants_preview(request):
        return None
    return button(request.say("button-at-once"), picker.ids.at_once(picker.at.draft))
