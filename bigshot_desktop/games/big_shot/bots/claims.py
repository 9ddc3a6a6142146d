"""What cubes do to districts by the rules: claims that a hint can make because they are so, whatever a bot thinks."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.big_shot.bots.planner import shares_of
from bigshot_desktop.games.big_shot.bots.position import Plan, Position
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, SIZE, UNIT, WINNER, counts
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE, N_COLOURS, City
from bigshot_desktop.games.big_shot.rules.scoring import estate
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED

TAKES: Final = "takes"
"""The seventh cube, or the last round: one gets the district.

Facts: ``added``, what it adds to one's wealth by itself; ``mine``, the colour that gets it; ``last``, where it has
fewer than seven cubes; ``cancel``, the pile, where other colours have more cubes and cancel each other out (BS-18).
"""
TAKES_PARK: Final = "takes-park"
"""The same with a park beside districts that one owns. Facts: ``added``, what it adds by doubling them."""
TAKES_LONE_PARK: Final = "takes-lone-park"
"""The same with a park beside none of one's own."""
SAFE: Final = "safe"
"""Whatever cubes are added: nobody else can win the district. Facts: ``mine``, the colour that gets it."""
LEADS_FROM: Final = "leads-from"
"""One leads where somebody else did. Facts: ``rival``, the colour that did."""
LEADS: Final = "leads"
"""One leads where nobody did."""
AHEAD: Final = "ahead"
"""One leads by more than before. Facts: ``own`` and ``next``, the cubes of the two foremost colours."""
KEEPS: Final = "keeps"
"""One leads as before, in some other way."""
SPOILS: Final = "spoils"
"""The seventh cube gives the district to somebody else than who led. Facts: ``rival`` (led), ``winner_colour``."""
GIVES: Final = "gives"
"""The seventh cube gives the district to the player who led, or to one where nobody did. Facts: ``winner_colour``."""
ENDS_LEAD: Final = "ends-lead"
"""Somebody who led leads no more, without oneself leading. Facts: ``rival``; ``leader``, who leads then, or -1."""
SETS_UP: Final = "sets-up"
"""One does not lead, but with one more cube of a colour the district is one's own. Facts: ``missing``, that colour."""
CHASES: Final = "chases"
"""One has more cubes than before where another leads with more. Facts: ``own``, ``rival``, ``most``."""
LEVEL: Final = "level"
"""Nobody leads, though one has cubes there now."""
LOSES: Final = "loses"
"""One led and leads no more."""
NOTHING: Final = "nothing"
"""Who leads stays the same, and nothing of the above. Facts: ``rival``, who leads, or -1."""
LETS_LEAD: Final = "lets-lead"
"""Another colour leads where nobody did, or its owner's other colour. Facts: ``rival``."""
YOURS: Final = "yours"
"""The district was one's own already, whatever cubes are added."""
DECIDED: Final = "decided"
"""The district was somebody else's already, whatever cubes are added. Facts: ``rival``."""

OWNING: Final = (TAKES, TAKES_PARK, TAKES_LONE_PARK)
"""One gets the district."""
HARMFUL: Final = (GIVES, LOSES, LETS_LEAD)
"""What one does where nothing better is left to do."""

GOOD: Final = (
    *OWNING,
    SAFE,
    LEADS_FROM,
    LEADS,
    AHEAD,
    SPOILS,
    SETS_UP,
    ENDS_LEAD,
)
"""What is worth a sentence that says why one would like it."""


class Effect(NamedTuple):
    """What the cubes that go to one district do there, for one seat."""

    code: str
    district: int
    part: int
    """The cubes, as a pile."""
    facts: tuple[tuple[str, Fact], ...] = ()


@cache
def sure_winner(pile: int) -> int:
    """The colour that wins a district with this pile whatever cubes are still added; NOBODY if none is sure to."""
    winner = WINNER[pile]
    if winner == NOBODY or SIZE[pile] == DISTRICT_SIZE:
        return winner
    more = (pile + unit for unit in UNIT)
    return winner if all(sure_winner(one) == winner for one in more) else NOBODY


def effect(before: Position, city: City, seat: int, d: int, part: int) -> Effect:
    """What a part of a lot does in a district, by itself."""
    own = before.facts.terms.purses[seat]
    old = before.piles[d]
    pile = old + part
    led, leads = WINNER[old], WINNER[pile]

    def of(code: str, **facts: Fact) -> Effect:
        return Effect(code, d, part, tuple(facts.items()))

    certain = sure_winner(old)
    if certain != NOBODY:
        return of(YOURS) if certain in own else of(DECIDED, rival=certain)
    if SIZE[pile] == DISTRICT_SIZE or not before.ring:
        return _decided(before, city, seat, d, part)
    numbers = counts(pile)
    if leads in own:
        if sure_winner(pile) == leads:
            return of(SAFE, mine=leads)
        if led not in own:
            manner = _cancelling(pile, leads)
            return of(LEADS, **manner) if led == NOBODY else of(LEADS_FROM, rival=led, **manner)
        most = max(number for colour, number in enumerate(numbers) if colour != leads)
        grew = counts(part)[leads] > 0
        if grew and numbers[leads] > most:
            return of(AHEAD, own=numbers[leads], next=most)
        return of(KEEPS)
    if led in own:
        return of(LOSES)
    missing = _last_cube(before, pile, own)
    if missing is not None and _last_cube(before, old, own) is None:
        full = pile + UNIT[missing]
        return of(SETS_UP, missing=missing, **_cancelling(full, WINNER[full]))
    if led not in (NOBODY, leads) and not _same_owner(before, led, leads):
        return of(ENDS_LEAD, rival=led, leader=leads)
    if any(counts(part)[colour] for colour in own):
        mine = max(numbers[colour] for colour in own if counts(part)[colour])
        if leads == NOBODY:
            return of(LEVEL)
        if numbers[leads] > mine:
            return of(CHASES, own=mine, rival=leads, most=numbers[leads])
    if leads not in (NOBODY, led):
        return of(LETS_LEAD, rival=leads)
    return of(NOTHING, rival=leads)


