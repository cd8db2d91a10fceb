"""Menus that several rooms show."""
