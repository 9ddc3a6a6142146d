"""What only Big Shot can tell of a match that is over: the best deal of an auction, and why a tie goes to somebody."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.engine.game import Result, Standing
from bigshot_desktop.games.big_shot.rules import events
from bigshot_desktop.games.big_shot.rules.scoring import estate
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.match.match_story import StoryLine
from bigshot_desktop.ui.models.history import HistoryModel
from bigshot_desktop.words.narrator import Narrator


@dataclass(slots=True)
class Deal:
    """Cubes that somebody got in an auction, and the districts of theirs that were sold by placing them."""

    round: int
    seat: int
    price: int
    districts: list[int] = field(default_factory=list)
    value: int = 0
    """By how much they make the player's districts more valuable, parks included."""

    @property
    def gain(self) -> int:
        return self.value - self.price


def deals(played: Match) -> list[Deal]:
    """All deals of a match. What is decided only at its end is nobody's deal."""
    made: list[Deal] = []
    for step in played.steps:
        owners = list(played.state_after(step.number - 1).owners)
        for event in step.events:
            if isinstance(event, events.LotWon | events.LotFree):
                price = event.amount if isinstance(event, events.LotWon) else 0
                made.append(Deal(played.state_after(step.number - 1).round, event.seat, price))
            elif isinstance(event, events.DistrictSold):
                deal = made[-1]
                colours = played.setup.deal.colours[deal.seat]
                before = _worth(played, owners, colours)
                owners[event.district] = event.colour
                if event.colour in colours:
                    deal.districts.append(event.district)
                    deal.value += _worth(played, owners, colours) - before
    return made


def _worth(played: Match, owners: list[int], colours: tuple[int, ...]) -> int:
    return sum(value for _, _, value in estate(played.setup.board, owners, colours))


def best_deal(narrator: Narrator, played: Match, history: HistoryModel) -> StoryLine | None:
    """The auction that brought its winner most for the price; nothing where none paid."""
    best = max(deals(played), key=lambda deal: (deal.gain, -deal.round), default=None)
    if best is None or best.gain <= 0:
        return None
    #: {part} is a part of the match ("Round 7"), {districts} a list of names
    text = QCoreApplication.translate(
        "BigShotStory",
        "{part}, the best deal: {player} pays {price} and wins {value} ({districts}).",
    )
    if not best.price:
        #: {part} is a part of the match ("Round 7"), {districts} a list of names
        text = QCoreApplication.translate(
            "BigShotStory",
            "{part}, the best deal: {player} pays nothing and wins {value} ({districts}).",
        )
    return StoryLine(
        "star",
        text.format(
            part=history.part(best.round),
            player=narrator.player(best.seat),
            price=narrator.money(best.price),
            value=narrator.money(best.value),
            districts=narrator.row(narrator.name("district", one) for one in best.districts),
        ),
    )


def tie_break(narrator: Narrator, result: Result) -> str:
    """Why the winner comes before others with the same total (BS-27); nothing where there are none."""
    winners = [one for one in result.standings if one.seat in result.winners]
    if len(winners) != 1:
        return ""
    (winner,) = winners
    tied = [
        one
        for one in result.standings
        if one.seat != winner.seat and one.qualified and one.total == winner.total
    ]
    if not tied:
        return ""
    counts = len(_values(winner)), max(len(_values(one)) for one in tied)
    if counts[0] > counts[1]:
        #: {players} is a list of players: "Anna and Bea"
        text = QCoreApplication.translate(
            "BigShotStory",
            "{players} have the same total, {sum}. {winner} wins with more districts: {more} to {less}.",
        )
        more, less = map(narrator.number, counts)
    else:
        tied = [one for one in tied if len(_values(one)) == counts[0]]
        dearest = (max(_values(one), default=0) for one in (winner, *tied))
        #: {players} is a list of players: "Anna and Bea"
        text = QCoreApplication.translate(
            "BigShotStory",
            "{players} have the same total, {sum}, and as many districts. "
            "{winner} wins with the most valuable single one: {more} to {less}.",
        )
        more, less = map(narrator.money, sorted(dearest, reverse=True)[:2])
    return text.format(
        players=narrator.listing(narrator.player(one.seat) for one in (winner, *tied)),
        sum=narrator.money(winner.total),
        winner=narrator.player(winner.seat),
        more=more,
        less=less,
    )


def lower_ties(narrator: Narrator, result: Result) -> list[str]:
    """Why one who has not won comes before another with the same total (BS-27)."""
    told = []
    for first, second in pairwise(result.standings):
        alike = (first.total, first.qualified) == (second.total, second.qualified)
        if not alike or first.rank == second.rank or first.seat in result.winners:
            continue
        counts = len(_values(first)), len(_values(second))
        if counts[0] != counts[1]:
            #: {players} are two players: "Anna and Bea"; {first} is one of them
            text = QCoreApplication.translate(
                "BigShotStory",
                "{players} have the same total, {sum}. The better place goes to {first} with more "
                "districts: {more} to {less}.",
            )
            more, less = map(narrator.number, counts)
        else:
            #: {players} are two players: "Anna and Bea"; {first} is one of them
            text = QCoreApplication.translate(
                "BigShotStory",
                "{players} have the same total, {sum}, and as many districts. "
                "The better place goes to {first} with the most valuable single one: {more} to {less}.",
            )
            more, less = (narrator.money(max(_values(one), default=0)) for one in (first, second))
        told.append(
            text.format(
                players=narrator.listing(narrator.player(one.seat) for one in (first, second)),
                sum=narrator.money(first.total),
                first=narrator.player(first.seat),
                more=more,
                less=less,
            )
        )
    return told


def _values(standing: Standing) -> list[int]:
    """What each district of a player scores."""
    return [line.amount for line in standing.lines if line.code == "district"]
