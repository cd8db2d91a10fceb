"""The store on SQLite, and what keeps its file safe."""
