"""The table: board, seats, log and action bar of one match, and everything that can be done there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QToolTip, QVBoxLayout, QWidget

from bigshot_desktop.engine.game import CHANCE, Event
from bigshot_desktop.games import ENTRIES
from bigshot_desktop.table.duplicate_evening import table_of
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.look import fonts
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.plain_text import plain_tip
from bigshot_desktop.ui.look.retranslated import Retranslated
from bigshot_desktop.ui.look.sounds import Sounds
from bigshot_desktop.ui.match.action_bar import ActionBar
from bigshot_desktop.ui.match.big_table import Banner, BigSeats
from bigshot_desktop.ui.match.board_commands import leave_what_is_shown
from bigshot_desktop.ui.match.bubbles import SpeechBubbles
from bigshot_desktop.ui.match.centre import Centre
from bigshot_desktop.ui.match.curtain import Curtain
from bigshot_desktop.ui.match.evening_tag import EveningTag
from bigshot_desktop.ui.match.explanations import Explanations
from bigshot_desktop.ui.match.game_focus import GameFocus
from bigshot_desktop.ui.match.game_table import make_table
from bigshot_desktop.ui.match.keys_card import KeysCard, keys_of
from bigshot_desktop.ui.match.seal_tag import SealTag
from bigshot_desktop.ui.match.sidebar import Sidebar
from bigshot_desktop.ui.match.speed_button import SpeedButton
from bigshot_desktop.ui.match.table_commands import TableCommands
from bigshot_desktop.ui.match.table_notices import TableNotices
from bigshot_desktop.ui.match.table_phases import WATCHED, TablePhases
from bigshot_desktop.ui.match.table_telling import TableTelling
from bigshot_desktop.ui.match.teaching import Teaching
from bigshot_desktop.ui.match.tell_at import tell_at
from bigshot_desktop.ui.models.log import LogModel
from bigshot_desktop.ui.play.bot_runner import BotRunner
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.exclamations import Exclamations
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.play.turns import Phase, Turns
from bigshot_desktop.ui.widgets.buttons import ActionButton
from bigshot_desktop.ui.widgets.freshness import Freshness
from bigshot_desktop.ui.widgets.notice import Notice
from bigshot_desktop.ui.widgets.rule_requests import rule_requests

if TYPE_CHECKING:
    from bigshot_desktop.table.settings import Settings
    from bigshot_desktop.ui.match.end_sheet import EndSheet
    from bigshot_desktop.ui.match.guide.guide_runner import GuideRunner


class TablePage(Retranslated, GameFocus):
    """One match at one table."""

    guide_switched = Signal(bool)
    """A guide is there from now on, or has been ended: by the player, or because it has said everything."""

    def __init__(
        self,
        bridge: Bridge,
        runner: BotRunner,
        pace: Pace,
        sounds: Sounds,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.bridge, self.pace, self.sounds = bridge, pace, sounds
        bridge.setParent(self)
        self.game_table = make_table(bridge, pace)
        bridge.climaxes = self.game_table.climaxes
        self.remarks = Remarks(bridge)
        self.log = LogModel(
            bridge,
            piece=self.game_table.piece_of,
            trifles=self.game_table.trifles,
            remarks=self.remarks,
            group=self.game_table.group_of,
        )
        self.turns = self._make_turns(runner)
        self.guide_runner: GuideRunner | None = None
        self._build()
        self._connect()

    def _make_turns(self, runner: BotRunner) -> Turns:
        talk = self.game_table.talk
        kind = Turns if talk is None else partial(OpenTurns, talk=talk)
        turns: Turns = kind(
            self.bridge,
            runner,
            self.pace,
            self.game_table.stage,
            secrets=self.game_table.secrets,
            roller=self.game_table.roller,
            parent=self,
        )
        turns.needs_secrets = self.game_table.needs_secrets
        turns.said = self.remarks.at
        if isinstance(turns, OpenTurns):
            self._connect_talk(turns)
        return turns

    def _connect_talk(self, turns: OpenTurns) -> None:
        """Connects what only games with open talk have: anybody may speak at any time."""
        turns.goes_on_looking = self.game_table.goes_on_looking
        requests = self.game_table.requests
        requests.editing.connect(turns.talk.restart_pause)
        requests.look.connect(turns.look_at_secrets)
        requests.hide.connect(turns.stop_looking)
        requests.speak_as.connect(turns.speak_for)

    def _build(self) -> None:
        self.notice = Notice(self)
        self.notices = TableNotices(
            self.notice,
            self.turns,
            self.game_table.requests,
            self,
            lapsing=self.game_table.lapsing,
        )
        self.centre = Centre(self.game_table, self.bridge, self)
        self.view, self.board_tables = self.centre.view, self.centre.board_tables
        self.view.viewport().installEventFilter(self)
        self._board_freshness = Freshness()
        self.sidebar = Sidebar(
            self.game_table.players,
            self.log,
            self,
            fold_line=self.game_table.fold_line,
            pieces_of=self.game_table.pieces_of,
        )
        self.seal_tag = SealTag(self.bridge.match, self.turns)
        self.seal_tag.clicked.connect(self.game_table.requests.fair_dice)
        self.sidebar.put_below(self._tags())
        self.bubbles = SpeechBubbles(
            self.view,
            self.sidebar.cards.cards,
            self.bridge,
            self.remarks,
            Exclamations(self.bridge, self.game_table.occasions),
            self.pace,
            self.game_table.scene.talked_about,
            pieces_of=self.game_table.pieces_of,
        )
        self.bar = ActionBar(self)
        self.banner = Banner(self)
        self.telling = TableTelling(
            self, self.bridge, self.game_table, self.turns, self.bar, self.banner
        )
        self.status, self.whereabouts = self.telling.status, self.telling.whereabouts
        self.phases = TablePhases(self)
        self.watching = self.phases.watching
        self.explanations = Explanations(
            self,
            self.centre,
            self.bridge,
            self.game_table,
            self.turns,
            beside=self.sidebar,
            seats=self.sidebar.cards,
        )
        self.why = self.explanations.box
        self.teaching = Teaching(self, self.centre, self.bridge, self.game_table, self.turns)
        self._coach_setting = "off"
        """The setting that was followed last."""
        self.keys = KeysCard(self)
        self.curtain = Curtain(self)
        self.big_seats = BigSeats(self.game_table.players, self)
        for part in (self.banner, self.big_seats):
            part.hide()
        self.banner.moved_on.connect(self.big_seats.show_whereabouts)
        self.commands = TableCommands(self)
        self.banner.left.connect(lambda: self.commands.command("big-table").setChecked(False))
        self.speed = SpeedButton(self)
        self.commands.addWidget(self.speed)
        self._grid = grid = QGridLayout()
        self._set_gaps()
        grid.addWidget(self.centre, 0, 0)
        grid.addWidget(self.sidebar, 0, 1)
        grid.addWidget(self.big_seats, 0, 1)  # one of the two is seen
        grid.addWidget(self.bar, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.commands)
        column.addWidget(self.notice)
        column.addLayout(grid, 1)

    def _tags(self) -> QWidget:
        """What stands below the log: the seal of the dice, and the evening that the match is part of."""
        tags = QWidget()
        column = QVBoxLayout(tags)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        table = table_of(self.bridge.match)
        if table is not None:
            column.addWidget(EveningTag(table))
        column.addWidget(self.seal_tag)
        return tags

    def _connect(self) -> None:
        self.centre.turned.connect(self.commands.follow)
        self.centre.turned.connect(self.phases.follow_end_sheet)
        self.turns.changed.connect(self._turned)
        self.bridge.stepped.subscribe(Rank.SOUNDS, self._play_sounds)
        self.game_table.scene.began.connect(self._play_sound)
        self.bridge.rewound.subscribe(Rank.SOUNDS, self._rewound)
        self.notices.shown.connect(self.telling.announce)
        requests = self.game_table.requests
        requests.action.connect(self.teaching.consider)
        self.teaching.told.connect(self.telling.announce)
        self.explanations.told.connect(self.telling.announce)
        requests.told.connect(self.telling.explain)
        requests.roll.connect(self.turns.roll)
        requests.peek.connect(self.turns.peek)
        requests.skip.connect(self.pace.hurry)
        self.speed.wanted.connect(requests.speed)
        requests.rush.connect(self.turns.rush)
        requests.quick_move.connect(self.turns.asking.hurry)
        if isinstance(self.turns, OpenTurns):
            self.sidebar.cards.picked.connect(self.turns.speak_for)
        self.sidebar.why_wanted.connect(self._ask_why)
        self.commands.refused.connect(partial(tell_at, self))
        self.curtain.arrived.connect(self.turns.arrive)
        self.curtain.left.connect(requests.home)
        self.curtain.declined.connect(self.turns.turn_away)
        entry = ENTRIES[self.bridge.match.game.info.id]
        self.commands.command("hint").setVisible(bool(entry.bots))  # only they can give one
        self.commands.command("coach").setVisible(bool(entry.bots) and bool(self.bridge.humans))
        self.commands.command("guide").setVisible(bool(entry.guide))

    # --- the course of the match -----------------------------------------------------------------

    def start(self) -> None:
        """Begins, or goes on where the match was left."""
        self.turns.start()
        if self.turns.holds_secrets_of_others and self.turns.phase is not Phase.CALLING:
            self.notices.tell_of_secrets(self.phases.owners)

    def follow(self, settings: Settings) -> None:
        """Plays by the player's settings, from now on."""
        match, turns = self.bridge.match, self.turns
        match.free_undo = settings.free_undo and len(self.bridge.humans) <= 1
        turns.rolls_itself = not settings.confirm_roll
        turns.makes_forced_moves = settings.forced_moves
        self._follow_coach(settings.coach)
        self.speed.show_speed(self.pace.speed)
        if isinstance(turns, OpenTurns):
            turns.talk.pause_for_people, turns.talk.time_limit = (
                settings.talk_pause * 1000,
                settings.sand_glass,
            )
        if turns.rolls_itself:
            turns.roll()
        self.commands.follow()

    def _follow_coach(self, level: str) -> None:
        """The coach asks those who play alone and want it; others switch it on at the table."""
        if level == self._coach_setting:
            return
        self._coach_setting = level
        if level != "off":
            self.teaching.level = level
        alone = len(self.bridge.humans) == 1
        self.commands.command("coach").setChecked(level != "off" and alone)

    def switch_coach(self, on: bool) -> None:
        """Whether the coach asks, from now on; who calls it is told what it will do."""
        self.teaching.switch(on)
        button = self.commands.widgetForAction(self.commands.command("coach"))
        if on and button.isVisible():
            told = self.tr("The coach is at your side, and asks before you make a costly slip.")
            tip = plain_tip(told)
            QToolTip.showText(button.mapToGlobal(button.rect().bottomLeft()), tip, button)
            self.telling.announce(told)

    def stop(self) -> None:
        """Nothing happens here any more."""
        self.turns.stop()  # first: what waited for the guide does not happen now
        self.commands.command("guide").setChecked(False)
        self.game_table.clear()

    def _turned(self) -> None:
        self._board_freshness.renew()
        if self.keys.isVisible() and self.turns.phase not in WATCHED:
            self.keys.hide()  # what is asked has other keys
        self.phases.follow()
        self.commands.follow()
        if self.keys.isVisible():
            self._follow_keys()

    def focus_game(self) -> None:
        """Gives the focus to the controls of now, or to the board as a table; to the board where nothing is asked."""
        panel = self.bar.panel
        if self.curtain.isVisible():
            self.curtain.here.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.centre.on_board_tables:
            self.board_tables.focus()
        elif panel is not None and panel.isVisible():
            panel.default_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        elif (shown := self.centre.currentWidget()) is not None:
            shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave_what_is_shown(self) -> bool:
        """Back to the plain board from a page beside it, or from what a game shows on it."""
        if leave_what_is_shown(self.commands, self.game_table, self.centre):
            return True
        big = self.commands.command("big-table")
        shown = bool(big.isChecked())
        big.setChecked(False)
        return shown

    def enter_buttons(self) -> list[ActionButton]:
        """Those of the controls of now; none while the coach asks, or while somebody is called to the screen."""
        panel = self.bar.panel
        if panel is None or self.curtain.isVisible() or self.teaching.box.isVisible():
            return []
        return panel.findChildren(ActionButton)

    # --- what is heard and undone ----------------------------------------------------------------

    def _play_sounds(self, step: Step) -> None:
        """Of a step that is not shown in motion: all at once."""
        if not self.game_table.scene.performing:
            for event in step.events:
                self._play_sound(event)

    def _play_sound(self, event: Event) -> None:
        if sound := self.game_table.sound(event):
            self.sounds.play(sound)

    def _rewound(self, _: int) -> None:
        self.bar.show_refusal("")
        self.why.hide()
        self.centre.remove_end_sheet()

    # --- guide, hints and reasons ----------------------------------------------------------------

    def switch_guide(self, on: bool) -> None:
        """Starts the guide, or ends it."""
        if self.guide_runner:
            self.guide_runner.stop()
            self.guide_runner.deleteLater()
            self.guide_runner = None
        if on:
            from bigshot_desktop.ui.match.guide.guide_runner import GuideRunner
            from bigshot_desktop.ui.match.guide.steps import GUIDES

            self.guide_runner = GuideRunner(GUIDES[self.bridge.match.game.info.id], self)
            self.guide_runner.finished.connect(
                lambda: self.commands.command("guide").setChecked(False)
            )
            self.guide_runner.begin()
        self.guide_switched.emit(on)

    def switch_big_table(self, on: bool) -> None:
        """Shows the table in very large letters, for people around one screen; or as usual."""
        self.commands.setVisible(not on)
        self.sidebar.setVisible(not on)
        self.banner.setVisible(on)
        self.big_seats.setVisible(on)
        saved = self.commands.sizeHint().height() - self.banner.sizeHint().height()
        self.bar.tell_elsewhere(on, room=saved)
        self.keys.write_large(on)
        self.phases.show_prompt()

    def switch_keys(self) -> None:
        """Shows the keys that work now, over the board; or no longer."""
        if self.keys.isVisible():
            self.keys.hide()
        else:
            self.keys.show_keys(keys_of(self))

    def _follow_keys(self) -> None:
        """Bots act on: the list stays as long as its keys do, and goes with the question that it was opened for."""
        if set(keys_of(self)) != set(self.keys.keys):
            self.keys.hide()

    def switch_marks(self) -> None:
        """Marks on the board what changed since the player's last turn, or no longer; says so where nothing did."""
        scene, phase, seat = self.game_table.scene, self.turns.phase, self.turns.seat
        if phase not in (Phase.DECIDING, Phase.ROLLING):
            tell_at(self, "eye", self.tr("What is new is marked when it is your turn."))
            return
        shown = bool(scene.marks)
        scene.mark_changes(() if shown else self.status.since_turn(seat))
        if not shown and not scene.marks:
            tell_at(self, "eye", self.tr("Nothing on the board is new since your turn."))

    def ask_why(self) -> None:
        """Asks for what is behind the log's current line, or for the reasons of the last bot that acted."""
        log, match = self.sidebar.log, self.bridge.match
        acted = any(action.seat >= 0 for action in match.actions)
        if acted or log.selectionModel().hasSelection():
            log.ask_why()
        else:
            tell_at(self, "why", self.tr("Nobody has done anything yet that could be explained."))

    def _ask_why(self, number: int) -> None:
        """Asks for what is behind a step; of what nobody can be asked about now, the rule is looked up."""
        step = self.bridge.match.step(number)
        events = step.seen_by(self.bridge.viewer)
        if not self.turns.ask_why(number) and self.bridge.is_human(step.action.seat) and events:
            rule_requests().wanted.emit(events[0].rule)

    # --- what is seen ----------------------------------------------------------------------------

    @property
    def rule_here(self) -> str:
        """The rule that a player would like to read now: of what was refused, else of what is asked."""
        phase, seat = self.turns.phase, self.turns.seat
        if self.bar.rule.rule or phase not in (Phase.DECIDING, Phase.ROLLING):
            return self.bar.rule.rule
        return self.game_table.rule_of(
            self.bridge.decision(CHANCE if phase is Phase.ROLLING else seat)
        )

    @property
    def end_sheet(self) -> EndSheet | None:
        """The final account, once the match is over."""
        return self.centre.end_sheet

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click on the board hurries what is being shown there, and answers nothing that came after it."""
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if pressed and self.turns.phase in WATCHED:
            self.pace.hurry()
            return True
        if pressed or event.type() == QEvent.Type.MouseButtonDblClick:
            assert isinstance(event, QMouseEvent)
            return not self._board_freshness.takes_click(event)
        return super().eventFilter(watched, event)

    def _set_gaps(self) -> None:
        gap = fonts.scaled(8)
        self._grid.setContentsMargins(gap, gap, gap, gap)
        self._grid.setSpacing(gap)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_gaps()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())
        self.explanations.place()
        self.teaching.place()

    def retranslate(self) -> None:
        self.game_table.retranslate()
        self.log.retranslate()
        self.commands.retranslate()
        self.commands.follow()
        if self.turns.phase is not Phase.SHOWING or self.turns.bridge.match.length:
            self.phases.show_prompt()
