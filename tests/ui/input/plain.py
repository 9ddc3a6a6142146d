"""How the table that serves every game is played with the mouse and with keys."""

from __future__ import annotations

from typing import Any

from bigshot_desktop.ui.match.actions_panel import ActionsPanel
from bigshot_desktop.ui.match.table_page import TablePage
from tests.ui.input.keyboard import Typist
from tests.ui.input.mouse import Pointer, panel_of


def by_mouse(mouse: Pointer, table: TablePage, action: Any) -> None:
    mouse.click(panel_of(table, ActionsPanel).button(action))


def by_keys(keys: Typist, table: TablePage, action: Any) -> None:
    panel = panel_of(table, ActionsPanel)
    keys.press(str(1 + panel.buttons.index(panel.button(action))))
