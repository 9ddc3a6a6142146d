"""What the player chose for the whole program. A broken file costs the broken choices only."""

import re
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final, Literal, get_type_hints

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.engine.light_record import LightRecord
from bigshot_desktop.table.names import is_name
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.storage import make_folder, read_limited, write_atomically
from bigshot_desktop.table.strict_json import parse_json
from bigshot_desktop.table.typed_json import Misfit, at_most, between, reader

MOST_BYTES: Final = 1 << 16
MOST_NAMES: Final = 7
"""Of players who are remembered."""
MOST_GAMES: Final = 30
"""That are remembered as played."""

_OUT_OF_REACH: Final = {"folder-missing", "not-a-file", "permission-denied", "io-error"}
"""Problems that say nothing about what is in the file: it is left where it is."""


def _is_base64(text: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9+/]*={0,2}", text) is not None


def _is_known_language(code: str) -> bool:
    return code == "system" or code in LANGUAGES


class Settings(LightRecord):
    """All choices, with their defaults. Raises :class:`Problem` for a choice that there is not."""

    language: Annotated[str, _is_known_language] = "system"
    theme: Literal["system", "light", "dark"] = "system"
    palette: Literal["standard", "high-contrast"] = "standard"
    text_size: Annotated[int, between(75, 200)] = 100
    """Per cent of the system's."""
    toolbar_words: bool = True
    """Whether the tool bar names its commands beside their icons."""
    animation_speed: Literal["system", "slow", "normal", "fast", "off"] = "system"
    """``system``: normal, unless the system is asked for less motion."""
    bot_pause: Annotated[int, between(0, 300)] = 100
    """Per cent of the usual pause after what a bot does."""
    confirm_roll: bool = True
    """Whether people roll the die by hand; otherwise it rolls by itself."""
    forced_moves: bool = False
    """Whether the only move that is possible is made without asking."""
    talk_pause: Annotated[int, between(0, 20)] = 4
    """Seconds that bots leave to people before they speak without having been asked."""
    sand_glass: Literal[0, 30, 60, 120, 180] = 0
    """Seconds after which an open talk is over; 0: people talk as long as they like."""
    coach: Literal["off", "beginner", "practised", "advanced"] = "off"
    """Whether the coach asks before a costly slip, and how much a learner of which level must give away for that."""
    sound: bool = True
    volume: Annotated[int, between(0, 100)] = 70
    free_undo: bool = False
    """Whether dice and discoveries can be taken back when no other human plays."""
    player_names: Annotated[tuple[Annotated[str, is_name], ...], at_most(MOST_NAMES)] = ()
    """Who played last, seat by seat, the people among them."""
    games_played: Annotated[tuple[Annotated[str, at_most(40)], ...], at_most(MOST_GAMES)] = ()
    """The ids of the games of which somebody has begun a match."""
    window: Annotated[str, at_most(4000), _is_base64] = ""
    """Where the window was: what Qt saves of it, in base64."""

    def _check(self) -> None:
        for name, read in _READERS.items():
            try:
                read(getattr(self, name))
            except Misfit:
                raise Problem("bad-setting", name=name) from None


_READERS: Final = {
    name: reader(kind) for name, kind in get_type_hints(Settings, include_extras=True).items()
}


def read_settings(path: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings, with defaults where the file is missing or wrong, and what was wrong. Nothing is changed."""
    try:
        parsed = parse_json(read_limited(path, MOST_BYTES))
        if not isinstance(parsed, dict):
            raise Problem("malformed", where="", expected="object")
    except Problem as problem:
        return Settings(), () if problem.code == "file-missing" else (problem,)
    good, problems = {}, []
    for name, read in _READERS.items():
        if name in parsed:
            try:
                good[name] = read(parsed[name])
            except Misfit:
                problems.append(Problem("bad-setting", name=name))
    return Settings(**good), tuple(problems)


def load_settings(path: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """As :func:`read_settings`; a file that is wrong in any way is kept beside the new one as ``….bad``."""
    settings, problems = read_settings(path)
    if problems and problems[0].code not in _OUT_OF_REACH:
        with suppress(Problem, OSError):
            path.replace(path.with_name(f"{path.name}.bad"))
            save_settings(settings, path)
    return settings, problems


def save_settings(settings: Settings, path: Path) -> None:
    """Writes the settings; when it fails, the old ones are still there."""
    import json

    make_folder(path.parent)
    write_atomically(path, (json.dumps(settings.values(), indent=2) + "\n").encode())


def save_choices(settings: Settings, before: Settings, path: Path) -> None:
    """Writes what is not as it was before; what another window has saved meanwhile stays."""
    there, problems = read_settings(path)
    if path.is_file() and not problems:
        chosen, kept = settings.values(), before.values()
        settings = there.changed(
            **{name: value for name, value in chosen.items() if value != kept[name]}
        )
    save_settings(settings, path)
