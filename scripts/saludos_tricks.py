"""Simple tricks at Saludos Amigos against bots that should not fall for them.

    .venv/bin/python scripts/saludos_tricks.py                                  # every trick, against medium with 4
    .venv/bin/python scripts/saludos_tricks.py last-word --level expert --players 7 --matches 210

A trick is a player that does one thing, always, and else plays like the bots around it. It sits on every seat in turn.
Who waits for the last word is asked only when all others are done or wait for its answer.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that it can be started as a file

from bigshot_desktop.bots.bot import Bot, Budget, Sight  # noqa: E402
from bigshot_desktop.bots.levels import LEVELS, make_bot, make_memory  # noqa: E402
from bigshot_desktop.engine.game import CHANCE, EVERYONE, Refusal  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.actions import (  # noqa: E402
    Accept,
    Commit,
    Decline,
    Done,
    Offer,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation  # noqa: E402
from bigshot_desktop.games.saludos_amigos.rules.state import (  # noqa: E402
    ATTENDANCE,
    CALL,
    NEGOTIATION,
    SEALING,
)
from bigshot_desktop.table.confidence import interval  # noqa: E402
from bigshot_desktop.table.parallel import in_order  # noqa: E402
from bigshot_desktop.table.simulation import Broken, Fixture, fixtures, seated  # noqa: E402

GAME: Final = "saludos-amigos"
WAITS: Final = "last-word"

Trick = Callable[[SaludosObservation], Any]
"""What the trick does in a position; None where it leaves that to the bot."""


def always_yes(seen: SaludosObservation) -> Any:
    """Agrees to whatever it is asked, and asks for nothing."""
    if seen.phase != NEGOTIATION:
        return None
    decision = _decision(seen)
    if decision.asks:
        return Accept(seen.seat, decision.asks[0][0])
    return Done(seen.seat)


def one_more(seen: SaludosObservation) -> Any:
    """Refuses what it is offered and asks for one more, and for one more again."""
    if seen.phase != NEGOTIATION:
        return None
    decision, me = _decision(seen), seen.seat
    for proposer, shares in decision.asks:
        giver = max(
            (seat for seat in range(len(shares)) if seat != me), key=lambda seat: shares[seat]
        )
        if decision.left and not decision.own and shares[giver] > 1:
            more = list(shares)
            more[giver] -= 1
            more[me] += 1
            if tuple(more) not in seen.declined[me]:
                return Offer(me, tuple(more))
        if decision.left:
            return Decline(me, proposer)
    return None


def crumbs(seen: SaludosObservation) -> Any:
    """Offers 1 each to the two who have the least, and keeps the rest."""
    if seen.phase != NEGOTIATION:
        return None
    decision, me = _decision(seen), seen.seat
    if decision.own or not decision.left or (seen.shares and seen.shares[me]):
        return None
    poor = sorted(
        (seat for seat in range(len(seen.money)) if seat != me), key=lambda seat: seen.money[seat]
    )
    for one in range(len(poor)):
        for two in range(one + 1, len(poor)):
            partners = (poor[one], poor[two])
            height = sum(seen.strengths[seat] for seat in (me, *partners))
            shares = [0] * len(seen.money)
            shares[partners[0]] = shares[partners[1]] = 1
            shares[me] = seen.worth - 2
            if height > seen.mug and shares[me] > 0 and tuple(shares) not in seen.declined[me]:
                return Offer(me, tuple(shares))
    return None


def last_word(seen: SaludosObservation) -> Any:
    """Waits until the others have talked themselves out, then offers an even split to a majority of the strengths."""
    if seen.phase != NEGOTIATION:
        return None
    decision, me = _decision(seen), seen.seat
    whole = sum(seen.strengths)
    if seen.shares and seen.shares[me] and 2 * seen.mug > whole:
        return None
    if not decision.left or decision.own:
        return None
    others = sorted(
        (seat for seat in range(len(seen.money)) if seat != me),
        key=lambda seat: (bool(seen.shares and seen.shares[seat]), -seen.strengths[seat]),
    )
    members = [me]
    for seat in others:
        height = sum(seen.strengths[one] for one in members)
        if 2 * height > whole and height > seen.mug:
            break
        members.append(seat)
    height = sum(seen.strengths[one] for one in members)
    if height <= seen.mug or len(members) > seen.worth:
        return None
    each, odd = divmod(seen.worth, len(members))
    shares = [0] * len(seen.money)
    for place, seat in enumerate(members):
        shares[seat] = each + (place < odd)
    return None if tuple(shares) in seen.declined[me] else Offer(me, tuple(shares))


def no_council(seen: SaludosObservation) -> Any:
    """Never spends a card on a council."""
    if seen.phase in (CALL, ATTENDANCE):
        return StayOut(seen.seat)
    return Commit(seen.seat, (0, 0, 0)) if seen.phase == SEALING else None


TRICKS: Final[dict[str, Trick]] = {
    "always-yes": always_yes,
    "one-more": one_more,
    "crumbs": crumbs,
    WAITS: last_word,
    "no-council": no_council,
}


def _decision(seen: SaludosObservation) -> Negotiate:
    assert isinstance(seen.decision, Negotiate)
    return seen.decision


# --- matches -------------------------------------------------------------------------------------


def play(fixture: Fixture, trick: str) -> float:
    """The part of the win of the seat that plays the trick: that of the match's number."""
    match = seated(fixture)
    liar = fixture.number % len(match.seats)
    bots: list[Bot] = [make_bot(GAME, seat.level) for seat in match.seats]
    memory = make_memory(GAME, match.setup)
    quicker = Random(f"{match.seed}/order")
    while seats := match.to_act:
        if seats == (CHANCE,):
            step = match.draw()
        else:
            others = [seat for seat in seats if seat != liar]
            seat = quicker.choice(others if trick == WAITS and others else seats)
            seen = match.game.observe(match.state, seat)
            action = TRICKS[trick](seen) if seat == liar else None
            if action is None:
                rng = Random(match.bot_seed(seat))
                action = bots[seat].choose(Sight(seen, memory), rng, Budget(1.0)).action
            answer = match.play(action)
            if isinstance(answer, Refusal):
                raise Broken(match.seed, match.length + 1, f"{answer.code} ({answer.rule})")
            step = answer
        for event in step.seen_by(EVERYONE):
            memory.note(event)
    result = match.result
    assert result is not None
    return 1 / len(result.winners) if liar in result.winners else 0.0


def contest(
    trick: str, level: str, players: int, matches: int, seed: int, jobs: int
) -> list[float]:
    """The parts of the wins, match by match; every deal is played with the trick on every seat."""
    template = Fixture(GAME, (level,) * players, (), seed)
    deals = fixtures(template, -(-matches // players))
    every = [
        Fixture(GAME, deal.levels, (), deal.seed, number=seat)
        for deal in deals
        for seat in range(players)
    ]
    return list(in_order(partial(play, trick=trick), every, jobs, 5))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument(
        "trick", nargs="*", choices=[*TRICKS, []], help="all of them if none is named"
    )
    parser.add_argument("--level", default="medium", choices=LEVELS)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(arguments)
    for trick in asked.trick or TRICKS:
        won = contest(trick, asked.level, asked.players, asked.matches, asked.seed, asked.jobs)
        blocks = [
            sum(won[at : at + asked.players]) / asked.players
            for at in range(0, len(won), asked.players)
        ]
        low, high = interval(blocks, len(won))
        share = sum(won) / len(won)
        print(
            f"{trick:10} against {asked.players - 1} {asked.level}: {share:.1%} of {len(won)} matches"
            f" ({low:.1%} to {high:.1%}), {share * asked.players:.2f} x its equal share",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
