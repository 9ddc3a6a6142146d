"""Big Shot in the window."""
