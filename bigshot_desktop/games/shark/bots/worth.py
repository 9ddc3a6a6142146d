"""What a share promises beyond its value: learnt from matches the bots played against each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bigshot_desktop.games.shark.bots.map_reading import COMPANIES, MapReading, Openings
from bigshot_desktop.games.shark.bots.position import remaining
from bigshot_desktop.games.shark.rules.material import TOP_VALUE, ZONES

FEATURES: Final = (
    "time",
    "time-value",
    "time-room",
    "time-lone",
    "time-lead",
    "time-crowd",
    "time-threat",
    "room",
    "threat",
)
"""What is known of a share of a company, in this order; ``time-…`` is multiplied by what remains of the match."""


def share_features(
    ground: MapReading, openings: Openings, issued: Sequence[int], horizon: float
) -> list[tuple[float, ...]]:
    """The features of each company's shares; so many of them are in the hands of players.

    Time counts in full as long as more of the match remains than the horizon.
    """
    time = min(1.0, remaining(ground) / horizon)
    room, threat = [0.0] * 4, [0.0] * 4
    for zone in ZONES:
        worst = [0] * 4
        for company, buildings in enumerate(openings[zone]):
            best = 0
            for building in buildings:
                if building.rise > best:
                    best = building.rise
                if any(building.falls):
                    for victim, fall in enumerate(building.falls):
                        if fall > worst[victim]:
                            worst[victim] = fall
            room[company] += best
        for company in COMPANIES:
            threat[company] += worst[company]
    longest = [0] * 4
    for chain in set(ground.at):
        if chain >= 0:
            company, size = ground.owners[chain], ground.sizes[chain]
            if size > longest[company]:
                longest[company] = size
    total = sum(issued) or 1
    features: list[tuple[float, ...]] = []
    for company in COMPANIES:
        others = max(longest[other] for other in COMPANIES if other != company)
        features.append(
            (
                time,
                time * ground.values[company] / TOP_VALUE,
                time * room[company] / 6,
                time * ground.lone[company],
                time * (longest[company] - others) / 5,
                time * issued[company] / total,
                time * threat[company] / 6,
                room[company] / 6,
                threat[company] / 6,
            )
        )
    return features


def promises(
    weights: Sequence[float],
    horizon: float,
    ground: MapReading,
    openings: Openings,
    issued: Sequence[int],
) -> list[float]:
    """What a share of each company promises beyond its value, in money."""
    return [
        sum(weight * known for weight, known in zip(weights, features, strict=True))
        for features in share_features(ground, openings, issued, horizon)
    ]
