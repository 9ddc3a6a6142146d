"""The table of projects says how far they are, and what is at stake."""

from __future__ import annotations

from itertools import islice
from typing import Any

from bigshot_desktop.games.saludos_amigos.rules.material import worth
from bigshot_desktop.games.saludos_amigos.window.models.projects import (
    Column,
    Project,
    ProjectsModel,
)
from bigshot_desktop.ui.models.observation_table import ROW
from bigshot_desktop.ui.play.bridge import Bridge
from tests.games.saludos_amigos.rules.positions import Table
from tests.games.saludos_amigos.window.models.played import played
from tests.games.shark.window.models.spoken import check_spoken
from tests.ui.models.model_checks import SALUDOS, Watch, column, course, headings


def check_facts(bridge: Bridge, model: ProjectsModel) -> None:
    """Every fact of every row, against what is seen."""
    seen = bridge.observation
    for row, built in enumerate(seen.sections):
        value = row + 1
        project = model.row(row)
        now = seen.worth if seen.worth and seen.tile == value else 0
        assert project == Project(value, built, now)
        assert project.next == (worth(value, built) if built < value else 0)
        assert project.complete == (built == value)


def test_every_fact_is_right_and_every_change_is_told(qapp: object, qtmodeltester: Any) -> None:
    bridge = SALUDOS[0].bridge()
    model = ProjectsModel(bridge)
    check_spoken(model)
    watch = Watch(model, (ROW,))
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
    money = bridge.narrator.money
    assert column(model, Column.NEXT) == ["–", money(3), money(4), money(5), money(8), money(7)]
    none, stake = "Not begun", f"At stake now: {money(7)}"
    assert column(model, Column.STATE) == ["Complete", none, none, none, stake, none]
