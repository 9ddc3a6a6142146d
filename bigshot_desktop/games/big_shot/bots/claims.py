"""What cubes do to districts by the rules: claims that a hint can make because they are so, whatever a bot thinks."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.big_shot.bots.planner import shares_of
from bigshot_desktop.games.big_shot.bots.position import Plan, Position
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, SIZE, UNIT, WINNER, counts
from bigshot_desktop.games.big_shot.rules.material import DISTRICT_SIZE, N_COLOURS, City
from bigshot_desktop.games.big_shot.rules.scoring import NEEDED, estate, wealth
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
"""Whatever cubes are added: nobody else can win the district.

Facts: ``mine``, the colour that gets it, unless it can still be one or the other of one's own two (BS-40).
"""
LEADS_FROM: Final = "leads-from"
"""One leads where somebody else did. Facts: ``rival``, the colour that did; ``own`` and ``next`` as below."""
LEADS: Final = "leads"
"""One leads where nobody did. Facts, where it is by two cubes or more: ``own`` and ``next`` as below.

Not where one's other colour has cubes there, too: a figure would be taken for that of one or the other.
"""
AHEAD: Final = "ahead"
"""One leads by more than before. Facts: ``own`` and ``next``, one's cubes and those of the foremost rival.

Where one's other colour has cubes there, too: ``mine``, the colour that leads.
"""
KEEPS: Final = "keeps"
"""One leads as before, in some other way.

Facts, where the lead goes from one of one's own two colours to the other: ``other`` (led), ``mine`` (leads then).
"""
SPOILS: Final = "spoils"
"""The seventh cube gives the district to somebody else than who led. Facts: ``rival`` (led), ``winner_colour``."""
SHIFTS: Final = "shifts"
"""The seventh cube gives the district to a player's other colour than the one that led and still needs districts.

Facts: ``rival`` (led), ``winner_colour``, ``seat`` (of both).
"""
SETTLES: Final = "settles"
"""The same with one's own two colours, where one had the district in any case. Facts: ``other`` (led), ``mine``."""
GIVES: Final = "gives"
"""The seventh cube gives the district to the player who led, or to one where nobody did. Facts: ``winner_colour``."""
ENDS_LEAD: Final = "ends-lead"
"""Somebody who led leads no more, without oneself leading. Facts: ``rival``; ``leader``, who leads then, or -1."""
SETS_UP: Final = "sets-up"
"""One does not lead, but with one more cube of a colour the district is one's own. Facts: ``missing``, that colour."""
CHASES: Final = "chases"
"""One has more cubes than before where another leads with more.

Facts: ``mine``, the foremost of one's colours among these cubes, and ``own``, how many it has; ``rival``, ``most``.
Where a cube of another colour would give one the lead: ``missing``, that colour, ``cancel``, and in ``mine`` who leads.
"""
LEVEL: Final = "level"
"""Nobody leads, though one has cubes there now."""
LOSES: Final = "loses"
"""One led and leads no more."""
NOTHING: Final = "nothing"
"""Who leads stays the same, and nothing of the above. Facts: ``rival``, who leads, or -1."""
LETS_LEAD: Final = "lets-lead"
"""Another player leads where nobody or nobody's colour did, or with the other of two colours. Facts: ``rival``."""
SEALS: Final = "seals"
"""Another colour has the district from now on, whatever cubes are added. Facts: ``rival``."""
YOURS: Final = "yours"
"""The district was one's own already, whatever cubes are added."""
DECIDED: Final = "decided"
"""The district was somebody else's already, whatever cubes are added.

Facts: ``rival``, the colour; or ``seat``, where it can be one or the other of that player's two colours.
"""

OWNING: Final = (TAKES, TAKES_PARK, TAKES_LONE_PARK)
"""One gets the district."""
HARMFUL: Final = (GIVES, LOSES, LETS_LEAD, SEALS)
"""What one does where nothing better is left to do."""

