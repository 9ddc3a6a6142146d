"""The rulebooks there are, each read when it is first asked for."""

from __future__ import annotations

from bigshot_desktop.rules.boxes import game_of
from bigshot_desktop.words.rulebook import Rulebook


def rulebook_of(game: str) -> Rulebook:
    """The book of a game, in English."""
    match game:
        case "big-shot":
            from bigshot_desktop.words.big_shot.rulebook.book import BOOK as BIG_SHOT

            return BIG_SHOT
        case "shark":
            from bigshot_desktop.words.shark.rulebook.book import BOOK as SHARK

            return SHARK
        case "saludos-amigos":
            from bigshot_desktop.words.saludos_amigos.rulebook.book import BOOK as SALUDOS_AMIGOS

            return SALUDOS_AMIGOS
    raise KeyError(game)


def has_section(rule: str) -> bool:
    """Whether a rulebook tells of a rule, by its number."""
    game = game_of(rule)
    return game is not None and rule in rulebook_of(game).rules
