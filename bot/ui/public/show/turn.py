"""Show a new turn message, or correct the current one."""

from itertools import accumulate, pairwise

from bot.tables import Table, TableView
from bot.tables.values.notice_contents import TurnBegun, TurnChanged, TurnTakenBack
from bot.text import Words
from bot.ui.look import public_look
from bot.ui.phrases import in_words, mention, news, notation
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.show.parsed_notice import ParsedNotice
from bot.ui.public.turn_message import picture_name, turn_view, whose_turn
from render import Marks, Picture, paint

FINGERPRINT = 16  # characters of a hash: 64 bits

TurnContent = TurnBegun | TurnTakenBack


async def show_turn(messenger: Messenger, notice: ParsedNotice[TurnContent]) -> MessagePlace | None:
    """Post the position, unless a newer turn is on its way already."""
    table_view = await messenger.ui.tables.queries.table_view(notice.subject)
    if table_view.table.turn_no > notice.turn_no or table_view.outcome is not None:
        return None
    speech = await messenger.ui.public_words(table_view.table.guild)
    before = () if isinstance(notice.content, TurnTakenBack) else notice.content.before
    painted = await paint_public(messenger, table_view, speech, before)
    said = headline(table_view, notice, speech)
    view = turn_view(table_view, speech, said, painted, notes(table_view, notice.content, speech))
    place = await messenger.place_of(table_view.table)
    return await messenger.post(
        place,
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
    await messenger.change_line(MessagePlace(place.channel, place.message), whose_turn(table_view, speech))
    return None


async def paint_public(
    messenger: Messenger, table_view: TableView, speech: Words, before: tuple[str, ...] = ()
) -> Picture:
    names = await messenger.ui.names.pair(table_view.players)
    look = await public_look(messenger.ui, table_view.table.guild, table_view.game.key, speech)
    return paint(table_view.view, None, look, Marks(names=names, before=before))


def headline(table_view: TableView, notice: ParsedNotice[TurnContent], speech: Words) -> str:
    played = notice.content
    if isinstance(played, TurnTakenBack):
        return speech.say(f"taken-back-{played.cause}", who=mention(played.by))
    if not played.actions:
        return speech.say("turn-begin", game=speech.say(f"{table_view.game.key}-title"))
    return "\n".join(filter(None, (_moves(table_view, played, speech), news(table_view.game, table_view.view, speech))))


def _moves(table_view: TableView, played: TurnBegun, speech: Words) -> str:
    """Say what was played; at a practice table what the bot answered, too."""
    game = table_view.game
    mine = {"notation": notation(played.actions), "words": in_words(game, played.actions, speech)}
    if not played.before:
        return speech.say("turn-played", who=mention(played.by), **mine)
    if played.lengths:
        return _several(table_view, played, speech)
    return speech.say(
        "turn-answered",
        who=mention(played.before_by),
        notation=notation(played.before),
        words=in_words(game, played.before, speech),
        by=mention(played.by),
        answer=mine["notation"],
        meaning=mine["words"],
    )


def _several(table_view: TableView, played: TurnBegun, speech: Words) -> str:
    """Say a run of the bot's turns one a line, and only the last in words: as it seeks, it has many."""
    starts = [0, *accumulate(played.lengths)]
    turns = [played.actions[start:end] for start, end in pairwise(starts)]
    said = speech.say(
        "turn-answered-several",
        who=mention(played.before_by),
        notation=notation(played.before),
        words=in_words(table_view.game, played.before, speech),
        by=mention(played.by),
    )
    last = f"{notation(turns[-1])}: {in_words(table_view.game, turns[-1], speech)}"
    return "\n".join((said, *(f"- {notation(turn)}" for turn in turns[:-1]), f"- {last}"))


def notes(table_view: TableView, played: TurnContent, speech: Words) -> list[str]:
    """Show the commitments by the beginnings of their hashes; the button *Fair play* shows them whole."""
    said: list[str] = []
    if isinstance(played, TurnTakenBack):
        return said
    if played.seed_commitment and table_view.game.uses_chance(table_view.options):
        said.append(speech.say("turn-seed-commitment", hash=played.seed_commitment[:FINGERPRINT]))
    for line in played.commitments:
        _, digest = line.split()
        said.append(speech.say("turn-commitment", hash=digest[:FINGERPRINT]))
    return said
