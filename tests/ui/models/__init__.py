"""The models of the window: they say what can be seen, and only what changed."""
