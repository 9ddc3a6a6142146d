"""The course of a match in the window: what is done, what happened, whose turn it is, and what bots say."""
