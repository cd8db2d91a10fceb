"""Hold single buttons, selects and text fields to Discord's limits."""

from typing import Any

from sandbox.protocol.json_codec import Json
from sandbox.protocol.problems import Problems
from sandbox.validation.emoji import is_emoji

LINK, PREMIUM = 5, 6


def check_button(problems: Problems, button: Json, path: str) -> None:
    style = button.get("style")
    problems.choice(style, f"{path}.style", (1, 2, 3, 4, 5, 6))
    problems.flag(button.get("disabled"), f"{path}.disabled")
    label = problems.text(button.get("label"), f"{path}.label", 80, shortest=0, required=False)
    check_emoji(problems, button.get("emoji"), f"{path}.emoji")
    if not label and not button.get("emoji") and style != PREMIUM:
        problems.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")
    _target(problems, button, path)


def _target(problems: Problems, button: Json, path: str) -> None:
    style, url, custom_id = button.get("style"), button.get("url"), button.get("custom_id")
    if style == LINK:
        problems.text(url, f"{path}.url", 512)
        if isinstance(url, str) and not url.startswith(("http://", "https://", "discord://")):
            problems.add(
                f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord')."
            )
    elif style != PREMIUM:
        check_custom_id(problems, custom_id, path)
    if style == PREMIUM:
        problems.text(button.get("sku_id"), f"{path}.sku_id", 20)
    if (url is not None and style != LINK) or (custom_id is not None and style in (LINK, PREMIUM)):
        problems.add(path, "BUTTON_COMPONENT_CUSTOM_ID_XOR_URL", "A custom id and url cannot both be specified")


def check_custom_id(problems: Problems, custom_id: Any, path: str) -> None:
    problems.text(custom_id, f"{path}.custom_id", 100)


def check_emoji(problems: Problems, emoji: Any, path: str) -> None:
    """Check that an emoji is a Unicode one or the application's own; guilds of the stand-in have none."""
    if emoji is None or not problems.is_object(emoji, path):
        return
    if (number := emoji.get("id")) is not None:
        if str(number).isdigit() and int(number) in problems.emoji:
            return
        problems.add(f"{path}.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    elif not is_emoji(str(emoji.get("name") or "")):
        problems.add(f"{path}.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(problems: Problems, select: Json, path: str) -> None:
    check_custom_id(problems, select.get("custom_id"), path)
    problems.text(select.get("placeholder"), f"{path}.placeholder", 150, shortest=0, required=False)
    problems.flag(select.get("disabled"), f"{path}.disabled")
    least = problems.number(select.get("min_values"), f"{path}.min_values", 0, 25, 1)
    most = problems.number(select.get("max_values"), f"{path}.max_values", 1, 25, 1)
    if least > most:
        problems.add(f"{path}.min_values", "SELECT_COMPONENT_MIN_EXCEEDS_MAX", "min_values exceeds max_values")
    if select.get("type") == 3:
        _options(problems, select, path, least, most)
    else:
        defaults = problems.several(select.get("default_values"), f"{path}.default_values")
        if defaults and not least <= len(defaults) <= most:
            problems.add(f"{path}.default_values", "SELECT_COMPONENT_DEFAULT_VALUES", "Wrong number of default values")


def _options(problems: Problems, select: Json, path: str, least: int, most: int) -> None:
    options = problems.several(select.get("options"), f"{path}.options")
    problems.length(len(options), f"{path}.options", 1, 25)
    if options and max(least, most) > len(options):
        problems.add(f"{path}.max_values", "SELECT_COMPONENT_MAX_EXCEEDS_OPTIONS", "max_values exceeds the options")
    values: set[str] = set()
    chosen = 0
    for index, option in enumerate(options):
        if problems.is_object(option, f"{path}.options.{index}"):
            _option(problems, option, f"{path}.options.{index}", values)
            chosen += bool(option.get("default"))
    if chosen > most:
        problems.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")


def _option(problems: Problems, option: Json, path: str, values: set[str]) -> None:
    problems.text(option.get("label"), f"{path}.label", 100)
    value = problems.text(option.get("value"), f"{path}.value", 100)
    problems.text(option.get("description"), f"{path}.description", 100, shortest=0, required=False)
    problems.flag(option.get("default"), f"{path}.default")
    check_emoji(problems, option.get("emoji"), f"{path}.emoji")
    if value and value in values:
        problems.add(f"{path}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is used")
    values.add(value)


def check_text_input(problems: Problems, field: Json, path: str, *, labelled: bool) -> None:
    """Check a modal's text field, which has its own label unless a Label component holds it."""
    check_custom_id(problems, field.get("custom_id"), path)
    problems.choice(field.get("style"), f"{path}.style", (1, 2))
    if labelled and field.get("label"):
        problems.add(f"{path}.label", "TEXT_INPUT_LABEL_IN_LABEL", "A text input in a label cannot have a label")
    if not labelled:
        problems.text(field.get("label"), f"{path}.label", 45)
    least = problems.number(field.get("min_length"), f"{path}.min_length", 0, 4000, 0)
    most = problems.number(field.get("max_length"), f"{path}.max_length", 1, 4000, 4000)
    if least > most:
        problems.add(f"{path}.min_length", "TEXT_INPUT_MIN_EXCEEDS_MAX", "min_length exceeds max_length")
    problems.text(field.get("placeholder"), f"{path}.placeholder", 100, shortest=0, required=False)
    problems.text(field.get("value"), f"{path}.value", most, shortest=0, required=False)
    problems.flag(field.get("required"), f"{path}.required")
