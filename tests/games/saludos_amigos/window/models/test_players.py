"""Everybody knows money, dice, strengths and how many cards the others have; what bots say is said."""

from __future__ import annotations

from itertools import islice

from bigshot_desktop.bots.reasons import Choice, Prospect, Term
from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.actions import (
    Accept,
    Decline,
    Done,
    DrawCards,
    DrawTile,
    Offer,
    Push,
    Ready,
    Roll,
    StayOut,
)
from bigshot_desktop.games.saludos_amigos.window.models.players import (
    Column,
    PlayerFacts,
    Progress,
    SaludosPlayers,
    Side,
)
from bigshot_desktop.ui.models.observation_table import DESCRIBED, ROW, SPOKEN
from bigshot_desktop.ui.models.players import CardFigure, Note, PlayersModel, PlayerStatus, Purse
from bigshot_desktop.ui.play.bridge import Bridge
from bigshot_desktop.ui.play.remarks import Remarks
from tests.games.saludos_amigos.rules.positions import Table, called, council, sealing
from tests.games.saludos_amigos.window.models.played import go_on, played
from tests.ui.models.model_checks import SALUDOS, Watch, column, course, facts_of, headings


def lines(table: Table, viewer: int = 0) -> list[PlayerFacts]:
    seen = table.seen(viewer)
    return [SaludosPlayers().facts(seen, seat) for seat in range(table.players)]


def sides(table: Table) -> list[Side]:
    return [line.side for line in lines(table)]


def progresses(table: Table) -> list[Progress]:
    return [line.progress for line in lines(table)]


# --- in the course of a match --------------------------------------------------------------------


def test_every_fact_is_right_and_every_change_is_told(qapp: object) -> None:
    bridge = SALUDOS[1].bridge()
    model = PlayersModel(bridge, SaludosPlayers(Remarks(bridge)))
    watch = Watch(model, (ROW,))
    for _ in islice(course(bridge, seed=4), 150):
        watch.check_cells()
        seen = bridge.observation
        told: list[PlayerFacts] = facts_of(model)
        assert tuple(line.money for line in told) == seen.money
        assert tuple(line.cards for line in told) == seen.cards
        assert tuple(line.die for line in told) == seen.dice
        assert tuple(line.strength for line in told) == seen.strengths
        assert [line.seat for line in told if line.has_bag] == [seen.holder]
        assert min(line.place for line in told) == 1
        acting = tuple(line.seat for line in told if line.acts)
        if seen.acting == (CHANCE,):
            assert acting in ((), (seen.holder,))
        else:
            assert acting == seen.acting


def test_what_others_hold_is_nowhere_on_the_cards(qapp: object) -> None:
    """Whoever looks: the cards of a match are the same for all."""
    bridge = SALUDOS[0].bridge()
    for _ in islice(course(bridge, seed=4, back=False), 60):
        pass
    told = []
    for viewer in range(4):
        bridge.viewer = viewer
        model = PlayersModel(bridge, SaludosPlayers())
        told.append([model.card(row) for row in range(4)])
    assert told[0] == told[1] == told[2] == told[3]


# --- where they stand ----------------------------------------------------------------------------


def test_sides_and_shares_from_the_offer_to_the_council() -> None:
    table = Table().negotiate(6, 5, 2, 4, 1)
    assert sides(table) == [Side.NONE] * 4
    table.agree({0: 3, 1: 4})
    assert sides(table) == [Side.COALITION] * 2 + [Side.OPPOSITION] * 2
    assert [line.share for line in lines(table)] == [3, 4, 0, 0]
    table.all_done()
    table.push(table.acting[0], 1)
    assert sides(table)[2:] == [Side.COUNCIL, Side.OPPOSITION], "the last one is being asked"
    table.nobody_comes()
    assert sides(table)[2:] == [Side.COUNCIL, Side.OUT]
    assert [line.share for line in lines(table)] == [3, 4, 7, 0]


def test_a_share_that_is_paid_is_money() -> None:
    table = Table().coalition({0: 3, 1: 4})
    table.nobody_comes()
    told = lines(table)
    assert [line.share for line in told] == [0] * 4
    assert [line.money for line in told] == [3, 4, 0, 0]
    assert [line.place for line in told] == [2, 1, 3, 3]


def test_moods() -> None:
    table = Table()
    table.tile(6)
    assert progresses(table) == [Progress.NONE] * 4
    table.roll(5, 2, 4, 1)
    table.all_ready()
    assert progresses(table) == [Progress.NONE] * 4, "the negotiation begins"
    table.do(Done(3))
    table.offer(0, {0: 3, 1: 4})
    assert progresses(table) == [Progress.NONE, Progress.ASKED, Progress.NONE, Progress.DONE]
    table = council()
    table.do(Ready(1))
    table.propose(3, {2: 1, 3: 6})
    assert progresses(table) == [Progress.NONE, Progress.READY, Progress.ASKED, Progress.NONE]
    table = sealing()
    table.commit(0, 3)
    assert progresses(table) == [Progress.CHOSEN, Progress.NONE, Progress.NONE, Progress.NONE]


# --- as a row ------------------------------------------------------------------------------------


