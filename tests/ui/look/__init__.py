"""How the window looks, sounds, moves and speaks."""
