"""Both languages say everything, nothing twice, nothing for nobody; and Discord takes it."""

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache

import pytest
from discord.app_commands import locale_str
from fluent.syntax import ast as ftl

from bot import __version__
from bot.rehearsal.all_promises import PROMISES
from bot.rehearsal.promises.rings import EMPTY, KINDS, SHOWN, UNSEEN
from bot.tables import PACES, ChallengeStatus, DeclineReason, EndReason, ErrorCode, First, ModeratorVerb, NoticeKind
from bot.tables.values.reminders import Reminder
from bot.tables.values.terms import OFFERED
from bot.text import LANGUAGES, words
from bot.ui.host.setting_menus import MANY, SWITCHES
from bot.ui.host.setting_menus import OFFERED as MENUS
from bot.ui.host.settings import PAGES
from bot.ui.look_up.recap_maker import ENDINGS
from bot.ui.public.show.end_buttons import LEVEL, PUZZLE, REST
from bot.ui.public.show.short_notices import SHOWS, close_offer
from bot.ui.registry import COMMANDS, PERSON_COMMANDS
from bot.ui.rights import NEEDED
from bot.ui.slash_commands import CommandArgument, SlashCommand, in_language
from games.core.illegal import IllegalReason
from games.opponents.opponent import LEVELS
from games.puzzles.puzzle import GRADES
from games.registry import games
from games.text.pseudo import PSEUDO
from render import boards
from render.theme import THEMES
from tests.bot.catalogue import HOLE, Message, entries, files, messages, program

NAME = re.compile(r"[-_'\w]{1,32}")  # Discord's: letters and digits of any script, no capitals
DOORS, FORMS = ("learn", "play", "puzzle", "challenge"), ("short", "full")
OFFERS = ("end-offered", "takeback-asked")
SENTENCES = {content.KIND for content, show in SHOWS.items() if show is not close_offer}  # notices that are one


@cache
def ours(language: str) -> dict[str, Message]:
    return messages("bot", language)


@cache
def known(language: str) -> dict[str, Message]:
    """With what the games say."""
    return {**messages("games", language), **ours(language)}


def each(pattern: str, *ways: Iterable[object]) -> set[str]:
    """Fill the holes of a pattern with every combination."""
    found = {pattern}
    for way in ways:
        found = {key.replace(HOLE, str(value), 1) for key in found for value in list(way)}
    return found


