"""The table: matches, undo, files, journals and settings, and all that can go wrong with them."""
