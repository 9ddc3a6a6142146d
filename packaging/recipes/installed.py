"""The .deb at work: installed with apt on a clean Debian, started, played in every language, and removed again."""

from __future__ import annotations

import hashlib
import shutil
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

import dev
from recipes import facts, screen
from recipes.clean_debian import PLAYER, CleanDebian, clean_debian
from recipes.work import side_by_side

PICTURES: Final = facts.BUILD / "proof" / "debian"
"""Where the pictures of all that are kept, to be looked at."""
SHOTS: Final = f"/home/{PLAYER}/shots"
DESKTOP: Final = ("desktop-file-utils", "libglib2.0-bin", "shared-mime-info")
"""What a desktop has anyway: its menu, what is behind a double click, and what is behind a suffix."""


def show(deb: Path) -> Iterator[str]:
    """Everything that is promised of the .deb, on one clean Debian and one screen."""
    shutil.rmtree(PICTURES, ignore_errors=True)
    with screen.screen() as display, clean_debian() as debian:
        before = debian.files()
        debian.install(debian.copy_in(deb, "/tmp"))
        yield f"{deb.name} was installed with apt, without anything recommended."
        told = debian.run(facts.NAME, "--version", user=PLAYER)
        if told.strip() != f"{facts.NAME} {facts.VERSION}":
            raise dev.Problem(f"The installed program says that it is “{told.strip()}”.")
        yield from play(debian, "offscreen")
        yield from play(debian, "Xvfb", DISPLAY=display)

        debian.install(*DESKTOP)
        yield from start_from_menu(debian, display)
        yield from open_by_association(debian, display)

        saved = own_files(debian)
        debian.purge(facts.NAME)
        debian.run("apt-get", "purge", "--yes", "--autoremove", *DESKTOP)
        yield from nothing_left(debian, before, saved)


def play(debian: CleanDebian, where: str, **environment: str) -> Iterator[str]:
    """A demonstration of each game in each language."""
    homes: dict[str, str] = {}

    def demonstrate(game: str, language: str) -> str:
        start = time.monotonic()
        shots = f"{SHOTS}/{where}/{game}-{language}"
        debian.run(
            *(facts.NAME, "demo", "--speed", "off", "--game", game, "--language", language),
            *("--shots", shots),
            user=PLAYER,
            **environment,
        )
        taken = sorted((debian.root / shots.lstrip("/")).glob("*.png"))
        if len(taken) < facts.FEWEST_PICTURES:
            raise dev.Problem(f"{game} in {language}, {where}: {len(taken)} pictures only.")
        homes[language] = hashlib.sha256(taken[0].read_bytes()).hexdigest()
        keep(taken, PICTURES / where / f"{game}-{language}")
        seconds = time.monotonic() - start
        return f"demo, {where}, {game}, {language}: {len(taken)} pictures, {seconds:.0f} s."

    yield from side_by_side(
        partial(demonstrate, game, language) for game in facts.GAMES for language in facts.LANGUAGES
    )
    if len(set(homes.values())) != len(facts.LANGUAGES):
        raise dev.Problem(f"The home page looks the same in two languages ({where}).")


def keep(pictures: list[Path], folder: Path) -> None:
    folder.mkdir(parents=True)
    for picture in pictures:
        shutil.copy(picture, folder)


# --- on a desktop --------------------------------------------------------------------------------


def start_from_menu(debian: CleanDebian, display: str) -> Iterator[str]:
    """Through the desktop entry, as a menu does it."""
    entry = f"/usr/share/applications/{facts.APP_ID}.desktop"
    see_window(debian, display, "menu", f"gio launch {entry}")
    yield "The menu entry opened the window."


def open_by_association(debian: CleanDebian, display: str) -> Iterator[str]:
    """A match file, as a double click does it."""
    folder = f"/home/{PLAYER}/matches"
    seats = ("--seats", "easy,easy,easy", "--matches", "1", "--out", folder)
    debian.run(facts.NAME, "simulate", "big-shot", *seats, user=PLAYER)
    (match,) = (debian.root / folder.lstrip("/")).glob(f"*{facts.SUFFIX}")
    file = f"{folder}/{match.name}"
    told = debian.run("gio", "mime", facts.MIME_TYPE, user=PLAYER)
    if f"{facts.APP_ID}.desktop" not in told:
        raise dev.Problem(f"Match files do not belong to the program: {told}")
    told = debian.run("gio", "info", "--attributes=standard::content-type", file, user=PLAYER)
    if facts.MIME_TYPE not in told:
        raise dev.Problem(f"A match file is not known as one: {told}")
    see_window(debian, display, "match-file", f"gio open {file}")
    yield "A match file is known as one, and opened by the program."


def see_window(debian: CleanDebian, display: str, name: str, command: str) -> None:
    """Starts the program by way of the desktop, waits for its window, takes a picture of it and closes it."""
    quiet = f"{command} >/tmp/{name}.log 2>&1 </dev/null"
    debian.run("sh", "-c", quiet, user=PLAYER, DISPLAY=display)
    window = screen.wait_for_window(display, facts.TITLE)
    time.sleep(2)  # what is drawn after the first picture
    screen.photograph(display, PICTURES / f"{name}.png")
    screen.close_window(display, window)


# --- and gone again ------------------------------------------------------------------------------


def own_files(debian: CleanDebian) -> dict[str, bytes]:
    """What the player made: matches, and what the program keeps for them at home."""
    home = debian.root / "home" / PLAYER
    return {
        path.relative_to(home).as_posix(): path.read_bytes()
        for path in sorted(home.rglob("*"))
        if path.is_file() and (path.suffix == facts.SUFFIX or facts.NAME in path.parts)
    }


def nothing_left(debian: CleanDebian, before: set[str], saved: dict[str, bytes]) -> Iterator[str]:
    """The system is as it was, and so is everything that the player made."""
    left = sorted(debian.files() - before)
    if left:
        raise dev.Problem(f"{len(left)} files are left after removal: {', '.join(left[:20])}.")
    if not saved or own_files(debian) != saved:
        raise dev.Problem("The player's own files went or changed with the package.")
    yield f"After removal nothing is left but the player's own files: ~/{', ~/'.join(saved)}."
