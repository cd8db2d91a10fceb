"""Gateway shards that start and stop one by one, because processes take them over from each other."""
