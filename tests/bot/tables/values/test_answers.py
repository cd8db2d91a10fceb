from bot.tables import Answer, EventKind
from bot.tables.values.answers import Acted, Event, GaveTime, read_answer, write_answer

TOLD = Answer("k7m2p", (Acted(3, ("1b-2c", "1d"), turn_over=True, ended=False), Event(EventKind.ENDED), GaveTime(None)))


def test_an_answer_is_read_as_it_was_given() -> None:
    again = read_answer(write_answer(TOLD))
    assert (again.subject, again.events, again.again) == (TOLD.subject, TOLD.events, True)
    assert again.event(Acted).actions == ("1b-2c", "1d")


def test_what_is_kept_of_an_answer_is_no_more_than_is_read() -> None:
    acted = '["acted",{"turn_no":3,"actions":["1b-2c","1d"],"turn_over":true,"ended":false,"told":[]}]'
    assert write_answer(TOLD) == f'["k7m2p",[{acted},["ended",{{}}],["more-time",{{"deadline":null}}]]]'


def test_what_an_earlier_release_wrote_is_read() -> None:
    """It kept values with every event, and a repeated interaction may come just after the update."""
    ended = '["ended",{"result":"won","reason":"resigned","winner":"1001","game_no":1,"over":true}]'
    acted = '["acted",{"turn_no":3,"actions":["1b-2c","1d"],"turn_over":true,"ended":false}]'
    told = read_answer(f'["k7m2p",[{acted},{ended},["more-time",{{"deadline":null}}]]]')
    assert told.events == TOLD.events
