"""Who is told of a vote: whoever asked on this server, once a vote, unless they have voted."""

from tests.bot.tables.rig import ANA, BEN, CLEO, DAY, GUILD, Rig
from tests.bot.tables.votes.test_weekly import begun, bot_answers, newest, turns, vote


async def test_who_asked_is_to_be_told_until_they_were_or_voted(rig: Rig) -> None:
    table, votes = await begun(rig), rig.tables.votes
    for person in (CLEO, ANA, ANA, BEN):
        await votes.ask_for_calls(GUILD, person)
    await votes.ask_for_calls("78", "1009")
    assert await votes.to_call(table) == [ANA, BEN, CLEO]
    await vote(rig, BEN, (await turns(rig, table))[0])
    await votes.called(table, ANA)
    await votes.called(table, "1009")
    assert await votes.to_call(table) == [CLEO]
    rig.clock.forward(DAY)
    await rig.tables.tick()
    await bot_answers(rig)
    assert await votes.to_call(await newest(rig)) == [ANA, BEN, CLEO], "another turn is another vote"


async def test_who_wants_no_more_is_told_no_more(rig: Rig) -> None:
    table, votes = await begun(rig), rig.tables.votes
    for server, person in ((GUILD, ANA), (GUILD, BEN), ("78", ANA)):
        await votes.ask_for_calls(server, person)
    await votes.end_calls(GUILD, ANA)
    assert [await votes.is_called(GUILD, ANA), await votes.is_called(GUILD, BEN)] == [False, True]
    assert await votes.is_called("78", ANA)
    assert await votes.to_call(table) == [BEN]
    await votes.ask_for_calls(GUILD, ANA)
    assert await votes.to_call(table) == [ANA, BEN]
