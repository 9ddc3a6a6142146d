"""What players of Big Shot act with."""
