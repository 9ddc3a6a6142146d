"""From nothing to the window."""
