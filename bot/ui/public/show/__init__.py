"""Layouts of notices, a module for each group of kinds."""
