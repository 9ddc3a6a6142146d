"""The theme as one style sheet (resources/style.qss) for all of Qt's widgets, in sizes that follow the text."""

from __future__ import annotations

from functools import cache
from string import Template

from PySide6.QtGui import QColor, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication

from bigshot_desktop.table import paths
from bigshot_desktop.ui import fonts, theme


def sheet(colours: theme.Theme, height: float) -> str:
    """The style sheet; ``height`` is that of a line of text."""

    def share(factor: float) -> int:
        return max(1, round(height * factor))

    hover = colours.accent.lighter(112) if not colours.dark else colours.accent.darker(112)
    faint = _mixed(colours.ink_soft, colours.paper, 0.35)
    step = height / 4.6
    sizes = {f"x{number}": max(1, round(step * number)) for number in (1, 2, 3, 6)}
    return _template().substitute(
        {
            name: getattr(colours, name).name()
            for name in (
                *("paper", "card", "sunken", "ink", "ink_soft", "line", "brass"),
                *("accent", "on_accent", "danger"),
            )
        },
        accent_hover=hover.name(),
        faint=faint.name(),
        title=fonts.TITLE,
        **sizes,
        x0=max(1, round(step / 2)),
        x0m=max(0, round(step / 2) - 1),
        x1m=max(0, sizes["x1"] - 1),
        x2m=max(0, sizes["x2"] - 1),
        x3m=max(0, sizes["x3"] - 1),
        f22=share(1.55),
        f13=share(0.95),
        f15=share(1.5),
        f12=share(1.2),
        f09=share(0.68),
        f08=share(0.62),
        f05=share(0.34),
        f04=share(0.28),
    )


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two."""

    def between(a: float, b: float) -> float:
        return a + (b - a) * share

    return QColor.fromRgbF(
        between(one.redF(), other.redF()),
        between(one.greenF(), other.greenF()),
        between(one.blueF(), other.blueF()),
    )


def apply(app: QApplication) -> None:
    """Dresses the whole program in the look and the text size of now."""
    colours = theme.current()
    palette: QPalette = theme.qt_palette(colours)
    app.setPalette(palette)
    wanted = sheet(colours, QFontMetricsF(app.font()).height())
    if wanted != app.styleSheet():  # Qt would dress every widget again, which can be seen
        app.setStyleSheet(wanted)


@cache
def _template() -> Template:
    return Template((paths.resources() / "style.qss").read_text(encoding="utf-8"))
