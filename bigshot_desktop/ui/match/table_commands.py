"""The commands at a table: undo and hints, the board as a table, the zoom, and when each of them can be given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.ui.match import board_commands
from bigshot_desktop.ui.match.big_table import KEY as BIG_TABLE_KEY
from bigshot_desktop.ui.play.turns import Phase
from bigshot_desktop.ui.widgets.commands import Command, Commands

if TYPE_CHECKING:
    from bigshot_desktop.ui.match.table_page import TablePage


class TableCommands(Commands):
    """The tool bar of a table. Its texts belong to the table page."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(_commands(page), page)
        self._table = page

    def follow(self) -> None:
        """Whether each can be done now, and if not, why."""
        page = self._table
        phase, match = page.turns.phase, page.bridge.match
        enable, over = self.enable, phase is Phase.OVER
        can_undo = page.turns.undo_seat is not None
        enable("undo", can_undo, "" if can_undo else self._why_no_undo())
        enable(
            "redo",
            match.redoable > 0 and phase not in (Phase.CALLING, Phase.HELD),
            QCoreApplication.translate("TablePage", "Nothing was taken back."),
        )
        happened = page.bridge.revealed_length > 0 and phase is not Phase.CALLING
        enable(
            "look-back",
            happened,
            QCoreApplication.translate("TablePage", "Nothing has happened yet."),
        )
        enable(
            "hint",
            phase is Phase.DECIDING,
            self._why_no_hint(),
        )
        explainable = phase in (Phase.DECIDING, Phase.ROLLING, Phase.OVER)
        enable(
            "why",
            explainable and page.log.rowCount() > 0,
            QCoreApplication.translate(
                "TablePage", "Bots tell their reasons when it is your turn."
            ),
        )
        self.offer("chart", over)
        enable("chart", over, QCoreApplication.translate("TablePage", "The match is not over yet."))
        enable("coach", not over, QCoreApplication.translate("TablePage", "The match is over."))
        enable(
            "guide",
            not over and bool(page.bridge.humans),
            QCoreApplication.translate("TablePage", "The match is over."),
        )
        board_commands.enable_on_board(self, page.game_table, page.centre)

    def _why_no_hint(self) -> str:
        if self._table.turns.phase is Phase.ROLLING:
            #: Somebody holds a die, or the bag from which a tile is drawn
            return QCoreApplication.translate(
                "TablePage", "There is nothing to choose here: roll the die, or draw."
            )
        return QCoreApplication.translate("TablePage", "There is nothing to decide now.")

    def _why_no_undo(self) -> str:
        """What keeps a player from taking back the last decision."""
        bridge = self._table.bridge
        match, humans = bridge.match, bridge.humans
        last = max(map(match.last_by, humans), default=0)
        if not last:
            return QCoreApplication.translate(
                "TablePage", "There is nothing of yours to take back yet."
            )
        since = match.steps_after(last - 1)
        if any(step.is_final and step.action.seat == CHANCE for step in since):
            return QCoreApplication.translate(
                "TablePage", "A die was rolled since, or something was drawn."
            )
        return QCoreApplication.translate("TablePage", "Something hidden has come to light since.")


def _commands(page: TablePage) -> list[Command | None]:
    """All that can be done at a table, in the order of the bar."""
    keys, requests = QKeySequence.StandardKey, page.game_table.requests
    return [
        board_commands.home(page.game_table),
        None,
        Command(
            "undo",
            lambda: QCoreApplication.translate("TablePage", "Undo"),
            page.turns.undo,
            keys.Undo,
            weight=4,
        ),
        Command(
            "redo",
            lambda: QCoreApplication.translate("TablePage", "Redo"),
            page.turns.redo,
            keys.Redo,
        ),
        Command(
            "look-back",
            #: At the table: shows what happened before, step by step
            lambda: QCoreApplication.translate("TablePage", "Look back"),
            lambda: requests.look_back.emit(-1),
            "Ctrl+Left",
        ),
        None,
        Command(
            "hint",
            lambda: QCoreApplication.translate("TablePage", "Hint"),
            page.explanations.ask_hint,
            "H",
            weight=5,
        ),
        Command(
            "why",
            lambda: QCoreApplication.translate("TablePage", "Why?"),
            page.ask_why,
            "W",
            weight=4,
        ),
        Command(
            "guide",
            lambda: QCoreApplication.translate("TablePage", "Guide"),
            page.switch_guide,
            "F2",
            switched=True,
            weight=3,
        ),
        Command(
            "coach",
            #: Asks before a costly slip
            lambda: QCoreApplication.translate("TablePage", "Coach"),
            page.switch_coach,
            "Ctrl+K",
            switched=True,
            weight=2,
        ),
        None,
        board_commands.board_as_table(page.centre),
        board_commands.final_account("chart", page.centre.switch_end_sheet),
        Command(
            "big-table",
            #: A view for several people around one screen, in very large letters
            lambda: QCoreApplication.translate("TablePage", "Big table"),
            page.switch_big_table,
            BIG_TABLE_KEY,
            switched=True,
            weight=1,
        ),
        *board_commands.of_the_game(page.game_table, page.centre),
        Command(
            "eye",
            lambda: QCoreApplication.translate("TablePage", "What is new on the board"),
            page.switch_marks,
            "F5",
            #: Two words beside an icon: marks on the board what the others have done since one's turn
            brief=lambda: QCoreApplication.translate("TablePage", "Last moves"),
        ),
        *board_commands.zooms(page.view),
        None,
        Command(
            "save",
            lambda: QCoreApplication.translate("TablePage", "Save a copy…"),
            requests.save_copy.emit,
            keys.Save,
            #: A word beside an icon: saves a copy of the match
            brief=lambda: QCoreApplication.translate("TablePage", "Save"),
        ),
        board_commands.keys_that_work(page.switch_keys),
    ]
