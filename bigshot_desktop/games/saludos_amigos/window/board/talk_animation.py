"""How offers and answers are animated: slips fly to the plaza or are blown away, and the mug slides."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.games.saludos_amigos.window.board.council import proposal_spot
from bigshot_desktop.games.saludos_amigos.window.board.counter import length_for
from bigshot_desktop.games.saludos_amigos.window.board.moving_items import MovingItems
from bigshot_desktop.games.saludos_amigos.window.board.slips import LYING, Slip, SlipItem, spread
from bigshot_desktop.ui.boards.animation import Timeline

QUICK: Final = 300
"""Of everything that happens while others talk on."""
SLIDE: Final = 340
_FLYING: Final = 15.0
"""How high in the scene a slip is on its way."""


class TalkAnimation:
    """The motions for offers, proposals and answers. All are short, because several people may talk at once."""

    def __init__(self, moving: MovingItems) -> None:
        self.moving = moving

    def offer_made(self, timeline: Timeline, event: events.OfferMade) -> None:
        """A slip comes from its player's place to the plaza, and the others make room."""
        slips, new = self.moving.slips, list[SlipItem]()
        start = self.moving.dice[event.seat].pos()
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

        timeline.add(QUICK, show, begin=begin, eased=True)

    def split_proposed(self, timeline: Timeline, seat: int, shares: tuple[int, ...]) -> None:
        """A slip comes from its player's place to the row of a side in the council."""
        side = 0 if self.moving.mug.members >> seat & 1 else 1
        vessel = self.moving.biscuit if side else self.moving.mug
        waiting = members_of(shares) & ~(1 << seat)
        slip = Slip("proposal", seat, shares, vessel.figure, waiting)
        start, slips = self.moving.dice[seat].pos(), self.moving.slips
        new: list[SlipItem] = []

        def show(share: float) -> None:
            spot, size = proposal_spot(side)
            new[0].lie(start + (spot - start) * share, size)

        timeline.add(QUICK, show, begin=lambda: new.append(slips.lay(slip)), eased=True)

    def offer_removed(self, timeline: Timeline, proposer: int) -> None:
        """The slip of a player is blown away."""
        items = [item for key, item in self.moving.slips.items.items() if key[1] == proposer]
        for item in items:
            start = item.pos()

            def show(share: float, item: SlipItem = item, start: QPointF = start) -> None:
                item.setPos(start + QPointF(70, -50) * share)
                item.setRotation(14 * share)
                item.setOpacity(1 - share)

            timeline.add(QUICK, show, after=timeline.motions[-1] if timeline.motions else None)

    def offer_stands(self, timeline: Timeline, event: events.OfferStands) -> None:
        """The mug slides to its new height, and its coalition gathers around it."""
        moving, start = self.moving, self.moving.mug.height
        moving.counter.stretch(max(moving.counter.length, length_for(event.height)))
        moving.mug.stretch(moving.counter.length)

        def show(share: float) -> None:
            moving.mug.slide(start + (event.height - start) * share)

        members = members_of(event.shares)
        together = timeline.motions[-1] if timeline.motions else None
        timeline.add(
            SLIDE, show, begin=lambda: moving.mug.gather(members), eased=True, after=together
        )
