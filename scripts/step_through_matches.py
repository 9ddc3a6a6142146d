"""Shows that a match looked at step by step is, at every position, what playing up to there shows.

    .venv/bin/python scripts/step_through_matches.py                       # 2 matches per game and number of players
    .venv/bin/python scripts/step_through_matches.py --matches 200 --kept build/stepped.jsonl
    .venv/bin/python scripts/step_through_matches.py --matches 5 --minutes 10 shark

Bots play whole matches, every second one with variants drawn at random. Each match is then played again at a table, as
it would be seen in play: what is to be seen there after every step is noted. Then it is stepped through in a replay:
forwards in motion, backwards, and to random places; and what is to be seen there is compared. That is the state, every
cell of every table, the cards of the seats, the log up to there, how far the match is, and all items on the board. It
is so for an onlooker and for one of the seats: who looks sees no secret that they would not have seen in play.

Every 16th match is stepped through on the whole page, and every text is composed at every position. So that many
matches can be compared, the others have what the page moves, table, log and playback, and each of the two tables puts
equal facts of a row into words once; at every 32nd position all cells are read the way Qt reads them. With ``--kept``
what was compared is written into a file, match by match, and a later run goes on from there; it ends with a table of
what the file has.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem

from bigshot_desktop.engine.game import EVERYONE, fingerprint
from bigshot_desktop.games import ENTRIES, GAMES
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.referee import Referee
from bigshot_desktop.table.simulation import Fixture, fixtures, play_on, seated
from bigshot_desktop.ui.look.pace import Pace
from bigshot_desktop.ui.look.sounds import Sounds
from bigshot_desktop.ui.match.chart_box import ChartBox
from bigshot_desktop.ui.match.game_table import GameTable, make_table
from bigshot_desktop.ui.match.replay.replay_page import ReplayPage
from bigshot_desktop.ui.models.history import HistoryModel
from bigshot_desktop.ui.models.log import LogModel
from bigshot_desktop.ui.models.observation_table import (
    DESCRIBED,
    DISPLAY,
    SPOKEN,
    ObservationTable,
    answer,
)
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.playback import Playback
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.play.replay_bridge import ReplayBridge
from bigshot_desktop.ui.play.turns import NOBODY, Phase
from bigshot_desktop.words.narrator import Narrator

SEED: Final = 20_261_117
LEVELS: Final = ("easy", "random", "random", "random")
"""Of the bots, one match after the other: most matches are quick to play, and go where nobody would."""
_ROLES: Final = (DISPLAY, SPOKEN, DESCRIBED)
_DRAWN: Final = ("text", "detail", "figure", "number", "face_up", "cards", "length", "members")
"""What items on the boards tell, by the names of their attributes."""
_WHOLE: Final = 32
"""At every so manyth position all cells are read, through Qt."""
_PAGES: Final = 16
"""Every so manyth match has the whole page around it."""

Seen = dict[str, Any]
Texts = tuple[object, ...]


# --- matches -------------------------------------------------------------------------------------


def played(game: str, players: int, number: int) -> Match:
    """A whole match between bots, the same for the same number; in most they do whatever they may."""
    rng = Random(f"{SEED}/{game}/{players}/{number}")
    level = LEVELS[number // 2 % len(LEVELS)]  # each with variants and without
    template = Fixture(game, (level,) * players, _options(game, players, number, rng), SEED)
    match = seated(_numbered(template, number))
    for _ in play_on(match):
        pass
    return match


def _numbered(template: Fixture, number: int) -> Fixture:
    *_, last = fixtures(template, number + 1)
    return last


def _options(game: str, players: int, number: int, rng: Random) -> tuple[tuple[str, str], ...]:
    """The usual variants, or such as can be played together, drawn at random."""
    if number % 2 == 0:
        return ()
    rules = GAMES[game]
    for _ in range(20):
        drawn = {option.name: rng.choice(option.values) for option in rules.info.options}
        if rules.check_options(players, drawn) is None:
            return tuple(drawn.items())
    return ()


# --- what is to be seen --------------------------------------------------------------------------


class Looker:
    """Reads all that a table tells at its position. It remembers the words of what is still the same object."""

    def __init__(self, table: GameTable, log: LogModel, *, words_once: bool) -> None:
        """``words_once``: facts of a row that were there before are not put into words again."""
        self._table, self._log, self._words_once = table, log, words_once
        if words_once:
            for model in {table.players, *(one.model for one in table.board_tables)}:
                if isinstance(model, ObservationTable):
                    remember_words(model)
        self._known: dict[int, tuple[object, Any]] = {}
        """What was read off an object, by the object's identity; the object is kept, so that nothing else gets it."""
        self._histories: dict[object, Texts] = {}
        self._cards: dict[tuple[int, Any], str] = {}
        self._drawn: dict[type, tuple[str, ...]] = {}
        self._charts = {
            side_page.name: box.table.model()
            for side_page in table.side_pages
            for box in side_page.widget.findChildren(ChartBox)
        }
        self._looks = 0

    def look(self) -> Seen:
        """All that is to be seen now."""
        table, bridge = self._table, self._table.bridge
        self._looks += 1
        whole = not self._words_once or self._looks % _WHOLE == 0
        read = _cells if whole else self._rows
        seen: Seen = {"state": fingerprint(bridge.match.state)}
        for place, board_table in enumerate(table.board_tables):
            seen[f"table {place}"] = read(board_table.model)
        seen["players"] = read(table.players)
        seen["cards"] = [self._card(seat) for seat in range(len(table.players.rows))]
        for name, model in self._charts.items():
            seen[name] = read(model)
        length = bridge.match.length
        seen["log"] = [entry.text for entry in self._log.entries if entry.step <= length]
        seen["whereabouts"] = bridge.narrator.whereabouts(bridge.observation)
        seen["board"] = sorted(self._item(item) for item in table.scene.items() if item.isVisible())
        return seen

    def _rows(self, model: QAbstractItemModel) -> list[Texts]:
        """All cells of a table, and what a screen reader says of them."""
        if isinstance(model, ObservationTable):
            return [self._row(cells) for cells in model._cells]
        if isinstance(model, HistoryModel):
            return [self._figures(model, number) for number in range(len(model._rows))]
        return _cells(model)

    def _row(self, cells: Sequence[Any]) -> Texts:
        known = self._known.get(id(cells))
        if known is None:
            texts = tuple(answer(one, role) for one in cells for role in _ROLES)
            known = self._known[id(cells)] = cells, texts
        return known[1]

    def _figures(self, model: HistoryModel, number: int) -> Texts:
        """A row of a history: its words depend on its figures, and on which of them are hidden."""
        key = id(model), model._rows[number], model._hidden
        if key not in self._histories:
            self._histories[key] = _cells_of_row(model, number)
        return self._histories[key]

    def _card(self, seat: int) -> str:
        """What the card of a seat tells: it is made of the facts of its row alone."""
        row, card = self._table.players.row(seat), self._table.players.card
        if not self._words_once:
            return repr(card(seat))
        if (seat, row) not in self._cards:
            self._cards[seat, row] = repr(card(seat))
        return self._cards[seat, row]

    def _item(self, item: QGraphicsItem) -> str:
        kind, at = type(item), item.scenePos()
        if kind not in self._drawn:
            self._drawn[kind] = tuple(name for name in _DRAWN if hasattr(item, name))
        facts = [getattr(item, name, None) for name in self._drawn[kind]]
        where = f"{at.x():.1f} {at.y():.1f} {item.rotation():.1f} {item.scale():.2f}"
        return f"{kind.__name__} {where} {item.opacity():.2f} {facts!r}"


