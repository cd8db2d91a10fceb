"""What can't be a setting is refused in one sentence, and its limits are its own."""

import pytest

from bot.config import values

ADDRESSES = {"http://h/api/": "http://h/api", "https://h:8080": "https://h:8080", "https://[::1]": "https://[::1]"}


@pytest.mark.parametrize(("text", "value"), ADDRESSES.items())
def test_discord_may_have_another_address(text: str, value: str) -> None:
    assert values.api_address(text) == value


@pytest.mark.parametrize("text", ["ftp://h", "h/api", "https://", "https://h:99999", "https://h:x", "https://.../api"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"address|Port"):
        values.api_address(text)


def test_limits_are_within() -> None:
    between, up_to = values.between(1, 16), values.up_to(3)
    assert (between("1"), between("16"), up_to("xyz")) == (1, 16, "xyz")
    with pytest.raises(ValueError, match="the least is 1"):
        between("0")
    with pytest.raises(ValueError, match="the most is 16"):
        between("17")
    with pytest.raises(ValueError, match="at most 3 "):
        up_to("wxyz")


@pytest.mark.parametrize("text", ["", "x", "1.5", "１", "0x10"])
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no whole number"):
        values.whole_number(text)


def test_bytes_that_are_no_text_are_refused_where_people_would_read_them() -> None:
    assert values.up_to(9)("café") == "café"
    with pytest.raises(ValueError, match="UTF-8"):
        values.up_to(9)(b"caf\xe9".decode(errors="surrogateescape"))


def test_one_of_a_few_names_them_all() -> None:
    assert values.one_of("text", "json")("json") == "json"
    with pytest.raises(ValueError, match="choose a, b or c"):
        values.one_of("a", "b", "c")("d")
