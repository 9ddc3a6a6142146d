"""Whether what a hint says in Shark is so: every claim and figure is looked up, or played by the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.games.shark.rules.actions import (
    Buy,
    EndTrading,
    Place,
    Sell,
    SellOff,
    TakeShare,
)
from bigshot_desktop.games.shark.rules.decisions import rolls
from bigshot_desktop.games.shark.rules.outcome import settle_all
from bigshot_desktop.games.shark.rules.settlement import sell_offs, worth_of
from bigshot_desktop.games.shark.rules.state import BEFORE, OVER, SharkState
from bigshot_desktop.games.shark.rules.threats import Threat, threats
from tests.games.shark.bots.played_tables import (
    GAME,
    Built,
    ending,
    held,
    next_buildings,
    ways_on,
    wealth,
)

LIKELY: Final = 0.15
"""A danger that is less likely is not told of."""


def check(state: SharkState, seat: int, choice: Choice) -> None:
    """Asserts every sentence, and that the plan can be played."""
    assert 1 <= len(choice.advice) <= 3
    assert choice.plan[0] == choice.action
    state = state.copy()  # the match goes on
    played = state.copy()
    for action in choice.plan:
        assert played.acting == (seat,)
        assert GAME.check(played, action) is None
        GAME.apply(played, action)
    if isinstance(choice.action, SellOff):
        check_end(state, seat, choice)
    for place, term in enumerate(choice.advice):
        assert (term.code in SECOND) == (place > 0), term.code
        case = Case(state, seat, choice, dict(term.facts), term.code)
        CLAIMS[term.code](case)
        if case.facts.get("why"):
            WHY[str(case["why"])](case)


def check_end(state: SharkState, seat: int, choice: Choice) -> None:
    """A forced sale after the last building: who wins is certain, and nothing else is shown."""
    ends = [
        (one.expected, winners_after(state, one.action))
        for one in (choice.chosen, *choice.alternatives)
    ]
    if ends[0][1]:
        for shown, winners in ends:
            assert shown == (1 / len(winners) if seat in winners else 0.0), (shown, winners)
        assert choice.advice[1].code in ("cover-won", "cover-lost", "even")


def winners_after(state: SharkState, action: SellOff) -> tuple[int, ...]:
    """Who wins once this is handed over and all others have paid; nobody while the match goes on."""
    return winners(ended(state, action))


def winners(state: SharkState) -> tuple[int, ...]:
    """Who has won; nobody while the match goes on."""
    result = GAME.result(state)
    return () if result is None else result.winners


def ended(state: SharkState, action: SellOff) -> SharkState:
    done = state.copy()
    GAME.apply(done, action)
    settle_all(done)
    return done


SECOND: Final = {
    *(
        "place-stuck",
        "place-rarer",
        "place-near",
        "place-helps-more",
        "place-ends",
        "buy-equal",
        "hopeless",
        "near",
        "buy-later",
        "buy-later-unless",
        "trade-equal",
        "buy-then-all",
        "cover-lost",
        "cover-won",
        "buy-instead-limit",
    ),
    *("rather-safer", "rather-grows", "rather-often"),
    *("rather-sell-safer", "rather-sell-grows", "rather-sell-often"),
    *(
        "buy-too",
        "buy-too-all",
        "buy-so-that",
        "dare",
        "cover-as-good",
        "place-helps-all",
        "place-helps-both",
    ),
    *("place-riskier-only", "place-exposes-only", "place-gain-riskier", "place-gain-exposes"),
    *("place-gain-riskier-more", "place-gain-exposes-more", "place-gain-worse"),
    *("place-gain-no-better", "place-nearly", "danger-broke", "cover-hopeless"),
    *("cover-ways", "cover-danger", "cover-kinds", "cover-promises"),
    *("place-also", "place-less", "place-helps", "place-riskier", "place-exposes", "place-lower"),
    *("place-spares", "place-spares-all", "place-equal", "place-ahead", "place-behind", "even"),
    *("place-level", "then-buy", "keep", "keep-own", "sell-instead-despite", "danger-bought"),
    *(
        "buy-then",
        "cover-spares",
        "sell-yields",
        "cash-idle",
        "buy-instead-risky",
        "buy-instead-stuck",
    ),
    *("buy-instead-less", "buy-instead-rarer", "buy-instead-short"),
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
    *("place-spares", "place-spares-all", "place-equal", "place-stuck", "place-rarer"),
    "place-helps-all",
    "place-helps-both",
    "place-helps-more",
    "place-ends",
    *("place-riskier-only", "place-exposes-only", "place-gain-riskier", "place-gain-exposes"),
    *("place-gain-riskier-more", "place-gain-exposes-more", "place-gain-worse"),
    *("place-gain-no-better", "place-nearly"),
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


Claim = Callable[[Case], None]


def so(*holds: Callable[[Case], bool]) -> Claim:
    def claim(case: Case) -> None:
        for one in holds:
            assert one(case), (case.code, case.facts, case.choice.advice)

    return claim


def both(one: Claim, other: Claim) -> Claim:
    def claim(case: Case) -> None:
        one(case)
        other(case)

    return claim


def nothing_better(case: Case) -> bool:
    return all(case.choice.chosen.expected >= one.expected for one in case.choice.alternatives)


def traded(case: Case, kind: type[Buy | Sell]) -> tuple[int, ...]:
    """The shares that the plan buys, or sells, by company."""
    found = [0, 0, 0, 0]
    for deal in case.choice.plan:
        if isinstance(deal, kind):
            found[deal.company] += deal.number
    return tuple(found)


def all_named(kind: type[Buy | Sell], fact: str) -> Callable[[Case], bool]:
    """Whether a sentence names all that the plan buys, or sells: what it reckons with is then told."""
    return lambda case: traded(case, kind) == case.shares(fact)


def reason_is_of(kind: type[Buy | Sell]) -> Callable[[Case], bool]:
    """Whether the shares of the reason are one of the deals."""
    return lambda case: kind(case.seat, case["company"], case["number"]) in case.choice.plan


def target(case: Case) -> tuple[int, ...]:
    """The shares that are held after the plan."""
    new, gone = traded(case, Buy), traded(case, Sell)
    return tuple(have + a - b for have, a, b in zip(case.held, new, gone, strict=True))


def danger_is_so(case: Case) -> bool:
    """Some chain of the company is in that danger, and the shares that are spoken of would cost that much."""
    shares = case.held[case["victim"]]
    if case.code in ("rather-safer", "rather-sell-safer"):
        shares = case.shares("sold")[case["victim"]]
    elif case.facts.get("why") == "danger" or case.code in OF_THESE_SHARES:
        assert case["victim"] == case["company"]
        shares = case["number"]
    elif case.code.startswith("danger") or case.facts.get("why") in ("reserve", "short"):
        shares = target(case)[case["victim"]]
    found = threats(GAME.observe(case.state, case.seat), case.seat)
    return any(
        is_named(case, one)
        and abs(float(one.chance) * 100 - case["percent"]) < 1
        and one.fall * shares == case["cost"]
        for one in found
    )


def is_named(case: Case, threat: Threat) -> bool:
    """Whether this is the chain that the sentence names by its company, one of its squares and its length."""
    return bool(
        threat.company == case["victim"]
        and case["at"] in threat.squares
        and len(threat.squares) == case["size"]
    )


OF_THESE_SHARES: Final = ("buy-instead-risky", "sell-instead-despite", "cover-danger")
"""They tell what the shares would cost that they name, not all of the company."""


def told_codes(case: Case) -> list[str]:
    return [term.code for term in case.choice.advice]


def weighed(case: Case) -> bool:
    """A danger is told of a company that is bought only with what of it is new, or if it is all new."""
    victim = case["victim"]
    return not traded(case, Buy)[victim] or not case.held[victim] or case.code == "danger-bought"


def is_needed(case: Case) -> bool:
    """Without these sales cash would not suffice for the purchases; and no more is sold than that asks for."""
    values, cash = case.state.values, case.state.cash[case.seat]
    sold = traded(case, Sell)
    price = worth_of(traded(case, Buy), values)
    left = cash + worth_of(sold, values) - price
    dearest = max(value for value, number in zip(values, sold, strict=True) if number)
    return bool(cash < price and 0 <= left < dearest)


def raising(case: Case, company: int = -1) -> tuple[int, int]:
    """With how many rolls the next building can raise a company, and how high, by playing every one of them."""
    if company < 0:
        company = case["company"]
    found, top = 0, case.state.values[company]
    for before, buildings in next_buildings(case.state):
        built = [one.state.values[company] for one in buildings if one.action.company == company]
        best = max(built, default=0)
        found += best > before.values[company]
        top = max(top, best)
    return found, top


def raising_any(case: Case, shares: tuple[int, ...]) -> int:
    """With how many rolls some company can rise of which these are shares."""
    return sum(
        any(
            one.state.values[one.action.company] > before.values[one.action.company]
            for one in buildings
            if shares[one.action.company]
        )
        for before, buildings in next_buildings(case.state)
    )


def after_plan(case: Case) -> SharkState:
    """The table when the deals of the plan are made, but trading is not over."""
    state = case.state.copy()
    for deal in case.choice.plan[:-1]:
        GAME.apply(state, deal)
    return state


def can_buy_more(case: Case) -> bool:
    """Right now, after the plan, more could be bought; and after the building there is another occasion."""
    state = after_plan(case)
    trade: Any = GAME.decision(state, case.seat)
    return bool(case.state.phase == BEFORE and trade.allowance > 0 and any(trade.buyable))


def race_is_so(case: Case, state: SharkState) -> bool:
    """What one has on a table, and the richest of the others."""
    rich = max(wealth(state, seat) for seat in others(case) if state.playing >> seat & 1)
    told = wealth(state, case.seat), wealth(state, case["seat"]), rich
    return told == (case["after"], case["before"], case["before"])


def instead_of(case: Case) -> bool:
    """Some listed plan ends with exactly these shares instead of those of the plan that is advised."""
    ours, theirs = case.shares("bought"), case.shares("sold")
    wanted = tuple(have - a + b for have, a, b in zip(target(case), ours, theirs, strict=True))
    shown = round(100 * case.choice.chosen.expected)
    for one in case.choice.alternatives:
        found = list(case.held)
        for deal in one.steps:
            found[deal.company] += deal.number if isinstance(deal, Buy) else -deal.number
        assert not any(b and new for b, new in zip(theirs, traded(case, Buy), strict=True))
        assert not any(a and gone for a, gone in zip(ours, traded(case, Sell), strict=True))
        if tuple(found) == wanted and round(100 * one.expected) < shown:
            return sum(map(bool, ours)) == sum(map(bool, theirs)) == 1
    return False


def sells_the_worse(case: Case) -> bool:
    """The plan sells the shares that are called worse, and buys none of the better."""
    gone, new = traded(case, Sell), traded(case, Buy)
    worse, better = case.shares("sold"), case.shares("bought")
    return all(
        bool(gone[one]) >= bool(worse[one]) and not (new[one] and better[one]) for one in range(4)
    )


def promises_less(case: Case) -> bool:
    """With the rolls that can raise them, the shares that are called weaker promise no more."""
    here, there = raising(case, case.action.company)[0], raising(case)[0]
    return bool(there * case["gain"] <= here * case["more"])


def listed_for_less(case: Case) -> bool:
    """A listed choice costs less and leaves a smaller chance to win."""
    shown = round(100 * case.choice.chosen.expected)
    return any(
        one.action.shares == case.shares("sold") and round(100 * one.expected) < shown
        for one in case.choice.alternatives
    )


def kinds_kept(case: Case, gone: tuple[int, ...]) -> int:
    return sum(have > less for have, less in zip(case.held, gone, strict=True))


def keeps_for(case: Case, given: int, kept: int) -> bool:
    """More of the first company and less of the second is handed over than by the cheapest or a listed choice."""
    rest = asked(case).rest
    lowest = cheapest_cover(case)
    known = [one.action.shares for one in case.choice.alternatives]
    known += [
        one for one in sell_offs(rest, case.held, case.state.values) if cost_of(case, one) == lowest
    ]
    mine = case.action.shares
    return any(mine[given] > one[given] and mine[kept] < one[kept] for one in known)


def promise(case: Case, company: int, number: int) -> int:
    """What the best next building would bring with so many shares more."""
    rise = raising(case, company)[1] - case.state.values[company]
    return rise * number


def best_with(case: Case, kind: type[Buy | Sell]) -> int:
    """What one building, which raises one company, would bring at the most with what the plan buys, or sells."""
    deals = [deal for deal in case.choice.plan if isinstance(deal, kind)]
    return max(promise(case, deal.company, deal.number) for deal in deals)


def missed(case: Case, shares: tuple[int, ...]) -> int:
    """What the best next building, which raises one company, would bring with these shares."""
    return max(promise(case, company, number) for company, number in enumerate(shares) if number)


def chance_without(threat: Threat, seat: int) -> float:
    """In hundredths: that somebody other than a seat can take a chain; −1 is nobody."""
    safe = 1.0
    for ways, taker in zip(threat.ways, threat.takers, strict=True):
        safe *= 1.0 if taker == seat else 1 - ways / threat.rolls
    return 100 * (1 - safe)


def danger_changes(case: Case) -> bool:
    """Some chain had the first chance before the building and has the second after it, and would cost that much then.

    Of another player's danger only rolls of the others count: who takes a chain pays nothing (SH-17). A chain that
    is safe now would have cost what it was until now.
    """
    safe = case["why"] == "shields"
    company, seat = case["victim"], case.facts.get("seat", case.seat)
    rival = seat if seat != case.seat else -1
    before = threats(GAME.observe(case.state, case.seat), case.seat)
    after = threats(GAME.observe(case.building.state, case.seat), case.seat)
    shares = held(case.building.state, seat)[company]
    return any(
        set(old.squares) <= set(new.squares)
        and abs(chance_without(old, rival) - case["was"]) < 1
        and abs(chance_without(new, rival) - case["percent"]) < 1
        and (old if safe else new).fall * shares == case["cost"] > 0
        and (rival >= 0 or new.chance * new.fall < old.chance * old.fall)
        for old in before
        for new in after
        if old.company == new.company == company
        and case["at"] in old.squares
        and is_named(case, old if safe else new)
    )


def no_loss_of_mine(case: Case) -> bool:
    """The player has nothing to lose by what is praised as another's danger."""
    return not held(case.building.state, case.seat)[case["victim"]]


