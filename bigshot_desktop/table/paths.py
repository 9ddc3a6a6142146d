"""Where things are on this computer: the player's folders and the program's resources."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import appdirs

import bigshot_desktop

HOME_VARIABLE: Final = "BIGSHOT_HOME"
"""The environment variable that puts all of the player's folders below one folder."""

_NAME: Final = "bigshot-desktop"
_FOLDERS: Final = appdirs.AppDirs(_NAME, appauthor=False, roaming=True)
"""Roaming is of Windows: there, what is the player's own goes along to another computer of the same network."""
_PACKAGE: Final = Path(bigshot_desktop.__file__).parent


def data() -> Path:
    """What the player made: match files, profiles."""
    return _below_home("data") or Path(_FOLDERS.user_data_dir)


def config() -> Path:
    """What the player chose."""
    return _below_home("config") or Path(_FOLDERS.user_config_dir)


def state() -> Path:
    """What the program remembers between two starts: journals of open matches."""
    return _below_home("state") or Path(
        # Its AppDirs forgets the roaming here.
        appdirs.user_state_dir(_NAME, appauthor=False, roaming=True)
    )


def logs() -> Path:
    """What the program reports about itself."""
    return _below_home("logs") or Path(_FOLDERS.user_log_dir)


def cache() -> Path:
    """What can be made again from the rest: it may be deleted at any time."""
    return _below_home("cache") or Path(_FOLDERS.user_cache_dir)


def folders() -> tuple[Path, ...]:
    """All of the player's folders, each before those in it."""
    return data(), matches(), config(), state(), journals(), cache(), logs()


def is_ours(path: Path) -> bool:
    """Whether it lies in the player's folders. What a link in them leads to is a place of the player's own choosing."""
    place, roots = Path(os.path.realpath(path)), (data(), config(), state(), cache(), logs())
    return any(place.is_relative_to(os.path.realpath(root)) for root in roots)


def matches() -> Path:
    """The match files."""
    return data() / "matches"


def journals() -> Path:
    """The journals of matches that are not finished or not yet put away."""
    return state() / "journals"


def settings_file() -> Path:
    return config() / "settings.json"


def groups_file() -> Path:
    return config() / "groups.json"


def people_file() -> Path:
    """Who is called what in the statistics."""
    return config() / "people.json"


def evenings_file() -> Path:
    """The duplicate evenings, with the seeds that their players must not know: for the owner's eyes alone."""
    return state() / "evenings.json"


def played_matches_file() -> Path:
    """What was found in the match files when they were last looked at."""
    return cache() / "played-matches.json"


def resources() -> Path:
    """Boards, pictures, sounds, rulebooks: beside an installed package, else in the repository."""
    installed = _PACKAGE / "_data" / "resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"


def _below_home(name: str) -> Path | None:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) / name if home else None
