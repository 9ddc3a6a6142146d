"""The audit that all other tests lean on finds what is broken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bigshot_desktop.engine.game import CHANCE
from bigshot_desktop.games.saludos_amigos.rules.actions import Discard
from bigshot_desktop.games.saludos_amigos.rules.packs import UNIT, pack_of
from bigshot_desktop.games.saludos_amigos.rules.state import OVER, SHOWN, SaludosState
from tests.games.saludos_amigos.rules.positions import GAME, Table, called, council, sealing

Damage = Callable[[SaludosState], None]


def talking() -> Table:
    """Seat 0 stands alone, seat 1 has an offer open."""
    table = Table().negotiate()
    table.offer(0, {0: 7})
    table.offer(1, {1: 3, 2: 4})
    return table


def rolling() -> Table:
    table = Table()
    table.tile(6)
    table.roll()
    return table


def die_in_the_air() -> Table:
    table = rolling()
    table.do(Discard(0, 1))
    return table


def dealing() -> Table:
    table = Table().coalition({0: 7})
    table.nobody_comes()
    return table


def ended() -> Table:
    table = Table()
    for value in (1, 2, 2, 3, 3, 3, 4, 4, 4):
        table.turn(value=value)
    table.tile(4)
    return table


def proposed() -> Table:
    table = council()
    table.propose(0, {0: 6, 1: 1})
    return table


def setting(**values: object) -> Damage:
    """Another value for some slots."""

    def damage(state: SaludosState) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return damage


def adding(name: str, place: int, number: object) -> Damage:
    """Something more in a place of a list."""

    def damage(state: SaludosState) -> None:
        getattr(state, name)[place] += number

    return damage


def putting(name: str, place: int, value: object) -> Damage:
    """Something else in a place of a list."""

    def damage(state: SaludosState) -> None:
        getattr(state, name)[place] = value

    return damage


@pytest.mark.parametrize(
    ("make", "damage", "found"),
    [
        (talking, setting(deck=0), "there are 56 cards"),
        (talking, adding("hands", 0, UNIT[1]), "there are 56 cards"),
        (talking, adding("cards", 0, 1), "cards are counted"),
        (talking, adding("trails", 0, (SHOWN + 1,)), "trails lead to the hands"),
        (talking, adding("trails", 0, (SHOWN + 1,)), "trails lead to deck and discards"),
        (talking, adding("trails", 0, (3,) * 15), "trails lead to deck and discards"),
        (sealing, putting("sealed", 2, pack_of((1,))), "sealed cards are in the hand"),
        (talking, adding("sections", 0, 2), "projects have room for their sections"),
        (talking, setting(completed=1), "complete projects are counted"),
        (talking, setting(journalists=1), "journalists wait for the third project"),
        (talking, adding("money", 0, -1), "money adds up"),
        (talking, adding("lost", 0, -1), "money adds up"),
        (talking, setting(bonus=1), "the bonus comes with the fourth project"),
        (ended, setting(bonus=0), "the bonus comes with the fourth project"),
        (talking, setting(phase=OVER), "the match ends as it should"),
        (talking, setting(acting=()), "somebody is to act until the end"),
        (talking, setting(acting=(CHANCE,)), "nature acts alone"),
        (dealing, setting(acting=(0,)), "nature acts alone"),
        (rolling, setting(acting=(0, 1)), "who is not ready rolls"),
        (rolling, putting("cards", 0, 0), "who has no card is ready"),
        (rolling, adding("strengths", 0, 1), "strength is die and cards"),
        (die_in_the_air, putting("dice", 0, 3), "one die is in the air"),
        (talking, setting(acting=(0, 1)), "who is not done negotiates"),
        (called, setting(acting=(0,)), "one opponent is asked"),
        (called, setting(acting=(1, 3)), "one opponent is asked"),
        (council, setting(council=0b0111), "the council is both sides"),
        (council, setting(acting=(0, 1, 2)), "who is asked or not ready talks"),
        (sealing, setting(acting=(0, 1, 2)), "who has cards and has not chosen seals"),
        (dealing, setting(unpaid=0), "who was not paid draws"),
        (talking, setting(worth=8), "splits add up"),
        (talking, putting("offers", 1, (0, 8, -1, 0)), "splits add up"),
        (talking, setting(coalition=0b0011), "the coalition has the shares"),
        (talking, setting(mug=5), "the mug is the coalition's height"),
        (council, setting(biscuit=5), "the biscuit is the opposition's height"),
        (council, setting(attending=(0, 2)), "who attends is in the opposition"),
        (council, setting(worth=1), "each who attends can get a million"),
        (council, setting(counter=(0, 0, 7, 0)), "the counter-split is for who attends"),
        (sealing, putting("offers", 0, (6, 1, 0, 0)), "offers are only open in a talk"),
        (talking, putting("offers", 1, (3, 0, 4, 0)), "offers include who made them"),
        (talking, putting("waiting", 1, 0), "offers wait for someone"),
        (talking, putting("waiting", 1, 0b1100), "offers wait for someone"),
        (talking, putting("waiting", 1, 0b0110), "offers wait for someone"),
        (talking, putting("waiting", 0, 0b0010), "nobody waits without an offer"),
        (talking, putting("strengths", 1, -3), "offers are higher than the mug"),
        (talking, setting(ready=0b0100, acting=(0, 1, 3)), "who is asked is not done"),
        (talking, putting("made", 1, 4), "nobody makes more offers than allowed"),
        (council, putting("made", 1, 3), "nobody makes more offers than allowed"),
        (talking, putting("declined", 1, ((0, 3, 4, 0),)), "an open offer was not declined"),
        (proposed, putting("offers", 1, (1, 6, 0, 0)), "a side has one proposal"),
        (proposed, putting("offers", 0, (5, 1, 1, 0)), "proposals are for a side"),
        (council, putting("pushed", 0, 1), "pushed cards belong to who attends"),
    ],
)
def test_the_audit_finds_what_was_damaged(
    make: Callable[[], Table], damage: Damage, found: str
) -> None:
    state = make().state
    assert GAME.audit(state) == []
    damage(state)
    assert found in GAME.audit(state)
