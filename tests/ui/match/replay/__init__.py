"""Tests of looking at a match step by step."""
