"""The council's talk: the split of one's side is proposed, answered, or left as it stands."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Decline, Propose, Ready
from bigshot_desktop.games.saludos_amigos.window.panels.settling import SettlePanel
from tests.games.saludos_amigos.rules.positions import Table, council
from tests.games.saludos_amigos.window.panels.talks import Talk
from tests.ui.match.panel_questions import click, press

KEY = Qt.Key


def settling() -> Table:
    """Anna and Carl, 4 and 3, against Bea, Dora and Emil."""
    return council(5, {0: 4, 2: 3})


def talk(qtbot: QtBot, table: Table) -> Talk:
    return Talk(qtbot, SettlePanel, table)


def test_both_splits_stand(qtbot: QtBot) -> None:
    here = talk(qtbot, settling())
    standing = here.panel.standing
    assert [figure.text() for figure in standing.figures] == ["Coalition 8", "Opposition 12"]
    assert [row.accessibleName() for row in standing.splits] == [
        "4 for Anna, 3 for Carl",
        "3 for Bea, 2 for Dora, 2 for Emil",
    ]


def test_a_split_is_drafted_and_proposed(qtbot: QtBot) -> None:
    here = talk(qtbot, settling())
    panel = here.panel
    assert [tile.place for tile in panel.members.tiles if tile.isVisible()] == [0, 2]
    assert not panel.make.isEnabled()
    carl = panel.members.tiles[2]
    click(carl.head)
    assert carl.head.isChecked()
    click(carl.less)
    click(panel.make)
    press(panel, KEY.Key_P)
    assert here.wanted == [Propose(0, (5, 0, 2, 0, 0))] * 2
    for _ in range(3):
        click(carl.less)
    assert carl.less.toolTip() == "Whoever belongs to it gets at least a million"
    assert panel.draft.shares == (6, 0, 1, 0, 0)


def test_quick_proposals_and_ready(qtbot: QtBot) -> None:
    here = talk(qtbot, council(5, {0: 2, 2: 5}))
    press(here.panel, KEY.Key_Q)
    press(here.panel, KEY.Key_E)
    assert here.panel.quick[0].detail == "Even"
    assert here.wanted == [Propose(0, (3, 0, 4, 0, 0)), Ready(0)]


def test_what_was_refused_is_not_suggested_again(qtbot: QtBot) -> None:
    here = talk(qtbot, council(5, {0: 2, 1: 1, 2: 4}))
    even, more = here.panel.quick
    assert even.suggestion is not None
    assert more.suggestion is not None
    place = more.geometry()
    here.say(Propose(0, even.suggestion.shares), Decline(2, 0))
    assert (even.isVisible(), more.isVisible()) == (False, True)
    assert more.geometry() == place
    press(here.panel, KEY.Key_Q, KEY.Key_S)
    assert here.wanted == [Propose(0, more.suggestion.shares)]


def test_a_proposal_is_answered(qtbot: QtBot) -> None:
    table = settling()
    table.propose(2, {0: 3, 2: 4})
    here = talk(qtbot, table)
    assert here.panel.over.text() == "Decline and ready"
    assert here.panel.state.text.startswith("Carl has an open proposal")
    press(here.panel, KEY.Key_A, KEY.Key_D, KEY.Key_E)
    assert here.wanted == [Accept(0, 2), Decline(0, 2)]
    press(here.panel, KEY.Key_E, shift=True)
    assert here.wanted[2:] == [Ready(0)]


def test_who_is_ready_only_answers(qtbot: QtBot) -> None:
    table = settling()
    table.do(Ready(0))
    table.propose(2, {0: 3, 2: 4})
    here = talk(qtbot, table)
    assert not here.panel.over.isEnabled()
    assert not here.panel.make.isEnabled()
    assert here.panel.default_focus() is here.panel.cards.cards[0].answers[0].yes


def test_a_draft_is_kept_until_another_split_stands(qtbot: QtBot) -> None:
    here = talk(qtbot, settling())
    here.panel.members.tiles[2].less.click()
    here.say(Propose(1, (0, 1, 0, 3, 3)))
    assert here.panel.draft.shares == (5, 0, 2, 0, 0)
    here.say(Propose(2, (1, 0, 6, 0, 0)), Accept(0, 2))
    assert here.panel.draft.shares == (1, 0, 6, 0, 0)
