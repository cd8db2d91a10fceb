"""Show a new turn message, or correct the current one."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, pairwise

import discord

from bot.tables import Table, TableView
from bot.tables.values.ids import is_everybody
from bot.tables.values.notice_contents import ToldTurn, TurnBegun, TurnChanged, TurnTakenBack
from bot.text import Words
from bot.ui.look import public_look
from bot.ui.phrases import in_words, moment, news, notation, retold, seat_name, table_title
from bot.ui.plain_message import plain
from bot.ui.public.first_lines import fitting, short_move, short_name, with_names
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.refusals import is_refusal
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from bot.ui.public.turn_message import AskedTurn, asked_turn, concedes, picture_name, turn_buttons
from games.core.game import AnyGame
from games.registry import manual
from render import Marks, Picture, paint

FINGERPRINT = 32  # characters of a hash: 128 bits, since nobody can find another seed or salt with the same

TurnContent = TurnBegun | TurnTakenBack


async def show_turn(messenger: Messenger, notice: ParsedNotice[TurnContent]) -> MessagePlace | None:
    """Post the position, unless a newer turn is on its way already."""
    table_view = await messenger.ui.tables.queries.table_view(notice.subject)
    if table_view.table.turn_no > notice.turn_no or table_view.outcome is not None:
        return None
    speech = await messenger.ui.public_words(table_view.table.guild)
    channel = await messenger.channel_of(table_view.table)
    played = notice.content
    before = ((), ()) if isinstance(played, TurnTakenBack) else (played.before, played.told_before)
    painted = await paint_public(messenger, table_view, speech, *before)
    asked = await _asked(messenger, table_view, speech)
    told = await _told(messenger, table_view, played, asked.words, speech)
    more = await _more(messenger, table_view, played, told, speech)
    if isinstance(played, TurnBegun) and played.seed_commitment:  # the first turn of a table
        await messenger.thread_names.name(channel, table_view.table)
        more = [await _sides(messenger, table_view, speech), *more]
    sealed = promises(table_view, played, speech)
    view = plain(told, asked.line, *more, sealed, asked.time, buttons=turn_buttons(table_view, speech))
    return await messenger.post(
        channel,
        view,
        [(picture_name(table_view), painted)],
        nonce=notice.id,
        ring=await _named(messenger, notice, table_view.table),
        since=notice.made_at,
        is_silent=table_view.table.level is not None,
    )


async def _asked(messenger: Messenger, table_view: TableView, speech: Words) -> AskedTurn:
    """Say what is asked of whom, and until when; of a vote, also when the game ends if nobody votes."""
    asked = asked_turn(table_view, speech, messenger.ui.clock)
    times = await messenger.ui.tables.votes.times(table_view.table) if table_view.is_voted else None
    if times is None:
        return asked
    key = "vote-until" if times.closes < times.gives_up else "vote-until-last"
    until = {"when": moment(times.closes), "ends": moment(times.gives_up)}
    return replace(asked, time=speech.say(key, **until))


async def _named(messenger: Messenger, notice: ParsedNotice[TurnContent], table: Table) -> tuple[str, ...]:
    """Name those who are rung; whoever practises is named silently in the first message, which lets them in."""
    if table.level is None or is_everybody(table.host):
        return notice.rings(table)
    place = await messenger.ui.tables.notices.place(table.id)
    return (table.host,) if place is None or place.message is None else ()


async def change_turn(messenger: Messenger, notice: ParsedNotice[TurnChanged]) -> MessagePlace | None:
    """Correct the clock on the current turn message; the rest of it stays."""
    table_view = await messenger.ui.tables.queries.table_view(notice.subject)
    place = await messenger.ui.tables.notices.place(notice.subject)
    if table_view.outcome is not None or place is None or place.message is None:
        return None
    speech = await messenger.ui.public_words(table_view.table.guild)
    asked = await _asked(messenger, table_view, speech)
    try:
        await messenger.change_line(MessagePlace(place.channel, place.message), asked.line, asked.time)
    except discord.HTTPException as error:
        if not is_refusal(error):
            raise
        return await _said_anew(messenger, table_view, notice, asked, speech)
    return None


async def _said_anew(
    messenger: Messenger, table_view: TableView, notice: ParsedNotice[TurnChanged], asked: AskedTurn, speech: Words
) -> MessagePlace:
    """Say in a silent message what the turn message should say, where Discord doesn't let that be changed."""
    told = speech.say("told-changed", game=table_title(table_view.game, table_view.table.level, speech))
    channel = await messenger.channel_of(table_view.table)
    return await messenger.post(
        channel, plain(told, asked.line, asked.time), nonce=notice.id, since=notice.made_at, is_silent=True
    )


async def paint_public(
    messenger: Messenger,
    table_view: TableView,
    speech: Words,
    before: tuple[str, ...] = (),
    told_before: ToldTurn = (),
) -> Picture:
    names = await messenger.ui.names.pair(table_view.players)
    look = await public_look(messenger.ui, table_view.table.guild, table_view.game.key, speech)
    marks = Marks(names=names, before=before, told=table_view.told, told_before=told_before)
    return paint(table_view.view, None, look, marks)


async def _told(messenger: Messenger, table_view: TableView, played: TurnContent, asked: str, speech: Words) -> str:
    names, table = messenger.ui.names, table_view.table
    game = table_title(table_view.game, table.level, speech)
    if isinstance(played, TurnTakenBack):
        by, key = await names.called(played.by), f"told-taken-back-{played.cause}"
        return with_names(lambda cut: speech.say(key, game=game, by=cut(by)), asked)
    if not played.actions:
        host, guest = await names.called(table.host), await names.called(table.guest)
        return with_names(lambda cut: speech.say("told-begin", game=game, host=cut(host), guest=cut(guest)), asked)
    by, last = await names.called(played.by), _turns(played)[-1]
    if _is_unseen(table_view.game, last):
        key = f"{table_view.game.key}-told-unseen"
        return with_names(lambda cut: speech.say("told-done", game=game, what=speech.say(key, by=cut(by))), asked)
    return fitting(
        lambda most: speech.say("told-played", game=game, by=short_name(by, most), move=short_move(last, most)), asked
    )


