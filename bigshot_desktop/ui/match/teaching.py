"""Teaching mode: before a costly slip is final the coach asks whether the player is sure.

What a player is about to do is weighed by the strongest bot in its own process, from what that seat may know. If
that takes too long, or nothing comes of it, it is simply done.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.table.thinker import Answer
from bigshot_desktop.ui.match.game_table import GameTable
from bigshot_desktop.ui.match.slip_box import SlipBox
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.orders import Orders
from bigshot_desktop.ui.play.turns import Phase, Turns

COSTLY: Final = {"beginner": 0.10, "practised": 0.06, "advanced": 0.03}
"""By the level of the learner: what gives away so much of the chance to win is a costly slip, however good it was."""
COSTLY_PART: Final = {"beginner": 0.20, "practised": 0.12, "advanced": 0.08}
"""So is what gives away such a part of it: with many players no single move is worth ten in a hundred."""
SMALL: Final = {"beginner": 0.03, "practised": 0.02, "advanced": 0.015}
"""What gives away less is never worth a question: the bot itself cannot tell such small things apart."""
MOST_QUESTIONS: Final = 3
"""So often the coach speaks of one kind of decision in a match, and each time for another reason."""
PATIENCE: Final = 1200
"""Milliseconds after which something is done whatever the coach may think of it."""

Deed = tuple[str, str]
"""What was asked, and what was about to be done."""
Kind = tuple[Deed, str]
"""A kind of slip: the deed, and what spoke against it, if there is a word for that."""


def costly(level: str, best: float) -> float:
    """How much of such a chance to win must be given away for the coach to speak to a learner of a level."""
    return min(COSTLY[level], max(SMALL[level], COSTLY_PART[level] * best))


class Teaching(QObject):
    """Stands between what a player wants and what is done."""

    told = Signal(str)
    """What the coach says, for those who hear it."""

    def __init__(
        self, page: QWidget, board: QWidget, bridge: Bridge, game_table: GameTable, turns: Turns
    ) -> None:
        super().__init__(page)
        self.on = False
        self.level = "beginner"
        self.asked: set[Kind] = set()
        """The kinds of slips that the coach has spoken of in this match, and does not again."""
        self._board, self._bridge, self._game_table, self._turns = board, bridge, game_table, turns
        self._wanted: Orders | None = None
        """What is being weighed, or asked about."""
        self._kind: Kind = ("", ""), ""
        """Of which kind it is, while the coach asks."""
        self._better: Choice | None = None
        """What the coach would do instead, while it asks."""
        self.box = SlipBox(page)
        self.box.shown_better.connect(self._show_better)
        self.box.taken_back.connect(self._take_back)
        self.box.played.connect(self._play)
        self.patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self.patience.timeout.connect(self._play)
        bridge.stepped.subscribe(Rank.STAGE, self._overtaken)
        bridge.rewound.subscribe(Rank.STAGE, self._overtaken)
        bridge.viewed.subscribe(Rank.STAGE, self._overtaken)
        turns.changed.connect(self._turned)
        board.installEventFilter(self)

    def switch(self, on: bool) -> None:
        """Whether the coach asks, from now on."""
        self.on = on
        if not on:
            self._take_back()

    # --- what a player wants ---------------------------------------------------------------------

    def consider(self, wanted: Any) -> None:
        """A player's action, or :class:`Orders`: it is done, unless the coach asks first."""
        orders = wanted if isinstance(wanted, Orders) else Orders((wanted,))
        if self.patience.isActive() and orders == self._wanted:
            return  # a click too many
        asking = self._wanted is not None
        self._forget()
        if self._has_to_be_weighed(orders) and self._turns.weigh(orders, self._weighed):
            self._wanted = orders
            self.patience.start()
            return
        if asking:
            self._turns.think_again()
        self._turns.decide(wanted)

    def _has_to_be_weighed(self, orders: Orders) -> bool:
        """Whether a slip could be told of: not what the rules refuse, nor a kind that was spoken of before."""
        match = self._bridge.match
        return (
            self.on
            and self._turns.phase is Phase.DECIDING
            and orders.seat in match.to_act
            and not self._is_spent(self._deed(orders))
            and match.game.check(match.state, orders.actions[0]) is None
        )

    def _deed(self, orders: Orders) -> Deed:
        asked = self._bridge.decision(orders.seat)
        return type(asked).__name__, type(orders.actions[-1]).__name__

    def _is_spent(self, deed: Deed) -> bool:
        """Whether the coach has said of such deeds what there is to say."""
        told = [against for one, against in self.asked if one == deed]
        return "" in told or len(told) >= MOST_QUESTIONS

    def _weighed(self, answer: Answer) -> None:
        orders = self._wanted
        if orders is None or not self.patience.isActive():
            return
        self.patience.stop()
        choice, chance = answer.choice, answer.weighed
        tells = not answer.fault and chance is not None and not self._secret(choice)
        best = choice.chosen.expected
        kind = self._deed(orders), choice.objection.code if choice.objection else ""
        costs = costly(self.level, best)
        if not tells or chance is None or kind in self.asked or best - chance < costs:
            self._play()
            return
        self.asked.add(kind)
        self._kind, self._better = kind, choice
        told = None if self._game_table.hides_chances((orders.seat,)) else chance
        said = self.box.ask(self._bridge.narrator, self.heard(choice), told)
        self.place()
        self.told.emit(said)

    def _secret(self, choice: Choice) -> bool:
        """Whether others look on who may not know what the advice rests on."""
        return self._game_table.discreet(choice).veiled

    def heard(self, choice: Choice) -> Choice:
        """What the coach says of it: the reason as others may hear it, who see the same table."""
        told = self._game_table.discreet(choice)
        return replace(choice, advice=told.advice, objection=told.objection)

    # --- what the player says to that ------------------------------------------------------------

    def _play(self) -> None:
        """It is done."""
        orders = self._wanted
        self._forget()
        if orders is not None:
            self._turns.decide(orders)

    def _take_back(self) -> None:
        """It is not done."""
        if self._wanted is not None:
            self._forget()
            self._turns.think_again()

    def _show_better(self) -> None:
        better = self._better
        self._take_back()
        if better is not None:
            self._turns.hinted.emit(better)

    def _forget(self) -> None:
        if self.box.again.isChecked() and self._wanted is not None and self._better is not None:
            self.asked.discard(self._kind)
        self._wanted = self._better = None
        self.patience.stop()
        self.box.hide()

    def _overtaken(self, _: object) -> None:
        """Something has happened meanwhile, or somebody else looks on."""
        self._wanted = self._better = None
        self.patience.stop()
        self.box.hide()

    def _turned(self) -> None:
        wanted, turns = self._wanted, self._turns
        if wanted and (turns.phase is not Phase.DECIDING or turns.seat != wanted.seat):
            self._overtaken(None)

    # --- where it asks ---------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The board has another size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """At the foot of the board, above the controls that were used."""
        if self.box.isHidden():
            return
        room: QRect = self._board.geometry().adjusted(12, 12, -12, -12)
        wish = self.box.sizeHint().boundedTo(room.size())
        self.box.resize(wish)
        self.box.move(room.center().x() - wish.width() // 2, room.bottom() - wish.height())
        self.box.raise_()
