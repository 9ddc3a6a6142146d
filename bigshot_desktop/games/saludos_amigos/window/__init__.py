"""Saludos Amigos in the window: its table, board, panels, models, guide and the pictures of its rulebook."""
