"""The first match of Big Shot: from the roll for the lead to the first cubes in the city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from bigshot_desktop.games.big_shot.rules.actions import Bid, Pass, Place, Roll
from bigshot_desktop.games.big_shot.rules.decisions import ConsiderLoan, PlaceCube, RollDie, Speak
from bigshot_desktop.games.big_shot.rules.observation import BigShotObservation
from bigshot_desktop.games.big_shot.rules.state import UNDECIDED
from bigshot_desktop.games.big_shot.window.board.city import CityScene
from bigshot_desktop.games.big_shot.window.panels.auction import AuctionPanel
from bigshot_desktop.games.big_shot.window.panels.loans import LoanPanel
from bigshot_desktop.table.match_request import MatchRequest, bot_seats
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.match.guide.steps import (
    Guide,
    Step,
    Target,
    aim_step,
    asked,
    on_turn,
)

if TYPE_CHECKING:
    from bigshot_desktop.ui.match.table_page import TablePage

SEED: Final = 4805
"""The player leads, three of the first four cubes are their own, and the bots let them have these for $4M."""
_BOTS: Final = 3
_ROUNDS: Final = 6
"""For so many rounds the guide waits for the first district to be sold."""


def _match_request(name: str) -> MatchRequest:
    bots = bot_seats(SEED, _BOTS, "easy", {name})
    return MatchRequest("big-shot", (Seat(name), *bots), seed=SEED)


# --- what is pointed at --------------------------------------------------------------------------


def _city(page: TablePage) -> CityScene:
    scene = page.game_table.scene
    assert isinstance(scene, CityScene)
    return scene


def _richest(page: TablePage) -> QPainterPath:
    """The most valuable district that is not sold, else the most valuable of all."""
    seen: BigShotObservation = page.bridge.observation
    values = [district.value for district in seen.setup.board.districts]
    free = [one for one, owner in enumerate(seen.owners) if owner == UNDECIDED]
    best = max(free or range(len(values)), key=lambda one: values[one])
    return _city(page).plan.blocks[best].outline


def _die(page: TablePage) -> QRectF:
    die = _city(page).die
    return die.mapRectToScene(die.shape().boundingRect())


def _lot(page: TablePage) -> QRectF:
    """The field on which the broker stands."""
    seen: BigShotObservation = page.bridge.observation
    return _city(page).plan.plots[seen.broker].box


def _bids(page: TablePage) -> QWidget | None:
    panel = page.bar.panel
    return panel.raises[0].parentWidget() if isinstance(panel, AuctionPanel) else panel


def _loan(page: TablePage) -> QWidget | None:
    panel = page.bar.panel
    if not isinstance(panel, AuctionPanel | LoanPanel):
        return panel
    return next((one for one in panel.loans.buttons if not one.isHidden()), panel)


def _latest(page: TablePage) -> Target:
    """The district that the player put a cube into last."""
    placed = [one for one in page.bridge.match.actions if isinstance(one, Place)]
    own = [one for one in placed if page.bridge.is_human(one.seat)] or placed
    blocks = _city(page).plan.blocks
    return blocks[own[-1].district].outline if own else _richest(page)


def _districts(page: TablePage) -> tuple[Target, ...]:
    """All districts that are not sold."""
    blocks, owners = _city(page).plan.blocks, page.bridge.observation.owners
    return tuple(
        block.outline for block, owner in zip(blocks, owners, strict=True) if owner == UNDECIDED
    )


def _districts_and_lot(page: TablePage) -> tuple[Target, ...]:
    """The same, and what is being auctioned, if anything is."""
    bids = asked(page, Speak) or asked(page, ConsiderLoan)
    return (*_districts(page), _lot(page)) if bids else _districts(page)


def _sold(page: TablePage) -> Target:
    """The first district that has been sold."""
    owners = page.bridge.observation.owners
    sold = (place for place, owner in enumerate(owners) if owner != UNDECIDED)
    return _city(page).plan.blocks[next(sold)].outline


# --- moments -------------------------------------------------------------------------------------


def _loans_are_offered(page: TablePage) -> bool:
    decision = asked(page, Speak) or asked(page, ConsiderLoan)
    return decision is not None and bool(decision.purses)


def _is_any_sold(page: TablePage) -> bool:
    return on_turn(page) and any(owner != UNDECIDED for owner in page.bridge.observation.owners)


def _has_seen_enough(page: TablePage) -> bool:
    """So many rounds have passed that nobody needs to wait for a sale any more."""
    return bool(page.bridge.observation.round > _ROUNDS)


def _is_asked(page: TablePage, kind: type[RollDie | Speak | PlaceCube]) -> bool:
    return asked(page, kind) is not None


# --- the steps -----------------------------------------------------------------------------------


STEPS: Final = (
    aim_step(
        lambda: QCoreApplication.translate(
            "BigShotGuide",
            "After 18 rounds of auctions the richest player wins, but only with two districts or more. Your card"
            " shows your cash, your loans and your districts.",
        ),
        "BS-26",
    ),
    Step(
        "city",
        lambda: QCoreApplication.translate("BigShotGuide", "A city to buy"),
        lambda: QCoreApplication.translate(
            "BigShotGuide",
            "Thirteen districts, and you want the best of them. The brass plate shows what a district is worth in"
            " millions. A park is worth nothing by itself, but doubles its owner’s districts beside it.",
        ),
        when=on_turn,
        target=_richest,
        rule="BS-01",
        spared=_districts,
    ),
    Step(
        "roll",
        lambda: QCoreApplication.translate("BigShotGuide", "Roll the die"),
        lambda: QCoreApplication.translate(
            "BigShotGuide",
            "Before the first round everybody rolls, and the highest leads. After that, the leader’s roll moves the"
            " broker around the city. Go on: click the die, or the button below.",
        ),
        when=lambda page: _is_asked(page, RollDie),
        target=_die,
        moves=(Roll,),
        rule="BS-10",
    ),
    Step(
        "lot",
        lambda: QCoreApplication.translate("BigShotGuide", "Four cubes for auction"),
        lambda: QCoreApplication.translate(
            "BigShotGuide",
            "The broker has stopped here, so these four cubes are up for auction. Whoever wins them places them"
            " all, whatever their colours: to help their own, or to spoil things for others.",
        ),
        when=lambda page: _is_asked(page, Speak),
        target=_lot,
        rule="BS-12",
    ),
    Step(
        "bid",
        lambda: QCoreApplication.translate("BigShotGuide", "Your bid"),
        lambda: QCoreApplication.translate(
            "BigShotGuide",
            "Open the bidding or raise the standing bid, or pass and be out of this auction. The last one left pays"
            " the bid to the bank and takes the cubes. Try a small bid first.",
        ),
        when=lambda page: _is_asked(page, Speak),
        target=_bids,
        moves=(Bid, Pass),
        rule="BS-11",
        spared=_lot,
    ),
    Step(
        "loan",
        lambda: QCoreApplication.translate("BigShotGuide", "Short of cash?"),
        lambda: QCoreApplication.translate(
            "BigShotGuide",
            "Once a round you may take a loan. The first pays you $9M, each one after it $1M less, and each costs you"
            " $10M at the end. Take one when the cubes are worth it.",
        ),
        when=_loans_are_offered,
        target=_loan,
        rule="BS-20",
        spared=_lot,
    ),
    Step(
        "place",
        lambda: QCoreApplication.translate("BigShotGuide", "Into the city"),
        lambda: QCoreApplication.translate(
            "BigShotGuide",
            "The cubes are yours to place, one after another, in any districts that are not sold. Point at a"
            " district to see what would come of it, then click; or choose one below.",
        ),
        when=lambda page: _is_asked(page, PlaceCube),
        target=_richest,
        moves=(Place,),
        rule="BS-15",
        spared=_districts,
    ),
    Step(
        "majority",
        lambda: QCoreApplication.translate("BigShotGuide", "Seven cubes, and it is sold"),
        lambda: QCoreApplication.translate(
            "BigShotGuide",
            "With its seventh cube a district is sold at once to the colour with most cubes in it. Beware of ties:"
            " colours tied for the most cancel out, and the next best wins.",
        ),
        when=on_turn,
        target=_latest,
        rule="BS-18",
        spared=_districts_and_lot,
    ),
    Step(
        "sold",
        lambda: QCoreApplication.translate("BigShotGuide", "The first district is sold"),
        lambda: QCoreApplication.translate(
            "BigShotGuide",
            "The sign shows whose it is now, and no more cubes can go there. In the end it brings its owner what its"
            " plate shows. You need two districts to win: see where you are ahead.",
        ),
        when=_is_any_sold,
        target=_sold,
        rule="BS-18",
        spared=_districts_and_lot,
        optional=_has_seen_enough,
    ),
)

GUIDE: Final = Guide("big-shot", _match_request, STEPS)
