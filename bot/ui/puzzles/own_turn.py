"""“Can you do better?”: a turn of a game that is over, as an exercise for whoever lost most by it."""

from collections.abc import Sequence

import discord

from bot.tables import OwnPuzzle, TableView
from bot.ui.custom_id import custom_id
from bot.ui.exercise.exercise import Exercise, ExerciseKind
from bot.ui.exercise.show import id_to_again, show_exercise, show_tried
from bot.ui.exercise.solving import Solving
from bot.ui.layout import Item, button
from bot.ui.look_up.give_button import give_button, is_dear
from bot.ui.look_up.review import find_review
from bot.ui.look_up.ways_to_table import table_button
from bot.ui.phrases import foreseen, mention, notation, title
from bot.ui.puzzles.lines import you_play
from bot.ui.refusal import UiRefusal, found, refused_without_worker
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.which_table.readable import refuse_unreadable
from bot.workers.jobs import JudgeTurn, TurnVerdict
from bot.workers.review import LEAST, KeyTurn, Review
from games.core.game import Action
from games.core.outcome import Seat
from games.core.seated_position import SeatedPosition
from games.opponents.registry import opponent

FOUND = ("best", "good")


async def ask(request: Request, table: str, number: int) -> None:
    """Ask for a better turn where this person, else the loser, gave most away."""
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    seat = table_view.loser if table_view.seat is None else table_view.seat
    if asked := await asked_by_other(request, table_view):
        await ask_for(request, asked)
        return
    review = await find_review(request, table_view)
    if one := dearest(review, seat):
        await show_exercise(request, OWN_TURNS, f"{table}-{number}-{one.number}")
    else:
        await _say_none(request, table_view, seat, review)


async def ask_for(request: Request, asked: OwnPuzzle) -> None:
    note = request.say("own-turn-asked", who=mention(asked.asked_by))
    await show_exercise(request, OWN_TURNS, f"{asked.table_id}-{asked.game_no}-{asked.turn}", note=note)


async def asked_by_other(request: Request, table_view: TableView) -> OwnPuzzle | None:
    """Find what the other player would let the server have, and this one hasn't agreed to yet."""
    asked = await request.ui.tables.puzzles.own_puzzle(table_view.table.id, table_view.game_no)
    if asked is None or table_view.seat is None or asked.agreed_at or asked.asked_by == request.user:
        return None
    return asked


def dearest(review: Review, seat: Seat | None) -> KeyTurn | None:
    """Find the turn that cost a seat most: exactly, or by a wide margin."""
    return next((one for one in review.key_turns if one.turn.seat == seat and is_dear(one)), None)


async def _say_none(request: Request, table_view: TableView, seat: Seat | None, review: Review) -> None:
    """Say that no turn cost much, or none anything: the look back tells of smaller things as well."""
    is_blamed = seat in review.unsure or any(one.turn.seat == seat for one in review.key_turns)
    if seat is None:
        await request.tell("look-back-even")
    elif seat == table_view.seat:
        await request.tell("own-turn-cheap-you" if is_blamed else "look-back-faultless-you")
    else:
        key = "own-turn-cheap" if is_blamed else "look-back-faultless"
        await request.tell(key, who=mention(table_view.players[seat]))


async def found_turn(request: Request, name: str) -> tuple[TableView, KeyTurn]:
    """Find the turn again; a button of a game that isn't there, or of another turn, is an old one."""
    table, number, turn = _parts(name)
    await refuse_unreadable(request, table)
    table_view = await request.ui.tables.queries.table_view(table, request.user, number)
    review = await find_review(request, table_view)
    return table_view, found(next((one for one in review.key_turns if one.number == turn), None))


def _parts(name: str) -> tuple[str, int, int]:
    table, number, turn = (*name.split("-"), "", "")[:3]
    if not (number.isdecimal() and turn.isdecimal()):
        raise UiRefusal("error-old-button")
    return table, int(number), int(turn)


class OwnTurns(ExerciseKind):
    """Ask for a whole turn; one as good as the best counts, too, and nothing is kept of any try."""

    verb = "own-turn"
    foretells = False
    confirms = True

    async def find(self, request: Request, name: str, tries: int) -> Exercise:
        table_view, one = await found_turn(request, name)
        at = SeatedPosition(table_view.game, one.turn.state, one.turn.seat)
        return Exercise(name, at, max(tries, 0), solution=one.verdict.best.actions)

    def is_solved_by(self, exercise: Exercise, turn: Sequence[Action]) -> bool:
        view, result = exercise.at.view, opponent(exercise.at.game.key).result
        return result(view, turn) == result(view, exercise.solution)

    async def settle(self, request: Request, exercise: Exercise, actions: Sequence[Action], *, is_right: bool) -> None:
        table_view, one = await found_turn(request, exercise.name)
        verdict = "best" if is_right else await _weighed(request, exercise, one, tuple(actions))
        words = foreseen(exercise.at.game, exercise.at.view, actions, request.words)
        lines = [
            request.say(f"own-turn-{verdict}", notation=notation(actions), words=words),
            request.say("own-turn-played", notation=notation(one.turn.actions)),
        ]
        is_found, back = verdict in FOUND, id_to_again(self, exercise, exercise.tries + 1)
        again = button(request.say("button-try-again"), back, discord.ButtonStyle.primary)
        giving = await give_button(request, table_view, one) if is_found else None
        buttons = [None if is_found else again, *self.offers(request, exercise), giving]
        await show_tried(request, self, exercise, actions, lines=lines, buttons=buttons, is_preview=False)

    def heading(self, request: Request, exercise: Exercise) -> str:
        _, _, turn = _parts(exercise.name)
        return request.say("own-turn-title", game=title(exercise.at.game, request.words), turn=turn)

    def says(self, request: Request, exercise: Exercise) -> Sequence[str]:
        return (request.say("own-turn-task", who=you_play(request.words, exercise.at)),)

    def offers(self, request: Request, exercise: Exercise) -> Sequence[Item | None]:
        table, number, turn = _parts(exercise.name)
        return (button(request.say("button-own-turn-answer"), custom_id("review-turn", table, number, turn)),)


async def _weighed(request: Request, exercise: Exercise, one: KeyTurn, tried: tuple[Action, ...]) -> str:
    """Hold a try against the best turn and the one that was played: as good, better, or not."""
    job = JudgeTurn(exercise.at.game.key, one.turn.before, exercise.name, tried)
    with refused_without_worker("error-no-review"):
        verdict = await request.ui.workers.run(job, request.user)
    if not isinstance(verdict, TurnVerdict):
        return "wrong"
    if not verdict.points if verdict.points is not None else verdict.lost < LEAST:
        return "good"
    return "better" if verdict.lost < one.verdict.lost - LEAST else "wrong"


OWN_TURNS = OwnTurns()
ROUTES = {
    "own-turn": Route(table_button(ask), Ack.NEW, "id int"),
    **Solving(OWN_TURNS).routes(),
}
