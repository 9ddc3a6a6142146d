"""Tells how bots of Saludos Amigos talk among themselves: do they agree, and do they foretell who will?

    .venv/bin/python scripts/saludos_talks.py --levels expert --players 7 --matches 50

It prints the turns in which nobody was paid, how many were paid, what became of coalitions in the council, how often
offers came to stand compared with what their proposers foretold, and what should never happen: an offer that could have
been accepted instead, and a no to an offer that is one's own.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from bigshot_desktop.bots.levels import LEVELS  # noqa: E402
from bigshot_desktop.engine.game import EVERYONE, Event  # noqa: E402
from bigshot_desktop.games.saludos_amigos.bots.terms import REFUSAL  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Commit, Offer, Propose  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.events import (  # noqa: E402
    BagPassed,
    CouncilDecided,
    OfferDeclined,
    OfferLapsed,
    OfferReplaced,
    OfferStands,
    SharePaid,
    StrengthsFixed,
)
from bigshot_desktop.table.parallel import in_order  # noqa: E402
from bigshot_desktop.table.simulation import (  # noqa: E402
    Fixture,
    Thought,
    fixtures,
    play_on,
    seated,
)

GAME: Final = "saludos-amigos"


@dataclass(slots=True)
class Talks:
    """What was heard."""

    counts: Counter[str] = field(default_factory=Counter)
    foretold: list[tuple[float, bool]] = field(default_factory=list)
    """Of each offer, the chance to stand that its proposer gave it, and whether it did."""
    open: dict[int, float] = field(default_factory=dict)
    paid: int = 0
    negotiated: bool = False

    def thought(self, thought: Thought) -> None:
        """A bot has decided."""
        seen, choice = thought.sight.observation, thought.choice
        action, decision = choice.action, seen.decision
        if isinstance(decision, Negotiate):
            asks = [shares for _, shares in decision.asks]
            if isinstance(action, Offer):
                self.counts["offers that could have been accepted instead"] += action.shares in asks
                said = [
                    dict(term.facts)["chance"]
                    for term in choice.chosen.terms
                    if term.code == REFUSAL
                ]
                if sum(map(bool, action.shares)) > 1:
                    self.open[thought.seat] = float(said[0]) / 100 if said else 1.0
            if decision.own in asks and not isinstance(action, Accept):
                self.counts["refusals of one's own offer"] += 1
        self.counts["other splits proposed"] += isinstance(action, Propose)
        if (
            isinstance(action, Commit)
            and seen.coalition >> thought.seat & 1
            and seen.biscuit >= seen.mug
        ):
            self.counts["choices of cards by threatened members"] += 1
            self.counts["… who showed none"] += not any(action.cards)

    def event(self, event: Event) -> None:
        """Something has happened that everybody sees."""
        match event:
            case StrengthsFixed():
                self.negotiated = True
            case OfferDeclined():
                self._close(event.proposer, stands=False)
            case OfferLapsed() | OfferReplaced():
                self._close(event.seat, stands=False)
            case OfferStands():
                self._close(event.seat, stands=True)
            case CouncilDecided():
                self.counts["councils"] += 1
                self.counts["councils that the opposition won"] += (
                    event.opposition > event.coalition
                )
            case SharePaid():
                self.paid += 1
            case BagPassed() if self.negotiated:
                self.counts["turns"] += 1
                self.counts["turns in which nobody was paid"] += not self.paid
                self.counts[f"turns in which {self.paid} were paid"] += self.paid > 0
                self.paid, self.negotiated = 0, False
                self.open.clear()

    def _close(self, proposer: int, *, stands: bool) -> None:
        if proposer in self.open:
            self.foretold.append((self.open.pop(proposer), stands))


def listen(fixture: Fixture) -> Talks:
    """Plays one match."""
    match, talks = seated(fixture), Talks()
    for step in play_on(match, on_thought=talks.thought):
        for event in step.seen_by(EVERYONE):
            talks.event(event)
    return talks


def _seats(fixture: Fixture, levels: Sequence[str]) -> Fixture:
    rng = Random(f"{fixture.seed}/levels")
    return Fixture(GAME, tuple(rng.choice(levels) for _ in fixture.levels), (), fixture.seed)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument(
        "--levels", default="expert", help=f"one of these for each seat ({', '.join(LEVELS)})"
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    levels = asked.levels.split(",")
    template = Fixture(GAME, (levels[0],) * asked.players, (), asked.seed)
    some = [_seats(one, levels) for one in fixtures(template, asked.matches)]
    counts, foretold = Counter[str](), []
    for talks in in_order(listen, some, asked.jobs, 2):
        counts.update(talks.counts)
        foretold += talks.foretold
    turns = counts["turns"]
    for what, number in sorted(counts.items()):
        print(f"{what}: {number} ({number / turns:.1%} of the turns)")
    _report("all offers", foretold)
    for low in range(0, 100, 10):
        part = [one for one in foretold if low <= round(100 * one[0]) < low + 10 + (low == 90)]
        if part:
            _report(f"  {low} to {low + 10} %", part)
    return 0


def _report(what: str, offers: Sequence[tuple[float, bool]]) -> None:
    said = sum(one for one, _ in offers) / len(offers)
    came = sum(stands for _, stands in offers) / len(offers)
    print(f"{what}: {len(offers)}, foretold to stand {said:.1%}, stood {came:.1%}")


if __name__ == "__main__":
    sys.exit(main())