def test_the_texts_of_a_row(qapp: object) -> None:
    table = Table().negotiate(6, 5, 2, 4, 1)
    table.agree({0: 3, 1: 4})
    table.offer(2, {2: 3, 3: 2, 1: 2})
    bridge = played(table)
    model = PlayersModel(bridge, SaludosPlayers())
    assert headings(model) == [
        "Player",
        "Money",
        "Die",
        "Cards",
        "Strength",
        "Side",
        "Share",
        "Last action",
    ]
    money = bridge.narrator.money
    rows = [[model.index(row, n).data() for n in range(7)] for row in (1, 3)]
    assert rows == [
        ["✚ Bea", money(0), "2", "3", "5", f"Coalition: {money(4)} – Is asked", money(4)],
        ["♥ Dora", money(0), "1", "3", "4", "Opposition – Is asked", "–"],
    ]
    assert column(model, Column.PLAYER, SPOKEN) == ["Anna", "Bea", "Carl", "Dora"]
    assert model.index(3, Column.SHARE).data(SPOKEN) == "None"
    assert model.index(1, Column.MONEY).data(DESCRIBED) == f"Money: {money(0)}, place 1"


# --- as a card -----------------------------------------------------------------------------------


def status(table: Table, seat: int) -> PlayerStatus:
    bridge = played(table)
    facts = SaludosPlayers().facts(bridge.observation, seat)
    return facts.status(bridge.narrator, table.setup)


def test_a_card_tells_all_that_is_known(qapp: object) -> None:
    table = called()
    card, money = status(table, 0), played(table).narrator.money
    assert card.pieces == ("plum",)
    assert card.purses == (Purse("0 M", f"Money: {money(0)}, place 1"),)
    assert (card.badge, card.badge_icon) == ("Has the bag", "bag")
    assert card.notes == (
        Note("1", "Die: 1", "dice", minor=True),
        Note("3", "Cards: 3", "councillor"),
        Note("4", "Strength: 4", "strength"),
    )
    assert card.wealth == CardFigure("3 M", f"Coalition: {money(3)}")
    assert (card.wealth_icon, card.no_holdings) == ("mug", f"Coalition: {money(3)}")
    assert card.summary == (
        f"Money: {money(0)}, place 1, Die: 1, Cards: 3, Strength: 4, Coalition: {money(3)}"
    )
    table.nobody_comes()
    assert status(table, 2).wealth_icon == "biscuit"
    out = status(table, 3)
    assert (out.out, out.no_holdings, out.badge) == (True, "Stays out", "")


def test_before_the_dice_there_are_only_cards(qapp: object) -> None:
    card = status(Table(), 1)
    assert card.notes == (Note("3", "Cards: 3", "councillor"),)
    assert (card.wealth, card.no_holdings) == (None, "")


def test_who_is_done_has_a_mark_that_gives_way_to_a_share(qapp: object) -> None:
    table = Table().negotiate(6, 5, 2, 4, 1)
    table.agree({0: 3, 1: 4})
    table.do(Done(1), Done(3))
    assert status(table, 1).notes[-1] == Note("", "Done", "ready", minor=True)
    assert status(table, 3).notes[-1] == Note("", "Done", "ready")


# --- what they did and said ----------------------------------------------------------------------


def say(bridge: Bridge, action: object, term: Term) -> str:
    """A bot acts and speaks; gives its words as they are written."""
    choice = Choice(Prospect(action), saying=term)
    bridge.choices[bridge.match.length + 1] = choice
    go_on(bridge, action)
    words = bridge.narrator.saying(term, choice.action.seat)
    return bridge.narrator.phrase("quoted", words=words)


def test_what_was_said_stands_in_place_of_what_was_done(qapp: object) -> None:
    bridge = played(Table().negotiate(6, 5, 2, 4, 1))
    remarks = Remarks(bridge)
    model = PlayersModel(bridge, SaludosPlayers(remarks))
    go_on(bridge, Offer(0, (3, 4, 0, 0)))
    assert model.card(0).last == bridge.narrator.event(bridge.match.steps[-1].events[0])
    words = say(bridge, Decline(1, 0), Term.of("whim", 0, proposer=0, way=0))
    assert column(model, Column.LAST_ACTION)[1] == model.card(1).last == words
    go_on(bridge, Done(1), Offer(0, (3, 0, 4, 0)), Accept(2, 0))
    assert model.card(1).last == words, "until there is something new to say"
    go_on(bridge, Done(0), Done(1), Done(2), Done(3), StayOut(1), StayOut(3))
    assert model.card(2).last.startswith("Carl gets")
    assert model.card(1).last == words, "no card yet"
    go_on(bridge, DrawCards(CHANCE, (1, 1)))
    assert model.card(1).last.startswith("Bea draws a councillor.")
    go_on(bridge, DrawTile(CHANCE, 5), Roll(CHANCE, (1, 1, 1, 1)))
    assert model.card(2).last.startswith("Carl gets"), "the last turn is not forgotten yet"


def test_words_are_taken_back_with_what_was_done(qapp: object) -> None:
    bridge = played(Table().negotiate(6, 5, 2, 4, 1))
    bridge.match.free_undo = True
    remarks = Remarks(bridge)
    model = PlayersModel(bridge, SaludosPlayers(remarks))
    before = model.card(1).last
    say(bridge, Offer(1, (0, 3, 4, 0)), Term.of("whim", 0, proposer=0, way=0))
    assert model.card(1).last != before
    assert bridge.undo()
    assert model.card(1).last == before


def test_a_council_is_called_without_a_word(qapp: object) -> None:
    bridge = played(Table().coalition({0: 3, 1: 4}))
    model = PlayersModel(bridge, SaludosPlayers())
    go_on(bridge, Push(2, 1))
    assert model.card(2).last.startswith("Carl calls the council")
