"""A recap in the channel, for everybody: because a player wants it, or with each result where a server does."""

from contextlib import suppress

import discord

from bot.tables.values.notice_contents import RecapPosted
from bot.ui.layout import layout, picture, text
from bot.ui.look import public_look
from bot.ui.look_up.finished_game import FinishedGame, finished_game
from bot.ui.look_up.recap_maker import make_recap, recap_channels, recap_name
from bot.ui.phrases import title
from bot.ui.public.messenger import MessagePlace, Messenger
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from render import Picture


async def show_recap(messenger: Messenger, notice: ParsedNotice[RecapPosted]) -> MessagePlace | None:
    """Post it without a sound; if the channel can't be written to, where the game was played."""
    ui, content = messenger.ui, notice.content
    table_view = await ui.tables.queries.table_view(notice.subject, game_no=content.game_no)
    game, speech = await finished_game(ui, table_view), await ui.public_words(table_view.table.guild)
    name, painted = await public_recap(messenger, game, content.form)
    ended = game.ended(speech, game.mentioned)
    view = layout(
        picture(name, painted), text(speech.say("recap-line", game=title(table_view.game, speech), ended=ended))
    )
    for channel in await recap_channels(ui, table_view.table):
        with suppress(discord.Forbidden, discord.NotFound):
            return await messenger.post(
                channel, view, [(name, painted)], nonce=notice.id, since=notice.made_at, is_silent=True
            )
    return None


async def public_recap(messenger: Messenger, game: FinishedGame, form: str) -> tuple[str, Picture]:
    """Make it in the server's look and language, and name its file."""
    ui, guild = messenger.ui, game.table_view.table.guild
    speech = await ui.public_words(guild)
    look = await public_look(ui, guild, game.table_view.game.key, speech)
    return recap_name(game, form), await make_recap(ui, game, form, look)


SHOWS: Shows = {RecapPosted: show_recap}
