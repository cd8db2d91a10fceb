"""Vote for the move of a server that plays against the bot: in private, with the picker."""

from collections.abc import Sequence

from bot.tables import TableView
from bot.tables.values.ids import everybody_of
from bot.ui.custom_id import custom_id
from bot.ui.exercise.exercise import Exercise, ExerciseKind
from bot.ui.exercise.show import id_to_again, show_exercise, show_tried
from bot.ui.exercise.solving import Solving
from bot.ui.layout import Item, button, layout, rows, text
from bot.ui.phrases import foreseen, moment, notation, table_title
from bot.ui.play.thread_or_channel import refuse_without_role
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route
from bot.ui.which_table.readable import refuse_unreadable
from games.core.game import Action
from games.core.seated_position import SeatedPosition


class Ballot(ExerciseKind):
    """
    Ask for a whole turn, which counts as a vote; the table's turn stands where exercises have their tries.

    Only games without secrets are voted on, so that a view of theirs is all there is.
    """

    verb = "vote"
    confirms = True
    counts = False
    asks = "vote-confirm"
    plays = "button-vote-for-it"

    async def find(self, request: Request, name: str, tries: int) -> Exercise:
        table_view = await _seen(request, name)
        seat = table_view.seat
        if seat is None or table_view.view.to_move != seat or table_view.table.turn_no != tries:
            raise UiRefusal("error-vote-over")
        known = await request.ui.tables.votes.vote_of(name, request.user, tries)
        at = SeatedPosition(table_view.game, table_view.view, seat)
        note = request.say("vote-so-far", **_named(at, known, request)) if known else ""
        return Exercise(name, at, tries, note=note)

    async def settle(self, request: Request, exercise: Exercise, actions: Sequence[Action], *, is_right: bool) -> None:
        tables = request.ui.tables
        await tables.votes.vote(exercise.name, request.user, exercise.tries, actions)
        times = await tables.votes.times(await tables.queries.table(exercise.name))
        when = moment(times.closes if times else request.ui.clock.now())
        said = request.say("vote-kept", when=when, **_named(exercise.at, actions, request))
        again = button(request.say("button-vote-again"), id_to_again(self, exercise, exercise.tries))
        calls = await _calls_button(request, request.guild)
        await show_tried(request, self, exercise, actions, lines=[said], buttons=[again, calls])

    def heading(self, request: Request, exercise: Exercise) -> str:
        return request.say("vote-title", game=table_title(exercise.at.game, None, request.words))

    def says(self, request: Request, exercise: Exercise) -> Sequence[str]:
        return (request.say("vote-how"),)


VOTES = Ballot()


async def _seen(request: Request, table: str) -> TableView:
    """Look at the table as its server, unless this person can't see it or may not play."""
    tables = request.ui.tables
    await refuse_unreadable(request, table)
    guild = (await tables.queries.table(table)).guild
    await refuse_without_role(request, guild)
    return await tables.queries.table_view(table, everybody_of(guild))


def _named(at: SeatedPosition, actions: Sequence[Action], request: Request) -> dict[str, str]:
    words = foreseen(at.game, at.view, actions, request.words)
    return {"notation": notation(actions), "words": words}


async def press_vote(request: Request, table: str, turn_no: int) -> None:
    await show_exercise(request, VOTES, table, turn_no)


async def press_calls(request: Request, server: str, to: str) -> None:
    """Tell them of each vote in private from now on, or no more; the language is noted for that."""
    votes = request.ui.tables.votes
    if to == "on":
        await votes.ask_for_calls(server, request.user)
        await request.ui.names.note(request.interaction.user, request.words.language)
    else:
        await votes.end_calls(server, request.user)
    said = text(request.say(f"vote-calls-{to}"))
    await request.answer(layout(said, *rows([await _calls_button(request, server)])))


async def _calls_button(request: Request, server: str) -> Item:
    to = "off" if await request.ui.tables.votes.is_called(server, request.user) else "on"
    return button(request.say(f"button-vote-calls-{to}"), custom_id("vote-calls", server, to))


ROUTES = {
    "vote": Route(press_vote, Ack.NEW, "id int"),
    "vote-calls": Route(press_calls, Ack.NEW, "id on/off"),
    **Solving(VOTES).routes(),
}
