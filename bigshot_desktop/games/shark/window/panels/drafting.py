"""What panels share in which shares are noted down before anything is done with them."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSizePolicy, QWidget

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.games.shark.window.panels.drafts import Draft
from bigshot_desktop.games.shark.window.panels.strips import Strips
from bigshot_desktop.ui.look.layouts import Flow
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge


class DraftPanel(Panel):
    """A panel where numbers of shares are noted down before anything is done with them."""

    draft: Draft

    def __init__(self, requests: PlayerRequests, *, signed: bool = False) -> None:
        super().__init__(requests)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.strips = Strips(signed=signed)
        self.strips.changed.connect(self._change)
        self.strips.entered.connect(self._enter)
        for key in ("Backspace", "Delete"):
            QShortcut(QKeySequence(key), self.strips).activated.connect(self._clear)

    def lay(self, *parts: QWidget) -> None:
        """Lays out the parts, side by side where there is room."""
        rows = Flow(self, gap=16, row_gap=6)
        for part in parts:
            rows.addWidget(part)

    def fit_to(self, *, tight: bool, width: int) -> None:
        self.strips.be_brief(tight, width)
        if self._bridge is not None:
            self.retranslate()

    def refusal(self, draft: Draft) -> Refusal | None:
        """Why a draft cannot be carried out, by the rules."""
        assert self._bridge is not None
        game, state = self._bridge.match.game, self._bridge.match.state.copy()
        for action in draft.actions(self.seat):
            refusal: Refusal | None = game.check(state, action)
            if refusal is not None:
                return refusal
            game.apply(state, action)
        return None

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        self.strips.set_texts(bridge, self.draft, *self._longest_results(bridge))
        self._show_draft(bridge)

    def _longest_results(self, bridge: Bridge) -> list[str]:
        """The longest that may stand beside a number."""
        raise NotImplementedError

    def _show_draft(self, bridge: Bridge) -> None:
        """Everything follows the numbers."""
        self.strips.show_draft(self.draft, self._why_not)

    def _why_not(self, company: int, number: int) -> str:
        refusal = self.refusal(self.draft.with_number(company, number))
        return self._bridge.narrator.cited(refusal) if refusal and self._bridge else ""

    def _enter(self) -> None:
        """Enter was pressed on a number."""

    def _change(self, company: int, number: int) -> None:
        self.draft.put(company, number)
        self._change_seen()

    def _clear(self) -> None:
        self.draft.clear()
        self._change_seen()

    def _change_seen(self) -> None:
        if self._bridge is not None:
            self._show_draft(self._bridge)
