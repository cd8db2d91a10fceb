"""What the workflows and forms for GitHub name is there; whether they run, only GitHub can tell."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in (*WORKFLOWS, *FORMS)}


def test_the_pythons_tested_are_those_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = [one.rpartition(" ")[2] for one in project["classifiers"] if re.search(r":: 3\.\d+$", one)]
    (matrix,) = re.findall(r"^        python: \[(.*)\]$", TEXTS["tests.yml"], re.MULTILINE)
    assert re.findall(r'"(.*?)"', matrix) == promised
    assert project["requires-python"] == f">={promised[0]}"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_only_github_s_own_actions_are_used_and_each_as_it_was_at_one_commit(path: Path) -> None:
    used = re.findall(r"uses: (.*)", TEXTS[path.name])
    ours = [one for one in used if one.startswith("./.github/workflows/")]
    assert used and all((ROOT / one).is_file() for one in ours)
    pinned = re.compile(r"actions/[a-z-]+@[0-9a-f]{40}  # v[0-9]+\.[0-9]+\.[0-9]+")
    assert [one for one in used if one not in ours and not pinned.fullmatch(one)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_is_run_is_there(path: Path) -> None:
    text = TEXTS[path.name]
    files = re.findall(r"--file (\S+)|run: (\.ci/\S+)", text)
    modules = [name.replace(".", "/") for name in re.findall(r"-m ((?:bot|tools|games)[\w.]*)", text)]
    targets = re.findall(r"run: make (\S+)", text)
    made = [f"\n{target}:" in (ROOT / "Makefile").read_text(encoding="utf-8") for target in targets]
    found = [(ROOT / name).exists() or (ROOT / f"{name}.py").exists() for name in [*map("".join, files), *modules]]
    assert found + made and all(found + made)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read_unless_it_says_so(path: Path) -> None:
    assert re.search(r"^permissions:\n  contents: read$", TEXTS[path.name], re.MULTILINE)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_s_questions_have_ids_of_their_own(path: Path) -> None:
    ids = re.findall(r"^    id: (\S+)$", TEXTS[path.name], re.MULTILINE)
    questions = re.findall(r"^  - type: (?!markdown)\w+$", TEXTS[path.name], re.MULTILINE)
    assert len(ids) == len(set(ids)) == len(questions)
    assert path.name == "config.yml" or {"name:", "description:", "body:"} <= set(TEXTS[path.name].split())


def test_files_the_forms_name_exist() -> None:
    named = {name for text in TEXTS.values() for name in re.findall(r"\b(?:docs/\w+(?:\.md)?|[A-Z_]+\.md)\b", text)}
    assert "docs/translating.md" in named
    assert [name for name in named if not (ROOT / name).exists()] == []
