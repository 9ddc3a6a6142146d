"""Tests of the board of Shark."""
