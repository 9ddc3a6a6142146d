"""How the talk is shown: slips come to the plaza and are blown away, and the mug slides along the counter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from bigshot_desktop.rules.saludos_amigos import events
from bigshot_desktop.rules.saludos_amigos.negotiation import members_of
from bigshot_desktop.ui.boards.performance import Script
from bigshot_desktop.ui.boards.saludos_amigos.cast import Cast
from bigshot_desktop.ui.boards.saludos_amigos.council import proposal_spot
from bigshot_desktop.ui.boards.saludos_amigos.counter import length_for
from bigshot_desktop.ui.boards.saludos_amigos.slips import LYING, Slip, SlipItem, spread

QUICK: Final = 300
"""Of everything that happens while others talk on."""
SLIDE: Final = 340
_FLYING: Final = 15.0
"""How high in the scene a slip is on its way."""


class Parley:
    """All that moves while everybody talks: nothing of it takes long."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast

    def lay(self, script: Script, event: events.OfferMade) -> None:
        """A slip comes from its player's place to the plaza, and the others make room."""
        slips, new = self.cast.slips, list[SlipItem]()
        start = self.cast.dice[event.seat].pos()
        waiting = members_of(event.shares) & ~(1 << event.seat)
        slip = Slip("offer", event.seat, event.shares, event.height, waiting)

        def begin() -> None:
            new.append(slips.lay(slip))
            new[0].setZValue(_FLYING)

        def show(share: float) -> None:
            keys = sorted(slips.items, key=lambda key: (key[1] >= 0, key[1]))
            for index, key in enumerate(keys):
                spot, size = spread(index, len(keys))
                item = slips.items[key]
                if item is new[0]:
                    item.lie(start + (spot - start) * share, size * (0.5 + 0.5 * share))
                else:
                    item.lie(item.pos() + (spot - item.pos()) * share, size)
            new[0].setZValue(_FLYING if share < 1.0 else LYING)

        script.act(QUICK, show, begin=begin, eased=True)

    def propose(self, script: Script, seat: int, shares: tuple[int, ...]) -> None:
        """A slip comes from its player's place to the row of a side in the council."""
        side = 0 if self.cast.mug.members >> seat & 1 else 1
        vessel = self.cast.biscuit if side else self.cast.mug
        waiting = members_of(shares) & ~(1 << seat)
        slip = Slip("proposal", seat, shares, vessel.figure, waiting)
        start, slips = self.cast.dice[seat].pos(), self.cast.slips
        new: list[SlipItem] = []

        def show(share: float) -> None:
            spot, size = proposal_spot(side)
            new[0].lie(start + (spot - start) * share, size)

        script.act(QUICK, show, begin=lambda: new.append(slips.lay(slip)), eased=True)

    def blow(self, script: Script, proposer: int) -> None:
        """The slip of a player is blown away."""
        items = [item for key, item in self.cast.slips.items.items() if key[1] == proposer]
        for item in items:
            start = item.pos()

            def show(share: float, item: SlipItem = item, start: QPointF = start) -> None:
                item.setPos(start + QPointF(70, -50) * share)
                item.setRotation(14 * share)
                item.setOpacity(1 - share)

            script.act(QUICK, show, after=script.acts[-1] if script.acts else None)

    def stand(self, script: Script, event: events.OfferStands) -> None:
        """The mug slides to its new height, and its coalition gathers around it."""
        cast, start = self.cast, self.cast.mug.height
        cast.counter.stretch(max(cast.counter.length, length_for(event.height)))
        cast.mug.stretch(cast.counter.length)

        def show(share: float) -> None:
            cast.mug.slide(start + (event.height - start) * share)

        members = members_of(event.shares)
        together = script.acts[-1] if script.acts else None
        script.act(SLIDE, show, begin=lambda: cast.mug.gather(members), eased=True, after=together)
