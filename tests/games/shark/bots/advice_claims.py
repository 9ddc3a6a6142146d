"""Whether what a hint says in Shark is so: every claim and figure is looked up, or played by the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.shark.rules.actions import (
    Buy,
    EndTrading,
    Place,
    Roll,
    Sell,
    SellOff,
    TakeShare,
)
from bigshot_desktop.games.shark.rules.chains import open_squares
from bigshot_desktop.games.shark.rules.decisions import rolls
from bigshot_desktop.games.shark.rules.events import ChainRemoved, Ruined
from bigshot_desktop.games.shark.rules.material import ZONES, squares_in
from bigshot_desktop.games.shark.rules.outcome import settle_all
from bigshot_desktop.games.shark.rules.settlement import sell_offs, worth_of
from bigshot_desktop.games.shark.rules.state import BEFORE, OVER, PLACING, ROLLING, SharkState
from bigshot_desktop.games.shark.rules.threats import threats

GAME: Final = GAMES["shark"]


def check(state: SharkState, seat: int, choice: Choice) -> None:
    """Asserts every sentence, and that the plan can be played."""
    assert 1 <= len(choice.advice) <= 3
    assert choice.plan[0] == choice.action
    played = state.copy()
    for action in choice.plan:
        assert played.acting == (seat,)
        assert GAME.check(played, action) is None
        GAME.apply(played, action)
    for place, term in enumerate(choice.advice):
        assert (term.code in SECOND) == (place > 0), term.code
        case = Case(state, seat, choice, dict(term.facts), term.code)
        CLAIMS[term.code](case)
        if case.facts.get("why"):
            WHY[str(case["why"])](case)


SECOND: Final = {
    *("place-also", "place-less", "place-helps", "place-riskier", "place-exposes", "place-lower"),
    *("place-spares", "place-spares-all", "place-equal", "place-ahead", "place-behind", "even"),
    *("buy-then", "buy-next", "danger-reckoned", "place-level", "sell-yields", "cash-idle"),
    *("buy-equal", "buy-instead-risky", "buy-instead-stuck"),
    *("buy-instead-less", "buy-instead-rarer", "buy-instead-short", "sell-equal"),
    *(
        "sell-instead-grows",
        "danger",
        "danger-short",
        "cover-change",
        "cover-dearer",
        "cover-misses",
    ),
}
ELSEWHERE: Final = {
    *("place-less", "place-helps", "place-riskier", "place-exposes", "place-lower"),
    *("place-spares", "place-spares-all", "place-equal"),
}
"""They speak of another building than the one that is advised."""


class Case:
    """A sentence in its position."""

    def __init__(
        self, state: SharkState, seat: int, choice: Choice, facts: dict[str, Any], code: str
    ) -> None:
        self.state, self.seat, self.choice, self.facts = state, seat, choice, facts
        self.code, self.action = code, choice.action

    def __getitem__(self, fact: str) -> Any:
        return self.facts[fact]

    def shares(self, fact: str) -> tuple[int, ...]:
        return tuple(int(number) for number in self[fact].split(","))

    @property
    def held(self) -> tuple[int, ...]:
        return held(self.state, self.seat)

    def built(self, action: Place) -> Built:
        return Built(self.state, action)

    @property
    def building(self) -> Built:
        """What the sentence speaks of: the building that is advised, or another one."""
        if self.code not in ELSEWHERE:
            return Built(self.state, self.action)
        return Built(self.state, Place(self.seat, self["company"], self["square"]))


class Built:
    """The table after a building, once everybody has paid."""

    def __init__(self, state: SharkState, action: Place) -> None:
        self.before, self.state, self.action = state, state.copy(), action
        self.removed: list[tuple[int, int]] = []
        self.ruined: list[int] = []
        assert GAME.check(self.state, action) is None
        GAME.apply(self.state, action, self._note)
        self.gains = [new - old for new, old in zip(self.state.cash, state.cash, strict=True)]
        """Before anybody has handed over shares."""
        settle_all(self.state, self._note)

    def _note(self, event: Any) -> None:
        if isinstance(event, ChainRemoved):
            self.removed.append((event.company, len(event.squares)))
        if isinstance(event, Ruined):
            self.ruined.append(event.seat)

    def loss(self, seat: int) -> int:
        """What falls cost a seat (SH-17)."""
        falls = [max(0, a - b) for a, b in zip(self.before.values, self.state.values, strict=True)]
        return worth_of(held(self.before, seat), falls)

    def rise(self, seat: int) -> int:
        """What the rise of the company brings a seat, the bonus included (SH-13, SH-14)."""
        c = self.action.company
        old, new = self.before.values[c], self.state.values[c]
        gain = max(0, new - old) * held(self.before, seat)[c]
        if seat != self.action.seat:
            return gain
        alone = new <= old and new - old == 0 and self.size == 1
        return gain + (new if new > old else 1 if alone else 0)

    @property
    def size(self) -> int:
        chains = self.state.chains[self.action.company]
        return next(one.bit_count() for one in chains if one >> self.action.square & 1)

    def total(self, seat: int) -> int:
        loss = self.loss(seat) if seat != self.action.seat else 0
        return self.rise(seat) - loss

    def best_neighbour(self) -> int:
        """The highest value of the company after one more building beside this one, by building it."""
        company, seat = self.action.company, self.action.seat
        beside = self.state.terms.world.touching[self.action.square]
        values = []
        for zone in ZONES:
            for square in squares_in(open_squares(self.state, company, zone) & beside):
                new = self.state.copy()
                new.phase, new.acting, new.active = PLACING, (seat,), seat
                GAME.apply(new, Place(seat, company, square))
                values.append(new.values[company])
        return max(values)

    def highest_next(self) -> int:
        """The same, where perhaps nothing can be built beside this one."""
        try:
            return self.best_neighbour()
        except ValueError:
            return int(self.state.values[self.action.company])

    def risks(self, company: int) -> list[float]:
        """That the dice let somebody take a chain of a company, for each of its chains."""
        if self.state.phase == OVER:
            return []
        found = threats(GAME.observe(self.state, self.action.seat), self.action.seat)
        return [float(one.chance) * 100 for one in found if one.company == company]

    def risk(self) -> float:
        """That the dice let somebody take the chain of the building."""
        if self.state.phase == OVER:
            return 0.0
        seat = self.action.seat
        found = threats(GAME.observe(self.state, seat), seat)
        return next(float(one.chance) for one in found if self.action.square in one.squares)


def held(state: SharkState, seat: int) -> tuple[int, ...]:
    return tuple(state.shares[4 * seat : 4 * seat + 4])


def wealth(state: SharkState, seat: int) -> int:
    return state.cash[seat] + worth_of(held(state, seat), state.values)


Claim = Callable[[Case], None]


def so(*holds: Callable[[Case], bool]) -> Claim:
    def claim(case: Case) -> None:
        for one in holds:
            assert one(case), (case.code, case.facts, case.choice.advice)

    return claim


def nothing_better(case: Case) -> bool:
    return all(case.choice.chosen.expected >= one.expected for one in case.choice.alternatives)


def deal_is_meant(kind: type[Buy | Sell]) -> Callable[[Case], bool]:
    def meant(case: Case) -> bool:
        action = case.action
        told = case["company"], case["number"]
        return isinstance(action, kind) and (action.company, action.number) == told

    return meant


def danger_is_so(case: Case) -> bool:
    """Some chain of the company is in that danger, and that many shares would cost that much."""
    target = list(case.held)
    if case.code.startswith("danger") or case.facts.get("why") == "reserve":
        for deal in case.choice.plan:
            if isinstance(deal, Buy):
                target[deal.company] += deal.number
            elif isinstance(deal, Sell):
                target[deal.company] -= deal.number
    found = threats(GAME.observe(case.state, case.seat), case.seat)
    return any(
        one.company == case["victim"]
        and abs(float(one.chance) * 100 - case["percent"]) < 1
        and one.fall * target[one.company] == case["cost"]
        for one in found
    )


def deal_after(case: Case) -> bool:
    """Whether what is bought is what the plan buys."""
    bought = [0, 0, 0, 0]
    for deal in case.choice.plan:
        if isinstance(deal, Buy):
            bought[deal.company] += deal.number
    return tuple(bought) == case.shares("bought")


def raising(case: Case, company: int = -1) -> tuple[int, int]:
    """With how many rolls the next building can raise a company, and how high, by playing every one of them."""
    if company < 0:
        company = case["company"]
    ended = case.state.copy()
    settle_all(ended)
    while ended.phase != ROLLING:
        GAME.apply(ended, EndTrading(ended.acting[0]))
    found, top = 0, ended.values[company]
    for roll in rolls(ended):
        state = ended.copy()
        GAME.apply(state, Roll(roll.seat, roll.zone, roll.colour))
        if state.phase != PLACING:
            continue
        (builder,) = state.acting
        built = [
            Built(state, one).state.values[company]
            for one in GAME.legal(state, builder) or ()
            if one.company == company
        ]
        best = max(built, default=0)
        found += best > state.values[company]
        top = max(top, best)
    return found, top


def promise(case: Case, company: int, number: int) -> int:
    """What the best next building would bring with so many shares more."""
    rise = raising(case, company)[1] - case.state.values[company]
    return rise * number


def planned(case: Case, kind: type[Buy | Sell]) -> int:
    """What the best next building would bring with what the plan buys, or sells: it raises one company."""
    deals = [deal for deal in case.choice.plan if isinstance(deal, kind)]
    return max((promise(case, deal.company, deal.number) for deal in deals), default=0)


def price_of_plan(case: Case) -> int:
    buys = [deal for deal in case.choice.plan if isinstance(deal, Buy)]
    return sum(case.state.values[deal.company] * deal.number for deal in buys)


def sales_of_plan(case: Case) -> dict[int, int]:
    return {deal.company: deal.number for deal in case.choice.plan if isinstance(deal, Sell)}


def missed(case: Case, shares: tuple[int, ...]) -> int:
    """What the best next building of each company would bring with these shares."""
    return sum(promise(case, company, number) for company, number in enumerate(shares) if number)


def danger_changes(case: Case) -> bool:
    """Some chain of the company had the first chance before the building and has the second after it."""
    before = threats(GAME.observe(case.state, case.seat), case.seat)
    company = case["victim"]
    after = threats(GAME.observe(case.building.state, case.seat), case.seat)
    loser = case.facts.get("seat", case.seat)
    shares = held(case.building.state, loser)[company]
    return any(
        old.company == new.company == company
        and set(old.squares) <= set(new.squares)
        and abs(chance_by_others(old, loser) - case["was"]) < 1
        and abs(chance_by_others(new, loser) - case["percent"]) < 1
        and new.fall * shares == case["cost"]
        for old in before
        for new in after
    )


def chance_by_others(threat: Any, loser: int) -> float:
    """In hundredths, that somebody takes the chain who is not the one to pay for it (SH-17)."""
    safe = 1.0
    for taker, ways in zip(threat.takers, threat.ways, strict=True):
        safe *= 1.0 if taker == loser else 1 - ways / threat.rolls
    return 100 * (1 - safe)


def is_even(case: Case) -> bool:
    """The other action is listed with the same chance."""
    shown = round(100 * case.choice.chosen.expected)
    return any(
        getattr(one.action, "company", -1) == case["company"] and round(100 * one.expected) == shown
        for one in case.choice.alternatives
    )


def riskier_to_buy(case: Case) -> bool:
    """A chain of the company is in that danger, and with the shares that are not bought it would cost that much."""
    found = threats(GAME.observe(case.state, case.seat), case.seat)
    number = case.held[case["company"]] + case["number"]
    return case["victim"] == case["company"] and any(
        one.company == case["victim"]
        and abs(float(one.chance) * 100 - case["percent"]) < 1
        and one.fall * number == case["cost"]
        for one in found
    )


def left_after(case: Case) -> int:
    return int(case.state.cash[case.seat] - case.state.values[case["company"]] * case["number"])


def cash_after_plan(case: Case) -> int:
    state = case.state.copy()
    for deal in case.choice.plan[:-1]:
        GAME.apply(state, deal)
    return int(state.cash[case.seat])


def others(case: Case) -> list[int]:
    return [seat for seat in range(case.state.terms.players) if seat != case.seat]


def end(*more: Callable[[Case], bool]) -> Claim:
    return so(lambda c: isinstance(c.action, EndTrading), nothing_better, *more)


def cash_is(case: Case) -> bool:
    return bool(case.state.cash[case.seat] == case["cash"])


def asked(case: Case) -> Any:
    return GAME.decision(case.state, case.seat)


def victim_is_so(case: Case) -> bool:
    return (case["victim"], case["number"]) in case.building.removed


WHY: Final[dict[str, Claim]] = {
    "wins": so(
        lambda c: c.building.state.phase == OVER,
        lambda c: wealth(c.building.state, c.seat) == c["after"],
        lambda c: (
            max(
                wealth(c.building.state, seat)
                for seat in others(c)
                if c.building.state.playing >> seat & 1
            )
            == c["before"]
            < c["after"]
        ),
    ),
    "ends": so(lambda c: c.building.state.phase == OVER),
    "earns": so(
        lambda c: (c["old"], c["new"]) == course(c),
        lambda c: c.building.rise(c.seat) == c["gain"],
        lambda c: c.held[c["company"]] > 0,
    ),
    "earns-bonus": so(
        lambda c: (c["old"], c["new"]) == course(c),
        lambda c: c["new"] == c["gain"] == c.building.rise(c.seat),
    ),
    "alone": so(lambda c: c.building.size == 1, lambda c: c["bonus"] == 1),
    "alone-next": so(
        lambda c: c.building.size == 1,
        lambda c: c["bonus"] == 1,
        lambda c: c.building.best_neighbour() == c["top"],
    ),
    "grows-next": so(
        lambda c: (c["old"], c["new"]) == course(c),
        lambda c: c.building.best_neighbour() == c["top"] > c["new"],
    ),
    "stays-quiet": so(
        lambda c: (c["old"], c["new"]) == course(c),
        lambda c: not any(c.building.total(seat) > 0 for seat in range(c.state.terms.players)),
    ),
    "protects": so(danger_changes, lambda c: c["was"] > c["percent"] > 0),
    "shields": so(danger_changes, lambda c: c["was"] > c["percent"] == 0),
    "endangers": so(
        danger_changes, lambda c: 0 == c["was"] < c["percent"], lambda c: c["seat"] != c.seat
    ),
    "threatens": so(
        danger_changes, lambda c: c["was"] < c["percent"], lambda c: c["seat"] != c.seat
    ),
    "joins": so(lambda c: (c["old"], c["new"]) == course(c)),
    "stays": so(lambda c: (c["old"], c["new"]) == course(c)),
    "ruins": so(victim_is_so, lambda c: c["seat"] in c.building.ruined),
    "costs": so(victim_is_so, lambda c: c.building.loss(c["seat"]) == c["loss"] > 0),
    "swallows": so(victim_is_so),
    "own-roll": so(
        lambda c: c["rolls"] == len(rolls(c.state)),
        lambda c: raising(c)[0] == c["ways"] > 0,
        lambda c: raising(c)[1] == c["top"] > c["old"] == c.state.values[c["company"]],
        lambda c: (c["top"] - c["old"]) * c["number"] == c["gain"],
    ),
    "stuck": so(lambda c: raising(c)[0] == 0),
    "reserve": so(danger_is_so, lambda c: c.state.cash[c.seat] == c["cash"] < c["cost"]),
    "most": so(
        lambda c: c.held[c["company"]] + c["number"] == c["own"],
        lambda c: all(held(c.state, seat)[c["company"]] < c["own"] for seat in others(c)),
    ),
    "buys-better": so(
        nothing_better, lambda c: c.state.values[c["company"]] * c["number"] == c["price"]
    ),
    "sells-better": so(
        nothing_better, lambda c: c.state.values[c["company"]] * c.action.number == c["amount"]
    ),
    "danger": so(danger_is_so),
}


WHY["next-roll"] = WHY["own-roll"]


def course(case: Case) -> tuple[int, int]:
    company = case["company"]
    return case.state.values[company], case.building.state.values[company]


def is_gain(case: Case) -> bool:
    return bool(case.building.total(case.seat) == case["gain"])


def sums_are_so(case: Case) -> bool:
    """One's own wealth after the building, and that of the richest rival."""
    state = case.building.state
    rich = max(wealth(state, seat) for seat in others(case) if state.playing >> seat & 1)
    told = wealth(state, case.seat), wealth(state, case["seat"]), rich
    return told == (case["after"], case["before"], case["before"])


