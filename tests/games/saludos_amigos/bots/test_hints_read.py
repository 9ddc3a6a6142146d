"""What a reader of 200 hints of Saludos Amigos found wrong or of no use is told better: a test for each cause."""

from __future__ import annotations

from typing import Any

import pytest

from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.games.saludos_amigos.bots.advising import Advising
from bigshot_desktop.games.saludos_amigos.bots.terms import CARDS, COUNCIL, FALL, NEW_SPLIT, REFUSAL
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Discard,
    Done,
    Offer,
    Propose,
    Push,
    Ready,
    StayOut,
)
from bigshot_desktop.words.narrator import Narrator
from tests.games.saludos_amigos.bots.advice_claims import GAME, check
from tests.games.saludos_amigos.bots.table import ask
from tests.games.saludos_amigos.rules.positions import (
    Split,
    Table,
    called,
    sealing,
)
from tests.games.saludos_amigos.rules.positions import (
    council as talking,
)

NAMES = ("Anna", "Bea", "Carl", "Dan", "Eve")


def council(chance: int, amount: float = 0.0) -> Term:
    """The guess that the opposition wins."""
    return Term.of(COUNCIL, amount, chance=chance, mug=8, biscuit=8)


def told(table: Table, seat: int, chosen: Prospect, *others: Prospect) -> dict[str, dict[str, Any]]:
    """The facts of every sentence by its code, each checked in the position."""
    advised = Advising(GAME.observe(table.state, seat)).advised(Choice(chosen, others))
    check(table.state, seat, advised)
    return {term.code: dict(term.facts) for term in advised.advice}


def bargaining(*dice: int) -> Table:
    """Four players and 4 million; with three cards each nobody is weaker than 4."""
    return Table().negotiate(3, *(dice or (5, 5, 4, 4)))


def test_nobody_without_cards_is_told_to_call_the_council() -> None:
    """SA-13: who has no card is not asked."""
    table = Table()
    table.tile(3)
    table.roll(3, 5, 5, 4)
    for card in (1, 2, 3):
        table.again(0, card, 1)
    table.all_ready()
    table.agree({1: 2, 2: 1, 3: 1})
    codes = told(table, 0, Prospect(Done(0), 0.2))
    assert "outside-cardless" in codes
    assert not {"outside-behind", "outside-level"} & set(codes)


def test_what_a_smaller_hand_costs_others_counts_the_cards_they_draw_first() -> None:
    """SA-21: who is not paid has drawn when the next journalist may come."""
    table = Table().coalition({0: 3, 1: 4}, 6, 6, 6, 1, 1)
    table.push(2, 1)
    table.push(3, 1)
    table.all_ready()
    table.state.money = [5, 9, 9, 9]
    rid = Term.of(CARDS, 0.05, cards=3, points=6)
    played = Prospect(Commit(0, (1, 1, 1)), 0.3, (council(5), rid))
    codes = told(table, 0, played, Prospect(Commit(0, (0, 0, 0)), 0.2, (council(40),)))
    facts = codes["hand-smallest-wins"]
    assert (facts["left"], facts["more"], facts["share"]) == (0, 3, 3)
    assert (facts["million"], facts["kept"]) == (9, 0)
    assert (codes["side-odds-none"]["chance"], codes["side-odds-none"]["other_chance"]) == (95, 60)


@pytest.mark.parametrize(
    ("players", "value", "split", "code"),
    [
        (4, 1, {0: 1, 1: 1}, "push-pays-last"),  # no place is left, and nobody either
        (5, 1, {0: 1, 1: 1}, "push-pays-last"),  # one could come, but there are 2 million only
        (4, 2, {0: 2, 1: 1}, "push-pays-last"),  # there would be a place, but nobody is left
        (5, 2, {0: 2, 1: 1}, "push-pays"),
    ],
)
def test_that_others_may_come_is_told_only_where_they_can(
    players: int, value: int, split: Split, code: str
) -> None:
    """SA-15: at most as many as there are millions, each with a card."""
    table = Table(players).coalition(split, value)
    table.push(2, 1)
    stay = Prospect(StayOut(3), 0.2)
    assert code in told(table, 3, Prospect(Push(3, 1), 0.3, (council(60),)), stay)


