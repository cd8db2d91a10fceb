"""A person's own preferences, absences and data."""