def risk_costs(case: Case) -> bool:
    """What a chain in that danger after the other building would cost."""
    state = case.building.state
    shares = held(state, case.seat)[case["victim"]]
    found = threats(GAME.observe(state, case.seat), case.seat)
    return any(
        is_named(case, one)
        and abs(float(one.chance) * 100 - case["percent"]) < 1
        and one.fall * shares == case["cost"] > 0
        for one in found
    )


def nothing_pays_more(case: Case) -> bool:
    """No building that may be placed brings more at once."""
    own = case.building.total(case.seat)
    return all(
        Built(case.state, one).total(case.seat) <= own
        for one in GAME.legal(case.state, case.seat) or ()
    )


def rivals_get_more(case: Case) -> bool:
    """All the others together get more by the other building than by the one that is advised."""
    there, here = case.building, case.built(case.action)
    return sum(map(there.total, others(case))) > sum(map(here.total, others(case)))


def cost_of(case: Case, shares: tuple[int, ...]) -> int:
    """By how much cash and shares shrink when these are handed over."""
    state = case.state.copy()
    before = wealth(state, case.seat)
    GAME.apply(state, SellOff(case.seat, shares))
    return int(before - wealth(state, case.seat))


def cheapest_cover(case: Case) -> int:
    return min(
        cost_of(case, shares)
        for shares in sell_offs(asked(case).rest, case.held, case.state.values)
    )


