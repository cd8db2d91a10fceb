"""The errors that keep figures from being shown."""

import errno


class MonitoringPortTaken(OSError):
    """Raised when another program listens on the port for figures."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(errno.EADDRINUSE, f"port {port} of {host} is taken")
        self.host, self.port = host, port


class UnusableMetricsAddress(OSError):
    """Raised when nothing can listen on the given address: it isn't this machine's, or can't be found."""

    def __init__(self, host: str, port: int, why: str) -> None:
        super().__init__(errno.EADDRNOTAVAIL, f"nothing can listen on port {port} of {host}: {why}")
        self.host, self.port, self.why = host, port, why


class MissingMetrics(OSError):
    """Raised when figures are wanted and prometheus_client isn't installed."""
