"""Whether what a hint says in Big Shot is so: every claim and figure is looked up, or played by the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any, Final

from bigshot_desktop.bots.bot import Sight
from bigshot_desktop.bots.reasons import Choice, Term
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules.actions import (
    BIDS,
    PASSES,
    Bid,
    Borrow,
    Decline,
    Pass,
    Pay,
    Place,
)
from bigshot_desktop.games.big_shot.rules.auction import payers
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, SIZE, UNIT, WINNER, counts
from bigshot_desktop.games.big_shot.rules.scoring import estate
from bigshot_desktop.games.big_shot.rules.state import AUCTION, LOANS, PAYING, PLACING, BigShotState
from tests.games.big_shot.bots.advice_figures import FIGURES

GAME: Final = GAMES["big-shot"]
RICH: Final = 55
DEBT: Final = 10


def check(state: BigShotState, seat: int, choice: Choice) -> None:
    """Asserts every sentence, and that the plan can be played."""
    assert 1 <= len(choice.advice) <= 3
    assert choice.plan[0] == choice.action
    played = state.copy()
    for action in choice.plan:
        assert played.acting == (seat,)
        assert GAME.check(played, action) is None
        GAME.apply(played, action)
    if isinstance(choice.action, Place):
        # In which order the cubes of a plan are placed is all the same: none of them is a worse way.
        listed = {one.action for one in choice.alternatives if one is not choice.considered}
        assert not listed & set(choice.plan)
    for place, term in enumerate(choice.advice):
        facts = dict(term.facts)
        _heed(term.code, place)
        case = Case(state, seat, choice, facts)
        CLAIMS[term.code](case)
        if "why" in facts:
            WHY[str(facts["why"])](case)


def check_figures(state: BigShotState, seat: int, choice: Choice, sight: Sight) -> None:
    """Asserts what is told of the bot's own figures, by asking it anew: how far it goes, what it expects."""
    for term in choice.advice:
        if term.code in FIGURES:
            case = Case(state, seat, choice, dict(term.facts))
            assert FIGURES[term.code](case, sight), (term, choice.advice)


def _heed(code: str, place: int) -> None:
    """What to do comes first, and nothing else does."""
    aside = (
        "even-",
        "borrow-reach",
        "borrow-dearer",
        "borrow-both",
        "bid-jumps",
        "lowest-equal",
        "qualifies",
        "best-use",
        "bid-also",
        "bid-must",
        "bid-worth",
        "loan-cost",
        "rival-",
        "spends",
        "bid-leaves",
        "bid-on-credit",
        "place-then",
        "place-shuts",
        "place-slows",
        "place-elsewhere",
        "place-small",
        "place-paid",
        "counts-double",
        "drives-risk",
        "borrow-drives-risk",
    )
    against = ("pass-taken", "pass-safe", "pass-loses", "pass-leads", "pass-leaves", "pass-gives")
    instead = ("place-instead", "place-worse", "place-idle", "place-final")
    assert code.startswith((*aside, *against, *instead)) == (place > 0), code


class Case:
    """A sentence in its position."""

    def __init__(
        self, state: BigShotState, seat: int, choice: Choice, facts: dict[str, Any]
    ) -> None:
        self.state, self.seat, self.choice, self.facts = state, seat, choice, facts
        self.action = choice.action
        self.own = state.terms.purses[seat]

    def __getitem__(self, fact: str) -> Any:
        return self.facts[fact]

    @property
    def cash(self) -> int:
        return max(self.state.cash[c] for c in self.own)

    @property
    def others(self) -> list[float]:
        return [one.expected for one in self.choice.alternatives]

    def with_lot(self, seat: int) -> BigShotState:
        """The table once a seat has the lot: everybody else passes."""
        state = self.state.copy()
        for colour in state.terms.purses[seat]:
            state.cash[colour] = RICH
        while state.phase != PLACING:
            (actor,) = state.acting
            if state.phase == LOANS:
                GAME.apply(state, Decline(actor))
            elif state.phase == PAYING:
                GAME.apply(state, Pay(actor, payers(state, actor)[0]))
            elif state.phase == AUCTION:
                bids = actor == seat
                GAME.apply(state, BIDS[actor][state.standing + 1] if bids else PASSES[actor])
        assert state.acting == (seat,)
        return state

    def placed(self, seat: int, part: int) -> BigShotState:
        """The table once these cubes lie in the district of the sentence."""
        state = self.with_lot(seat)
        for colour, number in enumerate(counts(part)):
            for _ in range(number):
                action = Place(seat, colour, self["district"])
                assert GAME.check(state, action) is None
                GAME.apply(state, action)
        return state

    def ways(self, seat: int) -> list[BigShotState]:
        """All that a seat could do in the district with the lot."""
        lot = self.with_lot(seat).lot
        room = 7 - SIZE[self.state.piles[self["district"]]]
        parts = product(*(range(number + 1) for number in counts(lot)))
        found = [sum(n * unit for n, unit in zip(part, UNIT, strict=True)) for part in parts]
        return [self.placed(seat, part) for part in found if 0 < SIZE[part] <= room]

    def leader(self, state: BigShotState) -> int:
        """Who leads the district of the sentence, or owns it."""
        d: int = self["district"]
        return state.owners[d] if state.owners[d] >= 0 else WINNER[state.piles[d]]

    def sold(self, state: BigShotState) -> bool:
        """Whether the district is decided: with seven cubes, or because no more will come."""
        d: int = self["district"]
        return bool(state.owners[d] >= 0 or (not state.ring and WINNER[state.piles[d]] >= 0))

    @property
    def after(self) -> BigShotState:
        return self.placed(self.seat, self["part"])


@cache
def endings(pile: int) -> set[int]:
    """Who wins the district with whatever is added, up to seven cubes."""
    room = 7 - SIZE[pile]
    more = product(range(room + 1), repeat=4)
    sums = [
        sum(n * unit for n, unit in zip(one, UNIT, strict=True)) for one in more if sum(one) <= room
    ]
    return {WINNER[pile + one] for one in sums}


def safe(pile: int, *colours: int) -> bool:
    """Whether whatever is added leaves the district to one of these colours."""
    return endings(pile) <= set(colours)


