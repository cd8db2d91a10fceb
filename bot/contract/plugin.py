"""The contract suites as a pytest plugin: `pytest --cairn-game heaps` holds a game to what every game promises."""

from pathlib import Path

import pytest

from games.registry import LEFT_OUT, keys

SUITES = Path(__file__).parent


def pytest_addoption(parser: pytest.Parser) -> None:
    said = "also run the contract suites of Cairn on this game, wherever it comes from; may be given several times"
    parser.getgroup("cairn").addoption("--cairn-game", action="append", default=[], metavar="KEY", help=said)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "games(where): run on the games for which this holds")
    asked = config.getoption("cairn_game")
    for key in asked:
        if key not in keys():
            raise pytest.UsageError(f"there is no game {key}, but {', '.join(keys())}. {' '.join(LEFT_OUT)}".strip())
    if asked and str(SUITES) not in config.args:
        config.args.append(str(SUITES))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give every test of the suites the games, or those that its mark asks for."""
    if metafunc.definition.path.parent == SUITES and "key" in metafunc.fixturenames:
        marks = metafunc.definition.iter_markers("games")
        wanted = [mark.kwargs["where"] for mark in marks]
        metafunc.parametrize("key", [key for key in chosen(metafunc.config) if all(where(key) for where in wanted)])


def chosen(config: pytest.Config) -> list[str]:
    return config.getoption("cairn_game") or keys()