def test_how_likely_ones_own_side_wins_is_told_beside_what_cards_change() -> None:
    """Not how likely "the opposition" wins to somebody whose side that is."""
    table = sealing()
    none = Prospect(Commit(2, (0, 0, 0)), 0.2, (council(30),))
    codes = told(table, 2, Prospect(Commit(2, (0, 1, 0)), 0.3, (council(54),)), none)
    assert "council-odds" not in codes
    assert (codes["side-odds-none"]["chance"], codes["side-odds-none"]["other_chance"]) == (54, 30)
    card = Prospect(Commit(0, (0, 0, 1)), 0.2, (council(8),))
    codes = told(table, 0, Prospect(Commit(0, (0, 0, 0)), 0.3, (council(50),)), card)
    assert codes["side-odds-cards"] == {"chance": 50, "other_chance": 92, "cards_told": "0,0,1"}


def test_whose_coalition_is_higher_is_told_without_yours() -> None:
    """Who says yes to an offer does not make one."""
    table = bargaining()
    table.offer(1, {0: 2, 1: 2})
    table.offer(3, {0: 2, 3: 2})
    yes = Prospect(Accept(0, 1), 0.3)
    choice = Choice(yes, (Prospect(Accept(0, 3), 0.2),))
    advised = Advising(GAME.observe(table.state, 0)).advised(choice)
    check(table.state, 0, advised)
    term = next(term for term in advised.advice if term.code == "offer-higher")
    narrator = Narrator().at("saludos-amigos", table.setup, NAMES[:4])
    assert "yours" not in narrator.advice(term)
    assert "a coalition of 15" in narrator.advice(term)


def test_a_roll_that_is_as_good_is_told_though_other_cards_are_worse() -> None:
    table = Table()
    table.tile(3)
    table.roll(1, 5, 5, 4)
    rolls = Prospect(Discard(0, 1), 0.199), Prospect(Discard(0, 3), 0.19)
    codes = told(table, 0, Prospect(Ready(0), 0.2), *rolls)
    assert codes["roll-equal"] == {"card": 1}
    assert "roll-equal" not in told(table, 0, Prospect(Ready(0), 0.25), *rolls)


def test_ones_own_offer_for_as_much_is_why_one_says_no() -> None:
    table = bargaining()
    table.offer(0, {0: 1, 2: 3})
    table.offer(1, {0: 1, 1: 3})
    codes = told(table, 0, Prospect(Done(0), 0.3), Prospect(Accept(0, 1), 0.3))
    assert "refuse-own-same" in codes


def test_more_money_in_a_coalition_that_may_fall_is_refused_for_that() -> None:
    table = bargaining()
    table.agree({0: 1, 1: 3})
    table.offer(2, {0: 2, 2: 1, 3: 1})
    stop, yes = (Term.of(FALL, -0.1, chance=one, mug=16, biscuit=14) for one in (48, 79))
    no = Prospect(Done(0), 0.5, (stop,))
    codes = told(table, 0, no, Prospect(Accept(0, 2), 0.46, (yes,)))
    facts = codes["refuse-inside-shaky"]
    assert (facts["chance"], facts["other_chance"]) == (79, 48)
    assert "refuse-inside-more" in told(table, 0, no, Prospect(Accept(0, 2), 0.46, (stop,)))


def test_that_one_has_as_much_already_is_told_of_an_offer() -> None:
    table = bargaining(6, 6, 2, 2)
    table.agree({0: 2, 1: 2})
    offer = Prospect(Offer(0, (2, 0, 1, 1)), 0.3)
    assert told(table, 0, offer, Prospect(Done(0), 0.2))["kept-same"] == {"kept": 2}


def test_another_offer_that_waits_and_is_as_good_is_told() -> None:
    table = bargaining()
    table.offer(1, {0: 2, 1: 2})
    table.offer(2, {0: 2, 2: 2})
    others = Prospect(Accept(0, 1), 0.3), Prospect(Done(0), 0.2)
    codes = told(table, 0, Prospect(Accept(0, 2), 0.3), *others)
    assert codes["yes-equal"] == {"proposer": 1}


def test_what_cards_are_kept_for_is_told_where_the_council_is_likely_won() -> None:
    """SA-28: the bonus only where it is near; before, that cards are strength (SA-07)."""
    push, unlikely = (Prospect(Push(3, 1), 0.32, (council(chance),)) for chance in (98, 20))
    table = called()
    assert "stay-out-stronger" in told(table, 3, Prospect(StayOut(3), 0.43), push)
    table.state.completed = 3
    assert "cards-bonus" in told(table, 3, Prospect(StayOut(3), 0.43), push)
    assert "cards-bonus" not in told(table, 3, Prospect(StayOut(3), 0.43), unlikely)


