"""What is printed on the outside of each game's box: known without opening it."""

from __future__ import annotations

from typing import Final, NamedTuple


class Box(NamedTuple):
    """The outside of a game."""

    title: str
    """The same in every language."""
    players: tuple[int, ...]
    """For how many it is."""
    rules: str
    """What the numbers of its rules begin with."""


BOXES: Final[dict[str, Box]] = {
    "big-shot": Box("Big Shot", (2, 3, 4), "BS"),
    "shark": Box("Shark", (2, 3, 4, 5, 6), "SH"),
    "saludos-amigos": Box("Saludos Amigos", (4, 5, 6, 7), "SA"),
}
"""By the id of the game. Opened they are ``games.GAMES``."""

_BY_RULES: Final = {box.rules: game for game, box in BOXES.items()}


def game_of(rule: str) -> str | None:
    """The id of the game that a rule belongs to, by the rule's number."""
    return _BY_RULES.get(rule.partition("-")[0])
