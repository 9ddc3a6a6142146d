"""Tests of the recipes that make packages, and of the files that go into these."""
