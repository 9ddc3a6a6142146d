"""One of everything that a game or the table can have to say."""
