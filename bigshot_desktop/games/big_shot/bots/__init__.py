"""Bots that play Big Shot."""
