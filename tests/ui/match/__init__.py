"""The table page, and what is on it."""
