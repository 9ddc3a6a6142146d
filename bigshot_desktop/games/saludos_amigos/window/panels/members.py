"""A tile for each player: in or out, how strong, and the share, to be changed by − and +."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.games.saludos_amigos.rules.material import MOST_PLAYERS, MOST_WORTH
from bigshot_desktop.games.saludos_amigos.window.panels.drafts import OfferDraft, SplitDraft
from bigshot_desktop.ui.look import theme
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.models.seat_colours import seat_piece
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.steppers import Figure, NumberField, Stepper, Steppers, WhyNot
from bigshot_desktop.words.narrator import Narrator

_SHORT: Final = 2.6
_LONG: Final = 3.4
"""What a name needs, and what it wishes for, in heights of a line; it takes what there is."""
_HIGHEST: Final = "00"
"""A strength has room for two figures."""
_GAP: Final = 6


class MemberButton(ActionButton):
    """A player's sign, name and strength. The name is cut where the room ends."""

    def __init__(self, key: str) -> None:
        super().__init__(key=key)
        self.setCheckable(True)
        self._strength = ""

    def show_strength(self, strength: int) -> None:
        told = str(strength) if strength else ""
        if told != self._strength:
            self._strength = told
            self._measure_anew()

    def _title_height(self, width: int) -> int:
        return self._unit()

    def _title_widths(self) -> tuple[int, int]:
        """The same for all, however short the name, so that all tiles are laid out alike."""
        after = self._strength_wide()
        return round(_SHORT * self._unit()) + after, round(_LONG * self._unit()) + after

    def _paint_title(self, painter: QPainter, place: QRect, flags: int) -> None:
        after = self._strength_wide()
        room = place.width() - after
        name = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(place.adjusted(0, 0, -after, 0), flags, name)
        if self._strength:
            painter.save()
            painter.setFont(self._bold())
            if self.isEnabled():
                painter.setPen(theme.current().brass)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, int(right), self._strength)
            painter.restore()

    def _strength_wide(self) -> int:
        if not self._strength:
            return 0
        return QFontMetrics(self._bold()).horizontalAdvance(_HIGHEST) + self._gap()

    def _bold(self) -> QFont:
        face = QFont(self.font())
        face.setWeight(QFont.Weight.DemiBold)
        return face


class MemberTile(Stepper):
    """One player."""

    toggled = Signal(int)
    """A player, by the seat, is to join or to leave."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, NumberField(widest=str(MOST_WORTH)))
        self.head = MemberButton(str(1 + seat))
        self.rest = Figure("subtitle")
        self.rest.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.is_own = False
        self._worth = MOST_WORTH
        self.lay(self.head, self.buttons, self.rest, gap=_GAP)
        for part in (self.buttons, self.rest):
            part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.head.clicked.connect(lambda: self.toggled.emit(self.place))

    def attend(self, draft: SplitDraft) -> None:
        """Whose draft it is: the player's own share is what the others leave."""
        free = isinstance(draft, OfferDraft)
        self.is_own = draft.seat == self.place
        self._worth = draft.worth
        self.buttons.setVisible(not self.is_own)
        self.rest.setVisible(self.is_own)
        key = "" if self.is_own or not free else str(1 + self.place)
        self.head.set_key(key)
        self.head.setFocusPolicy(Qt.FocusPolicy.TabFocus if key else Qt.FocusPolicy.NoFocus)

    def _bound(self, least: int, most: int) -> None:
        """The draft knows the bounds, which are others with every step; the field is spared them."""
        super()._bound(0, self._worth)

    def show_draft(self, draft: SplitDraft, why_not: WhyNot, narrator: Narrator) -> None:
        share = draft.shares[self.place]
        self.head.setChecked(share > 0)
        if isinstance(draft, OfferDraft):
            self.head.setEnabled(share > 0 or draft.can_join)
        if self.is_own:
            self.rest.setText(narrator.money(share))
        else:
            least, most = draft.least(self.place), draft.most(self.place)
            self.show_number(share, least, most, why_not)

    def set_texts(self, draft: SplitDraft, narrator: Narrator) -> None:
        """What does not change with the share."""
        name = narrator.player(self.place)
        strength = draft.strengths[self.place] if isinstance(draft, OfferDraft) else 0
        self.head.show_strength(strength)
        self.head.show_piece(seat_piece(self.place))
        self.head.set_text(name, tip=self._tip(draft).format(player=name, strength=strength))
        self.rest.make_room(narrator.money(draft.worth))
        self.rest.setToolTip(plain_tip(self.tr("What is left for {player}").format(player=name)))
        self.name(
            #: The name of a field with − and +
            self.tr("{player}: share in millions").format(player=name),
            self.tr("{player}: one million less").format(player=name),
            self.tr("{player}: one million more").format(player=name),
        )

    def _tip(self, draft: SplitDraft) -> str:
        if self.is_own:
            return self.tr("{player} gets what the others leave")
        if not isinstance(draft, OfferDraft):
            #: A player who belongs to the same side of the council
            return self.tr("{player} is on this side")
        #: A button that takes a player into an offer, or out of it
        return self.tr("{player}, strength {strength}: in or out")


class Members(Steppers):
    """All who may have a share. The keys 1 to 7 take players in and out."""

    toggled = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.tiles = [MemberTile(seat) for seat in range(MOST_PLAYERS)]
        super().__init__(self.tiles, parent, thrifty=True)
        for tile in self.tiles:
            tile.toggled.connect(self.toggled)

    @property
    def first(self) -> QWidget:
        """Where a draft begins: with the first player who can be taken in or given more."""
        for tile in self._shown():
            if not tile.is_own:
                return tile.head if tile.head.focusPolicy() else tile.field
        return self

    def attend(self, draft: SplitDraft) -> None:
        """Shows those who can have a share in a draft."""
        everybody = isinstance(draft, OfferDraft)
        for seat, tile in enumerate(self.tiles):
            there = seat < len(draft.shares) and (everybody or draft.shares[seat] > 0)
            tile.setVisible(there)
            if there:
                tile.attend(draft)

    def show_draft(self, draft: SplitDraft, why_not: WhyNot, bridge: Bridge) -> None:
        for tile in self._shown():
            tile.show_draft(draft, why_not, bridge.narrator)

    def set_texts(self, draft: SplitDraft, bridge: Bridge) -> None:
        for tile in self._shown():
            tile.set_texts(draft, bridge.narrator)

    def sizeHint(self) -> QSize:
        """All in one row, each on one line."""
        hint = super().sizeHint()
        return QSize(sum(tile.sizeHint().width() + 8 for tile in self._shown()), hint.height())

    def _shown(self) -> list[MemberTile]:
        return [tile for tile in self.tiles if not tile.isHidden()]
