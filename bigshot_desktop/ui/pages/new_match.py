"""The page on which a match is put together: who plays, by which variants, and from which deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.groups import Groups, TableSetup
from bigshot_desktop.table.match_request import MatchRequest
from bigshot_desktop.ui.look.icons import Picture, has_picture
from bigshot_desktop.ui.look.layouts import CardGrid, Flow
from bigshot_desktop.ui.look.plain_text import PlainLabel
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.pages.game_setup import GameSetup, setup_of
from bigshot_desktop.ui.pages.group_row import GroupRow
from bigshot_desktop.ui.pages.option_box import OptionBox
from bigshot_desktop.ui.pages.seat_editor import SeatEditor
from bigshot_desktop.ui.pages.seat_rows import SeatRows
from bigshot_desktop.ui.pages.seed_box import SeedBox
from bigshot_desktop.ui.pages.title_plate import TitlePlate
from bigshot_desktop.ui.pages.variants_fold import VariantsFold
from bigshot_desktop.ui.widgets.fold import Fold
from bigshot_desktop.ui.widgets.page_buttons import Button, Segments
from bigshot_desktop.ui.widgets.page_header import PageHeader
from bigshot_desktop.ui.widgets.rule_link import RuleLink
from bigshot_desktop.ui.widgets.scrolling import ScrollPage

__all__ = ["MatchRequest", "NewMatchPage"]

USUAL_PLAYERS: Final = 4
_CARD: Final = 40
"""Letters that a seat must have room for."""
_HIGHEST: Final = 17
"""Lines that a seat may grow to."""
_HIGH_ABOVE: Final = 12
"""The same where the variants stand below the seats: they are to be seen, too."""
_ROOMY: Final = 11.4
"""Lines with which a seat leaves nothing out."""
_GAP: Final = 12
_MARGIN: Final = 28
_BESIDE: Final = 118
"""Letters that the page must have room for to stand in two halves."""


@dataclass(frozen=True)
class GameForm:
    """What of the page belongs to one game."""

    players: Segments
    """How many play."""
    rule: RuleLink
    """To what is different with so few players."""
    setup: GameSetup
    """What the game adds."""
    cover: QWidget
    seats: SeatRows

    @property
    def parts(self) -> list[QWidget]:
        """All of it."""
        return [self.players, self.rule, self.setup, self.cover, *self.seats.editors]


class NewMatchPage(Retranslated, QWidget):
    """Seats, options and deal of the match to begin."""

    begin_wanted = Signal(object)
    """A :class:`MatchRequest`."""
    cancelled = Signal()
    groups_changed = Signal(object)
    """The :class:`Groups` as they are to be kept from now on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit)
        self._forms: dict[str, GameForm] = {}
        """By the games that were asked for so far."""
        self.game = ""
        self.groups = Groups()
        self._group = ""
        """The group that plays, if it is one."""
        self._known: tuple[str, ...] = ()
        self._header = PageHeader(margin=_MARGIN)
        self.group_row = GroupRow()
        self._players_label = PlainLabel()
        self._seat_grid = CardGrid()
        self._cover = QVBoxLayout()
        self.variants = VariantsFold()
        self.more = Fold()
        self.seed_box = SeedBox()
        self.seed, self.word = self.seed_box.seed, self.seed_box.word
        self.reseed, self.copy = self.seed_box.reseed, self.seed_box.copy
        self._refusal = PlainLabel(wordWrap=True)
        self._refusal.setProperty("kind", "refusal")
        self.back = Button()
        self.deal = Button("primary", "continue")
        self._lay_out()
        self._connect()
        self.retranslate()
        self._fit()

    # --- what is asked for -----------------------------------------------------------------------

    def set_names(self, names: Sequence[str]) -> None:
        """The people who played last, seat by seat."""
        self._known = tuple(names)
        self._suggest_names()

    def set_groups(self, groups: Groups) -> None:
        """The groups there are, and how every game was played last."""
        self.groups = groups
        self.group_row.show_groups(groups, self.game, self._group)

    def set_game(self, game: str) -> None:
        """Puts together a match of a game, at first with those who played it last, later as it was left here.

        The page begins at its top, with its folds closed. The seed is secret unless somebody chooses one, each time
        anew.
        """
        self.seed.clear()
        for fold in (self.variants, self.more):
            fold.set_open(False)
        self._area.verticalScrollBar().setValue(0)
        if game != self.game:
            self._put_aside()
            self.game = game
            known = game in self._forms
            self._take_up(self._forms[game] if known else self._make_form(game))
            self._suggest_names()
            group = self.groups.group(self._group)
            if group is not None:
                self.lay(group.setup_for(game))
            elif not known and game in self.groups.last:
                self.lay(self.groups.last[game])
                self._group = self._alike()
            self._order_stops()
        self._suggest_names()
        self.group_row.show_groups(self.groups, game, self._group)
        self.retranslate()
        self._refresh()

    def draw_seed(self) -> None:
        """A deal to share."""
        self.seed_box.draw_seed()

    def match_request(self) -> MatchRequest | None:
        """What was chosen, or None while something about it is wrong."""
        if self.form is None or self._wrong() is not None:
            return None
        table = self.table_setup()
        return MatchRequest(
            self.game,
            table.seats,
            table.options,
            self.seed_box.chosen,
            self.form.setup.fixed(table.colours),
            self.seed_box.spoken,
        )

    def begin(self) -> None:
        """Asks for the match, or goes to what is wrong."""
        match_request = self.match_request()
        if match_request is not None:
            self._keep(self.groups.played(self.game, self.table_setup(), self._group))
            self.begin_wanted.emit(match_request)
        elif wrong := self._wrong():
            if wrong[0] in (self.seed, self.word):
                self.more.set_open(True)
            wrong[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def form(self) -> GameForm | None:
        """What belongs to the game; None before the first one is asked for."""
        return self._forms.get(self.game)

    @property
    def rows(self) -> list[SeatEditor]:
        """All seats of the game, those that nobody has among them."""
        return self.form.seats.editors if self.form else []

    @property
    def options(self) -> list[OptionBox]:
        """The variants of the game."""
        return self.variants.boxes

    @property
    def number(self) -> int:
        """How many play."""
        return int(self.form.players.key) if self.form else 0

    # --- tables that are laid again --------------------------------------------------------------

    def table_setup(self) -> TableSetup:
        """Who sits where, and by which variants; raises :class:`Malformed` where somebody has no name."""
        assert self.form
        return self.form.seats.table_setup(self.variants.values)

    def lay(self, table: TableSetup) -> None:
        """Lays the table as it was another time, as far as the game allows."""
        assert self.form
        numbers = ENTRIES[self.game].players
        wanted = min(numbers, key=lambda number: abs(number - len(table.seats)))
        self.form.players.choose(str(wanted))
        self.form.seats.lay(table)
        self.variants.wish(table.options)
        self._refresh()

    def _alike(self) -> str:
        """The name of the group that last sat here just like this, if any did."""
        last = self.groups.last[self.game]
        found = (one.name for one in self.groups.named if one.games.get(self.game) == last)
        return next(found, "")

    def _choose_group(self, name: str) -> None:
        group = self.groups.group(name)
        self._group = name if group else ""
        if group is not None:
            self.lay(group.setup_for(self.game))
        elif self.game in self.groups.last:
            self.lay(self.groups.last[self.game])
            self._group = self._alike()
        self.group_row.show_groups(self.groups, self.game, self._group)

    def _save_group(self, name: str) -> None:
        if self.match_request() is None:
            self.begin()  # goes to what is wrong
            return
        self._group = name
        self._keep(self.groups.saved(self.game, self.table_setup(), name))

    def _forget_group(self, name: str) -> None:
        self._group = ""
        self._keep(self.groups.without(name))
        self.group_row.keep.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self, groups: Groups) -> None:
        self.groups = groups
        self.group_row.show_groups(groups, self.game, self._group)
        self.groups_changed.emit(groups)

    # --- how it is made --------------------------------------------------------------------------

    def _lay_out(self) -> None:
        area = ScrollPage(steady=True)
        area.viewport().installEventFilter(self)
        area.page.installEventFilter(self)
        self._area = area
        how_many = QWidget()
        self._number_row = Flow(how_many)
        self._number_row.addWidget(self._players_label)
        self._above = Flow(gap=24, row_gap=8)
        self._above.addWidget(how_many)
        self._above.addWidget(self.group_row)
        table = QVBoxLayout()
        table.setSpacing(_GAP)
        table.addLayout(self._above)
        table.addLayout(self._seat_grid)
        table.addStretch(1)
        self._beside = QWidget()
        beside = QVBoxLayout(self._beside)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(12)
        beside.addLayout(self._cover)
        beside.addWidget(self.variants)
        beside.addWidget(self.more)
        beside.addStretch(1)
        self.more.column.addWidget(self.seed_box)
        self.more.short.addWidget(self.seed_box.short)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves.setSpacing(24)
        self._halves.addLayout(table, 1)
        self._halves.addWidget(self._beside)
        column = area.column
        column.setContentsMargins(_MARGIN, 8, _MARGIN, 12)
        column.addLayout(self._halves)
        column.addStretch(1)
        footer = QHBoxLayout()
        footer.setContentsMargins(28, 8, 28, 16)
        footer.setSpacing(8)
        footer.addWidget(self._refusal, 1)
        footer.addWidget(self.back)
        footer.addWidget(self.deal)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._header)
        whole.addWidget(area, 1)
        whole.addLayout(footer)

    def _connect(self) -> None:
        self.group_row.chosen.connect(self._choose_group)
        self.group_row.save_wanted.connect(self._save_group)
        self.group_row.forget_wanted.connect(self._forget_group)
        self.variants.changed.connect(self._refresh)
        self.seed_box.changed.connect(self._refresh)
        self.back.clicked.connect(self.cancelled)
        self.deal.clicked.connect(self.begin)

    def _put_aside(self) -> None:
        """What belongs to the game of before is hidden, and kept: Qt never gives back all that such widgets take."""
        if self.form:
            for part in self.form.parts:
                part.hide()

    def _take_up(self, form: GameForm) -> None:
        """What belongs to a game is shown."""
        form.players.show()
        form.cover.show()
        form.setup.setVisible(bool(form.setup.stops))
        form.rule.setVisible(bool(form.rule.rule))
        self.variants.show_game(self.game)

    def _make_form(self, game: str) -> GameForm:
        """The parts of the page for a game that is asked for the first time."""
        numbers, setup = ENTRIES[game].players, setup_of(game)
        players = Segments([str(number) for number in numbers], self)
        drawing = f"home-{game}"
        form = GameForm(
            players=players,
            rule=RuleLink(),
            setup=setup,
            cover=Picture(drawing) if has_picture(drawing) else TitlePlate(ENTRIES[game].title),
            seats=SeatRows(max(numbers), setup, players, self._known, self),
        )
        self._forms[game] = form
        form.players.choose(str(USUAL_PLAYERS if USUAL_PLAYERS in numbers else max(numbers)))
        form.players.chosen.connect(self._refresh)
        form.seats.changed.connect(self._refresh)
        for editor in form.seats.editors:
            self._seat_grid.addWidget(editor)
        self._number_row.addWidget(form.players)
        self._number_row.addWidget(form.rule)
        self._cover.addWidget(form.cover)
        self.variants.show_game(game)
        # After all else has come: from a widget that came before the seats, Tab would lead back to them.
        self.more.column.addWidget(setup)
        return form

    def _order_stops(self) -> None:
        """Tab goes through the page as one reads it."""
        form = self.form
        assert form
        stops: list[QWidget] = [*self.group_row.stops, *form.players.stops, form.rule]
        for row in self.rows:
            stops += row.stops
        stops += [*self.variants.stops, self.more.switch, *self.seed_box.stops, *form.setup.stops]
        stops += [self.back, self.deal]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def _suggest_names(self) -> None:
        if self.form:
            self.form.seats.suggest_names(self._known)

    # --- what follows from a choice --------------------------------------------------------------

    def _refresh(self) -> None:
        """Shows what fits the choices made so far."""
        if form := self.form:
            form.rule.lead_to(form.setup.rule_of(self.number))
            form.seats.show_taken(form.setup.pieces_each(self.number))
            self.variants.judge(self.number, form.seats.names)
        wrong = self._wrong()
        self._refusal.setText(wrong[1] if wrong else "")
        self._fit()
        self._soon.start()  # once the parts of the page have heard of it too

    def _wrong(self) -> tuple[QWidget, str] | None:
        """What is wrong with the choices, and where."""
        return (self.form.seats.wrong() if self.form else None) or self.seed_box.wrong()

    # --- keys, language and size -----------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """One key deals, as long as nothing else is chosen."""
        self.deal.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match Qt.Key(event.key()):
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.begin()
            case Qt.Key.Key_Escape:
                self.cancelled.emit()
            case _:
                super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._suggest_names()
            self._refresh()
        elif event.type() == QEvent.Type.FontChange:
            self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The place of the seats is another one, or what stands above them needs more of it."""
        resized = event.type() == QEvent.Type.Resize and watched is self._area.viewport()
        if resized or event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        title = ENTRIES[self.game].title if self.game else ""
        self._header.title.setText(self.tr("New match: {game}").format(game=title))
        self.more.set_text(self.tr("More"), self.tr("Show"), self.tr("Close"))
        self._players_label.setText(self.tr("How many play?"))
        if self.form:
            numbers = [QLocale().toString(number) for number in ENTRIES[self.game].players]
            self.form.players.set_text(self.tr("Number of players"), numbers)
        self.back.set_text(self.tr("Back"))
        self.deal.set_text(self.tr("Begin"), self.tr("Deal and begin"))

    def _fit(self) -> None:
        """One half beside the other where there is room; else the seats first, and no picture."""
        letters = self.fontMetrics()
        letter = letters.averageCharWidth()
        wide = self.width() >= letter * _BESIDE
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._halves.direction() != way:
            self._halves.setDirection(way)
        side = max(letter * 40, round(self.width() * 0.31))
        self._beside.setFixedWidth(side) if wide else self._beside.setMaximumWidth(16777215)
        if self.form:
            self.form.cover.setVisible(wide)
        room = self.width() - 2 * _MARGIN - (side + self._halves.spacing() if wide else 0)
        self._fit_seats(room, _HIGHEST if wide else _HIGH_ABOVE)

    def _fit_seats(self, width: int, highest: int) -> None:
        """Cards grow with the window, as far as becomes them."""
        letters = self.fontMetrics()
        least = letters.averageCharWidth() * _CARD
        roomy = max([least, *(row.roomy_width for row in self.rows)])
        room = self._area.viewport().height() - self._above.heightForWidth(width) - 3 * _GAP
        for narrowest in (roomy, least):
            # Rather more rows than words that are cut, if there is room.
            rows = max(1, self._seat_grid.rows_in(width, narrowest))
            each = (room - _GAP * (rows - 1)) // rows
            if each >= letters.height() * _ROOMY:
                break
        for row in self.rows:
            row.set_compact(each < letters.height() * _ROOMY)
        self._seat_grid.set_limits(narrowest, min(each, letters.height() * highest))
