"""Commands that a match has wherever it is seen, while it is played and when it is looked at again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.ui.boards.view import BoardView
from bigshot_desktop.ui.match.centre import Centre
from bigshot_desktop.ui.match.game_table import GameTable, SidePage
from bigshot_desktop.ui.widgets.commands import Command, Commands

_ZOOMS = ("zoom-in", "zoom-out", "zoom-fit")


def home(game_table: GameTable) -> Command:
    """To the home page."""
    return Command(
        "home",
        lambda: QCoreApplication.translate("BoardCommands", "Home"),
        game_table.requests.home.emit,
        "Ctrl+H",
        weight=1,
        by_space=False,
    )


def board_as_table(centre: Centre) -> Command:
    """The board as tables, and back."""
    return Command(
        "table",
        lambda: QCoreApplication.translate("BoardCommands", "Board as a table"),
        centre.switch_board_tables,
        "F6",
        pressed=True,
        #: A word beside an icon: the board as a table
        brief=lambda: QCoreApplication.translate("BoardCommands", "Table"),
    )


def final_account(name: str, go: Callable[[], None]) -> Command:
    """The final account; ``name``: of its icon."""
    return Command(
        name,
        lambda: QCoreApplication.translate("BoardCommands", "Final account"),
        go,
        "F7",
        #: A word beside an icon: the final account of a match
        brief=lambda: QCoreApplication.translate("BoardCommands", "Account"),
    )


def of_the_game(game_table: GameTable, centre: Centre) -> list[Command]:
    """What a game brings: its pages beside the board, and what the board can show more."""

    def page(side_page: SidePage) -> Command:
        go: Callable[[], None] = lambda: centre.switch_side_page(side_page.name)  # noqa: E731
        return Command(side_page.name, side_page.title, go, side_page.key, pressed=True)

    return [
        *map(page, game_table.side_pages),
        *(
            Command(one.name, one.title, one.show, one.key, switched=True, weight=1)
            for one in game_table.overlays
        ),
    ]


def zooms(view: BoardView) -> list[Command]:
    """Nearer, farther, all of it: by keys, the wheel or the menu; in the bar words need the room."""
    return [
        Command(
            "zoom-in",
            lambda: QCoreApplication.translate("BoardCommands", "Zoom in"),
            view.zoom_in,
            "Ctrl++",
            "Ctrl+=",
            brief=str,
            in_bar=False,
        ),
        Command(
            "zoom-out",
            lambda: QCoreApplication.translate("BoardCommands", "Zoom out"),
            view.zoom_out,
            "Ctrl+-",
            brief=str,
            in_bar=False,
        ),
        Command(
            "zoom-fit",
            lambda: QCoreApplication.translate("BoardCommands", "Whole board"),
            view.zoom_fit,
            "Ctrl+0",
            brief=str,
            in_bar=False,
        ),
    ]


def keys_that_work(go: Callable[[], None]) -> Command:
    """The card of keys."""
    return Command(
        "info",
        lambda: QCoreApplication.translate("BoardCommands", "Keys that work now"),
        go,
        "?",
        #: A word beside an icon: the keys that work now
        brief=lambda: QCoreApplication.translate("BoardCommands", "Keys"),
    )


def enable_on_board(commands: Commands, game_table: GameTable, centre: Centre) -> None:
    """What is done to the board can be done while it is in sight; what is seen instead of it has its button pressed."""
    reason = QCoreApplication.translate("BoardCommands", "The board is not in sight.")
    for name in (*_ZOOMS, *(one.name for one in game_table.overlays)):
        commands.enable(name, centre.on_board, reason)
    commands.command("table").setChecked(centre.on_board_tables)
    for name, side_page in centre.side_pages.items():
        commands.command(name).setChecked(centre.currentWidget() is side_page)


def leave_what_is_shown(commands: Commands, game_table: GameTable, centre: Centre) -> bool:
    """Back to the board from a page beside it, else to the plain board; whether there was anything to leave."""
    if centre.on_board_tables or centre.currentWidget() in centre.side_pages.values():
        centre.switch(centre.view)
        return True
    shown = [commands.command(one.name) for one in game_table.overlays]
    left = [action for action in shown if action.isChecked()]
    for action in left:
        action.setChecked(False)
    return bool(left)
