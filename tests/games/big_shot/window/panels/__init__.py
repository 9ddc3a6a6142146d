"""Big Shot."""