def test_a_card_pushed_for_an_unlikely_win_is_said_to_leave_the_hand() -> None:
    table = called()
    table.state.money = [3, 3, 3, 3]
    stay = Prospect(StayOut(3), 0.31)
    rid = Term.of(CARDS, 0.1, cards=1, points=1)
    push = Prospect(Push(3, 1), 0.45, (council(19, 0.01), rid))
    assert "cards-cost-drawn" in told(table, 3, push, stay)
    worth_it = Prospect(Push(3, 1), 0.45, (council(19, 0.2), rid))
    assert "cards-cost-drawn" not in told(table, 3, worth_it, stay)


def test_who_waits_is_told_for_what() -> None:
    table = bargaining()
    choice = Choice(Prospect(Done(0), 0.2))
    advised = Advising(GAME.observe(table.state, 0)).advised(choice)
    check(table.state, 0, advised)
    narrator = Narrator().at("saludos-amigos", table.setup, NAMES[:4])
    assert "offers of the others" in narrator.advice(advised.advice[0])


def test_one_councillor_is_not_called_several() -> None:
    table = sealing()
    none = Prospect(Commit(2, (0, 0, 0)), 0.2, (council(30),))
    narrator = Narrator().at("saludos-amigos", table.setup, NAMES[:4])
    seen = GAME.observe(table.state, 2)
    for cards, said in (
        ((0, 0, 1), "Play a councillor of value 3: "),
        ((0, 1, 1), "Play councillors worth 3 + 2 = 5: "),
    ):
        chosen = Prospect(Commit(2, cards), 0.3, (council(54),))
        advised = Advising(seen).advised(Choice(chosen, (none,)))
        assert narrator.advice(advised.advice[0]).startswith(said)


def test_who_has_a_share_already_may_as_well_stop() -> None:
    """Rather than say yes to somebody for as much."""
    table = bargaining()
    table.agree({0: 1, 1: 3})
    table.offer(2, {0: 1, 2: 2, 3: 1})
    doubt = Term.of(REFUSAL, -0.1, chance=22, seat=3, million=1)
    offer = Prospect(Offer(0, (1, 1, 1, 1)), 0.3, (doubt,))
    codes = told(table, 0, offer, Prospect(Accept(0, 2), 0.3), Prospect(Done(0), 0.3))
    assert "offer-even-done" in codes


def said(table: Table, seat: int, chosen: Prospect, *others: Prospect) -> str:
    """The whole hint in words."""
    advised = Advising(GAME.observe(table.state, seat)).advised(Choice(chosen, others))
    narrator = Narrator().at("saludos-amigos", table.setup, NAMES[: table.players])
    return " ".join(narrator.advice(term) for term in advised.advice)


def agreement(chance: int) -> Term:
    """The guess that all agree."""
    return Term.of(REFUSAL, -0.1, chance=chance, seat=3, million=1)


def test_how_little_a_card_helps_is_not_told_as_if_it_spoke_for_it() -> None:
    """Not "But with a card … about 0%" after "your cards count only 6"."""
    stay = Prospect(StayOut(3), 0.2)
    little = Prospect(Push(3, 1), 0.1, (council(3),))
    assert told(called(), 3, stay, little)["push-tries-little"] == {"chance": 3}
    assert "But" not in said(called(), 3, stay, little)
    likely = Prospect(Push(3, 1), 0.1, (council(60),))
    assert told(called(), 3, stay, likely)["push-tries"] == {"chance": 60}


@pytest.mark.parametrize(("discards", "code"), [(2, "council-lost"), (3, "council-lost-alone")])
def test_a_council_that_cannot_be_won_is_no_guess(discards: int, code: str) -> None:
    """SA-18: the cards that the opposition still has cannot be enough."""
    table = Table()
    table.tile(3)
    table.roll(6, 6, 1, 6)
    for card in (1, 2, 3)[:discards]:
        table.again(3, card, 1)
    table.all_ready()
    table.agree({0: 2, 1: 2})
    table.all_done()
    push = Prospect(Push(2, 3), 0.1, (council(0),))
    codes = told(table, 2, Prospect(StayOut(2), 0.2), push)
    assert code in codes
    assert "cannot be won" in said(table, 2, Prospect(StayOut(2), 0.2), push)


