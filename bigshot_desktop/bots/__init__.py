"""Who plays when nobody does: bots that see only what their seat may know."""