def _turns(played: TurnBegun) -> list[tuple[str, ...]]:
    """Part the actions of a run of turns; most often it is one."""
    ends = list(accumulate(played.lengths)) or [len(played.actions)]
    return [played.actions[start:end] for start, end in pairwise([0, *ends])]


async def _sides(messenger: Messenger, table_view: TableView, speech: Words) -> str:
    """Say who plays what, and whether it is a rematch."""
    is_again = await messenger.ui.tables.notices.met_here_before(table_view.table)
    first, second = [short_name(await messenger.ui.names.called(each)) for each in table_view.players]
    game = table_view.game
    return speech.say(
        "begin-sides-again" if is_again else "begin-sides",
        first=first,
        one=seat_name(game, 0, speech),
        second=second,
        other=seat_name(game, 1, speech),
    )


async def _more(
    messenger: Messenger, table_view: TableView, played: TurnContent, told: str, speech: Words
) -> list[str]:
    """Say the move in words, and what it revealed."""
    if isinstance(played, TurnTakenBack) or not played.actions:
        return []
    if played.before:
        moves = await _exchange(messenger, table_view, played, speech)
        if table_view.is_voted:
            wish = await messenger.ui.tables.votes.wish(table_view.table.guild)
            moves += "\n" + speech.say("turn-votes", votes=wish.votes, agreed=wish.votes_for)
    elif played.lengths:
        moves = _several(table_view, played, speech)
    else:
        moves = _move(table_view, played, told, speech)
    offered = speech.say("turn-concedes") if concedes(table_view) else ""
    earlier = [await _noted_earlier(messenger, table_view, turn, speech) for turn in played.earlier]
    return [*earlier, moves, news(table_view.game, table_view.view, speech), offered]


def _move(table_view: TableView, played: TurnBegun, told: str, speech: Words) -> str:
    """Put a move into words, after its notation unless the first line has room for that."""
    words = _words(table_view.game, played.actions, played.told[-1:], speech)
    if words.split(" ", 1)[0].isalpha():  # else it begins with a place, which is written small
        words = words[0].upper() + words[1:]
    if " ".join(played.actions) in told or _is_unseen(table_view.game, played.actions):
        return f"{words}."
    return speech.say("turn-move", notation=notation(played.actions), words=words)


async def _exchange(messenger: Messenger, table_view: TableView, played: TurnBegun, speech: Words) -> str:
    """Say what was played at a practice table, and what the bot answered."""
    game = table_view.game
    who, by = [short_name(await messenger.ui.names.called(each)) for each in (played.before_by, played.by)]
    said = _words(game, played.before, [played.told_before], speech)
    words = {"who": who, "notation": _noted(game, played.before, speech), "words": said, "by": by}
    if played.lengths:
        return f"{speech.say('turn-answered-several', **words)}\n{_several(table_view, played, speech)}"
    meaning = _words(game, played.actions, played.told, speech)
    return speech.say("turn-answered", **words, answer=_noted(game, played.actions, speech), meaning=meaning)


def _several(table_view: TableView, played: TurnBegun, speech: Words) -> str:
    """Say a run of turns one a line: as the bot seeks, it has many."""
    turns = _turns(played)
    told = played.told or [()] * len(turns)
    game = table_view.game
    lines = [
        speech.say("named", name=_noted(game, turn, speech), value=_words(game, turn, [one], speech))
        for turn, one in zip(turns, told, strict=True)
    ]
    return "\n".join(f"- {line}" for line in lines)


async def _noted_earlier(messenger: Messenger, table_view: TableView, turn: Sequence[str], speech: Words) -> str:
    """Say in short a turn that was answered by condition before those of this message."""
    who, actions = short_name(await messenger.ui.names.called(turn[0])), turn[1:]
    meaning = in_words(table_view.game, actions, speech)
    return speech.say("turn-earlier", who=who, notation=_noted(table_view.game, actions, speech), words=meaning)


def _is_unseen(game: AnyGame, actions: Sequence[str]) -> bool:
    return any(action in manual(game).unseen for action in actions)


def _noted(game: AnyGame, actions: Sequence[str], speech: Words) -> str:
    """Write a turn's notation, unless there is nothing in it that everybody may read."""
    return speech.say("turn-unseen") if _is_unseen(game, actions) else notation(actions)


def _words(game: AnyGame, actions: Sequence[str], told: Sequence[ToldTurn], speech: Words) -> str:
    """Say what a turn did; of one that an earlier release has noted, what its notation says."""
    return retold(game, told[-1], speech) if told and told[-1] else in_words(game, actions, speech)


def promises(table_view: TableView, played: TurnContent, speech: Words) -> str:
    """Show all commitments in one quiet line, by their beginnings; the button *Fair play* shows them whole."""
    if isinstance(played, TurnTakenBack):
        return ""
    shown = [("luck", played.seed_commitment)] if played.seed_commitment and table_view.has_seed else []
    shown += [("secret", line.split()[1]) for line in played.commitments]
    said = ", ".join(speech.say(f"turn-sealed-{kind}", hash=digest[:FINGERPRINT]) for kind, digest in shown)
    return f"-# {speech.say('turn-sealed', promises=said)}" if said else ""


SHOWS: Shows = {TurnBegun: show_turn, TurnTakenBack: show_turn, TurnChanged: change_turn}
