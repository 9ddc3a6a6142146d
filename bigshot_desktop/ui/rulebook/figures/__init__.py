"""Pictures for the rulebooks, drawn from the real boards."""
