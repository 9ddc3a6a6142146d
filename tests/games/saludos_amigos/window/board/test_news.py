"""What is new is marked, and the mark leaves names, signs and plates of the village in sight."""

from __future__ import annotations

import pytest

from bigshot_desktop.games.saludos_amigos.rules.events import SectionPlaced
from bigshot_desktop.games.saludos_amigos.rules.material import PROJECTS
from bigshot_desktop.games.saludos_amigos.window.board.plan import plot
from bigshot_desktop.games.saludos_amigos.window.board.sections import value_sign, worth_spot
from bigshot_desktop.ui.boards.change_marks import note_places
from tests.games.saludos_amigos.window.board.tables import Village


@pytest.mark.parametrize("project", PROJECTS)
def test_who_drew_a_section_covers_neither_names_nor_figures(project: int) -> None:
    table = Village()
    scene = table.scene
    scene.settle()
    for item in scene.sections.values():
        item.hide()
    for number in range(project):
        scene.sections[project, number].show()
        scene.worth.show_worth(8, "8 Mio.", worth_spot(project, number))
        (mark,) = scene.changes([SectionPlaced(1, project, number + 1, 8)])
        plate = scene.worth.sceneBoundingRect().adjusted(4, 4, -8, -10)
        assert mark.place.contains(plate)
        (note,) = note_places([mark], scene.sceneRect())
        assert note is not None
        assert not note.intersects(plate)
        assert not any(note.intersects(strip) for strip in scene.name_strips)
        bare = [spot for spot, item in scene.sections.items() if not item.isVisible()]
        assert [spot for spot in bare if note.intersects(value_sign(plot(*spot)))] == []
