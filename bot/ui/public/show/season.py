"""A month's page: a small picture of it, and the game most worth seeing, with a button that shows that."""

from collections.abc import Sequence
from contextlib import suppress

from bot.tables import Month, Season, TableError, TableView
from bot.tables.values.ids import server_of_season
from bot.tables.values.notice_contents import SeasonEnded
from bot.text import Words
from bot.ui.custom_id import custom_id
from bot.ui.layout import Layout, button, layout, picture, rows, text
from bot.ui.look import public_look, public_look_of_no_game
from bot.ui.phrases import mention, title
from bot.ui.public.messenger import MessagePlace, Messenger, Pictures
from bot.ui.public.show.parsed_notice import ParsedNotice, Shows
from games.core.outcome import SEATS
from render import Marks, Picture, paint
from render.season import SeasonPart, season_picture

MOST_GAMES, MOST_WINNERS, MOST_SOLVERS = 7, 3, 2
MOST_ASKED = 10  # people of whom Discord is asked whether they are still there


async def show_season(messenger: Messenger, notice: ParsedNotice[SeasonEnded]) -> MessagePlace | None:
    """Post it once, without a sound, where the server wants it now."""
    server = server_of_season(notice.subject)
    channel = (await messenger.ui.tables.people.server(server)).season_channel
    season = await messenger.ui.tables.competition.season(server, Month.read(notice.content.month))
    if not channel or season.is_empty:
        return None
    view, pictures = await _laid_out(messenger, server, channel, season)
    return await messenger.post(channel, view, pictures, nonce=notice.id, since=notice.made_at, is_silent=True)


async def _laid_out(messenger: Messenger, server: str, channel: str, season: Season) -> tuple[Layout, Pictures]:
    speech = await messenger.ui.public_words(server)
    name, painted = f"season-{season.month}.png", await _painted(messenger, server, season, speech)
    heading = text(f"**{speech.say('season-title', month=_named(season.month, speech), games=season.played)}**")
    worth_seeing = await _worth_seeing(messenger, channel, season, speech)
    if worth_seeing is None:
        return layout(heading, picture(name, painted)), [(name, painted)]
    (seen, shown), end = worth_seeing, f"season-{season.month}-end.png"
    recap = button(speech.say("button-recap"), custom_id("recap", seen.table.id, seen.game_no))
    told = [text(_told(seen, speech)), picture(end, shown), *rows([recap])]
    return layout(heading, picture(name, painted), *told), [(name, painted), (end, shown)]


def _named(month: Month, speech: Words) -> str:
    name = speech.say("until-months").split()[month.first.month - 1]
    return speech.say("season-month", month=name[0].upper() + name[1:], year=str(month.first.year))


async def _painted(messenger: Messenger, server: str, season: Season, speech: Words) -> Picture:
    games = [(speech.either(f"{key}-title", key), number) for key, number in season.games[:MOST_GAMES]]
    wins = await _here(messenger, server, season.wins, MOST_WINNERS)
    streaks = await _here(messenger, server, season.streaks, MOST_SOLVERS)
    columns = [[SeasonPart("games", games)], [SeasonPart("wins", wins), SeasonPart("streak", streaks)]]
    filled = [[part for part in column if part.lines] for column in columns]
    look = await public_look_of_no_game(messenger.ui, server, speech)
    return season_picture(_named(season.month, speech), filled, look)


async def _here(
    messenger: Messenger, server: str, counted: Sequence[tuple[str, int]], most: int
) -> list[tuple[str, int]]:
    """Name the first of those who are still on the server."""
    asked = counted[:MOST_ASKED]
    here = [(person, number) for person, number in asked if await messenger.is_member(server, person)]
    return [(await messenger.ui.names.called(person), number) for person, number in here[:most]]


async def _worth_seeing(
    messenger: Messenger, channel: str, season: Season, speech: Words
) -> tuple[TableView, Picture] | None:
    """Show the end of the longest game that can be shown there."""
    for one in season.worth_seeing:
        with suppress(TableError):  # its game isn't here any more, or its log is broken
            seen = await messenger.ui.tables.queries.table_view(one.table_id, game_no=one.game_no)
            if await _may_be_shown(messenger, channel, seen):
                return seen, await _last_position(messenger, seen, speech)
    return None


async def _may_be_shown(messenger: Messenger, channel: str, seen: TableView) -> bool:
    """Return whether it was played here, or where everybody can look, by people who are still there."""
    guild, where = seen.table.guild, seen.table.channel
    if where != channel and not messenger.channels.is_open(guild, where):
        return False
    return all([await messenger.is_member(guild, person) for person in seen.players])


async def _last_position(messenger: Messenger, seen: TableView, speech: Words) -> Picture:
    look = await public_look(messenger.ui, seen.table.guild, seen.game.key, speech)
    views = await messenger.ui.tables.queries.open_views(seen.table.id, seen.game_no)
    names = await messenger.ui.names.pair(seen.players)
    return paint(views[-1], None, look, Marks(names=names))


def _told(seen: TableView, speech: Words) -> str:
    first, second = (mention(seen.players[seat]) for seat in SEATS)
    return speech.say("season-seen", game=title(seen.game, speech), first=first, second=second, turns=seen.view.turn)


SHOWS: Shows = {SeasonEnded: show_season}
