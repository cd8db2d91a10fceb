"""A finished game as a recap tells it: its positions, the turns that decided it, and both in words."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.tables import PastTurn, TableView
from bot.text import Words
from bot.ui.context import UiContext
from bot.ui.look_up.decisive_turns import decisive_turns
from bot.ui.phrases import in_words, mention, notation, reason, retold, seat_name, title
from bot.workers.pool import JobFailed, WorkerLost
from bot.workers.review import Review
from games.core.outcome import SEATS, Seat
from render.painters import AnyView
from render.text import names
from render.text.alt_text import MOST_ALT

MOST_HELD = 12  # turns at which a film stays longer
BESIDE_THE_END = 3  # pictures of a story
MORE = " …"

Called = Callable[[Seat], str]


@dataclass(frozen=True, slots=True)
class FinishedGame:
    table_view: TableView
    views: Sequence[AnyView]  # before the first turn and after each, with everything open
    turns: Sequence[PastTurn]
    decisive: Sequence[int]  # numbers of turns, the most decisive first
    names: tuple[str, str]

    @property
    def held(self) -> list[int]:
        return sorted(self.decisive[:MOST_HELD])

    @property
    def pictured(self) -> list[int]:
        """Choose the turns of a story: decisive ones, else some on the way, and not the last, which the end shows."""
        parts = BESIDE_THE_END + 1
        on_the_way = (len(self.turns) * nth // parts for nth in range(1, parts))
        inner = [number for number in (*self.decisive, *on_the_way) if 0 < number < len(self.turns)]
        return sorted(list(dict.fromkeys(inner))[:BESIDE_THE_END])

    def panels(self, words: Words) -> Iterator[tuple[AnyView, tuple[str, ...]]]:
        """Give each picture of a story with its captions, the shorter one for a narrow picture; the end is the last."""
        for number in self.pictured:
            played = " ".join(self.turns[number - 1].actions)
            turn = words.say("recap-panel-turn", number=number)
            yield self.views[number], (words.say("recap-panel", turn=turn, notation=played), turn)
        yield self.views[-1], (words.say("recap-panel-end"),)

    def result(self, words: Words) -> str:
        return self.ended(words, self._named(words))

    def described(self, form: str, numbers: Sequence[int], words: Words) -> str:
        """Tell the game in alternative text: who played and how it ended, then turns, as many as there is room for."""
        text = f"{self._headed(form, words)} {self.result(words)}"
        for line in self._lines("alt-recap-turn", numbers, words, self._named(words)):
            if len(longer := f"{text} {line}") > MOST_ALT - len(MORE):
                return text + MORE
            text = longer
        return text

    def _headed(self, form: str, words: Words) -> str:
        first, second = (self._named(words)(seat) for seat in SEATS)
        game = title(self.table_view.game, words)
        return words.say(f"alt-recap-{form}", game=game, first=first, second=second, turns=len(self.turns))

    def _named(self, words: Words) -> Called:
        """Name people in words alone: alternative text mentions nobody."""
        return lambda seat: names.said(self.names[seat]) or seat_name(self.table_view.game, seat, words)

    def mentioned(self, seat: Seat) -> str:
        return mention(self.table_view.players[seat])

    def ended(self, words: Words, called: Called) -> str:
        """Say who won, or that nobody did, and why."""
        view = self.table_view
        lost = 1 if view.loser is None else view.loser
        limit = view.options.get("quiet", 0)
        why = reason(view.game, view.reason, words, limit=limit)
        return words.say(f"ended-{view.result}", who=called(0 if lost else 1), other=called(lost), why=why)

    def lines(self, words: Words) -> Iterator[str]:
        """Say what was played in the turns of a story, with people mentioned."""
        return self._lines("recap-turn", self.pictured, words, self.mentioned)

    def _lines(self, key: str, numbers: Sequence[int], words: Words, called: Called) -> Iterator[str]:
        game = self.table_view.game
        for number in numbers:
            turn = self.turns[number - 1]
            what = retold(game, turn.told, words) or in_words(game, turn.actions, words)
            yield words.say(key, number=number, who=called(turn.seat), notation=notation(turn.actions), words=what)


async def finished_game(ui: UiContext, table_view: TableView, asker: str = "") -> FinishedGame:
    """Gather it; a game that hides something has to be over altogether."""
    table, number = table_view.table.id, table_view.game_no
    views = await ui.tables.queries.open_views(table, number)
    turns = await ui.tables.queries.past_turns(table, number)
    decisive = await decisive_turns(table_view.game, turns, await _review(ui, table_view, asker))
    return FinishedGame(table_view, views, turns, decisive, await ui.names.pair(table_view.players))


async def _review(ui: UiContext, table_view: TableView, asker: str) -> Review | None:
    """Look back; a recap without what that finds is better than none."""
    table, number, key = table_view.table.id, table_view.game_no, table_view.game.key
    try:
        return await ui.reviewer.review(table, number, key, asker, table_view.loser)
    except (JobFailed, WorkerLost):
        return None
