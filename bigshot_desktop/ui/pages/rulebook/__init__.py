"""Rulebooks as they are read: pages, pictures from the boards, and paper."""
