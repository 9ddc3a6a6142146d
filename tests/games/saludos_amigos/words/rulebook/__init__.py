"""The rulebook of Saludos Amigos."""
