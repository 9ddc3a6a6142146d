"""Tables tell what changed in them and no more; in another language every model says everything anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QCoreApplication, Qt, QTranslator

from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.engine.game import Result
from bigshot_desktop.games.big_shot.window.models import districts, lots, standings, wealth
from bigshot_desktop.games.big_shot.window.models.pieces import piece_of
from bigshot_desktop.games.big_shot.window.models.players import BigShotPlayers
from bigshot_desktop.games.saludos_amigos.rules.actions import Done
from bigshot_desktop.games.saludos_amigos.window.models import hand, offers, projects
from bigshot_desktop.games.saludos_amigos.window.models.players import SaludosPlayers
from bigshot_desktop.games.shark.rules.state import PLACING
from bigshot_desktop.games.shark.window.models import chains, market, squares
from bigshot_desktop.ui.models import log, players
from bigshot_desktop.ui.models.observation_table import (
    DESCRIBED,
    DISPLAY,
    ROW,
    TOOLTIP,
    Cell,
    KeyedObservationTable,
    LazyText,
    cell,
)
from bigshot_desktop.ui.models.placement import Placement
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.words.narrator import Narrator
from tests.games.saludos_amigos.rules.positions import Table as Amigos
from tests.games.saludos_amigos.window.models.played import played
from tests.ui.models.model_checks import (
    KINDS,
    SHARK,
    Watch,
    column,
    columns,
    headings,
    offer,
    play_on,
)


class Words(KeyedObservationTable[tuple[str, str]]):
    """A table of words in alphabetical order: a word, a word about it, and how long both are, if asked."""

    def __init__(self) -> None:
        super().__init__(KINDS[0].bridge())
        self.now: dict[str, str] = {"ant": "red", "bee": "red", "cat": "red", "dog": "big"}
        self.counted: list[str] = []
        self.begin()

    def headings(self, narrator: Narrator) -> Sequence[Cell]:
        return (cell("Word"), cell("About it"))

    def read(self) -> Sequence[tuple[str, str]]:
        return sorted(self.now.items())

    def key(self, row: tuple[str, str]) -> str:
        return row[0]

    def cells(self, narrator: Narrator, number: int, row: tuple[str, str]) -> Sequence[Cell]:
        word, about = row
        return (cell(word), cell(about, described=LazyText(lambda: self.count(word + about))))

    def count(self, text: str) -> str:
        self.counted.append(text)
        return str(len(text))


def test_rows_come_and_go_and_the_others_stay(qapp: object, qtmodeltester: Any) -> None:
    model = Words()
    watch = Watch(model, (ROW,))
    del model.now["ant"], model.now["bee"], model.now["dog"]
    model.now |= {"asp": "long", "cat": "shy", "cow": "calm", "eel": "long"}
    model.refresh()
    assert column(model, 0) == ["asp", "cat", "cow", "eel"]
    assert (watch.removed, watch.inserted) == ([(3, 3), (0, 1)], [(0, 0), (2, 3)])
    assert watch.check_rows() == {(1, 0, ROW), (1, 1, ROW), (1, 1, DISPLAY)}, (
        "the cat is shy, not red, which is as long"
    )
    model.now.clear()
    model.refresh()
    assert watch.removed == [(0, 3)]
    assert watch.check_rows() == set()
    qtmodeltester.check(model)


def test_what_nobody_asked_for_is_not_worked_out_but_told(qapp: object) -> None:
    model = Words()
    told: list[tuple[int, int, list[int]]] = []
    model.dataChanged.connect(lambda a, b, roles: told.append((a.row(), b.row(), [*roles])))
    assert model.row(0) == ("ant", "red")
    assert model.index(0, 1).data(DESCRIBED) == model.index(0, 1).data(TOOLTIP) == "6"
    assert model.counted == ["antred"], "once"
    model.now |= {"ant": "shy", "cat": "shy"}
    model.refresh()
    assert model.counted == ["antred", "antshy"], "somebody knows the first and may want to know"
    unread = [DISPLAY, TOOLTIP, DESCRIBED, ROW]
    assert told == [(0, 0, [ROW]), (0, 0, [DISPLAY, ROW]), (2, 2, [ROW]), (2, 2, unread)]
    model.now["ant"] = "big"
    model.refresh()
    assert len(model.counted) == 2, "nobody asked again"
    assert told[4:] == [(0, 0, [ROW]), (0, 0, unread)]


def test_rows_that_change_alike_are_told_of_together(qapp: object) -> None:
    model = Words()
    told: list[tuple[int, int, int, int]] = []
    model.dataChanged.connect(lambda a, b: told.append((a.row(), a.column(), b.row(), b.column())))
    model.now |= {"ant": "shy", "bee": "shy", "dog": "shy"}
    model.refresh()
    assert told == [(0, 0, 1, 0), (0, 1, 1, 1), (3, 0, 3, 0), (3, 1, 3, 1)]


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
    "districts": (lambda bridge: districts.DistrictsModel(bridge, Placement()), (ROW,)),
    "lots": (lots.LotsModel, (ROW,)),
    "players": (lambda bridge: players.PlayersModel(bridge, BigShotPlayers()), (ROW,)),
    "log": (lambda bridge: log.LogModel(bridge, piece=piece_of), ()),
    "wealth": (wealth.WealthModel, ()),
    "standings": (lambda bridge: standings.StandingsModel(_result(bridge), bridge), (ROW,)),
}

SHARK_MODELS: dict[str, tuple[Callable[[Bridge], Any], Any]] = {
    "market": (market.MarketModel, (ROW,)),
    "squares": (lambda bridge: squares.SquaresModel(bridge, _placing(bridge)), (ROW,)),
    "chains": (chains.ChainsModel, (ROW,)),
}


SALUDOS_MODELS: dict[str, tuple[Callable[[Bridge], Any], Any]] = {
    "projects": (projects.ProjectsModel, (ROW,)),
    "offers": (offers.OffersModel, (ROW,)),
    "hand": (hand.HandModel, (ROW,)),
    "players": (lambda bridge: players.PlayersModel(bridge, _speaking(bridge)), (ROW,)),
}


def _speaking(bridge: Bridge) -> SaludosPlayers:
    """Of the second player there are words to be told."""
    remarks = Remarks(bridge)
    term = Term.of("whim", 0, proposer=0, way=0)
    bridge.choices[bridge.match.length] = Choice(Prospect(Done(1)), saying=term)
    return SaludosPlayers(remarks)


def _placing(bridge: Bridge) -> Placement:
    placement = Placement(bridge)
    offer(bridge, placement)
    assert placement.active
    return placement


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


@pytest.fixture(scope="module")
def shark(qapp: object) -> Bridge:
    """A match of Shark in which a building is to be placed."""
    made, rng = SHARK[0].bridge(), Random(1)
    while made.observation.turn < 9 or made.observation.phase != PLACING:
        play_on(made, rng)
    return made


@pytest.mark.parametrize("name", MODELS)
def test_another_language_is_told(name: str, bridge: Bridge, loud: Callable[[], None]) -> None:
    make, roles = MODELS[name]
    check_language(name, make(bridge), roles, loud)


@pytest.mark.parametrize("name", SHARK_MODELS)
def test_another_language_is_told_in_shark(
    name: str, shark: Bridge, loud: Callable[[], None]
) -> None:
    make, roles = SHARK_MODELS[name]
    check_language(name, make(shark), roles, loud)


@pytest.fixture(scope="module")
def saludos(qapp: object) -> Bridge:
    """A match of Saludos Amigos in which something stands, and another offer is open."""
    table = Amigos().negotiate(6, 5, 2, 4, 1)
    table.agree({0: 3, 1: 4})
    table.offer(2, {2: 3, 3: 2, 1: 2})
    return played(table)


@pytest.mark.parametrize("name", SALUDOS_MODELS)
def test_another_language_is_told_in_saludos_amigos(
    name: str, saludos: Bridge, loud: Callable[[], None]
) -> None:
    make, roles = SALUDOS_MODELS[name]
    check_language(name, make(saludos), roles, loud)


def check_language(
    name: str, model: QAbstractItemModel, roles: Any, loud: Callable[[], None]
) -> None:
    """All that is said otherwise is told, and nothing else."""
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
    model = log.LogModel(KINDS[0].bridge(), piece=piece_of)
    watch = Watch(model, ())
    model.retranslate()
    assert watch.announced == set()
