"""The windows and pages around a match: home, new match, settings, the end sheet and the rest."""