def is_added(case: Case, state: BigShotState) -> bool:
    """What the district adds to its owner's wealth."""
    d = case["district"]
    owner, city = case.leader(state), state.setup.board
    without, owners_then = list(state.owners), list(state.owners)
    without[d], owners_then[d] = NOBODY, owner
    worth = [
        sum(value for *_, value in estate(city, owners, (owner,)))
        for owners in (owners_then, without)
    ]
    return bool(worth[0] - worth[1] == case.facts.get("added", 0))


def pile_after(case: Case) -> int:
    """The cubes in the district once those of the sentence lie there; the end of the match sells what is led, too."""
    more = case.facts.get("part") or UNIT[case["colour"]]
    return int(case.state.piles[case["district"]] + more)


def lead_of(case: Case, state: BigShotState) -> bool:
    cubes = counts(pile_after(case))
    leader = case.leader(state)
    rest = max(n for colour, n in enumerate(cubes) if colour not in case.own)
    both = any(cubes[colour] for colour in case.own if colour != leader)
    named = case.facts.get("mine") == leader if both else "mine" not in case.facts
    return named and (cubes[leader], rest) == (case["own"], case["next"])


def is_to_come(case: Case) -> bool:
    """Whether a cube of the colour that is missing lies in a lot of a later round."""
    after = case.after
    return any(counts(after.fields[field])[case["missing"]] for field in after.ring)


def cancels(case: Case, pile: int) -> bool:
    """Told as a win by cancelling if, and only if, others have more cubes than who wins (BS-18).

    ``pile`` is what lies there: seven cubes, or fewer where one only leads or it is the last round.
    """
    told = "cancel" in case.facts
    winner = WINNER[pile]
    if winner == NOBODY:
        return not told
    numbers = counts(pile)
    outdone = [number for number in numbers if number > numbers[winner]]
    if not told:
        return not outdone
    tied = len(outdone) > 1 and len(set(outdone)) == 1
    return tied and case["cancel"] == pile and case["mine"] == winner and numbers[winner] == 1


def there(case: Case, part: int) -> int:
    """The pile in the district with these cubes, before any of it is taken away."""
    return int(case.state.piles[case["district"]] + part)


def with_part(case: Case) -> bool:
    return cancels(case, there(case, case["part"]))


def with_cube(case: Case) -> bool:
    return cancels(case, there(case, UNIT[case["colour"]]))


def is_last(case: Case) -> bool:
    """Told as won in the last round if, and only if, there are fewer than seven cubes; else it is decided at once."""
    part = case["part"] if "part" in case.facts else UNIT[case["colour"]]
    decided = SIZE[there(case, part)] == 7
    return decided != ("last" in case.facts) and (decided or case.state.round == 18)


def of_one_player(case: Case, one: int, other: int) -> bool:
    """Whether two colours have the same owner: no change between them helps anybody else."""
    return any(one in purses and other in purses for purses in case.state.terms.purses)


def is_certain(case: Case) -> int:
    """Who has the district already, whatever comes: the colour that leads, or its player with the other one."""
    pile = case.state.piles[case["district"]]
    return was(case) if was(case) != NOBODY and safe(pile, *owner_of(case, was(case))) else NOBODY


def owner_of(case: Case, colour: int) -> tuple[int, ...]:
    """All colours of the player who has this one; itself if it is nobody's."""
    return next((own for own in case.state.terms.purses if colour in own), (colour,))


def of_nobody(case: Case, colour: int) -> bool:
    return not any(colour in own for own in case.state.terms.purses)


def shifts(case: Case, after: BigShotState, pile: int) -> bool:
    """The district goes to the other colour of the same player, whose colour that led has too few (BS-44)."""
    led, got = case["rival"], case["winner_colour"]
    return (
        case.sold(after)
        and case.leader(after) == got != was(case) == led
        and set(owner_of(case, led)) == {led, got}
        and led in case.state.terms.purses[case["seat"]]
        and case.state.owners.count(led) < 2
        and cancels(case, pile)
    )


def settles(case: Case, after: BigShotState) -> bool:
    """One had the district in any case, and now the other of one's colours gets it."""
    mine, other = case["mine"], case["other"]
    return (
        {mine, other} == set(case.own)
        and was(case) == other
        and case.sold(after)
        and case.leader(after) == mine
        and safe(case.state.piles[case["district"]], *case.own)
    )


def leads_by(case: Case) -> bool:
    """Told by how much if, and only if, it is by two cubes or more."""
    cubes = counts(pile_after(case))
    leader = case.leader(case.after)
    rest = max(n for colour, n in enumerate(cubes) if colour not in case.own)
    if "own" not in case.facts:
        both = any(cubes[colour] for colour in case.own if colour != leader)
        return both or cubes[leader] <= rest + 1 or max(cubes) > cubes[leader]
    if any(cubes[colour] for colour in case.own if colour != leader):
        return False
    return (cubes[leader], rest) == (case["own"], case["next"]) and cubes[leader] > rest + 1


def counts_double(case: Case) -> bool:
    """Once the colour that leads with the cubes of the sentences before has it, a park of its own doubles it."""
    for term in case.choice.advice:
        facts: dict[str, Any] = dict(term.facts)
        if facts.get("district") == case["district"] and term.code != "counts-double":
            part = facts["part"] if "part" in facts else UNIT[facts["colour"]]
            pile = case.state.piles[case["district"]] + part
            owners = list(case.state.owners)
            owners[case["district"]] = WINNER[pile]
            city = case.state.setup.board
            worth = {d: value for d, _, value in estate(city, owners, (WINNER[pile],))}
            value = city.districts[case["district"]].value
            return bool(
                WINNER[pile] in case.own and worth[case["district"]] == case["added"] > value
            )
    return False


def here(case: Case) -> Case:
    """The district of the cube that is placed, and the cubes of the plan that go there."""
    d = case.action.district
    part = sum(UNIT[one.colour] for one in case.choice.plan if one.district == d)
    return Case(case.state, case.seat, case.choice, {**case.facts, "district": d, "part": part})


def is_shut_out(case: Case) -> bool:
    """With these cubes the colour cannot win the district, and without them it could."""
    place = here(case)
    old = case.state.piles[place["district"]]
    rival = case["rival"]
    return (
        rival not in case.own
        and rival in endings(old)
        and rival not in endings(old + place["part"])
        and counts(old)[rival] > 0
    )


