"""Saludos Amigos, measured with seven at the table: everybody talks, and a person in between."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final

from bigshot_desktop.engine.game import Decision
from bigshot_desktop.games.saludos_amigos.rules.actions import Accept, Decline, Offer
from bigshot_desktop.games.saludos_amigos.rules.decisions import Negotiate
from bigshot_desktop.games.saludos_amigos.window.panels.negotiating import NegotiationPanel
from bigshot_desktop.games.saludos_amigos.window.panels.talking import TalkPanel
from bigshot_desktop.table.match import Match
from bigshot_desktop.ui.bench.station import (
    Click,
    Kind,
    Station,
    hardest,
    on_button,
)
from bigshot_desktop.ui.match.panel import Panel
from bigshot_desktop.ui.match.table_page import TablePage
from bigshot_desktop.ui.widgets.buttons import ActionButton

MANY: Final = 3
"""An expert thinks longest where so many offers of others lie before it."""
TRIES: Final = 6
"""So often does somebody who talks try to think of an offer."""
HEARD: Final = 0.3
"""How often a person lets bots go on before saying anything."""
DRAFTED: Final = 0.6
"""How often a person changes the offer in mind instead of saying something."""


class SaludosStation(Station):
    """A village in which offers lie everywhere."""

    game = "saludos-amigos"
    clicked = ("offer", "answer", "draft", "done", "other")
    answers = True
    players = 7

    def positions(self) -> list[Match]:
        """Many offers are open, and one is to be answered."""
        return hardest(self.deal("bot", seed=2), _has_many_offers, act=_talk)

    def match(self, kind: Kind) -> Match:
        """Where people click there is one, among bots: they answer while the person goes on."""
        return self.deal(kind) if kind == "bot" else self.among(self.level)

    def choose(self, panel: Panel, table: TablePage, rng: Random) -> Click | None:
        """A person answers what is asked, thinks about shares, offers what comes to hand, and is done."""
        if not isinstance(panel, TalkPanel):
            return None
        if rng.random() < HEARD:
            table.pace.hurry()
        if (asked := panel.cards.asked) is not None:
            return on_button("answer", rng.choice((asked.yes, asked.no)))
        if rng.random() < DRAFTED:
            tiles = panel.members.tiles
            if shares := _usable(
                one for tile in tiles for one in (tile.head, tile.less, tile.more)
            ):
                return on_button("draft", rng.choice(shares))
        if offers := _usable((*panel.quick, panel.make)):
            return on_button("offer", rng.choice(offers))
        return on_button("done", panel.over)

    def asking(self, panel: Panel, table: TablePage) -> Click | None:
        """The first quick offer that asks somebody."""
        if not isinstance(panel, NegotiationPanel):
            return None
        for button in panel.quick:
            offer = button.suggestion
            if offer and button.isVisible() and sum(map(bool, offer.shares)) > 1:
                return on_button("offer", button)
        return None

    def is_answer(self, action: Any, seat: int) -> bool:
        return isinstance(action, Accept | Decline) and action.proposer == seat


def _talk(match: Match, rng: Random) -> Any:
    """Anybody does anything, and most who speak make an offer."""
    seat = rng.choice(match.to_act)
    said = (match.game.sample(match.state, seat, rng) for _ in range(TRIES))
    return next(
        (action for action in said if isinstance(action, Offer)),
        match.game.sample(match.state, seat, rng),
    )


def _usable(buttons: Iterable[ActionButton]) -> list[ActionButton]:
    """Those that can be clicked on."""
    return [button for button in buttons if button.isVisible() and button.isEnabled()]


def _has_many_offers(asked: Decision) -> bool:
    return isinstance(asked, Negotiate) and len(asked.asks) + len(asked.agreed) >= MANY
