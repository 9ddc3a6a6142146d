"""The pictures in the rulebooks."""