# What may stand in the holes of a key that is put together; a pattern that is not here fails the test below.
FAMILIES: dict[str, set[str]] = {
    "about-news-{}": {f"about-news-{__version__.replace('.', '-')}"},  # a new version has news of its own
    "button-{}": each("button-{}", ("source", "host-privacy", "terms", *REST, LEVEL, PUZZLE)),
    "own-turn-{}": each("own-turn-{}", ("best", "good", "better", "wrong")),
    "alt-recap-{}": each("alt-recap-{}", ENDINGS),
    "button-recap-{}": each("button-recap-{}", ENDINGS),
    "button-door-{}": each("button-door-{}", DOORS),
    "choice-difficulty-{}": each("choice-difficulty-{}", GRADES),
    "button-sit-{}": each("button-sit-{}", FORMS),
    "card-{}": each("card-{}", ("learn", *FORMS)),
    "door-{}": each("door-{}", set(DOORS) - {"puzzle"}),
    "button-line-{}": each("button-line-{}", ("best", "instead")),
    "puzzle-line-{}": each("puzzle-line-{}", ("best", "instead")),
    "button-vote-calls-{}": each("button-vote-calls-{}", ("on", "off")),
    "vote-calls-{}": each("vote-calls-{}", ("on", "off")),
    "button-watch-{}": each("button-watch-{}", ("on", "off")),
    "watch-{}": each("watch-{}", ("on", "off")),
    "button-{}-{}": each("button-{}-{}", ("preview", "direct", "rated", *SWITCHES), ("on", "off")),
    "challenge-{}": each("challenge-{}", set(ChallengeStatus) - {ChallengeStatus.OPEN}),
    "choice-pace-{}": each("choice-pace-{}", PACES),
    "ended-{}": each("ended-{}", ("won", "drawn", "none")),
    "illegal-{}": each("illegal-{}", IllegalReason),
    "prefer-reminder-{}": each("prefer-reminder-{}", Reminder),
    "ring-reminder-{}": each("ring-reminder-{}", Reminder),
    "ring-digest-{}": each("ring-digest-{}", ("yes", "no")),
    "language-{}": each("language-{}", ("host", *LANGUAGES, PSEUDO)),
    "asked-move-{}": each("asked-move-{}", ("days", "hours")),
    "notice-{}": each("notice-{}", ("reminder", "time-up", "time-given", "still-playing", "gone")),
    "notice-set-aside-{}": each("notice-set-aside-{}", ("rules-changed", "log-broken", "game-missing")),
    "offer-{}": each("offer-{}", ("declined", "withdrawn", "lapsed", "granted")),
    "prefer-{}-{}": each("prefer-{}-{}", ("preview", "direct", "direct-time-up", "rated"), ("on", "off")),
    "prefer-{}-pick": each("prefer-{}-pick", ("theme", "seat")),
    "reason-{}": each("reason-{}", EndReason),
    "refusal-label-{}": each("refusal-label-{}", ("none", *set(DeclineReason) - {DeclineReason.NONE})),
    "refusal-{}": each("refusal-{}", set(DeclineReason) - {DeclineReason.NONE}),
    "rehearsal-ask-{}": each(
        "rehearsal-ask-{}", ("begin", "rang", "said", "channel", "role", "form", "command", "person")
    ),
    "rehearsal-breaks-{}": {f"rehearsal-breaks-{promise.breaks}" for promise in PROMISES},
    "rehearsal-promise-{}": {f"rehearsal-promise-{promise.key}" for promise in PROMISES},
    "rehearsal-rang-{}": each("rehearsal-rang-{}", KINDS),
    "rehearsal-ring-{}": each("rehearsal-ring-{}", KINDS),
    "rehearsal-said-{}": each("rehearsal-said-{}", (SHOWN, EMPTY, UNSEEN)),
    "result-{}": each("result-{}", ("won", "drawn")),
    "right-{}": each("right-{}", NEEDED),
    "settings-{}-{}": each("settings-{}-{}", SWITCHES, ("on", "off")),
    "settings-{}-is": each("settings-{}-is", ("language", "theme")),
    "settings-{}-none": each("settings-{}-none", MANY),
    "settings-{}-at-most": each("settings-{}-at-most", ("most_tables", "most_challenges")),
    "settings-page-{}": each("settings-page-{}", (*PAGES, "daily", "votes")),
    "{}-settings-{}": each("{}-settings-{}", ("daily", "votes"), ("title", "channel", "off", "hour", "games"))
    | {"daily-settings-hardest", "votes-settings-level"},
    "choice-level-{}": each("choice-level-{}", LEVELS),
    "settings-{}": each("settings-{}", {*MANY, *MENUS}),
    "told-challenge-{}": each("told-challenge-{}", ("anyone", "standing", "you", "rematch")),
    "told-ended-{}": each("told-ended-{}", ("won", "drawn", "none")),
    "turn-sealed-{}": each("turn-sealed-{}", ("luck", "secret")),
    "told-taken-back-{}": each("told-taken-back-{}", ("free", "ask", "moderator", "game-back")),
    "told-{}{}": each("told-{}", SENTENCES - {NoticeKind.END_OFFERED, NoticeKind.MODERATED})
    | each("told-end-offered-{}", ("draw", "count", "draw-alone", "count-alone"))
    | each("told-moderated-{}", ModeratorVerb),
    "term-{}": {f"term-{name.replace('_', '-')}" for name, (value, *_) in OFFERED.items() if isinstance(value, int)},
    "term-{}-{}": {f"term-{name}-{value}" for name in OFFERED for value in OFFERED[name] if isinstance(value, str)},
    "new-game-{}": each("new-game-{}", ("first", "pace")),
    "new-game-not-{}": each("new-game-not-{}", ("private", "rated")),
    "person-command-{}": {f"person-command-{command.name}" for command in PERSON_COMMANDS},
    "seat-{}": each("seat-{}", ("usual", *First)),
    "theme-{}": each("theme-{}", ("server", *THEMES)),
    "without-{}": each("without-{}", NEEDED),
}
DECLARED = {"argument-{}", "argument-{}-hint", "choice-{}-{}", "command-{}", "command-{}-hint"}  # read off the commands
DECLARED |= {"command-moderate-{}", "command-moderate-{}-hint"}
OF_THE_GAMES = {"option-{}", "choice-{}-{}", "said-{}"}  # bot/contract/test_words.py
OF_THE_GAMES |= {"puzzle-task-{}", "puzzle-worth-{}"}


