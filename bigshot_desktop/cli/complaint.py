"""What is wrong with how a command was called."""

from __future__ import annotations


class Complaint(Exception):
    """A sentence for whoever typed the command."""
