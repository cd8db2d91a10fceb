"""A turn that mattered, in pictures: before it, what was played, what was better, and what would have followed."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.tables import TableView
from bot.ui.layout import Attached, Item, attached, gallery, text
from bot.ui.look import private_look
from bot.ui.phrases import in_words, mention, notation
from bot.ui.request import Request
from bot.workers.pool import JobFailed, WorkerLost
from bot.workers.review import KeyTurn
from bot.workers.sequel import SequelTurn, sequel
from games.core.game import Action
from render import Marks, paint


@dataclass(frozen=True, slots=True)
class _Frame:
    """A position, what it shows in a few words, and a turn that is marked as suggested."""

    name: str
    caption: str
    state: Any
    hint: tuple[Action, ...] = ()


async def better_turn(request: Request, table_view: TableView, one: KeyTurn) -> tuple[SequelTurn, ...]:
    """Play the better turn and the answer to it; only what is known of it if no worker is available."""
    think = partial(request.ui.workers.run, asker=request.user)
    try:
        return await sequel(table_view.game, one.turn.state, one.verdict.best.actions, table_view.table.id, think)
    except (JobFailed, WorkerLost):
        return ()


async def key_turn_pictures(request: Request, table_view: TableView, one: KeyTurn) -> tuple[list[Item], list[Attached]]:
    """Show one turn; the pictures are what its player could see."""
    follows = await better_turn(request, table_view, one)
    names = await request.ui.names.pair(table_view.players)
    look = await private_look(request, table_view.game.key)
    shown, files = [], []
    for frame in _frames(request, table_view, one, follows):
        view = table_view.game.view(frame.state, one.turn.seat)
        painted = paint(view, one.turn.seat, look, Marks(names=names, hint=frame.hint))
        name = f"{table_view.table.id}-{table_view.game_no}-{one.number}-{frame.name}-{request.token}.png"
        shown.append((name, f"{frame.caption} {painted.alt}"))
        files.append(attached(name, painted))
    return [text(_said(request, table_view, one, follows)), gallery(shown)], files


def _frames(request: Request, table_view: TableView, one: KeyTurn, follows: Sequence[SequelTurn]) -> Sequence[_Frame]:
    played = one.turn.state
    for action in one.turn.actions:
        played = table_view.game.apply(played, action)
    best = one.verdict.best.actions
    frames = [
        _Frame("before", request.say("alt-look-back-before", turn=one.number), one.turn.state, best),
        _Frame("played", request.say("alt-look-back-played", notation=" ".join(one.turn.actions)), played),
    ]
    keys = ("alt-look-back-better", "alt-look-back-answer")
    for turn, key in zip(follows, keys, strict=False):
        frames.append(_Frame(key[-6:], request.say(key, notation=" ".join(turn.actions)), turn.state))
    return frames


def _said(request: Request, table_view: TableView, one: KeyTurn, follows: Sequence[SequelTurn]) -> str:
    """Name the pictures in their order, and the answer that was to be expected."""
    lines = [request.say("look-back-pictures", turn=one.number, count=2 + len(follows))]
    if len(follows) > 1:
        answer = follows[1]
        lines.append(
            request.say(
                "look-back-follows",
                who=mention(table_view.players[answer.seat]),
                notation=notation(answer.actions),
                words=in_words(table_view.game, answer.actions, request.words),
            )
        )
    return "\n".join(lines)
