"""A strip for each company: its value, the player's shares, and a number of shares to be changed by − and +."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.shark.rules.material import BUY_LIMIT, COMPANIES, N_COMPANIES, TOP_VALUE
from bigshot_desktop.games.shark.window.panels.drafts import Draft
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.chips import Chip
from bigshot_desktop.ui.widgets.key_cap import KeyCap
from bigshot_desktop.ui.widgets.rows import group
from bigshot_desktop.ui.widgets.steppers import Figure, NumberField, Stepper, Steppers, WhyNot
from bigshot_desktop.words.narrator import Narrator

_MANY: Final = 10
"""There is always room for so many shares, so that all stays in its place from the beginning on."""
_NAMED: Final = 42
"""In fewer heights of a line there is no room for the names of companies in one line with all else."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Strip(Stepper):
    """One company."""

    def __init__(self, company: int, *, signed: bool) -> None:
        super().__init__(company, NumberField(signed=signed))
        self.company = company
        self.chip = Chip()
        self.price = Figure("subtitle", eager=True)
        self.holding = Figure()
        self.holding.setAlignment(_RIGHT)
        self.result = Figure(eager=True)
        self.result.setAlignment(_RIGHT)
        self._key = KeyCap(str(1 + company))
        self._brief = False
        self.lay(
            group(self._key, self.chip, self.price, self.holding, gap=4),
            group(self.buttons, self.result),
        )

    def be_brief(self, brief: bool, *, terse: bool) -> None:
        """In one line: the player's shares without words, and not what they bring; ``terse``: nor the company's name.

        What is left out is said in the tool tips, by the signs of the companies, and by the cash that is left.
        """
        self._brief = brief
        self.result.setVisible(not brief)
        self._key.setVisible(not terse)
        self.chip.set_bare(terse)

    def show_draft(self, draft: Draft, why_not: WhyNot) -> None:
        """The number and how far it can be changed, and what the player has then."""
        company = self.company
        number, least, most = draft.numbers[company], draft.least(company), draft.most(company)
        self.holding.setText(self._holding(draft.shares[company], draft.kept(company)))
        self.setEnabled(draft.values[company] > 0)
        self.show_number(number, least, most, why_not)
        self.setToolTip("" if self.isEnabled() else self.more.toolTip())

    def set_texts(self, narrator: Narrator, draft: Draft) -> None:
        """What does not change with the number."""
        name, value = narrator.name("company", self.company), draft.values[self.company]
        self.chip.show_player(name, (COMPANIES[self.company],))
        self.price.setText(narrator.money(value))
        self.price.make_room(narrator.money(TOP_VALUE))
        told = self.tr("{company}: a share is worth {value}")
        self.price.setToolTip(plain_tip(told.format(company=name, value=narrator.money(value))))
        most = max(_MANY, *draft.shares)
        self.holding.make_room(self._holding(most, 0), self._holding(most, most + BUY_LIMIT))
        self.name(
            #: The name of a field with − and +
            self.tr("{company}: number of shares").format(company=name),
            self.tr("{company}: one share less").format(company=name),
            self.tr("{company}: one share more").format(company=name),
        )

    def _holding(self, before: int, after: int) -> str:
        if self._brief:
            #: Of a company's shares: how many the player has now and afterwards, without any word
            return (
                str(before)
                if before == after
                else self.tr("{before} › {after}").format(before=before, after=after)
            )
        if before == after:
            #: Of a company's shares: how many the player has
            return self.tr("Yours: {shares}").format(shares=before)
        #: Of a company's shares: how many the player has now and afterwards
        return self.tr("Yours: {before} › {after}").format(before=before, after=after)


class Strips(Steppers):
    """All companies. Left and right, and the keys 1 to 4, go from one to another."""

    def __init__(self, parent: QWidget | None = None, *, signed: bool = False) -> None:
        self.strips = [Strip(company, signed=signed) for company in range(N_COMPANIES)]
        super().__init__(self.strips, parent)
        for company, strip in enumerate(self.strips):
            key = QShortcut(QKeySequence(str(1 + company)), strip.field)
            key.activated.connect(lambda c=company: self.focus(c))

    def show_draft(self, draft: Draft, why_not: WhyNot) -> None:
        for strip in self.strips:
            strip.show_draft(draft, why_not)

    def set_texts(self, bridge: Bridge, draft: Draft, *results: str) -> None:
        """All in the same places in all strips; ``results``: the longest that may stand beside a number."""
        for strip in self.strips:
            strip.set_texts(bridge.narrator, draft)
            strip.result.make_room(*results)
        self._align_chips()

    def be_brief(self, brief: bool, width: int) -> None:
        """Each company in one line, where the board needs the room."""
        terse = brief and width < _NAMED * self.fontMetrics().height()
        for strip in self.strips:
            strip.be_brief(brief, terse=terse)
        self._align_chips()

    def _align_chips(self) -> None:
        widest = max(strip.chip.sizeHint().width() for strip in self.strips)
        for strip in self.strips:
            strip.chip.setMinimumWidth(widest)
