"""Bots that play Shark."""
