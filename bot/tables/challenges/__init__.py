"""Offer, accept and decline games, on agreed terms."""
