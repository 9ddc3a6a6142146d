"""The table of offers has what stands, and every open offer with its answers."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Done, Offer, Propose, Ready
from bigshot_desktop.games.saludos_amigos.window.models.offers import Column, OffersModel
from bigshot_desktop.ui.models.observation_table import ROW
from tests.games.saludos_amigos.rules.positions import Table, council
from tests.games.saludos_amigos.window.models.played import go_on, played
from tests.games.shark.window.models.spoken import check_spoken
from tests.ui.models.model_checks import SALUDOS, Kind, Watch, column, course, headings


def texts(model: OffersModel) -> list[list[str]]:
    across = range(model.columnCount())
    return [[model.index(row, n).data() for n in across] for row in range(model.rowCount())]


@pytest.mark.parametrize("kind", SALUDOS[1:], ids=str)
def test_rows_come_and_go_with_the_offers(kind: Kind, qapp: object, qtmodeltester: Any) -> None:
    bridge = kind.bridge()
    model = OffersModel(bridge)
    watch = Watch(model, (ROW,))
    most, kinds = 0, set()
    for number, _ in enumerate(islice(course(bridge, seed=3), 150)):
        watch.check_rows()
        bridge.viewer = (EVERYONE, *range(len(kind.seats)))[number % (len(kind.seats) + 1)]
        watch.check_rows()
        seen = bridge.observation
        open_now = [seat for seat, shares in enumerate(seen.offers) if shares]
        assert [offer.proposer for offer in model.rows if offer.proposer >= 0] == open_now
        for offer in model.rows:
            proposer, shares, waiting = offer.proposer, offer.shares, offer.waiting
            members = [seat for seat, share in enumerate(shares) if share]
            asked = [seat for seat in range(-1, len(shares)) if offer.waits_for(seat)]
            assert asked == [seat for seat in members if waiting >> seat & 1]
            kinds.add(offer.kind)
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
    assert headings(model) == ["Offer", "Split", "Strength", "Answers"]
    assert model.rowCount() == 0
    go_on(bridge, Offer(1, (2, 3, 2, 0)))
    check_spoken(model)
    split = "2 for Anna, 3 for Bea, 2 for Carl"
    assert texts(model) == [["Offer by Bea", split, "20", "Anna is asked, Carl is asked"]]
    assert model.row(0).waits_for(0)
    go_on(bridge, Accept(2, 1))
    assert texts(model)[0][Column.ANSWERS] == "Anna is asked, Carl agreed"
    go_on(bridge, Offer(3, (3, 0, 0, 4)), Offer(0, (7, 0, 0, 0)))
    check_spoken(model)
    assert texts(model) == [["Stands", "7 for Anna", "8", "–"]], "the others lapse"
    assert model.row(0).kind == "standing"
    assert not model.row(0).waits_for(0)


def test_both_sides_in_the_council(qapp: object) -> None:
    """Until it has opened only the coalition has a split; once all is paid nothing stands."""
    table = council(value=6)
    before, after = table.actions[:-1], table.actions[-1]
    table.actions = before
    bridge = played(table)
    model = OffersModel(bridge)
    assert [offer.kind for offer in model.rows] == ["standing"]
    go_on(bridge, after)
    seen = bridge.observation
    assert [offer.kind for offer in model.rows] == ["standing", "counter"]
    assert [offer.height for offer in model.rows] == [seen.mug, seen.biscuit]
    assert (
        [offer.shares for offer in model.rows]
        == [seen.shares, seen.counter]
        == [(3, 4, 0, 0), (0, 0, 4, 3)]
    )
    go_on(bridge, Propose(0, (4, 3, 0, 0)), Propose(3, (0, 0, 3, 4)))
    assert column(model, Column.OFFER)[2:] == ["New split by Anna", "New split by Dora"]
    assert [offer.kind for offer in model.rows][2:] == ["proposal", "proposal"]
    assert [offer.height for offer in model.rows][2:] == [seen.mug, seen.biscuit]
    check_spoken(model)
    go_on(bridge, Accept(2, 3), Ready(1), Ready(0), Ready(2), Ready(3))
    assert [offer.shares for offer in model.rows][1] == (0, 0, 3, 4), "settled again"


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
