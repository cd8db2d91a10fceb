"""The routes a bot asks, with their refusals, rate limits and planned faults."""
