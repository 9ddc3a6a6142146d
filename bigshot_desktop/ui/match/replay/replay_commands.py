"""The tool bar of a match that is looked at step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.ui.match import board_commands
from bigshot_desktop.ui.widgets.commands import Command, Commands

if TYPE_CHECKING:
    from bigshot_desktop.ui.match.replay.replay_page import ReplayPage


class ReplayCommands(Commands):
    """The tool bar. Its texts belong to the replay page."""

    def __init__(self, page: ReplayPage) -> None:
        super().__init__(_commands(page), page)
        self._replay = page

    def follow(self) -> None:
        """Whether each can be done where we are, and if not, why."""
        page, bridge = self._replay, self._replay.bridge
        self.enable(
            "trophy",
            bridge.is_over,
            QCoreApplication.translate("ReplayPage", "The match is not over yet."),
        )
        self.command("chart").setVisible(page.chart is not None)
        self.enable(
            "branch",
            bridge.match.result is None,
            QCoreApplication.translate("ReplayPage", "The match is over here: go back to play on."),
        )
        board_commands.enable_on_board(self, page.game_table, page.centre)

    def offer_neighbours(self, *, before: bool, after: bool) -> None:
        """Whether there are other matches on the shelf beside this one."""
        for name, there in (("back", before), ("forward", after)):
            self.offer(name, before or after)
            self.enable(
                name,
                there,
                QCoreApplication.translate("ReplayPage", "There is no other match on that side."),
            )


def _commands(page: ReplayPage) -> list[Command | None]:
    centre, table = page.centre, page.game_table
    return [
        board_commands.home(table),
        None,
        Command(
            "back",
            lambda: QCoreApplication.translate("ReplayPage", "The match before this one"),
            lambda: page.neighbour_wanted.emit(-1),
            "Ctrl+PgUp",
            brief=str,
        ),
        Command(
            "forward",
            lambda: QCoreApplication.translate("ReplayPage", "The match after this one"),
            lambda: page.neighbour_wanted.emit(1),
            "Ctrl+PgDown",
            brief=str,
        ),
        None,
        board_commands.board_as_table(centre),
        Command(
            "chart",
            lambda: QCoreApplication.translate("ReplayPage", "Chart of the match"),
            lambda: centre.switch_side_page("chart"),
            "C",
            pressed=True,
            #: A word beside an icon: the chart of a match
            brief=lambda: QCoreApplication.translate("ReplayPage", "Chart"),
        ),
        board_commands.final_account("trophy", page.switch_end_sheet),
        *board_commands.of_the_game(table, centre),
        *board_commands.zooms(page.view),
        None,
        *_why(page),
        Command(
            "branch",
            lambda: QCoreApplication.translate("ReplayPage", "Play on from here"),
            page.play_on,
            "P",
            #: A word beside an icon: a new match goes on from the position that is shown
            brief=lambda: QCoreApplication.translate("ReplayPage", "Play on"),
        ),
        board_commands.keys_that_work(page.switch_keys),
    ]


def _why(page: ReplayPage) -> list[Command]:
    if page.judge is None:
        return []
    return [
        Command("why", lambda: QCoreApplication.translate("ReplayPage", "Why?"), page.ask_why, "W")
    ]
