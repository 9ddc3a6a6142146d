"""Tests of the bots that play Shark."""
