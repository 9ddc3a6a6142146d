"""Boards and charts."""
