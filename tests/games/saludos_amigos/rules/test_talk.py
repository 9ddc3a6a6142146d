"""Both sides settle their splits again in the council (SA-16)."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Decline,
    Propose,
    Push,
    Ready,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import ChooseCards, SettleSplit
from bigshot_desktop.games.saludos_amigos.rules.events import (
    CouncilOpened,
    SplitAccepted,
    SplitDeclined,
    SplitProposed,
    SplitSettled,
    TalkEnded,
    TalkResumed,
)
from bigshot_desktop.games.saludos_amigos.rules.talk import even_split
from tests.games.saludos_amigos.rules.positions import Table, council, only

pytestmark = pytest.mark.rule("SA-16")


# --- the splits they start from -------------------------------------------------------------------


def test_the_coalition_starts_from_its_agreement_and_the_opposition_from_an_even_split() -> None:
    table = council()
    assert only(CouncilOpened, table.events) == [CouncilOpened((3, 4, 0, 0), (0, 0, 4, 3))]
    assert table.acting == (0, 1, 2, 3)
    assert table.asked(0) == SettleSplit((3, 4, 0, 0), 2, False, None, False)
    assert table.asked(3) == SettleSplit((0, 0, 4, 3), 2, False, None, False)


def test_the_odd_millions_go_to_those_who_came_first() -> None:
    table = Table(6).coalition({0: 7})
    table.do(StayOut(1), StayOut(2))
    for seat in (3, 1, 2, 4, 5):
        table.push(seat, 1)
    assert table.seen().attending == (3, 1, 2, 4, 5)
    assert table.seen().counter == (0, 2, 1, 2, 1, 1)


@pytest.mark.parametrize(
    ("worth", "attending", "shares"),
    [
        (7, (2,), (0, 0, 7, 0)),
        (7, (3, 1), (0, 3, 0, 4)),
        (7, (1, 3), (0, 4, 0, 3)),
        (6, (1, 3), (0, 3, 0, 3)),
        (8, (2, 3, 1), (0, 2, 3, 3)),
        (2, (3, 0), (1, 0, 0, 1)),
    ],
)
def test_an_even_split_is_even_but_for_the_first(
    worth: int, attending: tuple[int, ...], shares: tuple[int, ...]
) -> None:
    assert even_split(4, worth, attending) == shares


# --- proposals ------------------------------------------------------------------------------------


def test_any_member_may_propose_and_all_others_of_the_side_are_asked() -> None:
    table = council(5, {0: 2, 1: 2, 2: 3})
    events = table.propose(1, {0: 1, 1: 5, 2: 1})
    assert events == [SplitProposed(1, (1, 5, 1, 0, 0))]
    proposed = (1, (1, 5, 1, 0, 0))
    assert table.asked(0) == SettleSplit((2, 2, 3, 0, 0), 2, False, proposed, True)
    assert table.asked(1) == SettleSplit((2, 2, 3, 0, 0), 1, False, proposed, False)
    assert table.asked(3) == SettleSplit((0, 0, 0, 4, 3), 2, False, None, False)


def test_a_new_split_needs_the_yes_of_all_members_of_the_side() -> None:
    table = council(5, {0: 2, 1: 2, 2: 3})
    table.propose(1, {0: 1, 1: 5, 2: 1})
    table.accept(1, 2)
    assert table.seen().shares == (2, 2, 3, 0, 0)
    events = table.accept(1, 0)
    assert events == [SplitAccepted(0, 1), SplitSettled(1, (1, 5, 1, 0, 0))]
    assert table.seen().shares == (1, 5, 1, 0, 0)


def test_the_opposition_settles_its_own_split() -> None:
    table = council()
    table.propose(3, {2: 1, 3: 6})
    table.accept(3, 2)
    assert table.seen().counter == (0, 0, 1, 6)
    assert table.seen().shares == (3, 4, 0, 0)


def test_both_sides_talk_at_the_same_time_and_in_the_open() -> None:
    table = council()
    table.propose(0, {0: 1, 1: 6})
    table.propose(2, {2: 6, 3: 1})
    for seat in range(-2, 4):
        if seat != -1:
            assert table.seen(seat).offers == ((1, 6, 0, 0), (), (0, 0, 6, 1), ())
    table.accept(2, 3)
    table.accept(0, 1)
    assert (table.seen().shares, table.seen().counter) == ((1, 6, 0, 0), (0, 0, 6, 1))


def test_a_refusal_ends_a_proposal_and_the_split_stays() -> None:
    table = council()
    table.propose(0, {0: 6, 1: 1})
    assert table.decline(0, 1) == [SplitDeclined(1, 0)]
    assert table.seen().shares == (3, 4, 0, 0)
    assert table.seen().offers == ((), (), (), ())
    table.propose(0, {0: 6, 1: 1})
    table.accept(0, 1)
    assert table.seen().shares == (6, 1, 0, 0), "it may be proposed again"


def test_there_is_one_open_proposal_per_side() -> None:
    table = council()
    table.propose(0, {0: 6, 1: 1})
    assert table.refused(Propose(1, (1, 6, 0, 0))) == ("proposal-open", "SA-16")
    assert table.refused(Propose(0, (5, 2, 0, 0))) == ("proposal-open", "SA-16")
    table.propose(2, {2: 6, 3: 1})


def test_each_member_proposes_twice_at_most() -> None:
    table = council()
    table.propose(0, {0: 6, 1: 1})
    table.decline(0, 1)
    table.propose(0, {0: 5, 1: 2})
    table.accept(0, 1)
    assert table.refused(Propose(0, (4, 3, 0, 0))) == ("proposal-limit", "SA-16")
    asked = table.asked(0)
    assert isinstance(asked, SettleSplit)
    assert asked.left == 0
    table.propose(1, {0: 4, 1: 3})


@pytest.mark.parametrize(
    ("shares", "code"),
    [
        ((7, 0, 0, 0), "share-too-small"),
        ((8, -1, 0, 0), "share-too-small"),
        ((3, 3, 0, 0), "split-sum"),
        ((4, 4, 0, 0), "split-sum"),
        ((3, 3, 1, 0), "not-a-member"),
        ((0, 0, 4, 3), "share-too-small"),
        ((3, 4), "shares-number"),
        ((3, 4, 0, 0), "split-stands"),
    ],
)
def test_a_proposal_gives_all_of_the_money_to_all_of_the_side(
    shares: tuple[int, ...], code: str
) -> None:
    table = council()
    assert table.refused(Propose(0, shares)) == (code, "SA-16")


def test_only_members_of_the_side_who_have_not_answered_answer() -> None:
    table = council(5, {0: 2, 1: 2, 2: 3})
    table.propose(0, {0: 3, 1: 3, 2: 1})
    assert table.refused(Accept(3, 0)) == ("not-a-member", "SA-16")
    assert table.refused(Decline(3, 0)) == ("not-a-member", "SA-16")
    assert table.refused(Accept(0, 0)) == ("own-offer", "SA-16")
    assert table.refused(Decline(1, 2)) == ("no-offer", "SA-16")
    table.accept(0, 1)
    assert table.refused(Accept(1, 0)) == ("already-agreed", "SA-16")
    assert table.refused(Decline(1, 0)) == ("already-agreed", "SA-16")


def test_who_is_not_in_the_council_has_no_say() -> None:
    table = Table(5).coalition({0: 3, 1: 4})
    table.push(2, 1)
    table.push(3, 1)
    table.nobody_comes()
    assert table.acting == (0, 1, 2, 3)
    assert table.refused(Propose(4, (0, 0, 3, 3, 1))) == ("not-your-turn", "SA-16")
    assert table.refused(Ready(4)) == ("not-your-turn", "SA-16")
    assert table.refused(Push(4, 1)) == ("not-your-turn", "SA-16")


# --- ready ----------------------------------------------------------------------------------------


def test_ready_while_asked_is_a_refusal() -> None:
    table = council()
    table.propose(0, {0: 6, 1: 1})
    assert table.do(Ready(1)) == [SplitDeclined(1, 0), TalkEnded(1)]
    assert table.seen().shares == (3, 4, 0, 0)
    assert table.acting == (0, 2, 3)


def test_who_is_ready_proposes_no_more_but_still_answers() -> None:
    table = council()
    table.do(Ready(1))
    assert table.refused(Propose(1, (1, 6, 0, 0))) == ("said-ready", "SA-16")
    assert table.refused(Ready(1)) == ("said-ready", "SA-16")
    table.propose(0, {0: 2, 1: 5})
    assert table.acting == (0, 1, 2, 3)
    proposed = (0, (2, 5, 0, 0))
    assert table.asked(1) == SettleSplit((3, 4, 0, 0), 0, True, proposed, True)
    assert table.refused(Propose(1, (1, 6, 0, 0))) == ("said-ready", "SA-16")
    assert table.refused(Ready(1)) == ("said-ready", "SA-16")
    table.decline(0, 1)
    assert table.acting == (0, 2, 3), "still ready after the answer"


def test_a_new_split_takes_the_readies_of_that_side_back() -> None:
    table = council()
    table.do(Ready(1), Ready(3))
    table.propose(0, {0: 2, 1: 5})
    events = table.accept(0, 1)
    assert events[1:] == [SplitSettled(0, (2, 5, 0, 0)), TalkResumed(1)]
    assert table.acting == (0, 1, 2), "seat 3 is of the other side and stays ready"
    table.propose(1, {0: 1, 1: 6})


def test_a_declined_proposal_takes_no_ready_back() -> None:
    table = council(5, {0: 2, 1: 2, 2: 3})
    table.do(Ready(2))
    table.propose(0, {0: 3, 1: 3, 2: 1})
    table.decline(0, 1)
    assert table.acting == (0, 1, 3, 4)


def test_a_side_of_one_is_ready() -> None:
    table = Table().coalition({0: 7})
    table.push(1, 1)
    table.push(2, 1)
    table.nobody_comes()
    assert table.acting == (1, 2)
    assert table.refused(Propose(0, (7, 0, 0, 0))) == ("said-ready", "SA-16")
    table = Table().coalition({0: 3, 1: 4})
    table.push(2, 1)
    table.nobody_comes()
    assert table.acting == (0, 1)


def test_two_sides_of_one_have_nothing_to_talk_about() -> None:
    table = Table().coalition({0: 7})
    table.push(1, 1)
    table.nobody_comes()
    assert table.acting == (0, 1)
    assert isinstance(table.asked(0), ChooseCards)


def test_the_talk_ends_when_all_are_ready() -> None:
    table = council()
    table.do(Ready(0), Ready(1), Ready(2))
    assert isinstance(table.asked(3), SettleSplit)
    table.do(Ready(3))
    assert table.acting == (0, 1, 2, 3)
    assert isinstance(table.asked(3), ChooseCards)


def test_the_talk_does_not_end_before_a_ready_member_has_answered() -> None:
    table = council()
    table.do(Ready(1), Ready(2), Ready(3))
    table.propose(0, {0: 2, 1: 5})
    table.do(Ready(0))
    assert table.acting == (1,)
    table.accept(0, 1)
    assert table.acting == (0, 1)
    assert table.seen().shares == (2, 5, 0, 0)
    table.do(Ready(0), Ready(1))
    assert isinstance(table.asked(0), ChooseCards)


def test_the_refusal_of_the_last_one_asked_ends_the_talk() -> None:
    table = council()
    table.do(Ready(1), Ready(2), Ready(3))
    table.propose(0, {0: 2, 1: 5})
    table.do(Ready(0))
    table.decline(0, 1)
    assert isinstance(table.asked(0), ChooseCards)
    assert table.seen().shares == (3, 4, 0, 0)


def test_where_each_gets_one_there_is_no_other_split() -> None:
    table = council(5, {0: 1, 1: 1}, 1)
    for shares in ((1, 1, 0, 0, 0), (2, 0, 0, 0, 0)):
        assert table.refused(Propose(0, shares))[1] == "SA-16"
    table.all_ready()
    assert isinstance(table.asked(0), ChooseCards)


def test_offers_of_the_negotiation_do_not_count_for_the_talk() -> None:
    table = Table().negotiate(6)
    for share in (1, 2, 3):
        table.offer(2, {2: share, 3: 7 - share})
    table.agree({0: 3, 1: 4})
    for share in (1, 2, 3):
        table.offer(2, {2: share, 3: 6 - share, 1: 1})
    table.all_done()
    table.push(2, 1)
    table.push(3, 1)
    asked = table.asked(2)
    assert isinstance(asked, SettleSplit)
    assert asked.left == 2
    table.propose(2, {2: 1, 3: 6})
