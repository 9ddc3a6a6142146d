"""Tests of what is measured of each game."""
