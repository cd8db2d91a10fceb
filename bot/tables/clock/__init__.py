"""The clock of a table: deadlines, reminders, when to look next."""