def keys_of(command: SlashCommand) -> set[str]:
    """Every key that registering this command asks for."""
    phrases: list[locale_str | None] = [command.label, command.hint]
    for argument in command.arguments:
        phrases += [argument.label, argument.hint, *(label for label, _ in argument.choices)]
    found = {str(phrase.extras["key"]) for phrase in phrases if phrase is not None and "key" in phrase.extras}
    if command.label is None:
        found.add(command.key)
    if command.hint is None:
        found.add(f"{command.key}-hint")
    return found | each(f"command-{command.group}{HOLE}", ("", "-hint")) if command.group else found


REGISTERED: set[str] = set().union(*map(keys_of, COMMANDS))
EXPECTED = REGISTERED.union(*FAMILIES.values(), map(str, ErrorCode))


@pytest.mark.parametrize("path", [path for language in LANGUAGES for path in files("bot", language)], ids=str)
def test_a_catalogue_is_kept_whole(path: object) -> None:
    """Fluent throws away what it can't parse, such as a line that begins with `*`, `[` or `.`."""
    thrown_away = [entry.content for entry in entries(path) if isinstance(entry, ftl.Junk)]
    assert thrown_away == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice(language: str) -> None:
    paths = [*files("bot", language), *files("games", language)]
    said = Counter(entry.id.name for path in paths for entry in entries(path) if isinstance(entry, ftl.Message))
    assert [key for key, times in said.items() if times > 1] == []


def test_languages_say_the_same_with_the_same_values() -> None:
    def shape(said: dict[str, Message]) -> dict[str, tuple[str, frozenset[str], frozenset[str]]]:
        return {key: (one.file, one.values, one.quoted) for key, one in said.items()}

    for language in LANGUAGES[1:]:
        assert shape(ours(language)) == shape(ours(LANGUAGES[0]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_missing(language: str) -> None:
    wanted = EXPECTED | {one.key for one in program().asked if HOLE not in one.key}
    wanted |= {quoted for one in ours(language).values() for quoted in one.quoted}
    wanted |= {f"{rules.key}-board-{board}" for rules in games() for board in boards(rules.key)}
    assert sorted(wanted - known(language).keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_for_nobody(language: str) -> None:
    quoted = {key for one in ours(language).values() for key in one.quoted}
    assert sorted(ours(language).keys() - EXPECTED - program().literals - quoted) == []


def test_every_key_put_together_is_known_here() -> None:
    put_together = {one.key for one in program().asked if HOLE in one.key and not one.key.startswith((HOLE, "-"))}
    assert sorted(put_together - FAMILIES.keys() - DECLARED - OF_THE_GAMES) == []
    assert sorted(FAMILIES.keys() - program().patterns) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_that_words_want_is_given(language: str) -> None:
    lacking = [
        f"{one.where}: {one.key} wants {sorted(known(language)[one.key].values - one.values)}"
        for one in program().asked
        if one.values is not None and one.key in known(language) and known(language)[one.key].values - one.values
    ]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_named_by_quoting(language: str) -> None:
    """A name written out would be wrong in a sentence when the command is called something else."""
    written = [path.name for path in files("bot", language) if re.search(r"`/\w", path.read_text(encoding="utf-8"))]
    assert written == []


def said(phrase: locale_str | None, key: str, language: str) -> str:
    if phrase is None or "key" not in phrase.extras:
        return words(language).say(key)
    return in_language(language, phrase.extras["key"], phrase.extras["names"])


def name_of(one: SlashCommand | CommandArgument, language: str) -> str:
    if one.label is not None and "key" not in one.label.extras:
        return one.label.message
    return said(one.label, one.key if isinstance(one, SlashCommand) else "", language)


@pytest.mark.parametrize("language", (*LANGUAGES, PSEUDO))
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: f"{command.group} {command.name}".strip())
def test_discord_takes_the_names(command: SlashCommand, language: str) -> None:
    names = [name_of(argument, language) for argument in command.arguments]
    assert len(set(names)) == len(names) <= 25
    for name in (name_of(command, language), *names):
        assert NAME.fullmatch(name) and name == name.lower()
    hints = [said(argument.hint, "", language) for argument in command.arguments]
    assert all(0 < len(hint) <= 100 for hint in (said(command.hint, f"{command.key}-hint", language), *hints))
    for argument in command.arguments:
        labels = [said(label, "", language) for label, _ in argument.choices if "key" in label.extras]
        assert len(set(labels)) == len(labels) <= 25 and all(len(label) <= 100 for label in labels)


@pytest.mark.parametrize("language", (*LANGUAGES, PSEUDO))
def test_no_two_commands_have_one_name(language: str) -> None:
    groups = {words(language).say(f"command-{command.group}") for command in COMMANDS if command.group}
    names = [name_of(command, language) for command in COMMANDS if not command.group]
    assert len({*names, *groups}) == len(names) + len(groups)
