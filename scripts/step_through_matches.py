"""Shows that a match looked at step by step is, at every position, what playing up to there shows.

    .venv/bin/python scripts/step_through_matches.py                       # 2 matches per game and number of players
    .venv/bin/python scripts/step_through_matches.py --matches 200
    .venv/bin/python scripts/step_through_matches.py --matches 5 --minutes 10 shark

Bots play whole matches, every second one with variants drawn at random. Each match is then played again at a table, as
it would be seen in play: what is to be seen there after every step is noted. Then it is stepped through in a replay:
forwards in motion, backwards, and to random places; and what is to be seen there is compared. That is the state, every
cell of every table, the cards of the seats, the log up to there, how far the match is, and all items on the board. It
is so for an onlooker and for one of the seats: who looks sees no secret that they would not have seen in play.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent
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
from bigshot_desktop.ui.models.log import LogModel
from bigshot_desktop.ui.models.observation_table import DESCRIBED, DISPLAY, SPOKEN
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.dispatch import Rank
from bigshot_desktop.ui.play.replay_bridge import ReplayBridge

SEED: Final = 20_261_117
LEVEL: Final = "easy"
_DRAWN: Final = ("text", "detail", "figure", "number", "face_up", "cards", "length", "members")
"""What items on the boards tell, by the names of their attributes."""

Seen = dict[str, Any]


# --- matches -------------------------------------------------------------------------------------


def played(game: str, players: int, number: int) -> Match:
    """A whole match between bots, the same for the same number."""
    rng = Random(f"{SEED}/{game}/{players}/{number}")
    template = Fixture(game, (LEVEL,) * players, _options(game, players, number, rng), SEED)
    (fixture,) = fixtures(template, 1) if number == 0 else [_numbered(template, number)]
    match = seated(fixture)
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


def look(table: GameTable, log: LogModel) -> Seen:
    """All that a table tells at its position."""
    bridge = table.bridge
    seen: Seen = {"state": fingerprint(bridge.match.state)}
    for place, board_table in enumerate(table.board_tables):
        seen[f"table {place}"] = _cells(board_table.model)
    seen["players"] = _cells(table.players)
    seen["cards"] = [repr(table.players.card(seat)) for seat in range(table.players.rowCount())]
    for side_page in table.side_pages:
        for box in side_page.widget.findChildren(ChartBox):
            seen[side_page.name] = _cells(box.table.model())
    length = bridge.match.length
    seen["log"] = [entry.text for entry in log.entries if entry.step <= length]
    seen["whereabouts"] = bridge.narrator.whereabouts(bridge.observation)
    seen["board"] = sorted(_item(item) for item in table.scene.items() if item.isVisible())
    return seen


def _cells(model: QAbstractItemModel) -> list[tuple[object, ...]]:
    return [
        tuple(
            model.index(row, column).data(role)
            for column in range(model.columnCount())
            for role in (DISPLAY, SPOKEN, DESCRIBED)
        )
        for row in range(model.rowCount())
    ]


def _item(item: QGraphicsItem) -> str:
    at = item.scenePos()
    facts = [getattr(item, name, None) for name in _DRAWN]
    where = f"{at.x():.1f} {at.y():.1f} {item.rotation():.1f} {item.scale():.2f}"
    return f"{type(item).__name__} {where} {item.opacity():.2f} {facts!r}"


def in_play(match: Match, viewer: int, pace: Pace) -> Iterator[Seen]:
    """What is to be seen at a table at which a match is played, from before its first step to after its last."""
    again = Match(match.game, match.setup, match.seats, match.seed)
    bridge = Bridge(Referee(again), viewer)
    table = make_table(bridge, pace)
    log = LogModel(bridge, piece=table.piece_of, trifles=table.trifles, explains=False)
    bridge.stepped.subscribe(Rank.STAGE, lambda _: table.stage.settle())
    table.stage.settle()
    yield look(table, log)
    for action in match.actions:
        step = again.play(action)
        bridge._happened(step)  # type: ignore[arg-type]  # it was legal before
        yield look(table, log)
    table.clear()
    bridge.deleteLater()


# --- comparing -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Tally:
    """What was compared."""

    matches: int = 0
    positions: int = 0
    """Comparisons of all that is to be seen."""

    def __str__(self) -> str:
        return f"{self.matches} matches, {self.positions} positions compared"


def step_through(match: Match, viewer: int, tally: Tally, rng: Random) -> None:
    """Steps through a match in all ways; raises :class:`AssertionError` where something else is seen than in play."""
    still, moving = Pace("off"), Pace("fast")
    expected = list(in_play(match, viewer, still))
    page = ReplayPage(ReplayBridge(match, viewer), moving, Sounds())
    bridge, end = page.bridge, match.length

    def compare(how: str) -> None:
        now, then = look(page.game_table, page.log), expected[bridge.position]
        different = [name for name in then if now[name] != then[name]]
        tally.positions += 1
        assert not different, (
            f"{match.game.info.id}, {len(match.seats)} players, seed {match.seed}, seen by {viewer}: "
            f"after step {bridge.position} of {end}, {how}: {different}"
        )

    compare("at the start")
    for position in range(1, end + 1):
        page.playback.step(1)
        finish(page)
        assert bridge.position == position
        compare("forwards")
    assert [entry.text for entry in page.log.entries] == expected[end]["log"]
    for position in range(end - 1, -1, -1):
        page.playback.step(-1)
        assert bridge.position == position
        compare("backwards")
    for position in rng.sample(range(end + 1), end + 1):
        page.playback.go_to(position)
        compare("at random")
    tally.matches += 1
    page.stop()
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def finish(page: ReplayPage) -> None:
    """What moves, if anything does, has come to its end."""
    scene = page.game_table.scene
    if page.playback.showing is None:
        return
    scene._player.finish() if scene._player.running else scene._nothing.timeout.emit()
    scene._nothing.stop()
    assert page.playback.showing is None


# --- the command ---------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=[*ENTRIES], metavar="GAME")
    parser.add_argument("--matches", type=int, default=2, help="per game and number of players")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--minutes", type=float, default=0, help="begin no match after so many")
    args = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from bigshot_desktop.ui.app.application import make_application

    app = make_application()
    assert isinstance(app, QApplication)
    began, total = monotonic(), Tally()
    for number in range(args.first, args.first + args.matches):
        for game in args.games:
            for players in ENTRIES[game].players:
                if args.minutes and monotonic() - began > 60 * args.minutes:
                    print(f"Time is over after {total}.")
                    return 0
                rng = Random(f"{SEED}/{game}/{players}/{number}/ways")
                viewer = EVERYONE if number % 2 == 0 else rng.randrange(players)
                step_through(played(game, players, number), viewer, total, rng)
        print(f"{number + 1}: {total}, {monotonic() - began:.0f} s", flush=True)
    print(f"All the same: {total}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
