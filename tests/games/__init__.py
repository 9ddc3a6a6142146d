"""The games: each in a folder of its own, and what all of them must do."""
