"""Durable notices: committed together with their cause, shown afterwards."""
