"""The colours of the program in a light and a dark theme, and which of the two is shown."""

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from bigshot_desktop.engine.entry import Colour
from bigshot_desktop.engine.light_record import LightRecord
from bigshot_desktop.games import ENTRIES

if TYPE_CHECKING:
    from bigshot_desktop.ui.look.signs import Sign

LINE: Final = 1.5
"""The weight of every outline, in the units of a board or the pixels of a widget."""


class Piece(LightRecord):
    """How a colour of a game looks: its surface, what is drawn on it, and its sign."""

    fill: QColor
    mark: QColor
    """Of the sign on the piece."""
    text: QColor
    """The colour as a line or a word on a card: dark enough, or light enough, to be read there."""
    sign: "Sign"


class Theme(LightRecord):
    """Every colour there is, by what it is for."""

    dark: bool
    paper: QColor
    card: QColor
    sunken: QColor
    ink: QColor
    ink_soft: QColor
    line: QColor
    brass: QColor
    brass_fill: QColor
    on_brass: QColor
    accent: QColor
    on_accent: QColor
    danger: QColor
    good: QColor
    street: QColor
    block: QColor
    block_edge: QColor
    park: QColor
    field: QColor
    water: QColor
    zones: tuple[QColor, ...]
    """The ground of the six zones of the world map."""
    outline: QColor
    """Around pieces: dark in both themes, for pieces look the same in both."""

    @property
    def pieces(self) -> dict[str, Piece]:
        """By the name of a colour in its game."""
        return _pieces(self.dark)

    def piece(self, name: str) -> Piece:
        return self.pieces[name]


_INK: Final = "#1F2A33"
_CHALK: Final = "#FFFFFF"

_SEATS: Final = {
    "plum": Colour("#6E3A86", _CHALK, "#6E3A86", "#D3A6E8", "STAR"),
    "teal": Colour("#157A80", _CHALK, "#0F6B71", "#63C7CC", "CROSS"),
    "orange": Colour("#E08A3C", _INK, "#9A5211", "#F0A45F", "PENTAGON"),
    "rose": Colour("#E8B2C6", _INK, "#A04468", "#F0B3C8", "HEART"),
    "slate": Colour("#8493A5", _INK, "#4F5E6E", "#B4C2D1", "RING"),
    "umber": Colour("#6B452C", _CHALK, "#6B452C", "#D8AE8C", "SALTIRE"),
    "lime": Colour("#C9D36A", _INK, "#5F6A12", "#C9D36A", "CLUB"),
}

SEATS: Final = tuple(_SEATS)
"""The colours of players by their seats, in games that give them none."""


@cache
def _pieces(dark: bool) -> dict[str, Piece]:
    """The colours of seats and of all games; the first picture needs none of them."""
    from bigshot_desktop.ui.look.signs import Sign

    colours = dict(_SEATS)
    for entry in ENTRIES.values():
        colours.update(entry.colours)
    return {
        name: Piece(
            fill=QColor(colour.fill),
            mark=QColor(colour.mark),
            text=QColor(colour.on_dark if dark else colour.on_light),
            sign=Sign[colour.sign],
        )
        for name, colour in colours.items()
    }


def _tints(*colours: str) -> tuple[QColor, ...]:
    return tuple(map(QColor, colours))


LIGHT: Final = Theme(
    dark=False,
    paper=QColor("#F6EFE2"),
    card=QColor("#FFFBF3"),
    sunken=QColor("#ECE2CF"),
    ink=QColor("#1F2A33"),
    ink_soft=QColor("#565F66"),
    line=QColor("#CDBFA6"),
    brass=QColor("#7D5A1B"),
    brass_fill=QColor("#D3A44C"),
    on_brass=QColor("#1F2A33"),
    accent=QColor("#0F5C63"),
    on_accent=QColor("#FFFFFF"),
    danger=QColor("#A3322B"),
    good=QColor("#2E6B3F"),
    street=QColor("#D9CDB6"),
    block=QColor("#EFE6D3"),
    block_edge=QColor("#7B8086"),
    park=QColor("#A9C08B"),
    field=QColor("#E4D6B8"),
    water=QColor("#CFDAD6"),
    zones=_tints("#E3D3B4", "#D5DBE6", "#E8CFC4", "#D3E0C4", "#EADBA8", "#D9CFE2"),
    outline=QColor("#1F2A33"),
)

