"""One seat before a match, as a card: who sits there, a person or a character, how well it plays, and the colours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bigshot_desktop.bots.levels import LEVELS, levels_of
from bigshot_desktop.engine.game import Malformed
from bigshot_desktop.table.characters import CHARACTERS, Character
from bigshot_desktop.table.match_request import USUAL_LEVEL
from bigshot_desktop.table.names import LONGEST_NAME
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.look import language, theme
from bigshot_desktop.ui.look.icons import drawn_icon
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.colour_swatches import ColourSwatches
from bigshot_desktop.ui.pages.game_setup import GameSetup
from bigshot_desktop.ui.widgets.choice_box import ChoiceBox
from bigshot_desktop.ui.widgets.page_buttons import Segments
from bigshot_desktop.ui.widgets.portrait import Face, paint_badge, paint_face, paint_pips

OFFERED: Final = (*(level for level in LEVELS if level != "random"), "random")
"""From the weakest to the strongest; the one that does not play at all comes last."""
STRONGEST: Final = len(LEVELS) - 1
"""The pips of the best."""
_FEW: Final = 13
"""Letters that are seen of a name at least."""
_LEAST: Final = 4.2
_MOST: Final = 11.0
"""The side of a portrait, in heights of a line."""


def pips_of(level: str) -> int:
    """How strong a level is, from 0."""
    return LEVELS.index(level) if level in LEVELS else 0


class PortraitButton(QAbstractButton):
    """Who sits there. Pressed, it asks who else might; a person's is only looked at."""

    def __init__(self, badge: str) -> None:
        super().__init__()
        self._badge = badge
        self._face = Face("")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.theme_switch().changed.connect(self.update)

    def show_badge(self, badge: str) -> None:
        """The colour of the seat, if it has one."""
        self._badge = badge
        self.update()

    def show_face(self, face: Face) -> None:
        """Shows somebody; bots can be changed for others."""
        self._face = face
        self.setEnabled(face.is_bot)
        self.update()

    def sizeHint(self) -> QSize:
        """As small as it may be: it is given more."""
        least = round(self.fontMetrics().height() * _LEAST)
        return QSize(least, least)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = min(self.width(), self.height())
        whole = QRectF(0, 0, side, side)
        whole.moveCenter(QRectF(self.rect()).center())
        frame = whole.adjusted(3, 3, -3, -3)
        paint_face(painter, frame, self._face)
        if self.isEnabled() and (self.hasFocus() or self.underMouse()):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.current().accent, 2.5))
            painter.drawEllipse(whole.adjusted(1.5, 1.5, -1.5, -1.5))
        if self._badge:
            paint_badge(painter, frame, self._badge)
        painter.end()


class _NameEdit(QLineEdit):
    """A name. It has a line to itself unless there is little room."""

    brief = False

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(LONGEST_NAME)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        letters = _FEW if self.brief else LONGEST_NAME * 4
        return QSize(self.fontMetrics().averageCharWidth() * letters, super().sizeHint().height())


