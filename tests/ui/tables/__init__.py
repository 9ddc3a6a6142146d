"""Tests of what each game brings to the table."""
