"""The log has a row for each event that the viewer may know, and no others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex

from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.rules.big_shot import events as happened
from bigshot_desktop.rules.game import CHANCE, EVERYONE
from bigshot_desktop.rules.games import GAMES
from bigshot_desktop.rules.saludos_amigos.actions import Done, Offer
from bigshot_desktop.table.deal import new_match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.big_shot.pieces import piece_of
from bigshot_desktop.ui.models.log import LogModel, Role
from bigshot_desktop.ui.models.remarks import Remarks
from tests.ui.models.course import KINDS, SALUDOS, Kind, Watch, column, course, play_on
from tests.ui.players import a_match, seats


def visible(bridge: Bridge) -> list[tuple[int, object]]:
    return [
        (step.number, event) for step in bridge.match.steps for event in step.seen_by(bridge.viewer)
    ]


def rows(model: LogModel) -> list[tuple[int, object]]:
    return list(zip(column(model, 0, Role.STEP), column(model, 0, Role.EVENT), strict=True))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_rows_come_and_go_with_the_steps(kind: Kind, qapp: object, qtmodeltester: Any) -> None:
    bridge = kind.bridge()
    model = LogModel(bridge, piece=piece_of)
    qtmodeltester.check(model)
    watch = Watch(model, ())
    for event in course(bridge, seed=2):
        if event == "undo":
            assert watch.inserted == []
            ((first, last),) = watch.removed
            assert first == model.rowCount()
        else:
            assert watch.removed == []
            ((first, last),) = watch.inserted
            assert last == model.rowCount() - 1
            steps = [model.index(row).data(Role.STEP) for row in range(first, last + 1)]
            assert steps[-1] == bridge.match.length
            assert event == "redo" or len(set(steps)) == 1
        if first:
            assert model.index(first - 1).data(Role.STEP) <= bridge.match.length
        watch.inserted.clear()
        watch.removed.clear()
        if bridge.match.length % 20 == 0:
            assert rows(model) == visible(bridge)
    assert rows(model) == visible(bridge)
    assert watch.resets == 0
    assert watch.announced == set()


def test_every_role(qapp: object) -> None:
    bridge = KINDS[2].bridge()
    model = LogModel(bridge, piece=piece_of)
    for _ in course(bridge, seed=2, back=False):
        pass
    voice, match = bridge.voice, bridge.match
    for row, (number, event) in enumerate(visible(bridge)):
        index = model.index(row)
        step = match.steps[number - 1]
        bot = step.action.seat != CHANCE and match.seats[step.action.seat].kind == "bot"
        assert index.data() == index.data(Role.TEXT) == voice.event(event)  # type: ignore[arg-type]
        assert index.data(Role.RULE) == event.rule  # type: ignore[attr-defined]
        assert index.data(Role.SEAT) == getattr(event, "seat", -1)
        assert index.data(Role.EXPLAINABLE) == (bot and event is step.events[0])
        assert index.data(Role.ROUND) == isinstance(event, happened.RoundBegan)
    assert column(model, 0, Role.ROUND).count(True) == 18
    assert any(column(model, 0, Role.EXPLAINABLE))
    assert model.data(QModelIndex()) is None
    assert model.index(0).data(999) is None
    assert model.rowCount(model.index(0)) == 0


def test_pieces_are_those_of_cubes_purses_owners_and_players(qapp: object) -> None:
    colours = {seat: own[0] for seat, own in enumerate(KINDS[2].bridge().match.setup.deal.colours)}
    bridge = KINDS[2].bridge()
    model = LogModel(bridge, piece=piece_of)
    for _ in course(bridge, seed=2, back=False):
        pass
    names = ("red", "yellow", "white", "black")
    for piece, event in zip(
        column(model, 0, Role.PIECE), column(model, 0, Role.EVENT), strict=True
    ):
        match event:
            case happened.CubePlaced(colour=colour) | happened.DistrictSold(colour=colour):
                assert piece == names[colour]
            case happened.BidMade(seat=seat) | happened.Passed(seat=seat):
                assert piece == names[colours[seat]]
            case happened.MatchEnded() | happened.DistrictDecided(colour=-1):
                assert piece == ""


def test_of_two_purses_the_log_names_the_one_that_pays(qapp: object) -> None:
    bridge = KINDS[0].bridge()
    model = LogModel(bridge, piece=piece_of)
    for _ in course(bridge, seed=2, back=False):
        pass
    told = dict(zip(column(model, 0, Role.EVENT), column(model, 0, Role.PIECE), strict=True))
    bids = {piece for event, piece in told.items() if isinstance(event, happened.BidMade)}
    paid = {piece for event, piece in told.items() if isinstance(event, happened.LotWon)}
    assert bids == {""}
    assert "" not in paid


def test_a_log_of_a_match_that_goes_on_is_complete(qapp: object) -> None:
    bridge = KINDS[1].bridge()
    rng = Random(5)
    for _ in range(60):
        play_on(bridge, rng)
    assert rows(LogModel(bridge, piece=piece_of)) == visible(bridge)


def test_another_viewer_sees_other_rows(qapp: object, qtmodeltester: Any) -> None:
    """Saludos Amigos has events that only one player may know."""
    game = GAMES["saludos-amigos"]
    match = new_match(game, seats("hhhh"), {}, 4)
    match.free_undo = True
    bridge, rng = Bridge(Referee(match), 0), Random(4)
    model = LogModel(bridge, piece=lambda event, setup: "")
    qtmodeltester.check(model)
    watch = Watch(model, ())
    differing = 0
    while match.to_act and match.length < 100:
        seat = match.to_act[rng.randrange(len(match.to_act))]
        if seat == CHANCE:
            bridge.draw()
        else:
            bridge.submit(game.sample(match.state, seat, rng))
        assert rows(model) == visible(bridge)
        watch.inserted.clear()
        watch.removed.clear()
        bridge.viewer = rng.choice((0, 1, 2, 3, EVERYONE))
        assert rows(model) == visible(bridge)
        differing += bool(watch.inserted or watch.removed)
    assert differing > 3
    assert watch.resets == 0


def test_a_step_that_was_read_when_somebody_else_looked_is_not_told_twice(qapp: object) -> None:
    bridge = Bridge(Referee(a_match("hhb", hidden_money="yes")))
    bridge.stepped.connect(lambda _: setattr(bridge, "viewer", bridge.match.length % 2))
    model = LogModel(bridge, piece=piece_of)  # hears of a step after the viewer has changed
    while bridge.match.to_act == (CHANCE,):
        bridge.draw()
    told = [model.index(row).data(Role.EVENT) for row in range(model.rowCount())]
    assert told == [event for step in bridge.match.steps for event in step.events]


def test_a_bot_s_words_belong_to_what_it_did(qapp: object) -> None:
    """Only the first event of the step is what the bot did; what followed it said nothing to."""
    bridge, rng = SALUDOS[0].bridge(), Random(1)
    remarks = Remarks(bridge)
    model = LogModel(bridge, piece=piece_of, remarks=remarks)
    while not isinstance(bridge.match.steps[-1].action if bridge.match.length else None, Offer):
        play_on(bridge, rng)
    proposer = bridge.match.steps[-1].action.seat
    shares = bridge.match.state.offers[proposer]
    asked = next(seat for seat, part in enumerate(shares) if part and seat != proposer)
    term = Term.of("whim", 0, proposer=proposer, way=0)
    action = Done(asked)
    remarks.note(bridge.match.length + 1, Choice(Prospect(action), saying=term))
    first = model.rowCount()
    assert bridge.submit(action)
    declined, done = bridge.match.steps[-1].events
    words = bridge.voice.phrase("quoted", words=bridge.voice.saying(term, asked))
    assert column(model, 0)[first:] == [
        f"{bridge.voice.event(declined)} {words}",
        bridge.voice.event(done),
    ]
