"""The end of a match: the winner's moment, the story in three lines, what every total is made of, and what is next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bigshot_desktop.engine.game import Event, Result
from bigshot_desktop.table.characters import character_of
from bigshot_desktop.ui.look import icons
from bigshot_desktop.ui.look.layouts import Columns, Flow, WrappingLayout
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.match.chart_box import ChartBox
from bigshot_desktop.ui.match.match_story import (
    MOST,
    StoryLine,
    in_vain,
    places,
    shared_total,
    story,
)
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.match.podium import Place, Podium
from bigshot_desktop.ui.match.winner_banner import WinnerBanner
from bigshot_desktop.ui.models.history import HistoryChart, HistoryModel
from bigshot_desktop.ui.models.standings import EMPHASIS, AccountModel
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.widgets.ledger_table import LedgerTable
from bigshot_desktop.ui.widgets.ornament import Ornament
from bigshot_desktop.ui.widgets.page_buttons import Button
from bigshot_desktop.ui.widgets.portrait import Face
from bigshot_desktop.ui.widgets.scrolling import ScrollPage

_GAP: Final = 24
"""Between the account and the chart."""
_CHART: Final = 24
"""Beside the account a chart has at least so many heights of a line."""
_UNBOUNDED: Final = (1 << 24) - 1
"""Qt's name for it is not there in Python."""