def test_one_card_that_could_be_played_is_not_called_several() -> None:
    table = sealing()
    none = Prospect(Commit(0, (0, 0, 0)), 0.3, (council(50),))
    one = Prospect(Commit(0, (0, 1, 0)), 0.2, (council(8),))
    assert "if you played a councillor of value 2, with" in said(table, 0, none, one)
    two = Prospect(Commit(0, (0, 1, 1)), 0.2, (council(8),))
    assert "if you played cards worth 3 + 2 = 5, with" in said(table, 0, none, two)


def test_an_offer_that_one_has_agreed_to_is_why_one_says_no() -> None:
    """And how likely all agree to it, beside the one that is refused."""
    table = bargaining()
    table.offer(1, {0: 1, 1: 2, 2: 1})
    table.accept(1, 0)
    table.offer(3, {0: 1, 3: 3})
    yes = Prospect(Accept(0, 3), 0.25, (agreement(20),))
    codes = told(table, 0, Prospect(Done(0), 0.3, (agreement(50),)), yes)
    assert codes["refuse-agreed-same"] == {"proposer": 3, "million": 1, "seat": 1}
    assert codes["pending-likelier"] == {"proposer": 3, "chance": 50, "other_chance": 20}
    hardly = Prospect(Done(0), 0.3, (agreement(21),))
    assert "pending-likelier" not in told(table, 0, hardly, yes)


def test_a_member_of_a_coalition_says_no_for_the_offer_that_gives_most() -> None:
    """What one has offered comes before what one has; nothing is said of the firmness of the latter."""
    table = bargaining(6, 6, 2, 2)
    table.agree({0: 1, 3: 3})
    table.offer(0, {0: 2, 1: 2})
    table.offer(1, {0: 2, 1: 1, 2: 1})
    yes = Prospect(Accept(0, 1), 0.2)
    codes = told(table, 0, Prospect(Done(0), 0.3), yes)
    assert list(codes) == ["refuse-own-same"]
    yes = Prospect(Accept(0, 1), 0.2, (agreement(20),))
    codes = told(table, 0, Prospect(Done(0), 0.3, (agreement(50),)), yes)
    assert list(codes) == ["refuse-own-same", "pending-likelier"]


def test_how_likely_ones_coalition_falls_is_told_only_where_that_is_what_was_weighed() -> None:
    """With an open offer of one's own the guess behind saying no is about that offer."""
    table = bargaining(6, 6, 2, 2)
    table.agree({0: 1, 3: 3})
    table.offer(0, {0: 2, 1: 2})
    table.offer(1, {0: 3, 1: 1})
    stop, yes = (Term.of(FALL, -0.1, chance=one, mug=18, biscuit=10) for one in (20, 60))
    no = Prospect(Done(0), 0.3, (stop,))
    assert "refuse-inside-more" in told(table, 0, no, Prospect(Accept(0, 1), 0.2, (yes,)))


def test_who_says_yes_to_less_is_told_that_the_better_offer_stays_open() -> None:
    """SA-11: saying yes to one ends no other while somebody must still answer."""
    table = bargaining()
    table.offer(0, {0: 2, 1: 2})
    table.offer(3, {0: 1, 2: 1, 3: 2})
    yes, no = Prospect(Accept(0, 3), 0.3, (agreement(30),)), Prospect(Done(0), 0.2)
    assert told(table, 0, yes, no)["own-open-too"] == {"share": 2}
    table = bargaining()
    table.offer(1, {0: 2, 1: 1, 2: 1})
    table.accept(1, 0)
    table.offer(3, {0: 1, 2: 1, 3: 2})
    assert told(table, 0, yes, no)["agreed-open-too"] == {"seat": 1, "share": 2}
    table.accept(3, 2)  # one's yes makes it stand at once, and the other offer lapses
    assert "agreed-open-too" not in told(table, 0, Prospect(Accept(0, 3), 0.3), no)