def is_even(case: Case) -> bool:
    """The other action is listed with the same chance."""
    shown = round(100 * case.choice.chosen.expected)
    return any(
        getattr(one.action, "company", -1) == case["company"] and round(100 * one.expected) == shown
        for one in case.choice.alternatives
    )


def left_after(case: Case) -> int:
    return int(case.state.cash[case.seat] - case.state.values[case["company"]] * case["number"])


def cash_after_plan(case: Case) -> int:
    state = case.state.copy()
    for deal in case.choice.plan[:-1]:
        GAME.apply(state, deal)
    return int(state.cash[case.seat])


def for_same_money(case: Case) -> bool:
    """So many shares cost no more than what is bought, and one more would."""
    company, number = case["company"], case["number"]
    price = case.state.values[company]
    money = case.state.values[case.action.company] * case.action.number
    only = len([deal for deal in case.choice.plan if not isinstance(deal, EndTrading)]) == 1
    most = asked(case).buyable[company]
    return bool(
        only and 0 < number <= most and number * price <= money and (number + 1) * price > money
    )


def no_more_of_them(case: Case) -> bool:
    """The limit of purchases or the bank, not the money, leaves so many shares."""
    company, number = case["company"], case["number"]
    money = case.state.values[case.action.company] * case.action.number
    return bool(
        number == asked(case).buyable[company]
        and (number + 1) * case.state.values[company] <= money
    )


