"""From what a bot has found to what it chooses and tells: its errors, and the reasons behind its chances."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bigshot_desktop.bots.reasons import Choice, Prospect, Term, best_of
from bigshot_desktop.games.shark.bots import terms
from bigshot_desktop.games.shark.bots.assessment import Assessment
from bigshot_desktop.games.shark.bots.level import Level
from bigshot_desktop.games.shark.rules.actions import SharkAction


@dataclass(frozen=True, slots=True)
class Idea:
    """An action, the chance to win with it, and the table it leads to."""

    action: SharkAction | object
    chance: float
    after: Assessment


def choice_of(
    level: Level, now: Assessment, seat: int, ideas: list[Idea], effort: int, rng: Random
) -> Choice:
    """What a level chooses among ideas: the best, as it judges them, unless it slips."""
    felt = []
    for idea in ideas:
        chance = idea.chance
        if level.misjudges:
            chance += 1.1 * rng.gauss(0.0, level.misjudges) * chance * (1 - chance)
        felt.append(Prospect(idea.action, chance))
    choice = best_of(felt, effort)
    if level.slip and choice.alternatives and rng.random() < level.slip:
        other = choice.alternatives[rng.randrange(len(choice.alternatives))]
        rest = (choice.chosen, *(one for one in choice.alternatives if one is not other))
        return Choice(other, rest, slip=other.expected < choice.chosen.expected, effort=effort)
    return choice