def more_to_lead(case: Case) -> bool:
    """How many more cubes of its colour the rival needs to lead, before and after, tried one by one."""
    place = here(case)
    rival = case["rival"]

    def tried(pile: int) -> int | None:
        fit = (n for n in range(8 - SIZE[pile]) if WINNER[pile + n * UNIT[rival]] == rival)
        return next(fit, None)

    old = case.state.piles[place["district"]]
    before, after = tried(old), tried(old + place["part"])
    told: tuple[int, int] = case["own"], case["most"]
    return rival not in case.own and told == (before, after) and 0 < told[0] < told[1]


def leads_elsewhere(case: Case) -> bool:
    """The cube is of a rival's colour, does not lead where it goes, and would in an empty district."""
    after = one_cube(case)
    d = case.action.district
    empty = [
        one for one in range(13) if case.state.owners[one] < NOBODY and not case.state.piles[one]
    ]
    return (
        case["rival"] == case.action.colour
        and not of_nobody(case, case["rival"])
        and case["rival"] not in case.own
        and WINNER[after.piles[d]] != case["rival"]
        and bool(empty)
        and WINNER[UNIT[case["rival"]]] == case["rival"]
    )


def instead_of(case: Case) -> set[int]:
    """Those who led districts of which a sentence says that they go to, or are led by, somebody else."""
    told = [dict(term.facts) for term in case.choice.advice]
    others = [one for one in told if "leader" in one or "winner_colour" in one]
    return {int(str(one["rival"])) for one in others if "rival" in one}


def doubles_for(case: Case) -> bool:
    """In the hands of the colour that led there a park of its own doubles the district."""
    rival, d, city = case["rival"], case["district"], case.state.setup.board
    owners = list(case.state.owners)
    owners[d] = rival
    worth = {one: value for one, _, value in estate(city, owners, (rival,))}
    return rival not in case.own and worth[d] == case["added"] > city.districts[d].value


def counts_little(case: Case) -> bool:
    """Not beside a park of anybody's, and there is somebody who gains there, or oneself loses a lead."""
    place = here(case)
    pile = place.state.piles[place["district"]]
    leads = WINNER[pile + place["part"]]
    harms = WINNER[pile] in case.own or (leads != NOBODY and not of_nobody(case, leads))
    districts = case.state.setup.board.districts
    richer = [
        one.value
        for d, one in enumerate(districts)
        if case.state.owners[d] < NOBODY and one.value > case["added"]
    ]
    parks = [d for d, one in enumerate(districts) if case["district"] in one.touches]
    undecided = all(WINNER[case.state.piles[park]] == NOBODY for park in parks)
    small = districts[case["district"]].value == case["added"] < 14
    return bool(richer and small and undecided and harms)


def not_contradicted(case: Case) -> bool:
    """Nothing is called too dear, or no better than to pass, that by its own figure is worth more than it costs."""
    cost = case["lowest"]
    if cost > case.cash and len(case.own) == 1:
        cost += DEBT - (9 - case.state.loans[case.own[0]])
    value = case.facts.get("added", 0)
    if case["why"] == "safe":
        value = case.state.setup.board.districts[
            case["district"]
        ].value  # and twice that beside a park
    return bool(value <= cost)


def worse_to_bid(case: Case) -> bool:
    """Something else was weighed, and it is worse."""
    return bool(case.others) and max(case.others) < case.choice.chosen.expected


def is_lowest(case: Case) -> bool:
    return bool(case["lowest"] == case.state.standing + 1)


def has_rounds_to_come(case: Case) -> bool:
    return bool(case.state.round < 18)


def passing_is_as_good(case: Case) -> bool:
    passing = [one.expected for one in case.choice.alternatives if isinstance(one.action, Pass)]
    return [round(100 * one) for one in passing] == [round(100 * case.choice.chosen.expected)]


def alike(case: Case) -> bool:
    """Whatever is chosen of what is shown, the chance is the same in hundredths."""
    shown = {round(100 * one) for one in case.others}
    return shown == {round(100 * case.choice.chosen.expected)}


def all_are(case: Case, kind: type) -> bool:
    return all(
        isinstance(one.action, kind) for one in (case.choice.chosen, *case.choice.alternatives)
    )


def only_two_inside(case: Case) -> bool:
    """Who passes then gives the cubes to the other: at the standing bid, or for nothing (BS-12, BS-13)."""
    state = case.state.copy()
    standing = state.standing
    GAME.apply(state, PASSES[case.seat])
    taken = state.phase in (PLACING, PAYING) and state.acting == (case["seat"],)
    return taken and standing == case["price"]


def qualifies(case: Case) -> bool:
    """It is the second district of a colour of one's own that the sentence before is about."""
    head = dict(case.choice.advice[0].facts)
    mine, state = case["colour"], case.state
    owned = sum(
        owner == mine or (owner < NOBODY and safe(state.piles[d], mine))
        for d, owner in enumerate(state.owners)
        if d != case["district"]
    )
    return (
        owned == 1
        and case["colour"] in case.own
        and (head["district"], head["mine"]) == (case["district"], case["colour"])
    )


def other_way_reaches(case: Case) -> bool:
    """If the other colour paid, the next bid could be so high: higher than the way that is advised."""
    mine, other, amount = (
        case.state.cash[case["colour"]],
        case.state.cash[case["other"]],
        case.state.standing,
    )
    return bool(case["less"] == max(mine, other - amount) > max(mine - amount, other))


def reach(case: Case, seat: int) -> int:
    """The highest bid that a seat could make, with a loan if it still can have one."""
    state = case.state
    purses = state.terms.purses[seat]
    return max(state.cash[colour] + max(state.credit[colour], 0) for colour in purses)


def further(case: Case, bid: int) -> list[int]:
    """Who else could still bid more than so much."""
    state = case.state
    inside = [
        s for s in range(state.setup.players) if state.phase == LOANS or state.bidding >> s & 1
    ]
    return [seat for seat in inside if seat != case.seat and reach(case, seat) > bid]


def is_final(case: Case) -> bool:
    """Whether nobody else can outbid the limit, where money is open and nobody bids more than they have."""
    terms = case.state.terms
    open_table = not terms.hidden_money and not terms.overbids_allowed
    return open_table and not further(case, case["limit"])


def needs_it(case: Case) -> bool:
    """One goes no further than it takes: somebody could still bid one less than the limit, and outbid the bid."""
    terms, limit = case.state.terms, case["limit"]
    bid = case.facts.get("amount", case.state.standing + 1)
    if terms.hidden_money or terms.overbids_allowed or limit == bid:
        return True
    return bool(further(case, limit - 2) and further(case, bid))


