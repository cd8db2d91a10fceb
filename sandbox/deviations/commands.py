"""Deviations in commands that are registered."""

from sandbox.deviations.making import COMMANDS as ROUTE
from sandbox.deviations.making import misheard, misreported
from sandbox.protocol.json_codec import Json


def _fewer_choices(said: Json) -> None:
    for option in said["options"]:
        if "choices" in option:
            option["choices"] = option["choices"][:20]


def _untranslated(answer: list[Json]) -> None:
    for command in answer:
        command["name_localizations"] = None


COMMANDS = {
    "commands-renamed": misreported(
        "commands get other names", f"POST {ROUTE}", lambda answer: answer.update(name="renamed")
    ),
    "choices-20": misheard("an option takes 20 choices", f"POST {ROUTE}", _fewer_choices),
    "translations-dropped": misreported("commands lose their translations", f"GET {ROUTE}", _untranslated),
    "command-permissions-dropped": misreported(
        "commands lose the permission they take",
        f"POST {ROUTE}",
        lambda answer: answer.update(default_member_permissions=None),
    ),
}
