"""A match as data: the models of what is written down of it, and the way back through the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeVar

from bigshot_desktop import __version__
from bigshot_desktop.bots.reasons import Term
from bigshot_desktop.engine.game import CHANCE, AnyGame, Malformed, Refusal, Result, Setup
from bigshot_desktop.games import GAMES
from bigshot_desktop.table.dice_seal import Covered, DiceSeal, commitment, copied
from bigshot_desktop.table.file_formats import SILENT
from bigshot_desktop.table.match import MOST_SEED, Match
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.typed_json import at_most, between, read_record

PROGRAM: Final = f"bigshot-desktop {__version__}"

_FEW: Final = at_most(16)
_MANY: Final = at_most(500)
_MOST_FACTS: Final = 16
"""Of what was said."""
_LONGEST_TEXT: Final = 40
"""Characters of what was said, as a code, and of each text among its facts: a name is not longer."""


@dataclass(frozen=True, slots=True)
class LineRecord:
    code: str
    amount: int
    facts: Annotated[dict[str, int | str], _FEW]


@dataclass(frozen=True, slots=True)
class StandingRecord:
    seat: int
    rank: int
    total: int
    qualified: bool
    lines: Annotated[tuple[LineRecord, ...], _MANY]


@dataclass(frozen=True, slots=True)
class ResultRecord:
    standings: Annotated[tuple[StandingRecord, ...], _FEW]
    winners: Annotated[tuple[int, ...], _FEW]


@dataclass(frozen=True, slots=True)
class Opening:
    """How a match began: what a journal starts with."""

    program: Annotated[str, at_most(80)]
    game: str
    options: Annotated[dict[str, str], _FEW]
    seats: Annotated[tuple[Seat, ...], _FEW]
    seed: Annotated[int, between(0, MOST_SEED)]
    setup: dict[str, Any]
    """In the game's own words (``Game.write_setup``)."""
    seal: DiceSeal | None
    """Of the seed, where that is secret until the end."""
    played_on: Annotated[int, between(0, MOST_SEED)]
    """So many of the first actions were taken over from another match; 0: it began as matches do."""


@dataclass(frozen=True, slots=True)
class SayingRecord:
    """What a bot said with a step. In which words follows from who it is, and in which language from who reads it."""

    step: int
    """The number of the step, from 1."""
    code: Annotated[str, at_most(_LONGEST_TEXT)]
    facts: Annotated[dict[str, int | Annotated[str, at_most(_LONGEST_TEXT)]], at_most(_MOST_FACTS)]


@dataclass(frozen=True, slots=True)
class MatchRecord(Opening):
    """All of a match."""

    actions: tuple[Any, ...]
    """In the game's own words (``Game.write_action``), dice and draws among them."""
    result: ResultRecord | None
    """None while the match goes on."""
    sayings: tuple[SayingRecord, ...]
    """In the order of the steps; one to a step at most."""


# --- writing -------------------------------------------------------------------------------------


def to_opening(match: Match) -> Opening:
    """How a match began."""
    return Opening(**_opening_fields(match))


def to_record(match: Match) -> MatchRecord:
    """All of a match; what was taken back is not part of it.

    A secret seed is told only once the match is over: until then there is another one in its place.
    """
    match = copied(match)
    return MatchRecord(
        **_opening_fields(match),
        actions=tuple(match.game.write_action(action) for action in match.actions),
        result=_result_record(match.result),
        sayings=tuple(_saying_records(match)),
    )


def _saying_records(match: Match) -> Iterator[SayingRecord]:
    """What was said, as far as it can be read again: nothing that was said may make a file unreadable."""
    for number, saying in sorted(match.sayings.items()):
        facts = plain_facts(saying)
        fits = len(saying.code) <= _LONGEST_TEXT and len(facts) <= _MOST_FACTS
        if fits and may_speak(match, number):
            yield SayingRecord(number, saying.code, facts)


def may_speak(match: Match, number: int) -> bool:
    """Whether a bot can have said something with the step of this number: one that there is, and is a bot's."""
    seat: int = match.step(number).action.seat if 1 <= number <= match.length else CHANCE
    return seat != CHANCE and match.seats[seat].kind == "bot"


def plain_facts(saying: Term) -> dict[str, int | str]:
    """The facts of a saying that can be written down: numbers, names and short codes."""
    return {
        name: value
        for name, value in saying.facts
        if (type(value) is int and abs(value) <= MOST_SEED)
        or (type(value) is str and len(value) <= _LONGEST_TEXT)
    }


def _opening_fields(match: Match) -> dict[str, Any]:
    return {
        "program": PROGRAM,
        "game": match.game.info.id,
        "options": dict(match.setup.options),
        "seats": match.seats,
        "seed": match.seed,
        "setup": match.game.write_setup(match.setup),
        "seal": match.seal,
        "played_on": match.played_on,
    }


