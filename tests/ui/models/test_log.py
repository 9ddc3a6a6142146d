"""The log has a row for each event that the viewer may know, and no others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex

from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.engine.game import CHANCE, EVERYONE
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.big_shot.rules import events as happened
from bigshot_desktop.games.big_shot.window.models.pieces import piece_of
from bigshot_desktop.games.saludos_amigos.rules.actions import Done, Offer
from bigshot_desktop.games.shark.rules.events import TradingEnded
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.models.log import LogModel, entry_at
from bigshot_desktop.ui.models.seat_colours import piece_of_actor
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.remarks import Remarks
from tests.ui.models.model_checks import (
    KINDS,
    SALUDOS,
    TESTED,
    Kind,
    Watch,
    column,
    course,
    play_on,
)
from tests.ui.players import a_match, seats


def visible(bridge: Bridge) -> list[tuple[int, object]]:
    return [
        (step.number, event) for step in bridge.match.steps for event in step.seen_by(bridge.viewer)
    ]


def rows(model: LogModel) -> list[tuple[int, object]]:
    return [(entry.step, entry.event) for entry in model.entries]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_rows_come_and_go_with_the_steps(kind: Kind, qapp: object, qtmodeltester: Any) -> None:
    bridge = kind.bridge()
    model = LogModel(bridge, piece=piece_of)
    if kind is TESTED:
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
            steps = [entry.step for entry in model.entries[first : last + 1]]
            assert steps[-1] == bridge.match.length
            assert event == "redo" or len(set(steps)) == 1
        if first:
            assert model.entries[first - 1].step <= bridge.match.length
        watch.inserted.clear()
        watch.removed.clear()
        if bridge.match.length % 20 == 0:
            assert rows(model) == visible(bridge)
    assert rows(model) == visible(bridge)
    assert watch.resets == 0
    assert watch.announced == set()
    qtmodeltester.check(model)


def test_every_entry(qapp: object) -> None:
    bridge = KINDS[2].bridge()
    model = LogModel(bridge, piece=piece_of)
    for _ in course(bridge, seed=2, back=False):
        pass
    narrator, match = bridge.narrator, bridge.match
    for row, (number, event) in enumerate(visible(bridge)):
        index = model.index(row, 0)
        step = match.steps[number - 1]
        bot = step.action.seat != CHANCE and match.seats[step.action.seat].kind == "bot"
        entry = entry_at(index)
        assert entry is model.entries[row]
        assert index.data() == entry.text == narrator.event(event)  # type: ignore[arg-type]
        assert entry.rule == event.rule  # type: ignore[attr-defined]
        assert entry.explainable == (bot and event is step.events[0])
        assert entry.judged == (step.action.seat >= 0 and event is step.events[0])
        assert entry.begins_round == isinstance(event, happened.RoundBegan)
    assert sum(entry.begins_round for entry in model.entries) == 18
    assert any(entry.explainable for entry in model.entries)
    assert model.data(QModelIndex()) is None
    assert model.index(0, 0).data(999) is None
    assert model.rowCount(model.index(0, 0)) == 0


def test_the_last_decision_is_one_that_mattered(qapp: object) -> None:
    """Who asks why does not mean that a bot has finished trading, unless it did nothing else."""
    bridge = Bridge(Referee(a_match("bbb", game="shark")))
    model = LogModel(bridge, piece=lambda event, _: piece_of_actor(event), trifles=(TradingEnded,))
    rng, match = Random(2), bridge.match
    assert model.last_decision == 0
    trifling = 0
    while match.to_act and match.length < 80:
        (seat,) = match.to_act
        if seat == CHANCE:
            bridge.draw()
            continue
        bridge.submit(match.game.sample(match.state, seat, rng))
        steps = [step for step in match.steps if step.action.seat != CHANCE]
        weighty = [step.number for step in steps if not isinstance(step.events[0], TradingEnded)]
        assert model.last_decision == (weighty or [step.number for step in steps])[-1]
        trifling += bool(weighty) and weighty[-1] != steps[-1].number
    assert trifling > 5


def test_pieces_are_those_of_purses_owners_and_players(qapp: object) -> None:
    colours = {seat: own[0] for seat, own in enumerate(KINDS[2].bridge().match.setup.deal.colours)}
    bridge = KINDS[2].bridge()
    model = LogModel(bridge, piece=piece_of)
    for _ in course(bridge, seed=2, back=False):
        pass
    names = ("red", "yellow", "white", "black")
    for entry in model.entries:
        piece = entry.piece
        match entry.event:
            case happened.DistrictSold(colour=colour):
                assert piece == names[colour]
            case (
                happened.BidMade(seat=seat)
                | happened.Passed(seat=seat)
                | happened.CubePlaced(seat=seat)
            ):
                assert piece == names[colours[seat]]
            case happened.MatchEnded() | happened.DistrictDecided(colour=-1):
                assert piece == ""


def test_of_two_purses_the_log_names_the_one_that_pays(qapp: object) -> None:
    bridge = KINDS[0].bridge()
    model = LogModel(bridge, piece=piece_of)
    for _ in course(bridge, seed=2, back=False):
        pass
    told = {entry.event: entry.piece for entry in model.entries}
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
    bridge.stepped.subscribe(
        Rank.VIEWER, lambda _: setattr(bridge, "viewer", bridge.match.length % 2)
    )
    model = LogModel(bridge, piece=piece_of)
    while bridge.match.to_act == (CHANCE,):
        bridge.draw()
    told = [entry.event for entry in model.entries]
    assert told == [event for step in bridge.match.steps for event in step.events]


def test_a_bot_s_words_belong_to_what_it_did(qapp: object) -> None:
    """Only the first event of the step is what the bot did; what followed it said nothing to."""
    bridge, rng = SALUDOS[0].bridge(), Random(1)
    remarks = Remarks(bridge)
    model = LogModel(bridge, piece=lambda event, setup: "", remarks=remarks)
    while not isinstance(bridge.match.steps[-1].action if bridge.match.length else None, Offer):
        play_on(bridge, rng)
    proposer = bridge.match.steps[-1].action.seat
    shares = bridge.match.state.offers[proposer]
    asked = next(seat for seat, part in enumerate(shares) if part and seat != proposer)
    term = Term.of("whim", 0, proposer=proposer, way=0)
    action = Done(asked)
    first = model.rowCount()
    assert bridge.submit(action, Choice(Prospect(action), saying=term))
    declined, done = bridge.match.steps[-1].events
    words = bridge.narrator.phrase("quoted", words=bridge.narrator.saying(term, asked))
    assert column(model, 0)[first:] == [
        f"{bridge.narrator.event(declined)} {words}",
        bridge.narrator.event(done),
    ]
