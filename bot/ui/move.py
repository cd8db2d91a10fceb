"""Playing by typing, and looking at what only you may know."""

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.tables import Sight, TableError
from bot.ui.declare import ANYWHERE, Command, argument
from bot.ui.door import Response
from bot.ui.here import table_meant
from bot.ui.look import keep_board, private_look
from bot.ui.look_up.readable import table_to_read
from bot.ui.play import act, own_turn
from bot.ui.press import press
from bot.ui.reply import Ack
from bot.ui.sheet import Item, Sheet, attached, choice, option, picture, rows, sheet, text
from bot.ui.telling import in_words, notation
from bot.ui.turn_message import whose_turn
from bot.ui.visit import Visit
from bot.ui.which_table import ANY, RUNNING
from games.core.game import Action
from games.core.illegal import IllegalAction
from render import Marks, boards, paint, text_board

MOST_SUGGESTED = 25
MOST_LABEL = 100
MOST_BOARD = 2500
MOST_ECHO = 100


def taken(visit: Visit, given: Mapping[str, Any]) -> Sheet:
    """Say what was heard, no more: when it is played, the new picture tells the rest."""
    line = str(given["text"]).replace("`", "'")[:MOST_ECHO]
    return sheet(text(visit.say("move-taken", notation=notation([line]))))


async def move(visit: Visit, text: str, table: str | None = None) -> None:
    """Play a typed line: an action, or a whole turn."""
    meant = await table_meant(visit, table)
    await act(visit, await own_turn(visit, meant.id), text)


async def suggest_move(visit: Visit, typed: str) -> list[str]:
    """Offer legal actions that go on with what was typed: a turn typed in part is read, then continued."""
    meant = await table_meant(visit, _typed_table(visit.interaction))
    sight = await own_turn(visit, meant.id)
    begun, rest = await _begun(sight, typed)
    view = sight.view
    for action in begun:
        view = sight.game.preview(view, action)
    if begun and (view.fresh or view.outcome is not None):
        return [] if rest else [labelled(visit, sight, begun)]
    found = [[*begun, action] for action in matching(sight, sight.game.actions(view), rest)]
    lines = [begun, *found] if begun and not rest else found
    return [labelled(visit, sight, line) for line in lines[:MOST_SUGGESTED]]


def _typed_table(interaction: discord.Interaction) -> str | None:
    return getattr(interaction.namespace, "table", None)


async def _begun(sight: Sight, typed: str) -> tuple[list[Action], str]:
    """Split what was typed into legal actions and the word still being typed."""
    words = typed.split()
    for length in range(len(words), 0, -1):
        try:
            return sight.game.read(sight.view, " ".join(words[:length])), " ".join(words[length:])
        except (IllegalAction, TableError):
            continue
    return [], typed.strip()


def matching(sight: Sight, legal: Sequence[Action], typed: str) -> list[Action]:
    """Put actions that begin as typed first, then those that contain it."""
    if not typed:
        return list(legal)
    starts = [action for action in legal if action.startswith(typed.lower())]
    if len(starts) >= MOST_SUGGESTED:
        return starts
    folded = sight.game.normalize(" ".join(sight.game.words(sight.view, typed)))
    holds = [action for action in legal if folded in sight.game.normalize(action)]
    return list(dict.fromkeys([*starts, *holds]))


def labelled(visit: Visit, sight: Sight, actions: Sequence[Action]) -> str:
    """Write a line that reads back as itself, with its words behind a dot where there is room."""
    line = " ".join(actions)
    said = f"{line} · {in_words(sight.game, actions, visit.words)}"
    return said if len(said) <= MOST_LABEL else line


async def view(visit: Visit, table: str | None = None) -> None:
    """Show what only this person may know: picture, then the board in text."""
    await show_view(visit, (await table_to_read(visit, table)).id)


async def press_view(visit: Visit) -> None:
    await show_view(visit, visit.press.args[0])


async def show_view(visit: Visit, table: str, note: str = "") -> None:
    sight = await visit.desk.tables.sight(table, visit.user)
    look = await private_look(visit, sight.game.key)
    names = await visit.desk.names.pair(sight.players)
    painted = paint(sight.view, sight.seat, look, Marks(names=names))
    board = text_board(sight.view, sight.seat, visit.words.language, Marks(names=names))
    name = f"{sight.table.id}-{visit.token}.png"
    layout = sheet(
        text(note) if note else None,
        picture(name, painted),
        text(whose_turn(sight, visit.words)) if sight.outcome is None else None,
        text(f"```\n{board[:MOST_BOARD]}\n```"),
        _boards(visit, sight) if len(boards(sight.game.key)) > 1 else None,
        *rows([]),
    )
    await visit.answer(layout, attached(name, painted))


def _boards(visit: Visit, sight: Sight) -> Item:
    options = [option(visit.say(f"{sight.game.key}-board-{name}"), name) for name in boards(sight.game.key)]
    return choice(press("board", sight.table.id, sight.game.key), visit.say("board-pick"), options)


async def change_board(visit: Visit) -> None:
    """Remember which picture of this game the person likes, and show it."""
    (table, game), (chosen,) = visit.press.args, visit.values
    await keep_board(visit, game, chosen)
    await show_view(visit, table)


COMMANDS = (
    Command(
        "move",
        move,
        (argument("text", required=True, suggest=suggest_move), RUNNING),
        contexts=ANYWHERE,
        opening=taken,
    ),
    Command("view", view, (ANY,), contexts=ANYWHERE),
)
PRESSES = {"view": Response(press_view), "board": Response(change_board, Ack.HERE)}
