"""The window and everything in it, without a display."""
