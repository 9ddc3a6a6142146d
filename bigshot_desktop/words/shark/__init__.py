"""The words of Shark."""
