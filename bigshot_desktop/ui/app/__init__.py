"""From nothing to the window: the application, its window, its preferences, and what happens when it fails."""
