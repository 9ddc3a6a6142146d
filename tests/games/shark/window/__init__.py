"""Shark in the window."""
