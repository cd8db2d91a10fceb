"""An address is read without ever being repeated: a password stays out of errors, the log and what commands print."""

import logging
from pathlib import Path
from urllib.parse import quote

import pytest

from bot.check import look
from bot.config import Settings
from data.__main__ import main
from data.address import is_servers, shown
from data.errors import CannotOpen, StoreError, WrongAddress
from data.opening import open_store

SECRET = "qz1-@qz2/qz3?qz4#qz5:qz6"
HERE = "127.0.0.1:1/cairn"
ESCAPED = quote(SECRET, safe="")

LEAKY = [
    f"postgresql://cairn:{ESCAPED}@{HERE}",
    f"postgresql://cairn@{HERE}?password={ESCAPED}",
    f"postgresql://{HERE}?user=cairn&password={ESCAPED}",
    f"postgresql://{HERE}?user=cairn&p%61ssword={ESCAPED}",
    f"postgresql://{HERE}?sslmode=require&sslcert=/nowhere&sslpassword={ESCAPED}",
    f"postgresql://{HERE}?passwort={ESCAPED}",
    f"postgresql://{HERE}?port={ESCAPED}",
    f"postgresql://{HERE}?sslmode={ESCAPED}",
    f"postgresql://{HERE}?{ESCAPED}",
    f"postgresql://cairn:{SECRET}@{HERE}",
    f"postgresql://{HERE}?user=cairn&password={SECRET}",
    *(f"postgresql://cairn:qz1{sign}qz2@{HERE}" for sign in "/?#@:[]%"),
    f" postgresql://cairn:{ESCAPED}@{HERE}",
    f"postgresql:/cairn:{ESCAPED}@{HERE}",
    f"postgresql:cairn:{ESCAPED}@{HERE}",
    f"POSTGRES://cairn:{ESCAPED}@{HERE}",
    f"postgresql+asyncpg://cairn:{ESCAPED}@{HERE}",
    f"host=127.0.0.1 user=cairn password={ESCAPED}",
    f"_postgresql://cairn:{ESCAPED}@{HERE}",
]


def assert_silent(said: str) -> None:
    assert said
    assert "qz" not in said


@pytest.mark.parametrize("address", LEAKY)
async def test_no_error_repeats_a_password(address: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StoreError) as told:
        await open_store(address)
    assert isinstance(told.value, StoreError)
    assert "\n" not in str(told.value)
    for said in (str(told.value), caplog.text or "-"):
        assert_silent(said)


@pytest.mark.parametrize("address", LEAKY)
def test_no_command_prints_a_password(address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["verify", address], ["copy", address, str(tmp_path / "c")], ["copy", str(tmp_path / "d"), address]):
        assert main(words) == 1
        assert_silent(capsys.readouterr().err)


@pytest.mark.parametrize("address", LEAKY)
async def test_the_check_prints_no_password(address: str) -> None:
    found = [finding async for finding in look(Settings(cairn_database=address))]
    (about,) = [finding for finding in found if finding.key.startswith(("check-server", "check-database"))]
    assert about.is_wrong
    assert_silent(" ".join(map(str, about.values.values())))


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://u:p@there/cairn", "there:5432/cairn"),
        ("postgresql://u:p%40@there:77/cairn?password=x", "there:77/cairn"),
        ("postgresql://u:p@[::1]:5433/cairn", "[::1]:5433/cairn"),
        ("postgresql://u:p@one:1,two/cairn", "one:1,two:5432/cairn"),
        ("postgresql:///cairn?host=/run/postgresql", "localhost:5432/cairn"),
        ("postgresql://%2Frun%2Fpostgresql/cairn", "%2Frun%2Fpostgresql:5432/cairn"),
    ],
)
def test_what_is_shown_names_host_and_database(address: str, said: str) -> None:
    assert is_servers(address)
    assert shown(address) == said


@pytest.mark.parametrize("sign", "/?#@[")
def test_a_password_with_a_sign_that_shifts_the_parts_is_refused_before_anybody_is_asked(sign: str) -> None:
    with pytest.raises(WrongAddress, match="can have this address"):
        is_servers(f"postgresql://cairn:one{sign}two@there/cairn")


@pytest.mark.parametrize("path", ["var/cairn.sqlite3", "/srv/my passwords/cairn", "postgresql/cairn", "a:b"])
def test_a_path_is_a_path(path: str) -> None:
    assert not is_servers(path)


@pytest.mark.parametrize("address", ["", " ", "."])
def test_nothing_is_no_address(address: str) -> None:
    with pytest.raises(WrongAddress, match="empty"):
        is_servers(address)
    assert issubclass(WrongAddress, CannotOpen)
