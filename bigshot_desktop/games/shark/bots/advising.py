"""What a hint says in Shark: what to do, why, and what speaks against the next best, each of it true on the table.

Money, values and who pays come from the rules, which place the building on a copy of the table; dangers are those of
the dice (``rules/threats.py``). What is called better is so by the chances that the hint shows.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice, Term, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.shark.bots.position import Holding, Position, worth
from bigshot_desktop.games.shark.bots.trading import Trading
from bigshot_desktop.games.shark.rules.actions import (
    Buy,
    EndTrading,
    Place,
    Sell,
    SellOff,
    TakeShare,
)
from bigshot_desktop.games.shark.rules.decisions import CoverLoss, rolls
from bigshot_desktop.games.shark.rules.game import apply
from bigshot_desktop.games.shark.rules.material import N_COMPANIES
from bigshot_desktop.games.shark.rules.observation import SharkObservation, guess, observe
from bigshot_desktop.games.shark.rules.outcome import Outcome, placing, settle_all
from bigshot_desktop.games.shark.rules.placing import companies_for
from bigshot_desktop.games.shark.rules.settlement import proceeds, worth_of
from bigshot_desktop.games.shark.rules.state import BEFORE, OVER, SharkState
from bigshot_desktop.games.shark.rules.threats import Threat, threats

MOST_SENTENCES: Final = 3
LIKELY: Final = 0.15
"""A danger that is less likely is not worth a sentence."""
NOTABLE: Final = 0.05
"""By so much a chain must be in greater danger elsewhere to be told of."""
SLIGHT: Final = 0.005
"""What lowers a chance by less is not called weaker."""


def told(choice: Choice, advice: list[Term], plan: tuple[Any, ...]) -> Choice:
    """The choice with its sentences and its plan."""
    return replace(choice, advice=tuple(advice[:MOST_SENTENCES]), plan=plan)


def written(holding: Holding) -> str:
    """Shares of all companies as one fact."""
    return ",".join(map(str, holding))


def held_by(seen: SharkObservation, seat: int) -> Holding:
    """The shares of a seat."""
    return seen.shares[seat * N_COMPANIES : (seat + 1) * N_COMPANIES]


# --- a building ----------------------------------------------------------------------------------


def advise_place(seen: SharkObservation, choice: Choice) -> Choice:
    """What the building brings, whom it hurts, and what the next best one does instead."""
    action: Place = choice.action
    seat = seen.seat
    outcome = placing(seen, action.company, action.square)
    facts: dict[str, Fact] = {"company": action.company, "square": action.square}
    reasons = place_reasons(seen, outcome)
    advice = [sentence("place", **{**reasons[0], **facts})]
    if len(reasons) > 1:
        advice.append(sentence("place-also", **reasons[1]))
    risk = risk_of(seen, action)
    for other in choice.alternatives[:1]:
        instead = placing(seen, other.action.company, other.action.square)
        against = _place_instead(seat, outcome, instead)
        worse = risk_of(seen, other.action)
        if not against and worse - risk > NOTABLE:
            facts = {"company": other.action.company, "square": other.action.square}
            against = [sentence("place-riskier", **facts, percent=hundredths(worse))]
        advice += against
    if not outcome.ends and risk == 0 and outcome.size > 1:
        advice.append(sentence("place-safe"))
    return told(choice, advice, (action,))


def risk_of(seen: SharkObservation, action: Place) -> Fraction:
    """How likely the dice let somebody drive off the chain of a new building before the seat's next turn."""
    after = after_placing(seen, action.company, action.square)
    if after.phase == OVER:
        return Fraction(0)
    found = threats(observe(after, seen.seat), seen.seat)
    return next(one.chance for one in found if action.square in one.squares)


