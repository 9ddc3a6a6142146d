"""Offers, answers, and the mug (SA-09 to SA-11)."""

from __future__ import annotations

import pytest

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Decline, Offer, Withdraw
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.saludos_amigos.rules.events import (
    OfferAccepted,
    OfferDeclined,
    OfferLapsed,
    OfferMade,
    OfferReplaced,
    OfferStands,
    OfferWithdrawn,
)
from tests.games.saludos_amigos.rules.positions import Table


def talking(players: int = 4, *dice: int, value: int = 6) -> Table:
    """A negotiation over 7 millions (a first section of the plant); strengths are dice + 3."""
    return Table(players).negotiate(value, *dice)


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


# --- what an offer is -----------------------------------------------------------------------------


@pytest.mark.rule("SA-09")
def test_the_height_of_an_offer_is_the_sum_of_the_strengths() -> None:
    table = talking(4, 1, 2, 3, 6)
    assert table.offer(1, {1: 2, 3: 5}) == [OfferMade(1, (0, 2, 0, 5), 14)]
    table.accept(1, 3)
    assert table.seen().mug == 14


@pytest.mark.rule("SA-09")
@pytest.mark.parametrize("split", [{0: 3, 1: 3}, {0: 4, 1: 4}, {0: 6}, {0: 8}])
def test_a_split_gives_away_the_whole_sum_and_no_more(split: dict[int, int]) -> None:
    table = talking()
    assert table.refused(Offer(0, table.shares(split))) == ("split-sum", "SA-09")


@pytest.mark.rule("SA-09")
def test_each_member_gets_at_least_one() -> None:
    table = talking()
    assert table.refused(Offer(0, (8, -1, 0, 0))) == ("share-too-small", "SA-09")
    assert table.refused(Offer(0, (-1, 8, 0, 0))) == ("share-too-small", "SA-09")
    table.agree({0: 1, 1: 6})
    assert table.seen().coalition == 0b0011, "a share of 0 is no membership"


@pytest.mark.rule("SA-09")
def test_there_are_never_more_members_than_millions() -> None:
    table = talking(value=1)
    assert table.seen().worth == 2
    assert table.refused(Offer(0, (1, 1, 1, 0))) == ("split-sum", "SA-09")
    table.agree({0: 1, 3: 1})
    assert table.asked(1) == Negotiate(2, 8, 3, (), (), ())


@pytest.mark.rule("SA-09")
def test_there_is_one_share_for_each_seat() -> None:
    table = talking()
    assert table.refused(Offer(0, (7,))) == ("shares-number", "SA-09")
    assert table.refused(Offer(0, (3, 4, 0, 0, 0))) == ("shares-number", "SA-09")


@pytest.mark.rule("SA-09")
def test_an_offer_must_be_higher_than_the_mug() -> None:
    table = talking(4, 3, 3, 3, 3)
    table.agree({0: 4, 1: 3})
    for seat, split in ((2, {2: 7}), (2, {2: 3, 3: 4}), (2, {2: 3, 0: 4}), (0, {0: 2, 1: 5})):
        assert table.refused(Offer(seat, table.shares(split))) == ("offer-too-low", "SA-09")
    table.agree({2: 2, 3: 2, 1: 3})
    assert table.seen().mug == 18


@pytest.mark.rule("SA-09")
def test_the_first_offer_beats_the_empty_track() -> None:
    table = talking(4, 1, 1, 1, 1)
    table.offer(3, {3: 7})
    assert table.seen().mug == 4


@pytest.mark.rule("SA-09")
def test_all_players_may_stand_together() -> None:
    table = talking(7)
    table.agree(dict.fromkeys(range(7), 1))
    assert table.seen().coalition == 0b1111111


# --- when it stands -------------------------------------------------------------------------------


@pytest.mark.rule("SA-10")
def test_an_offer_stands_when_every_member_has_agreed() -> None:
    table = talking()
    table.offer(0, {0: 2, 1: 2, 2: 3})
    table.accept(0, 2)
    assert table.seen().mug == 0
    assert table.seen().waiting == (0b0010, 0, 0, 0)
    events = table.accept(0, 1)
    assert events == [OfferAccepted(1, 0), OfferStands(0, (2, 2, 3, 0), 12)]
    assert (table.seen().mug, table.seen().coalition) == (12, 0b0111)
    assert table.seen().shares == (2, 2, 3, 0)


@pytest.mark.rule("SA-10")
def test_the_earlier_coalition_is_void_when_another_offer_stands() -> None:
    table = talking(4, 1, 2, 3, 6)
    table.agree({0: 3, 1: 4})
    table.agree({2: 3, 3: 4})
    assert (table.seen().mug, table.seen().coalition) == (15, 0b1100)
    assert table.seen().shares == (0, 0, 3, 4)


