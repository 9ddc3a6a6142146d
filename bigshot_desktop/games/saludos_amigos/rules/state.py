"""One position of a Saludos Amigos match: whole numbers, tuples and flat lists, quick to copy."""

from __future__ import annotations

from typing import ClassVar, Final

from bigshot_desktop.engine.game import CHANCE, Setup
from bigshot_desktop.games.saludos_amigos.rules.material import N_PROJECTS
from bigshot_desktop.games.saludos_amigos.rules.packs import EVERY, STARTING, size
from bigshot_desktop.games.saludos_amigos.rules.setup import Terms

NATURE: Final = (CHANCE,)
"""The turn of the bag, of the dice, or of the deck."""

TILE: Final = 0
"""The bag holder draws a tile (SA-05)."""
DICE: Final = 1
"""Everybody rolls (SA-07)."""
STRENGTH: Final = 2
"""Everyone who is not ready may discard a card to roll again (SA-08)."""
REROLL: Final = 3
"""The die of who discarded is rolled at once: nature alone is to act until it lies."""
NEGOTIATION: Final = 4
CALL: Final = 5
"""The opposition is asked, one after the other, whether to call the council (SA-13)."""
ATTENDANCE: Final = 6
"""The others of the opposition are asked whether to attend (SA-15)."""
TALK: Final = 7
"""Both sides settle their splits again (SA-16)."""
SEALING: Final = 8
"""Everyone in the council chooses cards, face down (SA-17)."""
DRAW: Final = 9
"""Who was not paid draws a card (SA-21)."""
OVER: Final = 10

NO_ONE: Final = -1
NO_TILE: Final = -1
UNCHOSEN: Final = -1
"""In place of sealed cards: nothing chosen yet, or nothing to choose."""

DRAWN: Final = 0
"""A card's way on a seat's trail: drawn from the deck; the entry is this plus its value."""
BURIED: Final = 4
"""Discarded face down (SA-08)."""
SHOWN: Final = 8
"""Shown in a council and discarded (SA-18)."""
RESHUFFLED: Final = 12
"""No card of the seat: here the discards went into the deck (SA-22)."""


