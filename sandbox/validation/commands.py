"""Hold registered application commands to Discord's limits."""

import re
import unicodedata
from typing import Any

from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems

_LOCALES = (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr "
    "cs el bg ru uk hi th zh-CN ja zh-TW ko"
)
LOCALES = frozenset(_LOCALES.split())
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
MOST_CHARACTERS = 8000
_NAME = re.compile(r"[-_'\w]{1,32}")


def check_commands(commands: list[Any], *, guild: bool = False) -> None:
    """Refuse a bulk registration that breaks any limit: at most 100 chat commands, and 15 of each menu."""
    problems = Problems()
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        path = str(index)
        if problems.is_object(command, path):
            _command(problems, command, path, guild=guild)
            key = (command.get("type") or 1, str(command.get("name")))
            if key in seen:
                problems.add(path, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
            seen.add(key)
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        if sum(key[0] == kind for key in seen) > most:
            problems.add("0", "APPLICATION_COMMANDS_MAX", f"Maximum number of application commands reached ({most})")
    problems.refuse_if_any()


def _command(problems: Problems, command: Json, path: str, *, guild: bool) -> None:
    kind = command.get("type") or 1
    problems.choice(kind, f"{path}.type", (1, 2, 3))
    if kind == 1:
        _named(problems, command, path)
        _options(problems, command, path, within=0)
        if _characters(command) > MOST_CHARACTERS:
            problems.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})")
    else:
        problems.text(command.get("name"), f"{path}.name", 32)
        _localized(problems, command, "name", path, 32)
        _nameable_only(problems, command, path)
    _contexts(problems, command, path, guild=guild)
    permissions = command.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdigit():
        problems.add(f"{path}.default_member_permissions", "BITFIELD_INVALID", "Not a set of permissions")


def _nameable_only(problems: Problems, command: Json, path: str) -> None:
    """A command on a person or a message has a name, and no other words of its own."""
    for part in ("description", "description_localizations", "options"):
        if command.get(part):
            problems.add(f"{path}.{part}", "APPLICATION_COMMAND_CONTEXT_MENU_FIELD", f"This type takes no {part}")


def _contexts(problems: Problems, command: Json, path: str, *, guild: bool) -> None:
    for name, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        for index, value in enumerate(problems.several(command.get(name), f"{path}.{name}")):
            problems.choice(value, f"{path}.{name}.{index}", allowed)
    if guild and command.get("contexts"):
        problems.add(f"{path}.contexts", "APPLICATION_COMMAND_CONTEXTS_GLOBAL_ONLY", "Contexts are for global commands")


def _named(problems: Problems, thing: Json, path: str) -> None:
    """Check name and description, with their localizations."""
    _name(problems, thing.get("name"), f"{path}.name")
    problems.text(thing.get("description"), f"{path}.description", 100)
    for locale, name in _localized(problems, thing, "name", path, 32).items():
        _name(problems, name, f"{path}.name_localizations.{locale}")
    _localized(problems, thing, "description", path, 100)


def _name(problems: Problems, name: Any, path: str) -> None:
    text = problems.text(name, path, 32)
    if text and (_NAME.fullmatch(text) is None or not _is_plain(text)):
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    elif text != text.lower():
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name must be lower case")


def _is_plain(text: str) -> bool:
    """Allow letters and numbers of any script, dash, underscore, apostrophe."""
    return all(c in "-_'" or unicodedata.category(c)[0] in "LNM" for c in text)


def _localized(problems: Problems, thing: Json, part: str, path: str, longest: int) -> dict[str, str]:
    path = f"{path}.{part}_localizations"
    texts = thing.get(f"{part}_localizations")
    if texts is None or not problems.is_object(texts, path):
        return {}
    for locale, text in texts.items():
        if locale not in LOCALES:
            problems.add(f"{path}.{locale}", "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
        problems.text(text, f"{path}.{locale}", longest)
    return texts


def _options(problems: Problems, parent: Json, path: str, within: int) -> None:
    options = problems.several(parent.get("options"), f"{path}.options")
    problems.length(len(options), f"{path}.options", 0, 25)
    names: set[str] = set()
    optional_seen = False
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for option in options if isinstance(option, dict)}
    if len(kinds) > 1:
        problems.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands and values do not mix")
    for index, option in enumerate(options):
        at = f"{path}.options.{index}"
        if not problems.is_object(option, at):
            continue
        _option(problems, option, at, within)
        if option.get("name") in names:
            problems.add(at, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.add(str(option.get("name")))
        if option.get("required") and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            problems.add(at, code, "Required options must be placed before non-required options")
        optional_seen |= not option.get("required")


def _option(problems: Problems, option: Json, path: str, within: int) -> None:
    """Check an option inside a command (0), a group or a subcommand."""
    kind = option.get("type")
    problems.choice(kind, f"{path}.type", tuple(range(1, 12)))
    _named(problems, option, path)
    if kind in (SUBCOMMAND, GROUP):
        if within == SUBCOMMAND or (kind == GROUP and within == GROUP):
            problems.add(f"{path}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
        _options(problems, option, path, within=kind)
        return
    if option.get("options"):
        problems.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Only subcommands have options")
    _value_rules(problems, option, path)


def _value_rules(problems: Problems, option: Json, path: str) -> None:
    kind, choices = option.get("type"), problems.several(option.get("choices"), f"{path}.choices")
    problems.length(len(choices), f"{path}.choices", 0, 25)
    if option.get("autocomplete") and (choices or kind not in (STRING, INTEGER, NUMBER)):
        problems.add(f"{path}.autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", "No autocomplete here")
    if choices and kind not in (STRING, INTEGER, NUMBER):
        problems.add(f"{path}.choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type takes no choices")
    check_choices(problems, choices, f"{path}.choices", kind)
    problems.number(option.get("min_length"), f"{path}.min_length", 0, 6000, 0)
    problems.number(option.get("max_length"), f"{path}.max_length", 1, 6000, 6000)
    for bound in ("min_value", "max_value"):
        if option.get(bound) is not None and kind not in (INTEGER, NUMBER):
            problems.add(f"{path}.{bound}", "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID", "Only numbers have bounds")


def check_choices(problems: Problems, choices: list[Any], path: str, kind: int | None) -> None:
    """Check the choices of an option or of an autocomplete answer."""
    names: set[str] = set()
    for index, choice in enumerate(choices):
        at = f"{path}.{index}"
        if not problems.is_object(choice, at):
            continue
        name = problems.text(choice.get("name"), f"{at}.name", 100)
        _localized(problems, choice, "name", at, 100)
        if name in names and kind is not None:
            problems.add(at, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", "Choice names must be unique")
        names.add(name)
        _choice_value(problems, choice.get("value"), f"{at}.value", kind)


def _choice_value(problems: Problems, value: Any, path: str, kind: int | None) -> None:
    if isinstance(value, str) and kind in (STRING, None):
        problems.text(value, path, 100)
    elif isinstance(value, bool) or not isinstance(value, int | float) or kind == STRING:
        problems.add(path, "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID", "The value has another type")


def _characters(thing: Json) -> int:
    """Count a command's characters, each text in its longest language."""
    total = _longest(thing, "name") + _longest(thing, "description")
    total += sum(_longest(choice, "name") + len(str(choice.get("value", ""))) for choice in thing.get("choices") or [])
    return total + sum(_characters(option) for option in thing.get("options") or [] if isinstance(option, dict))


def _longest(thing: Json, part: str) -> int:
    texts = [thing.get(part) or "", *(thing.get(f"{part}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts)
