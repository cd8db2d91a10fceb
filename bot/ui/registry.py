"""All commands and all buttons: each module that has some is named here."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import ModuleType

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
    vote,
    watch,
)
from bot.ui.puzzles import giving, own_turn, puzzle
from bot.ui.route import Route, RouteHandler
from bot.ui.slash_commands import PersonCommand, SlashCommand
from bot.ui.which_table.readable import unseen_is_unknown
from bot.ui.which_table.table_name import about_its_table, about_the_table_in_the_way

_WITH_COMMANDS = (
    *(challenge, games_list, practice, move, offers, watch, rematch),
    *(my_tables, history, replay, review, export, rules, lesson, puzzle, help, about, standings),
    *(preferences, away, blocking, privacy, settings, doctor, moderate, league, ladder),
)
_OF_TABLES = (
    *(pocket_game, move, note, offers, watch, rematch, play_on),
    *(conditions, history, recap, replay, review, export, fair_play),
)
_WITHOUT_TABLES = (
    *(challenge, games_list, game_card, form, options, my_tables, rules, lesson, puzzle, own_turn, giving),
    *(share_result, vote, preferences, ringing, blocking, privacy, settings, daily, votes, league, ladder),
)


def _routes(*modules: ModuleType) -> dict[str, Route]:
    return {verb: route for module in modules for verb, route in module.ROUTES.items()}


def _each(routes: Mapping[str, Route], wrapped: Callable[[RouteHandler], RouteHandler]) -> dict[str, Route]:
    return {verb: replace(route, handler=wrapped(route.handler)) for verb, route in routes.items()}


def _guarded(handler: RouteHandler) -> RouteHandler:
    return about_the_table_in_the_way(unseen_is_unknown(handler))


COMMANDS: tuple[SlashCommand, ...] = tuple(
    replace(command, handler=_guarded(command.handler)) for module in _WITH_COMMANDS for command in module.COMMANDS
)
PERSON_COMMANDS: tuple[PersonCommand, ...] = tuple(
    replace(command, handler=_guarded(command.handler)) for command in form.PERSON_COMMANDS
)
_PICKS, _HINTS = (_each(_routes(module), pocket_game.in_pocket_game) for module in (pick, hint))
ROUTES: Mapping[str, Route] = {
    **_each(_PICKS, about_its_table),  # the way of most clicks: they look for themselves who may see
    **_each(_each({**_HINTS, **_routes(*_OF_TABLES)}, _guarded), about_its_table),
    **_each(_routes(*_WITHOUT_TABLES), _guarded),
}
