"""Show a new turn message, or correct the current one."""

from itertools import accumulate, pairwise

import discord

from bot.tables import Table, TableView
from bot.tables.values.notice_contents import TurnBegun, TurnChanged, TurnTakenBack
from bot.text import Words
from bot.ui.look import public_look
from bot.ui.phrases import in_words, news, notation, seat_name, table_title
from bot.ui.plain_message import plain
from bot.ui.public.first_lines import fitting, short_move, short_name
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.refusals import is_refusal
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from bot.ui.public.turn_message import AskedTurn, asked_turn, picture_name, turn_buttons
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
    before = () if isinstance(notice.content, TurnTakenBack) else notice.content.before
    painted = await paint_public(messenger, table_view, speech, before)
    asked = asked_turn(table_view, speech, messenger.ui.clock)
    told = await _told(messenger, table_view, notice.content, asked.words, speech)
    more = await _more(messenger, table_view, notice.content, told, speech)
    if isinstance(notice.content, TurnBegun) and notice.content.seed_commitment:  # the first turn of a table
        await messenger.thread_names.name(channel, table_view.table)
        more = [await _sides(messenger, table_view, speech), *more]
    small = [f"-# {note}" for note in notes(table_view, notice.content, speech)]
    view = plain(told, asked.line, *more, *small, asked.time, buttons=turn_buttons(table_view, speech))
    return await messenger.post(
        channel,
        view,
        [(picture_name(table_view), painted)],
        nonce=notice.id,
        ring=await _named(messenger, notice, table_view.table),
        since=notice.made_at,
        is_silent=table_view.table.level is not None,
    )


async def _named(messenger: Messenger, notice: ParsedNotice[TurnContent], table: Table) -> tuple[str, ...]:
    """Name those who are rung; whoever practises is named silently in the first message, which lets them in."""
    if table.level is None:
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
    asked = asked_turn(table_view, speech, messenger.ui.clock)
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
    messenger: Messenger, table_view: TableView, speech: Words, before: tuple[str, ...] = ()
) -> Picture:
    names = await messenger.ui.names.pair(table_view.players)
    look = await public_look(messenger.ui, table_view.table.guild, table_view.game.key, speech)
    return paint(table_view.view, None, look, Marks(names=names, before=before))


async def _told(messenger: Messenger, table_view: TableView, played: TurnContent, asked: str, speech: Words) -> str:
    """Say in one line what has just happened."""
    names = messenger.ui.names
    table = table_view.table
    game = table_title(table_view.game, table.level, speech)
    if isinstance(played, TurnTakenBack):
        by, key = await names.called(played.by), f"told-taken-back-{played.cause}"
        return fitting(lambda most: speech.say(key, game=game, by=short_name(by, most)), asked)
    if not played.actions:
        host, guest = await names.called(table.host), await names.called(table.guest)
        return fitting(
            lambda most: speech.say(
                "told-begin", game=game, host=short_name(host, most), guest=short_name(guest, most)
            ),
            asked,
        )
    by, last = await names.called(played.by), _turns(played)[-1]
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
    else:
        moves = _move(table_view, played, told, speech)
    return [moves, news(table_view.game, table_view.view, speech)]


def _move(table_view: TableView, played: TurnBegun, told: str, speech: Words) -> str:
    """Put a move into words, after its notation unless the first line has room for that."""
    words = in_words(table_view.game, played.actions, speech)
    if words[:2].isalpha():  # else it begins with a place, which is written small
        words = words[0].upper() + words[1:]
    if " ".join(played.actions) in told:
        return f"{words}."
    return speech.say("turn-move", notation=notation(played.actions), words=words)


async def _exchange(messenger: Messenger, table_view: TableView, played: TurnBegun, speech: Words) -> str:
    """Say what was played at a practice table, and what the bot answered."""
    game = table_view.game
    mine = {"notation": notation(played.actions), "words": in_words(game, played.actions, speech)}
    who, by = [short_name(await messenger.ui.names.called(each)) for each in (played.before_by, played.by)]
    words = {"who": who, "notation": notation(played.before), "words": in_words(game, played.before, speech), "by": by}
    if played.lengths:
        return _several(table_view, played, speech.say("turn-answered-several", **words), speech)
    return speech.say("turn-answered", **words, answer=mine["notation"], meaning=mine["words"])


def _several(table_view: TableView, played: TurnBegun, said: str, speech: Words) -> str:
    """Say a run of the bot's turns one a line, and only the last in words: as it seeks, it has many."""
    turns = _turns(played)
    last = f"{notation(turns[-1])}: {in_words(table_view.game, turns[-1], speech)}"
    return "\n".join((said, *(f"- {notation(turn)}" for turn in turns[:-1]), f"- {last}"))


def notes(table_view: TableView, played: TurnContent, speech: Words) -> list[str]:
    """Show the commitments by the beginnings of their hashes; the button *Fair play* shows them whole."""
    said: list[str] = []
    if isinstance(played, TurnTakenBack):
        return said
    if played.seed_commitment and table_view.has_seed:
        said.append(speech.say("turn-seed-commitment", hash=played.seed_commitment[:FINGERPRINT]))
    for line in played.commitments:
        _, digest = line.split()
        said.append(speech.say("turn-commitment", hash=digest[:FINGERPRINT]))
    return said


SHOWS: Shows = {TurnBegun: show_turn, TurnTakenBack: show_turn, TurnChanged: change_turn}
