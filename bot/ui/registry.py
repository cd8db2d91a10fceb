"""All commands and all buttons: one explicit line for each module that has some."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.ui.host import daily, doctor, ladder, league, moderate, settings, votes
from bot.ui.learn import lesson
from bot.ui.look_up import about, export, fair_play, help, history, my_tables, recap, replay, review, rules, standings
from bot.ui.new_game import form, options
from bot.ui.person import away, blocking, preferences, privacy, ringing
from bot.ui.picker import conditions, pick
from bot.ui.play import (
    challenge,
    game_card,
    games_list,
    hint,
    move,
    note,
    offers,
    play_on,
    pocket_game,
    practice,
    rematch,
    share_result,
    tell_result,
    vote,
    watch,
)
from bot.ui.puzzles import giving, own_turn, puzzle
from bot.ui.route import Route, RouteHandler
from bot.ui.slash_commands import PersonCommand, SlashCommand
from bot.ui.which_table.readable import unseen_is_unknown
from bot.ui.which_table.table_name import about_its_table, about_the_table_in_the_way

_COMMANDS: tuple[SlashCommand, ...] = (
    *challenge.COMMANDS,
    *games_list.COMMANDS,
    *practice.COMMANDS,
    *move.COMMANDS,
    *offers.COMMANDS,
    *watch.COMMANDS,
    *rematch.COMMANDS,
    *my_tables.COMMANDS,
    *history.COMMANDS,
    *replay.COMMANDS,
    *review.COMMANDS,
    *export.COMMANDS,
    *rules.COMMANDS,
    *lesson.COMMANDS,
    *puzzle.COMMANDS,
    *help.COMMANDS,
    *about.COMMANDS,
    *standings.COMMANDS,
    *preferences.COMMANDS,
    *away.COMMANDS,
    *blocking.COMMANDS,
    *privacy.COMMANDS,
    *settings.COMMANDS,
    *doctor.COMMANDS,
    *moderate.COMMANDS,
    *league.COMMANDS,
    *ladder.COMMANDS,
)


def _each(routes: Mapping[str, Route], wrapped: Callable[[RouteHandler], RouteHandler]) -> dict[str, Route]:
    return {verb: replace(route, handler=wrapped(route.handler)) for verb, route in routes.items()}


_OF_TABLES: Mapping[str, Route] = {
    **conditions.ROUTES,
    **_each(hint.ROUTES, pocket_game.in_pocket_game),
    **pocket_game.ROUTES,
    **move.ROUTES,
    **note.ROUTES,
    **offers.ROUTES,
    **watch.ROUTES,
    **rematch.ROUTES,
    **tell_result.ROUTES,
    **play_on.ROUTES,
    **history.ROUTES,
    **recap.ROUTES,
    **replay.ROUTES,
    **review.ROUTES,
    **export.ROUTES,
    **fair_play.ROUTES,
}

_ROUTES: Mapping[str, Route] = {
    **challenge.ROUTES,
    **games_list.ROUTES,
    **game_card.ROUTES,
    **form.ROUTES,
    **options.ROUTES,
    **my_tables.ROUTES,
    **rules.ROUTES,
    **lesson.ROUTES,
    **puzzle.ROUTES,
    **own_turn.ROUTES,
    **giving.ROUTES,
    **share_result.ROUTES,
    **vote.ROUTES,
    **preferences.ROUTES,
    **ringing.ROUTES,
    **blocking.ROUTES,
    **privacy.ROUTES,
    **settings.ROUTES,
    **daily.ROUTES,
    **votes.ROUTES,
    **league.ROUTES,
    **ladder.ROUTES,
}


def _guarded(handler: RouteHandler) -> RouteHandler:
    return about_the_table_in_the_way(unseen_is_unknown(handler))


COMMANDS = tuple(replace(command, handler=_guarded(command.handler)) for command in _COMMANDS)
PERSON_COMMANDS: tuple[PersonCommand, ...] = tuple(
    replace(command, handler=_guarded(command.handler)) for command in form.PERSON_COMMANDS
)
ROUTES: Mapping[str, Route] = {
    **_each(
        _each(pick.ROUTES, pocket_game.in_pocket_game), about_its_table
    ),  # the way of most clicks: they look for themselves who may see
    **_each(_each(_OF_TABLES, _guarded), about_its_table),
    **_each(_ROUTES, _guarded),
}
