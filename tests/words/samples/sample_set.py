"""What a game's samples consist of, and how they are told."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bigshot_desktop.bots.reasons import Term, sentence
from bigshot_desktop.engine.game import Decision, Event, Fact, Line, Refusal, Setup, Standing
from bigshot_desktop.words.narrator import Narrator
from bigshot_desktop.words.sentences import Sentences

NAMES: Final = ("Anna", "Bea", "Carl", "Dan", "Eve", "Fritz", "Gina")
BOARDS: Final = Path(__file__).parents[3] / "resources" / "boards"

COMMON_SET_UP: Final = ("players", "unknown-option", "unknown-value")
"""What :meth:`bigshot_desktop.engine.game.Info.check_options` refuses."""


def board_data(game: str, board: str) -> Any:
    """A board that comes with the program."""
    return json.loads((BOARDS / game / f"{board}.json").read_text(encoding="utf-8"))


@dataclass(frozen=True, kw_only=True)
class Samples:
    """One of everything a game can have to say, and the tables at which it is said."""

    game: str
    setups: tuple[Setup, ...]
    """With each number of players, and with each board, that makes a difference to the words."""
    events: Sequence[Event]
    event_types: Iterable[type]
    """All there are, as the rules list them."""
    actions: Sequence[Any]
    """What players can do."""
    nature: Iterable[type]
    """The actions that are nature's."""
    plans: Sequence[tuple[Any, ...]] = ()
    """Several actions that are weighed, and named, as one."""
    decisions: Sequence[tuple[Decision, int]] = ()
    """What can be asked, and of which seat."""
    positions: Sequence[Mapping[str, Any]] = ()
    """What differs from the first position where the match is as far as some sentence tells."""
    outcomes: Sequence[Any] = ()
    """What can be told of a choice before it is made."""
    terms: Sequence[Term]
    """What the expectations of bots are made of."""
    advised: Sequence[Mapping[str, Fact]] = ()
    """All facts that sentences of hints can have; the first of these for all sentences, the others for reasons."""
    sayings: Sequence[Term] = ()
    """What bots can say at the table, in every wording."""
    refusals: Mapping[str, tuple[str, ...]]
    """What an action can be refused with, and the rules: as the rules list them."""
    set_up_refusals: Mapping[str, tuple[str, ...]]
    """What a set-up can be refused with, and the rules."""
    facts: Mapping[str | tuple[str, str], Sequence[Mapping[str, Fact]]]
    """The facts of refusals, by code, or by code and rule; a code without any has none."""
    lines: Sequence[Line]
    standings: Sequence[Standing]
    things: Mapping[str, Iterable[int]]
    """The numbers of the things that have a name, by kind."""
    names_of_things: Sequence[Sentences] = field(default_factory=tuple)
    """The tables of words that :class:`bigshot_desktop.words.sentences.Words` does not list."""

    def speakers(self, narrator: Narrator) -> Iterator[Narrator]:
        """The voice as it knows the game only, and at each table."""
        yield narrator.about(self.game)
        for setup in self.setups:
            yield narrator.at(self.game, setup, NAMES[: setup.players])

    def all_advice(self, table: Sentences) -> Iterator[Term]:
        """Every sentence of hints with all facts, and every reason in the first of them that has one."""
        codes = dict.fromkeys(key.partition(".")[0] for key in table.texts)
        reasons = [code.removeprefix("why-") for code in codes if code.startswith("why-")]
        heads = [code for code in codes if not code.startswith("why-")]
        asking = [code for code in heads if "{why}" in table.texts[code]]
        for facts in self.advised:
            for code in heads:
                yield sentence(code, why=next(iter(reasons), ""), **facts)
            for reason in reasons:
                yield sentence(asking[0], why=reason, **facts)

    def all_refusals(self) -> Iterator[Refusal]:
        for code, rules in {**self.refusals, **self.set_up_refusals}.items():
            for rule in rules:
                for facts in self.facts.get((code, rule), self.facts.get(code, [{}])):
                    yield Refusal.of(code, rule, **facts)
