"""Rulebooks as they are read."""