def test_of_two_offers_with_as_much_the_likelier_one_is_told() -> None:
    table = bargaining()
    table.offer(1, {0: 2, 1: 1, 2: 1})
    table.offer(2, {0: 2, 1: 1, 2: 1})
    yes = Prospect(Accept(0, 1), 0.3, (agreement(60),))
    other = Prospect(Accept(0, 2), 0.2, (agreement(20),))
    assert told(table, 0, yes, other)["ask-doubtful"] == {"proposer": 2, "share": 2, "chance": 20}
    close = Prospect(Accept(0, 2), 0.2, (agreement(55),))
    assert "ask-doubtful" not in told(table, 0, yes, close)


def test_who_is_offered_more_elsewhere_is_told_why_not_and_not_to_ask_for_it() -> None:
    """Carl would give 2 and Anna could ask for 2: the first is there already, but the richest gains by it."""
    table = bargaining()
    table.state.money = [3, 1, 2, 9]
    table.offer(1, {0: 1, 1: 3})
    table.offer(2, {0: 2, 2: 1, 3: 1})
    more = Prospect(Offer(0, (2, 2, 0, 0)), 0.2, (agreement(7),))
    codes = told(table, 0, Prospect(Accept(0, 1), 0.3), more, Prospect(Accept(0, 2), 0.1))
    assert codes["ask-but-drops"]["proposer"] == 2
    assert "ask-more" not in codes


def test_a_share_that_may_be_lost_is_not_promised_and_what_is_as_good_is_named() -> None:
    table = bargaining(6, 6, 2, 2)
    table.agree({0: 1, 3: 3})
    table.offer(1, {1: 2, 2: 1, 3: 1})
    stop = Prospect(Done(0), 0.3)
    offer = Prospect(Offer(0, (2, 2, 0, 0)), 0.3, (agreement(7),))
    worse = Prospect(Offer(0, (1, 3, 0, 0)), 0.2, (agreement(7),))
    codes = told(table, 0, stop, offer, worse)
    assert set(codes) == {"done-inside", "coalition-outbid", "offer-equal"}
    assert codes["offer-equal"] == {"shares_told": "2,2,0,0"}
    assert "you get" not in said(table, 0, stop, offer, worse)


def test_who_would_get_more_than_oneself_is_told_where_a_yes_is_no_better() -> None:
    """And no chance is "no greater than without": nobody knew without what."""
    table = bargaining()
    table.offer(1, {0: 1, 1: 3})
    stop, yes = Prospect(Done(0), 0.3), Prospect(Accept(0, 1), 0.3)
    codes = told(table, 0, stop, yes)
    assert codes["refuse-unfair-even"] == {"proposer": 1, "million": 1, "seat": 1, "share": 3}
    assert "than without" not in said(table, 0, stop, yes)


def without_cards(*dice: int) -> Table:
    """Anna alone stands for 4 million with a strength of 1, and has no card left."""
    table = Table()
    table.tile(3)
    table.roll(6, *dice)
    for card in (1, 2, 3):
        table.again(0, card, 1)
    table.all_ready()
    table.agree({0: 4})
    table.all_done()
    return table


def test_a_council_that_a_card_wins_for_sure_is_no_guess_to_who_stays_out() -> None:
    """And what speaks for it: one has two cards more than who is paid (SA-19, SA-21)."""
    table = without_cards(6, 6, 6)
    push = Prospect(Push(1, 1), 0.1, (council(100),))
    codes = told(table, 1, Prospect(StayOut(1), 0.2), push)
    assert codes["stay-out-grows"] == {"more": 4, "left": 2}
    assert codes["push-forgone"] == {"million": 4, "most": 0}
    assert "by a guess" not in said(table, 1, Prospect(StayOut(1), 0.2), push)
    table.push(1, 1)
    assert told(table, 2, Prospect(StayOut(2), 0.2))["push-forgone"]["million"] == 2
    table.push(2, 1)
    codes = told(table, 3, Prospect(StayOut(3), 0.2))
    assert codes["push-forgone-last"] == {"million": 1, "most": 0}
    assert "cards-bonus" not in codes
    table.state.completed = 3
    assert "cards-bonus" in told(table, 3, Prospect(StayOut(3), 0.2))


