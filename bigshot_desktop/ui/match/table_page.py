"""The table: board, seats, log and action bar of one match, and everything that can be done there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from bigshot_desktop.rules.game import CHANCE, Refusal
from bigshot_desktop.table.match import Step
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.ui.bot_runner import BotRunner
from bigshot_desktop.ui.bridge import Bridge
from bigshot_desktop.ui.models.log import LogModel
from bigshot_desktop.ui.open_turns import OpenTurns
from bigshot_desktop.ui.pace import Pace
from bigshot_desktop.ui.panels.action_bar import ActionBar
from bigshot_desktop.ui.panels.curtain import Curtain
from bigshot_desktop.ui.panels.watching import WatchPanel
from bigshot_desktop.ui.sounds import Sounds
from bigshot_desktop.ui.tables import kit
from bigshot_desktop.ui.turns import Phase, Turns
from bigshot_desktop.ui.windows.centre import Centre
from bigshot_desktop.ui.windows.commands import Command, Commands
from bigshot_desktop.ui.windows.explanations import Explanations
from bigshot_desktop.ui.windows.notice import Notice, Way
from bigshot_desktop.ui.windows.side import Side
from bigshot_desktop.ui.windows.telling import Telling

if TYPE_CHECKING:
    from bigshot_desktop.table.settings import Settings
    from bigshot_desktop.ui.guides.course import Course
    from bigshot_desktop.ui.tables.kit import Leaf
    from bigshot_desktop.ui.windows.end_sheet import EndSheet


class TablePage(QWidget):
    """One match at one table."""

    home_wanted = Signal()
    again_wanted = Signal()
    """The same deal once more."""
    new_wanted = Signal()
    copy_wanted = Signal()
    """The match is to be saved as a file."""
    unsaved_wanted = Signal()
    """The player goes on although nothing can be written down."""
    guide_switched = Signal(bool)
    """A guide is there from now on, or has been ended: by the player, or because it has said everything."""
    rule_wanted = Signal(str)
    """The number of a rule that the player wants to read."""

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
        self.kit = kit.lay(bridge, pace)
        self.telling = Telling(bridge, self.kit)
        # All that only tells what happened hears of it before play goes on, and before somebody else may look.
        remarks = self.kit.chatter.remarks if self.kit.chatter else None
        self.log = LogModel(bridge, piece=self.kit.piece_of, remarks=remarks)
        self.turns = self._make_turns(runner)
        self.course: Course | None = None
        self._build()
        self._connect()
        self.retranslate()

    def _make_turns(self, runner: BotRunner) -> Turns:
        chatter = self.kit.chatter
        kind = Turns if chatter is None else partial(OpenTurns, chatter=chatter)
        turns: Turns = kind(
            self.bridge,
            runner,
            self.pace,
            self.kit.stage,
            secrets=self.kit.secrets,
            roller=self.kit.roller,
            parent=self,
        )
        if isinstance(turns, OpenTurns):
            self._open(turns)
        return turns

    def _open(self, turns: OpenTurns) -> None:
        """Everybody may speak."""
        turns.renewed.connect(self._renew)
        self.kit.busied.connect(turns.busied)
        self.kit.look_wanted.connect(turns.look)
        self.kit.hide_wanted.connect(turns.hide)
        self.kit.speaker_wanted.connect(turns.speak_for)

    def _build(self) -> None:
        self.notice = Notice()
        self.centre = Centre(self.kit, self.bridge)
        self.view, self.twins = self.centre.view, self.centre.twins
        self.view.viewport().installEventFilter(self)
        self.side = Side(self.kit.players, self.log)
        self.bar = ActionBar()
        self.watching = WatchPanel()
        self.explanations = Explanations(self, self.centre, self.bridge, self.kit, self.turns)
        self.why = self.explanations.box
        self.curtain = Curtain(self)
        self.commands = Commands(self._commands(), self)
        grid = QGridLayout()
        grid.setContentsMargins(8, 8, 8, 8)
        grid.setSpacing(8)
        grid.addWidget(self.centre, 0, 0)
        grid.addWidget(self.side, 0, 1)
        grid.addWidget(self.bar, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.commands)
        column.addWidget(self.notice)
        column.addLayout(grid, 1)

    def _commands(self) -> list[Command | None]:
        keys = QKeySequence.StandardKey
        return [
            Command("home", lambda: self.tr("Home"), self.home_wanted.emit, "Ctrl+H"),
            None,
            Command("undo", lambda: self.tr("Undo"), self.turns.undo, keys.Undo),
            Command("redo", lambda: self.tr("Redo"), self.turns.redo, keys.Redo),
            None,
            Command("hint", lambda: self.tr("Hint"), self.turns.ask_hint, "H"),
            Command("why", lambda: self.tr("Why?"), self.ask_why, "W"),
            Command("guide", lambda: self.tr("Guide"), self._lead, "F2", switched=True),
            None,
            Command("table", lambda: self.tr("Board as a table"), self.centre.switch_twins, "F6"),
            Command("chart", lambda: self.tr("Final account"), self.centre.switch_end_sheet, "F7"),
            *(self._leaf_command(leaf) for leaf in self.kit.leaves),
            *(
                Command(one.name, one.title, one.show, one.key, switched=True)
                for one in self.kit.overlays
            ),
            Command("zoom-in", lambda: self.tr("Zoom in"), self.view.zoom_in, "Ctrl++", "Ctrl+="),
            Command("zoom-out", lambda: self.tr("Zoom out"), self.view.zoom_out, "Ctrl+-"),
            Command("zoom-fit", lambda: self.tr("Whole board"), self.view.zoom_fit, "Ctrl+0"),
            None,
            Command("save", lambda: self.tr("Save a copy…"), self.copy_wanted.emit, keys.Save),
        ]

    def _leaf_command(self, leaf: Leaf) -> Command:
        return Command(leaf.name, leaf.title, lambda: self.centre.switch_leaf(leaf.name), leaf.key)

    def _connect(self) -> None:
        self.centre.turned.connect(self._enable)
        self.centre.again_wanted.connect(self.again_wanted)
        self.centre.new_wanted.connect(self.new_wanted)
        self.centre.copy_wanted.connect(self.copy_wanted)
        self.centre.home_wanted.connect(self.home_wanted)
        self.turns.changed.connect(self._turned)
        self.bridge.stepped.connect(self._stepped)
        self.bridge.rewound.connect(self._rewound)
        self.bridge.refused.connect(self._refused)
        self.bridge.troubled.connect(self._troubled)
        self.kit.wanted.connect(self.turns.decide)
        self.kit.roll_wanted.connect(self.turns.roll)
        self.side.cards.picked.connect(self.kit.speaker_wanted)
        self.watching.skip_wanted.connect(self.pace.hurry)
        self.watching.rush_wanted.connect(self.turns.rush)
        self.side.why_wanted.connect(self.turns.ask_why)
        for part in (self.kit, self.side, self.bar, self.explanations):
            part.rule_wanted.connect(self.rule_wanted)
        self.curtain.arrived.connect(self.turns.arrive)

    # --- the course of the match -----------------------------------------------------------------

    def start(self) -> None:
        """Begins, or goes on where the match was left."""
        self.turns.start()

    def follow(self, settings: Settings) -> None:
        """Plays by the player's settings, from now on."""
        match, turns = self.bridge.match, self.turns
        match.free_undo = settings.free_undo and len(self.bridge.humans) <= 1
        turns.rolls_itself = not settings.confirm_roll
        if isinstance(turns, OpenTurns):
            turns.talk.quiet, turns.talk.glass = settings.talk_pause * 1000, settings.sand_glass
        if turns.rolls_itself:
            turns.roll()
        self._enable()

    def stop(self) -> None:
        """Nothing happens here any more."""
        self.commands.command("guide").setChecked(False)
        self.turns.stop()
        self.kit.clear()

    def _turned(self) -> None:
        phase, seat = self.turns.phase, self.turns.seat
        self.kit.enter(phase, seat)
        self.side.cards.set_pickable(self.turns.speakers, seat)
        self._curtain(seat if phase is Phase.CALLING else None)
        if phase is Phase.DECIDING:
            self._ask(seat)
        elif phase is Phase.ROLLING:
            self._ask(seat, CHANCE)
        elif phase is Phase.OVER:
            self._over()
        elif phase is Phase.HELD:
            self.bar.show_prompt(self.telling.prompt(phase, seat))
            self.bar.show_panel(None)
        elif phase in (Phase.THINKING, Phase.SHOWING):
            self._watch(seat if phase is Phase.THINKING else None)
        self._enable()

    def _ask(self, seat: int, asked: int | None = None) -> None:
        """Puts a decision to a player: their own, or nature's where they hold the die."""
        decision = self.bridge.decision(seat if asked is None else asked)
        self.centre.make_way(for_board=isinstance(decision, self.kit.on_board))
        prompt = self.bridge.voice.prompt(decision, seat)
        panel = self.kit.panel(decision)
        self.bar.show_panel(panel)  # first: what is hidden does not tell Qt of its size
        panel.ask(seat, decision, self.bridge)
        self.bar.show_prompt(prompt)
        happened = self.telling.since(seat)
        self.bar.show_since(lambda: self.kit.sum_up(seat, happened))
        self.bar.arrange()
        if self.centre.on_twins:
            self.twins.focus()
        else:
            panel.default_focus().setFocus(Qt.FocusReason.OtherFocusReason)
        self.sounds.play("turn")
        self._announce(prompt)

    def _renew(self) -> None:
        """Others have spoken while a player decides."""
        seat, panel = self.turns.seat, self.bar.panel
        decision = self.bridge.decision(seat)
        if panel is None or panel is not self.kit.panel(decision):
            return
        panel.renew(decision)
        self.side.cards.set_pickable(self.turns.speakers, seat)
        happened = self.telling.since(seat)
        self.bar.show_prompt(self.bridge.voice.prompt(decision, seat))
        self.bar.show_since(lambda: self.kit.sum_up(seat, happened))
        self.bar.arrange()
        self._enable()

    def _watch(self, seat: int | None) -> None:
        if seat is not None:
            self.bar.show_prompt(self.telling.prompt(Phase.THINKING, seat))
        self.bar.show_since(list)
        self.bar.show_panel(self.watching)
        self.watching.offer_rush(offered=self.telling.looks_on)

    def _curtain(self, seat: int | None) -> None:
        if seat is None:
            self.curtain.hide()
            return
        self.curtain.call(self.bridge.voice.player(seat))

    def _over(self) -> None:
        self.bar.show_prompt(self.telling.prompt(Phase.OVER, self.turns.seat))
        self.bar.show_since(list)
        self.bar.show_panel(None)
        if self.end_sheet is None or self.centre.currentWidget() is not self.end_sheet:
            self.centre.switch_end_sheet()

    # --- what is told ----------------------------------------------------------------------------

    def _stepped(self, step: Step) -> None:
        if self.turns.phase is Phase.SHOWING:
            self.bar.show_prompt(self.telling.caption(step))
        for event in step.events:
            if sound := self.kit.sound(event):
                self.sounds.play(sound)

    def _rewound(self) -> None:
        self.bar.show_refusal("")
        self.why.hide()
        self.centre.tear_end_sheet()

    def _refused(self, refusal: Refusal) -> None:
        sentence = self.bridge.voice.refusal(refusal)
        self.bar.show_refusal(sentence, refusal.rule)
        self._announce(sentence)

    def _troubled(self, problem: Problem) -> None:
        sentence = self.bridge.voice.problem(problem)
        self.notice.tell(
            self.tr("This could not be saved, so it has not happened yet. {reason}").format(
                reason=sentence
            ),
            [
                Way(self.tr("Try again"), self.turns.resume),
                Way(self.tr("Play on without saving"), self._go_on_unsaved),
            ],
        )
        self._announce(sentence)

    def _go_on_unsaved(self) -> None:
        self.unsaved_wanted.emit()
        self.turns.resume()

    def _announce(self, sentence: str) -> None:
        """Says it to those who do not see it."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    # --- guide, hints and reasons ----------------------------------------------------------------

    def _lead(self, on: bool) -> None:
        """A guide from its first step on, or no more."""
        if self.course:
            self.course.stop()
            self.course.deleteLater()
            self.course = None
        if on:
            from bigshot_desktop.ui.guides.course import Course
            from bigshot_desktop.ui.guides.guides import guide_of

            self.course = Course(guide_of(self.bridge.match.game.info.id), self)
            self.course.finished.connect(lambda: self.commands.command("guide").setChecked(False))
            self.course.rule_wanted.connect(self.rule_wanted)
            self.course.begin()
        self.guide_switched.emit(on)

    def ask_why(self) -> None:
        """Asks for what is behind the log's current line, or for the reasons of the last bot that acted."""
        self.side.log.ask_why()

    # --- what is seen ----------------------------------------------------------------------------

    @property
    def rule_here(self) -> str:
        """The rule that a player would like to read now: of what was refused, else of what is asked."""
        phase, seat = self.turns.phase, self.turns.seat
        if self.bar.rule.rule or phase not in (Phase.DECIDING, Phase.ROLLING):
            return self.bar.rule.rule
        return self.kit.rule_of(self.bridge.decision(CHANCE if phase is Phase.ROLLING else seat))

    @property
    def end_sheet(self) -> EndSheet | None:
        """The final account, once the match is over."""
        return self.centre.end_sheet

    def _enable(self) -> None:
        phase, match = self.turns.phase, self.bridge.match
        self.commands.enable("undo", self.turns.undo_seat is not None)
        self.commands.enable(
            "redo", match.redoable > 0 and phase not in (Phase.CALLING, Phase.HELD)
        )
        self.commands.enable("hint", phase is Phase.DECIDING)
        explainable = phase in (Phase.DECIDING, Phase.ROLLING, Phase.OVER)
        self.commands.enable("why", explainable and self.log.rowCount() > 0)
        self.commands.enable("chart", phase is Phase.OVER)
        self.commands.enable("guide", phase is not Phase.OVER and bool(self.bridge.humans))
        for name in ("zoom-in", "zoom-out", "zoom-fit", *(one.name for one in self.kit.overlays)):
            self.commands.enable(name, self.centre.on_board)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click on the board hurries what is being shown there."""
        if event.type() == QEvent.Type.MouseButtonPress and self.turns.phase in (
            Phase.SHOWING,
            Phase.THINKING,
        ):
            self.pace.hurry()
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())
        self.explanations.place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        self.kit.retranslate()
        self.log.retranslate()
        self.commands.retranslate()
        if self.turns.phase is not Phase.SHOWING or self.turns.bridge.match.length:
            self._say_again()

    def _say_again(self) -> None:
        """The current prompt in another language, without disturbing what the player is at."""
        phase, seat = self.turns.phase, self.turns.seat
        if phase is Phase.CALLING:
            self.curtain.call(self.bridge.voice.player(seat))
        else:
            self.bar.show_prompt(self.telling.prompt(phase, seat))
