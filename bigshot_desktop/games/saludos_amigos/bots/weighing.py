"""The chance to win with what a person has in mind, in the same measure as what the bot would do itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from bigshot_desktop.bots.bot import Budget, Sight
from bigshot_desktop.bots.reasons import Prospect
from bigshot_desktop.games.saludos_amigos.bots import rolling
from bigshot_desktop.games.saludos_amigos.bots.bargain import Bargain, bargain_at
from bigshot_desktop.games.saludos_amigos.bots.council import Council
from bigshot_desktop.games.saludos_amigos.bots.memory import Recollection
from bigshot_desktop.games.saludos_amigos.bots.negotiating import Negotiator, has_nothing_to_say
from bigshot_desktop.games.saludos_amigos.rules.actions import Commit, Decline, Offer
from bigshot_desktop.games.saludos_amigos.rules.negotiation import members_of
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.state import NEGOTIATION, SEALING, STRENGTH, TALK

if TYPE_CHECKING:
    from bigshot_desktop.games.saludos_amigos.bots.game_bots import SaludosBot


def weigh(
    bot: SaludosBot, sight: Sight, actions: Sequence[Any], rng: Random, budget: Budget
) -> float | None:
    """The chance to win of the observing seat with an action; None where the bot cannot tell."""
    seen: SaludosObservation = sight.observation
    action, *more = actions
    if more or (seen.phase == NEGOTIATION and has_nothing_to_say(seen)):
        return None
    memory: Recollection = sight.memory
    faith = tuple([memory.faithless(seat) for seat in range(len(seen.money))])
    bargain = bargain_at(seen, faith, memory.habit(), bot.style.fond_of_cards(seen))
    if seen.phase == NEGOTIATION:
        return _speaking(bot, bargain, seen, memory, action)
    if seen.phase == STRENGTH:
        return _listed(rolling.prospects(bargain, seen), action)
    council = Council(bargain, seen)
    if seen.phase == SEALING:
        assert isinstance(action, Commit)
        return council.showing(action.cards)
    return _listed(council.talking() if seen.phase == TALK else council.pushing(), action)


def _listed(prospects: Sequence[Prospect], action: Any) -> float | None:
    return next((one.expected for one in prospects if one.action == action), None)


def _speaking(
    bot: SaludosBot, bargain: Bargain, seen: SaludosObservation, memory: Recollection, action: Any
) -> float | None:
    negotiator = Negotiator(bargain, seen, memory, bot.style)
    ways = negotiator.prospects()
    if isinstance(action, Offer):
        me, shares = seen.seat, action.shares
        asked = members_of(shares) & ~(1 << me)
        chance = bargain.agreement(me, shares, asked, negotiator.hearing)
        stay = bargain.now(negotiator.talk.after_refusal(me))[me]
        return negotiator.judged(action, shares, chance, stay).expected
    if isinstance(action, Decline):  # the best of what can be said then
        others = [one.expected for one in ways if getattr(one.action, "proposer", -1) < 0]
        others += [
            one.expected
            for one in ways
            if getattr(one.action, "proposer", action.proposer) != action.proposer
        ]
        return max(others, default=None)
    return _listed(ways, action)
