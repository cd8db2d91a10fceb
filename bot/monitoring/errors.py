"""What can keep figures from being shown."""

import errno


class MonitoringPortTaken(OSError):
    """Somebody else listens where the figures were to be."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(errno.EADDRINUSE, f"port {port} of {host} is taken")
        self.host, self.port = host, port


class UnusableMetricsAddress(OSError):
    """Nothing can listen on the address that was given: it isn't this machine's, or can't be found."""

    def __init__(self, host: str, port: int, why: str) -> None:
        super().__init__(errno.EADDRNOTAVAIL, f"nothing can listen on port {port} of {host}: {why}")
        self.host, self.port, self.why = host, port, why


class MissingMetrics(OSError):
    """Figures are wanted, and what writes them isn't installed."""
