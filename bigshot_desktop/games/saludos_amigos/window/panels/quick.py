"""Words with one click: each kind of them has a button, a key and a place of its own, whatever else can be said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bigshot_desktop.games.saludos_amigos.bots.suggesting import Suggestion
from bigshot_desktop.ui.widgets.piece_row import Counted, PiecesButton
from bigshot_desktop.ui.widgets.rows import keep_place

_OTHER: Final = 2.5
"""An offer in the place of another has to be seen so long before a key makes it, in usual rests: a second."""
_MEMBER: Final = 2.6
"""What a member with a share takes, in heights of a line."""


class QuickButton(PiecesButton):
    """What is suggested of one kind. Without anything to suggest its place stays free."""

    def __init__(self, kind: str, key: str, *, members: int) -> None:
        """``members``: there is room for so many from the start."""
        super().__init__(key=key)
        self.kind, self.key = kind, key
        self.suggestion: Suggestion | None = None
        self._members = self._room = members
        self._said, self._tip = ("", ""), ""
        self._brief = False
        keep_place(self)

    def be_brief(self, brief: bool) -> None:
        """Shows only who gets what, where there is little room; the tool tip has the rest."""
        if brief != self._brief:
            self._brief = brief
            self.hide_cap(brief)
            self.set_text(*self._said)

    def set_text(self, text: str, detail: str = "", *, tip: str = "") -> None:
        self._said = text, detail
        super().set_text(text, "" if self._brief else detail, tip=tip or self._tip)
        self._tip = tip or self._tip

    def clear(self) -> None:
        """Another talk begins."""
        self._room = self._members

    def suggest(self, suggestion: Suggestion | None) -> None:
        """It says this from now on, or nothing; while it is held down, it goes on saying what was seen then.

        Who has one offer in mind does not make another because somebody spoke in between.
        """
        if self.isDown():
            return
        if suggestion != self.suggestion:
            self.become_new(rest=_OTHER if self.suggestion is not None else 1.0)
        self.suggestion = suggestion
        self.setVisible(suggestion is not None)

    def show_counted(self, counted: Sequence[Counted]) -> None:
        self._room = max(self._room, len(counted))
        super().show_counted(counted)

    def _title_widths(self) -> tuple[int, int]:
        """It grows with what it says, and does not shrink again while the talk lasts."""
        least, wished = super()._title_widths()
        return least, max(wished, round(_MEMBER * self._room * self._unit()))


def hand_out(buttons: Iterable[QuickButton], found: Iterable[Suggestion]) -> None:
    """Each kind goes to the button that says it."""
    kinds = {one.kind: one for one in found}
    for button in buttons:
        button.suggest(kinds.get(button.kind))
