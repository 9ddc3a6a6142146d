"""The theme as one style sheet (resources/style.qss) for all of Qt's widgets, in sizes that follow the text."""

from __future__ import annotations

from functools import cache
from string import Template

from PySide6.QtGui import QColor, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from bigshot_desktop.table import paths
from bigshot_desktop.ui.look import fonts, theme


def sheet(colours: theme.Theme, height: float) -> str:
    """The style sheet; ``height`` is that of a line of text."""

    def share(factor: float) -> int:
        return max(1, round(height * factor))

    hover = colours.accent.lighter(112) if not colours.dark else colours.accent.darker(112)
    faint = _mixed(colours.ink_soft, colours.paper, 0.35)
    gap = height / 4.6
    gaps = {"half_gap": 0.5, "gap": 1, "two_gaps": 2, "three_gaps": 3, "six_gaps": 6}
    widths = {name: max(1, round(gap * number)) for name, number in gaps.items()}
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
        tick=(
            paths.resources() / "ticks" / f"{'dark' if colours.dark else 'light'}.svg"
        ).as_posix(),
        **widths,
        # the border of what has the focus is one pixel wider
        **{f"{name}_in_focus": max(0, width - 1) for name, width in widths.items()},
        title_size=share(1.55),
        prompt_size=share(0.95),
        caption_size=share(0.74),
        button_height=share(1.2),
        field_height=share(1.5),
        bar=share(0.62),
        knob=share(0.68),
        knob_radius=share(0.34),
        knob_overhang=share(0.28),
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
    """Sets the style sheet and the palette of the program, for the theme and the text size of now."""
    colours = theme.current()
    palette: QPalette = theme.qt_palette(colours)
    app.setPalette(palette)
    wanted = sheet(colours, QFontMetricsF(app.font()).height())
    changed = wanted != app.styleSheet()
    if changed:  # else Qt would style every widget again, which can be seen
        app.setStyleSheet(wanted)
    if fonts.insist() or changed:
        fonts.apply_scaled_fonts()  # Qt has given all widgets the letters of the application


def set_kind(widget: QWidget, kind: str) -> None:
    """Gives a widget another look of the style sheet."""
    if widget.property("kind") != kind:
        widget.setProperty("kind", kind)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


@cache
def _template() -> Template:
    return Template((paths.resources() / "style.qss").read_text(encoding="utf-8"))
