"""The notes of a release are its section of the changelog, and tag, code and changelog name the same version."""

import re

import pytest

from bot import __version__
from tools import release_notes

TEXT = release_notes.CHANGELOG.read_text(encoding="utf-8")
OLDER = ("0.2.0", "0.1.0")


@pytest.mark.parametrize("version", OLDER)
def test_a_section_is_given_whole_and_alone(version: str) -> None:
    notes = release_notes.notes_of(version, TEXT)
    assert notes is not None and len(notes) > 100
    assert "\n## " not in notes and not notes.startswith("## ")


def test_a_version_without_a_date_is_no_release() -> None:
    assert release_notes.notes_of("0.3.0", "## [Unreleased]: 0.3.0\n- new\n\n## [0.2.0] - 2026-11-19\n- old\n") is None
    assert release_notes.notes_of("0.2.0", "## [0.2.0] - 2026-11-19\n- old\n\n## [0.1.0] - 2026-11-18\n") == "- old"


def test_the_newest_section_is_the_version_of_the_code() -> None:
    newest = re.search(r"^## \[(?:Unreleased\]: )?(\d+\.\d+\.\d+)", TEXT, re.MULTILINE)
    assert newest is not None and newest[1] == __version__


def test_versions_go_down() -> None:
    named = re.findall(r"^## \[(?:Unreleased\]: )?(\d+)\.(\d+)\.(\d+)", TEXT, re.MULTILINE)
    versions = [tuple(map(int, one)) for one in named]
    assert len(versions) >= 3 and versions == sorted(versions, reverse=True)


def test_a_tag_of_another_version_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert release_notes.main(["v9.9.9"]) == 1
    assert "9.9.9" in capsys.readouterr().err


def test_what_the_changelog_says_of_migrations_is_so() -> None:
    """Each is named in the release that brought it, so that hosts know when to stop all processes."""
    numbers = {path.name[:4] for path in (release_notes.CHANGELOG.parent / "data/migrations").glob("*.sql")}
    said = re.findall(r"(\d{4}) to (\d{4})\.", TEXT)
    named = {f"{number:04}" for first, last in said for number in range(int(first), int(last) + 1)}
    assert named == numbers - {"0001"}
