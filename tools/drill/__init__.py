"""What takes minutes: outages, suspends, kills and storms, each measured beside its limit."""
