"""The rulebook of Big Shot, in our own words."""
