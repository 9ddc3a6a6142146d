"""An option leads to the rule it comes from."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games import GAMES
from bigshot_desktop.ui.pages.option_box import OptionBox
from bigshot_desktop.ui.widgets.rule_requests import rule_requests
from tests.ui.app.marked_language import show, spoken_otherwise, unmarked
from tests.ui.geometry import flaws, settle


def a_box(qtbot: QtBot, game: str, name: str) -> OptionBox:
    box = OptionBox(GAMES[game], next(one for one in GAMES[game].info.options if one.name == name))
    show(qtbot, box, 260, 200)
    return box


@pytest.mark.parametrize(
    ("game", "name", "rule"),
    [
        ("big-shot", "hidden-money", "BS-50"),
        ("shark", "variant-2", "SH-31"),
        ("saludos-amigos", "starter", "SA-04"),
    ],
)
def test_an_option_leads_to_its_rule(qtbot: QtBot, game: str, name: str, rule: str) -> None:
    box = a_box(qtbot, game, name)
    box.judge(4, {})
    settle(box)
    assert box.rule.isVisible()
    assert box.rule.text() == f"Rule {rule}"
    assert not box.refused_by.isVisible()
    assert flaws(box) == []
    with qtbot.waitSignal(rule_requests().wanted) as told:
        qtbot.mouseClick(box.rule, Qt.MouseButton.LeftButton)
    assert told.args == [rule]


def test_a_refusal_leads_to_the_rule_that_refuses(qtbot: QtBot) -> None:
    """There is one link: beside what it is about."""
    box = a_box(qtbot, "shark", "start-share")
    box.judge(4, {"variant-1": "yes"})
    settle(box)
    assert not box.rule.isVisible()
    assert box.refused_by.isVisible()
    assert box.refused_by.accessibleName() == "Rule SH-30 in the rulebook"
    assert flaws(box) == []
    with qtbot.waitSignal(rule_requests().wanted) as told:
        qtbot.keyClick(box.refused_by, Qt.Key.Key_Return)
    assert told.args == ["SH-30"]
    box.judge(4, {})
    assert (box.rule.rule, box.refused_by.rule) == ("SH-05", "")


def test_tab_goes_through_an_option_from_top_to_bottom(qtbot: QtBot) -> None:
    box = a_box(qtbot, "big-shot", "loans")
    assert box.stops == [box.rule, box.box, box.refused_by]
    heights = [stop.geometry().top() for stop in box.stops[:2]]
    assert heights == sorted(heights)


def test_another_language_reaches_all_of_it(qtbot: QtBot) -> None:
    box = a_box(qtbot, "big-shot", "loans")
    with spoken_otherwise():
        assert unmarked(box) == set()
        box.judge(2, {})
        assert unmarked(box) == set()
    assert box.refused_by.text() == "Rule BS-51"
