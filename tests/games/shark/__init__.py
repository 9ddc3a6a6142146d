"""Shark."""
