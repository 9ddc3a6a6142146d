"""The table of offers has what stands, and every open offer with its answers."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from bigshot_desktop.rules.game import EVERYONE
from bigshot_desktop.rules.saludos_amigos.actions import Accept, Done, Offer, Propose, Ready
from bigshot_desktop.ui.models.saludos_amigos.offers import Column, OffersModel, Role
from tests.rules.saludos_amigos.positions import Table, council
from tests.ui.models.course import SALUDOS, Kind, Watch, column, course, headings
from tests.ui.models.saludos_amigos.played import go_on, played
from tests.ui.models.shark.listening import check_spoken


def texts(model: OffersModel) -> list[list[str]]:
    across = range(model.columnCount())
    return [[model.index(row, n).data() for n in across] for row in range(model.rowCount())]


@pytest.mark.parametrize("kind", SALUDOS[1:], ids=str)
def test_rows_come_and_go_with_the_offers(kind: Kind, qapp: object, qtmodeltester: Any) -> None:
    bridge = kind.bridge()
    model = OffersModel(bridge)
    watch = Watch(model, Role)
    most, kinds = 0, set()
    for number, _ in enumerate(islice(course(bridge, seed=3), 150)):
        watch.check_rows()
        bridge.viewer = (EVERYONE, *range(len(kind.seats)))[number % (len(kind.seats) + 1)]
        watch.check_rows()
        seen = bridge.observation
        open_now = [seat for seat, shares in enumerate(seen.offers) if shares]
        assert [one for one in column(model, 0, Role.PROPOSER) if one >= 0] == open_now
        for row, proposer in enumerate(column(model, 0, Role.PROPOSER)):
            shares, waiting = model.fact(row, Role.SHARES), model.fact(row, Role.WAITING)
            members = [seat for seat, share in enumerate(shares) if share]
            assert model.fact(row, Role.MEMBERS) == sum(1 << seat for seat in members)
            assert model.fact(row, Role.MINE) == (0 if seen.seat == EVERYONE else shares[seen.seat])
            asked = [seat for seat in range(-1, len(shares)) if model.answerable(row, seat)]
            assert asked == [seat for seat in members if waiting >> seat & 1]
            kinds.add(model.fact(row, Role.KIND))
            if proposer >= 0:
                assert (shares, waiting) == (seen.offers[proposer], seen.waiting[proposer])
                assert proposer not in asked
        most = max(most, model.rowCount())
    assert most > 1
    assert {"standing", "offer"} <= kinds
    qtmodeltester.check(model)


def test_an_offer_and_its_answers(qapp: object) -> None:
    bridge = played(Table().negotiate(6, 5, 2, 4, 1))  # everybody has 3 cards
    model = OffersModel(bridge)
    assert headings(model) == ["Offer", "Split", "Height", "Answers"]
    assert model.rowCount() == 0
    go_on(bridge, Offer(1, (2, 3, 2, 0)))
    check_spoken(model)
    split = "2 for Anna, 3 for Bea, 2 for Carl"
    assert texts(model) == [["Offer by Bea", split, "20", "Anna is asked, Carl is asked"]]
    assert (model.fact(0, Role.MINE), model.answerable(0, 0)) == (2, True)
    go_on(bridge, Accept(2, 1))
    assert texts(model)[0][Column.ANSWERS] == "Anna is asked, Carl agreed"
    go_on(bridge, Offer(3, (3, 0, 0, 4)), Offer(0, (7, 0, 0, 0)))
    check_spoken(model)
    assert texts(model) == [["Stands", "7 for Anna", "8", "–"]], "the others lapse"
    assert model.fact(0, Role.KIND) == "standing"
    assert not model.answerable(0, 0)


def test_both_sides_in_the_council(qapp: object) -> None:
    """Until it has opened only the coalition has a split; once all is paid nothing stands."""
    table = council(value=6)
    before, after = table.actions[:-1], table.actions[-1]
    table.actions = before
    bridge = played(table)
    model = OffersModel(bridge)
    assert column(model, 0, Role.KIND) == ["standing"]
    go_on(bridge, after)
    seen = bridge.observation
    assert column(model, 0, Role.KIND) == ["standing", "counter"]
    assert column(model, 0, Role.HEIGHT) == [seen.mug, seen.biscuit]
    assert (
        column(model, 0, Role.SHARES) == [seen.shares, seen.counter] == [(3, 4, 0, 0), (0, 0, 4, 3)]
    )
    go_on(bridge, Propose(0, (4, 3, 0, 0)), Propose(3, (0, 0, 3, 4)))
    assert column(model, Column.OFFER)[2:] == ["New split by Anna", "New split by Dora"]
    assert column(model, 0, Role.KIND)[2:] == ["proposal", "proposal"]
    assert column(model, 0, Role.HEIGHT)[2:] == [seen.mug, seen.biscuit]
    check_spoken(model)
    go_on(bridge, Accept(2, 3), Ready(1), Ready(0), Ready(2), Ready(3))
    assert column(model, 0, Role.SHARES)[1] == (0, 0, 3, 4), "settled again"
    bridge.viewer = 3
    assert column(model, 0, Role.MINE) == [0, 4]


def test_nothing_stands_once_all_is_paid(qapp: object) -> None:
    table = Table().coalition({0: 3, 1: 4})
    bridge = played(table)
    model = OffersModel(bridge)
    assert model.rowCount() == 1
    length = len(table.actions)
    table.nobody_comes()
    go_on(bridge, *table.actions[length:])
    assert bridge.observation.shares, "until the cards are drawn"
    assert model.rowCount() == 0


def test_everybody_done_ends_the_offers(qapp: object) -> None:
    bridge = played(Table().negotiate(6))
    model = OffersModel(bridge)
    go_on(bridge, Offer(1, (0, 3, 4, 0)), Done(0), Done(2))
    assert model.rowCount() == 0, "who is done declines"
