"""What all panels of the action bar share: a question is put to a seat, and the answer comes out as an action."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from bigshot_desktop.engine.game import Decision
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets import rows
from bigshot_desktop.ui.widgets.buttons import ActionButton

Stretch = tuple[str, Hashable]
"""A part of a match in which the board keeps its size and the controls their places: its kind, and which one it is."""


class Panel(QWidget):
    """The controls for one kind of decision. They only make requests: whether these are allowed, the rules decide."""

    slim: ClassVar[bool] = False
    """Whether it is a button or two, which have their place beside the prompt."""
    least_width: ClassVar[int] = 0
    """In fewer heights of a line it shows less at once: large letters are no larger than that."""
    tells_news: ClassVar[bool] = False
    """Whether it tells itself what happened last: then no line of the bar is kept for that."""

    def __init__(self, requests: PlayerRequests) -> None:
        super().__init__()
        self.requests = requests
        self.seat = -1
        self._decision: Any = None
        self._bridge: Bridge | None = None
        self._zones: tuple[QWidget, ...] = ()

    def ask(self, seat: int, decision: Decision | None, bridge: Bridge) -> None:
        """Puts a question to a seat."""
        self._become_new()
        self._set_question(seat, decision, bridge)

    def _set_question(self, seat: int, decision: Decision | None, bridge: Bridge) -> None:
        self.seat, self._decision, self._bridge = seat, decision, bridge
        self._lay_out(decision, bridge)
        self.retranslate()

    def renew(self, decision: Decision) -> None:
        """Others have spoken while the player decides. What the player was at is kept as far as it still holds."""
        assert self._bridge is not None
        if self._asks_anew(decision):
            self._become_new()
        self._set_question(self.seat, decision, self._bridge)

    def _asks_anew(self, decision: Decision) -> bool:
        """Whether what the player is asked is another question than before, now that others have spoken."""
        return bool(decision != self._decision)

    def _become_new(self) -> None:
        """No key that is pressed at once was meant for this question."""
        for button in self.findChildren(ActionButton):
            button.become_new()

    def default_focus(self) -> QWidget:
        """What gets the focus when the panel appears: there Enter does the most usual thing."""
        return self

    def rest(self, *, resting: bool) -> None:
        """Stands there while others act, and takes no answer; or takes answers again."""
        for part in self._answers():
            part.setEnabled(not resting)

    def _answers(self) -> tuple[QWidget, ...]:
        """The parts that take answers."""
        return self._zones or (self,)

    def look_on(self, seat: int, bridge: Bridge) -> None:
        """Shows how things stand while somebody else acts; nothing is asked."""

    def conclude(self) -> None:
        """What it was about is over, and it stands there for a moment more: with what came of it."""

    def lay_zones(
        self,
        *,
        offer: Sequence[QWidget] = (),
        controls: Sequence[QWidget] = (),
        out: Sequence[QWidget] = (),
    ) -> None:
        """Puts what is on offer, the controls, and the way out where every panel has them."""
        _, *answers = rows.lay_zones(self, offer, controls, out)
        self._zones = tuple(answers)

    def fit_to(self, *, tight: bool, width: int) -> None:
        """It gets so much width; in a low window with large letters, what is seen elsewhere gives way to the board."""

    def spread(self, spare: int) -> None:
        """There is so much height that the bar has and the panel does not need; one that can use it does."""

    def retranslate(self) -> None:
        """Says everything in the language of now."""
        if self._bridge is not None:
            self._set_texts(self._decision, self._bridge)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        answered = self._bridge is not None and self.isHidden()  # what was asked is no longer so
        if event.type() == QEvent.Type.LanguageChange and not answered:
            self.retranslate()

    def _lay_out(self, decision: Any, bridge: Bridge) -> None:
        """Sets what does not depend on the language."""

    def _set_texts(self, decision: Any, bridge: Bridge) -> None:
        """Sets the texts."""