GOOD: Final = (
    *OWNING,
    SAFE,
    LEADS_FROM,
    LEADS,
    AHEAD,
    SPOILS,
    SHIFTS,
    SETS_UP,
    ENDS_LEAD,
    SETTLES,
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


@cache
def sure_among(pile: int, own: tuple[int, ...]) -> bool:
    """Whether one of these colours wins a district with this pile, whatever cubes are still added."""
    if WINNER[pile] not in own:
        return False
    return SIZE[pile] == DISTRICT_SIZE or all(sure_among(pile + unit, own) for unit in UNIT)


def certain_of(position: Position, colour: int, but: int) -> int:
    """How many districts a colour has, or will have whatever cubes are added, one of them left out."""
    piles = enumerate(zip(position.owners, position.piles, strict=True))
    return sum(
        owner == colour or (owner == UNDECIDED and sure_winner(pile) == colour)
        for d, (owner, pile) in piles
        if d != but
    )


@cache
def needed(pile: int, colour: int) -> int | None:
    """How many more cubes of its own give a colour the lead; None if no number of them does."""
    for number in range(DISTRICT_SIZE - SIZE[pile] + 1):
        if WINNER[pile + number * UNIT[colour]] == colour:
            return number
    return None


@cache
def can_win(pile: int, colour: int) -> bool:
    """Whether there are cubes with which a colour would win a district with this pile."""
    if SIZE[pile] == DISTRICT_SIZE:
        return WINNER[pile] == colour
    return WINNER[pile] == colour or any(can_win(pile + unit, colour) for unit in UNIT)


def effect(before: Position, city: City, seat: int, d: int, part: int) -> Effect:
    """What a part of a lot does in a district, by itself."""
    own = before.facts.terms.purses[seat]
    old = before.piles[d]
    pile = old + part
    led, leads = WINNER[old], WINNER[pile]

    def of(code: str, **facts: Fact) -> Effect:
        return Effect(code, d, part, tuple(facts.items()))

    full = SIZE[pile] == DISTRICT_SIZE
    certain = sure_winner(old)
    if certain != NOBODY:
        return of(YOURS) if certain in own else of(DECIDED, rival=certain)
    if sure_among(old, own):
        return of(SETTLES, other=led, mine=leads) if full and leads != led else of(YOURS)
    if full or not before.ring:
        return _decided(before, city, seat, d, part)
    if led != NOBODY and led not in own and sure_among(old, _colours_with(before, led)):
        return of(DECIDED, seat=before.facts.terms.seat_of[led])
    numbers = counts(pile)
    if leads in own:
        if sure_among(pile, own):
            return of(SAFE, mine=leads) if sure_winner(pile) == leads else of(SAFE)
        ahead = {"own": numbers[leads], "next": _next(pile, own)}
        both = any(numbers[colour] for colour in own if colour != leads)
        if led not in own:
            manner = _cancelling(pile, leads)
            if not manner and not both and ahead["own"] > ahead["next"] + 1:
                manner = {**ahead}
            return of(LEADS, **manner) if led == NOBODY else of(LEADS_FROM, rival=led, **manner)
        grew = counts(part)[leads] > 0
        if grew and numbers[leads] == max(numbers) and numbers.count(numbers[leads]) == 1:
            return of(AHEAD, **ahead, mine=leads) if both else of(AHEAD, **ahead)
        return of(KEEPS) if leads == led else of(KEEPS, other=led, mine=leads)
    if led in own:
        return of(LOSES)
    missing = _last_cube(before, pile, own)
    if missing is not None and _last_cube(before, old, own) is None:
        last = pile + UNIT[missing]
        return of(SETS_UP, missing=missing, **_cancelling(last, WINNER[last]))
    if _of_somebody(before, led) and leads != led and not _same_owner(before, led, leads):
        return of(ENDS_LEAD, rival=led, leader=leads)
    if leads != NOBODY and sure_winner(pile) == leads:
        return of(SEALS, rival=leads)
    if any(counts(part)[colour] for colour in own):
        foremost = max((numbers[colour], colour) for colour in own if counts(part)[colour])
        if leads == NOBODY:
            return of(LEVEL)
        if numbers[leads] > foremost[0]:
            most, more = numbers[leads], _one_more(before, pile, own)
            facts: dict[str, Fact] = {"mine": foremost[1], "own": foremost[0], "most": most}
            return of(CHASES, **{**facts, "rival": leads, **more})
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
            return of(KEEPS) if winner == led else of(KEEPS, other=led, mine=winner)
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
        if not _of_somebody(before, led):
            return of(NOTHING, rival=NOBODY)
        return of(ENDS_LEAD, rival=led, leader=NOBODY, last=1)
    if led == winner and open_still:
        return of(NOTHING, rival=led)
    if led not in (NOBODY, winner):
        change: dict[str, Fact] = {"rival": led, "winner_colour": winner}
        if not _same_owner(before, led, winner):
            if _of_somebody(before, led):
                return of(SPOILS, **change, **_cancelling(pile, winner))
        elif before.owners.count(led) < NEEDED:
            owner = before.facts.terms.seat_of[led]
            return of(SHIFTS, **change, seat=owner, **_cancelling(pile, winner))
    return of(GIVES, winner_colour=winner)


def _same_owner(before: Position, one: int, other: int) -> bool:
    """Whether two colours are of the same player (BS-40)."""
    seats = before.facts.terms.seat_of
    return NOBODY not in (one, other) and seats[one] == seats[other]


def _colours_with(before: Position, colour: int) -> tuple[int, ...]:
    """All colours of the player who has this one; itself, where it is nobody's."""
    if not _of_somebody(before, colour):
        return (colour,)
    return before.facts.terms.purses[before.facts.terms.seat_of[colour]]


def _of_somebody(before: Position, colour: int) -> bool:
    """Whether a colour belongs to a player (BS-30)."""
    return colour != NOBODY and before.facts.terms.seat_of[colour] != NOBODY


def _next(pile: int, own: tuple[int, ...]) -> int:
    """How many cubes the foremost of the others has."""
    return max(number for colour, number in enumerate(counts(pile)) if colour not in own)


def _one_more(before: Position, pile: int, own: tuple[int, ...]) -> dict[str, Fact]:
    """The cube with which others would cancel out so that one leads, where such a cube is still to come."""
    lots = [counts(before.fields[field]) for field in before.ring]
    for colour, unit in enumerate(UNIT):
        more = pile + unit
        if colour not in own and WINNER[more] in own and any(lot[colour] for lot in lots):
            return {"missing": colour, **_cancelling(more, WINNER[more])}
    return {}


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


def winner_at_the_end(position: Position, plan: Plan, city: City) -> tuple[int, int] | None:
    """Who wins the match with a plan for the last cubes, and with how much; None where it is not one player.

    Who leads a district gets it (BS-23); who has too few districts cannot win (BS-26, BS-44).
    """
    owners, cubes = list(position.owners), dict(plan)
    for d, owner in enumerate(owners):
        if owner == UNDECIDED:
            owners[d] = WINNER[position.piles[d] + cubes.get(d, 0)]
    found = []
    for seat, purses in enumerate(position.facts.terms.purses):
        total = wealth(city, owners, position.cash, position.loans, purses)
        if total is not None and all(owners.count(colour) >= NEEDED for colour in purses):
            found.append((total, seat))
    best = max(found, default=(0, NOBODY))
    alone = sum(total == best[0] for total, _ in found) == 1
    return (best[1], best[0]) if alone else None


def wins_beginning_with(
    position: Position, cubes: list[int], d: int, city: City, seat: int
) -> bool:
    """Whether some way to place the last cubes, the first of them in this district, wins the match for a seat."""
    first, *others = cubes
    open_still = [one for one, owner in enumerate(position.owners) if owner == UNDECIDED]
    for places in product(open_still, repeat=len(others)):
        plan = {d: UNIT[first]}
        for colour, place in zip(others, places, strict=True):
            plan[place] = plan.get(place, 0) + UNIT[colour]
        if any(
            SIZE[part] > DISTRICT_SIZE - SIZE[position.piles[one]] for one, part in plan.items()
        ):
            continue
        winner = winner_at_the_end(position, tuple(plan.items()), city)
        if winner is not None and winner[0] == seat:
            return True
    return False


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
    """The same effect with as few of its cubes as it takes: of a lead, the same lead or more."""
    own = before.facts.terms.purses[seat]
    lead = _lead(before, own, whole)
    for part, _ in sorted(shares_of(whole.part).parts, key=lambda one: one[1]):
        fewer = effect(before, city, seat, whole.district, part)
        if (fewer.code, _besides(fewer)) == (whole.code, _besides(whole)):
            other = _lead(before, own, fewer)
            if other[0] >= lead[0] and other[1] <= lead[1]:
                return fewer
    return whole


def margin(before: Position, seat: int, one: Effect) -> int:
    """By how many cubes one leads with an effect; less than nothing where others cancel each other out."""
    pile = before.piles[one.district] + one.part
    own, leads = before.facts.terms.purses[seat], WINNER[pile]
    return counts(pile)[leads] - _next(pile, own) if leads in own else 0


def _besides(one: Effect) -> list[tuple[str, Fact]]:
    """The facts of an effect without the numbers of cubes."""
    return [(name, fact) for name, fact in one.facts if name not in ("own", "next")]


def _lead(before: Position, own: tuple[int, ...], one: Effect) -> tuple[int, int]:
    """One's cubes with an effect that is a lead, and those of the foremost rival; for others there is no such thing."""
    if one.code not in (LEADS, LEADS_FROM, AHEAD):
        return 0, 0
    pile = before.piles[one.district] + one.part
    return counts(pile)[WINNER[pile]], _next(pile, own)
