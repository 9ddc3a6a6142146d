"""What there is to see of a match of Big Shot."""
