"""Many processes, one bot: which gateway shards run here, and what is written under their leases."""
