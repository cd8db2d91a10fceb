"""What others use of the store on PostgreSQL; they get it by `data.opening.postgresql`."""

from data.postgresql.copying import from_server, to_server
from data.postgresql.leases import SETTINGS, LeaseRows
from data.postgresql.presence import Presence
from data.postgresql.store import PostgresqlStore

__all__ = ["SETTINGS", "LeaseRows", "PostgresqlStore", "Presence", "from_server", "to_server"]
