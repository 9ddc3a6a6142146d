"""The table of chains says which there are, and what each has to fear."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import pytest

from bigshot_desktop.rules.game import EVERYONE
from bigshot_desktop.rules.shark.material import squares_in
from bigshot_desktop.rules.shark.threats import threats
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.grid import DESCRIBED
from bigshot_desktop.ui.models.shark import chains
from bigshot_desktop.ui.models.shark.chains import ChainsModel, Column, Role
from tests.ui.models.course import SHARK, Kind, Watch, column, course, headings
from tests.ui.models.shark.listening import check_spoken


def check_rows(bridge: Bridge, model: ChainsModel) -> None:
    """A row for each chain that is seen, in order."""
    seen = bridge.observation
    on_map = [(company, chain) for company in range(4) for chain in seen.chains[company]]
    expected = sorted((company, squares_in(chain)) for company, chain in on_map)
    rows = range(model.rowCount())
    facts = [tuple(model.fact(row, role) for role in (Role.COMPANY, Role.SQUARES)) for row in rows]
    assert facts == expected
    sizes = [model.fact(row, Role.SIZE) for row in rows]
    assert sizes == [len(squares) for _, squares in expected]


def check_threats(bridge: Bridge, model: ChainsModel) -> None:
    """What each has to fear, from where the viewer sits."""
    found = threats(bridge.observation, max(bridge.viewer, -1))
    assert len(found) == model.rowCount()
    by_squares = {threat.squares: threat for threat in found}
    for row in range(model.rowCount()):
        threat = by_squares[model.fact(row, Role.SQUARES)]
        assert model.fact(row, Role.THREAT) == threat
        assert model.fact(row, Role.OUTCOME) == bridge.voice.outcome(threat)
        assert model.index(row, Column.FALL).data() == str(threat.fall)
        assert model.index(row, Column.COST).data() == bridge.voice.money(threat.cost)


@pytest.mark.parametrize("kind", SHARK[::3], ids=str)
def test_every_role_is_right_after_every_step(kind: Kind, qapp: object) -> None:
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
    watch = Watch(model, Role)
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
        found = column(model, 0, Role.THREAT)
        if any(threat.chance and threat.cost for threat in found):
            break
    check_spoken(model)
    row = next(row for row, threat in enumerate(found) if threat.chance and threat.cost)
    texts = [model.index(row, place).data() for place in range(6)]
    cost = bridge.voice.money(1)
    assert texts == ["■ Blue", "1", "B8", "8%", "1", cost]
    assert model.index(row, Column.CHANCE).data(DESCRIBED) == model.fact(row, Role.OUTCOME)


def test_several_people_see_the_threats_of_whose_turn_it_is(qapp: object) -> None:
    bridge = SHARK[1].bridge()
    model = ChainsModel(bridge)
    for _ in islice(course(bridge, seed=2, back=False), 80):
        pass
    for seat in range(bridge.match.setup.players):
        model.look_from(seat)
        found = {threat.squares: threat for threat in threats(bridge.observation, seat)}
        rows = range(model.rowCount())
        assert [model.fact(row, Role.THREAT) for row in rows] == [
            found[model.fact(row, Role.SQUARES)] for row in rows
        ]
    bridge.viewer = 1  # who looks alone sees their own
    check_threats(bridge, model)
