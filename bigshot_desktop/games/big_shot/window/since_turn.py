"""What a player of Big Shot missed since the last turn: what touches them first, then all the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, WINNER, pile_of
from bigshot_desktop.games.big_shot.words.names import with_owner
from bigshot_desktop.words.narrator import Narrator

_AUCTIONS: Final = (events.LotWon, events.LotFree, events.Overbid)


def since_turn(
    narrator: Narrator, seat: int, own: Sequence[int], happened: Sequence[Event]
) -> list[str]:
    """Sentences for a player, the most important first; ``own`` are the player's colours."""
    placed = [event for event in happened if isinstance(event, events.CubePlaced)]
    sold = [event for event in happened if isinstance(event, events.DistrictSold)]
    touching = [one for one in sold if any(one.cubes[colour] for colour in own)]
    decided = {one.district for one in sold}
    told = [narrator.event(one) for one in touching]
    told += _leads(narrator, seat, own, [one for one in placed if one.district not in decided])
    told += [narrator.event(one) for one in sold if one not in touching]
    missed = [one for one in happened if getattr(one, "seat", None) != seat]
    # What is up for auction now is asked about next: it must not be what a short line cuts off.
    told += [narrator.event(one) for one in missed if isinstance(one, events.BrokerMoved)][-1:]
    told += [narrator.event(one) for one in missed if isinstance(one, _AUCTIONS)]
    told += placements(narrator, placed)
    return told + [narrator.event(one) for one in missed if isinstance(one, events.LoanTaken)]


def _leads(
    narrator: Narrator, seat: int, own: Sequence[int], placed: Sequence[events.CubePlaced]
) -> list[str]:
    """Where the player is ahead no more, or is now."""
    owner = narrator.player(seat)
    told = []
    for district in dict.fromkeys(event.district for event in placed):
        there = [event for event in placed if event.district == district]
        first, last = there[0], there[-1]
        cubes = list(first.cubes)
        cubes[first.colour] -= 1
        before, after = WINNER[pile_of(tuple(cubes))], WINNER[pile_of(last.cubes)]
        if (before in own) == (after in own):
            continue
        if after in own:
            text = QCoreApplication.translate(
                "BigShotTable", "{player} puts {owner} ahead: {district}."
            )
        elif after == NOBODY:
            text = QCoreApplication.translate(
                "BigShotTable",
                "{player} makes it a tie; {owner} is no longer ahead: {district}.",
            )
        else:
            #: {leader} is a colour and whose it is: "White (neutral)", "Yellow (Dora)"
            text = QCoreApplication.translate(
                "BigShotTable", "{leader} overtakes {owner}: {district}."
            )
        facts = {
            "player": narrator.player(last.seat),
            "owner": owner,
            "district": narrator.name("district", district),
            "leader": "" if after == NOBODY else with_owner(narrator, after),
        }
        told.append(text.format_map(facts))
    return told


def placements(narrator: Narrator, placed: Sequence[events.CubePlaced]) -> list[str]:
    """Where everybody has put cubes."""
    told = []
    for seat in dict.fromkeys(event.seat for event in placed):
        districts = Counter(event.district for event in placed if event.seat == seat)
        #: A district and how many cubes somebody has placed there: "Grand Hotel (2)"
        several = QCoreApplication.translate("BigShotTable", "{district} ({number})")
        where = [
            several.format(district=narrator.name("district", district), number=number)
            if number > 1
            else narrator.name("district", district)
            for district, number in districts.items()
        ]
        #: {districts} is a list of districts
        text = QCoreApplication.translate("BigShotTable", "{player} places cubes: {districts}.")
        told.append(text.format(player=narrator.player(seat), districts=narrator.row(where)))
    return told