def remember_words(model: ObservationTable[Any]) -> None:
    """Lets a table put equal facts into words once."""
    known, words = dict[tuple[int, Any], Sequence[Any]](), model.cells

    def cells(narrator: Narrator, number: int, row: Any) -> Sequence[Any]:
        key = number, row
        if key not in known:
            known[key] = words(narrator, number, row)
        return known[key]

    model.cells = cells  # type: ignore[method-assign]


def _cells(model: QAbstractItemModel) -> list[Texts]:
    """All cells of a table as Qt reads them."""
    return [_cells_of_row(model, row) for row in range(model.rowCount())]


def _cells_of_row(model: QAbstractItemModel, row: int) -> Texts:
    columns = range(model.columnCount())
    return tuple(model.index(row, column).data(role) for column in columns for role in _ROLES)


def in_play(match: Match, viewer: int, pace: Pace, *, words_once: bool) -> Iterator[Seen]:
    """What is to be seen at a table at which a match is played, from before its first step to after its last."""
    again = Match(match.game, match.setup, match.seats, match.seed)
    bridge = Bridge(Referee(again), viewer)
    table = make_table(bridge, pace)
    log = LogModel(bridge, piece=table.piece_of, trifles=table.trifles, explains=False)
    bridge.stepped.subscribe(Rank.STAGE, lambda _: table.stage.settle())
    table.stage.settle()
    looker = Looker(table, log, words_once=words_once)
    yield looker.look()
    for action in match.actions:
        step = again.play(action)
        bridge._happened(step)  # type: ignore[arg-type]  # it was legal before
        yield looker.look()
    table.clear()
    bridge.deleteLater()


# --- comparing -----------------------------------------------------------------------------------


class BareReplay(QObject):
    """Table, log and playback as :class:`ReplayPage` has them, without the page around them."""

    def __init__(self, bridge: ReplayBridge, pace: Pace) -> None:
        super().__init__()
        bridge.setParent(self)
        self.game_table = table = make_table(bridge, pace)
        bridge.climaxes = table.climaxes
        self.log = LogModel(
            bridge.past,
            piece=table.piece_of,
            trifles=table.trifles,
            remarks=Remarks(bridge.past),
            group=table.group_of,
            explains=False,
        )
        self.playback = Playback(bridge, pace, table.stage, self)
        table.enter(Phase.SHOWING, NOBODY)
        table.stage.settle()

    def stop(self) -> None:
        """Nothing is shown here any more."""
        self.playback.stop()
        self.game_table.clear()


