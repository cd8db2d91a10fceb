"""`CAIRN_SHARDS` as hosts write it."""

import pytest

from bot.config import WrongSettings, settings_from
from bot.shards.plan import ShardPlan, read_plan


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("0-3/8", ShardPlan(8, range(4))),
        ("4-7/8", ShardPlan(8, range(4, 8))),
        ("5/8", ShardPlan(8, range(5, 6))),
        ("0/1", ShardPlan(1, range(1))),
        ("standby/8", ShardPlan(8, range(8), is_standby=True)),
    ],
)
def test_a_plan_is_read(text: str, plan: ShardPlan) -> None:
    assert read_plan(text) == plan


@pytest.mark.parametrize(
    "text", ["", "8", "0-8/8", "3-1/8", "8/8", "0/0", "standby", "standby/0", "a-b/8", "0-3/8 ", "-1/8", "１/8"]
)
def test_what_is_none_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="shard"):
        read_plan(text)
    if text:
        with pytest.raises(WrongSettings):
            settings_from({"cairn_shards": text})


def test_a_plan_says_what_it_is() -> None:
    assert [str(read_plan(text)) for text in ("0-3/8", "5/8", "standby/8")] == ["0-3/8", "5-5/8", "standby/8"]
