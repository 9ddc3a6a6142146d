"""First matches, played through."""
