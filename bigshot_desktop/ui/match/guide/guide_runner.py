"""A guide at work: it finds the step whose moment has come, points at what it is about, and waits for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QRect, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.ui.match.guide.callout import BACK_KEY, NEXT_KEY, Callout, Words
from bigshot_desktop.ui.match.guide.highlight import MARGIN, Highlight
from bigshot_desktop.ui.match.guide.placement import find_room
from bigshot_desktop.ui.match.guide.progress import is_guided, over_in
from bigshot_desktop.ui.match.guide.steps import Guide, Step, on_turn
from bigshot_desktop.ui.match.guide.target import GuideTarget
from bigshot_desktop.ui.match.guide.told import Told
from bigshot_desktop.ui.match.guide.waiting import tell_waiting
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.open_turns import OpenTurns
from bigshot_desktop.ui.play.turns import Phase

if TYPE_CHECKING:
    from bigshot_desktop.table.match import Step as Happened
    from bigshot_desktop.ui.match.table_page import TablePage

_EDGE: Final = 6
"""Pixels between a callout and the edge of the page, or what it keeps off."""
_SETTLING: Final = 300
"""Milliseconds for which a callout that has appeared by itself cannot be put away: the key was meant for another."""
_ARROW: Final = 1.8
"""How long an arrow likes to be, in heights of a line."""


class GuideRunner(QObject):
    """A guide through a match at a table, from any place of it on. The match knows nothing of it."""

    finished = Signal()
    """It is over: done, ended or stopped."""

    def __init__(self, guide: Guide, page: TablePage) -> None:
        super().__init__(page)
        self.guide, self._page = guide, page
        self.callout = Callout(page)
        self.highlight = Highlight(page, page.pace)
        self._guide_target = GuideTarget(page)
        self._done: dict[str, int] = {}
        """By their keys the steps that are over, and the length of the match when a move ended them; 0: were read."""
        self._told = Told()
        self._now: Words | None = None
        """What it says of now, also while something earlier is read again."""
        self._shown: Step | None = None
        self._seen: dict[str, int] = {}
        """The keys of all steps that have been shown, and the number of each of them."""
        self._before = 0
        """So many were over when the guide went on with the match."""
        self._passed_over: dict[str, set[int]] = {}
        """By the keys of steps that are to be read, the player's turns in which they played on instead."""
        self._ended_in: set[int] = set()
        """The player's turns in which they played on instead of reading the last words."""
        self._turn = 0
        """Another number whenever bots have acted since."""
        self._closing = False
        self._opening = False
        """Whether nothing has happened yet and bots would begin: they wait until the first step has been read."""
        self._over = False
        self._acted = False
        """Whether the player has done anything since this callout is shown."""
        self._said = ""
        """The key of the step that was announced last."""
        self._placed: tuple[Any, ...] = ()
        """For what the callout was last put in its place."""
        self._roller = page.turns.seat
        """Who acted last, or rolls the dice now."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)
        self._fresh = QTimer(self, singleShot=True, interval=_SETTLING)
        """Runs while a callout has only just appeared."""
        self._next_key = QShortcut(QKeySequence(NEXT_KEY), page)
        self._back_key = QShortcut(QKeySequence(BACK_KEY), page)
        """The keys of the callout, while it is not there to hear them."""

    @property
    def step(self) -> Step | None:
        """The step that is shown."""
        return self._shown

    @property
    def closing(self) -> bool:
        """Whether the last words are shown."""
        return self._closing

    @property
    def done(self) -> tuple[str, ...]:
        """The steps that are over, by their keys, in the order of the guide."""
        return tuple(step.key for step in self.guide.steps if step.key in self._done)

    @property
    def target(self) -> QRect | None:
        """Where on the page the callout points, if it points at anything that can be seen."""
        return self._guide_target.place() if self._shown else None

    def begin(self) -> None:
        """From the first step on whose moment has come; in the match that it is made for, from where it was left."""
        page = self._page
        page.turns.changed.connect(self._look_soon)
        if isinstance(page.turns, OpenTurns):
            page.turns.renewed.connect(self._look_soon)
        page.bridge.stepped.subscribe(Rank.SOUNDS, self._stepped)
        page.bridge.rewound.subscribe(Rank.SOUNDS, self._rewound)
        page.centre.turned.connect(self._look_soon)
        self._guide_target.moved.connect(self._place)
        self.callout.measured.connect(self._measured)
        self.callout.passed.connect(self._pass)
        self.callout.back_wanted.connect(self._go_back)
        self._next_key.activated.connect(self._tell_waiting)
        self._back_key.activated.connect(self._go_back)
        self.callout.ended.connect(self.stop)
        match = page.bridge.match
        if is_guided(match):
            self._done = over_in(match)
            self._before = len(self._done)
        if not match.length and page.bridge.humans and not on_turn(page):
            self._opening = True
            page.turns.rest(self, True)
        self._look_at_dice()

    def stop(self) -> None:
        """No guide any more; the match goes on."""
        if self._over:
            return
        self._over = True
        self._let_begin()
        self._hide()
        keys = (self._next_key, self._back_key)
        for part in (self.callout, self.highlight, self._guide_target, *keys):
            part.deleteLater()
        self.finished.emit()

    # --- what happens at the table ---------------------------------------------------------------

    def _stepped(self, happened: Happened) -> None:
        if not self._over:
            self._follow(happened)
            self._look_at_dice()

    def _rewound(self, length: int) -> None:
        """Moves that were taken back were not made; those that were restored were."""
        if self._over:
            return
        self._done = {key: at for key, at in self._done.items() if at <= length}
        for happened in self._page.bridge.match.steps_after(length):
            self._follow(happened)
        self._look_at_dice()

    def _measured(self) -> None:
        """The callout needs another room."""
        self._placed = ()
        self._look_soon()

    def _look_at_dice(self) -> None:
        """Who rolls the dice now is who acts."""
        match = self._page.bridge.match
        if match.to_act == (CHANCE,):
            self._roller = self._page.game_table.roller(match.state)
        self._look_soon()

    def _follow(self, happened: Happened) -> None:
        action = happened.action
        if action.seat != CHANCE:
            self._roller = action.seat  # who acts may have let the dice roll at once
        if self._page.bridge.is_human(self._roller):
            self._play(happened)
        else:
            self._turn += 1
        if action.seat == CHANCE and self._page.turns.rolls_itself:
            self._skip(action)

    def _play(self, happened: Happened) -> None:
        """The player has done something."""
        self._acted = True
        self._told.leave()
        step = self._shown
        if self._closing:
            self._pass_over_the_end()
        elif step is not None and isinstance(happened.action, step.moves):
            self._done[step.key] = happened.number
        elif step is not None and not step.moves:
            self._pass_over(step)

    def _pass_over(self, step: Step) -> None:
        """Who plays on instead of reading gets it once more, at the next turn; who does so again wants none of it."""
        turns = self._passed_over.setdefault(step.key, set())
        turns.add(self._turn)
        if len(turns) > 1:
            self._done[step.key] = 0

    def _pass_over_the_end(self) -> None:
        """The last words are said once more as well: a key that was meant for the table has not read them."""
        self._ended_in.add(self._turn)
        if len(self._ended_in) > 1:
            self.stop()

    def _skip(self, rolled: Any) -> None:
        """Dice that roll by themselves wait for nobody: no step about them ever comes."""
        for step in self.guide.steps:
            if isinstance(rolled, step.moves):
                self._done.setdefault(step.key, 0)

    def _pass(self) -> None:
        """The callout has been read."""
        if self._fresh.isActive():
            return
        if self._told.reading is not None:
            self._told.on(self._shown)
            self._look()
        elif self._shown is not None:
            self._done[self._shown.key] = 0
            self._look()
            self._fresh.stop()  # who leafs through it may do so quickly
            if self.callout.isHidden():
                self._tell_waiting()
        elif self._closing:
            self.stop()

    def _go_back(self) -> None:
        """The step before is read again."""
        if on_turn(self._page) and self._told.back(self._shown):
            self._look()

    def _tell_waiting(self) -> None:
        """It has nothing to say, or waits for a move: says that, to those who want it to go on."""
        if not self._over:
            tell_waiting(self._page, for_move=self._shown is not None)

    # --- what is shown ---------------------------------------------------------------------------

    def _look_soon(self) -> None:
        """Once all at the table has its place."""
        if not self._over and not self._soon.isActive():  # bots that are quick must not put it off
            self._soon.start()

    def _look(self) -> None:
        """Shows the step whose moment has come."""
        page = self._page
        if self._over:
            return
        if page.turns.phase is Phase.OVER:
            self.stop()
            return
        if self._told.reading is not None and on_turn(page):
            self._reread(self._told.reading)
            return
        if on_turn(page) or self.guide.steps[0].key in self._done:
            self._let_begin()
        if self._opening:
            self._show(self.guide.steps[0])
            return
        if not on_turn(page):
            self._hide()
            return
        self._leave_behind()
        if all(step.key in self._done or not step.is_needed(page) for step in self.guide.steps):
            self._close()
        elif step := self._due():
            self._show(step)
        else:
            self._hide()

    def _let_begin(self) -> None:
        """What one plays for has been told, or nobody wants to know: now the bots begin."""
        if self._opening:
            self._opening = False
            self._page.turns.rest(self, False)

    def _leave_behind(self) -> None:
        """What was asked for is over where the match has gone on to a later step without it."""
        later = False
        for step in reversed(self.guide.steps):
            if step.key in self._done:
                continue
            now = step.when(self._page)
            if later and not now and step.moves and step.key in self._seen:
                self._done[step.key] = self._page.bridge.match.length
            later = later or (now and step.when is not on_turn)

    def _due(self) -> Step | None:
        """The first step that is not over and may come now: a move, or what is to be read before it or after the last.

        So what leads up to a move comes before it, also if something else has been waiting for its moment.
        """
        before_done = True
        leading: Step | None = None
        for step in self.guide.steps:
            done = step.key in self._done
            now = not done and step.when(self._page)
            if now and step.moves:
                return leading or step
            if now and (before_done or step.seldom(self._page)):
                return step
            if done or step.moves:
                leading = None
            elif now:
                leading = leading or step
            before_done = done or not step.is_needed(self._page)
        return None

    def _show(self, step: Step) -> None:
        if step.key not in self._seen:
            number = self._before + len(self._seen) + 1
            self._seen[step.key] = min(number, len(self.guide.steps))
        same = self._shown is step and self.callout.words is self._now
        self._shown, self._closing = step, False
        self._told.note(step)
        self._guide_target.look_at(step.target(self._page), scroll=step.key != self._said)
        if not same:
            self._say(step.key, self._words(step, self._shown, waits=bool(step.moves)))
        self._place()
        self._hold_bots(not self._acted)

    def _words(self, step: Step, shown: Step | None, *, waits: bool) -> Words:
        before = self._told.has_before(shown)
        number, most = self._seen[step.key], len(self.guide.steps)
        return Words(step.title, step.text, step.rule, number, most, before, waits)

    def _reread(self, step: Step) -> None:
        """A step of before, which points at nothing any more."""
        words = self._words(step, self._shown, waits=False)
        self._guide_target.look_at(None)
        if self.callout.words != words:
            self.callout.show_words(words)
            self.callout.announce()
        self._place()
        self._hold_bots(True)

    def _close(self) -> None:
        """The last words."""
        self._shown = None
        if not self._closing or self.callout.words is not self._now:
            self._closing = True
            self._guide_target.look_at(None)
            self._say(
                "", Words(closing_title, closing_text, has_before=self._told.has_before(None))
            )
        self._place()

    def _say(self, key: str, words: Words) -> None:
        """Says it, and draws the eye to it; what comes back after a moment is not announced twice."""
        self._acted = False
        self._now = words
        if words.waits:
            self._give_focus_back()
        self.callout.show_words(words)
        if key != self._said or not key:
            self._said = key
            self.callout.announce()
            self.highlight.call()
            if not self._page.pace.still:
                self._fresh.start()

    def _place(self) -> None:
        """The callout where there is room for it, the ring around what it points at."""
        step = self._told.reading or self._shown
        if self._over or (step is None and not self._closing):
            return
        page, guide_target = self._page, self._guide_target
        target = guide_target.place()
        highlight = target.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN) if target else None
        preview = guide_target.preview()
        taken = self._taken(preview)
        wanted = step.spared(page) if step and step is self._shown else page.view
        several = wanted if isinstance(wanted, tuple) else (wanted,)
        spared = [place for one in several if (place := guide_target.of(one))]
        avoided = [place] if (place := guide_target.of(page.commands)) else []
        if self._closing:  # the last words speak of commands, and of nothing on the board
            spared, avoided = avoided, spared
        room = page.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        outline = guide_target.outline()
        sight = (self.callout.words, self.callout.font(), room, target, taken, spared, outline)
        if sight == self._placed and self.callout.isVisible():
            page.keys.raise_()
            return  # a callout that is put in its place has the page laid out anew, and that would go on for ever
        self._placed = sight
        gap = round(_ARROW * self.callout.fontMetrics().height())
        measures, found = self.callout.measures, QRect()
        for _ in range(2):  # the height of its buttons is certain only once they have their width
            found = find_room(room, measures(), highlight, taken, spared, avoided=avoided, gap=gap)
            self.callout.setGeometry(found)
            self.callout.show()
            self.callout.settle()
        words = [
            words for one in (page.bar.prompt, page.bar.since) if (words := guide_target.of(one))
        ]
        self.highlight.surround(target, found, outline=outline, words=words)
        read = (preview, guide_target.of(page.why))
        self.highlight.keep_off(*(place for place in read if place))
        self.highlight.raise_()
        self.callout.raise_()
        page.keys.raise_()  # somebody has asked for that, and it goes with any click
        self._follow_keys()

    def _follow_keys(self) -> None:
        """The keys of the callout's buttons are the table's while those are not there."""
        self._next_key.setEnabled(not self.callout.next.isVisible())
        self._back_key.setEnabled(not self.callout.back.isVisible())

    def _taken(self, preview: QRect | None) -> list[QRect]:
        """What is read while it speaks, in the order of how much it matters."""
        page, guide_target = self._page, self._guide_target
        edge = (-_EDGE, -_EDGE, _EDGE, _EDGE)
        read = [page.bar, page.banner, page.big_seats, page.sidebar.cards, page.why]
        taken = [place.adjusted(*edge) for one in read if (place := guide_target.of(one))]
        taken += page.explanations.pointed_out()
        if preview is not None:
            taken.append(preview)
        said = [*page.bubbles.seen.values(), page.sidebar]
        return taken + [place for one in said if (place := guide_target.of(one))]

    def _hide(self) -> None:
        """Its moment has passed, or has not come."""
        self._placed = ()
        self._give_focus_back()
        self._shown, self._closing = None, False
        self._told.leave()
        self.callout.hide()
        self._follow_keys()
        self.highlight.hide()
        self._guide_target.look_at(None)
        self._hold_bots(False)

    def _give_focus_back(self) -> None:
        """To the controls of the table, if the callout has it."""
        if self.callout.isAncestorOf(self._page.window().focusWidget()):
            self._page.focus_game()

    def _hold_bots(self, held: bool) -> None:
        """Bots that may speak at any time wait with it until the callout has been read."""
        if isinstance(self._page.turns, OpenTurns):
            self._page.turns.hold_bots(self.callout, held)


def closing_title() -> str:
    return QCoreApplication.translate("Guide", "You know enough to play")


def closing_text() -> str:
    return QCoreApplication.translate(
        "Guide",
        "That was all. The match goes on, and it is yours: H gives you a hint, and F1 opens the rulebook.",
    )
