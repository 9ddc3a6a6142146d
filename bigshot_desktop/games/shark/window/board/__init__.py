"""The board of Shark: the world map with its towers, the value scale beside it, and the dice."""
