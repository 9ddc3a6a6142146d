"""One match at one table, without a window: log, undo, match files, journal, settings."""
