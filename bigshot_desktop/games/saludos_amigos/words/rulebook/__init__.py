"""The rulebook of Saludos Amigos, in our own words."""
