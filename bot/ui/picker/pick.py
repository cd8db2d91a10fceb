"""Play by clicks: in a private picker a whole turn is drafted, previewed, and then played at once."""

import secrets
from collections.abc import Sequence

from bot.tables import Acted, ErrorCode, Permission, TableError, TableView
from bot.ui.custom_id import custom_id
from bot.ui.layout import form, layout, rows, text
from bot.ui.phrases import in_words, notation, retold
from bot.ui.picker.as_it_stands import as_it_stands
from bot.ui.picker.choice_point import choice_point, ways
from bot.ui.picker.conditions_show import missed_note
from bot.ui.picker.draft import Draft, follow_draft, read_draft
from bot.ui.picker.show import show, wants_preview
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.which_table.next_table import next_table_button
from bot.ui.which_table.readable import refuse_unreadable
from bot.ui.which_table.table_name import table_line
from games.core.example import example_turn
from games.core.game import Action
from games.core.seeded import Lots
from games.registry import game, manual

MOST_TYPED = 200
MOST_EXAMPLE = 100  # Discord's limit for what stands in an empty field


async def play(request: Request, table: str, turn: int) -> None:
    """Open the picker, if the picture it was opened from is still the current one."""
    table_view = await own_turn(request, table, turn=turn)
    await show_own_turn(request, table_view, note=await missed_note(request, table_view))


async def pick(request: Request, table: str, entries: int, spelled: str, *steps: str) -> None:
    """Take one more step; the button holds all earlier ones. The last step plays the turn if no preview is wanted."""
    table_view = await own_turn(request, table, entries=entries)
    at = follow_draft(table_view.game, table_view.view, read_draft(spelled, (*steps, *request.values)))
    if at.is_due or (at.is_whole and (at.is_closed or not await wants_preview(request))):
        await submit(request, table, at.draft.actions, at=entries)
    else:
        await show(request, table_view, at)


async def pick_first_release(request: Request, table: str, entries: int, _: int, *steps: str) -> None:
    """Take a button of the first release, which holds a page of the list, and steps alone."""
    await pick(request, table, entries, "", *steps)


async def look(request: Request, table: str, entries: int, page: int, spelled: str, *steps: str) -> None:
    """Go back, or to another page of a list; this never plays anything."""
    table_view = await own_turn(request, table, entries=entries)
    at = follow_draft(table_view.game, table_view.view, read_draft(spelled, steps))
    await show(request, table_view, at, at.here.nearest(page) if at.here else 0)


async def propose(request: Request, table: str, entries: int, *named: str) -> None:
    """Fill in the rest of the turn where the game offers that, to be looked at and changed before it is played."""
    table_view = await own_turn(request, table, entries=entries)
    ways_now = manual(table_view.game).proposals(table_view.view)
    way = named[0] if named else "".join(ways_now[:1])  # buttons of earlier releases name none
    filled = manual(table_view.game).propose(table_view.view, way, Lots(secrets.token_hex(16), "turn"))
    if not filled:
        raise TableError(ErrorCode.OLD_TURN)
    at = follow_draft(table_view.game, table_view.view, Draft(filled))
    await show(request, table_view, at, is_proposed=True)


async def finish(request: Request, table: str, entries: int, spelled: str, note: str = "") -> None:
    actions = read_draft(spelled).actions
    if actions:
        await submit(request, table, actions, at=entries, note=note)
    else:
        await _show_now(request, table, request.say("error-old-turn"))


async def play_at_once(request: Request, table: str, entries: int, spelled: str) -> None:
    """Play the draft, and from now on whatever was picked."""
    await request.ui.tables.people.set_person(request.user, preview=False)
    await finish(request, table, entries, spelled, request.say("played-at-once"))


async def finish_steps(request: Request, table: str, entries: int, *steps: str) -> None:
    """Play the one action of a button of the first release, which holds its steps."""
    table_view = await own_turn(request, table)
    one = choice_point(ways(table_view.game, table_view.view), steps).spelled
    if one is None:
        raise TableError(ErrorCode.OLD_TURN)
    await submit(request, table, (one,), at=entries)


