"""Bots that play Saludos Amigos."""
