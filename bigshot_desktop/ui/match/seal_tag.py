"""The seal of the dice, below the log: shown from the first moment of a match on, and the way to its page."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.table.dice_seal import check_dice
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.play.turns import Phase, Turns
from bigshot_desktop.ui.widgets.page_buttons import Button

SHOWN: Final = 8
"""Digits of the seal that are shown here; the page has all."""


class SealTag(Retranslated, Button):
    """A button with the beginning of the seal; that there is none, as in a guide, the tool tip tells."""

    def __init__(self, match: Match, turns: Turns, parent: QWidget | None = None) -> None:
        super().__init__("quiet", "dice", parent)
        self._match, self._turns = match, turns
        self._over = self._proven = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        turns.changed.connect(self._follow)
        self.retranslate()

    def _follow(self) -> None:
        """Only once the end has been shown: nothing tells it before."""
        over = self._turns.phase is Phase.OVER
        if over is not self._over:
            self._over = over
            self._proven = over and check_dice(self._match).proven
            self.retranslate()

    def retranslate(self) -> None:
        seal = self._match.seal
        tip = self.tr("What this proves, and how the dice came out")
        if seal is None:
            #: A button that leads to a page on which all dice of a match can be checked
            told = self.tr("Are the dice fair?")
            self.set_text(told, "\n".join((self.tr("Dice without a seal"), tip)))
            return
        if not self._over:
            #: The beginning of a long code that was made of the secret seed
            told = self.tr("Fair dice: seal {seal}…").format(seal=seal.commitment[:SHOWN])
        elif self._proven:
            told = self.tr("Dice checked: as sealed")
        else:
            told = self.tr("Dice checked: not as sealed")
        #: The whole code that was made of the secret seed
        whole = self.tr("Seal: {seal}").format(seal=seal.commitment)
        self.set_text(told, f"{whole}\n{tip}")
