"""``bench ui`` measures what it promises. Whether the figures are good is for people to judge, on a quiet machine."""
