"""Time: running time, the clock of a table, who is away, and what is due."""
