"""What of Big Shot's deal can be wished for: where the broker starts, and who has which colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bigshot_desktop.games.big_shot.rules.setup import Deal


@dataclass(frozen=True, slots=True)
class DealChoices:
    """A deal that is not left to the seed altogether."""

    broker: int | None = None
    """The field on which the broker starts, from 0 (BS-06)."""
    colours: tuple[tuple[int, ...], ...] = ()
    """By seat: the colours it is to have for certain (BS-08); none, or too few, and the rest is dealt."""

    def fit(self, deal: Deal) -> Deal:
        """The deal once it is as wished, whether the rules allow it or not."""
        if self.broker is not None:
            deal = replace(deal, broker=self.broker)
        if any(self.colours):
            deal = replace(deal, colours=recoloured(deal.colours, self.colours))
        return deal


def recoloured(
    dealt: Sequence[tuple[int, ...]], wanted: Sequence[tuple[int, ...]]
) -> tuple[tuple[int, ...], ...]:
    """The colours by seat once each has what it wants: who loses one gets one that came free for it."""
    fixed = {colour for colours in wanted for colour in colours}
    kept = [
        list(mine) + [colour for colour in own if colour not in fixed][: len(own) - len(mine)]
        for own, mine in zip(dealt, wanted, strict=True)
    ]
    held = {colour for colours in kept for colour in colours}
    free = [colour for colours in dealt for colour in colours if colour not in held]
    for own, colours in zip(dealt, kept, strict=True):
        while free and len(colours) < len(own):
            colours.append(free.pop(0))
    return tuple(tuple(sorted(colours)) for colours in kept)
