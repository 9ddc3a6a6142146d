"""The rulebook of Shark, in our own words."""
