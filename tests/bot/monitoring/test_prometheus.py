"""The dashboard and the alerts ask for figures that there are, and the page explains each."""

import json
import re
from pathlib import Path

import pytest

from bot.monitoring.prometheus import PrometheusMeasures
from bot.monitoring.running import Readings

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"
NAME = re.compile(r"\b(?:cairn|process)_\w+")
READ = Readings(is_ready=True, shards={"0": 0.1}, tables={"open": 1}, last_good_backup=1.0)


def exported() -> set[str]:
    """Every sample's name, after one of everything."""
    measures = PrometheusMeasures()
    measures.turn_played("tactic")
    for report in (measures.acknowledged, measures.committed, measures.lagged):
        report(0.1)
    return {line.split("{")[0].split(" ")[0] for line in _lines(measures)}


def _lines(measures: PrometheusMeasures) -> list[str]:
    return [line for line in measures.written(READ).decode().splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("file", ["grafana-dashboard.json", "alerts.yaml"])
def test_every_figure_named_there_exists(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    named = set(NAME.findall(text))
    assert len(named) >= 8
    assert named - exported() == set()


def families() -> set[str]:
    return {family.name for family in PrometheusMeasures().registry.collect() if family.name.startswith("cairn_")}


def test_the_dashboard_shows_every_figure() -> None:
    panels = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    assert all(asked)
    assert (
        families() - {re.sub(r"_(total|bucket)$", "", name) for expr in asked for name in NAME.findall(expr)} == set()
    )


def test_every_alert_says_what_to_do() -> None:
    rules = (DEPLOY / "alerts.yaml").read_text(encoding="utf-8").split("- alert: ")[1:]
    assert len(rules) >= 8
    for rule in rules:
        for part in ("expr: ", "for: ", "severity: ", "summary: ", "description: "):
            assert part in rule, rule


def test_the_page_explains_every_figure() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [name for name in families() if name not in page] == []


def test_an_unknown_backup_rings_no_alarm() -> None:
    """Not a number: no comparison with it holds."""
    assert "cairn_last_good_backup_timestamp_seconds NaN" in PrometheusMeasures().written(Readings()).decode()
