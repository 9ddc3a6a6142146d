"""Tests of the rulebook of Shark."""
