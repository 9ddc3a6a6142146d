"""The words of Big Shot."""
