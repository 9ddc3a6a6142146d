"""Sentences: every code has one, in every language."""