def wins_at_the_end(case: Case) -> bool:
    """The match is played to its end: with the plan one wins, with so much."""
    done = case.state.copy()
    for action in case.choice.plan:
        GAME.apply(done, action)
    result = GAME.result(done)
    assert result is not None
    first = result.standings[0]
    return first.seat == case.seat and first.total == case["sum"] and case["seat"] != case.seat


def could_go_further(case: Case, amount: int) -> bool:
    """The one who should pay more is somebody else, still bidding, and has the money for it."""
    rival = case["driven"]
    inside = case.state.phase == LOANS or case.state.bidding >> rival & 1
    return rival != case.seat and bool(inside) and reach(case, rival) > amount


def sounds_no_better(case: Case) -> bool:
    """What is called weaker is not for good where what is advised is a lead, nor a lead where that is neither."""
    head = case.choice.advice[0]
    facts = dict(head.facts)
    chosen = str(facts.get("why", head.code.removeprefix("place-")))

    def rank(code: str) -> int:
        if code.startswith(("takes", "safe")):
            return 3
        if code.startswith(("leads", "ahead")):
            return 2
        return 1 if code.startswith(("spoils", "shifts", "sets-up", "ends-lead", "settles")) else 0

    return rank(chosen) >= rank(str(case["why"]))


def moves_lead(case: Case, after: BigShotState) -> bool:
    """The lead goes from one of one's own two colours to the other."""
    mine, other = case["mine"], case["other"]
    return (
        mine != other == was(case) and mine == case.leader(after) and {mine, other} == set(case.own)
    )


def first_bid(case: Case) -> int:
    """The bid that is planned after a loan; the lowest where loans come before the auction."""
    planned = [one.amount for one in case.choice.plan if isinstance(one, Bid)]
    return planned[0] if planned else case.state.standing + 1


Claim = Callable[[Case], None]


def so(*holds: Callable[[Case], bool]) -> Claim:
    def claim(case: Case) -> None:
        for one in holds:
            assert one(case), (case.choice.advice, case.facts)

    return claim


def bid_is_possible(case: Case) -> bool:
    """It is the bid in question, and no higher one than the limit is better than to pass."""
    shown = case.choice.alternatives
    left = [one.expected for one in shown if isinstance(one.action, Pass)]
    beyond = [
        one.expected
        for one in shown
        if isinstance(one.action, Bid) and one.action.amount > case["limit"]
    ]
    return (
        isinstance(case.action, Bid)
        and case.action.amount == case["amount"] <= case["limit"]
        and all(one <= left[0] for one in beyond if left)
    )


def cube_is_meant(case: Case) -> bool:
    action = case.action
    return isinstance(action, Place) and (action.colour, action.district) == (
        case["colour"],
        case["district"],
    )


def one_cube(case: Case) -> BigShotState:
    state = case.state.copy()
    GAME.apply(state, case.action)
    return state


def was(case: Case) -> int:
    return case.leader(case.state)


def nothing_better(case: Case) -> bool:
    return all(case.choice.chosen.expected >= other for other in case.others)


def loan_pays(case: Case) -> bool:
    purses = [case["colour"]] if "colour" in case.facts else case.own
    return any(9 - case.state.loans[purse] == case["pays"] for purse in purses)


def after_loan(case: Case, purse: str) -> int:
    """What a colour holds once it has taken a loan."""
    state = case.state.copy()
    GAME.apply(state, Borrow(case.seat, case[purse]))
    return int(state.cash[case[purse]])


def chances_of(case: Case, bid: int) -> list[float]:
    """What the hint shows for a bid, if it lists it."""
    listed = case.choice.alternatives
    return [one.expected for one in listed if one.action == BIDS[case.seat][bid]]


def first_of(case: Case) -> bool:
    together = [one for one in case.choice.plan if one.district == case["district"]]
    return len(together) > 1 and case["number"] == len(together)


def pays_later(case: Case) -> bool:
    mine = case.state.cash[case["colour"]]
    (other,) = (c for c in case.own if c != case["colour"])
    rest = case.state.cash[other]
    amount = case.state.standing
    if case.state.round == 18:
        return False
    if "limit" not in case.facts:
        told = case["left"], case["other"], case["rest"]
        return bool(told == (mine - amount, other, rest))
    return bool(
        (case["limit"], case["less"]) == (max(mine - amount, rest), max(mine, rest - amount))
    )


def at(case: Case, district: int) -> Case:
    return Case(case.state, case.seat, case.choice, {**case.facts, "district": district})


def was_elsewhere(case: Case, district: int) -> int:
    return WINNER[case.state.piles[district]]


def to_come(case: Case) -> bool:
    """Rounds after the present one."""
    return bool(18 - case.state.round == case["to_come"])


def rival_cash(case: Case) -> int:
    return sum(case.state.cash[purse] for purse in case.state.terms.purses[case["seat"]])


def is_taken(case: Case) -> bool:
    """Whether the rival could take the district at once."""
    ways = case.ways(case["seat"])
    rival = case.state.terms.purses[case["seat"]]
    return case["seat"] != case.seat and any(
        case.sold(one) and case.leader(one) in rival for one in ways
    )


