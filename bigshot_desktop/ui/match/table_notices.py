"""What a player must know beside the match: what could not be saved, which bot has failed, whose secrets it has."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.turns import Turns
from bigshot_desktop.ui.widgets.notice import Notice, NoticeButton


class TableNotices(QObject):
    """Shows these messages across the top of the table."""

    shown = Signal(str)
    """A message, for those who listen instead of reading."""

    def __init__(
        self, notice: Notice, turns: Turns, requests: PlayerRequests, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._notice, self._turns, self._requests = notice, turns, requests
        self._bridge = turns.bridge
        self._told: set[str] = set()
        """What is told once in a match, and has been."""
        self._bridge.troubled.connect(self._troubled)
        turns.asking.stood_in.connect(self._stood_in)
        self._of_secrets = ""
        """What was told of secrets, until the match goes on."""
        self._bridge.stepped.subscribe(Rank.SOUNDS, self._stepped)

    def tell_of_secrets(self, owners: str) -> None:
        """To whoever has opened a match of several people, where nobody is called yet."""
        self._of_secrets = self.tr(
            "{players} play this match. What only one of them may see stays hidden until it is asked for."
        ).format(players=owners)
        self._tell_once("secrets", self._of_secrets, calm=True)

    def _stepped(self, _: Step) -> None:
        """They play on: nobody has to be told any more."""
        if self._of_secrets and self._notice.text == self._of_secrets:
            self._notice.hide()
        self._of_secrets = ""

    def _troubled(self, problem: Problem) -> None:
        sentence = self._bridge.narrator.problem(problem)
        self._notice.show_message(
            self.tr("This could not be saved, so it has not happened yet. {reason}").format(
                reason=sentence
            ),
            [
                NoticeButton(self.tr("Try again"), self._turns.resume),
                NoticeButton(self.tr("Play on without saving"), self._go_on_unsaved),
            ],
        )
        self.shown.emit(sentence)

    def _go_on_unsaved(self) -> None:
        self._requests.play_unsaved.emit()
        self._turns.resume()

    def _stood_in(self, match: Match, seat: int) -> None:
        """Told of moves and hints. Reasons of an earlier move are asked of a match of their own."""
        if match is not self._bridge.match:
            return
        if self._bridge.is_human(seat):
            self._tell_once(
                "hint",
                self.tr(
                    "The bot that gives hints did not answer. This hint comes from a quick bot."
                ),
            )
        else:
            self._tell_once(
                "move",
                self.tr(
                    "The bot that plays {player} did not answer, so a quick bot decided in its "
                    "place. If that happens again, the match goes on in the same way."
                ).format(player=self._bridge.narrator.player(seat)),
            )

    def _tell_once(self, what: str, sentence: str, *, calm: bool = False) -> None:
        if what not in self._told:
            self._told.add(what)
            self._notice.show_message(sentence, calm=calm)
            self.shown.emit(sentence)
