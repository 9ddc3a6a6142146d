"""Learns the tables of the Saludos Amigos bots by self-play, and writes them into their data file.

    python scripts/tune_saludos_amigos.py --matches 600 --level medium [--seed 1] [--write]

Bots of one level play against each other, and what happened is fitted with plain statistics:

* ``card``: what a card and a point beyond two were worth at the end of the match, by the turns to come (least
  squares of the final lead on the present differences in hands; what journalists take is added back),
* ``spread``: how well money and cards foretold the winner (greatest likelihood),
* ``call``, ``defeat``: how often councils were called and won by the opposition (logistic regression),
* ``attack``, ``defence``, ``upkeep``: points and cards the sides spent there (least squares),
* ``grip``: what strength was worth in a negotiation (least squares).

They go to the entry ``medium``, from which the other levels take them over. As the tables change how the bots play, it
is run several times in a row until they settle. What makes the levels (how far they look, what they fear) was
found by hand with ``arena``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.engine.game import CHANCE, EVERYONE, Event
from bigshot_desktop.games import GAMES
from bigshot_desktop.games.saludos_amigos.bots.game_bots import BOTS
from bigshot_desktop.games.saludos_amigos.bots.horizon import horizon
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.rules.events import (
    CardsShown,
    CouncilDecided,
    NegotiationClosed,
    StrengthsFixed,
)
from bigshot_desktop.games.saludos_amigos.rules.material import SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.packs import total
from bigshot_desktop.games.saludos_amigos.rules.state import TILE, SaludosState

GAME: Final = GAMES["saludos-amigos"]
WEIGHTS: Final = (
    Path(__file__).parents[1] / "bigshot_desktop/games/saludos_amigos/bots/weights.json"
)
KNOTS: Final = (0.0, 1.5, 3.0, 5.0, 8.0, 12.0, 17.0)
"""Turns to come at which a card's worth is told; between them it is interpolated."""

Row = tuple[list[float], float]
"""What was known, and what came of it."""


class Records:
    """What the matches have shown, as rows to fit."""

    def __init__(self, press: float) -> None:
        self.press = press
        self.cards: list[Row] = []
        self.forecasts: list[tuple[float, list[int], list[int], float, float, int]] = []
        self.calls: list[Row] = []
        self.defeats: list[Row] = []
        self.defence: list[Row] = []
        self.attack: list[Row] = []
        self.grips: list[Row] = []
        self.used: list[list[float]] = [[], []]