def _decided(before: Position, city: City, seat: int, d: int, part: int) -> Effect:
    """The same where these cubes decide: the seventh is among them, or no more will come."""
    own = before.facts.terms.purses[seat]
    old = before.piles[d]
    pile = old + part
    led, winner = WINNER[old], WINNER[pile]
    open_still = SIZE[pile] < DISTRICT_SIZE

    def of(code: str, **facts: Fact) -> Effect:
        return Effect(code, d, part, tuple(facts.items()))

    if winner in own:
        if led in own and not before.ring:
            return of(KEEPS)
        owners = list(before.owners)
        owners[d] = winner
        worth = added(city, owners, d)
        facts: dict[str, Fact] = {"mine": winner, **_cancelling(pile, winner)}
        if open_still:
            facts["last"] = 1
        if not city.districts[d].is_park:
            return of(TAKES, added=worth, **facts)
        return of(TAKES_PARK, added=worth, **facts) if worth else of(TAKES_LONE_PARK, **facts)
    if led in own:
        return of(LOSES)
    if winner == NOBODY:
        if led == NOBODY:
            return of(NOTHING, rival=NOBODY)
        return of(ENDS_LEAD, rival=led, leader=NOBODY, last=1)
    if led == winner and open_still:
        return of(NOTHING, rival=led)
    if led not in (NOBODY, winner) and not _same_owner(before, led, winner):
        return of(SPOILS, rival=led, winner_colour=winner, **_cancelling(pile, winner))
    return of(GIVES, winner_colour=winner)


def _same_owner(before: Position, one: int, other: int) -> bool:
    """Whether two colours are of the same player (BS-40)."""
    seats = before.facts.terms.seat_of
    return NOBODY not in (one, other) and seats[one] == seats[other]


def _cancelling(pile: int, winner: int) -> dict[str, Fact]:
    """Whether other colours have more cubes than the one that wins or leads: they cancel each other out (BS-18)."""
    numbers = counts(pile)
    return {"cancel": pile, "mine": winner} if max(numbers) > numbers[winner] else {}


def _last_cube(before: Position, pile: int, own: tuple[int, ...]) -> int | None:
    """The colour of a seventh cube with which a district would be one's own, if such a cube is still to come."""
    if SIZE[pile] != DISTRICT_SIZE - 1:
        return None
    lots = [counts(before.fields[field]) for field in before.ring]
    fit = (c for c, unit in enumerate(UNIT) if WINNER[pile + unit] in own)
    return next((c for c in fit if any(lot[c] for lot in lots)), None)


def added(city: City, owners: list[int], district: int) -> int:
    """What a district adds to its owner's wealth: its value and what it doubles."""
    colour = owners[district]
    without = list(owners)
    without[district] = UNDECIDED
    return _total(city, owners, colour) - _total(city, without, colour)


def _total(city: City, owners: list[int], colour: int) -> int:
    return sum(value for _, _, value in estate(city, owners, (colour,)))


def effects(before: Position, plan: Plan, city: City, seat: int) -> list[Effect]:
    """What a plan does, district by district, each as if it were the only one."""
    return [effect(before, city, seat, d, part) for d, part in plan]


def can_lead_somewhere(position: Position, lot: int, seat: int) -> bool:
    """Whether with these cubes a seat could lead, or win, any district in which it does not lead yet."""
    own = position.facts.terms.purses[seat]
    for d, pile in enumerate(position.piles):
        if position.owners[d] != UNDECIDED or WINNER[pile] in own:
            continue
        room = DISTRICT_SIZE - SIZE[pile]
        for part, size in shares_of(lot).parts:
            if size <= room and WINNER[pile + part] in own:
                return True
    return False


def colours_of(part: int) -> list[int]:
    """The cubes of a pile, one by one, in the order in which they are placed."""
    return [colour for colour in range(N_COLOURS) for _ in range(counts(part)[colour])]


def least(before: Position, city: City, seat: int, whole: Effect) -> Effect:
    """The same effect with as few of its cubes as it takes."""
    for part, _ in sorted(shares_of(whole.part).parts, key=lambda one: one[1]):
        fewer = effect(before, city, seat, whole.district, part)
        if (fewer.code, fewer.facts) == (whole.code, whole.facts):
            return fewer
    return whole
