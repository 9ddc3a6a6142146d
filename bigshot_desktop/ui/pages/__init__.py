"""The pages around a match: home, new match, match files, statistics, settings, about, and the rulebooks."""
