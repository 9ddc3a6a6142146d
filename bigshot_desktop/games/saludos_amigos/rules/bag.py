"""The bag: the tile that opens a turn, and the bag's way around the table."""

from __future__ import annotations

from random import Random

from bigshot_desktop.engine.game import Emit
from bigshot_desktop.games.saludos_amigos.rules.actions import TILES, DrawTile
from bigshot_desktop.games.saludos_amigos.rules.ending import end_match, pay_bonus
from bigshot_desktop.games.saludos_amigos.rules.events import (
    BagPassed,
    BagPassedOn,
    ProjectCompleted,
    SectionPlaced,
)
from bigshot_desktop.games.saludos_amigos.rules.journalists import compare_hands, keep_journalist
from bigshot_desktop.games.saludos_amigos.rules.material import (
    JOURNALIST,
    LAST_JOURNALIST,
    LAST_PROJECT,
    N_JOURNALISTS,
    N_TILES,
    PROJECTS,
    worth,
)
from bigshot_desktop.games.saludos_amigos.rules.state import (
    DICE,
    NATURE,
    TILE,
    SaludosState,
    clear_turn,
)


def in_bag(state: SaludosState, value: int) -> int:
    """How many tiles with this printed value are in the bag."""
    if value == JOURNALIST:
        return N_JOURNALISTS - state.journalists
    return value - state.sections[value - 1]


def shake_bag(state: SaludosState, rng: Random) -> DrawTile:
    """Any tile of the bag, each equally likely."""
    sections = state.sections
    tiles = N_TILES - sum(sections) - state.journalists
    choice = rng.getrandbits(24) * tiles >> 24  # pick(), without the call
    for value in PROJECTS:
        choice -= value - sections[value - 1]
        if choice < 0:
            return TILES[value]
    return TILES[JOURNALIST]


def draw_tile(state: SaludosState, action: DrawTile, emit: Emit | None) -> None:
    """A tile leaves the bag: a section to negotiate, a journalist, or the end (SA-05, SA-06)."""
    state.turn += 1
    state.tile = action.value
    if action.value == JOURNALIST:
        _receive_journalist(state, emit)
    else:
        _place_section(state, action.value, emit)


def _place_section(state: SaludosState, value: int, emit: Emit | None) -> None:
    """The section goes to its project; the fourth complete project ends the match (SA-06)."""
    before = state.sections[value - 1]
    state.sections[value - 1] = before + 1
    completes = before + 1 == value
    state.completed += completes
    if emit:
        emit(SectionPlaced(state.holder, value, before + 1, worth(value, before)))
        if completes:
            emit(ProjectCompleted(value, state.completed))
    if state.completed == LAST_PROJECT:
        pay_bonus(state, value, emit)
        end_match(state, emit)
        return
    state.worth = worth(value, before)
    state.phase = DICE


def _receive_journalist(state: SaludosState, emit: Emit | None) -> None:
    """Hands are compared, the journalist stays or goes, and the bag goes on (SA-24 … SA-27)."""
    compare_hands(state, emit)
    keep_journalist(state, emit)
    if state.journalists == LAST_JOURNALIST:
        end_match(state, emit)
        return
    state.holder = state.terms.clockwise[state.holder][0]
    if emit:
        emit(BagPassedOn(state.holder))


def pass_bag(state: SaludosState, emit: Emit | None) -> None:
    """The turn is over, the bag goes to the left (SA-23)."""
    clear_turn(state)
    state.holder = state.terms.clockwise[state.holder][0]
    state.phase = TILE
    state.acting = NATURE
    if emit:
        emit(BagPassed(state.holder))