class Witness:
    """Watches one match and notes rows."""

    def __init__(self, records: Records, players: int) -> None:
        self.records = records
        self.players = players
        self.starts: list[tuple[float, float, list[int], list[int], list[int]]] = []
        self.case: list[float] = []
        self.coalition = 0
        self.cards: list[int] = []
        self.attackers = 0
        self.points = [0.0, 0.0]
        self.strengths: tuple[int, ...] = ()
        self.money: list[int] = []
        self.worth = 0
        self.turns = 0.0

    def before(self, state: SaludosState) -> None:
        """A turn is about to begin."""
        if self.strengths:
            self._note_grip(state)
        if self.case:
            self.records.calls.append((self.case, 0.0))
            self.records.defeats.append((self.case, 0.0))
            self.case = []
        ahead = horizon(tuple(state.sections), state.journalists)
        self.turns = ahead.turns
        points = [
            total(hand) - 2 * cards for hand, cards in zip(state.hands, state.cards, strict=True)
        ]
        self.starts.append((ahead.turns, ahead.journalists, state.money[:], state.cards[:], points))
        self.money = state.money[:]

    def _note_grip(self, state: SaludosState) -> None:
        strengths, self.strengths = self.strengths, ()
        gains = [a - b for a, b in zip(state.money, self.money, strict=True)]
        for seat, strength in enumerate(strengths):
            others = sorted(strengths[:seat] + strengths[seat + 1 :], reverse=True)
            rest = (sum(gains) - gains[seat]) / (self.players - 1)
            case = [
                strength - sum(others) / len(others),
                1.0 / (1.0 + exp(others[1] - strength)),
                1.0,
            ]
            self.records.grips.append((case, (gains[seat] - rest) / self.worth))

    def event(self, event: Event, state: SaludosState) -> None:
        """Something happened."""
        if isinstance(event, StrengthsFixed):
            self.strengths, self.worth = event.strengths, state.worth
        elif isinstance(event, NegotiationClosed):
            self._note_closing(state)
        elif isinstance(event, CardsShown):
            side = self.coalition >> event.seat & 1
            self.points[side] += event.total
            self.records.used[side].append(float(sum(event.cards)))
            if not side:
                self.attackers += self.cards[event.seat]
        elif isinstance(event, CouncilDecided):
            won = float(event.opposition > event.coalition)
            case, self.case = self.case, []
            records = self.records
            records.calls.append((case, 1.0))
            records.defeats.append((case, won))
            one, lead, _, inside, worth, turns = case
            records.attack.append(([one, lead, self.attackers, worth, turns], self.points[0]))
            records.defence.append(([one, lead, inside, worth, turns], self.points[1]))
            self.points = [0.0, 0.0]
            self.attackers = 0

    def _note_closing(self, state: SaludosState) -> None:
        everyone = state.terms.everyone
        out = SEATS_IN[everyone & ~state.coalition]
        against = sum(state.cards[seat] for seat in out)
        if not against:
            return
        inside = sum(state.cards[seat] for seat in SEATS_IN[state.coalition])
        biscuit = sum(state.strengths[seat] for seat in out)
        self.cards, self.coalition = state.cards[:], state.coalition
        self.case = [1.0, state.mug - biscuit, against, inside, state.worth, self.turns]

    def end(self, state: SaludosState) -> None:
        """The match is over: what was it worth to have had these cards?"""
        final, players = state.money, self.players
        best = max(final)
        winners = [seat for seat in range(players) if final[seat] == best]
        for turns, journalists, money, cards, points in self.starts:
            for seat in range(players):
                lead, hand, value = (
                    now[seat] - (sum(now) - now[seat]) / (players - 1)
                    for now in (money, cards, points)
                )
                end = final[seat] - (sum(final) - final[seat]) / (players - 1)
                hats = _hats(turns)
                press = self.records.press * journalists * hand
                case = [*(hat * hand for hat in hats), *(hat * value for hat in hats)]
                self.records.cards.append((case, end - lead + press))
            if len(winners) == 1:
                self.records.forecasts.append(
                    (turns, money, cards, journalists, self.records.press, winners[0])
                )


def _hats(turns: float) -> list[float]:
    """How much each knot counts at these turns."""
    hats = [0.0] * len(KNOTS)
    for place in range(1, len(KNOTS)):
        low, high = KNOTS[place - 1], KNOTS[place]
        if turns <= high or place == len(KNOTS) - 1:
            part = min(1.0, (turns - low) / (high - low))
            hats[place - 1], hats[place] = 1.0 - part, part
            break
    return hats


def watch(level: str, players: int, seed: str, records: Records) -> None:
    """Plays one match of a level against itself."""
    setup = GAME.deal(players, {}, None, Random(f"{seed}/deal"))
    state = GAME.initial(setup)
    memory = Recollection(setup)
    bots = [BOTS.bot(BOTS.weights[level]) for _ in range(players)]
    rng = Random(seed)
    witness = Witness(records, players)
    while state.acting:
        if state.phase == TILE:
            witness.before(state)
        if state.acting == (CHANCE,):
            action = GAME.chance(state, rng)
        else:
            seat = rng.choice(state.acting)
            sight = Sight(GAME.observe(state, seat), memory)
            action = bots[seat].choose(sight, rng, Budget(1.0)).action
        events: list[Event] = []
        GAME.apply(state, action, events.append)
        for event in events:
            if event.audience == EVERYONE:
                memory.note(event)
                witness.event(event, state)
    witness.end(state)


# --- statistics ----------------------------------------------------------------------------------


def least_squares(rows: Sequence[Row], ridge: float = 1.0) -> list[float]:
    """The coefficients that explain the rows best."""
    return _solve(rows, [1.0] * len(rows), [outcome for _, outcome in rows], ridge)


def logistic(rows: Sequence[Row], rounds: int = 12, ridge: float = 1.0) -> list[float]:
    """Log odds, by Newton's method."""
    found = [0.0] * len(rows[0][0])
    for _ in range(rounds):
        weights, targets = [], []
        for case, outcome in rows:
            lot = max(-15.0, min(15.0, sum(a * b for a, b in zip(found, case, strict=True))))
            chance = 1.0 / (1.0 + exp(-lot))
            weight = max(1e-4, chance * (1.0 - chance))
            weights.append(weight)
            targets.append(lot + (outcome - chance) / weight)
        found = _solve(rows, weights, targets, ridge)
    return found


