"""The rules of the game, on the standard library alone."""
