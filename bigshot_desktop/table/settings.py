"""What the player chose for the whole program. A broken file costs the broken choices only."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from bigshot_desktop.rules.game import Malformed
from bigshot_desktop.table.problems import Problem
from bigshot_desktop.table.seats import Seat
from bigshot_desktop.table.storage import make_folder, read_limited, write_atomically
from bigshot_desktop.table.strict_json import parse_json

MOST_BYTES: Final = 1 << 16

_OUT_OF_REACH: Final = {"folder-missing", "not-a-file", "permission-denied", "io-error"}
"""Problems that say nothing about what is in the file: it is left where it is."""


def _fit_for_a_seat(name: str) -> str:
    try:
        return Seat(name).name
    except Malformed as malformed:
        raise ValueError(malformed.expected) from None


Name = Annotated[str, AfterValidator(_fit_for_a_seat)]


class Settings(BaseModel):
    """All choices, with their defaults."""

    model_config = ConfigDict(strict=True, frozen=True)

    language: Literal["system", "en", "fr", "it", "de"] = "system"
    theme: Literal["system", "light", "dark"] = "system"
    palette: Literal["standard", "high-contrast"] = "standard"
    text_size: Annotated[int, Field(ge=75, le=200)] = 100
    """Per cent of the system's."""
    animation_speed: Literal["system", "slow", "normal", "fast", "off"] = "system"
    """``system``: normal, unless the system is asked for less motion."""
    bot_pause: Annotated[int, Field(ge=0, le=300)] = 100
    """Per cent of the usual pause after what a bot does."""
    confirm_roll: bool = True
    """Whether people roll the die by hand; otherwise it rolls by itself."""
    talk_pause: Annotated[int, Field(ge=0, le=20)] = 4
    """Seconds that bots leave to people before they speak without having been asked."""
    sand_glass: Literal[0, 30, 60, 120, 180] = 0
    """Seconds after which an open talk is over; 0: people talk as long as they like."""
    sound: bool = True
    volume: Annotated[int, Field(ge=0, le=100)] = 70
    free_undo: bool = False
    """Whether dice and discoveries can be taken back when no other human plays."""
    player_names: Annotated[list[Name], Field(max_length=7)] = []
    """Who played last, seat by seat, the people among them."""
    window: Annotated[str, Field(max_length=4000, pattern=r"^[A-Za-z0-9+/]*={0,2}$")] = ""
    """Where the window was: what Qt saves of it, in base64."""


def load_settings(path: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings, with defaults where the file is missing or wrong, and what was wrong.

    A file that is wrong in any way is kept beside the new one as ``….bad``.
    """
    try:
        settings, problems = _read(read_limited(path, MOST_BYTES))
    except Problem as problem:
        if problem.code == "file-missing":
            return Settings(), ()
        settings, problems = Settings(), (problem,)
        if problem.code in _OUT_OF_REACH:
            return settings, problems
    if problems:
        with suppress(Problem, OSError):
            path.replace(path.with_name(f"{path.name}.bad"))
            save_settings(settings, path)
    return settings, problems


def save_settings(settings: Settings, path: Path) -> None:
    """Writes the settings; when it fails, the old ones are still there."""
    make_folder(path.parent)
    write_atomically(path, (json.dumps(settings.model_dump(), indent=2) + "\n").encode())


def _read(data: bytes) -> tuple[Settings, tuple[Problem, ...]]:
    parsed = parse_json(data)
    if not isinstance(parsed, dict):
        raise Problem("malformed", where="", expected="object")
    wrong = _wrong_fields(parsed)
    kept = {name: value for name, value in parsed.items() if name not in wrong}
    return Settings(**kept), tuple(Problem("bad-setting", name=name) for name in wrong)


def _wrong_fields(data: dict[str, Any]) -> list[str]:
    try:
        Settings.model_validate(data)
    except ValidationError as error:
        wrong = (str(entry["loc"][0]) for entry in error.errors(include_url=False))
        return list(dict.fromkeys(wrong))
    return []
