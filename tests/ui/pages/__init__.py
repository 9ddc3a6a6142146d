"""The pages around a match."""
