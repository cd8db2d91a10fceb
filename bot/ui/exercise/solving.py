"""Solve an exercise with the picker or by typing a line; all state is kept in the buttons."""

from dataclasses import replace

from bot.tables.values.errors import illegal_error
from bot.ui.custom_id import custom_id
from bot.ui.error_answers import explain
from bot.ui.exercise.exercise import Exercise, ExerciseKind
from bot.ui.exercise.position import ExercisePosition, settled, stand_in
from bot.ui.exercise.show import show_position
from bot.ui.layout import form
from bot.ui.picker.draft import Draft, read_draft
from bot.ui.picker.pick import MOST_EXAMPLE, MOST_TYPED
from bot.ui.picker.show import wants_preview
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from games.core.example import example_turn
from games.core.game import Action
from games.core.illegal import IllegalAction
from games.core.play import take
from games.registry import manual


class Solving:
    """Answer the buttons of one kind of exercises."""

    def __init__(self, kind: ExerciseKind) -> None:
        self._kind = kind

    def routes(self) -> dict[str, Route]:
        verb = self._kind.verb
        return {
            f"{verb}-draft": Route(self._pick, Ack.HERE, "word int any *"),
            f"{verb}-draft-at": Route(self._look, Ack.HERE, "word int int any *"),
            f"{verb}-finish": Route(self._finish, Ack.HERE, "word int any"),
            f"{verb}-type": Route(self._type, Ack.FORM, "word int"),
            f"{verb}-typed": Route(self._typed, Ack.HERE, "word int"),
        }

    async def _pick(self, request: Request, name: str, tries: int, spelled: str, *steps: str) -> None:
        exercise = await self._kind.find(request, name, tries)
        position = stand_in(exercise, read_draft(spelled, (*steps, *request.values)))
        is_open = position.at.is_whole and not position.at.is_closed
        if is_open and await self._asks(request):
            await show_position(request, self._kind, position)
        else:
            await self._go_on(request, exercise, position)

    async def _look(self, request: Request, name: str, tries: int, page: int, spelled: str, *steps: str) -> None:
        """Go back, or to another page of a list; this is never a try."""
        exercise = await self._kind.find(request, name, tries)
        position = stand_in(exercise, read_draft(spelled, steps))
        here = position.at.here
        await show_position(request, self._kind, position, here.nearest(page) if here else 0)

    async def _finish(self, request: Request, name: str, tries: int, spelled: str) -> None:
        exercise = await self._kind.find(request, name, tries)
        await self._go_on(request, exercise, stand_in(exercise, read_draft(spelled)))

    async def _type(self, request: Request, name: str, tries: int) -> None:
        identity, say = custom_id(f"{self._kind.verb}-typed", name, tries), request.say
        hint = self._example(await self._kind.find(request, name, tries)) or say("type-hint")
        await request.reply.open(
            form(say("type-title"), identity, say("type-label"), "line", most=MOST_TYPED, placeholder=hint)
        )

    def _example(self, exercise: Exercise) -> str:
        """Show how a turn is written, unless that would be the solution."""
        example = example_turn(manual(exercise.at.game), exercise.at.view)
        found = settled(self._kind, exercise, _actions(exercise, example))
        is_solution = found is None or found[1]
        return "" if is_solution or len(example) > MOST_EXAMPLE else example

    async def _typed(self, request: Request, name: str, tries: int) -> None:
        """Try a typed line; one that can't be played is answered with the rule that forbids it, and the task again."""
        exercise = await self._kind.find(request, name, tries)
        try:
            actions = _actions(exercise, request.fields.get("line", "")[:MOST_TYPED])
        except IllegalAction as illegal:
            why = explain(illegal_error(exercise.at.game.key, illegal), request.words)
            again = replace(exercise, tries=exercise.tries + self._kind.counts)
            await show_position(request, self._kind, stand_in(again, Draft()), note=f"✗ {why}")
            return
        await self._go_on(request, exercise, stand_in(exercise, Draft(tuple(actions))))

    async def _go_on(self, request: Request, exercise: Exercise, position: ExercisePosition) -> None:
        """Settle a try that is right or wrong; else show how it may go on."""
        tried = settled(self._kind, exercise, position.actions)
        if tried is None:
            await show_position(request, self._kind, position)
        else:
            await self._kind.settle(request, exercise, tried[0], is_right=tried[1])

    async def _asks(self, request: Request) -> bool:
        return self._kind.confirms and await wants_preview(request)


def _actions(exercise: Exercise, line: str) -> list[Action]:
    return [action for action, _ in take(manual(exercise.at.game), exercise.at.state, line)]
