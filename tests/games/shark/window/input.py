"""How Shark is played with the mouse and with keys."""

from __future__ import annotations

from typing import Any

from bigshot_desktop.games.shark.rules.actions import (
    Buy,
    EndTrading,
    Place,
    Sell,
    SellOff,
    TakeShare,
)
from bigshot_desktop.games.shark.window.panels.choosing import SharePanel
from bigshot_desktop.games.shark.window.panels.covering import CoverPanel
from bigshot_desktop.games.shark.window.panels.trading import TradePanel
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.play.orders import Orders
from tests.ui.input.alternating import Habits
from tests.ui.input.keyboard import Typist
from tests.ui.input.mouse import ROLLS, Pointer, panel_of


def by_mouse(mouse: Pointer, table: TablePage, action: Any) -> None:
    match action:
        case Orders():
            mouse.did.add(_way(action))
            trading = panel_of(table, TradePanel)
            for company, number in _drafted(action):
                strip = trading.strips.strips[company]
                for _ in range(abs(number)):
                    mouse.click(strip.more if number > 0 else strip.less)
            if action.roll and mouse.in_turn("roll", *ROLLS) == "with the dice":
                mouse.roll_dice(table)
            else:
                mouse.click(trading.done if _goes_on(action) else trading.trade)
        case TakeShare():
            mouse.click(panel_of(table, SharePanel).companies[action.company])
        case Place():
            mouse.place(table, action.company, action.square)
        case SellOff():
            covering = panel_of(table, CoverPanel)
            if (suggested := _suggestion(mouse, table, action)) is not None:
                mouse.click(covering.suggestions[suggested])
                return
            mouse.click(covering.own)
            for company, number in enumerate(action.shares):
                for _ in range(number):
                    mouse.click(covering.strips.strips[company].more)
            mouse.click(covering.sell)
        case _:
            raise AssertionError(action)


def by_keys(keys: Typist, table: TablePage, action: Any) -> None:
    match action:
        case Orders():
            keys.did.add(_way(action))
            decision: Any = table.bridge.decision(action.actions[0].seat)
            for company, number in _drafted(action):
                keys.press(str(1 + company))
                for _ in range(abs(number)):
                    keys.press("+" if number > 0 else "-")
            on = "r" if decision.occasion == 1 else "e"
            keys.press(on if _goes_on(action) else "t")
        case TakeShare():
            keys.press(str(1 + action.company))
        case Place():
            keys.place(table, action.company, action.square)
        case SellOff():
            if (suggested := _suggestion(keys, table, action)) is not None:
                keys.press("abcd"[suggested])
                return
            keys.press("o")
            for company, number in enumerate(action.shares):
                if number:
                    keys.press(str(1 + company))
                for _ in range(number):
                    keys.press("+")
            keys.press("s")
        case _:
            raise AssertionError(action)


def _drafted(orders: Orders) -> list[tuple[int, int]]:
    """The companies whose shares are traded, and how many; below 0 they are sold."""
    drafted = []
    for one in orders.actions:
        match one:
            case Buy():
                drafted.append((one.company, one.number))
            case Sell():
                drafted.append((one.company, -one.number))
    return drafted


def _way(orders: Orders) -> str:
    """What is done in one go."""
    if not _goes_on(orders):
        return "trade"
    return "trade and go on" if len(orders.actions) > 1 else "go on"


def _goes_on(orders: Orders) -> bool:
    """Whether trading is over after it."""
    return isinstance(orders.actions[-1], EndTrading)


def _suggestion(person: Habits, table: TablePage, action: SellOff) -> int | None:
    """Which of the suggestions is taken, if this is one of them: every other time, else one chooses oneself."""
    match, told = table.bridge.match, table.bridge.narrator.action(action)
    buttons = panel_of(table, CoverPanel).suggestions
    seen = [button.accessibleDescription() for button in buttons if button.isVisible()]
    ways = ("as suggested", "as chosen") if match.seed % 2 == 0 else ("as chosen", "as suggested")
    if told in seen and person.in_turn("sell", *ways) == "as suggested":
        return seen.index(told)
    return None