def place_reasons(seen: SharkObservation, outcome: Outcome) -> list[dict[str, Fact]]:
    """What speaks for a building, the weightiest first: the end, ruin, money, what others pay."""
    seat = seen.seat
    own = _total(outcome, seat)
    found: list[tuple[float, dict[str, Fact]]] = []
    company = outcome.company
    if outcome.ends:
        after = after_placing(seen, company, outcome.square)
        wealth = wealths(after)
        best = max((sum_ for one, sum_ in wealth.items() if one != seat), default=0)
        if wealth.get(seat, 0) > best:
            facts: dict[str, Fact] = {"why": "wins", "after": wealth[seat], "before": best}
            found.append((1e6, facts))
        else:
            found.append((1e5, {"why": "ends"}))
    course: dict[str, Fact] = {"company": company, "old": outcome.old, "new": outcome.new}
    if outcome.new > outcome.old:
        code = "earns" if own > outcome.bonus else "earns-bonus"
        found.append((own, {"why": code, "gain": own, **course}))
    elif outcome.bonus:
        found.append((own, {"why": "alone", "bonus": outcome.bonus, **course}))
    elif outcome.new < outcome.old:
        found.append((0, {"why": "joins", **course}))
    else:
        found.append((0, {"why": "stays", **course}))
    losers = [one for one in outcome.effects if one.loss and one.seat != seat]
    if losers and outcome.victims:
        worst = max(losers, key=lambda one: (one.ruined, one.loss))
        victim = max(outcome.victims, key=lambda one: len(one.squares))
        facts = {
            "why": "ruins" if worst.ruined else "costs",
            "victim": victim.company,
            "number": len(victim.squares),
            "seat": worst.seat,
            "loss": worst.loss,
        }
        found.append((1e4 if worst.ruined else worst.loss, facts))
    elif outcome.victims:
        victim = max(outcome.victims, key=lambda one: len(one.squares))
        swallows: dict[str, Fact] = {"why": "swallows", "victim": victim.company}
        found.append((0.5, {**swallows, "number": len(victim.squares)}))
    found.sort(key=lambda one: -one[0])
    return [facts for _, facts in found]


def _total(outcome: Outcome, seat: int) -> int:
    return sum(one.total for one in outcome.effects if one.seat == seat)


def _rival(outcome: Outcome, seat: int) -> tuple[int, int]:
    """The rival who gets most by a building, and how much."""
    return max(
        ((one.total, one.seat) for one in outcome.effects if one.seat != seat), default=(0, -1)
    )


def _place_instead(seat: int, outcome: Outcome, instead: Outcome) -> list[Term]:
    """What speaks against another building: that it brings less, or brings a rival more."""
    own, other = _total(outcome, seat), _total(instead, seat)
    facts: dict[str, Fact] = {"company": instead.company, "square": instead.square, "gain": other}
    if other < own:
        return [sentence("place-less", **facts, more=own)]
    got, rival = _rival(instead, seat)
    mine = next((one.total for one in outcome.effects if one.seat == rival), 0)
    if got > mine:
        return [sentence("place-helps", **facts, seat=rival, amount=got)]
    return []


def after_placing(seen: SharkObservation, company: int, square: int) -> SharkState:
    """The table once a building is placed and everybody has paid."""
    state = guess(seen, Random(0))
    apply(state, Place(seen.active, company, square))
    settle_all(state)
    return state


def wealths(state: SharkState) -> dict[int, int]:
    """Cash and shares at their value of everybody who is not ruined (SH-22)."""
    found = {}
    for seat in range(state.terms.players):
        if state.playing >> seat & 1:
            held = state.shares[seat * N_COMPANIES : (seat + 1) * N_COMPANIES]
            found[seat] = state.cash[seat] + worth(held, state.values)
    return found


# --- trade ---------------------------------------------------------------------------------------


