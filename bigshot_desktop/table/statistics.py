"""What the finished matches come to: who played, won and earned how much, against whom, and how much of it is luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from bigshot_desktop.table.people import People
from bigshot_desktop.table.played_matches import PlayedMatch, Player

MANY: Final = 300
"""Matches from which on the bell curve serves for what equal chances give."""
_PARTNER: Final = "seat-"

ANYBODY: Final = ""
PEOPLE: Final = "people"
"""Matches in which at least two people played."""
BOTS: Final = "bots"
"""Matches of one person against bots."""


class Seating(NamedTuple):
    """Somebody in one match."""

    match: PlayedMatch
    seat: int
    name: str
    """What they are called here."""
    player: Player
    share: float
    """Their part of the win: the half of it for each of two winners."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which matches count."""

    game: str = ""
    players: int = 0
    """How many played; 0: any number."""
    against: str = ANYBODY
    """``people``, ``bots``, or a level of bots of which at least one played."""

    def takes(self, match: PlayedMatch) -> bool:
        if not match.finished or (self.game and match.game != self.game):
            return False
        if self.players and len(match.players) != self.players:
            return False
        humans = sum(player.kind == "human" for player in match.players)
        if self.against == PEOPLE:
            return humans >= 2
        if self.against == BOTS:
            return humans == 1
        return not self.against or any(one.level == self.against for one in match.players)


def seatings(matches: Iterable[PlayedMatch], people: People, which: Filter) -> list[Seating]:
    """Everybody's part in these matches, the oldest first; bots need no fame."""
    called: dict[str, str] = {}
    found = []
    for match in matches:
        if not which.takes(match):
            continue
        for seat, player in enumerate(match.players):
            if player.kind == "human":
                name = called.get(player.name)
                if name is None:
                    name = called[player.name] = people.called(player.name)
                if name:
                    found.append(Seating(match, seat, name, player, share(match, player)))
    return found


def share(match: PlayedMatch, player: Player) -> float:
    """A player's part of the win."""
    return 1 / sum([one.won for one in match.players]) if player.won else 0.0


def by_person(some: Iterable[Seating]) -> dict[str, list[Seating]]:
    """The same for each person, whoever played most first."""
    found: dict[str, list[Seating]] = {}
    for one in some:
        found.setdefault(one.name, []).append(one)
    return dict(sorted(found.items(), key=lambda entry: (-len(entry[1]), entry[0])))


def at_one_table(some: Iterable[Seating], name: str) -> set[str]:
    """Who played in a match together with somebody: certainly another person."""
    tables: dict[str, set[str]] = {}
    for one in some:
        tables.setdefault(one.match.file, set()).add(one.name)
    return {other for table in tables.values() if name in table for other in table} - {name}


# --- wins and luck -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tally:
    """How often somebody won, and how often they would have by equal chances."""

    played: int
    won: float
    """A win that is shared by two counts half."""
    expected: float
    low: int
    high: int
    """So many or fewer, so many or more: by equal chances, 95 of 100 runs lie between the two."""
    best: int
    average_rank: float

    @property
    def verdict(self) -> str:
        """``more``, ``fewer`` or ``as`` many wins as luck alone may bring."""
        return "more" if self.won > self.high else "fewer" if self.won < self.low else "as"


def tally(some: Sequence[Seating]) -> Tally:
    """What these come to; there must be at least one."""
    chances = Counter([len(one.match.players) for one in some])
    low, high = between(chances)
    return Tally(
        len(some),
        sum([one.share for one in some]),
        sum(number / players for players, number in chances.items()),
        low,
        high,
        max([one.player.total for one in some]),
        sum([one.player.rank for one in some]) / len(some),
    )


def between(chances: Counter[int]) -> tuple[int, int]:
    """Between which numbers of wins 95 of 100 runs lie if everybody always has the same chance.

    ``chances`` has the number of matches by the number of players.
    """
    total = sum(chances.values())
    if total > MANY:
        mean = sum(number / players for players, number in chances.items())
        spread = sqrt(
            sum(number * (players - 1) / players**2 for players, number in chances.items())
        )
        reach = NormalDist().inv_cdf(0.975) * spread
        return max(0, round(mean - reach)), min(total, round(mean + reach))
    likely = [1.0]
    for players, number in chances.items():
        chance = 1 / players
        for _ in range(number):
            likely = [
                (likely[wins] if wins < len(likely) else 0.0) * (1 - chance)
                + (likely[wins - 1] if wins else 0.0) * chance
                for wins in range(len(likely) + 1)
            ]
    below = 0.0
    low = high = 0
    for wins, chance in enumerate(likely):
        if below < 0.025:
            low = wins
        if below < 0.975:
            high = wins
        below += chance
    return low, high