async def submit(
    request: Request, table_id: str, line: str | Sequence[Action], *, at: int | None = None, note: str = ""
) -> None:
    """Play what was typed or picked; then go on with an unfinished turn, or say that it is done."""
    try:
        answer = await request.ui.tables.play.act(table_id, request.user, None, line, at=at, interaction=request.token)
    except TableError as refused:
        table_view = await own_turn(request, table_id)  # which tells those whose turn it isn't why
        if refused.key is not ErrorCode.OLD_TURN:
            raise
        await show_own_turn(request, table_view, note=request.say("error-old-turn"))
        return
    await _tell_played(request, table_id, answer.event(Acted), note)


async def _tell_played(request: Request, table_id: str, acted: Acted, note: str) -> None:
    if request.after_turn is not None and acted.turn_over:
        await request.after_turn(table_id, note)
        return
    table = await request.ui.tables.queries.table(table_id)
    rules = game(table.game, table.rules_version)
    words = retold(rules, acted.told, request.words) or in_words(rules, acted.actions, request.words)
    said = request.say("played", notation=notation(acted.actions), words=words)
    said = "\n".join(filter(None, (said, note, await table_line(request, table_id))))
    if acted.turn_over:
        await request.answer(layout(text(said), *rows([await next_table_button(request, table_id)])))
    else:
        await _show_now(request, table_id, said)


async def own_turn(request: Request, table: str, *, turn: int | None = None, entries: int | None = None) -> TableView:
    """Show the table as this person may see it, and refuse unless it is their move, and still the button's."""
    table_view = await request.ui.tables.queries.table_view(table, request.user)
    if table_view.seat is None:
        await refuse_unreadable(request, table)
        raise UiRefusal("error-vote-instead" if table_view.is_voted else "error-not-your-table")
    if table_view.table.status == "aside":
        raise UiRefusal("error-set-aside")
    if table_view.outcome is not None or Permission.PLAY not in table_view.permissions:
        raise UiRefusal("error-table-over" if table_view.outcome is not None else "error-not-your-turn")
    if turn not in (None, table_view.table.turn_no) or entries not in (None, table_view.table.entries):
        raise TableError(ErrorCode.OLD_TURN)
    return table_view


async def show_own_turn(request: Request, table_view: TableView, note: str = "") -> None:
    await show(request, table_view, follow_draft(table_view.game, table_view.view, Draft()), note=note)


async def _show_now(request: Request, table: str, note: str = "") -> None:
    await show_own_turn(request, await own_turn(request, table), note)


async def type_it(request: Request, table: str, turn: int) -> None:
    """Open a form for those who would rather type, with a whole turn as an example."""
    table_view = await own_turn(request, table)
    example = example_turn(manual(table_view.game), table_view.view)
    hint = example if 0 < len(example) <= MOST_EXAMPLE else request.say("type-hint")
    identity = custom_id("typed", table, turn)
    await request.reply.open(
        form(request.say("type-title"), identity, request.say("type-label"), "line", most=MOST_TYPED, placeholder=hint)
    )


async def typed(request: Request, table: str, turn: int) -> None:
    table_view = await own_turn(request, table, turn=turn)
    await submit(request, table, request.fields.get("line", "")[:MOST_TYPED], at=table_view.table.entries)


async def undo_action(request: Request, table: str) -> None:
    """Take back the last action of one's own unfinished turn, and pick again."""
    await request.ui.tables.play.take_back(table, request.user, unfinished=True, interaction=request.token)
    await _show_now(request, table)


_as_it_stands = as_it_stands(_show_now)

ROUTES = {
    "play": Route(_as_it_stands(play), Ack.NEW, "id int"),
    "draft": Route(_as_it_stands(pick), Ack.HERE, "id int any *"),
    "whole": Route(_as_it_stands(pick), Ack.HERE, "id int any"),
    "draft-at": Route(_as_it_stands(look), Ack.HERE, "id int int any *"),
    "lot": Route(_as_it_stands(propose), Ack.HERE, "id int *"),
    "finish": Route(finish, Ack.HERE, "id int any"),
    "at-once": Route(play_at_once, Ack.HERE, "id int any"),
    "pick": Route(_as_it_stands(pick_first_release), Ack.HERE, "id int int *"),
    "do": Route(_as_it_stands(finish_steps), Ack.HERE, "id int *"),
    "type": Route(type_it, Ack.FORM, "id int"),
    "typed": Route(_as_it_stands(typed), Ack.HERE, "id int"),
}