def rise_of_mine(case: Case) -> bool:
    """The next building can do that for a company, and bring that much with the shares that are held."""
    company = case["company"]
    ways, top = raising(case)
    told = case["ways"], case["top"], case["old"], case["gain"], case["rolls"]
    old = case.state.values[company]
    gain = (top - old) * case.held[company]
    return told == (ways, top, old, gain, len(rolls(case.state))) and gain > 0 < old


def costs_too_much(case: Case) -> bool:
    """Every share costs more than the cash, whether the bank has any or not."""
    return not any(0 < value <= case["cash"] for value in case.state.values)


def all_same(case: Case) -> bool:
    """All that was weighed comes to the same chance."""
    known = (case.choice.chosen, *case.choice.alternatives)
    return len({round(100 * one.expected) for one in known}) == 1


def others(case: Case) -> list[int]:
    return [seat for seat in range(case.state.terms.players) if seat != case.seat]


def end(*more: Callable[[Case], bool]) -> Claim:
    return so(lambda c: isinstance(c.action, EndTrading), nothing_better, *more)


def cash_is(case: Case) -> bool:
    return bool(case.state.cash[case.seat] == case["cash"])


def asked(case: Case) -> Any:
    return GAME.decision(case.state, case.seat)


def victim_is_so(case: Case) -> bool:
    """The chain is driven off, and where there are several, all of them are named."""
    removed = case.building.removed
    if (case["victim"], case["number"]) not in removed:
        return False
    if "victims" not in case.facts:
        return len(removed) == 1
    told = [tuple(map(int, one.split(":"))) for one in case["victims"].split(",")]
    return len(told) > 1 and sorted(told) == sorted(removed)


def winning_rolls(case: Case, table: SharkState) -> int:
    """With how many rolls on a table the seat can end the match as its only winner."""
    return sum(
        any(
            one.state.phase == OVER and GAME.result(one.state).winners == (case.seat,)  # type: ignore[union-attr]
            for one in buildings
        )
        for _, buildings in next_buildings(table)
    )


def without_sale(case: Case) -> int:
    """The cash after the plan, were nothing sold in it."""
    return cash_after_plan(case) - worth_of(traded(case, Sell), case.state.values)


def is_gamble(case: Case, company: int) -> bool:
    """The dice are more likely to cost a share of a company something than to bring it something."""
    ways, top = raising(case, company)
    return any(
        float(one.chance) * one.fall * len(rolls(case.state))
        > ways * (top - case.state.values[company])
        for one in threats(GAME.observe(case.state, case.seat), case.seat)
        if one.company == company
    )


def named_dangers(case: Case) -> list[int]:
    """Of which companies the dangers are that the other sentences tell."""
    terms = [term for term in case.choice.advice if term.code.startswith("danger")]
    return [dict(term.facts)["victim"] for term in terms]  # type: ignore[misc]


def second_purchase(case: Case) -> bool:
    """Another company than the one of the sentence before, and the dearest of those that it does not explain."""
    told = case.choice.advice
    place = [term.code for term in told].index(case.code)
    before = dict(told[place - 1].facts)
    assert before["why"] not in ("spreads", "spreads-first", "often", "wins-last")
    values = case.state.values
    others = [
        deal.number * values[deal.company]
        for deal in case.choice.plan
        if isinstance(deal, Buy) and deal.company != before["company"]
    ]
    dearest = case["number"] * values[case["company"]] == max(others)
    return bool(before["company"] != case["company"] and dearest)


def all_but_the_explained(case: Case) -> bool:
    """All purchases but that of the company that the sentence before explains."""
    told = case.choice.advice
    before = dict(told[[term.code for term in told].index(case.code) - 1].facts)
    assert before["why"] not in ("spreads", "spreads-first", "often", "wins-last")
    rest = [number * (c != case["better"]) for c, number in enumerate(traded(case, Buy))]
    return bool(before["company"] == case["better"] and case.shares("bought") == tuple(rest))


def without(case: Case) -> tuple[int, ...]:
    """What is held after the plan without the purchases that are spoken of."""
    if case.code == "buy-too-all":
        gone = case.shares("bought")
        return tuple(own - less for own, less in zip(target(case), gone, strict=True))
    return tuple(
        own - case["number"] * (company == case["company"])
        for company, own in enumerate(target(case))
    )


def each_counts_of_these(case: Case) -> bool:
    """It would also be fewer without any of the purchases of which the sentence speaks, where it names several."""
    return case.code != "buy-too-all" or each_counts(case, case.shares("bought"))


def each_counts(case: Case, these: tuple[int, ...] = ()) -> bool:
    """Without the shares of any of the companies that are bought fewer rolls would help."""
    held_then, bought_now = target(case), these or traded(case, Buy)
    return all(
        raising_any(
            case,
            tuple(
                own - new * (c == one)
                for c, (own, new) in enumerate(zip(held_then, bought_now, strict=True))
            ),
        )
        < case["ways"]
        for one, number in enumerate(bought_now)
        if number
    )


def has_more(case: Case) -> bool:
    """Somebody else has so many shares of the company, more than oneself so far."""
    theirs, mine = held(case.state, case["seat"])[case["company"]], case.held[case["company"]]
    return bool(case["seat"] != case.seat and theirs == case["own"] > mine)


def pays_more(case: Case) -> bool:
    """The other building would bring that much, more than the one that is advised, and nothing brings more."""
    most = max(
        Built(case.state, one).total(case.seat) for one in GAME.legal(case.state, case.seat) or ()
    )
    gain = case.building.total(case.seat)
    return bool(case.built(case.action).total(case.seat) < gain == case["gain"] == most)