CHECKS: Final[dict[str, Claim]] = {
    "takes": so(
        lambda c: c.sold(c.after) and c.leader(c.after) in c.own,
        lambda c: is_added(c, c.after),
        lambda c: c["mine"] == c.leader(c.after),
        lambda c: is_certain(c) == NOBODY,
        with_part,
        is_last,
    ),
    "safe": so(
        lambda c: safe(c.after.piles[c["district"]], *c.own),
        lambda c: not safe(c.state.piles[c["district"]], *c.own),
        lambda c: ("mine" in c.facts) == safe(c.after.piles[c["district"]], c.leader(c.after)),
    ),
    "shifts": so(lambda c: shifts(c, c.after, there(c, c["part"]))),
    "leads": so(
        lambda c: c.leader(c.after) in c.own and SIZE[pile_after(c)] < 7,
        lambda c: was(c) == c.facts.get("rival", NOBODY),
        lambda c: bool(c.after.ring),
        lambda c: not safe(c.after.piles[c["district"]], *c.own),
        leads_by,
        with_part,
    ),
    "ahead": so(
        lambda c: c.leader(c.after) in c.own,
        lambda c: lead_of(c, c.after),
        lambda c: not safe(c.after.piles[c["district"]], *c.own),
    ),
    "spoils": so(
        lambda c: c.sold(c.after) and c.leader(c.after) == c["winner_colour"],
        lambda c: was(c) == c["rival"] != c["winner_colour"],
        lambda c: not of_one_player(c, c["rival"], c["winner_colour"]),
        lambda c: not of_nobody(c, c["rival"]),
        with_part,
    ),
    "sets-up": so(
        lambda c: WINNER[c.after.piles[c["district"]] + UNIT[c["missing"]]] in c.own,
        lambda c: SIZE[c.after.piles[c["district"]]] == 6,
        lambda c: cancels(c, there(c, c["part"] + UNIT[c["missing"]])),
        is_to_come,
    ),
    "ends-lead": so(
        lambda c: was(c) == c["rival"] != c.leader(c.after),
        lambda c: c.leader(c.after) == c["leader"] != NOBODY,
        lambda c: not of_one_player(c, c["rival"], c["leader"]),
        lambda c: not of_nobody(c, c["rival"]),
    ),
    "ends-lead-nobody": so(
        lambda c: was(c) == c["rival"] != c.leader(c.after) == NOBODY,
        lambda c: bool(c.after.ring),
    ),
    "ends-lead-last": so(
        lambda c: was(c) == c["rival"] != c.leader(c.after) == NOBODY,
        lambda c: not c.after.ring,
    ),
}
WHY: Final[dict[str, Claim]] = {
    **CHECKS,
    **{
        f"{code}{how}": CHECKS["takes"]
        for code in ("takes", "takes-park", "takes-lone-park")
        for how in ("", "-cancel", "-last")
    },
    **{
        f"{code}{how}": CHECKS["leads"]
        for code in ("leads", "leads-from")
        for how in ("", "-cancel", "-by")
    },
    "shifts-cancel": CHECKS["shifts"],
    "settles": so(lambda c: settles(c, c.after)),
    "seals": so(
        lambda c: safe(c.after.piles[c["district"]], c["rival"]) and c["rival"] not in c.own,
        lambda c: not safe(c.state.piles[c["district"]], c["rival"]),
    ),
    "decided-both": so(
        lambda c: is_certain(c) in c.state.terms.purses[c["seat"]] and c["seat"] != c.seat
    ),
    "spoils-cancel": CHECKS["spoils"],
    "sets-up-cancel": CHECKS["sets-up"],
    "yours": so(lambda c: is_certain(c) in c.own),
    "decided": so(lambda c: is_certain(c) == c["rival"] != NOBODY),
    "better": so(nothing_better, lambda c: c["seat"] != c.seat),
    "keeps": so(lambda c: was(c) in c.own, lambda c: c.leader(c.after) == was(c)),
    "keeps-other": so(lambda c: moves_lead(c, c.after)),
    "chases": so(
        lambda c: c["mine"] in c.own,
        lambda c: counts(c.after.piles[c["district"]])[c["mine"]] == c["own"],
        lambda c: c.leader(c.after) == c["rival"],
        lambda c: counts(c.after.piles[c["district"]])[c["rival"]] == c["most"],
    ),
    "chases-cancel": so(
        lambda c: c.leader(c.after) == c["rival"] not in c.own,
        lambda c: WINNER[there(c, c["part"] + UNIT[c["missing"]])] in c.own,
        lambda c: cancels(c, there(c, c["part"] + UNIT[c["missing"]])),
        is_to_come,
    ),
    "level": so(
        lambda c: c.leader(c.after) == NOBODY,
        lambda c: any(counts(c.after.piles[c["district"]])[colour] for colour in c.own),
    ),
    "gives": so(
        lambda c: c.sold(c.after),
        lambda c: c.leader(c.after) == c["winner_colour"],
    ),
    "loses": so(lambda c: was(c) in c.own, lambda c: c.leader(c.after) not in c.own),
    "lets-lead": so(
        lambda c: of_nobody(c, was(c)) or of_one_player(c, was(c), c["rival"]),
        lambda c: c.leader(c.after) == c["rival"] != NOBODY,
    ),
    "nothing": so(lambda c: was(c) == c.leader(c.after) == c["rival"] != NOBODY),
    "nothing-nobody": so(lambda c: c.leader(c.after) == NOBODY),
}

