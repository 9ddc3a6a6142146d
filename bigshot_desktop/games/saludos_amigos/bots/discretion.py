"""What others may hear of a bot's reasons: nothing that lies face down, nor what could be told from it."""

from __future__ import annotations

from typing import Any, Final

from bigshot_desktop.bots.reasons import Choice, Prospect
from bigshot_desktop.games.saludos_amigos.bots.terms import CARDS, COUNCIL, HUNCH
from bigshot_desktop.games.saludos_amigos.rules.actions import Commit, Discard, Push, StayOut

_SECRET: Final = frozenset({CARDS, COUNCIL, HUNCH})
"""Terms that rest on which cards are held, or on how many are meant to be played."""


def discreet(choice: Choice) -> Choice:
    """The choice as it may be told to all: with cards in it, only what is chosen and the open part of the reasons.

    For a council nothing of the reasons: what is open, the money, is the same whatever card is played or kept. It
    speaks for nothing, and beside what is left out its figures would seem to speak for the opposite.
    """
    weighed = (choice.chosen, *choice.alternatives)
    if not any(isinstance(one.action, Discard | Push | StayOut | Commit) for one in weighed):
        return choice
    terms = tuple(term for term in choice.chosen.terms if term.code not in _SECRET)
    if isinstance(choice.action, Push | StayOut | Commit):
        terms = ()
    expected = sum(term.amount for term in terms)
    chosen = Prospect(_face_down(choice.action), expected, terms)
    return Choice(chosen, veiled=True, saying=choice.saying)


def _face_down(action: Any) -> Any:
    """An action as others see it."""
    match action:
        case Discard(seat) | Push(seat):
            return type(action)(seat, 0)
        case Commit(seat):
            return Commit(seat, ())
    return action
