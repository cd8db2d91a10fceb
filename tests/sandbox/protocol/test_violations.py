"""Violations a test expects, and those it does not."""

import pytest

from sandbox.protocol.violations import Violations


def test_violations_fail_a_test_unless_expected() -> None:
    violations = Violations()
    violations.add("GET /nowhere", 0, "no such route")
    with pytest.raises(AssertionError, match="nowhere"):
        violations.assert_clean()
    with pytest.raises(AssertionError, match="did not happen"), violations.expect(50007):
        pass
    violations.found.clear()
    violations.expect_always(50007)
    violations.add("POST /x", 50007, "closed")
    violations.assert_clean()
