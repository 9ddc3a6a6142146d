"""Tests of the bots that play Big Shot."""
