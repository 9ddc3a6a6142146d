"""What lies on the table: all that is open, and what people were refused or have refused a moment ago."""

from __future__ import annotations

from bigshot_desktop.games.saludos_amigos.rules.actions import Withdraw
from bigshot_desktop.games.saludos_amigos.window.panels.table_offers import (
    TableOffer,
    refused_splits,
    table_offers,
)
from tests.games.saludos_amigos.rules.positions import Table, council
from tests.games.saludos_amigos.window.panels.talks import negotiation, talk_bridge


def on_table(table: Table, people: tuple[int, ...] = (0,)) -> list[TableOffer]:
    bridge = talk_bridge(table)
    return table_offers(bridge.match, bridge.observation, people)


def test_open_offers_with_those_who_are_asked() -> None:
    table = negotiation()
    table.offer(1, {1: 3, 0: 2, 3: 2})
    table.accept(1, 3)
    (table_offer,) = on_table(table)
    assert (table_offer.proposer, table_offer.shares, table_offer.is_open) == (
        1,
        (2, 3, 0, 2),
        True,
    )
    assert [table_offer.asks(seat) for seat in range(4)] == [True, False, False, False]
    assert [table_offer.agreed(seat) for seat in range(4)] == [False, False, False, True]
    assert table_offer.number == len(table.actions) - 1


def test_a_refusal_is_remembered_with_who_refused() -> None:
    table = negotiation()
    table.offer(0, {0: 5, 1: 2})
    table.decline(0, 1)
    (table_offer,) = on_table(table)
    assert (table_offer.proposer, table_offer.refused_by, table_offer.shares) == (
        0,
        1,
        (5, 2, 0, 0),
    )
    assert table_offer.number == len(table.actions)
    assert not any(table_offer.asks(seat) or table_offer.agreed(seat) for seat in range(4))
    assert on_table(table, people=(2, 3)) == []
    assert on_table(table, people=(1,)) == []
    assert on_table(table, people=(0, 1)) == [table_offer]


def test_a_new_offer_takes_the_place_of_what_was_refused() -> None:
    table = negotiation()
    table.offer(0, {0: 5, 1: 2})
    table.decline(0, 1)
    table.offer(0, {0: 4, 1: 3})
    assert [table_offer.is_open for table_offer in on_table(table)] == [True]
    table.do(Withdraw(0))
    assert on_table(table) == []


def test_when_the_mug_moves_all_else_is_forgotten() -> None:
    table = negotiation()
    table.offer(0, {0: 5, 1: 2})
    table.decline(0, 1)
    table.offer(3, {3: 4, 0: 3})
    table.agree({1: 3, 2: 4})
    assert on_table(table) == []


def test_no_more_than_two_refusals_are_kept() -> None:
    table = negotiation()
    for seat, other in ((1, 2), (2, 3), (3, 1)):
        table.offer(seat, {seat: 3, 0: 2, other: 2})
        table.decline(seat, other)
    assert [table_offer.proposer for table_offer in on_table(table)] == [3, 2]


def test_proposals_in_the_council() -> None:
    table = council(5, {0: 4, 2: 3})
    table.propose(2, {0: 3, 2: 4})
    table.propose(1, {1: 1, 3: 3, 4: 3})
    table.decline(1, 4)
    (table_offer,) = on_table(table)
    assert (table_offer.proposer, table_offer.asks(0), table_offer.number) == (
        2,
        True,
        len(table.actions) - 2,
    )


def test_all_splits_that_were_refused_in_a_council() -> None:
    table = council(5, {0: 4, 2: 3})
    for shares in ({0: 3, 2: 4}, {0: 2, 2: 5}):
        table.propose(2, shares)
        table.decline(2, 0)
    table.propose(1, {1: 1, 3: 3, 4: 3})
    refused = refused_splits(talk_bridge(table).match)
    assert refused == {(3, 0, 4, 0, 0), (2, 0, 5, 0, 0)}
