"""The theme as one style sheet for all of Qt's widgets, in sizes that follow the text."""

from __future__ import annotations

from string import Template
from typing import Final

from PySide6.QtGui import QColor, QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication

from bigshot_desktop.ui import fonts, theme

_SHEET: Final = Template("""
QWidget { color: $ink; }
QMainWindow, QDialog { background: $paper; }
QToolTip { background: $card; color: $ink; border: 1px solid $line; padding: ${x1}px; }

QFrame[kind="card"] { background: $card; border: 1px solid $line; border-radius: 6px; }
QFrame[kind="sunken"] { background: $sunken; border: none; border-radius: 6px; }

QLabel { background: transparent; }
QLabel[kind="title"] { font-family: "$title"; font-size: ${f22}px; color: $ink; }
QLabel[kind="subtitle"] { font-size: ${f13}px; font-weight: 600; color: $brass; }
QLabel[kind="caption"] { color: $ink_soft; font-size: ${f09}px; }
QLabel[kind="prompt"] { font-size: ${f13}px; font-weight: 600; }
QLabel[kind="refusal"] { color: $danger; font-weight: 600; }

QPushButton, QToolButton[kind] {
    background: $card; color: $ink; border: 1px solid $line; border-radius: 6px;
    padding: ${x1}px ${x3}px; min-height: ${f12}px;
}
QPushButton:hover, QToolButton[kind]:hover { border-color: $accent; background: $sunken; }
QPushButton:pressed, QToolButton[kind]:pressed { background: $line; }
QPushButton:focus, QToolButton[kind]:focus { border: 2px solid $accent; padding: ${x1m}px ${x3m}px; }
QPushButton:checked, QToolButton[kind]:checked { background: $sunken; border: 2px solid $brass; padding: ${x1m}px ${x3m}px; }
QPushButton:disabled, QToolButton[kind]:disabled { color: $faint; background: $paper; border-color: $line; }
QPushButton[kind="primary"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 600; }
QPushButton[kind="primary"]:hover { background: $accent_hover; }
QPushButton[kind="primary"]:focus { border: 2px solid $ink; }
QPushButton[kind="primary"]:disabled { background: $sunken; color: $faint; border-color: $line; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent; border-color: transparent; }
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover { background: $sunken; border-color: $line; }
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus { border-color: $accent; }
QPushButton[kind="danger"] { color: $danger; border-color: $danger; }

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextBrowser {
    background: $card; color: $ink; border: 1px solid $line; border-radius: 4px;
    padding: ${x0}px ${x2}px; min-height: ${f12}px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextBrowser:focus { border: 2px solid $accent; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $faint; background: $paper; }
QComboBox QAbstractItemView {
    background: $card; color: $ink; border: 1px solid $line;
    selection-background-color: $accent; selection-color: $on_accent;
}

QAbstractItemView { background: $card; alternate-background-color: $paper; border: 1px solid $line; border-radius: 6px; outline: none; }
QAbstractItemView:focus { border: 2px solid $accent; }
QTableView { gridline-color: $line; selection-background-color: $accent; selection-color: $on_accent; }
QHeaderView { background: $sunken; border: none; }
QHeaderView::section { background: $sunken; color: $ink; border: none; border-bottom: 1px solid $line; padding: ${x1}px ${x2}px; font-weight: 600; }
QTableCornerButton::section { background: $sunken; border: none; }

QTabWidget::pane { border: 1px solid $line; border-radius: 6px; background: $card; }
QTabBar::tab { background: transparent; color: $ink_soft; padding: ${x1}px ${x3}px; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $ink; border-bottom: 2px solid $brass; font-weight: 600; }
QTabBar::tab:focus { color: $accent; border-bottom: 2px solid $accent; }

QScrollArea, QScrollArea > QWidget > QWidget[kind="plain"] { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: ${f08}px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ${f08}px; margin: 0; }
QScrollBar::handle { background: $line; border-radius: 3px; min-height: ${x6}px; min-width: ${x6}px; margin: 2px; }
QScrollBar::handle:hover { background: $ink_soft; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QToolBar { background: $card; border: none; border-bottom: 1px solid $line; spacing: ${x1}px; padding: ${x0}px ${x2}px; }
QToolBar QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: ${x1}px; }
QToolBar QToolButton:hover { background: $sunken; border-color: $line; }
QToolBar QToolButton:focus, QToolBar QToolButton:checked { border: 1px solid $accent; }
QToolBar QToolButton:disabled { color: $faint; }
QMenu { background: $card; color: $ink; border: 1px solid $line; padding: ${x1}px 0; }
QMenu::item { padding: ${x1}px ${x6}px ${x1}px ${x3}px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $line; margin: ${x1}px 0; }
QCheckBox, QRadioButton { spacing: ${x2}px; }
QSlider::groove:horizontal { height: 4px; background: $line; border-radius: 2px; }
QSlider::handle:horizontal { background: $accent; width: ${f09}px; height: ${f09}px; margin: -${f04}px 0; border-radius: ${f05}px; }
QSlider:focus { border: 1px solid $accent; border-radius: 4px; }
""")


def sheet(colours: theme.Theme, height: float) -> str:
    """The style sheet; ``height`` is that of a line of text."""

    def share(factor: float) -> int:
        return max(1, round(height * factor))

    hover = colours.accent.lighter(112) if not colours.dark else colours.accent.darker(112)
    faint = _mixed(colours.ink_soft, colours.paper, 0.35)
    step = height / 4.6
    sizes = {f"x{number}": max(1, round(step * number)) for number in (1, 2, 3, 6)}
    return _SHEET.substitute(
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
        x1m=max(0, sizes["x1"] - 1),
        x3m=max(0, sizes["x3"] - 1),
        f22=share(1.55),
        f13=share(0.95),
        f12=share(1.2),
        f09=share(0.68),
        f08=share(0.62),
        f05=share(0.34),
        f04=share(0.28),
    )


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    """A colour between two."""
    mix = [a + (b - a) * share for a, b in zip(one.getRgbF()[:3], other.getRgbF()[:3], strict=True)]
    return QColor.fromRgbF(*mix)


def apply(app: QApplication) -> None:
    """Dresses the whole program in the look and the text size of now."""
    colours = theme.current()
    palette: QPalette = theme.qt_palette(colours)
    app.setPalette(palette)
    app.setStyleSheet(sheet(colours, QFontMetricsF(app.font()).height()))
