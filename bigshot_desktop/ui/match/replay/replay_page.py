"""A match looked at step by step: board, seats, log and tables as they were, and the ways back and forth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFrame,
    QGridLayout,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from bigshot_desktop.engine.game import Event
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.look.sounds import Sounds
from bigshot_desktop.ui.match.board_commands import leave_what_is_shown
from bigshot_desktop.ui.match.bubbles import SpeechBubbles
from bigshot_desktop.ui.match.centre import Centre
from bigshot_desktop.ui.match.chart_box import ChartBox
from bigshot_desktop.ui.match.explanations import StepExplanations
from bigshot_desktop.ui.match.game_table import make_table
from bigshot_desktop.ui.match.keys_card import Key, KeysCard, keys_of
from bigshot_desktop.ui.match.log_view import LogView
from bigshot_desktop.ui.match.replay.match_judge import MatchJudge
from bigshot_desktop.ui.match.replay.replay_bar import ReplayBar
from bigshot_desktop.ui.match.replay.replay_commands import ReplayCommands
from bigshot_desktop.ui.match.replay.replay_telling import ReplayTelling
from bigshot_desktop.ui.match.replay.replay_ways import ReplayWays
from bigshot_desktop.ui.match.replay.turning_points import (
    lead_changes,
    swing_marks,
    swings,
    turn_after,
    turn_before,
    turns,
)
from bigshot_desktop.ui.match.sidebar import Sidebar
from bigshot_desktop.ui.match.speed_button import SpeedButton
from bigshot_desktop.ui.models.history import HistoryChart
from bigshot_desktop.ui.models.log import LogModel
from bigshot_desktop.ui.play.bot_runner import BotRunner
from bigshot_desktop.ui.play.exclamations import Exclamations
from bigshot_desktop.ui.play.playback import Playback
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.play.replay_bridge import ReplayBridge
from bigshot_desktop.ui.play.turns import NOBODY, Phase
from bigshot_desktop.ui.widgets.line_chart import LineChart
from bigshot_desktop.ui.widgets.marked_slider import Mark

_LINES: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_ALONG: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_WAYS: Final = (
    *_LINES,
    *_ALONG,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
"""Keys with which one goes about in tables too."""
_REST: Final = 60
"""Milliseconds after which a slider that is held rests, and the log follows: lines that rush by are not read."""
_NOTCH: Final = 120
"""What Qt says of one notch of a wheel."""


class ReplayPage(Retranslated, QWidget):
    """One match, finished or running, at any of its steps."""

    back_wanted = Signal()
    """The player wants to go back to where they came from."""
    play_on_wanted = Signal()
    """A new match is to go on from the position that is shown."""
    neighbour_wanted = Signal(int)
    """The match before this one on the shelf (−1) is to be shown, or the one after it (1)."""

    def __init__(
        self,
        bridge: ReplayBridge,
        pace: Pace,
        sounds: Sounds,
        parent: QWidget | None = None,
        *,
        get_runner: Callable[[], BotRunner] | None = None,
    ) -> None:
        """``get_runner`` starts the bots' process, for what bots can tell of a match that is over."""
        super().__init__(parent)
        self.bridge, self.pace, self.sounds = bridge, pace, sounds
        self.judge: MatchJudge | None = None
        """Who tells chances and reasons, if anybody can."""
        if get_runner is not None and MatchJudge.can_judge(bridge.whole):
            self.judge = MatchJudge(bridge.past, get_runner, self)
        bridge.setParent(self)
        self.game_table = table = make_table(bridge, pace)
        bridge.climaxes = table.climaxes
        self.remarks = Remarks(bridge.past)
        self.log = LogModel(
            bridge.past,
            piece=table.piece_of,
            trifles=table.trifles,
            remarks=self.remarks,
            group=table.group_of,
            explains=self.judge is not None,
        )
        self.playback = Playback(bridge, pace, table.stage, self)
        self.turn_starts: list[int] = turns(bridge.whole)
        """After how many steps each turn begins."""
        chart = table.wealth_chart(bridge.past)
        self.history = chart.model if chart else None
        self.chart = self._make_chart(chart) if chart else None
        self.offers_play_on = True
        """Whether a new match can go on from here."""
        self._turned = 0
        self._log_later = QTimer(self, singleShot=True, interval=_REST)
        self._log_later.timeout.connect(self._show_in_log)
        self._build()
        self._connect()
        table.enter(Phase.SHOWING, NOBODY)
        table.stage.settle()
        self.retranslate()

    # --- how it is made --------------------------------------------------------------------------

    def _build(self) -> None:
        self.centre = Centre(self.game_table, self.bridge, self)
        self.view = self.centre.view
        self.sidebar = Sidebar(
            self.game_table.players,
            self.log,
            self,
            fold_line=self.game_table.fold_line,
            pieces_of=self.game_table.pieces_of,
        )
        if self.chart is not None:
            self._add_chart(self.chart)
        self.ways = ReplayWays(self.playback, self.go_turns, self.go_marks, self)
        self.bar = ReplayBar(self.ways.actions, self)
        self.bubbles = SpeechBubbles(
            self.view,
            self.sidebar.cards.cards,
            self.bridge,
            self.remarks,
            Exclamations(self.bridge.past, self.game_table.occasions),
            self.pace,
            self.game_table.scene.talked_about,
            pieces_of=self.game_table.pieces_of,
        )
        self.telling = ReplayTelling(
            self.bridge, self.game_table, self.playback, self.bar, self.bubbles
        )
        self.keys = KeysCard(self)
        self.commands = ReplayCommands(self)
        self.speed = SpeedButton(self)
        self.commands.addWidget(self.speed)
        self._grid = grid = QGridLayout()
        grid.addWidget(self.centre, 0, 0)
        grid.addWidget(self.sidebar, 0, 1)
        grid.addWidget(self.bar, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.commands)
        column.addLayout(grid, 1)
        self._set_gaps()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _make_chart(self, whole: HistoryChart) -> ChartBox:
        """All of the match; where players hid what it tells, what could be seen of it where we are now, and no more."""
        if self.bridge.is_over and self.game_table.secrets and whole.model.may_be_hidden:
            known = self.game_table.wealth_chart(self.bridge)
            assert known is not None
            return ChartBox(self.bridge, known)
        return ChartBox(self.bridge.past, whole)

    def _add_chart(self, chart: ChartBox) -> None:
        frame = QFrame()
        frame.setProperty("kind", "card")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(20, 14, 20, 14)
        inside.addWidget(chart)
        frame.setFocusProxy(chart)
        chart.chart.picks_with_arrows = True
        self.centre.side_pages["chart"] = frame
        self.centre.addWidget(frame)

    def _connect(self) -> None:
        bridge, playback, bar = self.bridge, self.playback, self.bar
        bridge.moved.connect(self._moved)
        bridge.changed.connect(self._changed)
        playback.settled.connect(self.telling.tell)
        bar.position_wanted.connect(playback.go_soon)
        bar.slider.sliderReleased.connect(self._show_in_log)
        bar.viewer_wanted.connect(bridge.look_as)
        bar.back.clicked.connect(self.back_wanted)
        bar.play_on.clicked.connect(self.play_on)
        self.sidebar.log.step_wanted.connect(self._go_to_line)
        self.game_table.scene.began.connect(self._play_sound)
        self.game_table.scene.reached.connect(self.telling.follow_stage)
        self.centre.turned.connect(self._enable)
        self.speed.wanted.connect(self.game_table.requests.speed)
        self.game_table.requests.look_back.connect(playback.go_to)
        for box in self.findChildren(ChartBox):
            box.length_picked.connect(playback.go_to)
        if self.judge is not None:
            self.explanations = StepExplanations(self, self.centre, bridge.past, self.game_table)
            self.sidebar.why_wanted.connect(self._explain)
            self.judge.explained.connect(self.explanations.show_reasons)
            self.judge.looked_back.connect(self.explanations.show_look_back)
            self.judge.judged.connect(self._changed)
            self.judge.start()

    # --- where we are ----------------------------------------------------------------------------

    def go_turns(self, number: int) -> None:
        """To where this turn begins, or the one before; or to where the next one does."""
        position = self.bridge.position
        if number < 0:
            self._go_to_line(turn_before(self.turn_starts, position), True)
        else:
            self._go_to_line(turn_after(self.turn_starts, position, self.bridge.end), True)

    def go_marks(self, number: int) -> None:
        """To the turning point before or after; the same as a click on its mark."""
        position = self.bridge.position
        places = [mark.value for mark in self.bar.slider.marks]
        if number < 0:
            wanted = max((one for one in places if one < position), default=None)
        else:
            wanted = min((one for one in places if one > position), default=None)
        if wanted is not None:
            self.playback.go_to(wanted)

    def _go_to_line(self, step: int, is_heading: bool) -> None:
        """To the step that a line of the log tells of; what the line says is told, if something begins with it."""
        self.telling.head_for(step, is_heading=is_heading)
        self.playback.go_to(step)
        self.telling.tell()

    def switch_end_sheet(self) -> None:
        """Shows the final account, at the end of the match; or from there the board."""
        self.playback.go_to(self.bridge.end)
        self.centre.switch_end_sheet()

    def ask_why(self) -> None:
        """Asks what is behind the step that is shown, or behind the line of the log that the player has gone to."""
        step = self.bridge.match.last_step
        if self.sidebar.log.hasFocus() or step is None or step.action.seat < 0:
            self.sidebar.log.ask_why()
        else:
            self._explain(step.number)

    def _explain(self, number: int) -> None:
        """Shows a step, and asks what is behind it."""
        if self.judge is not None:
            self.playback.go_to(number)
            self.judge.ask_why(number)

    def follow_speed(self, speed: str) -> None:
        """Things move at this speed from now on."""
        self.speed.show_speed(speed)

    def stop(self) -> None:
        """Nothing happens here any more."""
        if self.judge is not None:
            self.judge.stop()
        self.bridge.stop_following()
        self.playback.stop()
        self.game_table.clear()

    def _changed(self) -> None:
        """The match is longer or shorter, or somebody else looks at it."""
        bridge = self.bridge
        kept = [one for one in self.turn_starts if one <= bridge.end]
        self.turn_starts = turns(bridge.whole, kept)
        judged = self.judge is not None and self.judge.is_done
        self.bar.show_marks(self._marks(), self.turn_starts, judged=judged)
        if bridge.is_over and self.game_table.secrets:
            self.bar.offer_viewers([seat.name for seat in bridge.whole.seats])
        self._show_position()

    def _marks(self) -> list[Mark]:
        """Where the chances to win changed most, once these are known; until then, where the lead changed."""
        if self.judge is not None and self.judge.is_done:
            found, table = swings(self.judge.chances, self.turn_starts), self.game_table
            return swing_marks(
                found, self.bridge.narrator, lambda seat: table.pieces_of((seat,))[0]
            )
        return lead_changes(self.history) if self.history is not None else []

    def _moved(self) -> None:
        """Another place in the match is shown."""
        self.telling.moved()
        if self.judge is not None:
            self.explanations.box.hide()
        self.centre.remove_end_sheet()
        self._show_position()

    def _show_position(self) -> None:
        position = self.bridge.position
        self.bar.show_position(position, self.bridge.end)
        if self.bar.slider.isSliderDown():
            self._log_later.start()
        else:
            self._show_in_log()
        if self.chart is not None and self.history is not None:
            self.chart.chart.rest_at(self.history.row_at(position))
        self.telling.tell()
        self._enable()

    def _show_in_log(self) -> None:
        """The log follows, and what was said is read."""
        self._log_later.stop()
        self.sidebar.log.show_position(self.bridge.position)
        self.telling.tell_words()

    def _play_sound(self, event: Event) -> None:
        if sound := self.game_table.sound(event):
            self.sounds.play(sound)

    def play_on(self) -> None:
        """A new match is to go on from here, if one can."""
        self.playback.pause()
        if self.offers_play_on:
            self.play_on_wanted.emit()

    # --- what can be done ------------------------------------------------------------------------

    def offer_neighbours(self, *, before: bool, after: bool) -> None:
        """Whether there are other matches on the shelf beside this one."""
        self.commands.offer_neighbours(before=before, after=after)

    def offer_play_on(self, *, offered: bool) -> None:
        """Whether a new match can go on from here."""
        self.offers_play_on = offered
        self.bar.offer_play_on(offered=offered)
        self.commands.command("branch").setVisible(offered)
        self._enable()

    def _enable(self) -> None:
        bridge = self.bridge
        self.ways.enable(back=bridge.position > 0, on=bridge.position < bridge.end)
        self.bar.play_on.setEnabled(bridge.match.result is None)
        self.commands.follow()

    def switch_keys(self) -> None:
        """Shows the keys that work now, over the board; or no longer."""
        if self.keys.isVisible():
            self.keys.hide()
        else:
            self.keys.show_keys([*keys_of(self), Key("Esc", self.bar.back.text())])

    # --- keys and wheel --------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Tables and charts keep the keys with which one goes about in them; all others are the page's."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.modifiers()
            in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            and event.key() in self._keys_of_focus()
        ):
            event.accept()
            return True
        return super().event(event)

    def _keys_of_focus(self) -> tuple[Qt.Key, ...]:
        focus = QApplication.focusWidget()
        if isinstance(focus, LogView):
            return _LINES
        if isinstance(focus, LineChart):
            return _ALONG
        return _WAYS if isinstance(focus, QAbstractItemView | QTabBar | QComboBox) else ()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shown = (self.commands, self.game_table, self.centre)
        if event.key() == Qt.Key.Key_Escape and not leave_what_is_shown(*shown):
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Over the board, as long as that has nothing to scroll: towards oneself is onwards."""
        if event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        if steps:
            self.playback.step(-steps, at_once=True)
        event.accept()

    # --- looks and words -------------------------------------------------------------------------

    def _set_gaps(self) -> None:
        gap = fonts.scaled(8)
        self._grid.setContentsMargins(gap, gap, gap, gap)
        self._grid.setSpacing(gap)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_gaps()

    def retranslate(self) -> None:
        self.game_table.retranslate()
        self.log.retranslate()
        self.commands.retranslate()
        self.ways.retranslate()
        back, tip = self._back_words()
        self.bar.back.set_text(back, tip)
        self.bar.back.show_icon("skip" if self.bridge.is_live else "back", "on_accent")
        self._changed()

    def _back_words(self) -> tuple[str, str]:
        if self.bridge.is_live:
            return self.tr("Back to now"), self.tr("To the match that is being played (key: Esc)")
        #: On a button: leaves a match that was looked at
        return self.tr("Close"), self.tr("Back to where you came from (key: Esc)")
