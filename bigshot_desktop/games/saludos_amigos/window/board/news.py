"""What is marked in the village as new: sections that were built, and markers that moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bigshot_desktop.engine.game import Event
from bigshot_desktop.games.saludos_amigos.rules import events
from bigshot_desktop.games.saludos_amigos.window.board.plan import plot
from bigshot_desktop.games.saludos_amigos.window.board.sections import SectionItem, value_sign
from bigshot_desktop.ui.boards.change_marks import Mark
from bigshot_desktop.ui.look.shapes import box_around
from bigshot_desktop.ui.models.seat_colours import seat_piece

if TYPE_CHECKING:
    from bigshot_desktop.games.saludos_amigos.window.board.village import VillageScene


def marks_of(happened: Sequence[Event], scene: VillageScene) -> list[Mark]:
    """A mark on everything that looks different because of these events."""
    marks, moved = [], dict[int, int]()
    for event in happened:
        match event:
            case events.SectionPlaced():
                section = scene.sections[event.value, event.sections - 1]
                marks.append(_section_mark(section, seat_piece(event.seat), scene))
            case events.SharePaid() | events.BonusPaid():
                moved[event.seat] = moved.get(event.seat, 0) + event.amount
            case events.SteppedBack():
                moved[event.seat] = moved.get(event.seat, 0) - event.steps
    for seat, way in moved.items():
        if way:
            marker = scene.road.markers[seat]
            at = box_around(marker.pos(), 2 * marker.reach, 2 * marker.reach)
            marks.append(Mark(at, text=f"{way:+}".replace("-", "−")))
    return marks


def _section_mark(section: SectionItem, piece: str, scene: VillageScene) -> Mark:
    """Around a section and the plate with its worth, if it has one; who drew it spares all words and figures."""
    place = section.sceneBoundingRect().adjusted(8, 8, -8, -8)
    plate = scene.worth.sceneBoundingRect().adjusted(2, 2, -2, -2)
    if scene.worth.isVisible() and place.intersects(plate):
        place = place.united(plate)
    bare = (spot for spot, item in scene.sections.items() if not item.isVisible())
    signs = [value_sign(plot(*spot)) for spot in bare]
    return Mark(place, (piece,), spared=(*scene.name_strips, *signs))