def is_riskier(case: Case) -> bool:
    """The chain of the building could be driven off, there and here with these chances."""
    there, here = case.building.risk() * 100, case.built(case.action).risk() * 100
    named = abs(there - case["percent"]) < 1 and abs(here - case["was"]) < 1
    return bool(named and case["percent"] > case["was"] and (case["was"] > 0) == (here > 0))


def is_exposed(case: Case) -> bool:
    """The same of another chain, that stands on the map already."""
    victim = case["victim"]
    there, here = case.building.risks(victim), case.built(case.action).risks(victim)
    named = any(abs(one - case["percent"]) < 1 for one in there)
    known = any(abs(one - case["was"]) < 1 and (case["was"] > 0) == (one > 0) for one in here)
    return bool(named and known and case["percent"] > case["was"])


def shown_less(case: Case) -> int | None:
    """By how many hundredths less is shown for the building that is spoken of, if it is listed."""
    shown = round(100 * case.choice.chosen.expected)
    known = [
        shown - round(100 * one.expected)
        for one in case.choice.alternatives
        if (one.action.company, one.action.square) == (case["company"], case["square"])
    ]
    return known[0] if known else None


def is_worse(case: Case) -> bool:
    """Less is shown for the other building; one that is not listed is no better than the last that is."""
    less = shown_less(case)
    if less is None:
        last = min(one.expected for one in case.choice.alternatives)
        less = round(100 * case.choice.chosen.expected) - round(100 * last)
    return less > 0


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
    "earns-most": so(
        lambda c: (c["old"], c["new"]) == course(c),
        lambda c: c["new"] == c["gain"] == c.building.rise(c.seat),
        nothing_pays_more,
    ),
    "alone": so(lambda c: c.building.size == 1, lambda c: c["bonus"] == 1),
    "alone-most": so(lambda c: c.building.size == 1, lambda c: c["bonus"] == 1, nothing_pays_more),
    "alone-next": so(
        lambda c: c.building.size == 1,
        lambda c: c["bonus"] == 1,
        lambda c: c.building.best_neighbour() == c["top"],
        lambda c: c.held[c["company"]] > 0,
    ),
    "grows-next": so(
        lambda c: (c["old"], c["new"]) == course(c),
        lambda c: c.building.best_neighbour() == c["top"] > c["new"],
        lambda c: c.held[c["company"]] > 0,
    ),
    "stays-quiet": so(
        lambda c: (c["old"], c["new"]) == course(c),
        lambda c: not any(c.building.total(seat) > 0 for seat in range(c.state.terms.players)),
    ),
    "protects": so(danger_changes, lambda c: c["was"] > c["percent"] > 0),
    "shields": so(danger_changes, lambda c: c["was"] > c["percent"] == 0),
    "endangers": so(
        danger_changes,
        lambda c: 0 == c["was"] < c["percent"],
        lambda c: c["seat"] != c.seat,
        no_loss_of_mine,
    ),
    "threatens": so(
        danger_changes,
        lambda c: c["was"] < c["percent"],
        lambda c: c["seat"] != c.seat,
        no_loss_of_mine,
    ),
    "joins": so(lambda c: (c["old"], c["new"]) == course(c)),
    "stays": so(lambda c: (c["old"], c["new"]) == course(c)),
    "ruins": so(victim_is_so, lambda c: c["seat"] in c.building.ruined),
    "costs": so(
        victim_is_so,
        lambda c: c.building.loss(c["seat"]) == c["loss"] > 0 == c.building.loss(c.seat),
    ),
    "costs-own": so(
        victim_is_so,
        lambda c: c.building.loss(c["seat"]) == c["loss"] > 0,
        lambda c: c.building.loss(c.seat) == c["cost"] > 0,
        lambda c: c.building.gains[c.seat] == c.building.rise(c.seat),
    ),
    "swallows": so(victim_is_so),
    "own-roll": so(
        lambda c: c["rolls"] == len(rolls(c.state)),
        lambda c: raising(c)[0] == c["ways"] > 0,
        lambda c: raising(c)[1] == c["top"] > c["old"] == c.state.values[c["company"]],
        lambda c: (c["top"] - c["old"]) * c["number"] == c["gain"],
    ),
    "stuck": so(lambda c: raising(c)[0] == 0),
    "rarely": so(
        lambda c: raising(c)[0] == c["ways"] > 0,
        lambda c: c["rolls"] == len(rolls(c.state)),
        lambda c: all(
            raising(c, one)[0] > c["ways"]
            for one, number in enumerate(target(c))
            if number and one != c["company"]
        ),
    ),
    "reserve": so(
        danger_is_so,
        lambda c: c.state.cash[c.seat] < c["cost"] <= c["cash"] == cash_after_plan(c),
    ),
    "short": so(
        danger_is_so,
        lambda c: c.state.cash[c.seat] < c["cash"] == cash_after_plan(c) < c["cost"],
        lambda c: c["percent"] > 100 * LIKELY - 1,
    ),
    "wins-last": so(
        lambda c: c.state.phase == BEFORE,
        lambda c: winning_rolls(c, after_plan(c)) == c["ways"] > c["was"],
        lambda c: winning_rolls(c, c.state) == c["was"],
        lambda c: c["rolls"] == len(rolls(c.state)),
    ),
    "keeps-cash": so(
        lambda c: any(traded(c, Buy)),
        lambda c: cash_after_plan(c) == c["cash"] > c["less"] >= 0,
        lambda c: without_sale(c) == c["less"],
    ),
    "secures": so(
        lambda c: race_is_so(c, c.state),
        lambda c: c["after"] > c["before"],
        lambda c: worth_of(traded(c, Sell), c.state.values) == c["amount"],
        lambda c: not any(traded(c, Buy)),
    ),
    "hedges": so(has_more, lambda c: target(c)[c["company"]] < c["own"]),
    "keeps-up": so(has_more, lambda c: target(c)[c["company"]] == c["own"]),
    "overtakes": so(has_more, lambda c: target(c)[c["company"]] > c["own"]),
    "only-holder": so(
        lambda c: not any(held(c.state, seat)[c["company"]] for seat in others(c)),
        lambda c: target(c)[c["company"]] > 0,
    ),
    "spreads-one": so(
        lambda c: raising_any(c, target(c)) == c["ways"] > c["was"] == raising_any(c, without(c)),
        lambda c: 12 * (c["ways"] - c["was"]) >= c["rolls"],
        lambda c: c["rolls"] == len(rolls(c.state)),
        lambda c: sum(map(bool, traded(c, Buy))) > 1,
    ),
    "spreads": so(
        lambda c: raising_any(c, target(c)) == c["ways"] > c["was"] == raising_any(c, c.held),
        lambda c: 12 * (c["ways"] - c["was"]) >= c["rolls"],
        lambda c: c["rolls"] == len(rolls(c.state)),
        each_counts,
    ),
    "often": so(
        lambda c: raising_any(c, traded(c, Buy)) == c["ways"] > c["was"],
        lambda c: raising_any(c, traded(c, Sell)) == c["was"],
        lambda c: c["rolls"] == len(rolls(c.state)),
    ),
    "most": so(
        lambda c: target(c)[c["company"]] == c["own"],
        lambda c: all(held(c.state, seat)[c["company"]] < c["own"] for seat in others(c)),
        lambda c: (
            c.held[c["company"]] <= max(held(c.state, seat)[c["company"]] for seat in others(c))
        ),
    ),
    "buys-better": so(
        nothing_better, lambda c: c.state.values[c["company"]] * c["number"] == c["price"]
    ),
    "sells-better": so(
        nothing_better, lambda c: worth_of(traded(c, Sell), c.state.values) == c["amount"]
    ),
    "danger": so(danger_is_so),
}


