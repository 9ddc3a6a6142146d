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
        "even",
        "cancels",
        "borrow-",
        "loan-cost",
        "rival-",
        "spends",
        "bid-leaves",
        "bid-on-credit",
        "place-then",
    )
    against = ("pass-taken", "pass-safe", "pass-loses", "pass-leads", "pass-leaves", "pass-gives")
    assert code.startswith((*aside, *against, "place-instead")) == (place > 0), code


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
        return bool(state.owners[self["district"]] >= 0)

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
    owner, city = state.owners[d], state.setup.board
    without = list(state.owners)
    without[d] = NOBODY
    worth = [
        sum(value for *_, value in estate(city, owners, (owner,)))
        for owners in (state.owners, without)
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
    there = [one for one in case.choice.plan if one.district == case["district"]]
    return len(there) > 1 and case["number"] == len(there)


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


def decided(case: Case) -> bool:
    """Whatever is added: the colour gets the district, and it is somebody else's."""
    colour = case["winner_colour"]
    return colour not in case.own and safe(case.state.piles[case["district"]], colour)


def cancel_each_other(case: Case) -> bool:
    """The colours with more cubes than one's own are each level with another one, and one's own is first."""
    numbers = counts(case.state.piles[case["district"]] + case["part"])
    first = case["winner_colour"]
    more = [number for number in numbers if number > numbers[first]]
    return (
        first in case.own
        and numbers[first] == case["own"]
        and bool(more)
        and all(more.count(number) > 1 for number in more)
        and numbers.count(numbers[first]) == 1
    )


def gets_them_if_passed(case: Case) -> int:
    """Who places the cubes once one has passed; nobody, while others may still speak."""
    state = case.state.copy()
    GAME.apply(state, PASSES[case.seat])
    if state.phase == PAYING:
        (actor,) = state.acting
        GAME.apply(state, Pay(actor, payers(state, actor)[0]))
    return state.acting[0] if state.phase == PLACING else -1


def is_taken(case: Case) -> bool:
    """Whether the rival could take the district at once."""
    ways = case.ways(case["seat"])
    rival = case.state.terms.purses[case["seat"]]
    return case["seat"] != case.seat and any(
        case.sold(one) and case.leader(one) in rival for one in ways
    )


CHECKS: Final[dict[str, Claim]] = {
    "takes": so(
        lambda c: c.sold(c.after) and c.leader(c.after) in c.own, lambda c: is_added(c, c.after)
    ),
    "safe": so(lambda c: safe(c.after.piles[c["district"]], c.leader(c.after))),
    "leads": so(
        lambda c: c.leader(c.after) in c.own and SIZE[pile_after(c)] < 7,
        lambda c: was(c) == c.facts.get("rival", NOBODY),
    ),
    "ahead": so(lambda c: c.leader(c.after) in c.own, lambda c: lead_of(c, c.after)),
    "spoils": so(
        lambda c: c.sold(c.after) and c.leader(c.after) == c["winner_colour"],
        lambda c: was(c) == c["rival"] != c["winner_colour"],
    ),
    "sets-up": so(
        lambda c: WINNER[c.after.piles[c["district"]] + UNIT[c["missing"]]] in c.own,
        lambda c: SIZE[c.after.piles[c["district"]]] == 6,
        is_to_come,
    ),
    "ends-lead": so(lambda c: was(c) == c["rival"] != c.leader(c.after)),
}
WHY: Final[dict[str, Claim]] = {
    **CHECKS,
    "takes-park": CHECKS["takes"],
    "takes-lone-park": CHECKS["takes"],
    "leads-from": CHECKS["leads"],
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
    "gives": so(nothing_better, lambda c: c.after.owners[c["district"]] == c["winner_colour"]),
    "loses": so(
        nothing_better, lambda c: was(c) in c.own, lambda c: c.leader(c.after) not in c.own
    ),
    "lets-lead": so(
        nothing_better,
        lambda c: was(c) == NOBODY,
        lambda c: c.leader(c.after) == c["rival"] != NOBODY,
    ),
    "decided": so(decided),
    "nothing": so(lambda c: was(c) == c.leader(c.after) == c["rival"] != NOBODY),
    "nothing-nobody": so(lambda c: c.leader(c.after) == NOBODY),
}

CLAIMS: Final[dict[str, Claim]] = {
    "bid": so(bid_is_possible, lambda c: c["limit"] <= c.cash),
    "bid-once": so(bid_is_possible, lambda c: c["limit"] == c["amount"]),
    "bid-credit": so(bid_is_possible, lambda c: c["limit"] > c.cash),
    "borrow": so(lambda c: isinstance(c.action, Borrow), loan_pays, lambda c: c["limit"] > 0),
    "loan-cost": so(loan_pays),
    "decline-enough": so(lambda c: isinstance(c.action, Decline), lambda c: c["cash"] == c.cash),
    "decline-dear": so(lambda c: isinstance(c.action, Decline), loan_pays),
    "pass": so(nothing_better, lambda c: c["lowest"] == c.state.standing + 1),
    "pass-even": so(nothing_better, lambda c: c["lowest"] == c.state.standing + 1),
    "pass-even-why": so(nothing_better, lambda c: c["lowest"] == c.state.standing + 1),
    "borrow-reach": so(
        lambda c: after_loan(c, "colour") == c["sum"] > c["less"] == after_loan(c, "other")
    ),
    "borrow-dearer": so(
        lambda c: after_loan(c, "colour") == c["sum"],
        lambda c: 9 - c.state.loans[c["other"]] == c["less"] < 9 - c.state.loans[c["colour"]],
    ),
    "borrow-purses": so(
        lambda c: after_loan(c, "colour") == c["sum"],
        lambda c: c.state.cash[c["other"]] == c["rest"],
    ),
    "pass-dear": so(nothing_better, lambda c: c["lowest"] == c.state.standing + 1),
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
    "pass-gives": so(
        lambda c: gets_them_if_passed(c) == c["seat"], lambda c: c.state.standing == c["price"]
    ),
    "pass-leaves": so(lambda c: bool(c.state.bidding >> c["seat"] & 1), lambda c: c["price"] > 0),
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
    "even": so(
        lambda c: {round(100 * one) for one in c.others} == {round(100 * c.choice.chosen.expected)}
    ),
    "pay-more": so(pays_later, lambda c: c["limit"] > c["less"]),
    "place-takes": so(
        cube_is_meant,
        lambda c: one_cube(c).owners[c["district"]] in c.own,
        lambda c: is_added(c, one_cube(c)),
    ),
    "place-safe": so(
        cube_is_meant, lambda c: safe(one_cube(c).piles[c["district"]], c.leader(one_cube(c)))
    ),
    "place-leads-from": so(
        cube_is_meant, lambda c: was(c) == c["rival"], lambda c: c.leader(one_cube(c)) in c.own
    ),
    "place-leads": so(
        cube_is_meant, lambda c: was(c) == NOBODY, lambda c: c.leader(one_cube(c)) in c.own
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
        lambda c: one_cube(c).owners[c["district"]] == c["winner_colour"],
        lambda c: was(c) == c["rival"],
    ),
    "place-decided": so(cube_is_meant, decided),
    "cancels": so(cancel_each_other),
    "place-gives": so(
        cube_is_meant,
        nothing_better,
        lambda c: one_cube(c).owners[c["district"]] == c["winner_colour"],
    ),
    "place-ends-lead": so(cube_is_meant, lambda c: was(c) == c["rival"] != c.leader(one_cube(c))),
    "place-sets-up": so(
        cube_is_meant,
        lambda c: WINNER[one_cube(c).piles[c["district"]] + UNIT[c["missing"]]] in c.own,
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
        lambda c: c.leader(one_cube(c)) == c["rival"] != was(c) == NOBODY,
    ),
    "place-nothing-nobody": so(
        cube_is_meant, nothing_better, lambda c: c.leader(one_cube(c)) == NOBODY
    ),
    "place-first": so(cube_is_meant, first_of),
    "place-then": so(
        lambda c: (
            sum(UNIT[one.colour] for one in c.choice.plan if one.district == c["district"])
            == c["part"]
        )
    ),
    "place-instead": so(
        nothing_better, lambda c: c.choice.alternatives[0].action.district == c["district"]
    ),
}
CLAIMS["place-takes-park"] = CLAIMS["place-takes-lone-park"] = CLAIMS["place-takes"]


def codes(advice: tuple[Term, ...]) -> set[str]:
    """The codes of sentences and reasons."""
    facts = [dict(term.facts) for term in advice]
    return {term.code for term in advice} | {f"why-{one['why']}" for one in facts if "why" in one}
