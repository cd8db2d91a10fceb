"""Hold registered application commands to Discord's limits."""

import re
import unicodedata
from typing import Any

from bot.sandbox.form import Form
from bot.sandbox.wire import Json

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
    form = Form()
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        path = str(index)
        if form.is_object(command, path):
            _command(form, command, path, guild=guild)
            key = (command.get("type") or 1, str(command.get("name")))
            if key in seen:
                form.wrong(path, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
            seen.add(key)
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        if sum(key[0] == kind for key in seen) > most:
            form.wrong("0", "APPLICATION_COMMANDS_MAX", f"Maximum number of application commands reached ({most})")
    form.close()


def _command(form: Form, command: Json, path: str, *, guild: bool) -> None:
    kind = command.get("type") or 1
    form.choice(kind, f"{path}.type", (1, 2, 3))
    if kind == 1:
        _named(form, command, path)
        _options(form, command, path, within=0)
        if _characters(command) > MOST_CHARACTERS:
            form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})")
    else:
        form.text(command.get("name"), f"{path}.name", 32)
        _localized(form, command, "name", path, 32)
    _contexts(form, command, path, guild=guild)
    permissions = command.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdigit():
        form.wrong(f"{path}.default_member_permissions", "BITFIELD_INVALID", "Not a set of permissions")


def _contexts(form: Form, command: Json, path: str, *, guild: bool) -> None:
    for name, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        for index, value in enumerate(form.several(command.get(name), f"{path}.{name}")):
            form.choice(value, f"{path}.{name}.{index}", allowed)
    if guild and command.get("contexts"):
        form.wrong(f"{path}.contexts", "APPLICATION_COMMAND_CONTEXTS_GLOBAL_ONLY", "Contexts are for global commands")


def _named(form: Form, thing: Json, path: str) -> None:
    """Check name and description, with their localizations."""
    _name(form, thing.get("name"), f"{path}.name")
    form.text(thing.get("description"), f"{path}.description", 100)
    for locale, name in _localized(form, thing, "name", path, 32).items():
        _name(form, name, f"{path}.name_localizations.{locale}")
    _localized(form, thing, "description", path, 100)


def _name(form: Form, name: Any, path: str) -> None:
    text = form.text(name, path, 32)
    if text and (_NAME.fullmatch(text) is None or not _is_plain(text)):
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    elif text != text.lower():
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name must be lower case")


def _is_plain(text: str) -> bool:
    """Allow letters and numbers of any script, dash, underscore, apostrophe."""
    return all(c in "-_'" or unicodedata.category(c)[0] in "LNM" for c in text)


def _localized(form: Form, thing: Json, part: str, path: str, longest: int) -> dict[str, str]:
    path = f"{path}.{part}_localizations"
    texts = thing.get(f"{part}_localizations")
    if texts is None or not form.is_object(texts, path):
        return {}
    for locale, text in texts.items():
        if locale not in LOCALES:
            form.wrong(f"{path}.{locale}", "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')
        form.text(text, f"{path}.{locale}", longest)
    return texts


def _options(form: Form, parent: Json, path: str, within: int) -> None:
    options = form.several(parent.get("options"), f"{path}.options")
    form.length(len(options), f"{path}.options", 0, 25)
    names: set[str] = set()
    optional_seen = False
    kinds = {option.get("type") in (SUBCOMMAND, GROUP) for option in options if isinstance(option, dict)}
    if len(kinds) > 1:
        form.wrong(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands and values do not mix")
    for index, option in enumerate(options):
        at = f"{path}.options.{index}"
        if not form.is_object(option, at):
            continue
        _option(form, option, at, within)
        if option.get("name") in names:
            form.wrong(at, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.add(str(option.get("name")))
        if option.get("required") and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            form.wrong(at, code, "Required options must be placed before non-required options")
        optional_seen |= not option.get("required")


def _option(form: Form, option: Json, path: str, within: int) -> None:
    """Check an option that stands in a command (0), a group or a subcommand."""
    kind = option.get("type")
    form.choice(kind, f"{path}.type", tuple(range(1, 12)))
    _named(form, option, path)
    if kind in (SUBCOMMAND, GROUP):
        if within == SUBCOMMAND or (kind == GROUP and within == GROUP):
            form.wrong(f"{path}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
        _options(form, option, path, within=kind)
        return
    if option.get("options"):
        form.wrong(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Only subcommands have options")
    _value_rules(form, option, path)


def _value_rules(form: Form, option: Json, path: str) -> None:
    kind, choices = option.get("type"), form.several(option.get("choices"), f"{path}.choices")
    form.length(len(choices), f"{path}.choices", 0, 25)
    if option.get("autocomplete") and (choices or kind not in (STRING, INTEGER, NUMBER)):
        form.wrong(f"{path}.autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", "No autocomplete here")
    if choices and kind not in (STRING, INTEGER, NUMBER):
        form.wrong(f"{path}.choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type takes no choices")
    check_choices(form, choices, f"{path}.choices", kind)
    form.number(option.get("min_length"), f"{path}.min_length", 0, 6000, 0)
    form.number(option.get("max_length"), f"{path}.max_length", 1, 6000, 6000)
    for bound in ("min_value", "max_value"):
        if option.get(bound) is not None and kind not in (INTEGER, NUMBER):
            form.wrong(f"{path}.{bound}", "APPLICATION_COMMAND_OPTIONS_MIN_MAX_INVALID", "Only numbers have bounds")


def check_choices(form: Form, choices: list[Any], path: str, kind: int | None) -> None:
    """Check choices of an option, or those an autocomplete answers with."""
    names: set[str] = set()
    for index, choice in enumerate(choices):
        at = f"{path}.{index}"
        if not form.is_object(choice, at):
            continue
        name = form.text(choice.get("name"), f"{at}.name", 100)
        _localized(form, choice, "name", at, 100)
        if name in names and kind is not None:
            form.wrong(at, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", "Choice names must be unique")
        names.add(name)
        _choice_value(form, choice.get("value"), f"{at}.value", kind)


def _choice_value(form: Form, value: Any, path: str, kind: int | None) -> None:
    if isinstance(value, str) and kind in (STRING, None):
        form.text(value, path, 100)
    elif isinstance(value, bool) or not isinstance(value, int | float) or kind == STRING:
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID", "The value has another type")


def _characters(thing: Json) -> int:
    """Count a command's characters, each text in its longest language."""
    total = _longest(thing, "name") + _longest(thing, "description")
    total += sum(_longest(choice, "name") + len(str(choice.get("value", ""))) for choice in thing.get("choices") or [])
    return total + sum(_characters(option) for option in thing.get("options") or [] if isinstance(option, dict))


def _longest(thing: Json, part: str) -> int:
    texts = [thing.get(part) or "", *(thing.get(f"{part}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts)
