"""The first match of Saludos Amigos: a tile, dice and cards, an offer, the council, and the money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF

from bigshot_desktop.games.saludos_amigos.bots.suggesting import AGAIN
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Commit,
    Done,
    Offer,
    Push,
    Ready,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.rules.decisions import (
    ChooseCards,
    ConsiderAttending,
    ConsiderCall,
    Negotiate,
    ReachIntoBag,
    RollAgain,
    SettleSplit,
)
from bigshot_desktop.games.saludos_amigos.rules.events import OfferDeclined
from bigshot_desktop.games.saludos_amigos.rules.observation import SaludosObservation
from bigshot_desktop.games.saludos_amigos.rules.packs import total
from bigshot_desktop.games.saludos_amigos.window.board import plan
from bigshot_desktop.games.saludos_amigos.window.board.village import VillageScene
from bigshot_desktop.games.saludos_amigos.window.panels.talking import TalkPanel
from bigshot_desktop.table.match_request import MatchRequest, bot_seats
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.ui.look.shapes import box_around
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

_SEED: Final = 3289
"""The player finds a strong partner at once and is paid; within a few turns there is a council to take part in."""
_BOTS: Final = 3
_TURNS: Final = 6
"""For so many turns the guide waits for a council that the player takes part in."""
_COUNCIL: Final = (ConsiderCall, ConsiderAttending, SettleSplit, ChooseCards)
"""What people are asked there."""


def _match_request(name: str) -> MatchRequest:
    bots = bot_seats(_SEED, _BOTS, "easy", {name})
    return MatchRequest("saludos-amigos", (Seat(name), *bots), seed=_SEED)


# --- when ----------------------------------------------------------------------------------------


def _seen(table: TablePage) -> SaludosObservation:
    seen: SaludosObservation = table.bridge.observation
    return seen


def _is_built(table: TablePage) -> bool:
    """There are millions to be had."""
    return _seen(table).worth > 0


def _rolls_again(table: TablePage) -> bool:
    return asked(table, RollAgain) is not None


def _negotiates(table: TablePage) -> bool:
    return asked(table, Negotiate) is not None


def _may_speak(table: TablePage) -> bool:
    """Nobody has to answer an offer of the player first."""
    talk = asked(table, Negotiate)
    return talk is not None and not talk.own


def _has_settled(table: TablePage) -> bool:
    """A coalition stands, or the player has no offer left: there may be nothing more to say."""
    talk = asked(table, Negotiate)
    return talk is not None and not talk.own and (talk.mug > 0 or talk.left == 0)


def _meets(table: TablePage) -> bool:
    return any(asked(table, kind) for kind in _COUNCIL)


def _council_is_near(table: TablePage) -> bool:
    """There is a council, or somebody is left out of a coalition; at the latest, all of it is over."""
    stands = _negotiates(table) and _seen(table).coalition > 0
    return stands or _meets(table) or _is_paid(table)


def _may_call(table: TablePage) -> bool:
    return (asked(table, ConsiderCall) or asked(table, ConsiderAttending)) is not None


def _may_win(table: TablePage) -> bool:
    """Whether the player may call a council that can be won with the cards that they hold, and has not called one yet.

    All who are left out are counted in, and nobody else's cards.
    """
    seat, seen = table.turns.seat, _seen(table)
    hand = seen.hands[seat] if _may_call(table) and not _has_called(table) else None
    if hand is None:
        return False
    outside = sum(
        strength for one, strength in enumerate(seen.strengths) if not seen.coalition >> one & 1
    )
    return outside + total(hand) > seen.mug


def _has_called(table: TablePage) -> bool:
    actions = table.bridge.match.actions
    return any(isinstance(one, Push) and table.bridge.is_human(one.seat) for one in actions)


def _needs_no_win(table: TablePage) -> bool:
    """Who has been to a council need not be told again; nor who has waited for long."""
    return _has_called(table) or _has_seen_enough(table)


def _has_seen_enough(table: TablePage) -> bool:
    """So many turns have passed that nobody needs to wait for a council any more."""
    return _seen(table).turn > _TURNS


def _chooses(table: TablePage) -> bool:
    return asked(table, ChooseCards) is not None


def _was_refused(table: TablePage) -> bool:
    """Somebody has just said no to the player."""
    seat, match = table.turns.seat, table.bridge.match
    step = match.last_step
    said_no = step is not None and any(
        isinstance(event, OfferDeclined) and event.proposer == seat for event in step.events
    )
    return said_no and _may_speak(table)


def _is_paid(table: TablePage) -> bool:
    """Another turn has begun."""
    return asked(table, ReachIntoBag) is not None or _rolls_again(table)


# --- where ---------------------------------------------------------------------------------------


def _village(table: TablePage) -> VillageScene:
    scene = table.game_table.scene
    assert isinstance(scene, VillageScene)
    return scene


def _section(table: TablePage) -> Target:
    """The one drawn last, and what it is worth."""
    seen, village = _seen(table), _village(table)
    section = village.sections[seen.tile, seen.sections[seen.tile - 1] - 1]
    return section.sceneBoundingRect() | village.worth.sceneBoundingRect()


def _table(table: TablePage) -> tuple[Target, ...]:
    """What one looks at while one speaks: dice, one's own cards, the section of now, the mug's way, and all offers."""
    village = _village(table)
    bag = village.bag.mapToScene(village.bag.shape()).boundingRect()
    return (plan.HAND, plan.TRAY, bag, plan.COUNTER, plan.PLAZA, *village.newest_section())


def _mug(table: TablePage) -> Target:
    """Without those whose it is."""
    foot = _village(table).mug.pos()
    return box_around(foot - QPointF(0, 24), 88, 72)


def _plaza(table: TablePage) -> Target:
    """Where coalition and council are; without them, the cards that decide there."""
    return plan.HAND if _is_paid(table) else plan.PLAZA


def _bag(table: TablePage) -> Target:
    bag = _village(table).bag
    return bag.mapToScene(bag.shape()).boundingRect()


def _panel(table: TablePage) -> Target:
    return table.bar.panel


def _again(table: TablePage) -> Target:
    """The quick offer with a million more for who refused."""
    panel = table.bar.panel
    quick = panel.quick if isinstance(panel, TalkPanel) else ()
    return next((one for one in quick if one.kind == AGAIN and one.isVisible()), panel)


def _way_out(table: TablePage) -> Target:
    panel = table.bar.panel
    return panel.over if isinstance(panel, TalkPanel) else panel


def _own_card(table: TablePage) -> Target:
    return table.sidebar.cards.cards[table.turns.seat]


GUIDE: Final = Guide(
    "saludos-amigos",
    _match_request,
    (
        aim_step(
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "Whoever has the most money in the end wins. For every section that is built, form a coalition that is "
                "strong enough, and bargain for your share.",
            ),
            "SA-29",
        ),
        Step(
            "tile",
            lambda: QCoreApplication.translate("SaludosGuide", "The village builds"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "This section came out of the bag. It is worth its printed number, plus one for each section "
                "of its project already there, plus one. Who gets these millions is what you all talk about.",
            ),
            _is_built,
            _section,
            rule="SA-05",
        ),
        Step(
            "strength",
            lambda: QCoreApplication.translate("SaludosGuide", "Your strength"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "Your strength is your die plus the number of your cards. You may discard a card to roll again, "
                "but cards also count in the council. Say ready if you like what you have.",
            ),
            _rolls_again,
            _panel,
            (Ready,),
            "SA-07",
            spared=_table,
        ),
        Step(
            "mug",
            lambda: QCoreApplication.translate("SaludosGuide", "The mug to beat"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "An offer names a coalition and splits all the millions among its members. The mug shows how strong "
                "the coalition is: a new one must be stronger. Once all its members have accepted, the mug moves up "
                "there.",
            ),
            _negotiates,
            _mug,
            rule="SA-09",
            spared=_table,
        ),
        Step(
            "offer",
            lambda: QCoreApplication.translate("SaludosGuide", "Make an offer"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "One click makes an offer that is ready below, such as “Likely to be accepted”. Or make one of your "
                "own: choose partners and share out the millions. Everybody in it gets at least one million and has "
                "to agree.",
            ),
            _may_speak,
            _panel,
            (Offer, Accept, Done),
            "SA-10",
            spared=_table,
        ),
        Step(
            "refused",
            lambda: QCoreApplication.translate("SaludosGuide", "A no is not the end"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "That is bargaining: whoever says no wants more. Offer them a million or two more, or ask somebody "
                "else. You may make three offers before the mug moves.",
            ),
            _was_refused,
            _again,
            (Offer, Accept, Done),
            "SA-11",
            spared=_table,
            optional=lambda _: True,
        ),
        Step(
            "council",
            lambda: QCoreApplication.translate("SaludosGuide", "The council"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "Whoever is left out is the opposition. With a card pushed forward they may call the council: "
                "there both sides add the values of the cards they choose to their strengths. The coalition wins ties.",
            ),
            _council_is_near,
            _plaza,
            rule="SA-13",
            spared=_table,
            seldom=_meets,
            optional=_is_paid,
        ),
        Step(
            "done",
            lambda: QCoreApplication.translate("SaludosGuide", "Enough said?"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "You may make more offers, or accept a better one from others, even if that takes you out of the "
                "coalition. Say done when you have nothing more to offer: the negotiation closes when all are done.",
            ),
            _has_settled,
            _way_out,
            (Done,),
            "SA-11",
            spared=_table,
        ),
        Step(
            "pay",
            lambda: QCoreApplication.translate("SaludosGuide", "Money or cards"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "The side that won is paid and moves up on the money track. Everyone who was not paid draws a card, "
                "and is stronger the next time.",
            ),
            _is_paid,
            _own_card,
            rule="SA-21",
            spared=_table,
        ),
        Step(
            "call",
            lambda: QCoreApplication.translate("SaludosGuide", "Your council"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "You are left out, so you may fight for the money: call the council with a card, or attend it with "
                "one if somebody else has called it. That pays if your side’s strengths and cards can be more than "
                "the mug and theirs. Else stay out and keep your cards.",
            ),
            _may_call,
            _panel,
            (Push, StayOut),
            "SA-13",
            spared=_table,
            optional=_has_seen_enough,
        ),
        Step(
            "win",
            lambda: QCoreApplication.translate("SaludosGuide", "A council you can win"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "This time it is worth a try: the strengths of all who are left out and your own cards are more than "
                "the mug. Call the council with a card, or attend it if it is called; you can add your other cards in "
                "the end.",
            ),
            _may_win,
            _panel,
            (Push, StayOut),
            "SA-13",
            spared=_table,
            optional=_needs_no_win,
        ),
        Step(
            "cards",
            lambda: QCoreApplication.translate("SaludosGuide", "The cards decide"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "Both sides choose cards in secret: their values are added to the mug of the coalition or to the "
                "biscuit of the opposition. Choose as many as you like, also none. Then all are turned "
                "over, and the side "
                "with more is paid.",
            ),
            _chooses,
            _panel,
            (Commit,),
            "SA-17",
            spared=_table,
            optional=_has_seen_enough,
        ),
        Step(
            "end",
            lambda: QCoreApplication.translate("SaludosGuide", "Journalists, and the end"),
            lambda: QCoreApplication.translate(
                "SaludosGuide",
                "A journalist from the bag costs you a million for each card that you hold more than the smallest "
                "hand. The match ends with the fourth complete project, or with the second journalist who stays: "
                "the richest player wins.",
            ),
            on_turn,
            _bag,
            rule="SA-24",
        ),
    ),
)
