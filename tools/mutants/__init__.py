"""Plant small faults one by one, and see whether a test notices."""
