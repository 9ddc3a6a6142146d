"""The bridge tells what happened, and only what its viewer may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import CHANCE, EVERYONE, Refusal
from bigshot_desktop.games.big_shot.rules.actions import Bid, Pass
from bigshot_desktop.table.journal import Journal, read_journal
from bigshot_desktop.table.match import Match, Step
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from tests.ui.faulty_disk import FullDisk
from tests.ui.players import a_choice, a_match


def roll_all(bridge: Bridge) -> None:
    while bridge.match.to_act == (CHANCE,):
        assert bridge.draw()


def test_what_happens_is_told_after_it_is_written_down(qtbot: QtBot, tmp_path: Path) -> None:
    match = a_match("hhhh")
    journal = Journal.create(tmp_path / "match.journal", match)
    bridge = Bridge(Referee(match, journal))
    on_disk: list[tuple[int, int]] = []

    def note(step: Step) -> None:
        on_disk.append((step.number, read_journal(tmp_path / "match.journal")[0].length))

    bridge.stepped.subscribe(Rank.SOUNDS, note)
    roll_all(bridge)
    assert bridge.submit(Bid(bridge.match.to_act[0], 3))
    assert on_disk
    assert all(number == length for number, length in on_disk)
    journal.close()


def test_a_refusal_changes_nothing(qtbot: QtBot) -> None:
    bridge = Bridge(Referee(a_match("hhhh")))
    roll_all(bridge)
    before = bridge.match.length
    with qtbot.waitSignal(bridge.refused) as told:
        assert not bridge.submit(Bid(bridge.match.to_act[0], 11))
    (refusal,) = told.args
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "BS-14"
    assert bridge.match.length == before


def test_a_full_disk_is_told_and_nothing_happens(qtbot: QtBot) -> None:
    bridge = Bridge(Referee(a_match("hhhh")))
    roll_all(bridge)
    seat = bridge.match.to_act[0]
    assert bridge.submit(Bid(seat, 2))
    before = bridge.match.length
    bridge.referee.journal = FullDisk()  # type: ignore[assignment]
    attempts: list[Callable[[], bool]] = [
        lambda: bridge.submit(Pass(bridge.match.to_act[0])),
        lambda: bridge.undo(seat),
    ]
    for attempt in attempts:
        with qtbot.waitSignal(bridge.troubled) as told:
            assert not attempt()
        assert told.args[0].code == "disk-full"
        assert bridge.match.length == before


def test_undo_and_redo_tell_from_where_the_story_changed(qtbot: QtBot) -> None:
    bridge = Bridge(Referee(a_match("hhhh")))
    roll_all(bridge)
    seat = bridge.match.to_act[0]
    length = bridge.match.length
    bridge.submit(Bid(seat, 2))
    rewound: list[int] = []
    bridge.rewound.subscribe(Rank.SOUNDS, rewound.append)
    changes: list[Callable[[], bool]] = [lambda: bridge.undo(seat), bridge.redo]
    for change in changes:
        rewound.clear()
        assert change()
        assert rewound == [length]
    assert not bridge.redo()


def test_what_is_wanted_during_a_delivery_happens_after_it(qtbot: QtBot) -> None:
    bridge = Bridge(Referee(a_match("hhhh")))
    roll_all(bridge)
    first, length = bridge.match.to_act[0], bridge.match.length
    wanted = [
        lambda: bridge.submit(Pass(bridge.match.to_act[0])),
        bridge.undo,
        bridge.redo,
        bridge.undo,
    ]
    done: list[bool] = []
    heard: list[tuple[str, int, int]] = []

    def want(_: object) -> None:
        if wanted:
            done.append(wanted.pop(0)())

    def note(name: str) -> None:
        heard.append((name, len(done), bridge.match.length))

    bridge.stepped.subscribe(Rank.VIEWER, want)
    bridge.rewound.subscribe(Rank.VIEWER, want)
    bridge.stepped.subscribe(Rank.SOUNDS, lambda _: note("step"))
    bridge.rewound.subscribe(Rank.SOUNDS, lambda _: note("rewound"))
    assert bridge.submit(Bid(first, 2))
    assert done == [False] * 4
    assert heard == [
        ("step", 1, length + 1),
        ("step", 2, length + 2),
        ("rewound", 3, length + 1),
        ("rewound", 4, length + 2),
        ("rewound", 4, length + 1),
    ]


def test_what_a_bot_chose_belongs_to_the_step_it_took(qtbot: QtBot) -> None:
    bridge = Bridge(Referee(a_match("bbbb")))
    roll_all(bridge)
    too_much, bid = (a_choice(Bid(bridge.match.to_act[0], amount)) for amount in (11, 2))
    known: list[bool] = []
    bridge.stepped.subscribe(Rank.VIEWER, lambda step: known.append(step.number in bridge.choices))
    assert not bridge.submit(too_much.action, too_much)
    assert bridge.choices == {}
    assert bridge.submit(bid.action, bid)
    assert known == [True]
    assert bridge.choices == {bridge.match.length: bid}
    assert bridge.undo()
    assert bridge.choices == {}


def test_what_a_bot_said_comes_back_with_its_step(qtbot: QtBot) -> None:
    bridge = Bridge(Referee(a_match("bbbb")))
    roll_all(bridge)
    saying = Term("content", 0.0)
    bid = replace(a_choice(Bid(bridge.match.to_act[0], 2)), saying=saying)
    assert bridge.submit(bid.action, bid)
    assert bridge.sayings == {bridge.match.length: saying}
    assert bridge.undo()
    assert bridge.sayings == {}
    assert bridge.redo()
    assert bridge.sayings == {bridge.match.length: saying}


@pytest.mark.parametrize("viewer", [EVERYONE, 0, 1])
def test_the_observation_is_the_viewers(qtbot: QtBot, viewer: int) -> None:
    match: Match = a_match("hhh", hidden_money="yes")
    bridge = Bridge(Referee(match))
    rng = Random(5)
    looks: list[int] = []
    bridge.viewed.subscribe(Rank.SOUNDS, looks.append)
    bridge.viewer = viewer
    assert looks == ([] if viewer == EVERYONE else [viewer])
    for _ in range(30):
        if match.to_act == (CHANCE,):
            bridge.draw()
        else:
            bridge.submit(match.game.sample(match.state, match.to_act[0], rng))
    shown = bridge.observation.cash
    owner = {colour: seat for seat, own in enumerate(match.setup.deal.colours) for colour in own}
    for colour, cash in enumerate(shown):
        hidden = colour in owner and owner[colour] != viewer
        assert (cash is None) is hidden


# --- suspense ------------------------------------------------------------------------------------


def on(bridge: Bridge, rng: Random) -> None:
    """Anything happens."""
    match = bridge.match
    if match.to_act == (CHANCE,):
        bridge.draw()
    else:
        bridge.submit(match.game.sample(match.state, match.to_act[0], rng))


def test_what_happens_may_be_read_about_at_once(qtbot: QtBot) -> None:
    bridge, read, rng = Bridge(Referee(a_match("hhhh"))), list[int](), Random(1)
    bridge.revealed.subscribe(Rank.LOG, lambda step: read.append(step.number))
    for length in range(1, 12):
        on(bridge, rng)
        assert read == list(range(1, length + 1))


def test_where_somebody_shows_it_what_nobody_could_know_waits(qtbot: QtBot) -> None:
    bridge, read, rng = Bridge(Referee(a_match("hhhh"))), list[int](), Random(1)
    bridge.revealed.subscribe(Rank.LOG, lambda step: read.append(step.number))
    bridge.keeps_suspense = True
    held = 0
    for length in range(1, 30):
        on(bridge, rng)
        if bridge.match.steps[-1].is_final:
            held += 1
            assert (read, bridge.revealed_length) == (list(range(1, length)), length - 1)
            if length % 2:
                bridge.reveal()  # else the next thing that happens does
                bridge.reveal()
        else:
            assert (read, bridge.revealed_length) == (list(range(1, length + 1)), length)
    assert held > 4