@pytest.mark.rule("SA-10")
def test_a_member_of_the_standing_coalition_may_agree_to_another_offer() -> None:
    table = talking(4, 1, 2, 3, 6)
    table.agree({0: 3, 1: 4})
    table.offer(3, {1: 6, 3: 1})
    table.accept(3, 1)
    assert table.seen().coalition == 0b1010


@pytest.mark.rule("SA-10")
def test_a_member_of_the_standing_coalition_may_itself_make_another_offer() -> None:
    table = talking(4, 1, 2, 3, 6)
    table.agree({0: 3, 1: 4})
    table.agree({1: 5, 2: 2})
    assert table.seen().coalition == 0b0110


@pytest.mark.rule("SA-10")
def test_an_open_offer_changes_nothing_until_it_stands() -> None:
    table = talking(4, 1, 2, 3, 6)
    table.agree({0: 3, 1: 4})
    table.offer(3, {1: 6, 3: 1})
    assert (table.seen().mug, table.seen().coalition) == (9, 0b0011)
    table.all_done()
    table.nobody_comes()
    assert table.money == (3, 4, 0, 0)


# --- how it is played -----------------------------------------------------------------------------


@pytest.mark.rule("SA-11")
def test_all_are_to_act_at_once() -> None:
    table = talking(5)
    assert table.acting == (0, 1, 2, 3, 4)
    assert table.asked(4) == Negotiate(7, 0, 3, (), (), ())


@pytest.mark.rule("SA-11")
def test_one_offers_only_what_one_belongs_to() -> None:
    table = talking()
    assert table.refused(Offer(0, (0, 3, 4, 0))) == ("not-a-member", "SA-11")


@pytest.mark.rule("SA-11")
def test_an_offer_of_one_member_stands_at_once() -> None:
    table = talking(4, 1, 2, 3, 6)
    events = table.offer(3, {3: 7})
    assert events == [OfferMade(3, (0, 0, 0, 7), 9), OfferStands(3, (0, 0, 0, 7), 9)]
    assert (table.seen().mug, table.seen().coalition) == (9, 0b1000)
    assert table.seen().offers == ((), (), (), ())


@pytest.mark.rule("SA-11")
def test_several_players_may_have_an_open_offer_at_once() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    table.offer(1, {0: 4, 1: 3})
    table.offer(2, {1: 1, 2: 6})
    seen = table.seen()
    assert seen.offers == ((3, 4, 0, 0), (4, 3, 0, 0), (0, 1, 6, 0), ())
    assert table.asked(1) == Negotiate(
        worth=7,
        mug=0,
        left=2,
        own=(4, 3, 0, 0),
        asks=((0, (3, 4, 0, 0)), (2, (0, 1, 6, 0))),
        agreed=(),
    )


@pytest.mark.rule("SA-11")
def test_a_new_offer_replaces_ones_open_one_with_all_answers() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 2, 2: 2})
    table.accept(0, 1)
    events = table.offer(0, {0: 3, 1: 3, 2: 1})
    assert events == [
        OfferReplaced(0, (3, 2, 2, 0)),
        OfferMade(0, (3, 3, 1, 0), 12),
    ]
    assert table.seen().offers[0] == (3, 3, 1, 0)
    assert table.seen().waiting[0] == 0b0110
    table.accept(0, 2)
    assert table.seen().mug == 0, "the answer to the earlier offer is gone with it"


@pytest.mark.rule("SA-11")
def test_an_offer_alone_replaces_ones_open_one_too() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    events = table.offer(0, {0: 7})
    assert names(events) == ["OfferReplaced", "OfferMade", "OfferStands"]
    assert table.seen().offers == ((), (), (), ())


@pytest.mark.rule("SA-11")
def test_an_offer_can_be_withdrawn_and_then_nobody_waits_for_it() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    assert table.do(Withdraw(0)) == [OfferWithdrawn(0)]
    assert table.seen().offers == ((), (), (), ())
    assert table.refused(Accept(1, 0)) == ("no-offer", "SA-11")
    assert table.refused(Withdraw(0)) == ("no-offer", "SA-11")


@pytest.mark.rule("SA-11")
def test_only_members_answer_and_nobody_answers_the_own_offer() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    for answer in (Accept, Decline):
        assert table.refused(answer(2, 0)) == ("not-a-member", "SA-11")
        assert table.refused(answer(0, 0)) == ("own-offer", "SA-11")
        assert table.refused(answer(1, 2)) == ("no-offer", "SA-11")
        assert table.refused(answer(1, 9)) == ("no-offer", "SA-11")
        assert table.refused(answer(1, -1)) == ("no-offer", "SA-11")


