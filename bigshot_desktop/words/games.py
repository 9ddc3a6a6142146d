"""The words of the games, by id. A new game joins here."""

from __future__ import annotations

from typing import Final

from bigshot_desktop.words.big_shot.words import BIG_SHOT
from bigshot_desktop.words.saludos_amigos.words import SALUDOS_AMIGOS
from bigshot_desktop.words.sentences import Words
from bigshot_desktop.words.shark.words import SHARK

WORDS: Final[dict[str, Words]] = {
    "big-shot": BIG_SHOT,
    "shark": SHARK,
    "saludos-amigos": SALUDOS_AMIGOS,
}