class StoryRow(QWidget):
    """A line of the story, with its icon."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign, self.text = PlainLabel(), PlainLabel(wordWrap=True)
        self._line: StoryLine | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self._sign)
        row.addWidget(self.text, 12)
        row.addStretch(1)

    def show_line(self, line: StoryLine | None) -> None:
        self._line = line
        self.setHidden(line is None)
        self.text.setText(line.text if line else "")
        self._show_sign()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._show_sign()

    def _show_sign(self) -> None:
        side = round(self.fontMetrics().height() * 1.1)
        if self._line:
            self._sign.setPixmap(icons.icon(self._line.icon, "brass").pixmap(QSize(side, side)))


class AccountBesideChart(WrappingLayout):
    """The account as wide as it must be and the chart in what is left; one below the other where that is too little."""

    def __init__(self, account: LedgerTable) -> None:
        super().__init__(gap=_GAP)
        self._account = account

    def chart_width(self, width: int) -> int:
        """How wide the chart is in a width."""
        left = width - self._gap - self._account.natural_width
        least = _CHART * self._account.fontMetrics().height()
        return min(left, (width - self._gap) * 2 // 3) if left >= least else width

    def in_row(self, width: int) -> bool:
        """Whether they stand side by side in a width."""
        return self.chart_width(width) < width

    def _preferred_size(self) -> QSize:
        width = self._account.natural_width
        return QSize(width, self._height_in(width))

    def _arrange(self, width: int) -> list[QRect]:
        items = self._shown()
        if len(items) > 1 and self.in_row(width):
            chart = self.chart_width(width)
            widths = [width - self._gap - chart, chart]
            high = max(
                item.heightForWidth(given) if item.hasHeightForWidth() else item.sizeHint().height()
                for item, given in zip(items, widths, strict=True)
            )
            lefts = (0, widths[0] + self._gap)
            return [QRect(left, 0, given, high) for left, given in zip(lefts, widths, strict=True)]
        places: list[QRect] = []
        top = 0
        for item in items:
            high = (
                item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
            )
            places.append(QRect(0, top, width, high))
            top += high + self._gap
        return places


class EndSheet(Retranslated, QWidget):
    """The sheet. The final account and the history that it shows are its own from now on."""

    def __init__(
        self,
        bridge: Bridge,
        requests: PlayerRequests,
        account: AccountModel,
        wealth_chart: HistoryChart | None,
        endings: tuple[type[Event], ...] = (),
        colours_of: Callable[[Sequence[int]], Sequence[str]] = lambda seats: (),
        own_lines: Callable[[], Sequence[StoryLine]] = tuple,
        best_deal: Callable[[HistoryModel], StoryLine | None] | None = None,
        tie_break: Callable[[Result], str] = lambda result: "",
        lower_ties: Callable[[Result], list[str]] = lambda result: [],
        parent: QWidget | None = None,
        *,
        of_evening: bool = False,
        still_secret: bool = False,
    ) -> None:
        """``colours_of`` gives the colours of some players, ``own_lines`` what only this game can tell of a match.

        ``best_deal``, ``tie_break``, ``lower_ties``: as :class:`GameTable` has them. ``of_evening``: it is part of a
        duplicate evening, which the first button leads back to; ``still_secret``: other tables have still to play
        its deal, so that nobody should see more of it.
        """
        super().__init__(parent)
        self.requests = requests
        self._bridge, self._endings = bridge, endings
        self._colours_of, self._own_lines = colours_of, own_lines
        self._best_deal, self._tie_break, self._lower_ties = best_deal, tie_break, lower_ties
        self._history = wealth_chart.model if wealth_chart else None
        self._standings = account
        account.setParent(self)
        if wealth_chart:
            wealth_chart.model.setParent(self)
        self.banner = WinnerBanner()
        self.podium = Podium()
        self.lines = [StoryRow() for _ in range(MOST)]
        """What made the match."""
        self._remarks = PlainLabel(wordWrap=True)
        self._remarks.setProperty("kind", "caption")
        self._remarks.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.account = LedgerTable(account, EMPHASIS)
        self.story = ChartBox(bridge, wealth_chart) if wealth_chart else None
        """How it came about; a game without a chart has none."""
        self.evening = Button("primary", "continue")
        if not of_evening:
            self.evening.hide()
        self.rematch = Button("" if of_evening else "primary", "dice")
        self._first = self.evening if of_evening else self.rematch
        self.look = Button("", "board")
        self.walk = Button("", "look-back")
        self.again = Button("", "redo")
        self.new = Button("", "new")
        self.copy = Button("", "save")
        self.home = Button("", "home")
        self._page = ScrollPage()
        self._columns, self._people = AccountBesideChart(self.account), Columns(gap=_GAP)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fill)
        self._lay_out()
        for part in (self._page, self._page.viewport(), self._page.page, self.account):
            part.installEventFilter(self)
        self._still_secret = still_secret
        for button in (self.walk, self.again):
            button.setDisabled(still_secret)
        if self.story:
            self.story.view.chosen.connect(self._soon.start)
            if not still_secret:
                self.story.length_picked.connect(requests.look_back)
        self.evening.clicked.connect(requests.evening)
        self.rematch.clicked.connect(requests.rematch)
        self.look.clicked.connect(requests.look_at_board)
        self.walk.clicked.connect(lambda: requests.look_back.emit(0))
        self.again.clicked.connect(requests.play_again)
        self.new.clicked.connect(requests.new_match)
        self.copy.clicked.connect(requests.save_copy)
        self.home.clicked.connect(requests.home)
        self.retranslate()

    def _lay_out(self) -> None:
        page = self._page
        page.column.setContentsMargins(20, 14, 20, 14)
        page.column.setSpacing(10)
        for part in (self.banner, Ornament(), self._remarks):
            page.column.addWidget(part)
        told = QWidget()
        lines = QVBoxLayout(told)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addStretch(1)
        for line in self.lines:
            lines.addWidget(line)
        lines.addStretch(1)
        self._people.addWidget(self.podium)
        self._people.addWidget(told)
        page.column.addLayout(self._people)
        account = QWidget()
        at_the_top = QVBoxLayout(account)
        at_the_top.setContentsMargins(0, 0, 0, 0)
        at_the_top.addWidget(self.account)
        at_the_top.addStretch(1)
        self._columns.addWidget(account)
        if self.story:
            self._columns.addWidget(self.story)
        page.column.addLayout(self._columns)
        page.column.addStretch(1)
        sheet = QFrame()
        sheet.setProperty("kind", "card")
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(2, 2, 2, 2)
        inside.addWidget(page)
        buttons = Flow()
        for button in (
            self.evening,
            self.rematch,
            self.look,
            self.walk,
            self.again,
            self.new,
            self.copy,
            self.home,
        ):
            buttons.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(sheet, 1)
        whole.addLayout(buttons)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page has it, where Enter and Space begin nothing: whoever rolls by keys has not read it yet."""
        self._page.setFocus(event.reason())

    def appear(self) -> None:
        """It has come by itself: a key that was pressed to skip what was shown before begins nothing."""
        self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From the page to the first button; then as everywhere."""
        if forward and self._page.hasFocus():
            self._first.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._columns.invalidate()
        self._people.set_narrowest(self.podium.narrowest)
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The room of the page is another, or what stands on it; both may come some time after the sheet's own size.

        On the page, Right leads to the first button, as Tab does.
        """
        if watched is self._page and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Right:
                self._first.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            return super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._soon.start()
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        """What room is left on the page goes to the chart."""
        if self.story is None:
            return
        layout, column = self.story.layout(), self._page.column
        assert layout is not None
        room = self._page.viewport().size()
        margins = column.contentsMargins()
        width = room.width() - margins.left() - margins.right()
        beside = self._columns.in_row(width)
        spare = room.height() - column.totalHeightForWidth(room.width())
        spare += self._columns.heightForWidth(width)
        if not beside:
            spare -= self.account.height() + _GAP
        natural = layout.totalHeightForWidth(self._columns.chart_width(width))
        chart = self.story.chart
        least = natural - chart.sizeHint().height() + chart.minimumSizeHint().height()
        # A little lower than it wishes rather than cut off below.
        given = spare if spare >= least else 0
        self.story.setMinimumHeight(given)
        self.story.setMaximumHeight(given or _UNBOUNDED)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._soon.start()

    def _show_podium(self, result: Result) -> None:
        """Everybody in the order of their places, also for who does not see it."""
        bridge, seats = self._bridge, self._bridge.match.seats
        places = []
        for standing in result.standings:
            seat = seats[standing.seat]
            pieces = tuple(self._colours_of((standing.seat,)))
            piece = pieces[0] if len(pieces) == 1 else ""
            character = character_of(seat)
            drawn = character.id if character else ""
            name = bridge.narrator.player(standing.seat)
            face = Face(name, seat.kind == "bot", drawn, piece)
            total = bridge.narrator.money(standing.total)
            wins = standing.seat in result.winners
            note = bridge.narrator.shortfall(standing)
            places.append(Place(face, standing.rank, total, wins, note))
        #: A place at the end of a match, in a list: "1. Anna, $40M"
        one = self.tr("{rank}. {player}, {total}")
        told = (
            one.format(
                rank=place.rank,
                player=place.face.name,
                total=bridge.narrator.row(filter(None, (place.total, place.note))),
            )
            for place in places
        )
        self.podium.show_places(places, "\n".join(told))

    def _tie(self, result: Result) -> str:
        """Why one of several with the same total wins, or that they share it."""
        return shared_total(self._bridge, result) or self._tie_break(result)

    def retranslate(self) -> None:
        narrator, match = self._bridge.narrator, self._bridge.match
        result = match.result
        if result is None:
            return  # an undo, or a step back, has removed it: it is about to go
        self._standings.retranslate()
        last = match.last_step.events if match.last_step else ()
        self.banner.show_end(
            narrator.event(last[-1]) if last else "",
            " ".join(filter(None, (self._tie(result), *places(self._bridge, result)))),
        )
        self._show_podium(result)
        told_lines = story(self._bridge, self._history, self._own_lines(), self._best_deal)
        for number, row in enumerate(self.lines):
            row.show_line(told_lines[number] if number < len(told_lines) else None)
        told = [narrator.event(event) for event in last if isinstance(event, self._endings)]
        told += self._lower_ties(result)
        known = in_vain(result)
        told += [
            narrator.standing(one)
            for one in result.standings
            if not one.qualified and one not in known and not narrator.shortfall(one)
        ]
        self._remarks.setText("\n".join(told))
        self._remarks.setHidden(not told)
        for part in (self._page, self.account):
            part.setAccessibleName(self.tr("Final account"))
        #: On a button: to the page of the duplicate evening that the match is part of
        self.evening.set_text(
            self.tr("To the evening"), self.tr("Which table plays next, and who did better")
        )
        #: On a button: another match with the same people
        self.rematch.set_text(
            self.tr("Rematch"), self.tr("The same players and variants, a new deal")
        )
        self.look.set_text(
            self.tr("Look at the board"), self.tr("F7 leads back to the final account")
        )
        #: Why a match cannot be watched again, nor its deal be played again
        waiting = self.tr("Once all tables of the evening have played this deal")
        #: On a button: shows the match from its start, step by step
        self.walk.set_text(
            self.tr("Watch it again"),
            waiting
            if self._still_secret
            else self.tr("The match step by step; a click on the chart leads to that moment"),
        )
        self.again.set_text(
            self.tr("Play the same deal again"),
            waiting
            if self._still_secret
            else self.tr(
                "The same players, the same deal, the same dice: this time they are known, not secret"
            ),
        )
        self.new.set_text(self.tr("New match"))
        self.copy.set_text(self.tr("Save a copy…"))
        self.home.set_text(self.tr("Home"))
