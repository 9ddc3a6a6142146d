"""The rulebook of Big Shot."""
