"""Suggestions of `/move`: continuations of the typed text, and a whole turn where nothing is typed."""

from collections.abc import Iterator, Sequence

from bot.tables import TableView
from bot.ui.phrases import in_words
from bot.ui.picker.pick import own_turn
from bot.ui.request import Request
from bot.ui.which_table.table_meant import table_meant
from games.core.continuing import continuation
from games.core.example import example_turn
from games.core.game import Action
from games.core.reading import read
from games.registry import manual

MOST_SUGGESTED = 25
MOST_LABEL = 100


async def suggest_move(request: Request, typed: str) -> list[str]:
    """Offer legal lines that go on with what was typed."""
    meant = await table_meant(request, getattr(request.interaction.namespace, "table", None))
    table_view = await own_turn(request, meant.id)
    said = [labelled(request, table_view, line) for line in _lines(table_view, typed)]
    return list(dict.fromkeys(said))[:MOST_SUGGESTED]


def _lines(table_view: TableView, typed: str) -> Iterator[Sequence[Action]]:
    """Begin with an example of a whole turn where nothing is typed yet."""
    game, view = table_view.game, table_view.view
    if not typed.strip() and (example := example_turn(manual(game), view)):
        yield read(manual(game), view, example)
    yield from continuation(manual(game), view, typed, MOST_SUGGESTED).lines


def labelled(request: Request, table_view: TableView, actions: Sequence[Action]) -> str:
    """Write a suggestion: the line, which can be read back, then its words behind a dot if there is room."""
    line = " ".join(actions)
    said = f"{line} · {in_words(table_view.game, actions, request.words)}"
    return said if len(said) <= MOST_LABEL else line
