"""Saludos Amigos."""