def bought(case: Case) -> SharkState:
    state = case.state.copy()
    GAME.apply(state, case.action)
    return state


CLAIMS: Final[dict[str, Claim]] = {
    "place": so(lambda c: (c.action.company, c.action.square) == (c["company"], c["square"])),
    "place-also": so(lambda c: "why" in c.facts),
    "place-less": so(
        is_gain, lambda c: c.built(c.action).total(c.seat) == c["more"] > c["gain"], nothing_better
    ),
    "place-helps": so(
        is_gain,
        lambda c: c.building.total(c["seat"]) == c["amount"] > c.built(c.action).total(c["seat"]),
    ),
    "place-riskier": so(
        lambda c: abs(c.building.risk() * 100 - c["percent"]) < 1,
        lambda c: abs(c.built(c.action).risk() * 100 - c["was"]) < 1,
        lambda c: c["percent"] > c["was"],
    ),
    "place-exposes": so(
        lambda c: any(abs(one - c["percent"]) < 1 for one in c.building.risks(c["victim"])),
        lambda c: any(abs(one - c["was"]) < 1 for one in c.built(c.action).risks(c["victim"])),
        lambda c: c["percent"] > c["was"],
    ),
    "place-lower": so(
        lambda c: c.built(c.action).best_neighbour() == c["most"] > c["top"],
        lambda c: c.building.highest_next() == c["top"],
    ),
    "place-spares": so(
        lambda c: c.built(c.action).loss(c["seat"]) == c["loss"] > c["less"] > 0,
        lambda c: c.building.loss(c["seat"]) == c["less"],
    ),
    "place-spares-all": so(
        lambda c: c.built(c.action).loss(c["seat"]) == c["loss"] > 0,
        lambda c: c.building.loss(c["seat"]) == 0,
    ),
    "place-equal": so(is_even),
    "place-ahead": so(sums_are_so, lambda c: c["after"] > c["before"]),
    "place-behind": so(sums_are_so, lambda c: c["after"] < c["before"]),
    "place-level": so(sums_are_so, lambda c: c["after"] == c["before"]),
    "even": so(
        lambda c: (
            len({round(100 * one.expected) for one in (c.choice.chosen, *c.choice.alternatives)})
            == 1
        )
    ),
    "buy": so(deal_is_meant(Buy)),
    "buy-next": so(
        lambda c: Buy(c.seat, c["company"], c["number"]) in c.choice.plan[1:],
        lambda c: isinstance(c.action, Buy),
    ),
    "buy-then": so(lambda c: Buy(c.seat, c["company"], c["number"]) in c.choice.plan),
    "sell": so(deal_is_meant(Sell)),
    "sell-yields": so(
        lambda c: planned(c, Sell) == c["gain"] < c["more"],
        lambda c: planned(c, Buy) == c["more"],
    ),
    "sell-for": so(
        deal_is_meant(Sell),
        deal_after,
        lambda c: c.state.values[c["company"]] * c["number"] == c["amount"],
        lambda c: price_of_plan(c) > c.state.cash[c.seat],
        lambda c: sales_of_plan(c) == {c["company"]: c["number"]},
    ),
    "sell-for-also": so(
        deal_is_meant(Sell),
        deal_after,
        lambda c: c.state.values[c["company"]] * c["number"] == c["amount"],
        lambda c: price_of_plan(c) > c.state.cash[c.seat],
        lambda c: (
            sales_of_plan(c)
            == {
                c["company"]: c["number"],
                **{one: number for one, number in enumerate(c.shares("sold")) if number},
            }
        ),
    ),
    "end": end(cash_is),
    "end-before": end(
        lambda c: c.state.phase == BEFORE, lambda c: asked(c).allowance == c["number"] > 0
    ),
    "end-reserve": end(cash_is, danger_is_so, lambda c: c["cash"] >= c["cost"] > 0),
    "end-bought": end(cash_is),
    "end-sold": end(cash_is),
    "end-both": end(cash_is),
    "end-limit": end(lambda c: asked(c).allowance == 0),
    "end-cash": end(cash_is, lambda c: not any(asked(c).buyable)),
    "end-nothing": end(lambda c: not any(asked(c).buyable) and not any(asked(c).sellable)),
    "cash-idle": so(
        lambda c: isinstance(c.action, Buy),
        lambda c: wealth(c.state, c.seat) == wealth(bought(c), c.seat),
    ),
    "buy-equal": so(is_even),
    "sell-equal": so(is_even),
    "buy-instead-risky": so(nothing_better, riskier_to_buy),
    "buy-instead-stuck": so(nothing_better, lambda c: raising(c)[0] == 0),
    "buy-instead-less": so(
        nothing_better,
        lambda c: promise(c, c["company"], c["number"]) == c["gain"] < c["more"],
        lambda c: promise(c, c.action.company, c.action.number) == c["more"],
    ),
    "buy-instead-rarer": so(
        nothing_better,
        lambda c: raising(c)[0] == c["ways"] < c["more_ways"],
        lambda c: raising(c, c.action.company)[0] == c["more_ways"],
        lambda c: c["rolls"] == len(rolls(c.state)),
    ),
    "buy-instead-short": so(
        nothing_better, danger_is_so, lambda c: left_after(c) == c["cash"] < c["cost"]
    ),
    "sell-instead-grows": so(
        nothing_better,
        lambda c: raising(c)[1] == c["top"] > c["old"] == c.state.values[c["company"]],
        lambda c: (c["top"] - c["old"]) * c["number"] == c["gain"],
    ),
    "danger-reckoned": so(danger_is_so, lambda c: c.action.company == c["victim"]),
    "danger-short": so(danger_is_so, lambda c: cash_after_plan(c) == c["cash"] < c["cost"]),
    "danger": so(danger_is_so),
    "cover": so(
        lambda c: isinstance(c.action, SellOff) and c.shares("sold") == c.action.shares,
        lambda c: asked(c).rest == c["rest"],
        lambda c: (
            tuple(a + b for a, b in zip(c.shares("sold"), c.shares("bought"), strict=True))
            == c.held
        ),
    ),
    "cover-all": so(lambda c: c.shares("sold") == c.held, lambda c: asked(c).rest == c["rest"]),
    "cover-change": so(
        lambda c: (
            (worth_of(c.action.shares, c.state.values) + 1) // 2 - asked(c).rest == c["change"]
        )
    ),
    "cover-dearer": so(
        lambda c: worth_of(c.shares("sold"), c.state.values) == c["amount"] > c["less"],
        lambda c: worth_of(c.action.shares, c.state.values) == c["less"],
        lambda c: c.shares("sold") in list(sell_offs(asked(c).rest, c.held, c.state.values)),
    ),
    "cover-misses": so(
        lambda c: c.shares("sold") in [one.action.shares for one in c.choice.alternatives],
        lambda c: missed(c, c.shares("sold")) == c["more"] > c["gain"],
        lambda c: missed(c, c.action.shares) == c["gain"],
    ),
    "take": so(lambda c: holders(c) == []),
    "take-with": so(lambda c: holders(c) == [c["seat"]]),
    "take-shared": so(lambda c: len(holders(c)) == c["number"] > 1),
}


def holders(case: Case) -> list[int]:
    assert isinstance(case.action, TakeShare)
    return [
        seat for seat in range(case.state.terms.players) if held(case.state, seat)[case["company"]]
    ]
