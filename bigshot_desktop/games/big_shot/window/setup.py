"""Before a match of Big Shot: everybody's colours, and the field on which the broker starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.big_shot.rules.deal_choices import DealChoices
from bigshot_desktop.games.big_shot.rules.material import COLOURS, N_FIELDS
from bigshot_desktop.games.big_shot.rules.setup import colours_each
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.game_setup import GameSetup
from bigshot_desktop.ui.widgets.choice_box import ChoiceBox


class BigShotSetup(Retranslated, GameSetup):
    """The broker's field, or any; colours are chosen at the seats."""

    pieces = COLOURS

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(game, parent)
        self.broker = ChoiceBox(N_FIELDS + 1)
        self._label = PlainLabel()
        self._label.setBuddy(self.broker)
        row = Flow(self)
        for widget in (self._label, self.broker):
            row.addWidget(widget)
        self.retranslate()

    @property
    def stops(self) -> list[QWidget]:
        return [self.broker]

    def rule_of(self, players: int) -> str:
        return {2: "BS-40", 3: "BS-30"}.get(players, "")

    def pieces_each(self, players: int) -> int:
        return colours_each(players)

    def badge_in(self, setup: Any, seat: int) -> str:
        """The first of the colours that were dealt."""
        return COLOURS[setup.deal.colours[seat][0]]

    def fixed(self, colours: Sequence[tuple[int, ...]]) -> DealChoices | None:
        field = self.broker.currentIndex() - 1
        match_request = DealChoices(
            field if field >= 0 else None, tuple(colours) if any(colours) else ()
        )
        return match_request if match_request != DealChoices() else None

    def retranslate(self) -> None:
        self._label.setText(self.tr("The broker starts on"))
        self.broker.setAccessibleName(self.tr("The broker starts on"))
        field = self.tr("field {number}")
        numbers = (QLocale().toString(number) for number in range(1, N_FIELDS + 1))
        fields = (field.format(number=number) for number in numbers)
        self.broker.show_texts([self.tr("any field"), *fields])
