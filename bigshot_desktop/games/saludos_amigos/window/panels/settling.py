"""The panel of the council's talk: the split of one's side, proposals to answer or to make, and *ready* (SA-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bigshot_desktop.engine.game import Refusal
from bigshot_desktop.games.saludos_amigos.bots.suggesting import (
    EVEN,
    MORE,
    Suggestion,
    suggest_split,
)
from bigshot_desktop.games.saludos_amigos.rules.actions import READIES, Propose
from bigshot_desktop.games.saludos_amigos.rules.decisions import SettleSplit
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.window.panels.drafts import SplitDraft
from bigshot_desktop.games.saludos_amigos.window.panels.offer_cards import counted, told_split
from bigshot_desktop.games.saludos_amigos.window.panels.quick import QuickButton
from bigshot_desktop.games.saludos_amigos.window.panels.table_offers import refused_splits
from bigshot_desktop.games.saludos_amigos.window.panels.talking import TalkPanel
from bigshot_desktop.ui.match.player_requests import PlayerRequests
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from bigshot_desktop.ui.play.talk_clock import TalkClock


class SettlePanel(TalkPanel):
    """Whoever speaks proposes another split to the own side, answers, or is ready."""

    def __init__(self, requests: PlayerRequests, clock: TalkClock, remarks: Remarks) -> None:
        quick = (QuickButton(EVEN, "Q", members=2), QuickButton(MORE, "S", members=2))
        super().__init__(requests, clock, remarks, key="P", quick=quick)
        self._splits: dict[int, tuple[int, ...]] = {}
        """By seat: the split its draft began with."""

    def _draft_for(
        self, decision: SettleSplit, seen: SaludosObservation, before: Any
    ) -> SplitDraft:
        if before is not None and self._splits.get(self.seat) == decision.split:
            kept: SplitDraft = before
            return kept
        self._splits[self.seat] = decision.split
        return SplitDraft(self.seat, decision.split)

    def _suggestions(self, seen: SaludosObservation) -> Sequence[Suggestion]:
        """None that was refused in this talk."""
        assert self._bridge is not None
        refused = refused_splits(self._bridge.match)
        return [one for one in suggest_split(seen, self.seat) if one.shares not in refused]

    def _action(self, shares: tuple[int, ...]) -> Propose:
        return Propose(self.seat, shares)

    def _kind(self, kind: str) -> str:
        #: A quick proposal: everybody on a side gets the same
        even = self.tr("Even")
        #: A quick proposal: one million more for the player who makes it
        return even if kind == EVEN else self.tr("One more for me")

    def _outcome(self, refusal: Refusal | None, bridge: Bridge) -> str:
        if refusal is not None:
            return bridge.narrator.refusal(refusal)
        return self.tr("Everyone on this side must agree to a new split.")

    def _say_way_out(self, decision: SettleSplit, bridge: Bridge) -> None:
        self._say_standing(bridge.observation, bridge)
        self.make.set_text(self.tr("Propose"), tip=self.tr("Proposes this split to your own side"))
        self.build.set_text(self.tr("Propose a split"))
        self.over.setEnabled(not decision.ready)
        #: Says that a player proposes no other split
        ready = self.tr("Ready")
        declining = self.tr("Decline and ready")
        tip = self.tr("Leaves the split as it stands")
        self._show_way_out(ready, declining, declines=bool(decision.asked), tip=tip)

    def _say_standing(self, seen: SaludosObservation, bridge: Bridge) -> None:
        narrator = bridge.narrator
        #: The side of the council at the mug; {height} is where the mug stands
        coalition = self.tr("Coalition {height}").format(height=seen.mug)
        #: The side of the council at the biscuit; {height} is where the biscuit stands
        opposition = self.tr("Opposition {height}").format(height=seen.biscuit)
        sides = ((coalition, seen.shares), (opposition, seen.counter))
        for place, (figure, shares) in enumerate(sides):
            self.standing.show_side(place, figure, counted(shares), told_split(narrator, shares))

    def _say_over(self) -> None:
        self.requests.action.emit(READIES[self.seat])
