"""The panel of the negotiation: offers to answer, an offer of one's own, quick ones, and *done* (SA-09 … SA-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.games.saludos_amigos.bots.suggesting import (
    AGAIN,
    ALONE,
    CHEAPEST,
    STRONGER,
    Suggestion,
    suggest,
)
from bigshot_desktop.games.saludos_amigos.rules.actions import DONES, Offer
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.outcome import prospective
from bigshot_desktop.games.saludos_amigos.window.panels.drafts import OfferDraft
from bigshot_desktop.games.saludos_amigos.window.panels.offer_cards import counted, told_split
from bigshot_desktop.games.saludos_amigos.window.panels.quick import QuickButton
from bigshot_desktop.games.saludos_amigos.window.panels.table_offers import last_refused
from bigshot_desktop.games.saludos_amigos.window.panels.talking import TalkPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.play.talk_clock import TalkClock


class NegotiationPanel(TalkPanel):
    """Whoever speaks offers, answers, or is done. Nothing is offered before a button says so."""

    def __init__(self, requests: PlayerRequests, clock: TalkClock, remarks: Remarks) -> None:
        quick = (
            QuickButton(CHEAPEST, "Q", members=3),
            QuickButton(STRONGER, "S", members=3),
            QuickButton(AGAIN, "Shift+S", members=2),
            QuickButton(ALONE, "Shift+Q", members=1),
        )
        super().__init__(requests, clock, remarks, key="O", quick=quick)
        self._stood: dict[int, tuple[int, ...]] = {}
        """By seat: the split that stood when its draft was looked at last."""
        self._made: dict[int, tuple[int, ...]] = {}
        """By seat: the offer of its own that was made last, when its draft was looked at."""
        self._asked_for = False
        """Whether who refused the last offer is offered more by several millions, as they asked for."""

    def _draft_for(self, decision: Negotiate, seen: SaludosObservation, before: Any) -> OfferDraft:
        """It is what the player offered last; and it begins anew once a coalition stands that pays the player."""
        seat = self.seat
        stood, self._stood[seat] = self._stood.get(seat), seen.shares
        made, self._made[seat] = self._made.get(seat), _last_made(seen, seat)
        if isinstance(before, OfferDraft):
            agreed = stood != seen.shares and _has_share(seen, seat)
            if not agreed and made == self._made[seat]:
                return before
            if not agreed and self._made[seat]:
                return OfferDraft(decision.worth, seat, seen.strengths, self._made[seat])
        return OfferDraft(decision.worth, seat, seen.strengths)

    def _suggestions(self, seen: SaludosObservation) -> Sequence[Suggestion]:
        """None that somebody has offered already: one click accepts that."""
        assert self._bridge is not None
        refused = last_refused(self._bridge.match, self.seat)
        asking = [
            shares
            for shares, waiting in zip(seen.offers, seen.waiting, strict=True)
            if waiting >> self.seat & 1
        ]
        found = [one for one in suggest(seen, self.seat, refused) if one.shares not in asking]
        again = next((one.shares for one in found if one.kind == AGAIN), ())
        self._asked_for = bool(
            again and refused and again[refused.seat] > refused.shares[refused.seat] + 1
        )
        return found

    def _action(self, shares: tuple[int, ...]) -> Offer:
        return Offer(self.seat, shares)

    def _kind(self, kind: str) -> str:
        if kind == ALONE:
            #: A quick offer without any partner
            return self.tr("Alone")
        if kind == CHEAPEST:
            #: A quick offer to the partners who ask for the least; they are likely to say yes
            return self.tr("Likely to be accepted")
        if kind == AGAIN and self._asked_for:
            #: A quick offer to those who refused the last one, with as many millions more as they asked for
            return self.tr("What they ask for")
        if kind == AGAIN:
            #: A quick offer to those who refused the last one, with one million more for them
            return self.tr("One more for them")
        #: A quick offer with stronger partners, which is harder to beat
        return self.tr("Harder to beat")

    def _outcome(self, refusal: Refusal | None, bridge: Bridge) -> str:
        """An offer that is too low, which is no fault, is told of as one that is not."""
        if refusal is not None and refusal.code != "offer-too-low":
            return bridge.narrator.refusal(refusal)
        seen: SaludosObservation = bridge.observation
        outcome = bridge.narrator.outcome(prospective(seen, self.seat, self.draft.shares))
        if self.draft.is_changed or self.draft.shares[self.seat] < self.draft.worth:
            return outcome
        #: Before anything is drafted: players are ticked who are to have a share of an offer
        return " ".join((self.tr("Tick who shall share."), outcome))

    def _say_way_out(self, decision: Negotiate, bridge: Bridge) -> None:
        seen: SaludosObservation = bridge.observation
        self._say_standing(seen, bridge)
        self.make.set_text(self.tr("Offer"), tip=self.tr("Makes this offer to all who are in it"))
        self.build.set_text(self.tr("Offer of your own"))
        #: Says that a player has nothing more to offer
        done = self.tr("Done")
        declining = self.tr("Decline and done")
        tip = self.tr("Offers nothing more until somebody asks or the mug moves")
        declines = bool(decision.asks)
        if not declines and seen.acting == (self.seat,):
            tip = self.tr("All others are done: this closes the negotiation")
        self._content = _has_share(seen, self.seat) and not declines
        self._show_way_out(done, declining, declines=declines, tip=tip)

    def _closing(self) -> tuple[str, bool]:
        """It does when nobody else has anything to say."""
        assert self._bridge is not None
        return self.tr("ends the negotiation"), self._bridge.observation.acting == (self.seat,)

    def _say_standing(self, seen: SaludosObservation, bridge: Bridge) -> None:
        if not seen.mug:
            self.standing.show_side(0, self.tr("No coalition yet"), (), "")
        else:
            told = told_split(bridge.narrator, seen.shares)
            #: The height of the offer that stands, before its split
            figure = self.tr("Mug {mug}").format(mug=seen.mug)
            tip = self.tr("So strong is the coalition that stands. A new offer has to be stronger.")
            self.standing.show_side(0, figure, counted(seen.shares), told, tip)
        #: {worth} is a sum of money
        worth = self.tr("{worth} to split").format(worth=bridge.narrator.money(seen.worth))
        self.standing.show_side(1, worth if seen.worth else "", (), "")

    # --- what is done ----------------------------------------------------------------------------

    def _toggle(self, seat: int) -> None:
        draft = self.draft
        assert isinstance(draft, OfferDraft)
        draft.toggle(seat)
        self._changed()

    def _say_over(self) -> None:
        self.requests.action.emit(DONES[self.seat])


def _has_share(seen: SaludosObservation, seat: int) -> bool:
    """Whether the coalition that stands pays a player."""
    return bool(seen.mug and seen.shares and seen.shares[seat])


def _last_made(seen: SaludosObservation, seat: int) -> tuple[int, ...]:
    """The last offer that a player has made in this negotiation: the open one, else the last one refused."""
    declined = seen.declined[seat]
    return seen.offers[seat] or (declined[-1] if declined else ())
