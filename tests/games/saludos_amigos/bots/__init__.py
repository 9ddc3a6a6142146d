"""Tests of the bots that play Saludos Amigos."""
