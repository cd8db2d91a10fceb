"""A person who has decided on a turn, and clicks their way to it: what is counted as clicks a turn."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.tables import TableView
from games.core.game import Action, AnyGame
from games.opponents.registry import opponent
from games.registry import manual
from sandbox import SandboxPerson, Seen
from tests.bot.ui.players import Match, PickerChoice, Way, ids, next_page, picker_choices, press

BEGINNER = 1
LEVEL = 2  # turns such as a casual player takes


@dataclass
class Clicks:
    """The number of clicks so far; a list opened and an option picked are two."""

    number: int = 0

    async def press(self, person: SandboxPerson, seen: Seen, verb: str) -> Seen:
        self.number += 1
        return await press(person, seen, verb)

    async def take(self, person: SandboxPerson, seen: Seen, choice: PickerChoice) -> Seen:
        self.number += choice.clicks
        return await choice.take(person, seen)


async def seen_by(match: Match, person: SandboxPerson) -> TableView:
    """Look at the match's table as one of its players."""
    tables = match.stage.bot.ui.tables
    table = await tables.notices.table_in(str(match.thread.id))
    assert table is not None
    return await tables.queries.table_view(table.id, str(person.id))


async def decided_line(match: Match, mover: SandboxPerson) -> str:
    """Write down a whole turn such as a beginner takes."""
    at = await seen_by(match, mover)
    return " ".join(opponent(at.game.key).choose(at.view, BEGINNER, f"{at.table.entries}"))


def soon_over(key: str, way: Callable[..., Awaitable[None]]) -> Way:
    """Let whole turns be typed, as an opponent takes them, where chance needs hundreds of actions to end a game."""
    return partial(way, line=decided_line) if key in ("l_calculus", "tactic", "topologic") else way


async def click_decided_turn(match: Match, mover: SandboxPerson, turn: Seen) -> int:
    """Decide on a turn as an opponent of the game would, play it by the picker alone, and count from *Play* on."""
    clicks = Clicks()
    shown = await clicks.press(mover, turn, "play|")
    while picker_choices(shown) or _finish(shown):
        at = await seen_by(match, mover)
        shown = await _play_decided(clicks, mover, shown, at)
    return clicks.number


async def click_decided_entry(match: Match, mover: SandboxPerson, turn: Seen) -> int:
    """Pick what an opponent would enter, in one turn and in any order: what is at hand before what is a page away."""
    clicks = Clicks()
    shown = await clicks.press(mover, turn, "play|")
    at = await seen_by(match, mover)
    wanted = [manual(at.game).steps(action)[-1] for action in opponent(at.game.key).choose(at.view, LEVEL, at.table.id)]
    while wanted:
        at_hand = [one for one in picker_choices(shown) if one.steps[-1] in wanted]
        if at_hand:
            shown = await clicks.take(mover, shown, at_hand[0])
            wanted.remove(at_hand[0].steps[-1])
        else:
            shown = await clicks.press(mover, shown, next_page(shown))
    await clicks.press(mover, shown, "finish|")
    return clicks.number


async def _play_decided(clicks: Clicks, mover: SandboxPerson, shown: Seen, at: TableView) -> Seen:
    """Click until something was played: the whole turn, or as much as must be seen before it goes on."""
    wanted = opponent(at.game.key).choose(at.view, LEVEL, f"{at.table.turn_no}")
    entries = str(at.table.entries)
    while offered := [one for one in picker_choices(shown) if one.custom_id.split("|")[2] == entries]:
        towards = [one for one in offered if _leads(at.game, one, wanted)]
        if towards:
            shown = await clicks.take(mover, shown, max(towards, key=lambda one: (len(_done(one)), len(one.steps))))
        else:
            shown = await clicks.press(mover, shown, next_page(shown))
    return await clicks.press(mover, shown, finish) if (finish := _finish(shown)) else shown


def _leads(game: AnyGame, choice: PickerChoice, wanted: tuple[Action, ...]) -> bool:
    done = _done(choice)
    if done != wanted[: len(done)]:
        return False
    menu = manual(game).steps(wanted[len(done)]) if len(done) < len(wanted) else ()
    return choice.steps == tuple(menu[: len(choice.steps)])


def _done(choice: PickerChoice) -> tuple[Action, ...]:
    return tuple(filter(None, choice.custom_id.split("|")[3].split(",")))


def _finish(shown: Seen) -> str | None:
    return next((one for one in ids(shown) if one.startswith("finish|")), None)
