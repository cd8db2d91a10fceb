"""Prepare answers by clicks: first what the other may play, then the answer, and so on; the line built is in a row."""

from bot.tables import ConditionsView, ErrorCode, TableError
from bot.tables.values.lines import Line
from bot.ui.picker.as_it_stands import as_it_stands
from bot.ui.picker.conditions_show import reached, show_building, show_list
from bot.ui.picker.draft import follow_draft, read_draft
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route


async def begin(request: Request, table: str, turn: int) -> None:
    """Begin a line, with the position in which the other's turn began."""
    await _build(request, table, turn, ())


async def pick(request: Request, table: str, turn: int, spelled: str, *steps: str) -> None:
    """Take one more step; a whole turn joins the line."""
    own, draft = await _current(request, table, turn), read_draft(spelled, (*steps, *request.values))
    at = follow_draft(own.game, reached(own, own.draft), draft, is_blind=True)
    if at.is_whole:
        await _build(request, table, turn, (*own.draft, at.draft.actions))
    else:
        await show_building(request, own, at.draft)


async def look(request: Request, table: str, turn: int, page: int, spelled: str, *steps: str) -> None:
    """Go a step back, or to another page of a list."""
    await show_building(request, await _current(request, table, turn), read_draft(spelled, steps), max(page, 0))


async def back(request: Request, table: str, turn: int) -> None:
    """Take the last turn out of the line."""
    await _build(request, table, turn, (await _current(request, table, turn)).draft[:-1])


async def _build(request: Request, table: str, turn: int, line: Line) -> None:
    """Keep a line as it is built, and show where it leads."""
    await request.ui.tables.play.draft_condition(table, request.user, turn, line, interaction=request.token)
    await show_building(request, await _current(request, table, turn))


async def keep(request: Request, table: str, turn: int) -> None:
    line = (await _current(request, table, turn)).draft
    await request.ui.tables.play.set_condition(table, request.user, turn, line, interaction=request.token)
    await show_list(request, table, request.say("condition-kept"))


async def clear(request: Request, table: str) -> None:
    await request.ui.tables.play.clear_conditions(table, request.user, interaction=request.token)
    await show_list(request, table, request.say("conditions-cleared"))


async def wish_only_turns(request: Request, table: str, wish: str) -> None:
    play, is_wanted = request.ui.tables.play, wish == "on"
    await play.play_only_turns(table, request.user, wanted=is_wanted, interaction=request.token)
    await show_list(request, table, request.say("only-turn-on" if is_wanted else "only-turn-off"))


async def _current(request: Request, table: str, turn: int) -> ConditionsView:
    """Read what was built so far, unless the button belongs to a turn that is over."""
    own = await request.ui.tables.queries.conditions(table, request.user)
    if own.table.turn_no != turn:
        raise TableError(ErrorCode.OLD_TURN)
    if own.table.to_move == own.seat:
        raise TableError(ErrorCode.CONDITIONS_OWN_TURN)
    return own


_as_it_stands = as_it_stands(show_list)

ROUTES = {
    "if": Route(show_list, Ack.NEW, "id"),
    "if-new": Route(_as_it_stands(begin), Ack.HERE, "id int"),
    "if-draft": Route(_as_it_stands(pick), Ack.HERE, "id int any *"),
    "if-whole": Route(_as_it_stands(pick), Ack.HERE, "id int any"),
    "if-draft-at": Route(_as_it_stands(look), Ack.HERE, "id int int any *"),
    "if-back": Route(_as_it_stands(back), Ack.HERE, "id int"),
    "if-set": Route(_as_it_stands(keep), Ack.HERE, "id int"),
    "if-clear": Route(clear, Ack.HERE, "id"),
    "if-only": Route(wish_only_turns, Ack.HERE, "id on/off"),
}
