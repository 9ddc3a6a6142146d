"""What a player must know beside the match: what could not be saved, which bot has failed, whose secrets it has."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.turns import Turns
from bigshot_desktop.ui.widgets.notice import Notice, NoticeButton


class TableNotices(QObject):
    """Shows these messages across the top of the table."""

    shown = Signal(str)
    """A message, for those who listen instead of reading."""

    def __init__(
        self,
        notice: Notice,
        turns: Turns,
        requests: PlayerRequests,
        parent: QObject,
        *,
        lapsing: Callable[[], str] = str,
    ) -> None:
        """``lapsing``: whose offers lapse when the time of a talk is up, as a list in words."""
        super().__init__(parent)
        self._notice, self._turns, self._requests = notice, turns, requests
        self._bridge = turns.bridge
        self._told: set[str] = set()
        """What is told once in a match, and has been."""
        self._bridge.troubled.connect(self._troubled)
        turns.asking.stood_in.connect(self._stood_in)
        self._of_secrets = ""
        """What was told of secrets, until the match goes on."""
        self._of_sand = ""
        """What was told of the sand-glass, until somebody here has decided something else."""
        self._lapsing = lapsing
        # Before the turns: with its last word they forget that the time of a talk was up.
        self._bridge.stepped.subscribe(Rank.LOG, self._stepped)
        self._bridge.rewound.subscribe(Rank.SOUNDS, self._rewound)
        if isinstance(turns, OpenTurns):
            turns.talk.clock.time_up.connect(self._time_is_up)

    def tell_of_secrets(self, owners: str) -> None:
        """To whoever has opened a match of several people, where nobody is called yet."""
        self._of_secrets = self.tr(
            "{players} play this match. What only one of them may see stays hidden until it is asked for."
        ).format(players=owners)
        self._tell_once("secrets", self._of_secrets, calm=True)

    def _stepped(self, step: Step) -> None:
        """They play on: nobody has to be told any more."""
        if self._of_secrets and self._notice.text == self._of_secrets:
            self._notice.hide()
        self._of_secrets = ""
        ending = isinstance(self._turns, OpenTurns) and self._turns.talk.time_is_up
        if self._bridge.is_human(step.action.seat) and not ending:
            self._forget_sand()

    def _rewound(self, _: int) -> None:
        self._forget_sand()

    def _time_is_up(self) -> None:
        """The board goes on at once, so that everybody sees afterwards what has ended, too."""
        players = self._lapsing()
        if players:
            #: {players} have made offers that nobody can answer any more
            told = self.tr("The sand-glass has run out: open offers lapse ({players}).")
            self._of_sand = told.format(players=players)
        else:
            self._of_sand = self.tr("The sand-glass has run out: the talk is over.")
        self._notice.show_message(self._of_sand, calm=True)
        self.shown.emit(self._of_sand)

    def _forget_sand(self) -> None:
        if self._of_sand and self._notice.text == self._of_sand:
            self._notice.hide()
        self._of_sand = ""

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
