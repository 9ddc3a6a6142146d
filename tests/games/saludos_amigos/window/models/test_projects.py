"""The table of projects says how far they are, and what is at stake."""

from __future__ import annotations

from itertools import islice
from typing import Any

from bigshot_desktop.rules.saludos_amigos.material import worth
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.saludos_amigos.projects import Column, ProjectsModel, Role
from tests.rules.saludos_amigos.positions import Table
from tests.ui.models.course import SALUDOS, Watch, column, course, headings
from tests.ui.models.saludos_amigos.played import played
from tests.ui.models.shark.listening import check_spoken


def check_facts(bridge: Bridge, model: ProjectsModel) -> None:
    """Every role of every row, against what is seen."""
    seen = bridge.observation
    for row, built in enumerate(seen.sections):
        value = row + 1
        assert {role: model.fact(row, role) for role in Role} == {
            Role.PROJECT: value,
            Role.BUILT: built,
            Role.SIZE: value,
            Role.NEXT: worth(value, built) if built < value else 0,
            Role.NOW: seen.worth if seen.worth and seen.tile == value else 0,
            Role.COMPLETE: built == value,
        }


def test_every_role_is_right_and_every_change_is_told(qapp: object, qtmodeltester: Any) -> None:
    bridge = SALUDOS[0].bridge()
    model = ProjectsModel(bridge)
    check_spoken(model)
    watch = Watch(model, Role)
    for _ in islice(course(bridge, seed=2), 250):
        watch.check_cells()
        check_facts(bridge, model)
    check_spoken(model)
    qtmodeltester.check(model)


def test_the_texts(qapp: object) -> None:
    table = Table().turn(value=1).turn(value=5).negotiate(5)
    bridge = played(table)
    model = ProjectsModel(bridge)
    assert headings(model) == ["Project", "Sections", "Next section is worth", "State"]
    assert column(model, Column.PROJECT)[:2] == ["Fountain", "Library"]
    assert column(model, Column.SECTIONS) == [
        "1 of 1",
        "0 of 2",
        "0 of 3",
        "0 of 4",
        "2 of 5",
        "0 of 6",
    ]
    money = bridge.voice.money
    assert column(model, Column.NEXT) == ["–", money(3), money(4), money(5), money(8), money(7)]
    none, stake = "Not begun", f"At stake now: {money(7)}"
    assert column(model, Column.STATE) == ["Complete", none, none, none, stake, none]
