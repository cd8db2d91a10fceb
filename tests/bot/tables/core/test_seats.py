"""Whose tables are remembered is asked again when one of them begins or ends, and never else."""

from bot.tables.core.seats import Seats
from tests.bot.tables.rig import ANA, BEN, CLEO, Rig


async def seats(rig: Rig, person: str) -> set[str]:
    context = rig.tables.context
    return set(await context.seats.of(context.store, person))


async def test_a_table_is_known_from_its_beginning_to_its_end(rig: Rig) -> None:
    assert await seats(rig, BEN) == set()
    one = await rig.open()
    assert await seats(rig, BEN) == await seats(rig, ANA) == {one}
    two = await rig.open(host=CLEO)
    assert await seats(rig, BEN) == {one, two}
    assert await seats(rig, ANA) == {one}
    await rig.turn(two)
    assert await seats(rig, BEN) == {one, two}
    await rig.tables.play.resign(one, BEN)
    assert await seats(rig, BEN) == {two}
    assert await seats(rig, ANA) == set()


async def test_what_is_known_is_not_read_again_and_the_longest_unasked_is_forgotten(rig: Rig) -> None:
    id_ = await rig.open()
    known = Seats(most=2)
    assert await known.of(rig.store, ANA) == (id_,)
    await known.of(rig.store, BEN)
    await rig.tables.play.resign(id_, ANA)
    assert await known.of(rig.store, ANA) == (id_,), "nobody said that anything has changed"
    await known.of(rig.store, CLEO)
    assert await known.of(rig.store, BEN) == ()
    assert await known.of(rig.store, CLEO) == ()
    known.changed(ANA)
    assert await known.of(rig.store, ANA) == ()


async def test_what_changes_while_it_is_read_is_not_kept(rig: Rig) -> None:
    known = Seats()

    class Changing:
        async def find(self, *_: object) -> list[object]:
            known.changed(CLEO)
            return []

    assert await known.of(Changing(), ANA) == ()  # type: ignore[arg-type]
    id_ = await rig.open()
    assert await known.of(rig.store, ANA) == (id_,)
