"""What the tables of all games have in common: models, board, panels, sounds and summaries of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol

from PySide6.QtCore import QAbstractItemModel, QObject
from PySide6.QtWidgets import QWidget

from bigshot_desktop.bots.levels import BOTS
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import CHANCE, EVERYONE, Decision, Event, Refusal, Result, Setup
from bigshot_desktop.games import Parts
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.boards.board_scene import BoardScene
from bigshot_desktop.ui.boards.plan_marks import PlanMark
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.match.match_story import StoryLine, own_turn_deal
from bigshot_desktop.ui.match.panel import Panel, Stretch
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.models.history import HistoryChart, HistoryModel
from bigshot_desktop.ui.models.players import PlayersModel
from bigshot_desktop.ui.models.seat_colours import piece_of_actor, seat_piece
from bigshot_desktop.ui.models.standings import AccountModel
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.exclamations import Occasion
from bigshot_desktop.ui.play.talk import TalkParts
from bigshot_desktop.ui.play.turns import Phase, Stage

_MOST_TOLD: Final = 4
"""So many sentences about what happened since one's turn."""


@dataclass(frozen=True, slots=True)
class BoardTable:
    """A board, or a part of it, as a table: for keys and for those who hear it read out."""

    title: Callable[[], str]
    model: QAbstractItemModel
    point: Callable[[int], None] = lambda row: None
    """The player looks at a row."""
    take: Callable[[int], None] = lambda row: None
    """The player takes a row."""
    begin: Callable[[int], int] = lambda row: row
    """The row to go on from when the player comes back to this one, which may be no row (−1)."""


@dataclass(frozen=True, slots=True)
class SidePage:
    """A page beside the board, and the command that opens it."""

    name: str
    """Of the command and its icon."""
    title: Callable[[], str]
    key: str
    widget: QWidget


@dataclass(frozen=True, slots=True)
class Overlay:
    """Something more that the board can show, and the command that switches it."""

    name: str
    """Of the command and its icon."""
    title: Callable[[], str]
    key: str
    show: Callable[[bool], None]


class Retranslatable(Protocol):
    """A model or a board with texts on it."""

    def retranslate(self) -> None: ...


