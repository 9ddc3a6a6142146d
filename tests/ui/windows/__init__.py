"""The windows and pages around a match."""