@pytest.mark.rule("SA-11")
def test_one_refusal_ends_an_offer() -> None:
    table = talking()
    table.offer(0, {0: 2, 1: 2, 2: 3})
    table.accept(0, 1)
    assert table.decline(0, 2) == [OfferDeclined(2, 0)]
    assert table.seen().offers == ((), (), (), ())
    assert table.seen().waiting == (0, 0, 0, 0)
    assert table.seen().declined[0] == ((2, 2, 3, 0),)


@pytest.mark.rule("SA-11")
def test_a_member_who_accepted_may_still_decline_while_it_is_open() -> None:
    table = talking()
    table.offer(0, {0: 2, 1: 2, 2: 3})
    table.accept(0, 1)
    assert table.refused(Accept(1, 0)) == ("already-agreed", "SA-11")
    asked = table.asked(1)
    assert isinstance(asked, Negotiate)
    assert asked.agreed == ((0, (2, 2, 3, 0)),)
    assert asked.asks == ()
    table.decline(0, 1)
    assert table.seen().offers == ((), (), (), ())


@pytest.mark.rule("SA-11")
def test_when_an_offer_stands_all_others_lapse_with_their_answers() -> None:
    table = talking(5)
    table.offer(0, {0: 2, 1: 2, 2: 3})
    table.accept(0, 1)
    table.offer(3, {1: 1, 3: 3, 4: 3})
    table.accept(3, 1)
    table.offer(2, {2: 5, 4: 2})
    events = table.accept(2, 4)
    assert events[1:] == [OfferStands(2, (0, 0, 5, 0, 2), 8), OfferLapsed(0), OfferLapsed(3)]
    assert table.seen().offers == ((), (), (), (), ())
    table.offer(0, {0: 2, 1: 2, 2: 3})
    table.accept(0, 2)
    assert table.seen().coalition == 0b10100, "the answer of seat 1 lapsed with the offer"


@pytest.mark.rule("SA-11")
def test_a_declined_offer_cannot_be_made_again_by_the_same_player() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    table.decline(0, 1)
    assert table.refused(Offer(0, (3, 4, 0, 0))) == ("offer-repeated", "SA-11")
    table.offer(0, {0: 4, 1: 3})
    table.decline(0, 1)
    for shares in ((3, 4, 0, 0), (4, 3, 0, 0)):
        assert table.refused(Offer(0, shares)) == ("offer-repeated", "SA-11")


@pytest.mark.rule("SA-11")
def test_another_player_may_make_the_declined_offer() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    table.decline(0, 1)
    table.offer(1, {0: 3, 1: 4})
    table.accept(1, 0)
    assert table.seen().coalition == 0b0011


@pytest.mark.rule("SA-11")
def test_once_the_mug_has_moved_a_declined_offer_can_be_made_again() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    table.decline(0, 1)
    table.offer(3, {3: 7})
    table.offer(0, {0: 3, 1: 4})
    assert table.seen().offers[0] == (3, 4, 0, 0)


@pytest.mark.rule("SA-11")
def test_withdrawn_and_replaced_offers_can_be_made_again() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    table.do(Withdraw(0))
    table.offer(0, {0: 3, 1: 4})
    assert table.seen().offers[0] == (3, 4, 0, 0)


@pytest.mark.rule("SA-11")
def test_a_player_makes_three_offers_at_most_withdrawn_and_replaced_ones_included() -> None:
    table = talking()
    table.offer(0, {0: 3, 1: 4})
    table.do(Withdraw(0))
    table.offer(0, {0: 3, 2: 4})
    table.offer(0, {0: 3, 3: 4})
    assert table.refused(Offer(0, (4, 3, 0, 0))) == ("offer-limit", "SA-11")
    assert table.refused(Offer(0, (7, 0, 0, 0))) == ("offer-limit", "SA-11")
    asked = table.asked(0)
    assert isinstance(asked, Negotiate)
    assert asked.left == 0
    table.offer(1, {0: 4, 1: 3})
    assert table.seen().made == (3, 1, 0, 0), "others have their own three"


@pytest.mark.rule("SA-11")
def test_a_move_of_the_mug_gives_everyone_three_offers_again() -> None:
    table = talking()
    for share in (1, 2, 3):
        table.offer(0, {0: share, 1: 7 - share})
    table.offer(1, {1: 7})
    assert table.seen().made == (0, 0, 0, 0)
    for share in (1, 2, 3):
        table.offer(0, {0: share, 1: 7 - share})
    assert table.refused(Offer(0, (4, 3, 0, 0))) == ("offer-limit", "SA-11")
