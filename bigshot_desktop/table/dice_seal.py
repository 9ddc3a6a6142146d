"""The seal of a match's dice: made of the secret seed before the first die is rolled, checked when the seed is told.

Whoever knows the seal knows nothing of the dice to come. Whoever knows the seed, too, finds that it is the one that was
sealed, and that every die and every draw of the match follows from it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from random import Random
from typing import Annotated, Any, Final, NamedTuple

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.table.match import MOST_SEED, Match
from bigshot_desktop.table.names import is_name
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.strict_json import canonical
from bigshot_desktop.table.typed_json import between

_SALT: Final = 16
"""Bytes that nobody can guess: without them the seed could be found by trying them all."""
_MOST_ACTIONS: Final = 10**6


def is_word(text: str) -> bool:
    """Whether players can add this to the seal; nothing will do."""
    return text == "" or is_name(text)


def _is_salt(text: str) -> bool:
    return re.fullmatch(rf"[0-9a-f]{{{2 * _SALT}}}", text) is not None


def _is_digest(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{64}", text) is not None


class Covered(NamedTuple):
    """What a seal is made of besides its salt and its word, as all this stands in a match file."""

    game: str
    options: dict[str, str]
    seats: tuple[Seat, ...]
    setup: dict[str, Any]
    seed: int
    actions: Sequence[object]
    """Those before the seal was made."""


@dataclass(frozen=True, slots=True)
class DiceSeal:
    """A seal, and what besides seed and set-up it was made of."""

    commitment: Annotated[str, _is_digest]
    """The SHA-256 that is shown when the match begins, in hexadecimal."""
    salt: Annotated[str, _is_salt]
    """Drawn with the seed, and as secret."""
    word: Annotated[str, is_word]
    """What the players added, if anything."""
    after: Annotated[int, between(0, _MOST_ACTIONS)]
    """How many actions lay in the log when the seal was made; it covers them, but they did not come from this seed."""


def commitment(covered: Covered, salt: str, word: str) -> str:
    """What is shown of a seed and all that is sealed with it, in hexadecimal."""
    content = covered._asdict() | {"salt": salt, "word": word}
    content["seats"] = [asdict(seat) for seat in covered.seats]
    return sha256(canonical(content)).hexdigest()


def draw_seed() -> int:
    """A seed that nobody knows: any of all there are."""
    import secrets  # it loads ciphers, for which the first picture of the window need not wait

    return secrets.randbelow(MOST_SEED + 1)


def sealed(match: Match, word: str = "", *, seed: int | None = None, salt: str = "") -> Match:
    """The same match, whose dice and draws come from a secret seed from now on: a new one unless it is given.

    One that is given is secret only if whoever gives it has shown it to nobody.
    """
    import secrets

    seed = draw_seed() if seed is None else seed
    salt = salt or secrets.token_hex(_SALT)
    covered = covered_by(match, seed, match.length)
    seal = DiceSeal(commitment(covered, salt, word), salt, word, match.length)
    return match.with_dice(seed, seal)


def covered_by(match: Match, seed: int, after: int) -> Covered:
    """What a seal covers that is made after so many actions of a match."""
    game, setup = match.game, match.setup
    actions = [game.write_action(step.action) for step in match.steps[:after]]
    options = dict(setup.options)
    return Covered(game.info.id, options, match.seats, game.write_setup(setup), seed, actions)


def copied(match: Match) -> Match:
    """A sealed match as others may read it before its end: with a seed of its own, from which ours cannot be told."""
    seal = match.seal
    if seal is None or match.result is not None:
        return match
    digest = sha256(f"{match.seed}/{seal.salt}/copy/{match.length}".encode()).digest()
    seed = int.from_bytes(digest[:8]) & MOST_SEED
    return sealed(match, seal.word, seed=seed, salt=digest[-_SALT:].hex())


def is_dealt_from_seed(match: Match) -> bool:
    """Whether the deal, too, is the one of the seed; it is not where players chose some of it."""
    setup = match.setup
    dealt = match.game.deal(
        setup.players, dict(setup.options), setup.board, Random(f"{match.seed}/deal")
    )
    return dealt == setup


class DiceCheck(NamedTuple):
    """What is true of the dice of a match."""

    holds: bool
    """Whether the seal, if there is one, was made of this very seed, set-up and word."""
    draws: int
    """Dice and draws since the seal was made; all there are where there is no seal."""
    agreeing: int
    """Those of them that the seed gives."""
    before: int
    """Dice and draws before the seal was made."""

    @property
    def proven(self) -> bool:
        """Whether all is as it was sealed."""
        return self.holds and self.draws == self.agreeing


def check_dice(match: Match) -> DiceCheck:
    """Works out the seal again, and every die and draw from the seed."""
    after = match.seal.after if match.seal else 0
    count = draws = agreeing = 0
    for number, step in enumerate(match.steps):
        if step.action.seat != CHANCE:
            continue
        if number >= after:
            given = match.game.chance(
                match.state_after(number), Random(f"{match.seed}/chance/{count}")
            )
            draws += 1
            agreeing += given == step.action
        count += 1
    holds = match.seal is not None and match.seal.commitment == commitment(
        covered_by(match, match.seed, after), match.seal.salt, match.seal.word
    )
    return DiceCheck(holds, draws, agreeing, count - draws)