def advise_trade(
    seen: SharkObservation, choice: Choice, trading: Trading | None, target: Holding | None
) -> Choice:
    """Deals: what they are for; and at their end, what was done."""
    held = held_by(seen, seen.seat)
    if trading is None or target is None:
        trading_held, target = held, held
    else:
        trading_held = trading.held
    plan = deals(seen.seat, held, target)
    dangers = worst_threats(seen, target)
    action = choice.action
    if isinstance(action, EndTrading):
        advice = [_end(seen, held, trading_held), *_against(seen, choice), *dangers]
    elif isinstance(action, Buy):
        advice = [_buy(seen, action), *dangers, *_against(seen, choice)]
    else:
        advice = [_sell(seen, action, held, target), *_against(seen, choice), *dangers]
    return told(choice, advice, plan)


def deals(seat: int, held: Holding, target: Holding) -> tuple[Any, ...]:
    """The deals on the way from one holding to another, sales first, and the end of it."""
    gaps = [new - old for new, old in zip(target, held, strict=True)]
    sales = [Sell(seat, c, -gap) for c, gap in enumerate(gaps) if gap < 0]
    buys = [Buy(seat, c, gap) for c, gap in enumerate(gaps) if gap > 0]
    return (*sales, *buys, EndTrading(seat))


def _end(seen: SharkObservation, held: Holding, at_first: Holding) -> Term:
    """No more deals: what they were, or why there is none."""
    sold = tuple(max(0, old - new) for new, old in zip(held, at_first, strict=True))
    bought = tuple(max(0, new - old) for new, old in zip(held, at_first, strict=True))
    cash = seen.cash[seen.seat]
    if any(sold) and any(bought):
        return sentence("end-both", sold=written(sold), bought=written(bought), cash=cash)
    if any(bought):
        return sentence("end-bought", bought=written(bought), cash=cash)
    if any(sold):
        return sentence("end-sold", sold=written(sold), cash=cash)
    asked: Any = seen.decision
    if not asked.allowance and any(held):
        return sentence("end-limit")
    if not any(asked.buyable):
        return sentence("end-cash" if any(asked.sellable) else "end-nothing", cash=cash)
    return sentence("end-before" if seen.phase == BEFORE else "end", cash=cash)


def _buy(seen: SharkObservation, action: Buy) -> Term:
    """Why these shares: they can grow by one's own roll, are safe, or are the most anybody holds."""
    company = action.company
    facts: dict[str, Fact] = {"company": company, "number": action.number}
    price = seen.values[company] * action.number
    if seen.phase == BEFORE:
        ways, faces = ways_to_raise(seen, company)
        if ways * 3 >= faces:
            return sentence("buy", **facts, why="own-roll", ways=ways, rolls=faces)
    mine = held_by(seen, seen.seat)[company] + action.number
    most = max(
        held_by(seen, seat)[company] for seat in range(seen.setup.players) if seat != seen.seat
    )
    if not any(threat.chance for threat in threats(seen, seen.seat) if threat.company == company):
        return sentence("buy", **facts, why="safe")
    if mine > most:
        return sentence("buy", **facts, why="most", own=mine)
    return sentence("buy", **facts, why="buys-better", price=price)


def ways_to_raise(seen: SharkObservation, company: int) -> tuple[int, int]:
    """With how many of the rolls, all as likely, the roller can make a company rise at once; and of how many."""
    state = guess(seen, Random(0))
    faces = rolls(state)
    ground = Position.of(seen).ground
    zones: dict[int, bool] = {}
    found = 0
    for roll in faces:
        if company not in companies_for(state, roll.colour):
            continue
        if roll.zone not in zones:
            buildings = ground.openings_in(roll.zone, company)
            zones[roll.zone] = any(building.rise > 0 for building in buildings)
        found += zones[roll.zone]
    return found, len(faces)


