"""What can keep figures from being shown."""

import errno


class MonitoringPortTaken(OSError):
    """Somebody else listens where the figures were to be."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(errno.EADDRINUSE, f"port {port} of {host} is taken")
        self.host, self.port = host, port


class MissingMetrics(OSError):
    """Figures are wanted, and what writes them isn't installed."""
