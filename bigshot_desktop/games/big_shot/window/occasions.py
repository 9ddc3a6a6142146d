"""What happens to players of Big Shot that is worth a word: a district is theirs, or a tie has cost them one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bigshot_desktop.games.big_shot.rules.events import DistrictDecided, DistrictSold
from bigshot_desktop.table.match import Step
from bigshot_desktop.ui.play.exclamations import Occasion
from bigshot_desktop.words.exclamations import BLOW, TRIUMPH


def occasions(step: Step, colours: Sequence[Sequence[int]]) -> Iterator[Occasion]:
    """``colours``: those of each seat. Who has the most cubes in a district and not the district was tied."""
    for event in step.events:
        if not isinstance(event, DistrictSold | DistrictDecided):
            continue
        most = max(event.cubes, default=0)
        for seat, own in enumerate(colours):
            if event.colour in own:
                yield Occasion(seat, TRIUMPH)
            elif most and any(event.cubes[colour] == most for colour in own):
                yield Occasion(seat, BLOW)
