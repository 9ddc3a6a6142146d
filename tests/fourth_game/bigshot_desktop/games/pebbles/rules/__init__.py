"""How Pebbles is played."""
