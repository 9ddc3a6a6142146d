"""Looking at a match step by step."""
