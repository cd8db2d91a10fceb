"""A turn that mattered, in pictures: before it, what was played, what was better, and what would have followed."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial, reduce
from typing import Any

from bot.tables import TableView
from bot.ui.layout import Attached, Item, attached, gallery, text
from bot.ui.look import private_look
from bot.ui.phrases import done, mention, notation, told
from bot.ui.request import Request
from bot.workers.pool import JobFailed, WorkerLost
from bot.workers.review import KeyTurn
from bot.workers.sequel import SequelTurn, sequel
from games.core.game import Action
from render import Marks, paint


@dataclass(frozen=True, slots=True)
class _Frame:
    """A position, what it shows in a few words, what has led to it, and a turn that is marked as suggested."""

    name: str
    caption: str
    state: Any
    since: Any = None  # the position before the turn that led here
    actions: tuple[Action, ...] = ()
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
    shown, files, game, seat = [], [], table_view.game, one.turn.seat
    for frame in _frames(request, table_view, one, follows):
        view = game.view(frame.state, seat)
        parts = told(game, game.view(frame.since, seat), frame.actions, view) if frame.actions else ()
        painted = paint(view, seat, look, Marks(names=names, hint=frame.hint, told=parts))
        name = f"{table_view.table.id}-{table_view.game_no}-{one.number}-{frame.name}-{request.token}.png"
        shown.append((name, f"{frame.caption} {painted.alt}"))
        files.append(attached(name, painted))
    return [text(_said(request, table_view, one, follows)), gallery(shown)], files


def _frames(request: Request, table_view: TableView, one: KeyTurn, follows: Sequence[SequelTurn]) -> Sequence[_Frame]:
    before, taken = one.turn.state, tuple(one.turn.actions)
    played = reduce(table_view.game.apply, taken, before)
    frames = [
        _Frame("before", request.say("alt-look-back-before", turn=one.number), before, hint=one.verdict.best.actions),
        _Frame("played", request.say("alt-look-back-played", notation=" ".join(taken)), played, before, taken),
    ]
    keys = ("alt-look-back-better", "alt-look-back-answer")
    for turn, key in zip(follows, keys, strict=False):
        caption = request.say(key, notation=" ".join(turn.actions))
        frames.append(_Frame(key[-6:], caption, turn.state, before, turn.actions))
        before = turn.state
    return frames


def _said(request: Request, table_view: TableView, one: KeyTurn, follows: Sequence[SequelTurn]) -> str:
    """Name the pictures in their order, and the answer that was to be expected."""
    lines = [request.say("look-back-pictures", turn=one.number, count=2 + len(follows))]
    if len(follows) > 1:
        answer, game = follows[1], table_view.game
        before, after = (game.view(turn.state, one.turn.seat) for turn in follows)
        lines.append(
            request.say(
                "look-back-follows",
                who=mention(table_view.players[answer.seat]),
                notation=notation(answer.actions),
                words=done(game, before, answer.actions, after, request.words),
            )
        )
    return "\n".join(lines)
