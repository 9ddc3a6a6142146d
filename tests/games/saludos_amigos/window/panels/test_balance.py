"""Mug and biscuit side by side: what they stand at, and what one's own cards add."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from bigshot_desktop.games.saludos_amigos.window.panels.balance import Balance, Side
from bigshot_desktop.ui.look import theme


def length(balance: Balance, name: str) -> tuple[int, int]:
    """How many pixels of a colour the upper half and the lower half have."""
    balance.resize(balance.sizeHint())
    image, colour = balance.grab().toImage(), getattr(theme.current(), name)
    seen = [
        y
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y) == colour
    ]
    upper = sum(y < image.height() / 2 for y in seen)
    return upper, len(seen) - upper


def test_figures_are_written_as_a_sum() -> None:
    assert Side(19).figures == "19"
    assert Side(19, 5).figures == "19 + 5 = 24"


def test_the_bars_are_as_long_as_the_heights(qtbot: QtBot) -> None:
    balance = Balance()
    qtbot.addWidget(balance)
    balance.weigh(Side(20), Side(10, own=True), "twenty to ten")
    assert balance.accessibleName() == "twenty to ten"
    mug, biscuit = length(balance, "brass_fill")
    assert 1.7 < mug / biscuit < 2.4
    assert length(balance, "accent") == (0, 0)
    balance.weigh(Side(20), Side(10, 8, own=True), "twenty to eighteen")
    mug, biscuit = length(balance, "accent")
    assert (mug, biscuit > 0) == (0, True)