def test_a_card_that_is_pushed_forward_counts_where_the_council_is_certain() -> None:
    """SA-18: 14 points of strength with the card that was pushed and one's own 1, against 13 at the most."""
    table = Table()
    table.tile(3)
    table.roll(4, 3, 4, 1)
    table.again(0, 1, 5)
    table.again(0, 2, 6)
    table.again(3, 1, 1)
    table.again(3, 2, 1)
    table.again(3, 3, 3)
    table.all_ready()
    assert table.strengths == (7, 6, 7, 3)
    table.agree({0: 3, 3: 1})
    table.all_done()
    stay, push = Prospect(StayOut(1), 0.2), Prospect(Push(1, 1), 0.1, (council(90),))
    assert "push-forgone" in told(table, 1, stay, push)  # 13 and a 1 against 10 and a 3
    codes = told(table, 1, Prospect(Push(1, 1), 0.3, (council(90),)), stay)
    assert codes["push-sure-pays-all"] == {"most": 3, "million": 4, "worth": 4}
    table = called()
    assert "push-forgone" not in told(table, 3, Prospect(StayOut(3), 0.2))


def test_that_others_must_agree_comes_before_what_is_as_good() -> None:
    table = bargaining()
    table.offer(1, {0: 1, 1: 2, 2: 1})
    yes = Prospect(Accept(0, 1), 0.3, (agreement(13),))
    more = Prospect(Offer(0, (2, 2, 0, 0)), 0.3, (agreement(5),))
    codes = told(table, 0, yes, more, Prospect(Done(0), 0.3))
    assert codes["accept-odds"] == {"chance": 13}
    assert set(codes) == {"accept-strong", "accept-odds", "even-done"}


def test_what_a_card_brings_is_told_though_another_card_is_as_good() -> None:
    """And though all is as good."""
    table = called()
    push = Prospect(Push(3, 2), 0.304, (council(92),))
    lower = Prospect(Push(3, 1), 0.303, (council(92),))
    codes = told(table, 3, push, lower, Prospect(StayOut(3), 0.2))
    assert codes["push-pays-last"] == {"chance": 92, "million": 3, "worth": 7}
    assert codes["push-equal"] == {"card": 2, "lower": 1}
    lower = Prospect(Push(3, 1), 0.28, (council(90),))
    codes = told(table, 3, push, lower, Prospect(StayOut(3), 0.2))
    assert {"push-pays-last", "push-higher"} <= set(codes)
    codes = told(table, 3, push, Prospect(StayOut(3), 0.303))
    assert {"push-pays-last", "even-stay"} <= set(codes)


def test_cards_are_called_worth_showing_only_where_that_may_win() -> None:
    """And never where one may as well leave it at that; the chance is told."""
    table = talking()
    ready = Prospect(Ready(0), 0.2)

    def split(chance: int, expected: float = 0.3) -> Prospect:
        wins = Term.of(NEW_SPLIT, 0.1, million=4, held=3, chance=chance)
        return Prospect(Propose(0, (4, 3, 0, 0)), expected, (wins,))

    codes = told(table, 0, split(60), ready)
    assert codes["split-odds"] == {"chance": 60}
    assert "propose" in codes
    assert set(told(table, 0, split(8), ready)) == {"propose-faint", "split-odds"}
    assert set(told(table, 0, split(60, 0.2), ready)) == {
        "propose-faint",
        "split-odds",
        "even-ready",
    }


@pytest.mark.parametrize(
    ("dice", "split", "code"),
    [((1, 1, 3, 3), {0: 2, 1: 5}, "propose-faint"), ((1, 1, 1, 1), {0: 2, 1: 5}, "propose")],
)
def test_a_proposal_of_an_expert_knows_how_likely_its_side_wins(
    dice: tuple[int, ...], split: Split, code: str
) -> None:
    table = Table().coalition(split, 6, *dice)
    table.push(2, 1)
    table.push(3, 1)
    choice = ask(table, 0, "expert")
    assert isinstance(choice.action, Propose)
    assert {code, "split-odds"} <= set(told(table, 0, choice.chosen, *choice.alternatives))


def test_who_has_the_least_money_has_it_of_the_others() -> None:
    table = bargaining()
    table.state.money = [1, 7, 9, 9]
    offer = Prospect(Offer(0, (2, 2, 0, 0)), 0.3)
    assert "offer-to-poorest" in told(table, 0, offer, Prospect(Done(0), 0.2))
    assert "Of the others Bea has" in said(table, 0, offer, Prospect(Done(0), 0.2))


