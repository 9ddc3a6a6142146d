"""Tests of what games add to the page on which a match is put together."""
