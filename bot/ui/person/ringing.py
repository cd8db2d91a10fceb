"""The form of `/preferences` about what rings: quiet hours, reminders, the digest."""

from bot.tables.values.reminders import Reminder
from bot.ui.custom_id import custom_id
from bot.ui.layout import form_of, menu, option
from bot.ui.menus.time_zones import hour_options, typed_zone, zone_form, zone_options
from bot.ui.person.preferences import preferences
from bot.ui.refusal import UiRefusal
from bot.ui.reply import Ack
from bot.ui.request import Request
from bot.ui.route import Route

USUAL_END = 7  # o'clock, where no quiet hours are set
NEVER, YES, NO = "never", "yes", "no"


async def ask(request: Request) -> None:
    wish, say = request.ui.tables.people.ring_wish(request.user), request.say
    is_off = wish.quiet_from == wish.quiet_to
    never = option(say("ring-no-quiet"), NEVER, default=is_off)
    reminders = [option(say(f"ring-reminder-{one}"), one, default=one == wish.reminder) for one in Reminder]
    digests = [option(say(f"ring-digest-{one}"), one, default=(one == YES) == wish.digest) for one in (NO, YES)]
    fields = [
        (say("ring-from"), menu("from", [never, *hour_options(None if is_off else wish.quiet_from)])),
        (say("ring-to"), menu("to", hour_options(USUAL_END if is_off else wish.quiet_to))),
        (say("ring-zone"), menu("zone", zone_options(wish.zone, request.ui.clock.now()))),
        (say("ring-reminder"), menu("reminder", reminders)),
        (say("ring-digest"), menu("digest", digests)),
    ]
    await request.reply.open(form_of(say("ring-title"), custom_id("ring-set"), fields))


async def keep(request: Request) -> None:
    """Keep what was chosen; what no menu of ours offers is refused."""
    chosen = request.fields
    try:
        begin, end = chosen["from"], int(chosen["to"])
        hours = (0, 0) if begin == NEVER else (int(begin), end)
        zone, reminder, wants_digest = chosen["zone"], chosen["reminder"], chosen["digest"] == YES
    except (KeyError, ValueError):
        raise UiRefusal("error-old-button") from None
    if wants_digest and hours[0] == hours[1]:
        raise UiRefusal("error-digest-without-quiet")
    await request.ui.tables.people.set_ring_wish(
        request.user, quiet_from=hours[0], quiet_to=hours[1], zone=zone, reminder=reminder, digest=wants_digest
    )
    await preferences(request)


async def ask_zone(request: Request) -> None:
    await request.reply.open(zone_form(request.words, custom_id("ring-zone-set")))


async def keep_zone(request: Request) -> None:
    await request.ui.tables.people.set_ring_wish(request.user, zone=await typed_zone(request.fields))
    await preferences(request)


ROUTES = {
    "ring": Route(ask, Ack.FORM),
    "ring-set": Route(keep, Ack.HERE),
    "ring-zone": Route(ask_zone, Ack.FORM),
    "ring-zone-set": Route(keep_zone, Ack.HERE),
}
