"""What anybody can remember of a match of Big Shot: every purse, and the table as it was when the round began."""

from __future__ import annotations

from bigshot_desktop.engine.game import Event, Setup
from bigshot_desktop.games.big_shot.rules.events import (
    BrokerMoved,
    CubePlaced,
    LoanTaken,
    LotWon,
    RoundBegan,
)
from bigshot_desktop.games.big_shot.rules.majority import UNIT, pile_of
from bigshot_desktop.games.big_shot.rules.material import N_COLOURS, START_MONEY


class Ledger:
    """All money moves in public (BS-50), so who keeps books knows every purse, hidden or not.

    What changed since the round began is kept too: a bot that judges a lot from there answers the same at each of
    its words in the auction and with each cube of the lot, whatever else it may have forgotten in between.
    """

    __slots__ = ("borrowed", "broker", "cash", "paid", "placed", "stood", "touched")

    def __init__(self, setup: Setup) -> None:
        owned = {colour for colours in setup.deal.colours for colour in colours}
        self.cash = [START_MONEY if colour in owned else 0 for colour in range(N_COLOURS)]
        self.broker = self.stood = setup.deal.broker
        """Where the broker is, and where it stood before this round."""
        self.borrowed = [0] * N_COLOURS
        """What loans paid out in this round, by purse."""
        self.paid = [0] * N_COLOURS
        """What was paid for the lot of this round, by purse."""
        self.placed: list[tuple[int, int]] = []
        """Colours and districts of the cubes placed in this round."""
        self.touched: dict[int, int] = {}
        """The piles of these districts as they were before that."""

    def note(self, event: Event) -> None:
        """Books what was paid and borrowed."""
        if isinstance(event, LotWon):
            self.cash[event.colour] -= event.amount
            self.paid[event.colour] += event.amount
        elif isinstance(event, LoanTaken):
            self.cash[event.colour] += event.amount
            self.borrowed[event.colour] += event.amount
        elif isinstance(event, CubePlaced):
            self.placed.append((event.colour, event.district))
            self.touched.setdefault(event.district, pile_of(event.cubes) - UNIT[event.colour])
        elif isinstance(event, BrokerMoved):
            self.stood, self.broker = self.broker, event.path[-1]
        elif isinstance(event, RoundBegan):
            self.borrowed = [0] * N_COLOURS
            self.paid = [0] * N_COLOURS
            self.placed = []
            self.touched = {}
