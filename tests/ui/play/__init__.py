"""The course of a match in the window."""
