"""Saludos Amigos in the window."""
