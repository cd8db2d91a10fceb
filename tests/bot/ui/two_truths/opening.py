"""Open the table under test by a challenge or as practice; in a thread, a channel or a direct message."""

from collections.abc import Mapping

from bot.contract.sampling import option_sets
from sandbox.world import channels, guilds
from sandbox.world.permissions import PermissionBit
from sandbox.world.world import PRIVATE_THREAD, Channel
from tests.bot.ui.asking import comes_true
from tests.bot.ui.conftest import Stage
from tests.bot.ui.every_way import settled
from tests.bot.ui.players import id_of, ids
from tests.bot.ui.two_truths.evidence import Recorder
from tests.bot.ui.two_truths.playing import Playing
from tests.bot.ui.two_truths.setting import PEOPLE, Setting
from tests.bot.ui.two_truths.truth import Truth

Terms = Mapping[str, object]


async def opened(setting: Setting, truth: Truth, stage: Stage, recorder: Recorder) -> Playing:
    """Open the table; what is drawn for it is drawn by chance of its own."""
    lots = setting.lots("asked")
    for name in PEOPLE:
        stage.sandbox.person(name, locale=lots.choice(("en-US", "en-US", "fr")))
    await furnish(setting, stage)
    where = await room(setting, stage)
    terms = dict(lots.choice(option_sets(setting.rules))) | {"first": "host" if setting.is_host_first else "guest"}
    await (practise if setting.is_practice else challenge)(setting, truth, stage, where, terms)
    tables = stage.bot.ui.tables
    (mine,) = await tables.queries.tables_of(str(stage.person("Ana").id))
    place = await tables.notices.place(mine.table.id)
    assert place is not None, "the table isn't shown"
    thread = stage.sandbox.world.channels[int(place.channel)]
    if setting.is_private_by_term:  # as a moderator would, so that somebody looks on
        channels.join(stage.sandbox.context, thread, stage.person("Cleo").id)
    playing = Playing(setting, truth, stage, recorder, lots, thread, mine.table.id)
    await playing.cut("the opening", stage.person("Ana"))
    return playing


async def furnish(setting: Setting, stage: Stage) -> None:
    """Let Mia moderate, and let Dora see nothing of the channel."""
    context, guild = stage.sandbox.context, stage.sandbox.guild
    role = guilds.give_role(context, guild, stage.person("Mia").user, "Moderators", PermissionBit(0))
    guilds.deny(context, stage.sandbox.channel, stage.person("Dora").id, PermissionBit.VIEW_CHANNEL)
    await stage.bot.ui.tables.people.set_server(
        str(guild.id), moderators=str(role.id), threads=setting.place != "channel"
    )


async def room(setting: Setting, stage: Stage) -> Channel:
    """Find where the table is asked for."""
    if setting.place == "direct":
        return stage.person("Ana").opens_direct()
    if setting.place != "private" or setting.is_private_by_term:
        return stage.sandbox.channel
    context, home = stage.sandbox.context, stage.sandbox.channel
    owner = stage.person("Ana").id
    thread = Channel(context.ids.next(), PRIVATE_THREAD, "ours", home.guild_id, home.id, owner_id=owner)
    for member in (owner, stage.person("Ben").id, stage.person("Cleo").id, stage.sandbox.world.bot_id):
        thread.members[member] = context.clock.now()
    channels.open_thread(context, thread, None)
    await comes_true(lambda: stage.bot.get_channel(thread.id))
    return thread


async def practise(setting: Setting, truth: Truth, stage: Stage, where: Channel, terms: Terms) -> None:
    ana = stage.person("Ana")
    with truth.own_chance():
        await settled(stage, await ana.run(where, f"practice {setting.key.replace('_', '-')}", level=1, **terms))


async def challenge(setting: Setting, truth: Truth, stage: Stage, where: Channel, terms: Terms) -> None:
    ana, ben = stage.person("Ana"), stage.person("Ben")
    more = {"takebacks": setting.lots("takebacks").choice(("off", "ask", "free")), "opponent": ben}
    more |= {"private": "yes"} if setting.is_private_by_term else {}
    await settled(stage, await ana.run(where, f"challenge {setting.key.replace('_', '-')}", **terms, **more))
    offer = next(seen for seen in ben.sees(where) if any(one.startswith("accept|") for one in ids(seen)))
    with truth.own_chance():
        await settled(stage, await ben.click(offer, id_of(offer, "accept|")))
