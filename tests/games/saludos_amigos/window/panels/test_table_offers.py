"""What lies on the table: all that is open, and what people were refused or have refused a moment ago."""

from __future__ import annotations

from bigshot_desktop.rules.saludos_amigos.actions import Withdraw
from bigshot_desktop.ui.panels.saludos_amigos.papers import Paper, papers, refused_splits
from tests.rules.saludos_amigos.positions import Table, council
from tests.ui.panels.saludos_amigos.talks import negotiation, talk_bridge


def on_table(table: Table, people: tuple[int, ...] = (0,)) -> list[Paper]:
    bridge = talk_bridge(table)
    return papers(bridge.match.steps, bridge.observation, people)


def test_open_offers_with_those_who_are_asked() -> None:
    table = negotiation()
    table.offer(1, {1: 3, 0: 2, 3: 2})
    table.accept(1, 3)
    (paper,) = on_table(table)
    assert (paper.proposer, paper.shares, paper.is_open) == (1, (2, 3, 0, 2), True)
    assert [paper.asks(seat) for seat in range(4)] == [True, False, False, False]
    assert [paper.agreed(seat) for seat in range(4)] == [False, False, False, True]
    assert paper.number == len(table.actions) - 1


def test_a_refusal_is_remembered_with_who_refused() -> None:
    table = negotiation()
    table.offer(0, {0: 5, 1: 2})
    table.decline(0, 1)
    (paper,) = on_table(table)
    assert (paper.proposer, paper.refused_by, paper.shares) == (0, 1, (5, 2, 0, 0))
    assert paper.number == len(table.actions)
    assert not any(paper.asks(seat) or paper.agreed(seat) for seat in range(4))
    assert on_table(table, people=(2, 3)) == []
    assert on_table(table, people=(1,)) == []
    assert on_table(table, people=(0, 1)) == [paper]


def test_a_new_offer_takes_the_place_of_what_was_refused() -> None:
    table = negotiation()
    table.offer(0, {0: 5, 1: 2})
    table.decline(0, 1)
    table.offer(0, {0: 4, 1: 3})
    assert [paper.is_open for paper in on_table(table)] == [True]
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
    assert [paper.proposer for paper in on_table(table)] == [3, 2]


def test_proposals_in_the_council() -> None:
    table = council(5, {0: 4, 2: 3})
    table.propose(2, {0: 3, 2: 4})
    table.propose(1, {1: 1, 3: 3, 4: 3})
    table.decline(1, 4)
    (paper,) = on_table(table)
    assert (paper.proposer, paper.asks(0), paper.number) == (2, True, len(table.actions) - 2)


def test_all_splits_that_were_refused_in_a_council() -> None:
    table = council(5, {0: 4, 2: 3})
    for shares in ({0: 3, 2: 4}, {0: 2, 2: 5}):
        table.propose(2, shares)
        table.decline(2, 0)
    table.propose(1, {1: 1, 3: 3, 4: 3})
    refused = refused_splits(talk_bridge(table).match.steps)
    assert refused == {(3, 0, 4, 0, 0), (2, 0, 5, 0, 0)}