DARK: Final = Theme(
    dark=True,
    paper=QColor("#141B22"),
    card=QColor("#1E2831"),
    sunken=QColor("#10161C"),
    ink=QColor("#F1E9DA"),
    ink_soft=QColor("#B3B0A6"),
    line=QColor("#3B4853"),
    brass=QColor("#E0B768"),
    brass_fill=QColor("#C4964A"),
    on_brass=QColor("#10161C"),
    accent=QColor("#6CC4C1"),
    on_accent=QColor("#0E1419"),
    danger=QColor("#F08A7C"),
    good=QColor("#8CCB93"),
    street=QColor("#26313A"),
    block=QColor("#2F3B45"),
    block_edge=QColor("#6B7884"),
    park=QColor("#3F5F45"),
    field=QColor("#323D46"),
    water=QColor("#18232B"),
    zones=_tints("#3C362A", "#2B3644", "#43302B", "#2E3B2C", "#413A22", "#372F42"),
    outline=QColor("#0B1014"),
)


def _stronger(theme: Theme) -> Theme:
    """The same with the greatest contrasts there are: black and white for text, full lines."""
    ink, ground = (
        (QColor("#FFFFFF"), QColor("#000000"))
        if theme.dark
        else (QColor("#000000"), QColor("#FFFFFF"))
    )
    return theme.changed(
        paper=ground,
        card=ground,
        sunken=QColor("#1A1A1A" if theme.dark else "#F0F0F0"),
        ink=ink,
        ink_soft=ink,
        line=ink,
        block_edge=ink,
        brass=QColor("#FFD479" if theme.dark else "#5E4000"),
        accent=QColor("#7FE7E3" if theme.dark else "#003F45"),
        danger=QColor("#FF9E91" if theme.dark else "#8A1208"),
        good=QColor("#A6F0AE" if theme.dark else "#0B4A1C"),
    )


class ThemeSwitch(QObject):
    """Which theme is shown: by the player's settings, and where these say so by the system's colour scheme."""

    changed = Signal()
    """There are other colours now: whatever paints itself paints again."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = LIGHT
        self._setting, self._palette = "system", "standard"

    def follow_system(self) -> None:
        """From now on listens to changes of the system's colour scheme; asks once for that of now."""
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._refresh)
        self._refresh()

    def choose(self, setting: str, palette: str = "standard") -> None:
        """Shows what the player has set: ``system``, ``light`` or ``dark``; ``standard`` or ``high-contrast``."""
        self._setting, self._palette = setting, palette
        self._refresh()

    def _refresh(self, *_: object) -> None:
        dark = self._setting == "dark" or (self._setting == "system" and _system_is_dark())
        theme = DARK if dark else LIGHT
        if self._palette == "high-contrast":
            theme = _stronger(theme)
        if theme != self.theme:
            self.theme = theme
            self.changed.emit()


def _system_is_dark() -> bool:
    """By its colour scheme; before there are colours of ours by its own, for which Qt's enums are not needed."""
    app = QApplication.instance()
    if isinstance(app, QApplication) and not app.styleSheet():
        palette = app.palette()
        return palette.window().color().lightness() < palette.windowText().color().lightness()
    return QGuiApplication.styleHints().colorScheme() == QtCore.Qt.ColorScheme.Dark


_switch: ThemeSwitch | None = None


def theme_switch() -> ThemeSwitch:
    """The one instance for the whole program."""
    global _switch  # noqa: PLW0603  made when Qt is there, not when this module is read
    if _switch is None:
        _switch = ThemeSwitch()
    return _switch


def current() -> Theme:
    """The theme that is shown."""
    return theme_switch().theme


def qt_palette(theme: Theme) -> QPalette:
    """The theme as Qt's own widgets take it."""
    palette = QPalette()
    roles = QPalette.ColorRole
    for role, colour in {
        roles.Window: theme.paper,
        roles.WindowText: theme.ink,
        roles.Base: theme.card,
        roles.AlternateBase: theme.paper,
        roles.Text: theme.ink,
        roles.PlaceholderText: theme.ink_soft,
        roles.Button: theme.card,
        roles.ButtonText: theme.ink,
        roles.BrightText: theme.danger,
        roles.ToolTipBase: theme.card,
        roles.ToolTipText: theme.ink,
        roles.Highlight: theme.accent,
        roles.HighlightedText: theme.on_accent,
        roles.Accent: theme.accent,
        roles.Link: theme.accent,
        roles.LinkVisited: theme.accent,
        roles.Light: theme.card,
        roles.Midlight: theme.sunken,
        roles.Mid: theme.line,
        roles.Dark: theme.line,
        roles.Shadow: theme.ink,
    }.items():
        palette.setColor(role, colour)
    soft = theme.ink_soft
    faint = QColor.fromRgbF(soft.redF(), soft.greenF(), soft.blueF(), 0.7)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faint)
    return palette
