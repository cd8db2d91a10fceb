"""The players' commands and buttons: challenge, pick, type, offer."""
