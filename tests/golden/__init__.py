"""Whole games, one per way to end and one per configuration: what was played once must play the same for ever."""
