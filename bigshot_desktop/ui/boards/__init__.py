"""The boards as they are drawn: scenes, the view onto them, and charts."""