class GameTable(QObject):
    """A match at the table. Games add their models, their board and what belongs to them alone."""

    sounds: ClassVar[Mapping[type[Event], str]] = {}
    chapters: ClassVar[Mapping[type[Event], str]] = {}
    rules: ClassVar[Mapping[type[Decision], str]] = {}
    """The number of the rule that says most about a decision, if any does."""
    notable: ClassVar[tuple[type[Event], ...]] = ()
    groups: ClassVar[Mapping[type[Event], str]] = {}
    """What belongs together in the log: an auction, a trade, a talk."""
    climaxes: ClassVar[tuple[type[Event], ...]] = ()
    """What is to be seen on the board before anything else tells of it, though somebody decided it in the open."""
    trifles: ClassVar[tuple[type[Event], ...]] = ()
    """What players do only to go on: nobody means it who asks why without pointing at it."""
    on_board: ClassVar[tuple[type[Decision], ...]] = (Decision,)
    """The decisions for which one wants to see the board."""
    endings: ClassVar[tuple[type[Event], ...]] = ()
    """What a match can end with, and what is told of it on the end sheet."""
    standings: ClassVar[type[AccountModel]]

    scene: BoardScene
    stage: Stage
    players: PlayersModel
    board_tables: tuple[BoardTable, ...]
    secrets: bool
    """Whether players see something that others may not."""

    def __init__(self, bridge: Bridge, pace: Pace) -> None:
        super().__init__(bridge)
        self.bridge, self.pace = bridge, pace
        self.requests = PlayerRequests(self)
        self.side_pages: tuple[SidePage, ...] = ()
        self.overlays: tuple[Overlay, ...] = ()
        self.talk: TalkParts | None = None
        self._panels: dict[type[Decision], Panel] = {}
        self._translated: Sequence[Retranslatable] = ()

    def register_parts(
        self, panels: dict[type[Decision], Panel], translated: Sequence[Retranslatable]
    ) -> None:
        """Sets the panel of each decision, and the parts whose texts change with the language."""
        self._panels, self._translated = panels, translated

    def roller(self, state: Any) -> int:
        """Who rolls the dice: whoever nature's decision names."""
        decision = self.bridge.match.game.decision(state, CHANCE)
        return getattr(decision, "roller", EVERYONE)

    def panel(self, decision: Decision) -> Panel:
        return self.panel_of(type(decision))

    def panel_of(self, kind: type[Decision]) -> Panel:
        """The panel of a kind of decision."""
        if kind not in self._panels:
            self._panels[kind] = self.make_panel(kind)
        return self._panels[kind]

    def make_panel(self, kind: type[Decision]) -> Panel:
        """The panel of a decision that was not registered, when it is asked for the first time."""
        raise KeyError(kind)

    def stretch(self) -> Stretch | None:
        """The part of the match in which the board keeps its size, as it has to do with people; None: there is none."""
        return None

    def standing_panel(self) -> Panel | None:
        """The panel that is seen from the beginning of such a part on, before a person is asked, if there is one."""
        return None

    def on_stage(self) -> bool:
        """Whether the step of now is shown on a stage, which has all the room there is."""
        return False

    def needs_secrets(self, decision: Decision) -> bool:
        """Whether a player has to see something hidden to answer; else all goes on in the open, without a curtain."""
        return True

    def lapsing(self) -> str:
        """Whose open offers lapse when the time of a talk is up, as a list in words; nothing: nothing lapses."""
        return ""

    def goes_on_looking(self, action: Any) -> bool:
        """Whether who does this with what is theirs alone in sight may want to do it again, and goes on seeing it."""
        return False

    def question(self, seat: int) -> Decision:
        """What is asked of a seat, as far as whoever looks at the table may know it."""
        return self.bridge.decision(seat)

    def also_asked(self, seat: int) -> str:
        """What whoever is asked should know of it besides, in a sentence; mostly nothing.

        The panel has it, too, where there is room for more than the controls.
        """
        return ""

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused, as far as whoever looks at the table may know it."""
        return self.bridge.narrator.refusal(refusal)

    def curtain_reason(self, decision: Decision) -> str:
        """Why nobody else may see what is asked, in a sentence; nothing: that it is so is all there is to say."""
        return ""

    def rule_of(self, decision: Decision) -> str:
        return self.rules.get(type(decision), "")

    def sound(self, event: Event) -> str:
        return self.sounds.get(type(event), "")

    def group_of(self, event: Event) -> str:
        return self.groups.get(type(event), "")

    def fold_line(self, happened: Sequence[Event]) -> str:
        """What lines that belong together come to; nothing if the last of them tells it."""
        return ""

    def chapter(self, event: Event) -> str:
        return self.chapters.get(type(event), "")

    def is_notable(self, event: Event) -> bool:
        return isinstance(event, self.notable)

    def stage_line(self, event: Event) -> str:
        """What the bar says of a notable event as soon as it has been seen."""
        return self.bridge.narrator.event(event)

    def is_out(self, seat: int) -> bool:
        """Whether a player has had to leave the match: nobody, in most games."""
        return False

    def suspense(self, chance: Any, seat: int) -> str:
        """Somebody rolls, if nature is at work."""
        if seat == EVERYONE or getattr(chance, "seat", CHANCE) != CHANCE:
            return ""
        return self.bridge.narrator.phrase("rolling", player=self.bridge.narrator.player(seat))

    def discreet(self, choice: Choice) -> Choice:
        """Players know their own reasons; of others' only what rests on nothing hidden."""
        game = self.bridge.match.game.info.id
        if self.bridge.viewer == choice.action.seat or game not in BOTS:
            return choice
        return BOTS[game].discreet(choice)

    def hides_chances(self, seats: Iterable[int]) -> bool:
        """Whether a chance to win of one of these would tell whoever looks at the table of something hidden."""
        return False

    @property
    def is_last(self) -> bool:
        """Whether this is the last round, or the match can be over with the next thing that happens."""
        return False

    def sum_up(self, seat: int, happened: Sequence[Event]) -> list[str]:
        """What a player missed, what matters to them most first: the last of it, unless a game knows better."""
        told = [event for event in happened if self.is_notable(event)]
        return [self.bridge.narrator.event(event) for event in told[-_MOST_TOLD:]]

    def headline(self, happened: Sequence[Event]) -> Event | None:
        """The last thing worth telling, else what it began with."""
        notable = [event for event in happened if self.is_notable(event)]
        return next(iter((*notable[-1:], *happened[:1])), None)

    def pieces_of(self, seats: Sequence[int]) -> Sequence[str]:
        """The colours of some players, by their names."""
        return [seat_piece(seat) for seat in seats]

    def occasions(self, step: Step) -> Iterable[Occasion]:
        """What a step brought to whom that is worth a word of theirs, the most notable first."""
        return ()

    def story_lines(self) -> Sequence[StoryLine]:
        """What only this game can tell of how a match went, once it is over."""
        return ()

    def best_deal(self, history: HistoryModel) -> StoryLine | None:
        """The best deal that a player made; where a game says nothing else, the best turn of one's own."""
        return own_turn_deal(self.bridge, history)

    def tie_break(self, result: Result) -> str:
        """By which rule somebody wins before others with the same total; nothing where nobody does."""
        return ""

    def lower_ties(self, result: Result) -> list[str]:
        """Why one who has not won comes before another with the same total, each in a sentence."""
        return []

    def account(self, result: Result) -> AccountModel:
        return self.standings(result, self.bridge)

    def enter(self, phase: Phase, seat: int) -> None:
        """Readies the board for a phase."""

    def point_out(self, action: Any) -> None:
        """Shows on the board what is meant by an action, if it can be seen there."""

    def beside_hint(self, hint: Choice) -> str:
        """What is told with a hint of what else is seen on the screen: marks on the board, or other advice."""
        return ""

    def plan_marks(self, plan: Sequence[Any]) -> list[PlanMark]:
        """What is drawn of a plan on the board: each step where it will happen."""
        return []

    def show_plan(self, plan: Sequence[Any]) -> None:
        """Draws a plan on the board, or, without one, what was drawn goes."""
        self.scene.mark_plan(self.plan_marks(plan))

    def piece_of(self, event: Event, setup: Setup) -> str:
        """The colour that an event is about, by its name, or nothing: that of whose deed it is, in most games."""
        return piece_of_actor(event)

    def wealth_chart(self, bridge: Bridge | None = None) -> HistoryChart | None:
        """The chart on the end sheet, its history made anew; None where there is none.

        ``bridge``: another one to the same match, that tells more of it.
        """
        return None

    def retranslate(self) -> None:
        for part in self._translated:
            part.retranslate()

    def clear(self) -> None:
        for widget in (
            *self._panels.values(),
            *(side_page.widget for side_page in self.side_pages),
        ):
            widget.deleteLater()


TABLES: Final = Parts[type[GameTable]]("table")
"""The table of every game that brings one of its own."""


def make_table(bridge: Bridge, pace: Pace) -> GameTable:
    """Lays the table for a match: the game's own, or the one that serves every game."""
    game = bridge.match.game.info.id
    if game in TABLES:
        return TABLES[game](bridge, pace)
    from bigshot_desktop.ui.match.plain_table import PlainTable

    return PlainTable(bridge, pace)
