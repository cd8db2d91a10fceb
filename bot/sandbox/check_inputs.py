"""Hold single buttons, selects and text fields to Discord's limits."""

from typing import Any

from bot.sandbox.emoji import is_emoji
from bot.sandbox.form import Form
from bot.sandbox.wire import Json

LINK, PREMIUM = 5, 6


def check_button(form: Form, button: Json, path: str) -> None:
    style = button.get("style")
    form.choice(style, f"{path}.style", (1, 2, 3, 4, 5, 6))
    form.flag(button.get("disabled"), f"{path}.disabled")
    label = form.text(button.get("label"), f"{path}.label", 80, shortest=0, required=False)
    check_emoji(form, button.get("emoji"), f"{path}.emoji")
    if not label and not button.get("emoji") and style != PREMIUM:
        form.wrong(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")
    _target(form, button, path)


def _target(form: Form, button: Json, path: str) -> None:
    style, url, custom_id = button.get("style"), button.get("url"), button.get("custom_id")
    if style == LINK:
        form.text(url, f"{path}.url", 512)
        if isinstance(url, str) and not url.startswith(("http://", "https://", "discord://")):
            form.wrong(f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")
    elif style != PREMIUM:
        check_custom_id(form, custom_id, path)
    if style == PREMIUM:
        form.text(button.get("sku_id"), f"{path}.sku_id", 20)
    if (url is not None and style != LINK) or (custom_id is not None and style in (LINK, PREMIUM)):
        form.wrong(path, "BUTTON_COMPONENT_CUSTOM_ID_XOR_URL", "A custom id and url cannot both be specified")


def check_custom_id(form: Form, custom_id: Any, path: str) -> None:
    form.text(custom_id, f"{path}.custom_id", 100)


def check_emoji(form: Form, emoji: Any, path: str) -> None:
    """Take a Unicode emoji; custom ones are unknown here, as no server of the stand-in has any."""
    if emoji is None or not form.is_object(emoji, path):
        return
    if emoji.get("id"):
        form.wrong(f"{path}.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    elif not is_emoji(str(emoji.get("name") or "")):
        form.wrong(f"{path}.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(form: Form, select: Json, path: str) -> None:
    check_custom_id(form, select.get("custom_id"), path)
    form.text(select.get("placeholder"), f"{path}.placeholder", 150, shortest=0, required=False)
    form.flag(select.get("disabled"), f"{path}.disabled")
    least = form.number(select.get("min_values"), f"{path}.min_values", 0, 25, 1)
    most = form.number(select.get("max_values"), f"{path}.max_values", 1, 25, 1)
    if least > most:
        form.wrong(f"{path}.min_values", "SELECT_COMPONENT_MIN_EXCEEDS_MAX", "min_values exceeds max_values")
    if select.get("type") == 3:
        _options(form, select, path, least, most)
    else:
        defaults = form.several(select.get("default_values"), f"{path}.default_values")
        if defaults and not least <= len(defaults) <= most:
            form.wrong(f"{path}.default_values", "SELECT_COMPONENT_DEFAULT_VALUES", "Wrong number of default values")


def _options(form: Form, select: Json, path: str, least: int, most: int) -> None:
    options = form.several(select.get("options"), f"{path}.options")
    form.length(len(options), f"{path}.options", 1, 25)
    if options and max(least, most) > len(options):
        form.wrong(f"{path}.max_values", "SELECT_COMPONENT_MAX_EXCEEDS_OPTIONS", "max_values exceeds the options")
    values: set[str] = set()
    chosen = 0
    for index, option in enumerate(options):
        if form.is_object(option, f"{path}.options.{index}"):
            _option(form, option, f"{path}.options.{index}", values)
            chosen += bool(option.get("default"))
    if chosen > most:
        form.wrong(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")


def _option(form: Form, option: Json, path: str, values: set[str]) -> None:
    form.text(option.get("label"), f"{path}.label", 100)
    value = form.text(option.get("value"), f"{path}.value", 100)
    form.text(option.get("description"), f"{path}.description", 100, shortest=0, required=False)
    form.flag(option.get("default"), f"{path}.default")
    check_emoji(form, option.get("emoji"), f"{path}.emoji")
    if value and value in values:
        form.wrong(f"{path}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is used")
    values.add(value)


def check_text_input(form: Form, field: Json, path: str, *, labelled: bool) -> None:
    """Check a modal's text field; outside a Label component it brings its own label."""
    check_custom_id(form, field.get("custom_id"), path)
    form.choice(field.get("style"), f"{path}.style", (1, 2))
    if labelled and field.get("label"):
        form.wrong(f"{path}.label", "TEXT_INPUT_LABEL_IN_LABEL", "A text input in a label cannot have a label")
    if not labelled:
        form.text(field.get("label"), f"{path}.label", 45)
    least = form.number(field.get("min_length"), f"{path}.min_length", 0, 4000, 0)
    most = form.number(field.get("max_length"), f"{path}.max_length", 1, 4000, 4000)
    if least > most:
        form.wrong(f"{path}.min_length", "TEXT_INPUT_MIN_EXCEEDS_MAX", "min_length exceeds max_length")
    form.text(field.get("placeholder"), f"{path}.placeholder", 100, shortest=0, required=False)
    form.text(field.get("value"), f"{path}.value", most, shortest=0, required=False)
    form.flag(field.get("required"), f"{path}.required")