def _solve(
    rows: Sequence[Row], weights: Sequence[float], targets: Sequence[float], ridge: float
) -> list[float]:
    """Weighted normal equations, by elimination."""
    size = len(rows[0][0])
    table = [[ridge if a == b else 0.0 for b in range(size)] + [0.0] for a in range(size)]
    for (case, _), weight, target in zip(rows, weights, targets, strict=True):
        for a, value in enumerate(case):
            if value:
                line, scaled = table[a], weight * value
                for b, other in enumerate(case):
                    line[b] += scaled * other
                line[size] += scaled * target
    for a in range(size):
        pivot = max(range(a, size), key=lambda row: abs(table[row][a]))
        table[a], table[pivot] = table[pivot], table[a]
        for row in range(size):
            if row != a:
                factor = table[row][a] / table[a][a]
                table[row] = [x - factor * y for x, y in zip(table[row], table[a], strict=True)]
    return [table[a][size] / table[a][a] for a in range(size)]


def deviation(rows: Sequence[Row], found: Sequence[float]) -> float:
    """How far the rows are from what was found."""
    return sqrt(
        sum(
            (outcome - sum(a * b for a, b in zip(found, case, strict=True))) ** 2
            for case, outcome in rows
        )
        / len(rows)
    )


def _spread(records: Records, card: Callable[[float], float]) -> list[float]:
    """The base and the growth that make the winners likeliest."""

    def surprise(base: float, growth: float) -> float:
        lost = 0.0
        for turns, money, cards, journalists, press, winner in records.forecasts:
            worth = card(turns) - press * journalists
            scores = [a + worth * b for a, b in zip(money, cards, strict=True)]
            scale = base + growth * sqrt(turns)
            most = max(scores)
            everyone = sum(exp((score - most) / scale) for score in scores)
            lost -= (scores[winner] - most) / scale - log(everyone)
        return lost

    choices = [
        (base, growth) for base in (0.5, 1, 1.5, 2, 3) for growth in (0.5, 0.8, 1.1, 1.5, 2, 3)
    ]
    return list(min(choices, key=lambda choice: surprise(*choice)))


def learn(records: Records) -> dict[str, Any]:
    """All tables."""
    found = least_squares(records.cards)
    half = len(KNOTS)
    card = [
        [knot, round(found[place], 2), round(found[half + place], 2)]
        for place, knot in enumerate(KNOTS)
    ]

    def worth(turns: float) -> float:
        return sum(a * b for a, b in zip(_hats(turns), found[:half], strict=True))

    tables: dict[str, Any] = {"card": card, "spread": _spread(records, worth)}
    if len(records.attack) >= 50:
        tables["call"] = logistic(records.calls)
        tables["defeat"] = logistic(records.defeats)
        for name, rows in (("attack", records.attack), ("defence", records.defence)):
            points = least_squares(rows)
            tables[name] = [*points, deviation(rows, points)]
        outside, inside = (sum(used) / len(used) for used in records.used)
        tables["upkeep"] = [inside, outside]
    tables["grip"] = least_squares(records.grips)[:2]
    return {
        name: [round(one, 3) if isinstance(one, float) else one for one in table]
        for name, table in tables.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the tables into the data file")
    chosen = parser.parse_args()
    data = json.loads(WEIGHTS.read_text("utf-8"))
    records = Records(data["medium"]["press"])
    for number in range(chosen.matches):
        watch(chosen.level, chosen.players, f"{chosen.seed}/{number}", records)
    print(f"councils: {len(records.attack)} of {len(records.calls)}")
    tables = learn(records)
    for name, table in tables.items():
        print(name, table)
    if chosen.write:
        data["medium"].update(tables)
        WEIGHTS.write_text(written(data), "utf-8")


def written(levels: dict[str, dict[str, Any]]) -> str:
    """The data file: a line for each parameter."""
    entries = []
    for level, weights in levels.items():
        lines = [f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in weights.items()]
        entries.append(f"  {json.dumps(level)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(entries) + "\n}\n"


if __name__ == "__main__":
    main()
