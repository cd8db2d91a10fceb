"""A child process gets what its Python needs, and nothing that could be a secret, whatever its name."""

from bot.child_environment import child_environment


def test_what_is_not_named_stays_here() -> None:
    needed = {"PATH": "/bin", "PYTHONPATH": "/lib", "LANG": "C", "LC_ALL": "C", "TZ": "UTC", "VIRTUAL_ENV": "/v"}
    secret = {"DISCORD_TOKEN": "1", "CAIRN_DATABASE": "2", "PGPASSWORD": "3", "MY_PATH": "4", "NOTIFY_SOCKET": "5"}
    assert child_environment(needed | secret) == needed
