"""Deviations in commands that are registered."""

import re

from sandbox.deviations.making import COMMANDS as ROUTE
from sandbox.deviations.making import KnownDeviation, misheard, misreported
from sandbox.protocol.json_codec import Json
from sandbox.protocol.refusals import RestRefusal
from sandbox.rest.deviation import DeviantCall, Deviation

ON_PERSON = 2


def _fewer_choices(said: Json) -> None:
    for option in said.get("options") or ():
        if "choices" in option:
            option["choices"] = option["choices"][:20]


def _untranslated(answer: list[Json]) -> None:
    for command in answer:
        command["name_localizations"] = None


def _unexplained(call: DeviantCall, refusal: RestRefusal) -> RestRefusal:
    return RestRefusal(refusal.code) if re.fullmatch(f"POST {ROUTE}", call.name) else refusal


COMMANDS = {
    "commands-renamed": misreported(
        "commands get other names", f"POST {ROUTE}", lambda answer: answer.update(name="renamed")
    ),
    "person-commands-typed": misreported(
        "commands in a person's menu become typed ones",
        f"POST {ROUTE}",
        lambda answer: answer.update(type=1),
        lambda said: said.get("type") == ON_PERSON,
    ),
    "choices-20": misheard("an option takes 20 choices", f"POST {ROUTE}", _fewer_choices),
    "translations-dropped": misreported("commands lose their translations", f"GET {ROUTE}", _untranslated),
    "refusals-unexplained": KnownDeviation(
        "refused commands aren't explained", lambda: Deviation(refused=_unexplained)
    ),
    "installs-for-servers": misreported(
        "commands for people's own installation become a server's",
        r"POST /applications/\d+/commands",
        lambda answer: answer.update(integration_types=[0]),
    ),
    "command-permissions-dropped": misreported(
        "commands lose the permission they take",
        f"POST {ROUTE}",
        lambda answer: answer.update(default_member_permissions=None),
    ),
}
