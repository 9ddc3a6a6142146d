"""The actions that answer a decision: all of them where they can be listed, else one at random.

Offers and proposals are too many to list. Wherever a seat may make one, :func:`legal` gives None,
and :func:`sample` leans towards answers and towards the end of the talk, so that random play ends.
"""

from __future__ import annotations

from functools import cache
from random import Random

from bigshot_desktop.engine.game import CHANCE, pick
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    ACCEPTS,
    DECLINES,
    DONES,
    READIES,
    READY_OR_DISCARD,
    REROLLS,
    STAY_OUT_OR_PUSH,
    TILES,
    WITHDRAWALS,
    Commit,
    Offer,
    Propose,
    SaludosAction,
)
from bigshot_desktop.games.saludos_amigos.rules.bag import in_bag
from bigshot_desktop.games.saludos_amigos.rules.material import SEATS_IN
from bigshot_desktop.games.saludos_amigos.rules.negotiation import height_of, may_offer
from bigshot_desktop.games.saludos_amigos.rules.packs import counts, values_in
from bigshot_desktop.games.saludos_amigos.rules.state import (
    NEGOTIATION,
    REROLL,
    SEALING,
    STRENGTH,
    TALK,
    TILE,
    SaludosState,
)
from bigshot_desktop.games.saludos_amigos.rules.talk import may_propose, split_of

# --- lists ---------------------------------------------------------------------------------------


def legal(state: SaludosState, seat: int) -> list[SaludosAction] | None:
    """All actions of a seat that is to act, or None where it may make offers or proposals.

    Of nature's outcomes, a tile and a single die can be listed.
    """
    phase = state.phase
    if seat == CHANCE:
        if phase == TILE:
            return [tile for tile in TILES if in_bag(state, tile.value)]
        return list(REROLLS) if phase == REROLL else None
    if phase == NEGOTIATION:
        return None if may_offer(state, seat) else _words(state, seat)
    if phase == TALK:
        return None if may_propose(state, seat) else _answers(state, seat)
    if phase == SEALING:
        ones, twos, threes = counts(state.hands[seat])
        return [
            Commit(seat, (one, two, three))
            for one in range(ones + 1)
            for two in range(twos + 1)
            for three in range(threes + 1)
        ]
    rows = READY_OR_DISCARD if phase == STRENGTH else STAY_OUT_OR_PUSH
    return list(rows[seat][values_in(state.hands[seat])])


def _words(state: SaludosState, seat: int) -> list[SaludosAction]:
    """What can be said in the negotiation without a new offer (SA-11)."""
    words: list[SaludosAction] = [DONES[seat]]
    if state.offers[seat]:
        words.append(WITHDRAWALS[seat])
    for proposer, shares in enumerate(state.offers):
        if shares and shares[seat] and proposer != seat:
            if state.waiting[proposer] >> seat & 1:
                words.append(ACCEPTS[seat][proposer])
            words.append(DECLINES[seat][proposer])
    return words


def _answers(state: SaludosState, seat: int) -> list[SaludosAction]:
    """What can be said in the council without a new proposal (SA-16)."""
    answers: list[SaludosAction] = []
    if not state.ready >> seat & 1:
        answers.append(READIES[seat])
    for proposer, waiting in enumerate(state.waiting):
        if waiting >> seat & 1:
            answers += (ACCEPTS[seat][proposer], DECLINES[seat][proposer])
    return answers


# --- one at random -------------------------------------------------------------------------------


def sample(state: SaludosState, seat: int, rng: Random) -> SaludosAction:
    """A random action of a seat that is to act; any that is legal can come up."""
    phase = state.phase
    if phase == NEGOTIATION:
        if may_offer(state, seat):
            return _sample_negotiation(state, seat, rng)
    elif phase == TALK:
        if may_propose(state, seat):
            return _sample_talk(state, seat, rng)
    elif phase == SEALING:
        return _sample_commit(state, seat, rng)
    elif phase == STRENGTH:
        row = READY_OR_DISCARD[seat][values_in(state.hands[seat])]
        return row[rng.getrandbits(24) * len(row) >> 24]  # pick(), without the call
    actions = legal(state, seat)
    assert actions is not None
    return actions[pick(rng, len(actions))]


def _sample_negotiation(state: SaludosState, seat: int, rng: Random) -> SaludosAction:
    """Half of the time an answer, or an offer if none is asked for; else mostly done."""
    lot = rng.getrandbits(4)
    if lot >= 11:
        return DONES[seat]
    bit = 1 << seat
    if lot < 9:
        asks = [other for other, waiting in enumerate(state.waiting) if waiting & bit]
        if asks and lot < 7:
            proposer = asks[pick(rng, len(asks))]
            return (ACCEPTS if rng.getrandbits(1) else DECLINES)[seat][proposer]
        return _random_offer(state, seat, rng) or DONES[seat]
    words = _words(state, seat)
    return words[pick(rng, len(words))]


def _random_offer(state: SaludosState, seat: int, rng: Random) -> Offer | None:
    """Any coalition with any split, if it happens to be one that may be offered now."""
    players = state.terms.players
    members = rng.getrandbits(players) & rng.getrandbits(players) | 1 << seat
    worth = state.worth
    if members.bit_count() > worth or height_of(state.strengths, members) <= state.mug:
        return None
    shares = _random_split(players, members, worth, rng)
    return None if shares in state.declined[seat] else Offer(seat, shares)


def _sample_talk(state: SaludosState, seat: int, rng: Random) -> SaludosAction:
    """A proposal now and then, else ready."""
    if not rng.getrandbits(1):
        players, side = state.terms.players, state.side(seat)
        shares = _random_split(players, side, state.worth, rng)
        if shares != split_of(state, seat):
            return Propose(seat, shares)
    return READIES[seat]


def _sample_commit(state: SaludosState, seat: int, rng: Random) -> Commit:
    """One of the list of :func:`legal`, without building it."""
    ones, twos, threes = counts(state.hands[seat])
    threes += 1
    twos += 1
    rest, three = divmod(pick(rng, (ones + 1) * twos * threes), threes)
    one, two = divmod(rest, twos)
    return Commit(seat, (one, two, three))


def _random_split(players: int, members: int, worth: int, rng: Random) -> tuple[int, ...]:
    """Any split of so many millions among these members, each equally likely."""
    seats = SEATS_IN[members]
    ways = _splits(worth, len(seats))
    shares = [0] * players
    for seat, share in zip(seats, ways[pick(rng, len(ways))], strict=True):
        shares[seat] = share
    return tuple(shares)


@cache
def _splits(worth: int, members: int) -> tuple[tuple[int, ...], ...]:
    """All ways to split so many millions, at least 1 for each (SA-09)."""
    if members == 1:
        return ((worth,),)
    return tuple(
        (first, *rest)
        for first in range(1, worth - members + 2)
        for rest in _splits(worth - first, members - 1)
    )
