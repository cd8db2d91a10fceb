"""Many processes, one bot, under fire: kills, pauses and restarts of the database while people play."""
