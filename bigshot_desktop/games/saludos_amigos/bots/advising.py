"""What a hint says in Saludos Amigos: what to do, why, and what speaks against the next best.

Heights, shares, rolls and points follow from the rules and from what the seat sees; that something promises more is so
by the chances that the hint shows, and how likely others agree is called a guess. Of the negotiation and of splits only
what everybody knows is told, so that the same sentences can explain a bot to the others.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, same_chance, sentence
from bigshot_desktop.engine.game import Fact
from bigshot_desktop.games.saludos_amigos.bots.as_good import told, with_nothing_done
from bigshot_desktop.games.saludos_amigos.bots.hand_advice import HandAdvice
from bigshot_desktop.games.saludos_amigos.bots.judgement import per_cent
from bigshot_desktop.games.saludos_amigos.bots.negotiation_advice import TalkAdvice, written
from bigshot_desktop.games.saludos_amigos.bots.talk import Shares
from bigshot_desktop.games.saludos_amigos.bots.terms import CARDS, COUNCIL, NEW_SPLIT, STRENGTH
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Propose,
    Push,
    Ready,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    Negotiate,
    RollAgain,
    SettleSplit,
)
from bigshot_desktop.games.saludos_amigos.rules.material import COUNCILLORS, DIE, LAST_PROJECT
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.rules.talk import even_split

FEW: Final = 2
"""Of six rolls: so many that make one stronger are called few."""
HOPELESS: Final = 10
"""In hundredths: what is less likely is not what one pushes a card for."""
EVEN_ODDS: Final = 50
"""In hundredths: a council that is less likely to be won needs another reason, too, to be called."""
FAINT: Final = 25
"""In hundredths: of a council that is less likely to be won nobody is told that it is worth one's cards."""
LAST_BUT_ONE: Final = LAST_PROJECT - 1
"""So many finished projects bring the bonus near: the next one ends the match (SA-28)."""


