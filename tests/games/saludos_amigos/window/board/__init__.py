"""Tests of the board of Saludos Amigos."""
