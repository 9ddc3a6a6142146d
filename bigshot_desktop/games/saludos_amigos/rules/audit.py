"""What must hold in every position of Saludos Amigos, whatever was played."""

from __future__ import annotations

from bigshot_desktop.games.saludos_amigos.rules.material import (
    LAST_JOURNALIST,
    LAST_PROJECT,
    MOST_OFFERS,
    MOST_PROPOSALS,
    PRESS_PROJECTS,
    PROJECTS,
    SEATS_IN,
)
from bigshot_desktop.games.saludos_amigos.rules.memory import decks, hand_after
from bigshot_desktop.games.saludos_amigos.rules.negotiation import height_of, members_of
from bigshot_desktop.games.saludos_amigos.rules.packs import EVERY, UNIT, counts, pack_with, size
from bigshot_desktop.games.saludos_amigos.rules.state import (
    ATTENDANCE,
    CALL,
    DICE,
    DRAW,
    NATURE,
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


def audit(state: SaludosState) -> list[str]:
    """The names of what is broken."""
    truths = {**_things(state), **_course(state), **_talk(state)}
    return [name for name, holds in truths.items() if not holds]


def _things(state: SaludosState) -> dict[str, bool]:
    """Cards, tiles and money."""
    held = [hand + UNIT[card] for hand, card in zip(state.hands, state.pushed, strict=True)]
    seats = range(state.terms.players)
    bonus = [state.tile * (state.bonus >> seat & 1) for seat in seats]
    return {
        "there are 56 cards": state.deck + state.discards + sum(held) == EVERY
        and all(min(counts(pack)) >= 0 for pack in (state.deck, state.discards, *state.hands)),
        "cards are counted": state.cards == [size(hand) for hand in state.hands],
        "trails lead to the hands": [hand_after(trail) for trail in state.trails] == held,
        "trails lead to deck and discards": (state.deck, state.discards) == _piles_after(state),
        "sealed cards are in the hand": all(
            chosen == UNCHOSEN
            or all(a <= b for a, b in zip(counts(chosen), counts(hand), strict=True))
            for chosen, hand in zip(state.sealed, state.hands, strict=True)
        ),
        "projects have room for their sections": all(
            0 <= number <= project for number, project in zip(state.sections, PROJECTS, strict=True)
        ),
        "complete projects are counted": state.completed
        == sum(a == b for a, b in zip(state.sections, PROJECTS, strict=True)),
        "journalists wait for the third project": not state.journalists
        or state.completed >= PRESS_PROJECTS,
        "money adds up": all(
            state.lost[seat] >= 0
            and state.money[seat] >= 0
            and state.money[seat] + state.lost[seat] - bonus[seat] >= 0
            for seat in seats
        ),
        "the bonus comes with the fourth project": bool(state.bonus)
        == (state.completed == LAST_PROJECT),
    }


def _course(state: SaludosState) -> dict[str, bool]:
    """The phase, and who is to act in it."""
    phase, everyone = state.phase, state.terms.everyone
    acting = sum(1 << seat for seat in state.acting if seat >= 0)
    nature = phase in (TILE, DICE, REROLL, DRAW)
    talking = phase in (TALK, SEALING)
    return {
        "the match ends as it should": (phase == OVER)
        == (state.completed == LAST_PROJECT or state.journalists == LAST_JOURNALIST),
        "somebody is to act until the end": bool(state.acting) == (phase != OVER),
        "nature acts alone": nature == (state.acting == NATURE) and (nature <= (acting == 0)),
        "who is not ready rolls": phase != STRENGTH or acting == everyone & ~state.ready,
        "who has no card is ready": phase != STRENGTH
        or all(cards or state.ready >> s & 1 for s, cards in enumerate(state.cards)),
        "strength is die and cards": phase not in (STRENGTH, REROLL)
        or state.strengths == [a + b for a, b in zip(state.dice, state.cards, strict=True)],
        "one die is in the air": phase != REROLL or state.dice[state.roller] == 0,
        "who is not done negotiates": phase != NEGOTIATION or acting == everyone & ~state.ready,
        "one opponent is asked": phase not in (CALL, ATTENDANCE)
        or (len(state.acting) == 1 and not acting & state.coalition and _asked_have_cards(state)),
        "the council is both sides": state.council
        == (state.coalition | _bits(state.attending) if talking or state.council else 0),
        "who is asked or not ready talks": phase != TALK
        or acting == state.council & ~state.ready | _or(state.waiting),
        "who has cards and has not chosen seals": phase != SEALING
        or acting
        == sum(
            1 << s
            for s in SEATS_IN[state.council]
            if state.cards[s] and state.sealed[s] == UNCHOSEN
        ),
        "who was not paid draws": phase != DRAW or 0 < state.unpaid.bit_count() <= size(state.deck),
    }


def _talk(state: SaludosState) -> dict[str, bool]:
    """Offers, splits and coalitions."""
    phase, worth = state.phase, state.worth
    negotiation = phase == NEGOTIATION
    most = MOST_OFFERS if negotiation else MOST_PROPOSALS
    offers = [(s, shares) for s, shares in enumerate(state.offers) if shares]
    opposition = state.terms.everyone & ~state.coalition
    splits = [shares for shares in (state.shares, state.counter, *state.offers) if shares]
    return {
        "splits add up": all(min(split) >= 0 and sum(split) == worth for split in splits),
        "the coalition has the shares": state.coalition == members_of(state.shares),
        "the mug is the coalition's height": state.mug
        == height_of(state.strengths, state.coalition),
        "the biscuit is the opposition's height": state.biscuit
        == (height_of(state.strengths, opposition) if state.attending else 0),
        "who attends is in the opposition": not _bits(state.attending) & state.coalition,
        "each who attends can get a million": len(state.attending) <= worth,
        "the counter-split is for who attends": not state.counter
        or members_of(state.counter) == _bits(state.attending),
        "offers are only open in a talk": not offers or phase in (NEGOTIATION, TALK),
        "offers include who made them": all(shares[s] > 0 for s, shares in offers),
        "offers wait for someone": all(
            state.waiting[s] > 0
            and not state.waiting[s] & ~members_of(shares)
            and not state.waiting[s] >> s & 1
            for s, shares in offers
        ),
        "nobody waits without an offer": all(
            bool(shares) or not waiting
            for shares, waiting in zip(state.offers, state.waiting, strict=True)
        ),
        "offers are higher than the mug": not negotiation
        or all(height_of(state.strengths, members_of(shares)) > state.mug for _, shares in offers),
        "who is asked is not done": not negotiation or not _or(state.waiting) & state.ready,
        "nobody makes more offers than allowed": max(state.made) <= most,
        "an open offer was not declined": all(
            shares not in state.declined[s] for s, shares in offers
        ),
        "a side has one proposal": phase != TALK
        or all(
            len([s for s, _ in offers if side >> s & 1]) <= 1
            for side in (state.coalition, state.council & ~state.coalition)
        ),
        "proposals are for a side": phase != TALK
        or all(members_of(shares) == state.side(s) for s, shares in offers),
        "pushed cards belong to who attends": all(
            not card or seat in state.attending for seat, card in enumerate(state.pushed)
        ),
    }


def _bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats)


def _or(sets: list[int]) -> int:
    united = 0
    for one in sets:
        united |= one
    return united


def _asked_have_cards(state: SaludosState) -> bool:
    return all(state.cards[seat] for seat in (*state.acting, *SEATS_IN[state.asked]))


def _piles_after(state: SaludosState) -> tuple[int, int] | None:
    """Deck and discards at the end of all trails, if every card was in its deck when drawn."""
    every = list(decks(state.trails))
    if any(number < 0 for left, _ in every for number in left):
        return None
    deck, discards = every[-1]
    return pack_with(tuple(deck[1:])), pack_with(tuple(discards[1:]))
