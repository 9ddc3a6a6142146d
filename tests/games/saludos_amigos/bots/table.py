"""Whole matches of Saludos Amigos bots, decision by decision, and single questions put to one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.bot import Bot, Budget, Sight
from bigshot_desktop.bots.random_bot import RandomBot
from bigshot_desktop.bots.reasons import Choice
from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event
from bigshot_desktop.games.saludos_amigos.bots.game_bots import BOTS
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.rules.state import SaludosState
from tests.games.saludos_amigos.rules.positions import GAME, Table

LEVELS: Final = ("easy", "medium", "hard", "expert")


def bot(level: str) -> Bot:
    """A bot of a level."""
    return RandomBot(GAME) if level == "random" else BOTS.bot(BOTS.weights[level])


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision on the way: the state before it, and what was chosen."""

    state: SaludosState
    sight: Sight
    choice: Choice

    @property
    def seat(self) -> int:
        seat: int = self.sight.observation.seat
        return seat


def moments(levels: Sequence[str], seed: int, money: list[int] | None = None) -> Iterator[Moment]:
    """Plays a match, every action checked, and yields each decision before it is played.

    ``money`` is given the amounts at the end.
    """
    setup = GAME.deal(len(levels), {}, None, Random(seed))
    state: SaludosState = GAME.initial(setup)
    memory = Recollection(setup)
    bots = [bot(level) for level in levels]
    rng = Random(f"{seed}/play")
    while state.acting:
        if state.acting == (CHANCE,):
            action: Any = GAME.chance(state, rng)
        else:
            seat = rng.choice(state.acting)
            sight = Sight(GAME.observe(state, seat), memory)
            choice = bots[seat].choose(sight, rng, Budget(10))
            action = choice.action
            refusal = GAME.check(state, action)
            assert refusal is None, (action, refusal)
            assert action.seat == seat
            yield Moment(state.copy(), sight, choice)
        events: list[Event] = []
        GAME.apply(state, action, events.append)
        for event in events:
            if event.audience == EVERYONE:
                memory.note(event)
    if money is not None:
        money += state.money


def ask(table: Table, seat: int, level: str, seed: int = 1) -> Choice:
    """What a bot does at a table that was set up by hand."""
    memory = Recollection(table.setup)
    for event in table.events:
        if event.audience == EVERYONE:
            memory.note(event)
    sight = Sight(GAME.observe(table.state, seat), memory)
    return bot(level).choose(sight, Random(seed), Budget(10))