def test_a_rival_who_loses_a_share_is_the_reason_and_not_a_point_of_height() -> None:
    table = bargaining(5, 5, 6, 4)
    table.agree({0: 1, 1: 3})
    table.state.money = [9, 9, 1, 1]
    table.offer(2, {0: 1, 2: 3})
    yes, no = Prospect(Accept(0, 2), 0.3), Prospect(Done(0), 0.2)
    facts = told(table, 0, yes, no)["accept-same-drops"]
    assert (facts["seat"], facts["sum"], facts["kept"]) == (1, 3, 1)
    table = bargaining(5, 5, 6, 4)
    table.agree({0: 1, 1: 3})
    table.state.money = [9, 9, 1, 1]
    table.offer(2, {0: 1, 1: 1, 2: 2})
    assert "accept-same-lowers" in told(table, 0, yes, no)
    table.state.money = [9, 1, 9, 1]  # who gains is richer than who loses
    assert "accept-same" in told(table, 0, yes, no)


def test_a_yes_that_would_end_ones_own_offer_says_so() -> None:
    """SA-10: what stands at once makes all other open offers lapse."""
    table = bargaining()
    table.offer(0, {0: 1, 2: 1, 3: 2})
    table.offer(1, {0: 2, 1: 1, 2: 1})
    stop, yes = Prospect(Done(0), 0.3), Prospect(Accept(0, 1), 0.3)
    assert "own-ended" not in told(table, 0, stop, yes)  # Carl must still agree
    table.accept(1, 2)
    assert told(table, 0, stop, yes)["own-ended"] == {"shares_told": "1,0,1,2"}


def test_of_partners_the_least_willing_one_is_told() -> None:
    table = bargaining(6, 6, 2, 2)
    table.agree({2: 3, 3: 1})
    offer = Prospect(Offer(0, (1, 1, 2, 0)), 0.3, (agreement(11),))
    codes = told(table, 0, offer, Prospect(Done(0), 0.2))
    assert codes["offer-lowers"] == {"seat": 2, "share": 2, "kept": 3}
    offer = Prospect(Offer(0, (1, 1, 0, 2)), 0.3, (agreement(11),))
    codes = told(table, 0, offer, Prospect(Done(0), 0.2))
    assert "offer-raises" in codes


def test_the_only_opponent_has_no_others_beside() -> None:
    table = Table().coalition({0: 1, 1: 2, 2: 1}, 3, 6, 6, 6, 1)
    push = Prospect(Push(3, 1), 0.1, (council(0),))
    assert "council-lost-only" in told(table, 3, Prospect(StayOut(3), 0.2), push)


def test_the_strongest_is_not_told_that_another_one_is() -> None:
    """Not "the strongest has 4" to somebody with 5 who rolls again to be stronger still."""
    table = Table()
    table.tile(3)
    table.roll(2, 1, 1, 1)
    roll, ready = Prospect(Discard(0, 1), 0.3), Prospect(Ready(0), 0.2)
    codes = told(table, 0, roll, ready)
    assert "reroll-lead" in codes
    assert "reroll-best" not in codes


def test_who_cannot_win_a_council_alone_is_not_promised_all_of_the_money() -> None:
    """SA-16: whoever comes, too, must be paid."""
    table = bargaining(6, 6, 2, 2)
    table.agree({0: 2, 1: 2})
    table.all_done()
    push = Prospect(Push(2, 3), 0.3, (council(14, 0.1),))
    codes = told(table, 2, push, Prospect(StayOut(2), 0.2))
    assert {"push-together", "push-pays-together"} <= set(codes)
    assert not any(code.startswith("push-pays-all") for code in codes)


def test_a_coalition_that_an_open_offer_would_beat_is_not_called_firm() -> None:
    table = bargaining(1, 6, 6, 2)
    table.agree({0: 1, 1: 2, 2: 1})
    assert "coalition-firm" in told(table, 0, Prospect(Done(0), 0.3))
    table.offer(1, {1: 2, 2: 1, 3: 1})
    assert "coalition-firm" not in told(table, 0, Prospect(Done(0), 0.3))


def test_a_guess_is_never_called_impossible_or_certain() -> None:
    stay = Prospect(StayOut(3), 0.2)
    assert "about 1%" in said(called(), 3, stay, Prospect(Push(3, 1), 0.1, (council(0),)))
    assert "about 99%" in said(called(), 3, stay, Prospect(Push(3, 1), 0.1, (council(100),)))
