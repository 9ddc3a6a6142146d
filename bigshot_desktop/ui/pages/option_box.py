"""One option of a game before a match: what it is about, its values, and why it may be out of reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QStandardItemModel
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from bigshot_desktop.engine.game import AnyGame, Option, Refusal
from bigshot_desktop.ui.look import fonts, language
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel, plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.widgets.choice_box import ChoiceBox
from bigshot_desktop.ui.widgets.rule_link import RuleLink
from bigshot_desktop.words.narrator import Narrator

_SMALL: Final = 0.82
"""The link to a rule, in sizes of the text."""


class OptionBox(Retranslated, QWidget):
    """An option. The player's choice is remembered while it is not allowed."""

    changed = Signal()

    def __init__(self, game: AnyGame, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.option = option
        self.wanted = option.default
        self._refusal: Refusal | None = None
        self._names: tuple[str, ...] = ()
        self._title = PlainLabel()
        fonts.set_scaled_font(self._title, partial(fonts.text, 1.0, QFont.Weight.DemiBold))
        self.rule = RuleLink(size=_SMALL)
        self._about = PlainLabel(wordWrap=True)
        self._about.setProperty("kind", "caption")
        self.box = ChoiceBox(len(option.values))
        self._title.setBuddy(self.box)
        self._why = PlainLabel(wordWrap=True)
        self._why.setProperty("kind", "caption")
        self.refused_by = RuleLink(size=_SMALL)
        head = Flow()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        head.addWidget(self._title)
        head.addWidget(self.rule)
        for widget in (self._about, self.box, self._why, self.refused_by):
            column.addWidget(widget)
        column.addStretch(1)
        self.box.activated.connect(self._choose)
        self.retranslate()

    @property
    def value(self) -> str:
        """What is chosen and allowed."""
        return self.option.values[self.box.currentIndex()]

    @property
    def title(self) -> str:
        """What it is about, in a few words."""
        return self._narrator().option(self.option.name).name

    @property
    def told(self) -> str:
        """The same in words."""
        return self._narrator().option_value(self.option.name, self.value).name

    @property
    def why(self) -> str:
        """What it means."""
        return self._narrator().option_value(self.option.name, self.value).why

    @property
    def stops(self) -> list[QWidget]:
        """Where Tab stops, in the order of the page."""
        return [self.rule, self.box, self.refused_by]

    def seat(self, names: Sequence[str]) -> None:
        """These play: values that are players are called by their names, and nobody else is offered."""
        if tuple(names) != self._names:
            self._names = tuple(names)
            self.retranslate()

    def judge(self, players: int, others: dict[str, str]) -> None:
        """Offers what so many players may choose together with the other options."""
        name, default = self.option.name, self.option.default
        refusals = {
            value: self.game.check_options(players, {**others, name: value})
            for value in self.option.values
        }
        allowed = [value for value in self.option.values if refusals[value] is None]
        value = self.wanted if self.wanted in allowed else default
        self.box.setCurrentIndex(self.option.values.index(value))
        self.box.setEnabled(len(allowed) > 1)
        model = self.box.model()
        assert isinstance(model, QStandardItemModel)
        for place, one in enumerate(self.option.values):
            model.item(place).setEnabled(one in allowed)
            if one.isdigit():  # a seat: who is not there is not even refused
                cast(QListView, self.box.view()).setRowHidden(place, one not in allowed)
        refused = next((refusals[one] for one in self.option.values if one not in allowed), None)
        self._refusal = refused if len(allowed) <= 1 else None
        self._explain()

    def _choose(self, place: int) -> None:
        self.wanted = self.option.values[place]
        self._explain()
        self.changed.emit()

    def retranslate(self) -> None:
        narrator = self._narrator()
        label = narrator.option(self.option.name)
        self._title.setText(label.name)
        self._about.setText(label.why)
        self.box.setAccessibleName(label.name)
        values = [narrator.option_value(self.option.name, value) for value in self.option.values]
        self.box.show_texts(of_value.name for of_value in values)
        for place, of_value in enumerate(values):
            self.box.setItemData(place, plain_tip(of_value.why), Qt.ItemDataRole.ToolTipRole)
        self._explain()

    def _explain(self) -> None:
        """What the value means, or why there is nothing to choose; and by which rule."""
        narrator = self._narrator()
        self.rule.lead_to("" if self._refusal else self.option.rule)
        self.refused_by.lead_to(self._refusal.rule if self._refusal else "")
        if self._refusal:
            self._why.setText(narrator.refusal(self._refusal))
        else:
            self._why.setText(narrator.option_value(self.option.name, self.value).why)
        self.box.setAccessibleDescription(self._why.text())

    def _narrator(self) -> Narrator:
        """Speaks of this game, and of those who are going to play it."""
        return replace(language.narrator().about(self.game.info.id), names=self._names)