WHY["next-roll"] = WHY["own-roll"]
WHY["spreads-after"] = WHY["spreads"]
WHY["spreads-first"] = both(WHY["spreads"], so(lambda c: c["was"] == 0))
WHY["spreads-too"] = both(WHY["spreads-one"], so(each_counts_of_these))


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
        rivals_get_more,
    ),
    "place-helps-more": so(
        is_gain,
        lambda c: c.building.total(c["seat"]) == c["amount"] > c["less"],
        lambda c: c.built(c.action).total(c["seat"]) == c["less"] > 0,
        lambda c: c.built(c.action).total(c.seat) == c["more"],
        rivals_get_more,
    ),
    "place-ends": so(
        is_gain,
        lambda c: c.building.state.phase == OVER != c.built(c.action).state.phase,
        lambda c: c["seat"] in winners(c.building.state),
        lambda c: c.seat not in winners(c.building.state),
        lambda c: wealth(c.building.state, c["seat"]) == c["amount"],
    ),
    "place-helps-all": so(
        is_gain,
        lambda c: sum(map(c.built(c.action).total, others(c))) <= 0,
        lambda c: sum(map(c.building.total, others(c))) == c["amount"],
        lambda c: (
            sum(map(c.building.total, others(c))) - sum(map(c.built(c.action).total, others(c)))
            > c["gain"] - c.built(c.action).total(c.seat)
        ),
        lambda c: min(map(c.building.total, others(c))) >= 0,
        rivals_get_more,
    ),
    "place-helps-both": so(
        is_gain,
        lambda c: sum(map(c.building.total, others(c))) == c["amount"] > c["less"] > 0,
        lambda c: sum(map(c.built(c.action).total, others(c))) == c["less"],
        lambda c: c.built(c.action).total(c.seat) == c["more"],
        lambda c: c["amount"] - c["less"] > c["gain"] - c["more"],
        lambda c: min(map(c.building.total, others(c))) >= 0,
    ),
    "place-riskier": so(is_riskier, risk_costs, lambda c: c["was"] > 0),
    "place-riskier-only": so(is_riskier, risk_costs, lambda c: c["was"] == 0),
    "place-exposes": so(is_exposed, risk_costs, lambda c: c["was"] > 0),
    "place-exposes-only": so(is_exposed, risk_costs, lambda c: c["was"] == 0),
    "place-gain-riskier": so(pays_more, is_riskier, risk_costs, lambda c: c["was"] == 0),
    "place-gain-riskier-more": so(pays_more, is_riskier, risk_costs, lambda c: c["was"] > 0),
    "place-gain-exposes": so(pays_more, is_exposed, risk_costs, lambda c: c["was"] == 0),
    "place-gain-exposes-more": so(pays_more, is_exposed, risk_costs, lambda c: c["was"] > 0),
    "place-gain-worse": so(pays_more, is_worse),
    "place-gain-no-better": so(pays_more, nothing_better),
    "place-nearly": so(lambda c: shown_less(c) in (1, 2)),
    "place-lower": so(
        lambda c: c.built(c.action).best_neighbour() == c["most"] > c["top"],
        lambda c: c.building.highest_next() == c["top"] > c.building.state.values[c["company"]],
        lambda c: c.held[c["company"]] > 0,
    ),
    "place-stuck": so(
        lambda c: c.built(c.action).best_neighbour() == c["most"],
        lambda c: c.building.highest_next() <= c.building.state.values[c["company"]] < c["most"],
        lambda c: c.held[c["company"]] > 0,
    ),
    "place-rarer": so(
        nothing_better,
        lambda c: ways_on(c.building.state, c["company"]) == c["ways"] < c["more_ways"],
        lambda c: ways_on(c.built(c.action).state, c["company"]) == c["more_ways"],
        lambda c: c["rolls"] == len(rolls(c.state)),
        lambda c: c.held[c["company"]] > 0,
    ),
    "place-near": so(
        sums_are_so,
        lambda c: ending(c.building.state) == c["ways"] > 0,
        lambda c: c["rolls"] == len(rolls(c.state)),
    ),
    "near": so(
        lambda c: race_is_so(c, c.state),
        lambda c: ending(c.state) == c["ways"] > 0,
        lambda c: c["rolls"] == len(rolls(c.state)),
    ),
    "hopeless": so(
        lambda c: race_is_so(c, c.state),
        lambda c: c["after"] < c["before"],
        lambda c: all(one.expected < 0.016 for one in (c.choice.chosen, *c.choice.alternatives)),
    ),
    "buy-later": so(can_buy_more, lambda c: not ending(c.state)),
    "buy-later-unless": so(can_buy_more, lambda c: ending(c.state) > 0),
    "trade-equal": so(
        lambda c: not isinstance(c.action, EndTrading),
        lambda c: any(
            isinstance(one.action, EndTrading)
            and round(100 * one.expected) == round(100 * c.choice.chosen.expected)
            for one in c.choice.alternatives
        ),
    ),
    "buy-equal": so(
        lambda c: any(
            one.action == Buy(c.seat, c["company"], c["number"])
            and len(one.steps) <= 1
            and round(100 * one.expected) == round(100 * c.choice.chosen.expected)
            for one in c.choice.alternatives
        ),
    ),
    "cover-hopeless": so(
        lambda c: race_is_so(c, ended(c.state, c.action)),
        lambda c: not winners_after(c.state, c.action),
        lambda c: c["after"] < c["before"],
        lambda c: all(one.expected < 0.016 for one in (c.choice.chosen, *c.choice.alternatives)),
    ),
    "cover-lost": so(
        lambda c: c["seat"] != c.seat,
        lambda c: c["seat"] in winners_after(c.state, c.action),
        lambda c: c.seat not in winners_after(c.state, c.action),
        lambda c: wealth(ended(c.state, c.action), c["seat"]) == c["before"],
    ),
    "cover-won": so(
        lambda c: c.seat in winners_after(c.state, c.action),
        lambda c: wealth(ended(c.state, c.action), c.seat) == c["after"],
    ),
    "rather-safer": so(instead_of, danger_is_so, lambda c: c["percent"] > 100 * LIKELY - 1),
    "rather-grows": so(
        instead_of,
        lambda c: missed(c, c.shares("bought")) == c["more"] > c["gain"],
        lambda c: missed(c, c.shares("sold")) == c["gain"],
        lambda c: (
            worth_of(c.shares("bought"), c.state.values)
            <= worth_of(c.shares("sold"), c.state.values)
        ),
    ),
    "rather-often": so(
        instead_of,
        lambda c: c.shares("bought")[c["better"]] > 0 < c.shares("sold")[c["company"]],
        lambda c: raising(c)[0] == c["ways"] < c["more_ways"],
        lambda c: raising(c, c["better"])[0] == c["more_ways"],
        lambda c: c["rolls"] == len(rolls(c.state)),
    ),
    "cover-ways": so(
        lambda c: keeps_for(c, c["company"], c["better"]),
        lambda c: raising(c)[0] == c["ways"] < c["more_ways"],
        lambda c: raising(c, c["better"])[0] == c["more_ways"],
        lambda c: c["rolls"] == len(rolls(c.state)),
    ),
    "cover-danger": so(danger_is_so, lambda c: c.action.shares[c["company"]] == c["number"] > 0),
    "cover-kinds": so(
        lambda c: kinds_kept(c, c.action.shares) == c["own"] > c["fewer"],
        lambda c: kinds_kept(c, c.shares("sold")) == c["fewer"],
    ),
    "rather-sell-safer": so(instead_of, sells_the_worse, danger_is_so),
    "cover-promises": so(
        listed_for_less,
        lambda c: cost_of(c, c.action.shares) == c["amount"] > c["less"],
        lambda c: cost_of(c, c.shares("sold")) == c["less"],
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
    "buy": so(lambda c: isinstance(c.action, Buy), all_named(Buy, "bought"), reason_is_of(Buy)),
    "buy-too": so(reason_is_of(Buy), second_purchase),
    "buy-too-all": so(all_but_the_explained),
    "buy-so-that": so(all_but_the_explained),
    "dare": so(
        lambda c: race_is_so(c, c.state),
        lambda c: c["after"] < c["before"],
        lambda c: any(traded(c, Buy)[one] and is_gamble(c, one) for one in named_dangers(c)),
    ),
    "cover-as-good": so(
        lambda c: c.shares("sold") in [one.action.shares for one in c.choice.alternatives],
        lambda c: cost_of(c, c.action.shares) == c["amount"] > c["less"],
        lambda c: cost_of(c, c.shares("sold")) == c["less"],
        lambda c: any(
            one.action.shares == c.shares("sold")
            and round(100 * one.expected) == round(100 * c.choice.chosen.expected)
            for one in c.choice.alternatives
        ),
    ),
    "buy-then": so(
        reason_is_of(Buy),
        lambda c: told_codes(c)[0] == "sell-for",
        lambda c: (
            c["why"] not in ("spreads", "spreads-first", "often")
        ),  # these are true of all that is bought
    ),
    "buy-then-all": so(
        all_named(Buy, "bought"),
        lambda c: told_codes(c)[0] == "sell-for",
        lambda c: c["why"] in ("spreads", "often"),
    ),
    "then-buy": so(
        all_named(Buy, "bought"), reason_is_of(Buy), lambda c: told_codes(c)[0] == "sell"
    ),
    "sell": so(
        lambda c: isinstance(c.action, Sell),
        all_named(Sell, "sold"),
        reason_is_of(Sell),
        lambda c: not any(traded(c, Buy)) or "then-buy" in told_codes(c),
        lambda c: c["why"] != "spreads",  # that is true only with what is bought after it
    ),
    "sell-yields": so(
        lambda c: best_with(c, Sell) == c["gain"] < c["more"],
        lambda c: best_with(c, Buy) == c["more"],
    ),
    "sell-for": so(
        lambda c: isinstance(c.action, Sell),
        all_named(Sell, "sold"),
        all_named(Buy, "bought"),
        is_needed,
        lambda c: worth_of(traded(c, Sell), c.state.values) == c["amount"],
    ),
    "end": end(cash_is),
    "end-before": end(
        lambda c: c.state.phase == BEFORE,
        lambda c: asked(c).allowance == c["number"] > 0,
        lambda c: not ending(c.state),
    ),
    "end-before-unless": end(
        lambda c: c.state.phase == BEFORE,
        lambda c: asked(c).allowance == c["number"] > 0,
        lambda c: ending(c.state) > 0,
    ),
    "end-reserve": end(cash_is, danger_is_so, lambda c: c["cash"] >= c["cost"] > 0),
    "end-bought": end(cash_is),
    "end-sold": end(cash_is),
    "end-both": end(cash_is),
    "end-limit": end(lambda c: asked(c).allowance == 0),
    "end-limit-keep": end(
        lambda c: asked(c).allowance == 0, lambda c: told_codes(c)[1].startswith("keep")
    ),
    "end-cash-keep": end(
        cash_is,
        costs_too_much,
        lambda c: told_codes(c)[1].startswith("keep"),
    ),
    "end-cash": end(cash_is, costs_too_much),
    "end-broke-keep": end(
        lambda c: c.state.cash[c.seat] == 0, lambda c: told_codes(c)[1].startswith("keep")
    ),
    "end-broke": end(lambda c: c.state.cash[c.seat] == 0),
    "end-nothing": end(lambda c: not any(asked(c).buyable) and not any(asked(c).sellable)),
    "cash-idle": so(
        lambda c: isinstance(c.action, Buy),
        lambda c: wealth(c.state, c.seat) == wealth(bought(c), c.seat),
    ),
    "buy-instead-risky": so(nothing_better, danger_is_so),
    "buy-instead-stuck": so(nothing_better, lambda c: raising(c)[0] == 0),
    "buy-instead-less": so(
        nothing_better,
        for_same_money,
        lambda c: promise(c, c["company"], c["number"]) == c["gain"] < c["more"],
        lambda c: promise(c, c.action.company, c.action.number) == c["more"],
        promises_less,
    ),
    "buy-instead-limit": so(
        nothing_better,
        no_more_of_them,
        lambda c: promise(c, c["company"], c["number"]) == c["gain"] < c["more"],
        lambda c: promise(c, c.action.company, c.action.number) == c["more"],
        promises_less,
    ),
    "buy-instead-rarer": so(
        nothing_better,
        for_same_money,
        lambda c: raising(c)[0] == c["ways"] < c["more_ways"],
        lambda c: raising(c, c.action.company)[0] == c["more_ways"],
        lambda c: c.action.company == c["better"],
        lambda c: c["rolls"] == len(rolls(c.state)),
    ),
    "buy-instead-short": so(
        nothing_better,
        danger_is_so,
        lambda c: left_after(c) == c["cash"] < c["cost"] <= cash_after_plan(c),
    ),
    "sell-instead-grows": so(
        nothing_better,
        lambda c: raising(c)[1] == c["top"] > c["old"] == c.state.values[c["company"]],
        lambda c: (c["top"] - c["old"]) * c["number"] == c["gain"],
        lambda c: (
            not any(
                one.chance > LIKELY and one.fall
                for one in threats(GAME.observe(c.state, c.seat), c.seat)
                if one.company == c["company"]
            )
        ),
    ),
    "sell-instead-despite": so(
        nothing_better,
        danger_is_so,
        lambda c: raising(c)[1] == c["top"] > c["old"] == c.state.values[c["company"]],
        lambda c: not all_same(c),
    ),
    "danger-short": so(
        danger_is_so, weighed, lambda c: 0 < c["cash"] == cash_after_plan(c) < c["cost"]
    ),
    "danger-broke": so(danger_is_so, weighed, lambda c: cash_after_plan(c) == 0),
    "danger": so(danger_is_so, weighed),
    "danger-bought": so(
        danger_is_so,
        lambda c: traded(c, Buy)[c["victim"]] * c["cost"] == target(c)[c["victim"]] * c["amount"],
        lambda c: 0 < c["amount"] < c["cost"],
    ),
    "keep": end(rise_of_mine, lambda c: c.state.phase != BEFORE),
    "keep-own": end(rise_of_mine, lambda c: c.state.phase == BEFORE),
    "cover": so(
        lambda c: isinstance(c.action, SellOff) and c.shares("sold") == c.action.shares,
        lambda c: asked(c).rest == c["rest"],
    ),
    "cover-least": so(
        lambda c: isinstance(c.action, SellOff) and c.shares("sold") == c.action.shares,
        lambda c: asked(c).rest == c["rest"],
        lambda c: cost_of(c, c.action.shares) == cheapest_cover(c),
    ),
    "cover-spares": so(
        lambda c: cost_of(c, c.shares("sold")) == cheapest_cover(c) < cost_of(c, c.action.shares),
        lambda c: missed(c, c.shares("sold")) == c["more"] > c["gain"],
        lambda c: missed(c, c.action.shares) == c["gain"],
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


for form in ("grows", "often"):
    CLAIMS[f"rather-sell-{form}"] = both(CLAIMS[f"rather-{form}"], so(sells_the_worse))


def holders(case: Case) -> list[int]:
    assert isinstance(case.action, TakeShare)
    return [
        seat for seat in range(case.state.terms.players) if held(case.state, seat)[case["company"]]
    ]