def _result_record(result: Result | None) -> ResultRecord | None:
    if result is None:
        return None
    return ResultRecord(
        standings=tuple(
            StandingRecord(
                seat=standing.seat,
                rank=standing.rank,
                total=standing.total,
                qualified=standing.qualified,
                lines=tuple(
                    LineRecord(code=line.code, amount=line.amount, facts=dict(line.facts))
                    for line in standing.lines
                ),
            )
            for standing in result.standings
        ),
        winners=result.winners,
    )


# --- reading -------------------------------------------------------------------------------------

R = TypeVar("R", bound=Opening)


def parse(kind: type[R], data: Mapping[str, Any]) -> R:
    """A record from identified data, or a :class:`Problem`."""
    fields = {key: value for key, value in data.items() if key not in ("format", "version")}
    if data.get("version") == 1 and isinstance(fields.get("seats"), list):
        fields["seats"] = [_with_character(seat) for seat in fields["seats"]]
    if data.get("version") in (1, 2):
        fields.setdefault("seal", None)
        fields.setdefault("played_on", 0)
    if kind is MatchRecord and _before_sayings(data.get("version")):
        if "sayings" in fields:
            raise Problem("malformed", where="sayings", expected="nothing")
        fields["sayings"] = ()
    return read_record(kind, fields)


def _before_sayings(version: object) -> bool:
    return isinstance(version, int) and version <= SILENT


def _with_character(seat: object) -> object:
    """A seat as files of version 1 have it, as it is written now: a bot of those is nobody in particular."""
    return {"character": "", **seat} if isinstance(seat, dict) else seat


def begin(opening: Opening) -> Match:
    """The match before its first action."""
    game = GAMES.get(opening.game)
    if game is None:
        raise Problem("unknown-game", game=opening.game)
    match = Match(game, _read_setup(game, opening), opening.seats, opening.seed, seal=opening.seal)
    match.played_on = opening.played_on
    return match


def check_seal(opening: Opening, actions: Sequence[object]) -> None:
    """Raises a :class:`Problem` unless the seal, if there is one, was made of all this; given all actions it covers."""
    seal = opening.seal
    if seal is None:
        return
    covered = Covered(
        opening.game,
        opening.options,
        opening.seats,
        opening.setup,
        opening.seed,
        actions[: seal.after],
    )
    made = commitment(covered, seal.salt, seal.word)
    if seal.after > len(actions) or seal.commitment != made:
        raise Problem("seal-broken")


def from_record(record: MatchRecord) -> Match:
    """The match, played anew: every action is checked, and the result must be the one recorded."""
    match = begin(record)
    most = most_actions(match.game)
    if len(record.actions) > most:
        raise Problem("match-too-long", number=len(record.actions), most=most)
    check_seal(record, record.actions)
    for data in record.actions:
        replay(match, data)
    if record.result != _result_record(match.result):
        raise Problem("result-differs")
    match.sayings = _read_sayings(record.sayings, match)
    return match


def _read_sayings(sayings: Sequence[SayingRecord], match: Match) -> dict[int, Term]:
    """What bots said with their steps, in the order of these; a :class:`Problem` for what nobody can have said."""
    found: dict[int, Term] = {}
    last = 0
    for place, one in enumerate(sayings):
        if one.step <= last or not may_speak(match, one.step):
            raise Problem("malformed", where=f"sayings[{place}].step", expected="number")
        found[one.step] = Term(one.code, 0.0, tuple(one.facts.items()))
        last = one.step
    return found


def replay(match: Match, data: object) -> None:
    """Plays the next recorded action, or tells which one is at fault."""
    index = match.length
    try:
        action = match.game.read_action(data)
    except Malformed as malformed:
        raise _malformed(f"actions[{index}]", malformed) from None
    if (
        (action.seat,) == (CHANCE,) == match.to_act
        and match.seal
        and index >= match.seal.after
        and action != match.next_draw()
    ):
        raise Problem("dice-differ", number=index + 1)
    step = match.play(action)
    if isinstance(step, Refusal):
        raise Problem.refused("illegal-action", step, number=index + 1)


def most_actions(game: AnyGame) -> int:
    """More than any match can have: its decisions, and as many dice and draws again."""
    return 2 * game.info.longest + 1000


def _read_setup(game: AnyGame, opening: Opening) -> Setup:
    players = len(opening.seats)
    if refusal := game.check_options(players, opening.options):
        raise Problem.refused("options-refused", refusal)
    try:
        setup = game.read_setup(players, opening.options, opening.setup)
    except Malformed as malformed:
        raise _malformed("setup", malformed) from None
    if refusal := game.check_setup(setup):
        raise Problem.refused("setup-refused", refusal)
    return setup


def _malformed(parent: str, malformed: Malformed) -> Problem:
    where = f"{parent}.{malformed.where}".rstrip(".")
    return Problem("malformed", where=where, expected=malformed.expected)
