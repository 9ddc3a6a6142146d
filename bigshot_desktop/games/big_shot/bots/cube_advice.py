"""What a hint says of the cubes that one has bought: which colour pays for them, and where they go."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bigshot_desktop.bots.reasons import Choice, Term, same_chance, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.big_shot.bots import claims
from bigshot_desktop.games.big_shot.bots import terms as codes
from bigshot_desktop.games.big_shot.bots.account import placing
from bigshot_desktop.games.big_shot.bots.claims import (
    Effect,
    colours_of,
    effect,
    effects,
    needed,
)
from bigshot_desktop.games.big_shot.bots.lot import Auction
from bigshot_desktop.games.big_shot.bots.placing import rest_of_plan
from bigshot_desktop.games.big_shot.bots.position import RICH_VALUE, Plan, Position, position_now
from bigshot_desktop.games.big_shot.bots.purses import Purses
from bigshot_desktop.games.big_shot.bots.speaking import Words, credit_of
from bigshot_desktop.games.big_shot.bots.telling import qualifying_by, told, variant, why
from bigshot_desktop.games.big_shot.bots.uses import FOR_GOOD, LEADING, Uses
from bigshot_desktop.games.big_shot.rules.actions import PLACES, Pay, Place
from bigshot_desktop.games.big_shot.rules.decisions import ChoosePurse
from bigshot_desktop.games.big_shot.rules.majority import NOBODY, SIZE, UNIT, WINNER, counts
from bigshot_desktop.games.big_shot.rules.material import loan_pays
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED

ALOOF: Final = (claims.GIVES, claims.LETS_LEAD, claims.SEALS, claims.NOTHING)
"""What does one no harm by itself where one has no cubes."""
IDLE: Final = (claims.NOTHING, claims.LEVEL, claims.CHASES)
"""What does one little good: told of the next best where that is clearly weaker."""
CLEARLY: Final = 0.03
HARDLY: Final = 0.01
"""Chances that differ by less are not told apart."""


class CubeAdvice(Uses):
    """The sentences for the cubes of a lot."""

    def pay(self, choice: Choice) -> Choice:
        """Which purse pays: what both hold then."""
        action: Pay = choice.action
        asked = self.seen.decision
        assert isinstance(asked, ChoosePurse)
        cash = self.seen.cash
        other = next(c for c in self.own if c != action.colour)
        mine, theirs = cash[action.colour], cash[other]
        assert mine is not None
        assert theirs is not None
        most = max(mine - asked.amount, theirs)
        less = max(mine, theirs - asked.amount)
        if not self.lot.table.left:
            head = sentence("pay-last", colour=action.colour)
        elif most > less:
            head = sentence("pay-more", colour=action.colour, limit=most, less=less)
        elif mine == theirs:
            head = self.pay_alike(action.colour, other, most)
        else:
            left, spent = mine - asked.amount, theirs - asked.amount
            facts: dict[str, Fact] = {"left": left, "other": other, "rest": theirs}
            code = "pay"
            if left > spent + 1 and spent >= 0:
                code = "pay-thin" if spent else "pay-spares"
                facts["spent"] = spent
                if less > most:
                    code, facts["less"] = f"{code}-less", less
                    facts["at_least"] = min(left, theirs)
            head = sentence(code, colour=action.colour, **facts)
        return told(choice, [head], (action, *self.cubes_of_lot()))

    def pay_alike(self, colour: int, other: int, limit: int) -> Term:
        """Which of two purses that hold as much pays: the one for which the next loan brings less."""
        more, less = (loan_pays(self.seen.loans[one] + 1) for one in (other, colour))
        facts: dict[str, Fact] = {"colour": colour, "other": other}
        if more > less > 0:
            return sentence("pay-equal-loan", **facts, pays=more, less=less)
        return sentence("pay-equal", **facts, limit=limit)

    def place(self, choice: Choice) -> Choice:
        """The next cube: what it does by itself, or the first of those that do something together."""
        action: Place = choice.action
        position = position_now(self.seen, self.ledger)
        rest = rest_of_plan(self.lot, self.seen, self.ledger, action)
        choice = without_same_plan(choice, rest)
        head = self.cube(position, action, rest)
        part = dict(rest)[action.district]
        whole = effect(position, self.city, self.seat, action.district, part)
        sentences = [
            head,
            *qualifying_by(whole, position),
            *self.doubling(whole, position),
            *self.against_whom(whole, position),
            *self.why_here(position, action, rest, whole),
            *self.paid_too_much(choice),
            *self.afterwards(position, rest, action.district),
        ]
        for other in [one for one in choice.alternatives if one is not choice.considered][:1]:
            instead = rest_of_plan(self.lot, self.seen, self.ledger, other.action)
            part = dict(instead).get(other.action.district, 0)
            done = effects(position, ((other.action.district, part),), self.city, self.seat)[0]
            weaker = not same_chance(choice.chosen, other)
            by = choice.chosen.expected - other.expected
            decides = self.at_the_end(position, rest, instead, other.action) if weaker else []
            if decides:
                sentences[1:1] = decides  # what weighs most of all
            elif weaker and other.action.district not in dict(rest):
                if done.code in claims.GOOD and self.sounds(whole) >= self.sounds(done):
                    sentences.append(sentence("place-instead", **why(done)))
                elif done.code in claims.HARMFUL:
                    sentences.append(sentence("place-worse", **why(done)))
                elif done.code in IDLE and done.code != whole.code and by > CLEARLY:
                    sentences.append(sentence("place-idle", **why(done)))
        following = [
            PLACES[self.seat][colour][d] for d, part in rest for colour in colours_of(part)
        ]
        advised = told(choice, sentences, tuple(following))
        if whole.code in FOR_GOOD:
            # A district for good is not called a place as good as others, however even the chances are.
            kept = tuple(term for term in advised.advice if term.code != "even-place")
            advised = replace(advised, advice=kept)
        own = choice.considered
        return replace(advised, objection=self.your_cube(position, own.action)) if own else advised

    def paid_too_much(self, choice: Choice) -> list[Term]:
        """Why the chance to win is smaller than before the round, where that one is shown.

        The cubes cost too much only where to leave them to others at that price would have been better.
        """
        price, chance = sum(self.ledger.paid), choice.chosen.expected
        if choice.alternatives or not price or choice.now - chance < CLEARLY:
            return []
        passing = self.if_left(price)
        if passing >= chance + HARDLY:
            return [sentence("place-paid", price=price)]
        code = "place-paid-less" if passing <= chance - HARDLY else "place-paid-even"
        return [sentence(code, price=price)]

    def if_left(self, price: int) -> float:
        """The chance to win, had one left the cubes to the likely taker instead of paying so much."""
        seen = self.seen
        position = position_now(seen, self.ledger)
        purses = position.facts.terms.purses
        cash = [sum(one) for one in zip(position.cash, self.ledger.paid, strict=True)]
        money = Purses(purses, tuple(cash), position.loans, position.tokens)
        auction = Auction(self.lot, money, credit_of(seen), position.facts.players)
        words = Words(self.lot, auction, self.seat, seen.leader, price - 1, -1, self.lot.skill)
        return words.passing(price - 1, words.ranked[0])

    def at_the_end(self, position: Position, rest: Plan, instead: Plan, other: Place) -> list[Term]:
        """That one wins with these cubes, and somebody else with the next best, where no more cubes will come."""
        if position.ring or None in self.seen.cash:
            return []
        here, there = (
            claims.winner_at_the_end(position, plan, self.city) for plan in (rest, instead)
        )
        if not here or not there or here[0] != self.seat or there[0] == self.seat:
            return []
        cubes = colours_of(sum(part for _, part in rest))
        cubes.remove(other.colour)
        cubes.insert(0, other.colour)
        if claims.wins_beginning_with(position, cubes, other.district, self.city, self.seat):
            return []  # only the rest of that plan loses the match
        return [sentence("place-final", sum=here[1], seat=there[0], rest=there[1])]

    def sounds(self, one: Effect) -> tuple[int, int]:
        """How good an effect sounds: what it is, and what the district counts."""
        rank = (one.code in FOR_GOOD) + (one.code in (*FOR_GOOD, *LEADING))
        return rank + (one.code in claims.GOOD), self.city.districts[one.district].value

    def why_here(self, position: Position, action: Place, rest: Plan, whole: Effect) -> list[Term]:
        """Why cubes that do one no good go to this district of all."""
        d = action.district
        if whole.code not in (*claims.HARMFUL, *IDLE, claims.KEEPS):
            return []
        old, pile = position.piles[d], position.piles[d] + whole.part
        seats = position.facts.terms.seat_of
        first = seats[WINNER[pile]] if WINNER[pile] != NOBODY else NOBODY
        for colour in self.hindered(rest, d):
            if seats[colour] in (NOBODY, first):
                continue
            beaten = claims.can_win(old, colour) and not claims.can_win(pile, colour)
            if beaten and counts(old)[colour]:
                return [sentence("place-shuts", rival=colour)]
            before, after = needed(old, colour), needed(pile, colour)
            if before and after and before < after:
                return [sentence("place-slows", rival=colour, own=before, most=after)]
        if whole.code == claims.CHASES:
            return []
        open_still = [d for d, owner in enumerate(position.owners) if owner == UNDECIDED]
        alone = counts(whole.part)[action.colour] == 1
        theirs = seats[action.colour] not in (NOBODY, self.seat)
        empty = any(not position.piles[one] for one in open_still)
        leading = action.colour in (WINNER[pile], WINNER[old + UNIT[action.colour]])
        if alone and theirs and empty and not leading and position.ring:
            return [sentence("place-elsewhere", rival=action.colour)]
        value = self.city.districts[d].value
        if whole.code == claims.KEEPS:
            return []
        richer = any(self.city.districts[one].value > value for one in open_still)
        # Beside a park of anybody's, one's own too, there is more to gain or to lose than the value.
        doubles = any(WINNER[position.piles[park]] != NOBODY for park in position.facts.beside[d])
        harmless = first == NOBODY and whole.code != claims.LOSES
        if 0 < value < RICH_VALUE and richer and not doubles and not harmless:
            return [sentence("place-small", district=d, added=value)]
        return []

    def hindered(self, plan: Plan, district: int) -> list[int]:
        """The rivals' colours that a plan makes it harder for in a district, where that is good for one."""
        found: dict[int, float] = {}
        for (code, facts), amount in placing(self.lot, plan, self.seat).amounts.items():
            told = dict(facts)
            colour = told.get("colour")
            if code == codes.BLOCKING and told.get("district") == district and amount > 0:
                assert isinstance(colour, int)
                found[colour] = amount
        return sorted(found, key=lambda colour: -found[colour])

    def your_cube(self, position: Position, action: Place) -> Term:
        """What the cube does that a player has in mind instead."""
        one = effect(position, self.city, self.seat, action.district, UNIT[action.colour])
        return sentence("your-cube", **why(one))

    def cube(self, position: Position, action: Place, rest: Plan) -> Term:
        """What one cube does."""
        d, colour = action.district, action.colour
        part = dict(rest)[d]
        whole = effects(position, ((d, part),), self.city, self.seat)[0]
        one = effect(position, self.city, self.seat, d, UNIT[colour])
        facts: dict[str, Fact] = {"colour": colour, "district": d}
        number = SIZE[part]
        if number > 1:
            harm = whole.code in (*claims.HARMFUL, claims.NOTHING, claims.KEEPS)
            harm = harm or (whole.code == claims.CHASES and not variant(whole))
            code = "place-first-harm" if harm else "place-first"
            return sentence(code, number=number, **{**why(whole), **facts})
        how = variant(one)
        if one.code in ALOOF and not how:
            there = counts(position.piles[d] + UNIT[colour])
            how = "" if any(there[mine] for mine in self.own) else "-aloof"
        return sentence(f"place-{one.code}{how}", **{**facts, **dict(one.facts)})

    def afterwards(self, position: Position, rest: Plan, district: int) -> list[Term]:
        """The best that the other cubes of the plan do."""
        others = tuple((d, part) for d, part in rest if d != district)
        done = effects(position, others, self.city, self.seat)
        weights = self.weights(rest, self.seat) if done else {}
        good = [one for one in done if one.code in claims.GOOD]
        if not good:
            return []
        best = max(good, key=lambda one: weights.get(one.district, 0.0))
        return [sentence("place-then", **why(best))]


def without_same_plan(choice: Choice, rest: Plan) -> Choice:
    """The choice without alternatives that are cubes of the same plan: in which order these are placed is all the same.

    What is expected of them is that of another plan, which begins with them.
    """
    cubes = dict(rest)
    kept = tuple(
        one
        for one in choice.alternatives
        if one is choice.considered
        or one.action.colour not in colours_of(cubes.get(one.action.district, 0))
    )
    return replace(choice, alternatives=kept)
