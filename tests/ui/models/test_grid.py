"""In another language every model says everything anew, and says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, Qt, QTranslator

from bigshot_desktop.rules.game import Result
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models import log, players
from bigshot_desktop.ui.models.big_shot import districts, lots, standings, wealth
from bigshot_desktop.ui.models.big_shot.players import describe
from bigshot_desktop.ui.models.placement import Placement
from tests.ui.models.course import KINDS, Watch, columns, headings, play_on


class Loud(QTranslator):
    """A language like English, but louder."""

    def translate(self, context: str, text: str, *_: object) -> str:
        return f"{text}!"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def loud(qapp: object) -> Iterator[Callable[[], None]]:
    """Switches the language; it is English again after the test."""
    translator = Loud()
    yield lambda: _install(translator)
    QCoreApplication.removeTranslator(translator)


def _install(translator: QTranslator) -> None:
    QCoreApplication.installTranslator(translator)


MODELS: dict[str, tuple[Callable[[Bridge], Any], Any]] = {
    "districts": (lambda bridge: districts.DistrictsModel(bridge, Placement()), districts.Role),
    "lots": (lots.LotsModel, lots.Role),
    "players": (lambda bridge: players.PlayersModel(bridge, describe), players.Role),
    "log": (lambda bridge: log.LogModel(bridge, {}), ()),
    "wealth": (wealth.WealthModel, wealth.Role),
    "standings": (lambda bridge: standings.StandingsModel(_result(bridge), bridge), standings.Role),
}


def _result(bridge: Bridge) -> Result:
    result = bridge.match.result
    assert result is not None
    return result


@pytest.fixture(scope="module")
def bridge(qapp: object) -> Bridge:
    """A match that is over."""
    made, rng = KINDS[2].bridge(), Random(1)
    while made.match.to_act:
        play_on(made, rng)
    return made


@pytest.mark.parametrize("name", MODELS)
def test_another_language_is_told(name: str, bridge: Bridge, loud: Callable[[], None]) -> None:
    make, roles = MODELS[name]
    model: QAbstractItemModel = make(bridge)
    sections: list[tuple[Qt.Orientation, int, int]] = []
    model.headerDataChanged.connect(lambda *told: sections.append(told))
    watch = Watch(model, roles)
    before = headings(model)
    loud()
    model.retranslate()  # type: ignore[attr-defined]
    changed = {(row, column) for row, column, role in watch.announced if role == 0}
    after = watch.snapshot()
    assert changed == {place for place in after if after[place][0] != watch.before[place][0]}
    assert any(texts[0].endswith("!") for texts in after.values() if texts[0])
    assert (watch.resets, watch.inserted, watch.removed) == (0, [], [])
    if headings(model) != before:
        assert (Qt.Orientation.Horizontal, 0, columns(model) - 1) in sections
    if model.headerData(1, Qt.Orientation.Vertical) and name in ("wealth", "standings"):
        assert (Qt.Orientation.Vertical, 0, model.rowCount() - 1) in sections


def test_an_empty_log_has_nothing_to_say_anew(qapp: object) -> None:
    model = log.LogModel(KINDS[0].bridge(), {})
    watch = Watch(model, ())
    model.retranslate()
    assert watch.announced == set()
