"""Gateway shards that start and stop one by one, while processes take them over from each other."""