CLAIMS: Final[dict[str, Claim]] = {
    "bid": so(bid_is_possible, lambda c: c["limit"] <= c.cash, lambda c: not is_final(c)),
    "bid-once": so(bid_is_possible, lambda c: c["limit"] == c["amount"], lambda c: not is_final(c)),
    "bid-credit": so(bid_is_possible, lambda c: c["limit"] > c.cash, needs_it),
    "bid-final": so(
        bid_is_possible, lambda c: c["amount"] < c["limit"] <= c.cash, is_final, needs_it
    ),
    "bid-takes": so(bid_is_possible, lambda c: c["limit"] == c["amount"], is_final),
    "bid-made": so(
        lambda c: isinstance(c.action, Bid) and c.action.amount == c["amount"],
        lambda c: passing_is_as_good(c) or c.choice.chosen.expected < 0.025,
    ),
    "bid-drives": so(
        lambda c: isinstance(c.action, Bid) and c.action.amount == c["amount"],
        lambda c: could_go_further(c, c["amount"]),
    ),
    "borrow-drives": so(
        lambda c: isinstance(c.action, Borrow) and c["amount"] > c.cash,
        loan_pays,
        lambda c: could_go_further(c, c["amount"]),
    ),
    "drives-risk": so(
        lambda c: c.choice.advice[0].code.startswith("bid-drives"),
        lambda c: dict(c.choice.advice[0].facts)["amount"] == c["amount"],
    ),
    "borrow-drives-risk": so(
        lambda c: c.choice.advice[0].code == "borrow-drives",
        lambda c: dict(c.choice.advice[0].facts)["amount"] == c["amount"],
    ),
    "borrow": so(
        lambda c: isinstance(c.action, Borrow),
        loan_pays,
        lambda c: c["limit"] > first_bid(c) == c.state.standing + 1,
        needs_it,
    ),
    "borrow-bids": so(
        lambda c: isinstance(c.action, Borrow),
        loan_pays,
        lambda c: c["limit"] > first_bid(c) == c["amount"] > c.state.standing + 1,
        needs_it,
    ),
    "borrow-once": so(
        lambda c: isinstance(c.action, Borrow),
        loan_pays,
        lambda c: c["limit"] == first_bid(c),
    ),
    "borrow-made": so(
        lambda c: isinstance(c.action, Borrow),
        loan_pays,
        lambda c: "limit" not in c.facts,
    ),
    "loan-cost": so(loan_pays),
    "decline-enough": so(lambda c: isinstance(c.action, Decline), lambda c: c["cash"] == c.cash),
    "decline-dear": so(lambda c: isinstance(c.action, Decline), loan_pays),
    "pass": so(nothing_better, is_lowest, not_contradicted),
    "pass-even": so(nothing_better, is_lowest),
    "pass-even-why": so(nothing_better, is_lowest, not_contradicted),
    "pass-keep": so(worse_to_bid, is_lowest, lambda c: c["lowest"] <= c.cash, has_rounds_to_come),
    "pass-keep-even": so(
        nothing_better, is_lowest, lambda c: c["lowest"] <= c.cash, has_rounds_to_come
    ),
    "pass-harm": so(worse_to_bid, is_lowest),
    "pass-harm-even": so(nothing_better, is_lowest),
    "pass-lost": so(nothing_better, lambda c: c.choice.chosen.expected < 0.025),
    "pass-either": so(
        nothing_better,
        lambda c: all(one < 0.025 for one in (c.choice.chosen.expected, *c.others)),
    ),
    "pass-outbid": so(
        nothing_better,
        lambda c: c.choice.chosen.expected < 0.025,
        lambda c: c["seat"] != c.seat and bool(c.state.bidding >> c["seat"] & 1),
    ),
    "pass-contested": so(
        nothing_better,
        lambda c: c["seat"] != c.seat and bool(c.state.bidding >> c["seat"] & 1),
        lambda c: c.state.standing < c["sum"] < c["limit"] <= reach(c, c["seat"]),
        lambda c: c["sum"] < reach(c, c.seat),
        has_rounds_to_come,
    ),
    "pass-contested-last": so(
        nothing_better,
        lambda c: c["seat"] != c.seat and bool(c.state.bidding >> c["seat"] & 1),
        lambda c: c.state.standing < c["sum"] < c["limit"] <= reach(c, c["seat"]),
        lambda c: c["sum"] < reach(c, c.seat) and not has_rounds_to_come(c),
    ),
    "pass-contested-reach": so(
        nothing_better,
        lambda c: c["seat"] != c.seat and bool(c.state.bidding >> c["seat"] & 1),
        lambda c: c.state.standing < c["sum"] < c["limit"] <= reach(c, c["seat"]),
        lambda c: c["sum"] == reach(c, c.seat),
    ),
    "pass-contested-hidden": so(
        nothing_better,
        lambda c: c["seat"] != c.seat and bool(c.state.bidding >> c["seat"] & 1),
    ),
    "pass-won": so(nothing_better, lambda c: c.choice.chosen.expected > 0.975),
    "borrow-reach": so(
        lambda c: after_loan(c, "colour") == c["sum"] > c["less"] == after_loan(c, "other")
    ),
    "borrow-dearer": so(
        lambda c: after_loan(c, "colour") == c["sum"],
        lambda c: 9 - c.state.loans[c["other"]] == c["less"] < 9 - c.state.loans[c["colour"]],
    ),
    "borrow-both": so(
        lambda c: after_loan(c, "colour") == c["sum"] <= after_loan(c, "other"),
        lambda c: c.state.cash[c["other"]] == c["rest"] > 0,
    ),
    "bid-jumps": so(
        lambda c: c["lowest"] == c.state.standing + 1 < c.action.amount,
        lambda c: all(one <= c.choice.chosen.expected for one in chances_of(c, c["lowest"])),
    ),
    "lowest-equal": so(
        lambda c: isinstance(c.action, Bid | Pass) and c["lowest"] > c.state.standing,
        lambda c: all(
            round(100 * one) == round(100 * c.choice.chosen.expected)
            for one in chances_of(c, c["lowest"])
        ),
    ),
    "pass-dear": so(worse_to_bid, is_lowest),
    "pass-idle": so(
        lambda c: (
            not any(
                was_elsewhere(c, d) not in c.own
                and any(Case.leader(at(c, d), one) in c.own for one in at(c, d).ways(c.seat))
                for d in range(13)
                if c.state.owners[d] < NOBODY
            )
        )
    ),
    "pass-broke": so(lambda c: c.cash < c["lowest"]),
    "pass-unpayable": so(
        lambda c: max(c.state.cash[p] for p in c.state.terms.purses[c["seat"]]) < c["amount"]
    ),
    "bid-leaves": so(lambda c: c["left"] == c.cash - c["lowest"], to_come),
    "bid-leaves-last": so(lambda c: c["left"] == c.cash - c["lowest"], to_come),
    "bid-leaves-all": so(lambda c: c.cash == c["lowest"]),
    "bid-on-credit": so(loan_pays, lambda c: c.cash < c["lowest"]),
    "rival-left": so(lambda c: c["left"] == rival_cash(c) - c["price"]),
    "rival-left-both": so(
        lambda c: (
            sum(c.state.cash[one] for one in c.state.terms.purses[c["seat"]])
            == c["left"] + c["price"]
        ),
        lambda c: c.state.standing == c["price"],
    ),
    "rival-broke": so(lambda c: rival_cash(c) == c["price"]),
    "spends": so(lambda c: c["left"] == c.cash - c["lowest"], to_come),
    "spends-last": so(lambda c: c["left"] == c.cash - c["lowest"], to_come),
    "spends-all": so(lambda c: c.cash == c["lowest"]),
    "pass-taken": so(is_taken),
    "pass-taken-yours": so(is_taken, lambda c: was(c) in c.own),
    "pass-safe": so(
        lambda c: any(
            safe(one.piles[c["district"]], *one.terms.purses[c["seat"]])
            for one in c.ways(c["seat"])
            if one.owners[c["district"]] < 0
        )
    ),
    "pass-loses": so(
        lambda c: was(c) in c.own,
        lambda c: any(c.leader(one) not in c.own for one in c.ways(c["seat"])),
    ),
    "pass-leads": so(
        lambda c: was(c) not in c.state.terms.purses[c["seat"]],
        lambda c: any(
            c.leader(one) in one.terms.purses[c["seat"]] and not c.sold(one)
            for one in c.ways(c["seat"])
        ),
    ),
    "pass-leaves": so(
        lambda c: bool(c.state.bidding >> c["seat"] & 1),
        lambda c: c["price"] > 0,
        lambda c: c.state.bidding.bit_count() > 2 or c.state.phase != AUCTION,
    ),
    "pass-gives": so(only_two_inside, lambda c: c["price"] > 0),
    "pass-gives-free": so(only_two_inside, lambda c: c["price"] == 0),
    "qualifies": so(qualifies),
    "best-use": so(
        lambda c: (
            c.choice.advice[0].code.startswith("pass-contested")
            or (
                str(dict(c.choice.advice[0].facts)["why"]).startswith("denies")
                and not c["why"].startswith(("takes", "safe"))
            )
        ),
    ),
    "bid-also": so(lambda c: c["district"] != dict(c.choice.advice[0].facts)["district"]),
    "bid-must": so(
        lambda c: any(
            isinstance(one.action, Pass) and one.expected < 0.025 for one in c.choice.alternatives
        ),
        lambda c: c.choice.chosen.expected >= 0.05,
    ),
    "bid-worth": so(
        lambda c: any(
            isinstance(one.action, Pass) and one.expected < c.choice.chosen.expected
            for one in c.choice.alternatives
        )
    ),
    "pay": so(pays_later),
    "pay-spares": so(
        pays_later,
        lambda c: c["left"] > 0,
        lambda c: c.state.cash[c["other"]] == c.state.standing,
    ),
    "pay-thin": so(
        pays_later,
        lambda c: c.state.cash[c["other"]] - c.state.standing == c["spent"] < c["left"],
    ),
    "pay-spares-less": so(
        pays_later,
        lambda c: c["left"] > 0,
        lambda c: c.state.cash[c["other"]] == c.state.standing,
        other_way_reaches,
    ),
    "pay-thin-less": so(
        pays_later,
        lambda c: c.state.cash[c["other"]] - c.state.standing == c["spent"] < c["left"],
        lambda c: c["spent"] < c["at_least"] == min(c["left"], c["rest"]),
        other_way_reaches,
    ),
    "pay-equal": so(
        lambda c: c.state.cash[c["colour"]] == c.state.cash[c["other"]] == c["limit"],
        lambda c: c.state.round < 18,
    ),
    "pay-equal-loan": so(
        lambda c: c.state.cash[c["colour"]] == c.state.cash[c["other"]],
        lambda c: 9 - c.state.loans[c["other"]] == c["pays"] > c["less"],
        lambda c: 9 - c.state.loans[c["colour"]] == c["less"] > 0,
        lambda c: c.state.round < 18,
    ),
    "pay-last": so(
        lambda c: c.state.round == 18 and c["colour"] == c.action.colour, lambda c: len(c.own) == 2
    ),
    "even-lost": so(alike, lambda c: c.choice.chosen.expected < 0.025),
    "even-won": so(alike, lambda c: c.choice.chosen.expected > 0.975),
    "even-place": so(
        alike,
        lambda c: all_are(c, Place),
        lambda c: not c.choice.advice[0].code.startswith(("place-takes", "place-safe")),
    ),
    "even-pay": so(alike, lambda c: all_are(c, Pay)),
    "even-loan": so(alike, lambda c: all_are(c, Borrow)),
    "even-pass": so(passing_is_as_good),
    "pay-more": so(pays_later, lambda c: c["limit"] > c["less"]),
    "place-takes": so(
        cube_is_meant,
        lambda c: c.sold(one_cube(c)) and c.leader(one_cube(c)) in c.own,
        lambda c: is_added(c, one_cube(c)),
        lambda c: is_certain(c) == NOBODY,
        with_cube,
        is_last,
    ),
    "place-shifts": so(
        cube_is_meant, lambda c: shifts(c, one_cube(c), there(c, UNIT[c["colour"]]))
    ),
    "place-settles": so(cube_is_meant, lambda c: settles(c, one_cube(c))),
    "place-seals": so(
        cube_is_meant,
        nothing_better,
        lambda c: safe(there(c, UNIT[c["colour"]]), c["rival"]) and c["rival"] not in c.own,
        lambda c: is_certain(c) == NOBODY,
    ),
    "place-decided-both": so(
        cube_is_meant,
        lambda c: is_certain(c) in c.state.terms.purses[c["seat"]] and c["seat"] != c.seat,
    ),
    "place-chases-cancel": so(
        cube_is_meant,
        lambda c: c.leader(one_cube(c)) == c["rival"] not in c.own,
        lambda c: cancels(c, there(c, UNIT[c["colour"]] + UNIT[c["missing"]])),
        lambda c: WINNER[there(c, UNIT[c["colour"]] + UNIT[c["missing"]])] in c.own,
        lambda c: any(counts(c.state.fields[field])[c["missing"]] for field in c.state.ring),
    ),
    "place-shuts": so(is_shut_out),
    "place-slows": so(more_to_lead),
    "place-elsewhere": so(leads_elsewhere),
    "rival-doubles": so(doubles_for, lambda c: c["rival"] in instead_of(c)),
    "rival-strongest": so(
        lambda c: c["seat"] != c.seat and len(c.state.terms.purses) > 2,
        lambda c: not instead_of(c).isdisjoint(c.state.terms.purses[c["seat"]]),
    ),
    "place-small": so(counts_little),
    "counts-double": so(counts_double),
    "place-yours": so(cube_is_meant, lambda c: is_certain(c) in c.own),
    "place-decided": so(cube_is_meant, lambda c: is_certain(c) == c["rival"] != NOBODY),
    "place-safe": so(cube_is_meant, lambda c: safe(one_cube(c).piles[c["district"]], *c.own)),
    "place-leads-from": so(
        cube_is_meant,
        lambda c: was(c) == c["rival"],
        lambda c: c.leader(one_cube(c)) in c.own,
        with_cube,
    ),
    "place-leads": so(
        cube_is_meant,
        lambda c: was(c) == NOBODY,
        lambda c: c.leader(one_cube(c)) in c.own,
        with_cube,
    ),
    "place-ahead": so(
        cube_is_meant,
        lambda c: c.leader(one_cube(c)) in c.own,
        lambda c: lead_of(c, one_cube(c)),
    ),
    "place-keeps": so(
        cube_is_meant,
        nothing_better,
        lambda c: was(c) in c.own,
        lambda c: c.leader(one_cube(c)) == was(c),
    ),
    "place-keeps-other": so(cube_is_meant, nothing_better, lambda c: moves_lead(c, one_cube(c))),
    "place-paid-even": so(
        lambda c: c.choice.chosen.expected < c.choice.now and not c.choice.alternatives,
        lambda c: c["price"] == c.state.standing > 0,
    ),
    "place-paid": so(
        lambda c: c.choice.chosen.expected < c.choice.now and not c.choice.alternatives,
        lambda c: c["price"] == c.state.standing > 0,
    ),
    "place-paid-less": so(
        lambda c: c.choice.chosen.expected < c.choice.now and not c.choice.alternatives,
        lambda c: c["price"] == c.state.standing > 0,
    ),
    "place-spoils": so(
        cube_is_meant,
        lambda c: c.sold(one_cube(c)) and c.leader(one_cube(c)) == c["winner_colour"],
        lambda c: was(c) == c["rival"] and not of_nobody(c, c["rival"]),
        with_cube,
    ),
    "place-gives": so(
        cube_is_meant,
        nothing_better,
        lambda c: c.sold(one_cube(c)) and c.leader(one_cube(c)) == c["winner_colour"],
        lambda c: is_certain(c) == NOBODY,
    ),
    "place-ends-lead": so(
        cube_is_meant,
        lambda c: was(c) == c["rival"] != c.leader(one_cube(c)) == c["leader"] != NOBODY,
    ),
    "place-ends-lead-nobody": so(
        cube_is_meant, lambda c: was(c) == c["rival"] != c.leader(one_cube(c)) == NOBODY
    ),
    "place-ends-lead-last": so(
        cube_is_meant,
        lambda c: was(c) == c["rival"] != c.leader(one_cube(c)) == NOBODY,
        lambda c: c.state.round == 18,
    ),
    "place-sets-up": so(
        cube_is_meant,
        lambda c: WINNER[one_cube(c).piles[c["district"]] + UNIT[c["missing"]]] in c.own,
        lambda c: cancels(c, there(c, UNIT[c["colour"]] + UNIT[c["missing"]])),
    ),
    "place-chases": so(
        cube_is_meant,
        lambda c: c["mine"] == c["colour"],
        lambda c: counts(one_cube(c).piles[c["district"]])[c["mine"]] == c["own"],
        lambda c: c.leader(one_cube(c)) == c["rival"],
        lambda c: counts(one_cube(c).piles[c["district"]])[c["rival"]] == c["most"],
    ),
    "place-level": so(cube_is_meant, lambda c: c.leader(one_cube(c)) == NOBODY),
    "place-loses": so(cube_is_meant, nothing_better, lambda c: c.leader(one_cube(c)) not in c.own),
    "place-nothing": so(
        cube_is_meant,
        nothing_better,
        lambda c: c.leader(one_cube(c)) == c["rival"] == was(c),
    ),
    "place-lets-lead": so(
        cube_is_meant,
        nothing_better,
        lambda c: c.leader(one_cube(c)) == c["rival"] != was(c),
        lambda c: of_nobody(c, was(c)) or of_one_player(c, was(c), c["rival"]),
    ),
    "place-nothing-nobody": so(
        cube_is_meant, nothing_better, lambda c: c.leader(one_cube(c)) == NOBODY
    ),
    "place-first": so(
        cube_is_meant,
        first_of,
        lambda c: c["why"] not in ("gives", "loses", "lets-lead", "seals", "nothing"),
        lambda c: c["why"] not in ("nothing-nobody", "keeps", "keeps-other", "chases"),
    ),
    "place-first-harm": so(cube_is_meant, first_of, nothing_better),
    "place-then": so(
        lambda c: (
            sum(UNIT[one.colour] for one in c.choice.plan if one.district == c["district"])
            == c["part"]
        )
    ),
    "place-instead": so(
        nothing_better,
        lambda c: c.choice.alternatives[0].action.district == c["district"],
        sounds_no_better,
    ),
    "place-final": so(
        lambda c: c.choice.alternatives[0].expected < c.choice.chosen.expected,
        wins_at_the_end,
    ),
    "place-idle": so(
        lambda c: c.choice.alternatives[0].expected < c.choice.chosen.expected - 0.03,
        lambda c: c.choice.alternatives[0].action.district == c["district"],
        lambda c: c["why"].startswith(("nothing", "level", "chases")),
    ),
    "place-worse": so(
        lambda c: c.choice.alternatives[0].expected < c.choice.chosen.expected,
        lambda c: c.choice.alternatives[0].action.district == c["district"],
    ),
}
CLAIMS["place-takes-park"] = CLAIMS["place-takes-lone-park"] = CLAIMS["place-takes"]
CLAIMS.update(
    {
        f"place-{code}-aloof": so(
            cube_is_meant,
            lambda c: not any(counts(there(c, UNIT[c["colour"]]))[mine] for mine in c.own),
            lambda c: (
                c.leader(one_cube(c)) == (c["rival"] if "rival" in c.facts else c["winner_colour"])
            ),
        )
        for code in ("gives", "lets-lead", "seals", "nothing")
    }
)
CLAIMS["place-ahead-with"], WHY["ahead-with"] = CLAIMS["place-ahead"], WHY["ahead"]
WHY["denies"] = CLAIMS["pass-taken"]
WHY["denies-safe"] = CLAIMS["pass-safe"]
WHY["denies-lead"] = CLAIMS["pass-loses"]
WHY["denies-leading"] = CLAIMS["pass-leads"]
CLAIMS["bid-drives-if"] = CLAIMS["bid-drives"]
for code in ("takes", "takes-park", "takes-lone-park"):
    CLAIMS[f"place-{code}-cancel"] = CLAIMS[f"place-{code}-last"] = CLAIMS["place-takes"]
for code in ("leads", "leads-from", "spoils", "shifts", "sets-up"):
    CLAIMS[f"place-{code}-cancel"] = CLAIMS[f"place-{code}"]


def codes(advice: tuple[Term, ...]) -> set[str]:
    """The codes of sentences and reasons."""
    facts = [dict(term.facts) for term in advice]
    return {term.code for term in advice} | {f"why-{one['why']}" for one in facts if "why" in one}
