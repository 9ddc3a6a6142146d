"""Shows that a match looked at step by step is, at every position, what playing up to there shows.

    .venv/bin/python scripts/step_through_matches.py                       # 2 matches per game and number of players
    .venv/bin/python scripts/step_through_matches.py --matches 200 --kept build/stepped.jsonl
    .venv/bin/python scripts/step_through_matches.py --matches 5 --minutes 10 shark

Bots play whole matches, every second one with variants drawn at random, most by players who do whatever they may. Each
match is then played again at a table, as it would be seen in play: what is to be seen there after every step is noted.
Then it is stepped through in a replay: to every position forwards, in motion, to every position backwards, and to a
quarter of all positions in an order drawn at random. Each time all is compared: the state, every row of every table,
the cards of the seats, the figures of the charts, the log up to there, how far the match is, and everything on
the board with all that each item has of its own. It is so for an onlooker and for one of the seats: who looks sees no
secret that they would not have seen in play.

What follows from something else is compared by what it follows from (``what_is_seen.py`` says what that is); at every
64th position, whichever way it is come to, no such short cut is taken: all words are composed anew, read through Qt
and compared as texts. Every 16th pair of matches is stepped through on the whole page, and there every eighth look is
such a whole one; in the first pair every single one is, and it is gone to all positions at random. The other matches
have what the page moves: table, log and playback. What bots say belongs to a match, and is said at the table and in
the replay. With ``--kept`` what was compared is written into a file, match by match, and a later run goes on from
there; it ends with a table of what the file has.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from bigshot_desktop.engine.game import EVERYONE, fingerprint  # noqa: E402
from bigshot_desktop.games import ENTRIES, GAMES  # noqa: E402
from bigshot_desktop.table.match import Match  # noqa: E402
from bigshot_desktop.table.referee import Referee  # noqa: E402
from bigshot_desktop.table.simulation import Fixture, Thought, fixtures, play_on, seated  # noqa: E402
from bigshot_desktop.ui.look.pace import Pace  # noqa: E402
from bigshot_desktop.ui.look.sounds import Sounds  # noqa: E402
from bigshot_desktop.ui.match.game_table import make_table  # noqa: E402
from bigshot_desktop.ui.match.replay.replay_page import ReplayPage  # noqa: E402
from bigshot_desktop.ui.models.log import LogModel  # noqa: E402
from bigshot_desktop.ui.play.bridge import Bridge  # noqa: E402
from bigshot_desktop.ui.play.dispatch import Rank  # noqa: E402
from bigshot_desktop.ui.play.playback import Playback  # noqa: E402
from bigshot_desktop.ui.play.remarks import Remarks  # noqa: E402
from bigshot_desktop.ui.play.replay_bridge import ReplayBridge  # noqa: E402
from bigshot_desktop.ui.play.turns import NOBODY, Phase  # noqa: E402
from scripts.what_is_seen import Ledger, Looker, Seen  # noqa: E402

SEED: Final = 20_261_117
LEVELS: Final = ("easy", "random", "random", "random")
"""Of the bots, one match after the other: most matches are quick to play, and go where nobody would."""
_WHOLE: Final = 64
"""At every so manyth position all words are read."""
_RANDOM: Final = 4
"""Of so many positions one is gone to at random."""
_PAGES: Final = 16
"""Of so many pairs of matches one has the whole page around it."""
_WHOLE_ON_PAGE: Final = 8
"""At every so manyth position of those all words are read; at all positions of the first pair."""


# --- matches -------------------------------------------------------------------------------------


def played(game: str, players: int, number: int) -> Match:
    """A whole match between bots, the same for the same number; in most they do whatever they may."""
    rng = Random(f"{SEED}/{game}/{players}/{number}")
    level = LEVELS[number // 2 % len(LEVELS)]  # each with variants and without
    template = Fixture(game, (level,) * players, _options(game, players, number, rng), SEED)
    match = seated(_numbered(template, number))

    def listen(thought: Thought) -> None:
        if thought.choice.saying is not None:
            match.sayings[match.length + 1] = thought.choice.saying

    for _ in play_on(match, on_thought=listen):
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


# --- comparing -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play:
    """What was to be seen at a table at which a match was played, from before its first step to after its last."""

    seen: list[Seen]
    states: list[str]
    """The digest of each state."""
    lines: list[str]
    """The log at its end."""


def in_play(match: Match, viewer: int, ledger: Ledger | None, whole: Callable[[int], bool]) -> Play:
    """Plays the actions of a match again at a table, without motion, and looks at it after each of them.

    ``whole``: at which positions all words are read.
    """
    again = Match(match.game, match.setup, match.seats, match.seed)
    bridge = Bridge(Referee(again), viewer)
    table = make_table(bridge, Pace("off"))
    log = LogModel(
        bridge,
        piece=table.piece_of,
        trifles=table.trifles,
        remarks=Remarks(bridge),
        group=table.group_of,
        explains=False,
    )
    bridge.stepped.subscribe(Rank.STAGE, lambda _: table.stage.settle())
    table.stage.settle()
    looker = Looker(table, log, ledger)
    seen, states = [looker.look(whole=whole(0))], [fingerprint(again.state)]
    for action in match.actions:
        step = again.play(action)
        if (saying := match.sayings.get(again.length)) is not None:
            again.sayings[again.length] = saying
        bridge._happened(step)  # type: ignore[arg-type]  # it was legal before
        seen.append(looker.look(whole=whole(again.length)))
        states.append(fingerprint(again.state))
    table.clear()
    bridge.deleteLater()
    return Play(seen, states, [entry.text for entry in log.entries])


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
    """Comparisons of what is to be seen."""
    whole: int = 0
    """Those of them in which all words were read."""

    def add(self, whole: bool) -> None:
        """Something has been compared."""
        self.positions += 1
        self.whole += whole

    def add_all(self, other: Tally) -> None:
        """The same has been done as there."""
        self.matches += other.matches
        self.positions += other.positions
        self.whole += other.whole

    def __str__(self) -> str:
        return f"{self.matches} matches, {self.positions} positions compared, {self.whole} of them word by word"


def step_through(
    match: Match, viewer: int, tally: Tally, rng: Random, *, page: bool = True, every: int = 0
) -> None:
    """Steps through a match in all ways; raises :class:`AssertionError` where something else is seen than in play.

    ``page``: on the whole page. Every so manyth look is a whole one.
    """
    every = every or (1 if page else _WHOLE)
    first = rng.randrange(every)
    ledger = None if every == 1 else Ledger()

    def whole(position: int) -> bool:
        return position % every == first

    play = in_play(match, viewer, ledger, whole)
    bridge, end, pace = ReplayBridge(match, viewer), match.length, Pace("fast")
    replay = ReplayPage(bridge, pace, Sounds()) if page else BareReplay(bridge, pace)
    looker = Looker(replay.game_table, replay.log, ledger)

    def compare(wanted: int, how: str) -> None:
        then = play.seen[wanted]
        now = looker.look(whole=whole(wanted))
        now_there = bridge.position == wanted and bridge.match.state is match.state_after(wanted)
        different = [] if now_there else ["position"]
        different += [name for name in then | now if now.get(name) != then.get(name)]
        tally.add(whole(wanted))
        if different:
            raise AssertionError(
                f"{match.game.info.id}, {len(match.seats)} players, seed {match.seed}, seen by {viewer}: "
                f"after step {wanted} of {end}, {how}: {different}"
            )

    def lines() -> list[str]:
        return [entry.text for entry in replay.log.entries]

    assert lines() == play.lines, "the log is another"
    compare(0, "at the start")
    for position in range(1, end + 1):
        replay.playback.step(1)
        finish(replay)
        compare(position, "forwards")
    for position in range(end - 1, -1, -1):
        replay.playback.step(-1)
        compare(position, "backwards")
    for position in rng.sample(range(end + 1), (end + 1) // (1 if every == 1 else _RANDOM)):
        replay.playback.go_to(position)
        compare(position, "at random")
    assert lines() == play.lines, "the log has changed"
    states = [fingerprint(match.state_after(position)) for position in range(end + 1)]
    assert states == play.states, "a state is another"
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
        self.whole = 0
        if path is not None and path.exists():
            for line in path.read_text("utf-8").splitlines():
                game, players, number, positions, whole = json.loads(line)
                self.positions[game, players, number] = positions
                self.whole += whole

    def add(self, which: Which, positions: int, whole: int) -> None:
        """Nothing else was seen in this match than in play; so much was compared, and so much word by word."""
        self.positions[which] = positions
        self.whole += whole
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([*which, positions, whole]) + "\n")

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
        ) + (
            f"\nIn all {sum(matches.values())} matches, {sum(positions.values())} positions, "
            f"{self.whole} of them word by word."
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
                tally = Tally()
                _compare_match(game, players, number, tally)
                kept.add((game, players, number), tally.positions, tally.whole)
                total.add_all(tally)
        print(f"{number + 1}: {total}, {monotonic() - began:.0f} s", flush=True)
    print(f"{kept.table()}\nAll the same: {total}.")
    return 0


def _compare_match(game: str, players: int, number: int, total: Tally) -> None:
    """Plays a match and steps through it, as an onlooker or as one of its players."""
    rng = Random(f"{SEED}/{game}/{players}/{number}/ways")
    viewer = EVERYONE if number % 2 == 0 else rng.randrange(players)
    page = number // 2 % _PAGES == 0
    every = 1 if number < 2 else _WHOLE_ON_PAGE if page else _WHOLE
    gc.disable()  # it would search the same tables over and over
    step_through(played(game, players, number), viewer, total, rng, page=page, every=every)
    gc.collect()


if __name__ == "__main__":
    sys.exit(main())
