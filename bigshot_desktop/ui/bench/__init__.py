"""``bench ui``: how soon the window is there, how smoothly it moves while an expert thinks, how soon it answers."""
