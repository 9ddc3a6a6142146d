"""What a player of Big Shot missed since the last turn: what touches them first, then the rest in the order of play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, WINNER, pile_of
from bigshot_desktop.games.big_shot.words.names import with_owner
from bigshot_desktop.words.narrator import Narrator

_RESULTS: Final = (events.LotWon, events.LotFree)


def since_turn(
    narrator: Narrator, seat: int, own: Sequence[int], happened: Sequence[Event]
) -> list[str]:
    """For the player of these colours: first what touches them, then the rest in the order of play."""
    placed = [event for event in happened if isinstance(event, events.CubePlaced)]
    sold = [event for event in happened if isinstance(event, events.DistrictSold)]
    touching = [one for one in sold if any(one.cubes[colour] for colour in own)]
    decided = {one.district for one in sold}
    told = [narrator.event(one) for one in touching]
    told += _leads(narrator, seat, own, [one for one in placed if one.district not in decided])
    rest = [one for one in happened if one not in touching]
    return told + _in_order(narrator, [one for one in rest if getattr(one, "seat", None) != seat])


def results_of(happened: Sequence[Event]) -> list[Event]:
    """How an auction ended that was over with what a player did themselves."""
    return [event for event in happened if isinstance(event, _RESULTS)]


def _in_order(narrator: Narrator, missed: Sequence[Event]) -> list[str]:
    """What others did in the order of play. What is up for auction now comes last: the bar shows it, too."""
    told: list[str] = []
    over = max((n for n, one in enumerate(missed) if isinstance(one, _RESULTS)), default=-1)
    for number, event in enumerate(missed):
        if isinstance(event, events.BrokerMoved) and number < over:
            continue  # what it brought up is gone
        if isinstance(event, _RESULTS):
            told += _deal(narrator, event, _placed_after(missed[number + 1 :]))
        elif isinstance(event, events.LoanTaken):
            text = QCoreApplication.translate("BigShotTable", "{player} takes a loan.")
            told.append(text.format(player=narrator.player(event.seat)))
        elif isinstance(event, events.CubePlaced):
            before = missed[number - 1] if number else None
            if not isinstance(before, (*_RESULTS, *_PLACING)):  # of a deal that was told before
                told += placements(narrator, _placed_after(missed[number:]))
        elif isinstance(event, _TOLD):
            told.append(narrator.event(event))
    return told


_PLACING: Final = (events.CubePlaced, events.DistrictSold)
_TOLD: Final = (events.DistrictSold, events.Overbid, events.BrokerMoved)
"""What is told as the log tells it."""


def _placed_after(happened: Sequence[Event]) -> list[events.CubePlaced]:
    """The cubes that are placed first of all."""
    placing = takewhile(lambda one: isinstance(one, _PLACING), happened)
    return [event for event in placing if isinstance(event, events.CubePlaced)]


def _deal(narrator: Narrator, result: Event, placed: Sequence[events.CubePlaced]) -> list[str]:
    """Who got the cubes of an auction for how much, and where they went."""
    if not placed:
        return [narrator.event(result)]
    if isinstance(result, events.LotWon):
        #: Who got the cubes of an auction; {districts} is a list of districts
        text = QCoreApplication.translate(
            "BigShotTable", "{player} gets the cubes for {amount} and places them: {districts}."
        )
        amount = narrator.money(result.amount)
    else:
        #: Nobody has bid; {districts} is a list of districts
        text = QCoreApplication.translate(
            "BigShotTable", "{player} gets the cubes for nothing and places them: {districts}."
        )
        amount = ""
    player, districts = narrator.player(placed[0].seat), _districts(narrator, placed)
    return [text.format(player=player, amount=amount, districts=districts)]


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
        there = _districts(narrator, [event for event in placed if event.seat == seat])
        #: {districts} is a list of districts
        text = QCoreApplication.translate("BigShotTable", "{player} places cubes: {districts}.")
        told.append(text.format(player=narrator.player(seat), districts=there))
    return told


def _districts(narrator: Narrator, placed: Sequence[events.CubePlaced]) -> str:
    """Where cubes went, in a list."""
    #: A district and how many cubes somebody has placed there: "Grand Hotel (2)"
    several = QCoreApplication.translate("BigShotTable", "{district} ({number})")
    return narrator.row(
        several.format(district=narrator.name("district", district), number=number)
        if number > 1
        else narrator.name("district", district)
        for district, number in Counter(event.district for event in placed).items()
    )