class Advising:
    """The sentences for one decision of one seat."""

    def __init__(self, seen: SaludosObservation) -> None:
        self.seen = seen
        self.me = seen.seat
        self.everybody = sum(seen.strengths)
        self.hand = HandAdvice(seen)

    def advised(self, choice: Choice) -> Choice:
        """The choice with its sentences; what follows it depends on others."""
        asked = self.seen.decision
        if isinstance(asked, Negotiate):
            advice = TalkAdvice(self.seen).sentences(asked, choice)
        elif isinstance(asked, RollAgain):
            advice = self._strength(asked, choice)
        elif isinstance(asked, SettleSplit):
            advice = self._split(asked, choice)
        elif isinstance(choice.action, Commit):
            advice = self._cards(choice)
        else:
            advice = self._council(choice)
        holds = isinstance(asked, Negotiate) and bool(self.seen.coalition >> self.me & 1)
        return replace(choice, advice=told(choice, advice, holds=holds), plan=(choice.action,))

    # --- strength ------------------------------------------------------------------------------------

    def _strength(self, asked: RollAgain, choice: Choice) -> list[Term]:
        ways = sum(1 for pips in DIE if pips >= asked.stronger_from)
        strength = self.seen.strengths[self.me]
        best = max(s for seat, s in enumerate(self.seen.strengths) if seat != self.me)
        facts: dict[str, Fact] = {"ways": ways, "die": asked.die, "strength": strength}
        action = choice.action
        if isinstance(action, Discard):
            facts |= {"card": action.card, "worse": sum(1 for pips in DIE if pips <= asked.die)}
            rid = bool(ways) and _amount(choice.chosen, CARDS) > _amount(choice.chosen, STRENGTH)
            code = "reroll-rid" if rid else "reroll" if ways else "reroll-vain"
            if with_nothing_done(choice):
                code = "reroll-even" if ways else "reroll-vain-even"
            at_best = strength - asked.die - 1 + max(DIE)
            beside = []
            if at_best > best and not code.endswith("-even"):
                rank = "lead" if strength > best else "best"
                beside = [sentence(f"reroll-{rank}", best=at_best, others=best)]
            smaller = self.hand.sentences(1)
            which = self._which_card(choice)
            if code == "reroll":
                return [sentence(code, **facts), *beside, *smaller, *which]
            return [sentence(code, **facts), *smaller, *which, *beside]
        assert isinstance(action, Ready)
        rank = "strongest" if strength > best else "weaker" if strength < best else "level"
        beside = [sentence(f"strength-{rank}", strength=strength, others=best)]
        if not any(asked.cards):
            return [sentence("ready-cardless"), *beside]
        code = "ready-highest" if not ways else "ready" if ways <= FEW else "ready-dear"
        return [sentence(code, **facts), *self._roll_as_good(choice), *beside]

    def _roll_as_good(self, choice: Choice) -> list[Term]:
        """The lowest card that could be discarded as well, though others could not."""
        rolls = [one for one in choice.alternatives if isinstance(one.action, Discard)]
        alike = [one.action.card for one in rolls if same_chance(choice.chosen, one)]
        return [sentence("roll-equal", card=min(alike))] if alike else []

    def _which_card(self, choice: Choice) -> list[Term]:
        """That it hardly matters which card goes, where that is so."""
        others = [one.expected for one in choice.alternatives if isinstance(one.action, Discard)]
        alike = others and all(per_cent(one) == per_cent(choice.chosen.expected) for one in others)
        return [sentence("card-equal")] if alike else []

    # --- the council ---------------------------------------------------------------------------------

    def _council(self, choice: Choice) -> list[Term]:
        """To call or attend it, or to stay out."""
        seen, me, action = self.seen, self.me, choice.action
        opposition = self.everybody - seen.mug
        need = seen.mug - opposition + 1
        hand = counts(seen.hands[me] or 0)
        points = _points(hand)
        facts: dict[str, Fact] = {"points": points, "mug": seen.mug, "biscuit": opposition}
        million = even_split(len(seen.money), seen.worth, (*seen.attending, me))[me]
        members = [s for s in range(len(seen.money)) if not seen.coalition >> s & 1 and s != me]
        last = "" if self._others_may_come(members) else "-last"
        if isinstance(action, Push):
            code = "push" if need > 0 else "push-ahead"
            number = sum(seen.cards[seat] for seat in members)
            if need > points and number:
                code, facts = "push-together", {**facts, "number": number}
            odds = _opposition_odds(choice.chosen)
            lost = points + self._most_of_others() < need
            if lost or (odds and _chance_in(odds[0]) < HOPELESS):
                return self._vain_push(choice, [] if lost else odds, lost=lost)
            pay: dict[str, Fact] = {"million": million, "worth": seen.worth}
            every = "-all" if million == seen.worth else ""
            head = sentence(code, card=action.card, need=need, **facts)
            if self._is_certain(action.card):
                most = self._most_of_coalition()
                win = [sentence(f"push-sure-pays{every}{last}", most=most, **pay)]
            else:
                chances = map(_chance_in, odds)
                alone = need > points and not seen.attending
                pays = "push-pays-together" if alone else f"push-pays{every}{last}"
                win = [sentence(pays, chance=one, **pay) for one in chances]
                win += self._hand_if_none_used(choice, odds)
            return [head, *win, *_not_the_lowest(choice)]
        assert isinstance(action, StayOut)
        lowest = next(card for card, number in zip(COUNCILLORS, hand, strict=True) if number)
        if self._is_certain(lowest):
            return self._forgone(million, points, last)
        code = "stay-out-weak" if need > points else "stay-out"
        tries = self._attempt(choice, short=need - points)
        kept = "stay-out-draws"
        if code == "stay-out" and any(term.code == "push-tries" for term in tries):
            kept = self._larger_hand()  # what could be worth more than a council that is likely won
        return [sentence(code, need=need, **facts), *tries, sentence(kept)]

    def _is_certain(self, card: int) -> bool:
        """Whether a card pushed forward wins the council whatever the coalition shows (SA-18).

        A hidden card that another has pushed forward counts the least there is.
        """
        seen = self.seen
        pushed = card + min(COUNCILLORS) * len(seen.attending)
        return self.everybody - seen.mug + pushed > seen.mug + self._most_of_coalition()

    def _most_of_coalition(self) -> int:
        """The most that the cards of the coalition can count: 3 points each."""
        cards = enumerate(self.seen.cards)
        return max(COUNCILLORS) * sum(n for seat, n in cards if self.seen.coalition >> seat & 1)

    def _forgone(self, million: int, points: int, last: str) -> list[Term]:
        """To stay out of a council that a card of one's own would win for sure: for a larger hand."""
        seen = self.seen
        cards = seen.cards[self.me]
        head = sentence("stay-out", points=points)
        if seen.deck + seen.discards >= len(seen.money) - 1:  # all who are not paid draw (SA-22)
            head = sentence("stay-out-grows", more=cards + 1, left=cards - 1)
        most = self._most_of_coalition()
        brings = sentence(f"push-forgone{last}", million=million, most=most)
        near = self._larger_hand() == "cards-bonus"
        return [head, brings, *([sentence("cards-bonus")] if near else [])]

    def _larger_hand(self) -> str:
        """What cards are kept for: the bonus where it is near, else the strength of the turns to come."""
        return "cards-bonus" if self.seen.completed >= LAST_BUT_ONE else "stay-out-stronger"

    def _attempt(self, choice: Choice, short: int) -> list[Term]:
        """What a card pushed forward would come to, where one's own cards fall short of so many points."""
        most = self._most_of_others()
        if short > most:
            outside = len(self.seen.money) - self.seen.coalition.bit_count()
            alone = "council-lost-only" if outside == 1 else "council-lost-alone"
            return [sentence("council-lost", most=most) if most else sentence(alone)]
        pushes = [one for one in choice.alternatives if isinstance(one.action, Push)]
        odds = [term for one in pushes[:1] for term in _opposition_odds(one)]
        code = "push-tries" if odds and _chance_in(odds[0]) >= EVEN_ODDS else "push-tries-little"
        return [sentence(code, chance=_chance_in(term)) for term in odds]

    def _most_of_others(self) -> int:
        """The most that the cards of the other opponents can count: 3 points each, the pushed ones too."""
        seen = self.seen
        return max(COUNCILLORS) * sum(
            seen.cards[seat] + (seat in seen.attending)
            for seat in range(len(seen.money))
            if not seen.coalition >> seat & 1 and seat != self.me
        )

    def _others_may_come(self, opponents: list[int]) -> bool:
        """Whether, after one's own card, another opponent can still push one forward (SA-15)."""
        seen = self.seen
        if len(seen.attending) + 1 >= seen.worth:
            return False
        if not seen.attending:
            return any(seen.cards[seat] for seat in opponents)
        return bool(seen.asked & ~(1 << self.me))

    def _hand_if_none_used(self, choice: Choice, odds: list[Term]) -> list[Term]:
        """What the hand would cost, where it is more the reason to push a card than an unlikely win."""
        win = _amount(choice.chosen, COUNCIL)
        if not odds or _chance_in(odds[0]) >= EVEN_ODDS or _amount(choice.chosen, CARDS) <= win:
            return []
        smaller = self.hand.sentences(self._used(choice), self.seen.shares, planned=True)
        return [term for term in smaller if term.code == "cards-cost-drawn"]

    def _used(self, choice: Choice) -> int:
        """How many cards the figures behind it count on to be used in the council."""
        terms = (dict(term.facts) for term in choice.chosen.terms if term.code == CARDS)
        used = next((facts["cards"] for facts in terms), 1)
        assert isinstance(used, int)
        return used

    def _vain_push(self, choice: Choice, odds: list[Term], *, lost: bool) -> list[Term]:
        """To push a card forward in a council that the opposition loses: only to be rid of cards."""
        action = choice.action
        code = "push-lost" if lost else "push-rid"
        if with_nothing_done(choice):
            code += "-even"
        smaller = self.hand.sentences(self._used(choice), self.seen.shares, planned=True)
        said = [one for one in odds if _chance_in(one)]
        return [sentence(code, card=action.card), *_not_the_lowest(choice), *smaller, *said]

    def _split(self, asked: SettleSplit, choice: Choice) -> list[Term]:
        """The talk in the council: only shares, which everybody hears."""
        kept, action = asked.split[self.me], choice.action
        if isinstance(action, Propose):
            return self._propose(choice, kept)
        if isinstance(action, Accept | Decline):
            assert asked.open is not None
            proposer, shares = asked.open
            more = shares[self.me] - kept
            tone = "more" if more > 0 else "less" if more < 0 else "same"
            verb = "accept" if isinstance(action, Accept) else "decline"
            facts: dict[str, Fact] = {"proposer": proposer, "million": shares[self.me]}
            if verb == "accept" and more <= 0:
                if any(same_chance(choice.chosen, one) for one in choice.alternatives):
                    tone = f"{tone}-even"
                elif shares[proposer] <= asked.split[proposer]:
                    tone = f"{tone}-better"
            return [sentence(f"split-{verb}-{tone}", **facts, kept=kept)]
        return [sentence("split-ready", kept=kept)]

    def _propose(self, choice: Choice, kept: int) -> list[Term]:
        """Another split: that it is worth one's cards only where one's side may well win with them."""
        shares: Shares = choice.action.shares
        terms = (dict(term.facts) for term in choice.chosen.terms if term.code == NEW_SPLIT)
        chance = next((facts.get("chance") for facts in terms), None)
        faint = isinstance(chance, int) and chance < FAINT
        code = "propose-faint" if faint or with_nothing_done(choice) else "propose"
        facts: dict[str, Fact] = {"million": shares[self.me], "kept": kept}
        odds = [] if chance is None else [sentence("split-odds", chance=chance)]
        return [sentence(code, shares_told=written(shares), **facts), *odds]

    def _cards(self, choice: Choice) -> list[Term]:
        """Which councillors to play: how the sides stand, what the others can still show, and what is kept."""
        seen, me, action = self.seen, self.me, choice.action
        inside = bool(seen.coalition >> me & 1)
        ahead = seen.mug - seen.biscuit if inside else seen.biscuit - seen.mug
        points = _points(action.cards)
        hand = counts(seen.hands[me] or 0)
        side = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
        code = "play" if points else "keep"
        facts: dict[str, Fact] = {"points": points, "lead_points": abs(ahead)}
        facts["cards_told"] = written(action.cards)
        # A pushed card counts, too, and the coalition wins ties (SA-18): whose cards could still turn it?
        theirs = self._most(opposition=inside)
        ours = _points(hand) + max(0, seen.pushed[me]) + self._most(opposition=not inside)
        if ahead + inside > theirs:
            code, facts = f"{code}-sure", {**facts, "most": theirs}
        elif ours + inside <= -ahead:
            code, facts = f"{code}-lost", {**facts, "most": ours}
        else:
            code = f"{code}-{side}"
        share = (seen.shares if inside else seen.counter)[me]
        left = tuple(a - b for a, b in zip(hand, action.cards, strict=True))
        pays = sentence("side-pays", million=share)
        if code.endswith(("-sure", "-lost")):
            sure = code.endswith("-sure")
            paid = seen.shares if inside == sure else seen.counter
            smaller = self.hand.sentences(sum(action.cards), paid)
            said = {term.code for term in smaller}
            pays = sentence("sure-pays", million=share) if sure else sentence("stay-out-draws")
            twice = said & {"cards-cost-paid", "cards-cost-drawn", "hand-smallest-drawn"}
            return [sentence(code, **facts), *smaller, *([] if twice else [pays])]
        if code == "play-ahead" and _amount(choice.chosen, CARDS) > 0.0:
            paid = seen.shares if inside else seen.counter
            smaller = self.hand.sentences(sum(action.cards), paid, likely=True)
            told_pay = [] if smaller else [pays]
            safety = self._side_odds(choice, inside=inside)
            return [sentence("play-rid-ahead", **facts), *smaller, *told_pay, *safety]
        advice = [sentence(code, **facts), pays, *self._side_odds(choice, inside=inside)]
        if points and any(left):
            advice.append(sentence("cards-left", number=sum(left), points=_points(left)))
        return advice

    def _side_odds(self, choice: Choice, *, inside: bool) -> list[Term]:
        """How likely one's own side wins, as a guess, beside what it would be with cards, or without them."""
        chance = _side_chance(choice.chosen, inside=inside)
        if chance is None:
            return []
        played = any(choice.action.cards)
        for other in choice.alternatives:
            if isinstance(other.action, Commit) and any(other.action.cards) != played:
                beside = _side_chance(other, inside=inside)
                if beside is None or (beside < chance) != played or beside == chance:
                    break
                facts: dict[str, Fact] = {"chance": chance, "other_chance": beside}
                if played:
                    return [sentence("side-odds-none", **facts)]
                cards = written(other.action.cards)
                return [sentence("side-odds-cards", **facts, cards_told=cards)]
        return [sentence("side-odds", chance=chance)]

    def _most(self, *, opposition: bool) -> int:
        """The most that the hidden cards of the others on one side can count: 3 points each, the pushed ones too."""
        seen = self.seen
        numbers = [
            number + opposition
            for seat, number in enumerate(seen.cards)
            if seat != self.me
            and (seat in seen.attending if opposition else seen.coalition >> seat & 1)
        ]
        return max(COUNCILLORS) * sum(numbers)


