"""What must hold for any bytes whatever: only a ``Problem`` refuses them, soon, and what is taken is sound."""

from __future__ import annotations

import re
import resource
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, Final, TypeVar

from bigshot_desktop.engine.game import CHANCE, Malformed, Setup, fingerprint
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.journal import MOST_BYTES, Journal, recover
from bigshot_desktop.table.match import Match
from bigshot_desktop.table.match_file import read_match, write_match
from bigshot_desktop.table.match_summary import MatchSummary, summarize_journal, summarize_match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.settings import read_settings, save_settings
from bigshot_desktop.table.storage import write_atomically
from bigshot_desktop.table.strict_json import parse_json
from bigshot_desktop.words.narrator import Narrator
from tests.table.fuzz.kinds import match_bytes
from tests.table.matches import SEATS

SECONDS: Final = 1.0
"""Of processor time that a file may take to be read or refused."""
MEGABYTES: Final = 300
"""That reading a file may add to the memory of the program."""
_RESETS_PEAK: Final = Path("/proc/self/clear_refs")
_STATUS: Final = Path("/proc/self/status")
_NOWHERE: Final = Path("file")
_IN_MEMORY: Final = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""Where files need no disk, if there is such a place: half of the time is spent on writing otherwise."""

T = TypeVar("T")


class Unsound(Exception):
    """Something was accepted that must not be, or took too long or too much."""


class _TooSlow(BaseException):
    """Raised in the middle of whatever takes too long; no handler of the program catches it."""


@contextmanager
def limited() -> Iterator[None]:
    """Whatever happens here must be over soon, and must not need much memory."""

    def stop(_: int, __: FrameType | None) -> None:
        raise _TooSlow

    before = _forget_peak()
    former = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    except _TooSlow:
        raise Unsound(f"takes more than {SECONDS:g} s") from None
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, former)
    if _peak() - before > MEGABYTES:
        raise Unsound(f"takes more than {MEGABYTES} MB")


def _forget_peak() -> float:
    """The memory of this process now, in megabytes. Where the system can, the peak starts there again."""
    if _RESETS_PEAK.exists():
        _RESETS_PEAK.write_bytes(b"5")
    return _peak()


def _peak() -> float:
    """The most memory that this process had, since that was forgotten last or ever, in megabytes."""
    if _RESETS_PEAK.exists():
        found = re.search(rb"VmHWM:\s*(\d+) kB", _STATUS.read_bytes())
        assert found
        return int(found[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def judge(kind: str, data: bytes) -> str:
    """What becomes of a file: ``accepted …`` or the refusal, in a word or two. Raises whatever must not happen."""
    return _JUDGES[kind](data)


def _attempt(read: Callable[[], T]) -> T | Problem:
    """What is read, within the limits, or the problem with it, which can be told in a sentence."""
    try:
        with limited():
            return read()
    except Problem as problem:
        if not Narrator().problem(problem):
            raise Unsound("a problem without a sentence") from problem
        return problem


def _named(problem: Problem) -> str:
    """A problem without the numbers in it, so that problems of one kind look the same."""
    cause = problem.__cause__
    inner = f" < {_named(cause)}" if isinstance(cause, Problem) else ""
    facts = " ".join(str(problem.facts.get(key, "")) for key in ("where", "expected", "refusal"))
    return f"{problem.code} {''.join(c for c in facts if not c.isdigit())[:60]}".strip() + inner


# --- matches -------------------------------------------------------------------------------------


def _judge_match(data: bytes) -> str:
    match = _attempt(lambda: read_match(data))
    summary = _attempt(lambda: summarize_match(data))
    if isinstance(match, Problem):
        return _named(match)
    _check_sound(match)
    _check_summary(match, summary)
    return _accepted(match)


def _judge_journal(data: bytes) -> str:
    found = _attempt(lambda: recover(data, _NOWHERE))
    summary = _attempt(lambda: summarize_journal(data, _NOWHERE))
    if isinstance(found, Problem):
        return _named(found)
    _check_sound(found.match)
    if isinstance(summary, Problem):
        raise Unsound(f"can be gone on with, but not listed: {summary}")
    if (summary.game, summary.seats) != (found.match.game.info.id, found.match.seats):
        raise Unsound("is listed as another match")
    _check_goes_on(data, found.match)
    damage = found.recovery.problem
    return _accepted(found.match) + (f" up to {_named(damage)}" if damage else "")


def _check_goes_on(data: bytes, match: Match) -> None:
    """The journal opens at the same action, takes another, and has it the next time."""
    with tempfile.TemporaryDirectory(dir=_IN_MEMORY) as folder:
        path = Path(folder, "match.journal")
        path.write_bytes(data)
        journal, opened, _ = Journal.open(path)
        if _identity(opened) != _identity(match):
            raise Unsound("opens as another match than it is read as")
        to_act = opened.to_act
        if to_act and len(data) < MOST_BYTES - 1000:
            action = _any_action(opened, to_act[0])
            journal.write_action(action)
            opened.play(action)
        journal.close()
        again = recover(path.read_bytes(), path)
        if again.recovery.problem or again.recovery.torn:
            raise Unsound("is damaged after it was gone on with")
        if _identity(again.match) != _identity(opened):
            raise Unsound("is another match after it was gone on with")


def _any_action(match: Match, seat: int) -> Any:
    rng = Random(match.length)
    if seat == CHANCE:
        return match.next_draw() if match.seal else match.game.chance(match.state, rng)
    return match.game.sample(match.state, seat, rng)


def _check_sound(match: Match) -> None:
    """What was accepted obeys the rules from its first position to its last, and comes back the same from a file."""
    game = match.game
    if refusal := game.check_setup(match.setup):
        raise Unsound(f"a set-up against the rules: {refusal}")
    state = game.initial(match.setup)
    _check_position(match, state)
    for number, action in enumerate(match.actions, start=1):
        if refusal := game.check(state, action):
            raise Unsound(f"action {number} is against the rules: {refusal}")
        if game.read_action(game.write_action(action)) != action:
            raise Unsound(f"action {number} is written as another")
        game.apply(state, action)
        _check_position(match, state)
    if (match.result is None) == (not match.to_act):
        raise Unsound("has a result while it goes on, or none at its end")
    again = read_match(write_match(match))
    if match.seal and match.result is None:  # its file does not tell the secret seed
        if again.seed == match.seed:
            raise Unsound("tells its secret seed")
        again = again.with_dice(match.seed, match.seal)
    if _identity(again) != _identity(match):
        raise Unsound("is another match once it has been saved")


def _identity(match: Match) -> tuple[Any, ...]:
    """What makes a match what it is; all its positions follow from it."""
    where = fingerprint(match.state)
    return match.game.info.id, match.setup, match.seats, match.seed, match.actions, where


def _check_position(match: Match, state: Any) -> None:
    if wrong := match.game.audit(state):
        raise Unsound(f"a position that cannot be: {wrong[0]}")


def _check_summary(match: Match, summary: MatchSummary | Problem) -> None:
    if isinstance(summary, Problem):
        raise Unsound(f"can be opened, but not listed: {summary}")
    result = match.result
    there = (summary.game, summary.seats, summary.seed, summary.actions, summary.winners)
    winners = result.winners if result else ()
    if there != (match.game.info.id, match.seats, match.seed, match.length, winners):
        raise Unsound("is listed as another match")


def _accepted(match: Match) -> str:
    last = type(match.actions[-1]).__name__ if match.length else "nothing"
    over = " over" if match.result else ""
    return f"accepted {match.game.info.id} {len(match.seats)} {last}{over}"


def _judge_moves(data: bytes) -> str:
    """Many actions at one position: where all legal ones can be listed, exactly these are taken."""
    try:
        content = parse_json(data)
    except Problem as problem:
        return _named(problem)
    if not isinstance(content, dict) or not isinstance(tries := content.pop("tries", None), list):
        return "nothing to try"
    match = _attempt(lambda: read_match(match_bytes(content)))
    if isinstance(match, Problem):
        return _named(match)
    outcomes = {_try_move(match, data) for data in tries}
    return "accepted " + " ".join(sorted(one for one in outcomes if one))


def _try_move(match: Match, data: object) -> str:
    """What becomes of an action; nothing where it is refused."""
    game, state = match.game, match.state
    try:
        with limited():
            action = game.read_action(data)
            refusal = game.check(state, action)
    except Malformed:
        return ""
    legal = game.legal(state, action.seat) if action.seat in game.to_act(state) else []
    if legal is not None and (action in legal) != (refusal is None):
        raise Unsound(f"{action} is {'refused' if refusal else 'taken'}, but listed otherwise")
    if refusal:
        return ""
    state = state.copy()
    game.apply(state, action)
    _play_on(match, state, action)
    return type(action).__name__


def _play_on(match: Match, state: Any, after: Any) -> None:
    """Nothing is amiss in the next few positions either."""
    game, rng = match.game, Random(0)
    for _ in range(8):
        _check_position(match, state)
        if not (to_act := game.to_act(state)):
            return
        seat = to_act[0]
        action = game.chance(state, rng) if seat == CHANCE else game.sample(state, seat, rng)
        if refusal := game.check(state, action):
            raise Unsound(f"after {after} a sampled {action} is refused: {refusal}")
        game.apply(state, action)


# --- settings and boards -------------------------------------------------------------------------


def _judge_settings(data: bytes) -> str:
    with tempfile.TemporaryDirectory(dir=_IN_MEMORY) as folder:
        path = Path(folder, "settings.json")
        write_atomically(path, data)
        with limited():
            settings, problems = read_settings(path)
        save_settings(settings, path)
        again, none = read_settings(path)
        if none or again != settings:
            raise Unsound("other settings once they have been saved")
    return "accepted" if not problems else " ".join(sorted({_named(one) for one in problems}))


def _judge_board(data: bytes) -> str:
    outcomes = [_judge_board_of(game, data) for game in GAMES.values() if game.info.boards]
    return max(outcomes, key=len) if "accepted" not in outcomes else "accepted"


def _judge_board_of(game: Any, data: bytes) -> str:
    try:
        with limited():
            board = game.read_board(parse_json(data))
    except Malformed as malformed:
        return f"malformed {''.join(c for c in str(malformed) if not c.isdigit())[:60]}"
    except Problem as problem:
        return _named(problem)
    rng = Random(len(data))
    for players in game.info.players:
        setup: Setup = game.deal(players, {}, board, rng)
        if refusal := game.check_setup(setup):
            raise Unsound(f"a deal against the rules on this board: {refusal}")
        if game.read_setup(players, dict(setup.options), game.write_setup(setup)) != setup:
            raise Unsound("another board once it has been saved")
        match = Match(game, setup, SEATS[:players], 1)
        while match.to_act and match.length < 40:
            match.play(_any_action(match, match.to_act[0]))
            _check_position(match, match.state)
    return "accepted"


_JUDGES: Final[dict[str, Callable[[bytes], str]]] = {
    "match": _judge_match,
    "journal": _judge_journal,
    "settings": _judge_settings,
    "board": _judge_board,
    "moves": _judge_moves,
}