class SeatEditor(Retranslated, QFrame):
    """A seat. It comes with a name for a person and a character for a bot, until a player wants others."""

    changed = Signal()
    recoloured = Signal(object)
    """The :class:`ColourSwatches` in which a player chose."""
    others_wanted = Signal()
    """Who else could play here?"""

    def __init__(self, number: int, setup: GameSetup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.number = number
        """From 1."""
        self.character: Character | None = None
        """Who plays here as a bot."""
        self._offer = setup
        self._badge = setup.badge(number - 1)
        self._names = {"human": "", "bot": ""}
        self.portrait = PortraitButton(self._badge)
        self.kind = Segments(("human", "bot"))
        self.kind.show_icons(("person", "bot"))
        self.name = _NameEdit()
        self._levels = [level for level in OFFERED if level in levels_of(setup.game)]
        self.level = ChoiceBox(len(self._levels))
        if USUAL_LEVEL in self._levels:
            self.level.setCurrentIndex(self._levels.index(USUAL_LEVEL))
        self.colours = [ColourSwatches(setup.pieces) for _ in range(2)] if setup.pieces else []
        self._compact = False
        self._words = 0.0
        """How wide what is chosen by words is if none of them is left out, in heights of a line."""
        self._pips = QSize()
        """How large the pips of the levels were drawn last."""
        self._about = PlainLabel(wordWrap=True)
        self._about.setProperty("kind", "caption")
        self._lay_out()
        self._connect()
        theme.theme_switch().changed.connect(self._redraw)
        self._show_level()
        self.retranslate()
        self._fit()

    def _lay_out(self) -> None:
        means = Flow(gap=6)
        means.addWidget(self.name)
        for widget in (self.kind, self.level):
            policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            policy.setRetainSizeWhenHidden(True)  # nothing moves where a person takes a bot's seat
            widget.setSizePolicy(policy)
            means.addWidget(widget)
        words = QVBoxLayout()
        words.setSpacing(6)
        words.addStretch(1)
        words.addLayout(means)
        for swatches in self.colours:
            words.addWidget(swatches)
        words.addWidget(self._about)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 14, 10)
        row.setSpacing(14)
        row.addWidget(self.portrait)
        row.addLayout(words, 1)

    def _connect(self) -> None:
        self.portrait.clicked.connect(self.others_wanted)
        self.kind.chosen.connect(self._switch)
        self.kind.clicked.connect(self._ask_for_name)
        self.name.textEdited.connect(self.changed)
        self.name.textChanged.connect(self._show_who)
        self.level.currentIndexChanged.connect(self._leveled)
        for swatches in self.colours:
            swatches.chosen.connect(lambda _, swatches=swatches: self._recolour(swatches))

    # --- what is chosen --------------------------------------------------------------------------

    @property
    def roomy_width(self) -> int:
        """How wide it has to be for no word to be cut."""
        row = self.layout()
        assert row is not None
        margins = row.contentsMargins()
        frame = self.width() - self.contentsRect().width()
        beside = margins.left() + self.portrait.sizeHint().width() + row.spacing()
        words = ceil(self._words * self.fontMetrics().height())
        return beside + words + margins.right() + frame

    @property
    def is_human(self) -> bool:
        return self.kind.key == "human"

    @property
    def chosen_level(self) -> str:
        """The level, if a bot sits here."""
        return "" if self.is_human else self._levels[self.level.currentIndex()]

    def seat(self) -> Seat:
        """Who sits here; raises :class:`Malformed`."""
        name = self.name.text().strip()
        if self.is_human:
            return Seat(name)
        return Seat(name, "bot", self.chosen_level, self.character.id if self.character else "")

    @property
    def problem(self) -> Malformed | None:
        """What is wrong with the name, if anything is."""
        try:
            self.seat()
        except Malformed as malformed:
            return Malformed(self._player, malformed.expected)
        return None

    @property
    def stops(self) -> list[QWidget]:
        """Where Tab stops, in the order of the card."""
        swatches = [stop for row in self.colours for stop in row.stops]
        return [self.portrait, self.name, *self.kind.stops, self.level, *swatches]

    # --- what is suggested, and taken over -------------------------------------------------------

    def suggest(self, human: str, character: Character) -> None:
        """Who could sit here, as long as a player has not said who does."""
        typed = self.name.text() not in ("", *self._names.values())
        self._names["human"] = human
        if self.character is None:
            self.character = character
            self._names["bot"] = character.name
        if not typed:
            self.name.setText(self._names[self.kind.key])
        self._show_who()

    def play(self, character: Character, *, level: str = "") -> None:
        """A character sits here, by its own name unless a player has typed one, at a level unless it stays as it is."""
        named = self.name.text() in ("", *self._names.values())
        self.character = character
        self._names["bot"] = character.name
        if named and not self.is_human:
            self.name.setText(character.name)
        if level in self._levels:
            self.level.setCurrentIndex(self._levels.index(level))
        self._show_who()

    def take(self, seat: Seat) -> None:
        """Who sat here another time sits here again."""
        self.kind.choose(seat.kind)
        if seat.kind == "bot":
            if seat.character in CHARACTERS:
                self.play(CHARACTERS[seat.character])
            if seat.level in self._levels:
                self.level.setCurrentIndex(self._levels.index(seat.level))
        self.name.setText(seat.name)
        self._show_level()
        self._show_who()

    def seat_as(self, kind: str) -> None:
        """Seats a person or a bot."""
        self.kind.choose(kind)
        self._switch(kind)

    def show_colours(self, number: int) -> None:
        """Lets so many colours be chosen; the others are forgotten."""
        for place, swatches in enumerate(self.colours):
            swatches.setVisible(place < number)
            if place >= number:
                swatches.wish(None)
        self._show_who()

    def set_compact(self, compact: bool) -> None:
        """Whether there is little room: the kinds are told by their icons, and what somebody is like by a tool tip."""
        if compact != self._compact:
            self._compact = self.name.brief = compact
            self.name.updateGeometry()
            self.retranslate()
            self._fit()

    # --- what follows ----------------------------------------------------------------------------

    def _ask_for_name(self, kind: str) -> None:
        """A person's name can be typed at once."""
        if kind == "human":
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)
            self.name.selectAll()

    def _switch(self, kind: str) -> None:
        if self.name.text() in ("", *self._names.values()):
            self.name.setText(self._names[kind])
        self._show_level()
        self._show_who()
        self.changed.emit()

    def _leveled(self) -> None:
        self._show_who()
        self.changed.emit()

    def show_badge(self, badge: str) -> None:
        """The colour by which the seat is known in a match that is under way."""
        self._badge = badge
        self.portrait.show_badge(badge)
        self._show_who()

    def _recolour(self, swatches: ColourSwatches) -> None:
        self.recoloured.emit(swatches)
        self._show_who()

    def _show_level(self) -> None:
        self.level.setHidden(self.is_human)

    def _show_who(self) -> None:
        """The portrait, and a line about whose it is."""
        character = None if self.is_human else self.character
        chosen = next((one.piece for one in self.colours if one.piece), "")
        self.portrait.show_face(
            Face(
                self.name.text(),
                is_bot=not self.is_human,
                character=character.id if character else "",
                piece=self._badge or chosen,
            )
        )
        line, was = self._about.fontMetrics().height(), self._about.height()
        kept = was if self.is_human and self._about.isVisible() else line
        about = language.narrator().character(character.id) if character else ""
        usual = self._usual_level(character)
        self._about.setText(" ".join(filter(None, ("" if self._compact else about, usual))))
        # Its lines stay where a person takes a bot's seat, so that nothing moves.
        self._about.setHidden(self._compact and not self._about.text())
        self._about.setMinimumHeight(0 if self._compact else max(line, kept))
        another = self.tr("Choose another character")
        self.portrait.setToolTip(plain_tip("\n".join(filter(None, (about, another)))))

    def _usual_level(self, character: Character | None) -> str:
        """Said where somebody is to play at another level than usual."""
        if character is None or character.level == self.chosen_level:
            return ""
        if character.level not in self._levels:
            return ""
        usual = language.narrator().level(character.level).name
        return self.tr("Usual level: {level}.").format(level=usual)

    # --- language and size -----------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """A portrait that has grown can shrink again."""
        grown = self.portrait.width() - self.portrait.sizeHint().width()
        return super().minimumSizeHint() - QSize(max(0, grown), 0)

    def retranslate(self) -> None:
        narrator = language.narrator()
        player = self._player
        kinds = (self.tr("Person"), self.tr("Bot"))
        self.kind.set_text(player, kinds)
        self.name.setAccessibleName(self.tr("{player}: name").format(player=player))
        self.name.setPlaceholderText(self.tr("Name"))
        level = self.tr("{player}: level").format(player=player)
        self.level.setAccessibleName(level)
        self.level.setAccessibleDescription(level)  # on Linux the name of a box is what it shows
        labels = [narrator.level(level) for level in self._levels]
        self.level.show_texts(label.name for label in labels)
        self._name_kinds(kinds)
        for place, label in enumerate(labels):
            self.level.setItemData(place, plain_tip(label.why), Qt.ItemDataRole.ToolTipRole)
        others = self.tr("{player}: another character").format(player=player)
        self.portrait.setAccessibleName(others)
        names = self._offer.piece_names()
        for swatches in self.colours:
            whose = self.tr("{player}: colour").format(player=player)
            swatches.name(whose, self.tr("Any colour"), names)
        self._show_who()

    def _name_kinds(self, kinds: Sequence[str]) -> None:
        """With words if there is room for them; how much they need is measured with them in any case."""
        for button, kind in zip(self.kind.buttons, kinds, strict=True):
            button.setText(kind)
        words = max(self.kind.sizeHint().width(), self.level.sizeHint().width())
        self._words = words / self.fontMetrics().height()
        for button, kind in zip(self.kind.buttons, kinds, strict=True):
            button.setToolTip(plain_tip(kind) if self._compact else "")
            button.setText("" if self._compact else kind)

    @property
    def _player(self) -> str:
        return language.narrator().phrase("player", number=self.number)

    def _fit(self) -> None:
        unit = self.fontMetrics().height()
        share = self.width() * (0.26 if self._compact else 0.34)
        least = self.portrait.sizeHint().width()
        words = self.roomy_width - least  # a smaller portrait rather than words that are cut
        share = min(share, max(self.width() - words, least))
        side = min(max(self.height() - 20.0, unit * _LEAST), unit * _MOST, share)
        if round(side) != self.portrait.width():
            self.portrait.setFixedWidth(round(side))
        self._draw_pips()

    def _redraw(self) -> None:
        """The theme is another, and the pips are drawn in its brass."""
        self._pips = QSize()
        self._draw_pips()

    def _draw_pips(self) -> None:
        """How strong each level is, beside its name."""
        high = round(self.fontMetrics().height() * 0.62)
        size = QSize(round(high * 1.25 * STRONGEST), high)
        if size == self._pips:
            return
        self._pips = size
        self.level.setIconSize(size)
        ratio = self.devicePixelRatioF()
        for place, level in enumerate(self._levels):
            draw = partial(paint_pips, number=pips_of(level), most=STRONGEST)
            self.level.setItemIcon(place, drawn_icon(f"pips/{level}", size, ratio, draw))
