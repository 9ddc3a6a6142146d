"""The table of chains says which there are, and what each has to fear."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import pytest

from bigshot_desktop.engine.game import EVERYONE
from bigshot_desktop.games.shark.rules.material import squares_in
from bigshot_desktop.games.shark.rules.threats import threats
from bigshot_desktop.games.shark.window.models import chains
from bigshot_desktop.games.shark.window.models.chains import ChainsModel, Column
from bigshot_desktop.ui.models.observation_table import DESCRIBED, ROW
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.shark.window.models.spoken import check_spoken
from tests.ui.models.model_checks import SHARK, Kind, Watch, column, course, headings


def check_rows(bridge: Bridge, model: ChainsModel) -> None:
    """A row for each chain that is seen, in order."""
    seen = bridge.observation
    on_map = [(company, chain) for company in range(4) for chain in seen.chains[company]]
    expected = sorted((company, squares_in(chain)) for company, chain in on_map)
    assert [(chain.company, chain.squares) for chain in model.rows] == expected
    assert column(model, Column.SIZE) == [str(len(squares)) for _, squares in expected]


def check_threats(bridge: Bridge, model: ChainsModel) -> None:
    """What each has to fear, from where the viewer sits."""
    found = threats(bridge.observation, max(bridge.viewer, -1))
    assert len(found) == model.rowCount()
    by_squares = {threat.squares: threat for threat in found}
    for row, chain in enumerate(model.rows):
        threat = by_squares[chain.squares]
        assert chain.threat == threat
        told = model.index(row, Column.CHANCE).data(DESCRIBED)
        assert told == bridge.narrator.outcome(threat)
        assert model.index(row, Column.FALL).data() == str(threat.fall)
        assert model.index(row, Column.COST).data() == bridge.narrator.money(threat.cost)


@pytest.mark.parametrize("kind", SHARK[::3], ids=str)
def test_every_fact_is_right_after_every_step(kind: Kind, qapp: object) -> None:
    bridge = kind.bridge()
    model = ChainsModel(bridge)
    viewers = cycle((EVERYONE, *range(bridge.match.setup.players)))
    for number, _ in enumerate(course(bridge, seed=2)):
        check_rows(bridge, model)
        if number % 20 == 0:
            bridge.viewer = next(viewers)
            check_threats(bridge, model)


def test_exactly_what_changed_is_told(qapp: object, qtmodeltester: Any) -> None:
    bridge = SHARK[1].bridge(viewer=0)
    model = ChainsModel(bridge)
    steps = course(bridge, seed=4)
    for _ in islice(steps, 344):
        pass
    watch = Watch(model, (ROW,))
    came = went = 0
    for _ in islice(steps, 46):
        came, went = came + len(watch.inserted), went + len(watch.removed)
        watch.check_rows()
    assert came > 1
    assert went > 3
    bridge.viewer = 1
    assert watch.check_rows()
    qtmodeltester.check(model)


def test_what_nobody_asked_for_is_not_told_again(qapp: object) -> None:
    bridge = SHARK[4].bridge(viewer=2)
    model = ChainsModel(bridge)
    told: list[int] = []
    model.dataChanged.connect(lambda first, last: told.append(first.row()))
    before, still = bridge.observation.chains, 0
    steps = course(bridge, seed=2)
    for _ in islice(steps, 120):
        if bridge.observation.chains == before:
            still += 1
            assert told == []
        before = bridge.observation.chains
        told.clear()
    assert still > 40
    check_threats(bridge, model)
    next(steps)
    assert told


def test_threats_are_worked_out_once_and_only_for_who_asks(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def counted(seen: Any, seat: int) -> Any:
        asked.append(seat)
        return threats(seen, seat)

    monkeypatch.setattr(chains, "threats", counted)
    bridge = SHARK[4].bridge(viewer=2)
    model = ChainsModel(bridge)
    steps = course(bridge, seed=2)
    for _ in islice(steps, 60):
        column(model, Column.SQUARES)
    assert asked == []
    check_threats(bridge, model)
    assert asked == [2], "once for all rows, their texts too"
    for _ in islice(steps, 6):
        column(model, Column.SQUARES)
    assert asked == [2, 2], "compared with what somebody knew; from then on nobody asks"


def test_the_texts(qapp: object) -> None:
    bridge = SHARK[0].bridge(viewer=0)
    model = ChainsModel(bridge)
    assert headings(model) == [
        "Chain",
        "Length",
        "Squares",
        "Chance",
        "Value falls by",
        "Costs you",
    ]
    assert headings(model, DESCRIBED)[Column.CHANCE].endswith("before your next turn")
    assert model.rowCount() == 0
    check_spoken(model)
    for _ in course(bridge, seed=2, back=False):
        found = [chain.threat for chain in model.rows]
        if any(threat.chance and threat.cost for threat in found):
            break
    check_spoken(model)
    row = next(row for row, threat in enumerate(found) if threat.chance and threat.cost)
    texts = [model.index(row, place).data() for place in range(6)]
    cost = bridge.narrator.money(1)
    assert texts == ["■ Blue", "1", "B8", "8%", "1", cost]
    told = model.index(row, Column.CHANCE).data(DESCRIBED)
    assert told == bridge.narrator.outcome(found[row])


def test_several_people_see_the_threats_of_whose_turn_it_is(qapp: object) -> None:
    bridge = SHARK[1].bridge()
    model = ChainsModel(bridge)
    for _ in islice(course(bridge, seed=2, back=False), 80):
        pass
    for seat in range(bridge.match.setup.players):
        model.look_from(seat)
        found = {threat.squares: threat for threat in threats(bridge.observation, seat)}
        assert [chain.threat for chain in model.rows] == [
            found[chain.squares] for chain in model.rows
        ]
    bridge.viewer = 1  # who looks alone sees their own
    check_threats(bridge, model)
