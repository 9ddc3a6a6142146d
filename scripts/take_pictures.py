"""Take pictures of every page of the window, as players see them: to look at, and for the README.

    python scripts/take_pictures.py FOLDER [--game shark] [--size 1440x900] [--theme dark] [--text 200]
        [--language de] [--players 7]
    python scripts/take_pictures.py FOLDER --all

With --all it takes all games in all sizes, themes, text sizes and languages that must look well. It needs no screen.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bigshot_desktop.engine.languages import LANGUAGES
from bigshot_desktop.games import ENTRIES

ROOT = Path(__file__).resolve().parent.parent
SIZES = ("1024x640", "1440x900", "3840x2160")
LOOKS = (
    ("light", 100, "en"),
    ("dark", 100, "en"),
    ("light", 100, "de"),
    ("dark", 200, "de"),
    ("light", 200, "en"),
)
"""Theme, size of the letters and language."""


@dataclass(frozen=True)
class Shot:
    """What is played, and how the window is when its pictures are taken."""

    game: str = next(iter(ENTRIES))
    size: str = "1440x900"
    theme: str = "light"
    text: int = 100
    language: str = "en"
    players: int = 4

    @property
    def name(self) -> str:
        look = f"{self.size}-{self.theme}-{self.text}-{self.language}"
        return f"{self.game}-{self.players}-{look}"


def everything() -> list[Shot]:
    """All that must look well: each size in both themes, German, and large letters; and crowded tables."""
    shots = [Shot(game, size, *look) for game in ENTRIES for size in SIZES for look in LOOKS]
    crowded = {
        game: max(entry.players) for game, entry in ENTRIES.items() if max(entry.players) > 6
    }
    return shots + [
        Shot(game, SIZES[0], *look, most) for game, most in crowded.items() for look in LOOKS
    ]


def take(shot: Shot, folder: Path) -> list[Path]:
    """Play a match up to its end and take a picture of each page."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.path.insert(0, str(ROOT))
    with tempfile.TemporaryDirectory() as home:
        os.environ["BIGSHOT_HOME"] = home
        from tests.ui.photographer import Photographer

        width, height = map(int, shot.size.split("x"))
        photographer = Photographer(
            folder,
            game=shot.game,
            size=(width, height),
            theme=shot.theme,
            text_size=shot.text,
            language=shot.language,
            kinds="h" + "b" * (shot.players - 1),
        )
        return photographer.take_all()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--game", default=next(iter(ENTRIES)), choices=ENTRIES)
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--players", type=int, default=4)
    args = parser.parse_args()
    if not args.all:
        shot = Shot(args.game, args.size, args.theme, args.text, args.language, args.players)
        args.folder.mkdir(parents=True, exist_ok=True)
        for path in take(shot, args.folder):
            print(path)
        return 0
    for shot in everything():  # each in a process of its own: Qt is started once in a process
        command = [sys.executable, __file__, str(args.folder / shot.name)]
        command += ["--game", shot.game, "--size", shot.size, "--theme", shot.theme]
        command += ["--text", str(shot.text), "--language", shot.language]
        command += ["--players", str(shot.players)]
        code = subprocess.run(command, check=False).returncode
        if code:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
