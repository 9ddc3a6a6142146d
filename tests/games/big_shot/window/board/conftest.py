"""Boards are drawn in the light theme, with the program's fonts."""

from tests.ui.boards.fixtures import printed, quoting

__all__ = ["printed", "quoting"]
