"""Whether what a hint says in Big Shot is so: every claim and figure is looked up, or played by the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any, Final

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
    for place, term in enumerate(choice.advice):
        facts = dict(term.facts)
        _heed(term.code, place)
        CLAIMS[term.code](Case(state, seat, choice, facts))
        if "why" in facts:
            WHY[str(facts["why"])](Case(state, seat, choice, facts))


def _heed(code: str, place: int) -> None:
    """What to do comes first, and nothing else does."""
    aside = (
        "even-",
        "borrow-reach",
        "borrow-dearer",
        "qualifies",
        "best-use",
        "loan-cost",
        "rival-",
        "spends",
        "bid-leaves",
        "bid-on-credit",
        "place-then",
    )
    against = ("pass-taken", "pass-safe", "pass-loses", "pass-leads", "pass-leaves", "pass-gives")
    instead = ("place-instead", "place-worse")
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
def safe(pile: int, colour: int) -> bool:
    """Whether whatever is added, up to seven cubes, leaves the district to a colour."""
    room = 7 - SIZE[pile]
    more = product(range(room + 1), repeat=4)
    sums = [
        sum(n * unit for n, unit in zip(one, UNIT, strict=True)) for one in more if sum(one) <= room
    ]
    return all(WINNER[pile + one] == colour for one in sums)


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
    rest = max(n for colour, n in enumerate(cubes) if colour != leader)
    return (cubes[leader], rest) == (case["own"], case["next"])


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
    """Who has the district already, whatever comes."""
    pile = case.state.piles[case["district"]]
    return was(case) if safe(pile, was(case)) else NOBODY


def not_contradicted(case: Case) -> bool:
    """Nothing is called too dear, or no better than to pass, that by its own figure is worth more than it costs."""
    cost = case["lowest"]
    if cost > case.cash and len(case.own) == 1:
        cost += DEBT - (9 - case.state.loans[case.own[0]])
    value = case.facts.get("added", 0)
    if case["why"] == "safe":
        value = case.state.setup.board.districts[case["district"]].value
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
    owned = sum(1 for owner in case.state.owners if owner == case["colour"])
    return (
        owned == 1
        and case["colour"] in case.own
        and (head["district"], head["mine"]) == (case["district"], case["colour"])
    )


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


def first_of(case: Case) -> bool:
    together = [one for one in case.choice.plan if one.district == case["district"]]
    return len(together) > 1 and case["number"] == len(together)


def pays_later(case: Case) -> bool:
    mine = case.state.cash[case["colour"]]
    (other,) = (c for c in case.own if c != case["colour"])
    rest = case.state.cash[other]
    amount = case.state.standing
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
    "safe": so(lambda c: safe(c.after.piles[c["district"]], c.leader(c.after))),
    "leads": so(
        lambda c: c.leader(c.after) in c.own and SIZE[pile_after(c)] < 7,
        lambda c: was(c) == c.facts.get("rival", NOBODY),
        lambda c: bool(c.after.ring),
        with_part,
    ),
    "ahead": so(lambda c: c.leader(c.after) in c.own, lambda c: lead_of(c, c.after)),
    "spoils": so(
        lambda c: c.sold(c.after) and c.leader(c.after) == c["winner_colour"],
        lambda c: was(c) == c["rival"] != c["winner_colour"],
        lambda c: not of_one_player(c, c["rival"], c["winner_colour"]),
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
        for how in ("", "-cancel")
    },
    "spoils-cancel": CHECKS["spoils"],
    "sets-up-cancel": CHECKS["sets-up"],
    "yours": so(lambda c: is_certain(c) in c.own),
    "decided": so(lambda c: is_certain(c) == c["rival"] != NOBODY),
    "better": so(nothing_better, lambda c: c["seat"] != c.seat),
    "keeps": so(lambda c: was(c) in c.own, lambda c: c.leader(c.after) in c.own),
    "chases": so(
        lambda c: max(counts(c.after.piles[c["district"]])[colour] for colour in c.own) == c["own"],
        lambda c: c.leader(c.after) == c["rival"],
        lambda c: counts(c.after.piles[c["district"]])[c["rival"]] == c["most"],
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
        lambda c: was(c) == NOBODY or of_one_player(c, was(c), c["rival"]),
        lambda c: c.leader(c.after) == c["rival"] != NOBODY,
    ),
    "nothing": so(lambda c: was(c) == c.leader(c.after) == c["rival"] != NOBODY),
    "nothing-nobody": so(lambda c: c.leader(c.after) == NOBODY),
}

CLAIMS: Final[dict[str, Claim]] = {
    "bid": so(bid_is_possible, lambda c: c["limit"] <= c.cash),
    "bid-once": so(bid_is_possible, lambda c: c["limit"] == c["amount"]),
    "bid-credit": so(bid_is_possible, lambda c: c["limit"] > c.cash),
    "bid-made": so(
        lambda c: isinstance(c.action, Bid) and c.action.amount == c["amount"], passing_is_as_good
    ),
    "borrow": so(
        lambda c: isinstance(c.action, Borrow),
        loan_pays,
        lambda c: c["limit"] > c.state.standing + 1,
    ),
    "borrow-once": so(
        lambda c: isinstance(c.action, Borrow),
        loan_pays,
        lambda c: c["limit"] == c.state.standing + 1,
    ),
    "borrow-made": so(lambda c: isinstance(c.action, Borrow), loan_pays, passing_is_as_good),
    "loan-cost": so(loan_pays),
    "decline-enough": so(lambda c: isinstance(c.action, Decline), lambda c: c["cash"] == c.cash),
    "decline-dear": so(lambda c: isinstance(c.action, Decline), loan_pays),
    "pass": so(nothing_better, is_lowest, not_contradicted),
    "pass-even": so(nothing_better, is_lowest),
    "pass-even-why": so(nothing_better, is_lowest, not_contradicted),
    "pass-keep": so(worse_to_bid, is_lowest, lambda c: c["lowest"] <= c.cash, has_rounds_to_come),
    "pass-harm": so(worse_to_bid, is_lowest),
    "pass-lost": so(nothing_better, lambda c: c.choice.chosen.expected < 0.025),
    "pass-outbid": so(
        nothing_better,
        lambda c: c.choice.chosen.expected < 0.025,
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
            safe(one.piles[c["district"]], c.leader(one))
            for one in c.ways(c["seat"])
            if c.leader(one) in one.terms.purses[c["seat"]]
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
    "best-use": so(lambda c: c["why"].startswith("ends-lead")),
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
    "pay-equal": so(
        lambda c: c.state.cash[c["colour"]] == c.state.cash[c["other"]] == c["limit"],
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
    "place-yours": so(cube_is_meant, lambda c: is_certain(c) in c.own),
    "place-decided": so(cube_is_meant, lambda c: is_certain(c) == c["rival"] != NOBODY),
    "place-safe": so(
        cube_is_meant, lambda c: safe(one_cube(c).piles[c["district"]], c.leader(one_cube(c)))
    ),
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
        cube_is_meant, lambda c: was(c) in c.own, lambda c: c.leader(one_cube(c)) in c.own
    ),
    "place-spoils": so(
        cube_is_meant,
        lambda c: c.sold(one_cube(c)) and c.leader(one_cube(c)) == c["winner_colour"],
        lambda c: was(c) == c["rival"],
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
        lambda c: counts(one_cube(c).piles[c["district"]])[c["colour"]] == c["own"],
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
        lambda c: was(c) == NOBODY or of_one_player(c, was(c), c["rival"]),
    ),
    "place-nothing-nobody": so(
        cube_is_meant, nothing_better, lambda c: c.leader(one_cube(c)) == NOBODY
    ),
    "place-first": so(
        cube_is_meant,
        first_of,
        lambda c: c["why"] not in ("gives", "loses", "lets-lead", "nothing", "nothing-nobody"),
    ),
    "place-first-harm": so(cube_is_meant, first_of, nothing_better),
    "place-then": so(
        lambda c: (
            sum(UNIT[one.colour] for one in c.choice.plan if one.district == c["district"])
            == c["part"]
        )
    ),
    "place-instead": so(
        nothing_better, lambda c: c.choice.alternatives[0].action.district == c["district"]
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
        for code in ("gives", "lets-lead", "nothing")
    }
)
WHY["denies"] = CLAIMS["pass-taken"]
WHY["denies-safe"] = CLAIMS["pass-safe"]
WHY["denies-lead"] = CLAIMS["pass-loses"]
for code in ("takes", "takes-park", "takes-lone-park"):
    CLAIMS[f"place-{code}-cancel"] = CLAIMS[f"place-{code}-last"] = CLAIMS["place-takes"]
for code in ("leads", "leads-from", "spoils", "sets-up"):
    CLAIMS[f"place-{code}-cancel"] = CLAIMS[f"place-{code}"]


def codes(advice: tuple[Term, ...]) -> set[str]:
    """The codes of sentences and reasons."""
    facts = [dict(term.facts) for term in advice]
    return {term.code for term in advice} | {f"why-{one['why']}" for one in facts if "why" in one}
