"""The board of Big Shot: the city within its auction ring."""