class SaludosState:
    """The table. Sets of seats are bits, a hand is a pack, a split is the share of each seat."""

    __slots__: ClassVar[tuple[str, ...]] = (
        "setup",
        "terms",
        "phase",
        "acting",
        "turn",
        "holder",
        "tile",
        "worth",
        "sections",
        "completed",
        "journalists",
        "dice",
        "strengths",
        "hands",
        "cards",
        "deck",
        "discards",
        "trails",
        "ready",
        "roller",
        "mug",
        "coalition",
        "shares",
        "offers",
        "waiting",
        "made",
        "declined",
        "asked",
        "biscuit",
        "attending",
        "council",
        "counter",
        "pushed",
        "sealed",
        "unpaid",
        "money",
        "lost",
        "bonus",
    )

    fixed: ClassVar[frozenset[str]] = frozenset(("setup", "terms"))

    setup: Setup
    terms: Terms
    """What the set-up means for play; never changes."""
    phase: int
    acting: tuple[int, ...]
    """The seats that owe a decision, CHANCE alone, or nobody once the match is over."""
    turn: int
    """How many tiles have been drawn."""
    holder: int
    """The seat with the bag."""
    tile: int
    """The printed value of the tile drawn last, or NO_TILE."""
    worth: int
    """The millions of the section that is negotiated, 0 when there is none."""
    sections: list[int]
    """Sections in place, by project."""
    completed: int
    """Projects with all their sections."""
    journalists: int
    """Journalists on the board."""
    dice: list[int]
    """By seat; 0 before the roll."""
    strengths: list[int]
    hands: list[int]
    """The pack of each seat."""
    cards: list[int]
    """The number of cards of each seat, known to all (SA-04): without pushed, with sealed ones."""
    deck: int
    discards: int
    trails: list[tuple[int, ...]]
    """By seat, the way of its cards since the beginning: what a perfect memory holds on to."""
    ready: int
    """The seats that have said ready (SA-08, SA-16) or done (SA-11)."""
    roller: int
    """The seat that rolls again."""
    mug: int
    """The height of the standing offer, 0 when there is none."""
    coalition: int
    shares: tuple[int, ...]
    """The split of the coalition; empty when there is none."""
    offers: list[tuple[int, ...]]
    """The open offer (SA-11) or proposal (SA-16) of each seat; empty when there is none."""
    waiting: list[int]
    """By seat: who has yet to answer its open offer."""
    made: list[int]
    """Offers made by each seat since the mug moved, or proposals made in the council."""
    declined: list[tuple[tuple[int, ...], ...]]
    """By seat: its offers that were declined since the mug moved."""
    asked: int
    """The seats still to be asked whether to call or to attend."""
    biscuit: int
    attending: tuple[int, ...]
    """The opponents in the council, in the order in which they came."""
    council: int
    """All in the council: the coalition and who attends."""
    counter: tuple[int, ...]
    """The split of the opposition; empty without a council."""
    pushed: list[int]
    """The card each seat has pushed forward, 0 for none."""
    sealed: list[int]
    """The pack each seat has chosen face down, or UNCHOSEN; it is still in the hand."""
    unpaid: int
    """The seats that draw a card."""
    money: list[int]
    lost: list[int]
    """Steps back because of journalists, which are part of ``money`` already."""
    bonus: int
    """The seats that got the bonus at the end (SA-28)."""

    def copy(self) -> SaludosState:
        """An independent state, equal to this one."""
        new = SaludosState.__new__(SaludosState)
        new.setup = self.setup
        new.terms = self.terms
        new.phase = self.phase
        new.acting = self.acting
        new.turn = self.turn
        new.holder = self.holder
        new.tile = self.tile
        new.worth = self.worth
        new.sections = self.sections[:]
        new.completed = self.completed
        new.journalists = self.journalists
        new.dice = self.dice[:]
        new.strengths = self.strengths[:]
        new.hands = self.hands[:]
        new.cards = self.cards[:]
        new.deck = self.deck
        new.discards = self.discards
        new.trails = self.trails[:]
        new.ready = self.ready
        new.roller = self.roller
        new.mug = self.mug
        new.coalition = self.coalition
        new.shares = self.shares
        new.offers = self.offers[:]
        new.waiting = self.waiting[:]
        new.made = self.made[:]
        new.declined = self.declined[:]
        new.asked = self.asked
        new.biscuit = self.biscuit
        new.attending = self.attending
        new.council = self.council
        new.counter = self.counter
        new.pushed = self.pushed[:]
        new.sealed = self.sealed[:]
        new.unpaid = self.unpaid
        new.money = self.money[:]
        new.lost = self.lost[:]
        new.bonus = self.bonus
        return new

    def side(self, seat: int) -> int:
        """The members of the side of a seat in the council (SA-16)."""
        coalition = self.coalition
        return coalition if coalition >> seat & 1 else self.council & ~coalition


def initial_state(setup: Setup) -> SaludosState:
    """The table before the first tile is drawn (SA-04)."""
    terms = Terms.of(setup)
    players = terms.players
    state = SaludosState()
    state.setup = setup
    state.terms = terms
    state.phase = TILE
    state.acting = NATURE
    state.turn = 0
    state.holder = setup.deal.starter
    state.tile = NO_TILE
    state.sections = [0] * N_PROJECTS
    state.completed = 0
    state.journalists = 0
    state.hands = [STARTING] * players
    state.cards = [size(STARTING)] * players
    state.deck = EVERY - STARTING * players
    state.discards = 0
    state.trails = [()] * players
    state.money = [0] * players
    state.lost = [0] * players
    state.bonus = 0
    clear_turn(state)
    return state


def clear_turn(state: SaludosState) -> None:
    """Takes away all that belongs to a single turn."""
    players = state.terms.players
    state.worth = 0
    state.dice = [0] * players
    state.strengths = [0] * players
    state.ready = 0
    state.roller = NO_ONE
    state.mug = 0
    state.coalition = 0
    state.shares = ()
    clear_offers(state)
    state.asked = 0
    state.biscuit = 0
    state.attending = ()
    state.council = 0
    state.counter = ()
    state.pushed = [0] * players
    state.sealed = [UNCHOSEN] * players
    state.unpaid = 0


def clear_offers(state: SaludosState) -> None:
    """Takes away all open offers, what was declined, and the count of what was made (SA-11)."""
    players = state.terms.players
    state.offers = [()] * players
    state.waiting = [0] * players
    state.made = [0] * players
    state.declined = [()] * players
