"""Read a database's address: a path, or postgresql://…. No error repeats one: there may be a password in it."""

import re
from urllib.parse import urlsplit

from data.errors import WrongAddress

WITH_SCHEME = re.compile(r"([a-z][a-z0-9+.-]*)://", re.IGNORECASE)
POSTGRESQL = ("postgresql", "postgres")
HOST = re.compile(r"(?:\[[^\]]*\]|[^:\[\]]*)(:[0-9]*)?")
NO_PATH = re.compile(r"\s*postgres(ql)?\s*:|.*://|.*\bpassword\s*=", re.IGNORECASE | re.DOTALL)
ADVICE = "it is postgresql://USER:PASSWORD@HOST:PORT/DATABASE, and in a password @ is written %40, / %2F, ? %3F, # %23"


def is_path(address: str) -> bool:
    """Return whether this can be meant as a path."""
    return not NO_PATH.match(address)


def is_servers(address: str) -> bool:
    """Return whether an address is PostgreSQL's and not a path; refuse what is neither."""
    scheme = WITH_SCHEME.match(address)
    if scheme is None:
        if not address.strip() or address == ".":
            raise WrongAddress("The address of the database is empty.")
        if not is_path(address):
            raise WrongAddress(f"The address of the database is neither a path nor a PostgreSQL server's: {ADVICE}.")
        return False
    if scheme[1].lower() not in POSTGRESQL:
        raise WrongAddress(f"There is no store for {scheme[1]}://: give a path, or postgresql://….")
    _refuse_garbled(address)
    return True


def shown(address: str) -> str:
    """Write a server's address as host, port and database: neither the user nor the query, where a password may be."""
    parts = urlsplit(address)
    hosts = (parts.netloc.rpartition("@")[2] or "localhost").split(",")
    ports = [host if (match := HOST.fullmatch(host)) and match[1] else f"{host}:5432" for host in hosts]
    return f"{','.join(ports)}{parts.path}"


def _refuse_garbled(address: str) -> None:
    """Refuse an address whose parts a sign in the password has shifted: a part of the password would be the host."""
    try:
        parts = urlsplit(address)
    except ValueError:
        parts = urlsplit("#garbled")
    hosts = parts.netloc.rpartition("@")[2].split(",")
    is_shifted = parts.netloc.count("@") > 1 or "@" in f"{parts.path}{parts.query}" or parts.fragment
    if is_shifted or not all(map(HOST.fullmatch, hosts)):
        raise WrongAddress(f"No PostgreSQL database can have this address: {ADVICE}.")