def _not_the_lowest(choice: Choice) -> list[Term]:
    """Why a card is pushed forward though a lower one was weighed, or that the lower one is as good."""
    card = choice.action.card
    lower = [one for one in choice.alternatives if getattr(one.action, "card", card) < card]
    if not lower:
        return []
    least = min(lower, key=lambda one: int(one.action.card))
    code = "push-equal" if same_chance(choice.chosen, least) else "push-higher"
    return [sentence(code, card=card, lower=least.action.card)]


def _points(numbers: tuple[int, ...]) -> int:
    return sum(card * number for card, number in zip(COUNCILLORS, numbers, strict=True))


def _opposition_odds(prospect: Prospect) -> list[Term]:
    """How likely the opposition wins with an action, as a guess."""
    terms = (dict(term.facts) for term in prospect.terms if term.code == COUNCIL)
    chance = next((facts.get("chance") for facts in terms), None)
    return [] if chance is None else [sentence("council-odds", chance=chance)]


def _side_chance(prospect: Prospect, *, inside: bool) -> int | None:
    """In hundredths, how likely the own side wins a council, as a guess."""
    odds = _opposition_odds(prospect)
    if not odds:
        return None
    chance = _chance_in(odds[0])
    return 100 - chance if inside else chance


def _amount(prospect: Prospect, code: str) -> float:
    """By how much a reason changes the chance with an action."""
    return sum(term.amount for term in prospect.terms if term.code == code)


def _chance_in(term: Term) -> int:
    chance = dict(term.facts)["chance"]
    assert isinstance(chance, int)
    return chance
