"""What is counted in matches of Saludos Amigos: the dice, and who shares a coalition with whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bigshot_desktop.engine.match_counts import Actions, Die, MatchCounts
from bigshot_desktop.games.saludos_amigos.rules.material import DIE


def partners(setup: Mapping[str, Any], actions: Actions, players: int) -> list[dict[str, int]]:
    """By seat: with which other seat it was in the coalition that stood when the negotiation closed, how often."""
    together: list[dict[str, int]] = [{} for _ in range(players)]
    offers: dict[int, tuple[frozenset[int], set[int]]] = {}
    """By proposer: who is in an open offer, and who of them has not answered."""
    standing: frozenset[int] = frozenset()

    def close() -> None:
        for one in standing:
            for other in standing - {one}:
                name = f"seat-{other}"
                together[one][name] = together[one].get(name, 0) + 1

    for action in actions:
        kind, seat = action["kind"], action["seat"]
        if kind == "draw-tile":  # the next turn
            close()
            standing = frozenset()
            offers.clear()
        elif kind == "offer":
            members = frozenset(one for one, share in enumerate(action["shares"]) if share)
            offers[seat] = members, {*members} - {seat}
        elif kind in ("withdraw", "decline"):
            offers.pop(action.get("proposer", seat), None)
        elif kind == "done":
            for proposer in [one for one, (_, asked) in offers.items() if seat in asked]:
                del offers[proposer]
        elif kind == "propose":  # from the council, where the coalition stays who it is
            offers.clear()
        elif kind == "accept" and action["proposer"] in offers:
            offers[action["proposer"]][1].discard(seat)
        stands = next((members for members, asked in offers.values() if not asked), None)
        if stands is not None:
            standing = stands
            offers.clear()
    close()
    return together


COUNTS: Final = MatchCounts((Die("die", "dice", DIE),), partners)
