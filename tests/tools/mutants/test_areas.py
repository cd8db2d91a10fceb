"""Every module that faults are planted in has an area, and tests that mirror it."""

import pytest

from tools.mutants.areas import AREAS, ROOT, Area, area_of, mirroring


@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_every_module_has_tests_that_mirror_it(area: Area) -> None:
    assert area.modules()
    tests = set(area.tests())
    for path in area.modules():
        assert area_of(path) is area
        named, near = mirroring(path)
        assert any((ROOT / near).rglob("test_*.py"))
        assert set(named) <= tests


def test_the_tests_named_after_a_module_come_before_those_of_its_folder() -> None:
    named, near = mirroring("bot/tables/queries/standings.py")
    assert named == ("tests/bot/tables/queries/test_standings.py",)
    assert near == "tests/bot/tables/queries/"
