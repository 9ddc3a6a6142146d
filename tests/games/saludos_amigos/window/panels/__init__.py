"""Tests of what players of Saludos Amigos act with."""
