"""A match file brings its board with it: one that the rules take and nobody has seen is shown all the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from bigshot_desktop.engine.codec import LONGEST_TEXT
from bigshot_desktop.ui.app.main_window import MainWindow
from tests.table.forged_files import content_of, sealed
from tests.ui.players import a_match

Change = Callable[[dict[str, Any]], None]


def _rename_districts(setup: dict[str, Any]) -> None:
    city = setup["city"]
    names = {one["name"]: f"<b>{number}</b>\n&lt;" for number, one in enumerate(city["districts"])}
    for one in city["districts"]:
        one["name"] = names[one["name"]]
        if "doubles" in one:
            one["doubles"] = [names[name] for name in one["doubles"]]


def _revalue_districts(setup: dict[str, Any]) -> None:
    for one in setup["city"]["districts"]:
        if "value" in one:
            one["value"] = 99


def _move_parks(setup: dict[str, Any]) -> None:
    setup["city"]["districts"].reverse()


def _rename_city(setup: dict[str, Any]) -> None:
    setup["city"]["id"] = "../<i>nowhere</i>"


def _rename_zones(setup: dict[str, Any]) -> None:
    setup["world"]["zones"] = [f"<b>{n}</b>" + "x" * 150 for n in range(6)]


def _reshape(setup: dict[str, Any]) -> None:
    world = setup["world"]
    line = "".join(world["squares"])
    world["rows"], world["columns"] = 1, len(line)
    world["squares"] = [line]


def _rename_world(setup: dict[str, Any]) -> None:
    setup["world"]["id"] = "../<i>nowhere</i>"


CHANGES: Final[dict[str, tuple[str, Change]]] = {
    "districts of other names": ("big-shot", _rename_districts),
    "districts of other values": ("big-shot", _revalue_districts),
    "districts in another order": ("big-shot", _move_parks),
    "a city of another name": ("big-shot", _rename_city),
    "zones of other names": ("shark", _rename_zones),
    "a world of one row": ("shark", _reshape),
    "a world of another name": ("shark", _rename_world),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_board_that_nobody_has_seen(window: MainWindow, tmp_path: Path, name: str) -> None:
    game, change = CHANGES[name]
    content = content_of(a_match("hbb", game=game))
    change(content["setup"])
    path = tmp_path / "strange.bigshot"
    path.write_bytes(sealed(content))
    window.matches.open_file(path)
    window.grab()
    table = window.table
    assert table is not None
    table.centre.switch_board_tables()
    window.grab()
    labels = [label for label in window.findChildren(QLabel) if label.text()]
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}


@pytest.mark.parametrize(("length", "taken"), [(LONGEST_TEXT, True), (LONGEST_TEXT + 1, False)])
def test_a_name_that_would_take_long_to_show_is_refused(
    window: MainWindow, tmp_path: Path, length: int, taken: bool
) -> None:
    content = content_of(a_match("hbb", game="shark"))
    content["setup"]["world"]["zones"][0] = "x" * length
    path = tmp_path / "long.bigshot"
    path.write_bytes(sealed(content))
    window.matches.open_file(path)
    assert (window.table is not None, window.notice.isVisible()) == (taken, not taken)
