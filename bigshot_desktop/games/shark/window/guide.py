"""The first match of Shark: a building, a bonus, the first shares, and what may become of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from bigshot_desktop.games.shark.rules.actions import Buy, EndTrading, Place, Roll
from bigshot_desktop.games.shark.rules.decisions import PlaceBuilding, RollDice, Trade
from bigshot_desktop.games.shark.window.board.world import WorldScene
from bigshot_desktop.table.match_request import MatchRequest, bot_seats
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.match.guide.steps import (
    Guide,
    Step,
    Target,
    aim_step,
    asked,
    on_turn,
)

if TYPE_CHECKING:
    from bigshot_desktop.ui.match.table_page import TablePage

_SEED: Final = 2124
"""The player begins, rolls the company of the own share, and in the next turn the same company and zone again."""
_BOTS: Final = 2


def _match_request(name: str) -> MatchRequest:
    bots = bot_seats(_SEED, _BOTS, "easy", {name})
    return MatchRequest("shark", (Seat(name), *bots), seed=_SEED)


# --- when ----------------------------------------------------------------------------------------


def _rolls(table: TablePage) -> bool:
    """The dice are next, perhaps after some trading."""
    trade = asked(table, Trade)
    return asked(table, RollDice) is not None or (trade is not None and trade.occasion == 1)


def _places(table: TablePage) -> bool:
    return asked(table, PlaceBuilding) is not None


def _has_placed(table: TablePage) -> bool:
    trade = asked(table, Trade)
    return trade is not None and trade.occasion == 2


def _buys(table: TablePage) -> bool:
    """There is something to buy, and money for it."""
    trade = asked(table, Trade)
    return trade is not None and any(trade.buyable)


# --- where ---------------------------------------------------------------------------------------


def _world(table: TablePage) -> WorldScene:
    scene = table.game_table.scene
    assert isinstance(scene, WorldScene)
    return scene


def _board(table: TablePage) -> Target:
    return table.view


def _scale(table: TablePage) -> Target:
    return _world(table).plan.side.adjusted(0, 0, 0, -114)


def _dice(table: TablePage) -> Target:
    die = _world(table).die
    return die.mapToScene(die.shape()).boundingRect()


def _open_squares(table: TablePage) -> Target:
    """All that are lit."""
    world = _world(table)
    return world.plan.box(world.placement.places)


def _own_card(table: TablePage) -> Target:
    return table.sidebar.cards.cards[table.turns.seat]


def _chart(table: TablePage) -> Target:
    commands = table.commands
    return commands.widgetForAction(commands.command("stock"))


def _panel(table: TablePage) -> Target:
    return table.bar.panel


GUIDE: Final = Guide(
    "shark",
    _match_request,
    (
        aim_step(
            lambda: QCoreApplication.translate(
                "SharkGuide",
                "In the end the richest player wins. You own no company, but you can hold shares of all four: your "
                "card shows them and your cash in FT, the money of this game.",
            ),
            "SH-05",
        ),
        Step(
            "world",
            lambda: QCoreApplication.translate("SharkGuide", "What a company is worth"),
            lambda: QCoreApplication.translate(
                "SharkGuide",
                "Four companies build all over the world. Buildings of one colour that touch form a chain: "
                "the longer its chains, the more a company is worth. This scale shows the value of each.",
            ),
            on_turn,
            _scale,
            rule="SH-12",
        ),
        Step(
            "roll",
            lambda: QCoreApplication.translate("SharkGuide", "Roll the dice"),
            lambda: QCoreApplication.translate(
                "SharkGuide",
                "One die names the zone, the other the company; with white or black you choose the company. "
                "It is your turn: click on the dice!",
            ),
            _rolls,
            _dice,
            (Roll, EndTrading),
            "SH-09",
        ),
        Step(
            "place",
            lambda: QCoreApplication.translate("SharkGuide", "Place a building"),
            lambda: QCoreApplication.translate(
                "SharkGuide",
                "Your building may go on any lit square. Point at a square to see what would come of it, "
                "and click to build there.",
            ),
            _places,
            _open_squares,
            (Place,),
            "SH-10",
            spared=_board,
        ),
        Step(
            "gains",
            lambda: QCoreApplication.translate("SharkGuide", "What it brings"),
            lambda: QCoreApplication.translate(
                "SharkGuide",
                "If the value of the company has risen, your bonus is the new value in thousands of FT; "
                "if not, it is 1,000 FT. Then every share brings its owner as much as the value has risen.",
            ),
            _has_placed,
            _own_card,
            rule="SH-13",
            spared=_scale,
        ),
        Step(
            "buy",
            lambda: QCoreApplication.translate("SharkGuide", "Buy some shares"),
            lambda: QCoreApplication.translate(
                "SharkGuide",
                "A share costs the value of its company. Buy what you expect to rise, up to five shares a turn: "
                "choose how many with + and trade. Or keep your cash and end the turn.",
            ),
            _buys,
            _panel,
            (Buy, EndTrading),
            "SH-08",
            spared=_scale,
        ),
        Step(
            "swallow",
            lambda: QCoreApplication.translate("SharkGuide", "Big swallows small"),
            lambda: QCoreApplication.translate(
                "SharkGuide",
                "Right beside another colour you may build only if your chain is then the longer one. "
                "The shorter chain vanishes, and everyone else who holds shares of its company pays the loss.",
            ),
            _places,
            _open_squares,
            rule="SH-15",
            spared=_board,
        ),
        Step(
            "end",
            lambda: QCoreApplication.translate("SharkGuide", "How to win"),
            lambda: QCoreApplication.translate(
                "SharkGuide",
                "The match ends when a company reaches the value 15 or has used all its 18 buildings. "
                "All shares are then sold at their value, and the richest player wins. "
                "The stock chart shows which companies have been rising.",
            ),
            on_turn,
            _chart,
            rule="SH-21",
        ),
    ),
)
