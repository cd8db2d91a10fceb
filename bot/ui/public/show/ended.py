"""The end message: who won and why, the final picture with everything shown, and what can be done next."""

import discord

from bot.tables import TableView
from bot.tables.notices.contents import GameEnded
from bot.text import Words
from bot.ui.custom_id import custom_id
from bot.ui.layout import Item, button, layout, picture, rows, text
from bot.ui.phrases import mention, reason
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.show.parsed_notice import ParsedNotice
from bot.ui.public.show.turn import paint_public


async def show_ended(messenger: Messenger, notice: ParsedNotice[GameEnded]) -> MessagePlace | None:
    number = notice.content.game_no
    table_view = await messenger.ui.tables.queries.table_view(notice.subject, game_no=number)
    speech = await messenger.ui.public_words(table_view.table.guild)
    painted = await paint_public(messenger, table_view, speech)
    name = f"{table_view.table.id}-{number}-end.png"
    view = layout(
        text(verdict(table_view, notice, speech)),
        picture(name, painted),
        text(opened(table_view, speech)),
        *rows(_buttons(table_view, number, over=notice.content.over, speech=speech)),
    )
    room = await messenger.room(table_view.table)
    return await messenger.post(room, view, [(name, painted)], nonce=notice.id, ring=notice.mentions)


def verdict(table_view: TableView, notice: ParsedNotice[GameEnded], speech: Words) -> str:
    """Say the result and its reason; then the standing of a series."""
    ended = notice.content
    why = reason(table_view.game, ended.reason, speech)
    lines = [speech.say(f"ended-{ended.result}", who=mention(ended.winner) if ended.winner else "", why=why)]
    if table_view.table.best_of > 1:
        host, guest = mention(ended.host), mention(ended.guest)
        first, second = map(int, ended.wins)
        key = "series-over" if ended.over else "series-stands"
        lines.append(speech.say(key, host=host, guest=guest, first=first, second=second))
    return "\n".join(lines)


def opened(table_view: TableView, speech: Words) -> str:
    """Open what was promised: the seed, and each hidden action with its salt."""
    lines = [speech.say("ended-seed", seed=table_view.seed)] if table_view.seed else []
    for secret in table_view.secrets:
        lines.append(speech.say("ended-secret", number=secret.index, action=secret.action, salt=secret.salt))
    return "\n".join(f"-# {line}" for line in lines) or speech.say("ended-thanks")


def _buttons(table_view: TableView, number: int, *, over: bool, speech: Words) -> list[Item | None]:
    table = table_view.table.id
    rematch = button(speech.say("button-rematch"), custom_id("rematch", table), discord.ButtonStyle.primary)
    return [
        rematch if over else None,
        button(speech.say("button-review"), custom_id("review", table, number)),
        button(speech.say("button-replay"), custom_id("replay", table, number, "end")),
        button(speech.say("button-export"), custom_id("export", table, number)),
    ]
