"""The pictures in the rulebook of Big Shot: parts of the real city, in positions that show a rule."""

from bigshot_desktop.games.big_shot.window.figures.pictures import FIGURES

__all__ = ["FIGURES"]
