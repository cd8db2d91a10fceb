"""Let the server have a position of one's own game as a puzzle of the day: both players press it, or neither has."""

from bot.tables import OwnPuzzle, OwnTurn, TableView
from bot.ui.custom_id import custom_id
from bot.ui.layout import button, layout, rows, text
from bot.ui.look_up.ways_to_table import table_button
from bot.ui.phrases import mention
from bot.ui.puzzles.own_turn import ask_for, asked_by_other, found_turn
from bot.ui.refusal import found, refused_without_worker
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.workers.jobs import FindBestTurns
from bot.workers.review import KeyTurn
from games.puzzles.best_turns import BestTurns


async def give(request: Request, table: str, number: int, turn: int) -> None:
    """Ask for it, or agree; to a turn that the other has asked for instead, who presses is led."""
    puzzles = request.ui.tables.puzzles
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    asked = await asked_by_other(request, table_view)
    if asked is not None and asked.turn != turn:
        await ask_for(request, asked)
    elif asked is not None:
        await _tell(request, table_view, await puzzles.agree(table, number, request.user, turn))
    else:
        known = await puzzles.own_puzzle(table, number)
        await _tell(request, table_view, known or await _asked(request, table, number, turn))


async def _asked(request: Request, table: str, number: int, turn: int) -> OwnPuzzle:
    table_view, one = await found_turn(request, f"{table}-{number}-{turn}")
    best = found(await _best_turns(request, table_view, one), "error-no-puzzle-in-it")
    turns = await request.ui.tables.queries.past_turns(table, number)
    count = sum(len(before.actions) for before in turns[: one.number - 1])
    return await request.ui.tables.puzzles.give(OwnTurn(table, number, one.number, count), request.user, best)


async def _best_turns(request: Request, table_view: TableView, one: KeyTurn) -> BestTurns | None:
    job = FindBestTurns(table_view.game.key, one.turn.before, table_view.table.id)
    with refused_without_worker("error-no-review"):
        best = await request.ui.workers.run(job, request.user)
    return best if isinstance(best, BestTurns) else None


async def _tell(request: Request, table_view: TableView, own: OwnPuzzle) -> None:
    """Say what comes of it, and what others will see; offer to take it back until it was posted."""
    other = next((player for player in table_view.players if player != request.user), "")
    said = "give-puzzle-waits" if own.agreed_at is None else "give-puzzle-agreed"
    back = button(request.say("button-keep-puzzle"), custom_id("keep-puzzle", own.table_id, own.game_no))
    offered = [] if own.day or request.user not in (own.asked_by, own.agreed_by) else [back]
    await request.answer(layout(text(request.say(said, who=mention(other))), *rows(offered)))


async def keep(request: Request, table: str, number: int) -> None:
    """Take it back."""
    is_back = await request.ui.tables.puzzles.withdraw(table, number, request.user)
    await request.tell("keep-puzzle-done" if is_back else "keep-puzzle-late")


ROUTES = {
    "give-puzzle": Route(table_button(give), Ack.NEW, "id int int"),
    "keep-puzzle": Route(table_button(keep), Ack.HERE, "id int"),
}