def course(some: Sequence[Seating]) -> tuple[list[float], list[float]]:
    """Match by match: how often somebody has won by then, and how often equal chances would give."""
    won, expected = [0.0], [0.0]
    for one in some:
        won.append(won[-1] + one.share)
        expected.append(expected[-1] + 1 / len(one.match.players))
    return won, expected


# --- favourites ----------------------------------------------------------------------------------


class Favourite(NamedTuple):
    """What somebody chose again and again in one game."""

    thing: str
    """By its name in the game, or another player's name."""
    times: int
    matches: int
    """In so many matches nothing was chosen more often."""
    won: float
    """So many of these were won."""


def favourites(some: Iterable[Seating], people: People) -> list[Favourite]:
    """What somebody likes in the matches of one game, what they chose most often first."""
    times: Counter[str] = Counter()
    first: Counter[str] = Counter()
    won: dict[str, float] = {}
    for one in some:
        likings = _named(one, people)
        times.update(likings)
        most = max(likings.values(), default=0)
        for thing, number in likings.items():
            if number == most:
                first[thing] += 1
                won[thing] = won.get(thing, 0.0) + one.share
    return [
        Favourite(thing, number, first[thing], won.get(thing, 0.0))
        for thing, number in sorted(times.items(), key=lambda entry: (-entry[1], entry[0]))
    ]


def _named(one: Seating, people: People) -> dict[str, int]:
    """How often somebody chose what, with other players by their names."""
    found: dict[str, int] = {}
    for thing, number in one.player.likings.items():
        if thing.startswith(_PARTNER):
            other = one.match.players[int(thing.removeprefix(_PARTNER))]
            human = other.kind == "human"
            thing = people.called(other.name) if human else other.name
        if thing:
            found[thing] = found.get(thing, 0) + number
    return found


# --- against each other --------------------------------------------------------------------------


class Duel(NamedTuple):
    """Two people in the matches that both played."""

    other: str
    matches: int
    better: int
    """In so many of them the one had a better place."""
    worse: int
    won: float
    lost: float
    """So many were won by the other."""


def duels(some: Iterable[Seating], people: People) -> list[Duel]:
    """One person against each other person, whom they met most often first."""
    met: dict[str, list[float]] = {}
    called: dict[str, str] = {}
    for one in some:
        for seat, other in enumerate(one.match.players):
            if seat == one.seat or other.kind != "human":
                continue
            name = called.get(other.name)
            if name is None:
                name = called[other.name] = people.called(other.name)
            if not name or name == one.name:
                continue
            sums = met.setdefault(name, [0, 0, 0, 0, 0])
            sums[0] += 1
            sums[1] += one.player.rank < other.rank
            sums[2] += one.player.rank > other.rank
            sums[3] += one.share
            sums[4] += share(one.match, other)
    found = [
        Duel(name, int(sums[0]), int(sums[1]), int(sums[2]), sums[3], sums[4])
        for name, sums in met.items()
    ]
    return sorted(found, key=lambda duel: (-duel.matches, duel.other))


# --- matches to remember -------------------------------------------------------------------------


class Remarkable(NamedTuple):
    """The matches of one game that stand out."""

    game: str
    longest: PlayedMatch
    closest: PlayedMatch
    richest: PlayedMatch
    only_one: bool = False
    """Whether there is no other match of the game to compare it with."""


def remarkable(some: Iterable[Seating]) -> list[Remarkable]:
    """The longest, closest and richest match of each game in which somebody played."""
    games: dict[str, dict[str, PlayedMatch]] = {}
    for one in some:
        games.setdefault(one.match.game, {})[one.match.file] = one.match
    return [
        Remarkable(
            game,
            max(matches.values(), key=lambda match: match.actions),
            min(matches.values(), key=lead),
            max(matches.values(), key=highest),
            len(matches) == 1,
        )
        for game, matches in games.items()
    ]


def lead(match: PlayedMatch) -> int:
    """By how much the first was ahead of the second."""
    ranked = sorted(match.players, key=lambda player: player.rank)
    return abs(ranked[0].total - ranked[1].total) if len(ranked) > 1 else 0


def highest(match: PlayedMatch) -> int:
    """The highest total of a match."""
    return max(player.total for player in match.players)