def _sell(seen: SharkObservation, action: Sell, held: Holding, target: Holding) -> Term:
    """Why these shares go: they pay for others, or they are in danger."""
    company = action.company
    bought = tuple(max(0, new - old) for new, old in zip(target, held, strict=True))
    facts: dict[str, Fact] = {"company": company, "number": action.number}
    amount = seen.values[company] * action.number
    if any(bought):
        return sentence("sell-for", **facts, bought=written(bought), amount=amount)
    risky = [one for one in threats(seen, seen.seat) if one.company == company and one.cost]
    worst = max(risky, key=_expected, default=None)
    if worst is not None and worst.chance > LIKELY:
        return sentence("sell", **facts, **_danger(worst, "danger", worst.cost))
    return sentence("sell", **facts, why="sells-better", amount=amount)


def worst_threats(seen: SharkObservation, target: Holding) -> list[Term]:
    """What the dice could cost with the shares that will be held, the worst of it, if it is likely enough."""
    risky = [one for one in threats(seen, seen.seat) if one.fall * target[one.company]]
    likely = [one for one in risky if one.chance > LIKELY]
    if not likely:
        return []
    worst = max(likely, key=lambda one: float(one.chance) * one.fall * target[one.company])
    return [sentence("danger", **_danger(worst, "", worst.fall * target[worst.company]))]


def _expected(threat: Threat) -> float:
    return float(threat.chance) * threat.cost


def _danger(threat: Threat, why: str, cost: int) -> dict[str, Fact]:
    """A danger as facts."""
    percent = hundredths(threat.chance)
    facts: dict[str, Fact] = {"percent": percent, "victim": threat.company, "cost": cost}
    return {"why": why, **facts} if why else facts


def hundredths(chance: Fraction) -> int:
    """A chance in hundredths; only what is certain has 100, and only what cannot be has 0."""
    rounded = round(chance * 100)
    return rounded if chance in (0, 1) else min(99, max(1, rounded))


def _against(seen: SharkObservation, choice: Choice) -> list[Term]:
    """What the next best deal would mean."""
    cash = seen.cash[seen.seat]
    for other in choice.alternatives[:1]:
        alike = type(other.action) is type(choice.action)
        if alike and other.action.company == choice.action.company:
            continue  # only a share more or less
        if choice.chosen.expected - other.expected < SLIGHT:
            continue
        match other.action:
            case Buy(_, company, number):
                left = cash - seen.values[company] * number
                return [sentence("buy-instead", company=company, number=number, cash=left)]
            case Sell(_, company, number):
                amount = seen.values[company] * number
                return [sentence("sell-instead", company=company, number=number, amount=amount)]
    return []


# --- other decisions -----------------------------------------------------------------------------


def advise_cover(seen: SharkObservation, choice: Choice) -> Choice:
    """Which shares cover a loss: what is kept, and what the next best would give up."""
    action: SellOff = choice.action
    asked = seen.decision
    assert isinstance(asked, CoverLoss)
    kept = tuple(have - gone for have, gone in zip(asked.shares, action.shares, strict=True))
    change = proceeds(worth_of(action.shares, asked.values)) - asked.rest
    code = "cover" if any(kept) else "cover-all"
    facts: dict[str, Fact] = {"sold": written(action.shares), "bought": written(kept)}
    advice = [sentence(code, **facts, rest=asked.rest)]
    if change:
        advice.append(sentence("cover-change", change=change))
    for other in choice.alternatives[:1]:
        gone = worth_of(other.action.shares, asked.values)
        if gone > worth_of(action.shares, asked.values):
            advice.append(
                sentence(
                    "cover-dearer",
                    sold=written(other.action.shares),
                    amount=gone,
                    less=worth_of(action.shares, asked.values),
                )
            )
    return told(choice, advice, (action,))


def advise_share(seen: SharkObservation, choice: Choice) -> Choice:
    """The first share: who has one of the same company."""
    action: TakeShare = choice.action
    holders = [seat for seat in range(seen.setup.players) if held_by(seen, seat)[action.company]]
    if len(holders) == 1:
        head = sentence("take-with", company=action.company, seat=holders[0])
    elif holders:
        head = sentence("take-shared", company=action.company, number=len(holders))
    else:
        head = sentence("take", company=action.company)
    return told(choice, [head], (action,))
