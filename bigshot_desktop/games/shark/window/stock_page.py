"""The stock chart of Shark as a page beside the board: it grows as the match goes on."""

from __future__ import annotations

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bigshot_desktop.games.shark.window.models.prices import PricesModel, price_chart
from bigshot_desktop.ui.match.chart_box import ChartBox
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.scrolling import ScrollPage


class StockPage(QFrame):
    """The page. The chart fills it; the table of all turns scrolls."""

    def __init__(self, bridge: Bridge, prices: PricesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        page = ScrollPage(self)
        self.box = ChartBox(bridge, price_chart(prices), page.page)
        page.column.setContentsMargins(20, 14, 20, 14)
        page.column.addWidget(self.box)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(2, 2, 2, 2)
        inside.addWidget(page)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.box.setFocus(event.reason())