@dataclass(slots=True)
class Tally:
    """What was compared."""

    matches: int = 0
    positions: int = 0
    """Comparisons of all that is to be seen."""

    def __str__(self) -> str:
        return f"{self.matches} matches, {self.positions} positions compared"


def step_through(
    match: Match, viewer: int, tally: Tally, rng: Random, *, page: bool = True
) -> None:
    """Steps through a match in all ways; raises :class:`AssertionError` where something else is seen than in play."""
    still, moving = Pace("off"), Pace("fast")
    expected = list(in_play(match, viewer, still, words_once=not page))
    bridge, end = ReplayBridge(match, viewer), match.length
    replay = ReplayPage(bridge, moving, Sounds()) if page else BareReplay(bridge, moving)
    looker = Looker(replay.game_table, replay.log, words_once=not page)

    def compare(how: str) -> None:
        now, then = looker.look(), expected[bridge.position]
        tally.positions += 1
        if now != then:
            different = [name for name in then if now.get(name) != then[name]]
            raise AssertionError(
                f"{match.game.info.id}, {len(match.seats)} players, seed {match.seed}, seen by {viewer}: "
                f"after step {bridge.position} of {end}, {how}: {different}"
            )

    compare("at the start")
    for position in range(1, end + 1):
        replay.playback.step(1)
        finish(replay)
        assert bridge.position == position
        compare("forwards")
    assert [entry.text for entry in replay.log.entries] == expected[end]["log"]
    for position in range(end - 1, -1, -1):
        replay.playback.step(-1)
        assert bridge.position == position
        compare("backwards")
    for position in rng.sample(range(end + 1), end + 1):
        replay.playback.go_to(position)
        compare("at random")
    tally.matches += 1
    replay.stop()
    replay.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def finish(replay: ReplayPage | BareReplay) -> None:
    """What moves, if anything does, has come to its end."""
    scene = replay.game_table.scene
    if replay.playback.showing is None:
        return
    scene._player.finish() if scene._player.running else scene._nothing.timeout.emit()
    scene._nothing.stop()
    assert replay.playback.showing is None


# --- what was done before ------------------------------------------------------------------------

Which = tuple[str, int, int]
"""A game, a number of players, and the number of a match."""


class Kept:
    """What has been compared, match by match, in a file if there is one."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.positions: dict[Which, int] = {}
        if path is not None and path.exists():
            for line in path.read_text("utf-8").splitlines():
                game, players, number, positions = json.loads(line)
                self.positions[game, players, number] = positions

    def add(self, which: Which, positions: int) -> None:
        """Nothing else was seen in this match than in play."""
        self.positions[which] = positions
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([*which, positions]) + "\n")

    def table(self) -> str:
        """How much it is, for each game and number of players."""
        matches = Counter(which[:2] for which in self.positions)
        positions = Counter[tuple[str, int]]()
        for which, number in self.positions.items():
            positions[which[:2]] += number
        return "\n".join(
            f"{game:16} {players} players {matches[game, players]:5} matches"
            f" {positions[game, players]:9} positions"
            for game, players in sorted(matches)
        )


# --- the command ---------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=[*ENTRIES], metavar="GAME")
    parser.add_argument("--matches", type=int, default=2, help="per game and number of players")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--minutes", type=float, default=0, help="begin no match after so many")
    parser.add_argument("--kept", type=Path, help="a file of what is done, to go on from later")
    args = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from bigshot_desktop.ui.app.application import make_application

    app = make_application()
    assert isinstance(app, QApplication)
    began, total, kept = monotonic(), Tally(), Kept(args.kept)
    for number in range(args.first, args.first + args.matches):
        for game in args.games:
            for players in ENTRIES[game].players:
                if (game, players, number) in kept.positions:
                    continue
                if args.minutes and monotonic() - began > 60 * args.minutes:
                    print(f"{kept.table()}\nTime is over after {total}.")
                    return 0
                before = total.positions
                _compare_match(game, players, number, total)
                kept.add((game, players, number), total.positions - before)
        print(f"{number + 1}: {total}, {monotonic() - began:.0f} s", flush=True)
    print(f"{kept.table()}\nAll the same: {total}.")
    return 0


def _compare_match(game: str, players: int, number: int, total: Tally) -> None:
    """Plays a match and steps through it, as an onlooker or as one of its players."""
    rng = Random(f"{SEED}/{game}/{players}/{number}/ways")
    viewer = EVERYONE if number % 2 == 0 else rng.randrange(players)
    page = number // 2 % _PAGES == 0
    step_through(played(game, players, number), viewer, total, rng, page=page)


if __name__ == "__main__":
    sys.exit(main())
