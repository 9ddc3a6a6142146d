"""Which golden games of Saludos Amigos there are, and what makes each of them the one its name says."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from bigshot_desktop.engine.game import Setup
from bigshot_desktop.games.saludos_amigos.rules.events import (
    BonusPaid,
    CouncilDecided,
    CouncilOpened,
    DeckReshuffled,
    JournalistReturned,
    JournalistStayed,
    NobodyDraws,
    NobodyOffered,
    OfferDeclined,
    OfferLapsed,
    OfferReplaced,
    OfferStands,
    OfferWithdrawn,
    SplitDeclined,
    SplitSettled,
    StayedOut,
    SteppedBack,
    TalkResumed,
)
from tests.games.saludos_amigos.rules.players import PLAYERS
from tests.games.saludos_amigos.rules.players import play as playing
from tests.games.saludos_amigos.rules.positions import GAME
from tests.golden.collection import Collection, Played, Wanted


def play(setup: Setup, manner: str, rng: Random) -> list[Any]:
    """A whole match between players of one manner: its actions."""
    return playing(setup, PLAYERS[manner], rng)[1]


# --- how a game can end ---------------------------------------------------------------------------


def has_one_winner(played: Played) -> bool:
    return len(played.result.winners) == 1


def ends_with_a_single_bonus(played: Played) -> bool:
    return len(played.of(BonusPaid)) == 1 and has_one_winner(played)


def ends_with_a_tied_bonus(played: Played) -> bool:
    return 1 < len(played.of(BonusPaid)) < played.setup.players and has_one_winner(played)


def ends_with_the_second_journalist(played: Played) -> bool:
    stayed = played.of(JournalistStayed)
    return (
        len(stayed) == 2
        and bool(played.of(JournalistReturned))
        and any(event.steps for event in played.of(SteppedBack))
    )


def is_shared(played: Played) -> bool:
    return len(played.result.winners) > 1


def is_won_by_the_bonus(played: Played) -> bool:
    """Without the bonus somebody else would have won, or shared the win."""
    paid = {event.seat: event.amount for event in played.of(BonusPaid)}
    before = {one.seat: one.total - paid.get(one.seat, 0) for one in played.result.standings}
    best = max(before.values())
    return has_one_winner(played) and any(
        total == best and seat not in played.result.winners for seat, total in before.items()
    )


# --- what can happen in one -----------------------------------------------------------------------


def members(shares: tuple[int, ...]) -> int:
    return sum(share > 0 for share in shares)


def is_paid_alone(played: Played) -> bool:
    """Somebody offered alone, and stood to the end of a negotiation."""
    return any(members(event.shares) == 1 for event in closing_offers(played))


def closing_offers(played: Played) -> list[OfferStands]:
    """The last offer to stand in each negotiation."""
    found: list[OfferStands] = []
    standing: OfferStands | None = None
    for event in played.events:
        if isinstance(event, OfferStands):
            standing = event
        elif type(event).__name__ == "NegotiationClosed":
            assert standing is not None
            found.append(standing)
            standing = None
    return found


def stands_as_three(played: Played) -> bool:
    return any(members(event.shares) == 3 for event in closing_offers(played))


def betrays_a_standing_coalition(played: Played) -> bool:
    """A member of a standing coalition of two went over to another, and an offer lapsed on the way."""
    standing: OfferStands | None = None
    for event in played.events:
        if isinstance(event, OfferStands):
            if standing is not None and members(standing.shares) > 1:
                over = [a > 0 and b > 0 for a, b in zip(standing.shares, event.shares, strict=True)]
                left = [a > 0 and not b for a, b in zip(standing.shares, event.shares, strict=True)]
                if any(over) and any(left) and played.of(OfferLapsed):
                    return True
            standing = event
        elif type(event).__name__ == "BagPassed":
            standing = None
    return False


def refuses_withdraws_and_replaces(played: Played) -> bool:
    return bool(played.of(OfferDeclined) and played.of(OfferWithdrawn) and played.of(OfferReplaced))


def offers_nothing(played: Played) -> bool:
    return bool(played.of(NobodyOffered)) and bool(played.of(OfferStands))


def wins_and_loses_councils(played: Played) -> bool:
    decided = played.of(CouncilDecided)
    return any(one.coalition > one.opposition for one in decided) and any(
        one.coalition < one.opposition for one in decided
    )


def ties_a_council(played: Played) -> bool:
    return any(one.coalition == one.opposition for one in played.of(CouncilDecided))


def stays_out(played: Played) -> bool:
    """An opponent stayed out of a council that others attended and won."""
    out: set[int] = set()
    for event in played.events:
        if isinstance(event, StayedOut):
            out.add(event.seat)
        elif isinstance(event, CouncilDecided):
            if out and event.opposition > event.coalition and members(event.shares) > 1:
                return True
            out = set()
    return False


def settles_again(played: Played) -> bool:
    """Both sides changed a split, a proposal was refused, and a ready was taken back."""
    sides = set()
    council: CouncilOpened | None = None
    for event in played.events:
        if isinstance(event, CouncilOpened):
            council = event
        elif isinstance(event, SplitSettled):
            assert council is not None
            sides.add(council.shares[event.seat] > 0)
    return len(sides) == 2 and bool(played.of(SplitDeclined)) and bool(played.of(TalkResumed))


def runs_short(played: Played) -> bool:
    """The deck was reshuffled, and once there were too few cards even so."""
    return bool(played.of(DeckReshuffled)) and bool(played.of(NobodyDraws))


def both(*all_of: Callable[[Played], bool]) -> Callable[[Played], bool]:
    """All of these."""
    return lambda played: all(one(played) for one in all_of)


GOLDEN: Final = Collection(
    GAME,
    (
        Wanted("fourth-project-single-bonus", ends_with_a_single_bonus),
        Wanted("fourth-project-tied-bonus", ends_with_a_tied_bonus),
        Wanted("won-by-the-bonus", is_won_by_the_bonus),
        Wanted("second-journalist", both(ends_with_the_second_journalist, has_one_winner)),
        Wanted("shared-win", is_shared),
        Wanted(
            "four-players", both(has_one_winner, wins_and_loses_councils), options={"starter": "2"}
        ),
        Wanted("five-players", both(has_one_winner, wins_and_loses_councils), players=5),
        Wanted("six-players", both(has_one_winner, wins_and_loses_councils), players=6),
        Wanted(
            "seven-players",
            both(has_one_winner, wins_and_loses_councils),
            players=7,
            options={"starter": "6"},
        ),
        Wanted("alone-and-as-three", both(is_paid_alone, stands_as_three)),
        Wanted("standing-coalition-betrayed", betrays_a_standing_coalition, manner="thrifty"),
        Wanted(
            "offers-refused-withdrawn-replaced", refuses_withdraws_and_replaces, manner="thrifty"
        ),
        Wanted("nobody-offers", offers_nothing),
        Wanted("council-tied", ties_a_council),
        Wanted("opponent-stays-out", stays_out, players=5),
        Wanted("splits-settled-again", settles_again, players=6),
        Wanted("deck-short", runs_short, players=7, manner="hoarding"),
    ),
    play,
)
