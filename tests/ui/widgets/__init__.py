"""Widgets that know nothing of matches."""
