"""Shark: chains of buildings on a world map, and the shares of the companies that own them."""
