"""L-Calculus is solved up to ten counters each; beyond that it is searched."""
