"""The pictures in the rulebook of Big Shot: parts of the real city, in positions that show a rule."""

from bigshot_desktop.ui.rulebook.figures.big_shot.pictures import FIGURES

__all__ = ["FIGURES"]
