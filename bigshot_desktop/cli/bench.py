"""``bench``: how quick rules and bots are, beside a known peer measured in the same run."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, Final

from bigshot_desktop.bots.game_bots import Advice
from bigshot_desktop.bots.levels import QUICK
from bigshot_desktop.cli import bench_judge
from bigshot_desktop.cli.arguments import UsageError, add_game, between, usual_players
from bigshot_desktop.cli.bench_bots import advised_in, level_benches
from bigshot_desktop.cli.bench_report import Figure, figure_of, print_table
from bigshot_desktop.cli.window import WindowCommands
from bigshot_desktop.engine.game import CHANCE, AnyGame, pick
from bigshot_desktop.games import ENTRIES, GAMES
from bigshot_desktop.table.new_match import new_match
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.words.rulebook import RULEBOOKS
from bigshot_desktop.words.rulebook_search import Search, words_of

PLAYOUTS: Final = 120
"""Matches per sample: about a tenth of a second of Big Shot."""
COPIES: Final = 20_000
TICK: Final = 1e-3
"""Seconds: nothing that is measured here takes less."""
PEER_MATCHES: Final = 8
MATCHES_A_ROUND: Final = 10
"""Of each game and number of players, for the judge."""
PEER_PLIES: Final = 200
COPY_GOAL: Final = 3.0
"""Microseconds."""
SEARCH_GOAL: Final = 16_000.0
"""Microseconds: the picture of the next frame shows what was found."""
TYPED: Final = ("t", "th", "the", "the p", "the pl", "player", "e")
"""What is found all over a book."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """What one sample of playouts came to."""

    playouts_per_second: float
    actions_per_second: float
    decisions_per_second: float
    """Without dice and draws."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure rules and bots: playouts and judged positions per second, the cost of a copy",
    )
    parser.add_argument(
        "what",
        nargs="?",
        choices=("rules", "ui", "judge"),
        default="rules",
        help="rules and bots (the default); ui: the window, offscreen and on Xvfb, which fails where a goal is missed "
        "by more than a quarter; judge: how well it is foretold who wins, in ten matches a round",
    )
    parser.add_argument(
        "--rounds",
        metavar="N",
        type=between(1, 1000),
        default=15,
        help="interleaved rounds (default 15)",
    )
    add_game(parser, "--game", help="only this game (default: all)")
    parser.add_argument("--peers", action="store_true", help="measure python-chess beside it")
    parser.add_argument(
        "--evening",
        action="store_true",
        help="with ui: whether it stays as large as it is over 40 matches and 200 openings of each page",
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=between(1, 64),
        default=1,
        help="processes that play the matches of judge (default 1)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.what == "ui":
        window: WindowCommands = args.window
        measurable = [game for game in ENTRIES if ENTRIES[game].bench]
        if args.game and args.game not in measurable:
            raise UsageError(f"{args.game} does not say how its window is measured.")
        games = [args.game] if args.game else measurable
        return window.measure(args.rounds, games, evening=args.evening)
    games = [args.game] if args.game else list(GAMES)
    if args.what == "judge":
        judged = list(bench_judge.measure(games, MATCHES_A_ROUND * args.rounds, args.jobs))
        if args.json:
            print(json.dumps([asdict(one) for one in judged], indent=2))
        else:
            bench_judge.print_judged(judged)
        return 0
    figures = measure(args.rounds, games, peers=args.peers)
    if args.json:
        machine = {"python": platform.python_version(), "rounds": args.rounds}
        print(json.dumps(machine | {"figures": [asdict(figure) for figure in figures]}, indent=2))
    else:
        print_table(figures)
    return 0


@dataclass(frozen=True, slots=True)
class Samples:
    """What was measured in each round, in order."""

    playouts: dict[tuple[str, str], list[Playouts]]
    """By game and way of choosing."""
    copies: dict[str, list[float]]
    """Microseconds, by game."""
    judged: dict[tuple[str, str], list[float]]
    """Positions per second, by game and level."""
    advice: dict[tuple[str, Advice], list[float]]
    """Microseconds, by game and what is worked out for players."""
    searches: dict[str, list[float]]
    """Microseconds for each key that is typed to look for something in the rulebook, by game."""
    peer: list[float]
    """Random moves per second; empty where it was not asked for."""


def measure(rounds: int, names: Sequence[str], *, peers: bool) -> list[Figure]:
    """All figures, each game and the peer taking turns so that a busy machine slows them alike."""
    if peers and find_spec("chess") is None:
        raise UsageError("The peer is not installed: pip install chess.")
    samples = Samples({}, {}, {}, {}, {}, [])
    games = {name: GAMES[name] for name in names}
    starts = {name: _starts(game) for name, game in games.items()}
    choosers = {name: _choosers(game, starts[name][0]) for name, game in games.items()}
    benches = {name: level_benches(name) for name in games}
    searches = {name: Search(RULEBOOKS[name]) for name in games if ENTRIES[name].rulebook}
    advice = {
        name: advised_in(name, levels[QUICK].sights) for name, levels in benches.items() if levels
    }
    for number in range(rounds):
        if peers:
            samples.peer.append(_chess_moves())
        for name, game in games.items():
            for how, choose in choosers[name].items():
                played = _play_out(game, choose, starts[name])
                samples.playouts.setdefault((name, how), []).append(played)
            samples.copies.setdefault(name, []).append(_copy_cost(starts[name][0]))
        for name, search in searches.items():
            samples.searches.setdefault(name, []).append(_search_cost(search))
        for name, levels in benches.items():
            for level, bench in levels.items():
                samples.judged.setdefault((name, level), []).append(bench.judged_per_second(number))
            for advised in advice.get(name, ()):
                cost = advised.microseconds(number)
                samples.advice.setdefault((name, advised.advice), []).append(cost)
    return list(_figures(samples))


def _figures(samples: Samples) -> Iterator[Figure]:
    peer = samples.peer
    if peer:
        yield figure_of("python-chess", "random moves", "moves/s", peer)
    for (name, how), found in samples.playouts.items():
        playouts = [one.playouts_per_second for one in found]
        yield figure_of(name, f"playouts, {how}", "playouts/s", playouts)
        actions = [one.actions_per_second for one in found]
        goal = ENTRIES[name].speed_goals.get(how)
        yield figure_of(name, f"actions, {how}", "actions/s", actions, peer, goal)
        decisions = [one.decisions_per_second for one in found]
        yield figure_of(name, f"players' decisions, {how}", "decisions/s", decisions, peer)
    for name, costs in samples.copies.items():
        yield figure_of(name, "copy of a state", "µs", costs, goal=COPY_GOAL)
    for (name, level), rates in samples.judged.items():
        yield figure_of(name, f"positions judged, {level}", "positions/s", rates)
    for name, costs in samples.searches.items():
        yield figure_of(name, "search in the rulebook", "µs", costs, goal=SEARCH_GOAL)
    for (name, advice), costs in samples.advice.items():
        yield figure_of(name, advice.what, "µs", costs, goal=advice.goal)


def _starts(game: AnyGame) -> list[Any]:
    """First states of matches, the same for every way of choosing."""
    seats = [Seat(f"Seat {number}") for number in range(1, usual_players(game) + 1)]
    return [new_match(game, seats, {}, seed).state for seed in range(PLAYOUTS)]


Chooser = Callable[[Any, int, Random], Any]


def _choosers(game: AnyGame, first: Any) -> dict[str, Chooser]:
    """How a random action is found: out of the list of all, or without making it."""
    legal = game.legal

    def from_list(state: Any, seat: int, rng: Random) -> Any:
        actions = legal(state, seat)
        assert actions is not None
        return actions[pick(rng, len(actions))]

    choosers: dict[str, Chooser] = {"sample": game.sample}
    if _listable(game, first.copy()):
        choosers["legal"] = from_list
    return choosers


def _listable(game: AnyGame, state: Any) -> bool:
    """Whether a random match never meets a decision whose actions cannot be listed."""
    rng = Random("bench")
    while seats := game.to_act(state):
        if seats[0] != CHANCE and game.legal(state, seats[0]) is None:
            return False
        action = (
            game.chance(state, rng) if seats[0] == CHANCE else game.sample(state, seats[0], rng)
        )
        game.apply(state, action)
    return True


def _play_out(game: AnyGame, choose: Chooser, starts: list[Any]) -> Playouts:
    """Plays every start to its end, at random."""
    rng = Random("bench")
    to_act, chance, apply = game.to_act, game.chance, game.apply
    nature = CHANCE
    states = [start.copy() for start in starts]
    actions = draws = 0
    began = process_time()
    for state in states:
        while seats := to_act(state):
            seat = seats[0]
            if seat == nature:
                apply(state, chance(state, rng))
                draws += 1
            else:
                apply(state, choose(state, seat, rng))
            actions += 1
    took = _since(began)
    return Playouts(len(states) / took, actions / took, (actions - draws) / took)


def _since(began: float) -> float:
    """Processor time since then; at least a tick, where the clock of a system goes on by whole ticks."""
    return max(process_time() - began, TICK)


def _copy_cost(state: Any) -> float:
    """Microseconds per copy."""
    copy = state.copy
    began = process_time()
    for _ in range(COPIES):
        copy()
    return (process_time() - began) / COPIES * 1e6


def _search_cost(search: Search) -> float:
    """Microseconds for each key that is typed."""
    began = process_time()
    for typed in TYPED:
        search.hits(search.as_told(words_of(typed)))
    return (process_time() - began) / len(TYPED) * 1e6


def _chess_moves() -> float:
    """Random moves per second of python-chess: list the legal ones, choose, push."""
    import chess

    rng = Random("bench")
    moves = 0
    began = process_time()
    for _ in range(PEER_MATCHES):
        board = chess.Board()
        for _ in range(PEER_PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[pick(rng, len(legal))])
            moves += 1
    return moves / _since(began)
