"""Whether an action is allowed, and the code and rule of the refusal if not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Decline,
    Discard,
    Done,
    DrawCards,
    DrawTile,
    Offer,
    Propose,
    Push,
    Ready,
    Roll,
    SaludosAction,
    StayOut,
    Withdraw,
)
from bigshot_desktop.games.saludos_amigos.rules.bag import in_bag
from bigshot_desktop.games.saludos_amigos.rules.material import (
    COUNCILLORS,
    DIE,
    JOURNALIST,
    LAST_JOURNALIST,
    MOST_OFFERS,
    MOST_PROPOSALS,
    PROJECTS,
)
from bigshot_desktop.games.saludos_amigos.rules.negotiation import height_of, members_of
from bigshot_desktop.games.saludos_amigos.rules.packs import counts
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    CALL,
    DICE,
    DRAW,
    NEGOTIATION,
    OVER,
    REROLL,
    SEALING,
    STRENGTH,
    TALK,
    TILE,
    UNCHOSEN,
    SaludosState,
)
from bigshot_desktop.games.saludos_amigos.rules.talk import open_proposer, split_of

PHASES: Final[dict[type, tuple[int, ...]]] = {
    DrawTile: (TILE,),
    Roll: (DICE, REROLL),
    DrawCards: (DRAW,),
    Discard: (STRENGTH,),
    Ready: (STRENGTH, TALK),
    Offer: (NEGOTIATION,),
    Withdraw: (NEGOTIATION,),
    Accept: (NEGOTIATION, TALK),
    Decline: (NEGOTIATION, TALK),
    Done: (NEGOTIATION,),
    Push: (CALL, ATTENDANCE),
    StayOut: (CALL, ATTENDANCE),
    Propose: (TALK,),
    Commit: (SEALING,),
}
"""When each kind of action has its place."""

NEGOTIATING: Final = (Offer, Withdraw, Accept, Decline, Done)

PHASE_RULES: Final = {
    TILE: "SA-05",
    DICE: "SA-07",
    STRENGTH: "SA-08",
    REROLL: "SA-08",
    NEGOTIATION: "SA-11",
    CALL: "SA-13",
    ATTENDANCE: "SA-15",
    TALK: "SA-16",
    SEALING: "SA-17",
    DRAW: "SA-21",
}
_PHASE_RULES: Final = tuple(dict.fromkeys(PHASE_RULES.values()))

REFUSALS: Final = {
    "match-over": ("SA-26", "SA-28"),
    "not-your-turn": _PHASE_RULES,
    "not-now": _PHASE_RULES,
    "said-ready": ("SA-08", "SA-16"),
    "said-done": ("SA-11",),
    "tile-not-in-bag": ("SA-05",),
    "dice-number": ("SA-07", "SA-08"),
    "die": ("SA-03",),
    "cards-number": ("SA-21",),
    "card-not-in-deck": ("SA-21",),
    "not-your-card": ("SA-08", "SA-13", "SA-15", "SA-17"),
    "shares-number": ("SA-09", "SA-16"),
    "share-too-small": ("SA-09", "SA-16"),
    "split-sum": ("SA-09", "SA-16"),
    "not-a-member": ("SA-11", "SA-16"),
    "offer-too-low": ("SA-09",),
    "offer-limit": ("SA-11",),
    "offer-repeated": ("SA-11",),
    "no-offer": ("SA-11", "SA-16"),
    "own-offer": ("SA-11", "SA-16"),
    "already-agreed": ("SA-11", "SA-16"),
    "council-full": ("SA-15",),
    "proposal-open": ("SA-16",),
    "proposal-limit": ("SA-16",),
    "split-stands": ("SA-16",),
    "choice-form": ("SA-17",),
    "already-chosen": ("SA-17",),
}
"""Every code an action can be refused with, and the rules it can stand for."""


def check(state: SaludosState, action: SaludosAction) -> Refusal | None:
    """Why an action is not allowed now, or None if it is."""
    phase, kind = state.phase, type(action)
    if phase == OVER:
        return Refusal.of(
            "match-over", "SA-26" if state.journalists == LAST_JOURNALIST else "SA-28"
        )
    if action.seat not in state.acting:
        return _why_not_you(state, action)
    if phase not in PHASES[kind]:
        return Refusal.of("not-now", PHASE_RULES[phase])
    judge = _JUDGES.get(kind)
    return judge(state, action) if judge else None


# --- out of turn ---------------------------------------------------------------------------------


def _why_not_you(state: SaludosState, action: SaludosAction) -> Refusal:
    """The refusal for a seat that is not to act."""
    phase, seat, kind = state.phase, action.seat, type(action)
    if 0 <= seat < state.terms.players:
        if phase == NEGOTIATION and kind in NEGOTIATING:
            return Refusal.of("said-done", "SA-11", seat=seat)
        is_ready = state.ready >> seat & 1
        if phase in (STRENGTH, REROLL) and kind in (Discard, Ready) and is_ready:
            return Refusal.of("said-ready", "SA-08", seat=seat)
        if phase == TALK and kind in (Propose, Ready) and state.council >> seat & 1:
            return Refusal.of("said-ready", "SA-16", seat=seat)
        if phase == SEALING and kind is Commit and state.sealed[seat] != UNCHOSEN:
            return Refusal.of("already-chosen", "SA-17", seat=seat)
        if (
            phase in (TALK, SEALING)
            and kind is Push
            and state.asked >> seat & 1  # not reached before the council was full
        ):
            return Refusal.of("council-full", "SA-15", seat=seat, most=state.worth)
    return Refusal.of("not-your-turn", PHASE_RULES[phase], seat=seat, turn=state.acting[0])


# --- nature --------------------------------------------------------------------------------------


def _check_tile(state: SaludosState, action: DrawTile) -> Refusal | None:
    if action.value not in (JOURNALIST, *PROJECTS) or not in_bag(state, action.value):
        return Refusal.of("tile-not-in-bag", "SA-05", value=action.value)
    return None


def _check_roll(state: SaludosState, action: Roll) -> Refusal | None:
    first = state.phase == DICE
    number = state.terms.players if first else 1
    if len(action.dice) != number:
        rule = "SA-07" if first else "SA-08"
        return Refusal.of("dice-number", rule, number=len(action.dice), needed=number)
    for pips in action.dice:
        if pips not in DIE:
            return Refusal.of("die", "SA-03", pips=pips)
    return None


def _check_draw(state: SaludosState, action: DrawCards) -> Refusal | None:
    needed = state.unpaid.bit_count()
    if len(action.cards) != needed:
        return Refusal.of("cards-number", "SA-21", number=len(action.cards), needed=needed)
    left = dict(zip(COUNCILLORS, counts(state.deck), strict=True))
    for card in action.cards:
        if not left.get(card):
            return Refusal.of("card-not-in-deck", "SA-21", card=card)
        left[card] -= 1
    return None


# --- cards ---------------------------------------------------------------------------------------


def _check_card(state: SaludosState, action: Discard | Push) -> Refusal | None:
    card = action.card
    if card not in COUNCILLORS or not counts(state.hands[action.seat])[card - 1]:
        return Refusal.of("not-your-card", PHASE_RULES[state.phase], card=card)
    return None


def _check_commit(state: SaludosState, action: Commit) -> Refusal | None:
    if len(action.cards) != len(COUNCILLORS) or min(action.cards) < 0:
        return Refusal.of("choice-form", "SA-17")
    hand = counts(state.hands[action.seat])
    for card, number, held in zip(COUNCILLORS, action.cards, hand, strict=True):
        if number > held:
            return Refusal.of("not-your-card", "SA-17", card=card)
    return None


# --- offers and proposals ------------------------------------------------------------------------


def _check_offer(state: SaludosState, action: Offer) -> Refusal | None:
    seat, shares = action.seat, action.shares
    if state.made[seat] >= MOST_OFFERS:
        return Refusal.of("offer-limit", "SA-11", most=MOST_OFFERS)
    if refusal := _check_shares(state, shares, "SA-09"):
        return refusal
    if not shares[seat]:
        return Refusal.of("not-a-member", "SA-11", seat=seat)
    if sum(shares) != state.worth:
        return Refusal.of("split-sum", "SA-09", sum=sum(shares), worth=state.worth)
    height = height_of(state.strengths, members_of(shares))
    if height <= state.mug:
        return Refusal.of("offer-too-low", "SA-09", height=height, mug=state.mug)
    if shares in state.declined[seat]:
        return Refusal.of("offer-repeated", "SA-11")
    return None


def _check_propose(state: SaludosState, action: Propose) -> Refusal | None:
    seat, shares = action.seat, action.shares
    side = state.side(seat)
    if state.ready >> seat & 1:
        return Refusal.of("said-ready", "SA-16", seat=seat)
    proposer = open_proposer(state, side)
    if proposer is not None:
        return Refusal.of("proposal-open", "SA-16", proposer=proposer)
    if state.made[seat] >= MOST_PROPOSALS:
        return Refusal.of("proposal-limit", "SA-16", most=MOST_PROPOSALS)
    if refusal := _check_shares(state, shares, "SA-16"):
        return refusal
    for other, share in enumerate(shares):
        if share and not side >> other & 1:
            return Refusal.of("not-a-member", "SA-16", seat=other)
        if not share and side >> other & 1:
            return Refusal.of("share-too-small", "SA-16", seat=other, share=share)
    if sum(shares) != state.worth:
        return Refusal.of("split-sum", "SA-16", sum=sum(shares), worth=state.worth)
    if shares == split_of(state, seat):
        return Refusal.of("split-stands", "SA-16")
    return None


def _check_shares(state: SaludosState, shares: tuple[int, ...], rule: str) -> Refusal | None:
    """One share for each seat, none of them negative."""
    if len(shares) != state.terms.players:
        needed = state.terms.players
        return Refusal.of("shares-number", rule, number=len(shares), needed=needed)
    for seat, share in enumerate(shares):
        if share < 0:
            return Refusal.of("share-too-small", rule, seat=seat, share=share)
    return None


def _check_answer(state: SaludosState, action: Accept | Decline) -> Refusal | None:
    """Only members answer; yes is said once, and only the negotiation lets one think again."""
    rule = PHASE_RULES[state.phase]
    seat, proposer = action.seat, action.proposer
    if not 0 <= proposer < state.terms.players or not state.offers[proposer]:
        return Refusal.of("no-offer", rule, proposer=proposer)
    if proposer == seat:
        return Refusal.of("own-offer", rule)
    if not state.offers[proposer][seat]:
        return Refusal.of("not-a-member", rule, seat=seat)
    agreed = not state.waiting[proposer] >> seat & 1
    if agreed and (isinstance(action, Accept) or state.phase == TALK):
        return Refusal.of("already-agreed", rule, proposer=proposer)
    return None


def _check_withdraw(state: SaludosState, action: Withdraw) -> Refusal | None:
    if not state.offers[action.seat]:
        return Refusal.of("no-offer", "SA-11", proposer=action.seat)
    return None


def _check_ready(state: SaludosState, action: Ready) -> Refusal | None:
    """Who is ready and asked answers with yes or no (SA-16)."""
    if state.phase == TALK and state.ready >> action.seat & 1:
        return Refusal.of("said-ready", "SA-16", seat=action.seat)
    return None


_JUDGES: Final[dict[type, Callable[[SaludosState, Any], Refusal | None]]] = {
    DrawTile: _check_tile,
    Roll: _check_roll,
    DrawCards: _check_draw,
    Discard: _check_card,
    Push: _check_card,
    Commit: _check_commit,
    Offer: _check_offer,
    Propose: _check_propose,
    Accept: _check_answer,
    Decline: _check_answer,
    Withdraw: _check_withdraw,
    Ready: _check_ready,
}
