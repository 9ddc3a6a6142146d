"""The installer for Windows at work under wine: installed, played, cut off, continued, updated and removed."""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Final

import dev
from recipes import facts, launchers, screen, windows
from recipes.begun import Begun
from recipes.wine import FOLDER, Wine, listen, make, wait_until
from recipes.work import perform, side_by_side, size

PICTURES: Final = facts.BUILD / "proof" / "windows"
"""Where the pictures of all that are kept, to be looked at."""
PLACE: Final = r"C:\Spiele für Große\Big Shot"
"""Where it is installed: spaces and umlauts are in the names of many people's folders."""
PROGRAM: Final = rf"{PLACE}\{launchers.PROGRAM}"
CONSOLE: Final = rf"{PLACE}\{launchers.CONSOLE}"
TOO_OLD: Final = 17763
"""Windows 10, 1809."""
OLD_ENOUGH: Final = 18362
"""Windows 10, 1903."""
ROAMING: Final = "AppData/Roaming"
"""%APPDATA%, in the folder of a user: where settings, journals and match files lie."""
WORKER: Final = "--multiprocessing-fork"
"""What the command of a worker process has in it."""
ROUNDS: Final = 3
PLATFORMS: Final = ("windows", "offscreen")
"""Qt's plugins: Windows' own windows, and none at all."""
STILL: Final = 6
"""Pictures of a screen, two seconds apart, that are the same once nothing changes any more."""
LONG: Final = 600.0
"""Seconds that a demonstration may take on a busy machine."""
LIMITS: Final = {"folder": 180, "installer": 60}
"""In millions of bytes."""


@dataclass(frozen=True)
class Made:
    """What `package windows` makes."""

    folder: Path
    installer: Path
    archive: Path


@Begun
def built() -> Made:
    """Made once for all proofs."""
    folder, installer, archive = windows.make()
    return Made(folder, installer, archive)


@cache
def installed() -> Wine:
    """A Windows with the program on it, for all proofs; an older version was there before."""
    machine = make(FOLDER)
    install(machine, older_installer())
    install(machine, built().installer, anywhere=True)
    return machine


def sizes() -> Iterator[str]:
    made = built()
    for kind, path in (("folder", made.folder), ("installer", made.installer)):
        found = size(path) / 1e6
        line = f"{path.name}: {found:.1f} MB of {LIMITS[kind]} MB."
        if found > LIMITS[kind]:
            raise dev.Problem(line)
        yield line
    yield f"{made.archive.name}: {size(made.archive) / 1e6:.1f} MB."
    files = windows.contents(made.folder)
    if brought := [str(file) for file in files if file.name.lower().startswith("icu")]:
        raise dev.Problem(f"The folder brings an ICU of its own: {', '.join(brought)}.")
    yield f"None of its {len(files)} files is an ICU: Qt takes that of Windows."


@contextmanager
def on_a_screen(machine: Wine) -> Iterator[str]:
    """A screen that wine takes up anew: whatever still ran without one would keep it from showing windows."""
    machine.stop_all()
    with screen.screen() as display:
        try:
            yield display
        finally:
            machine.stop_all()


# --- installed and removed ---------------------------------------------------------------------------


def older_installer() -> Path:
    """Of a version before this one, which had a file that this one does not have."""
    work = facts.BUILD / "windows" / "older"
    shutil.rmtree(work, ignore_errors=True)
    folder = windows.stand_in(work / "folder")
    (folder / "gone.txt").write_text("Only in the version before.\n", encoding="utf-8")
    return windows.make_installer(
        folder, launchers.icon(), work / "older-setup.exe", work, VERSION="0.0.1"
    )


def install(machine: Wine, installer: Path, *, anywhere: bool = False, code: int = 0) -> None:
    """Runs an installer silently. Without a folder it finds that of the version before."""
    # Its folder must be the last word and bear no quotes, whatever spaces it has.
    where = "" if anywhere else f" /D={PLACE}"
    machine.run("cmd", "/c", f"{unix(installer)} /S{where}", codes=(code,))


def unix(path: Path) -> str:
    """A path of Linux as wine shows it."""
    return "Z:" + str(path).replace("/", "\\")


def refused_on_an_old_windows() -> Iterator[str]:
    """On a Windows of its own, so that nothing can have been there before."""
    machine = make(FOLDER.with_name("wine-too-old"))
    try:
        machine.say_build(TOO_OLD)
        install(machine, built().installer, code=2)
        if machine.place(PLACE).exists():
            raise dev.Problem("It was installed on a Windows that is too old for it.")
        machine.say_build(OLD_ENOUGH)
        install(machine, older_installer())
        if not machine.place(PROGRAM).is_file():
            raise dev.Problem("It was not installed on a Windows 10, 1903.")
    finally:
        machine.stop_all()
        shutil.rmtree(machine.folder, ignore_errors=True)
    yield "Refused with code 2 on Windows 10, 1809, and not on 1903."


def updated() -> Iterator[str]:
    machine = installed()
    place = machine.place(PLACE)
    there = {path.relative_to(place).as_posix() for path in place.rglob("*") if path.is_file()}
    wanted = {str(file) for file in windows.contents(built().folder)} | {"uninstall.exe"}
    if there != wanted:
        raise dev.Problem(f"Other files than it should have: {sorted(there ^ wanted)[:20]}")
    told = machine.run(CONSOLE, "--version").strip()
    if told != f"{facts.NAME} {facts.VERSION}":
        raise dev.Problem(f"The installed program says that it is “{told}”.")
    yield f"Installed silently in {PLACE}, over a version before it, whose files are gone."
    yield f"{launchers.CONSOLE} --version: {told}"
    with on_a_screen(machine) as display:
        machine.start(unix(built().installer), display=display)
        for name in ("language", "welcome"):
            window = screen.wait_for_window(display, "." if name == "language" else facts.TITLE)
            time.sleep(2)
            screen.photograph(display, PICTURES / f"installer-{name}.png")
            perform("xdotool", "windowfocus", window, "key", "Return", DISPLAY=display)
            time.sleep(2)
        machine.stop_all()
    yield "Its first pages were opened and photographed."


def removed() -> Iterator[str]:
    """After all the others: what the player made stays, and nothing else."""
    machine = installed()
    folder = r"C:\users\Public\Documents\Abende"
    machine.run(
        CONSOLE, "simulate", "shark", "--seats", "easy,easy", "--matches", "1", "--out", folder
    )
    before = own_files(machine)
    if not before:
        raise dev.Problem("There is nothing of the player's that could stay.")
    machine.run(rf"{PLACE}\uninstall.exe", "/S")
    for _ in wait_until("the folder of the program is still there"):
        if not machine.place(PLACE).exists():
            break
    machine.stop_all()
    left = [
        path
        for path in machine.drive.rglob("*")
        if path.suffix in {".lnk", ".exe"} and facts.TITLE.lower() in path.as_posix().lower()
    ]
    if left:
        raise dev.Problem(f"Left behind: {', '.join(map(str, left))}.")
    for name in ("user.reg", "system.reg"):
        text = (machine.folder / name).read_text("utf-8", "replace").lower()
        if windows.PROG_ID.lower() in text or f"uninstall\\\\{facts.APP_ID.lower()}" in text:
            raise dev.Problem(f"The registry still knows the program ({name}).")
    if own_files(machine) != before:
        raise dev.Problem("The player's own files went or changed with the program.")
    yield f"Nothing is left but {len(before)} files of the player: {', '.join(sorted(before))}."
    installed.cache_clear()


def own_files(machine: Wine) -> dict[str, str]:
    """What the program keeps for the player, and match files; each with its hash."""
    users = machine.drive / "users"
    return {
        path.relative_to(users).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(users.rglob("*"))
        if path.is_file() and (path.suffix == facts.SUFFIX or facts.NAME in path.parts)
    }


def log(machine: Wine) -> str:
    """What the program had to complain about; the name of the user is that of Linux."""
    (found,) = machine.drive.glob(f"users/*/AppData/Local/{facts.NAME}/Logs/bigshot.log")
    return found.read_text(encoding="utf-8")


# --- played ------------------------------------------------------------------------------------------


def demonstrations(*, turned: bool = False) -> Iterator[str]:
    """Each game in each language, by turns without a screen and with Windows' own windows on one; or turned round."""
    machine = installed()
    with on_a_screen(machine) as display:
        yield from side_by_side(
            partial(
                demonstrate,
                machine,
                game,
                language,
                PLATFORMS[(row + column + turned) % 2],
                display,
            )
            for row, game in enumerate(facts.GAMES)
            for column, language in enumerate(facts.LANGUAGES)
        )
    said = log(machine)
    if said.strip():
        raise dev.Problem(f"The program had something to complain about:\n{said[-2000:]}")
    yield "No quick bot stood in for another, and nothing else was written into the log."


def demonstrate(machine: Wine, game: str, language: str, where: str, display: str) -> str:
    """One of them, with one of Qt's plugins; tells how it went."""
    start = time.monotonic()
    name = f"{game}-{language}-{where}"
    words = ("demo", "--speed", "off", "--game", game, "--language", language)
    command = (launchers.CONSOLE, *words, "--shots", rf"C:\shots-{name}")
    machine.run(
        *machine.with_variables({"QT_QPA_PLATFORM": where}, *command),
        display=display,
        folder=machine.place(PLACE),
        patience=LONG,
    )
    shutil.rmtree(PICTURES / name, ignore_errors=True)
    taken = len(
        list(shutil.copytree(machine.drive / f"shots-{name}", PICTURES / name).glob("*.png"))
    )
    if taken < facts.FEWEST_PICTURES:
        raise dev.Problem(f"{game} in {language}, {where}: {taken} pictures only.")
    return f"demo, {where}, {game}, {language}: {taken} pictures, {time.monotonic() - start:.0f} s."


def workers() -> Iterator[str]:
    """While a demonstration runs, a process of the program's own uses the processor for the bots."""
    machine = installed()
    command = (launchers.CONSOLE, "demo", "--speed", "off", "--game", "shark")
    busiest: dict[int, tuple[float, str]] = {}
    words = machine.with_variables({"QT_QPA_PLATFORM": "offscreen"}, *command)
    process = machine.start(*words, folder=machine.place(PLACE))
    told = listen(process)
    for _ in wait_until("the demonstration was not over", LONG):
        for number, worker in machine.processes(WORKER):
            busiest[number] = (processor_time(number), worker)
        if process.poll() is not None:
            break
    if process.returncode != 0:
        said_last = "".join(told)[-2000:]
        raise dev.Problem(f"The demonstration ended with code {process.returncode}:\n{said_last}")
    used, name = max(busiest.values(), default=(0.0, "none"))
    if used < 1.0:
        raise dev.Problem(f"The worker processes did next to nothing: {busiest}")
    said = log(machine)
    if "stood in" in said:
        raise dev.Problem(f"Quick bots stood in:\n{said[-2000:]}")
    yield f"Worker process: {name.partition(' parent_pid')[0]}"
    yield f"It used {used:.1f} s of the processor for the bots of a match; none was stood in for."


def processor_time(number: int) -> float:
    """Seconds that a process has used so far; 0 if it is gone."""
    try:
        text = Path(f"/proc/{number}/stat").read_text("utf-8", "replace")
    except OSError:
        return 0.0
    fields = text.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def starts() -> Iterator[str]:
    """From the command to the window, beside the same program on Linux, on one screen."""
    machine = installed()
    here = [sys.executable, "-P", "-m", "bigshot_desktop"]
    with on_a_screen(machine) as display:
        seconds_to_window(machine, display)  # wine itself takes long to begin
        under_wine = [seconds_to_window(machine, display) for _ in range(ROUNDS)]
        on_linux = [seconds_on_linux(here, display) for _ in range(ROUNDS)]
    yield f"Window under wine: {_told(under_wine)}; on Linux: {_told(on_linux)}."


def _told(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.1f} s ({', '.join(f'{one:.1f}' for one in seconds)})"


def seconds_to_window(machine: Wine, display: str) -> float:
    start = time.monotonic()
    with machine.start(PROGRAM, display=display):
        screen.wait_for_window(display, facts.TITLE)
        taken = time.monotonic() - start
        for number, _ in machine.processes(launchers.PROGRAM):
            os.kill(number, signal.SIGKILL)
    gone(display)
    return taken


def seconds_on_linux(command: list[str], display: str) -> float:
    home = facts.BUILD / "proof" / "home"
    environment = {**os.environ, "DISPLAY": display, "BIGSHOT_HOME": str(home)}
    start = time.monotonic()
    with subprocess.Popen(command, cwd=facts.ROOT, env=environment) as process:
        screen.wait_for_window(display, facts.TITLE)
        taken = time.monotonic() - start
        process.terminate()
    return taken


# --- a match -----------------------------------------------------------------------------------------


def kept_matches() -> Iterator[str]:
    """A match is begun with keys, cut off, continued; a second window leaves it alone; a file is opened."""
    machine = installed()
    with on_a_screen(machine) as display:
        machine.start(PROGRAM, display=display)
        press(display, "Tab", "Return")  # from Learn to play to Play
        (journal,) = journals(machine, 1)
        grow(display, journal, 4)
        if not journal.parent.with_name("settings.json").is_file():
            raise dev.Problem("There are no settings in %APPDATA%, where the journals are.")
        screen.photograph(display, PICTURES / "begun.png")
        machine.stop_all()
        cut = journal.read_bytes()
        yield f"A match was cut off after {lines(journal)} lines of its journal, in {journal.parent}."

        gone(display)
        machine.start(PROGRAM, display=display)
        press(display, "Return")  # Continue
        grow(display, journal, lines(journal) + 2)
        if not journal.read_bytes().startswith(cut):
            raise dev.Problem("The journal does not go on from where it was cut off.")
        screen.photograph(display, PICTURES / "continued.png")
        yield f"It was continued, and has {lines(journal)} lines now."

        first = set(screen.windows(display, facts.TITLE))
        machine.start(PROGRAM, display=display)
        press(display, "Return", besides=first)  # Continue is off, so this is Play
        journals(machine, 2)
        screen.photograph(display, PICTURES / "two-windows.png")
        yield "A second window left it alone, and began another."
        machine.stop_all()
        gone(display)
        yield from open_by_association(machine, display)


def open_by_association(machine: Wine, display: str) -> Iterator[str]:
    """As a double click does it."""
    folder = r"C:\users\Public\Schöne Abende"
    bots = ("--seats", "easy,easy,easy", "--matches", "1", "--out", folder)
    machine.run(CONSOLE, "simulate", "big-shot", *bots)
    (match,) = machine.place(folder).glob(f"*{facts.SUFFIX}")
    file = rf"{folder}\{match.name}"
    for key in (facts.SUFFIX, windows.PROG_ID):
        # Windows looks at a person's own types and at everybody's together; wine 8 only at everybody's.
        own, all_users = (rf"{root}\Software\Classes\{key}" for root in ("HKCU", "HKLM"))
        machine.run("reg", "copy", own, all_users, "/s", "/f")
    machine.start("start", file, display=display)
    for _ in wait_until("nothing opened the match file"):
        found = machine.processes(match.name)
        if opened := [command for _, command in found if launchers.PROGRAM in command]:
            break
    screen.wait_for_window(display, facts.TITLE)
    settle(display, PICTURES / "match-file.png")
    for key in (facts.SUFFIX, windows.PROG_ID):
        machine.run("reg", "delete", rf"HKLM\Software\Classes\{key}", "/f")
    machine.stop_all()
    yield f"Through its association, a match file was opened by this: {opened[0]}"


def settle(display: str, picture: Path) -> None:
    """Takes a picture when the screen has not changed for a while: a table takes longer to lay than a home page."""
    seen: list[bytes] = []
    for _ in wait_until("the screen still changed"):
        screen.photograph(display, picture)
        seen.append(hashlib.sha256(picture.read_bytes()).digest())
        if len(seen) > STILL and len(set(seen[-STILL:])) == 1:
            return
        time.sleep(2)


def gone(display: str) -> None:
    """Waits until a window is gone whose program was ended from outside."""
    for _ in wait_until("the window of a program that has ended was still there"):
        if not screen.windows(display, facts.TITLE):
            return


def press(display: str, *keys: str, besides: Collection[str] = ()) -> None:
    """Presses keys in a window, once it has drawn itself, that is none of those named."""
    window_besides(display, besides)
    time.sleep(8)  # pictures, and matches that can be continued, come after the first picture
    for key in keys:
        for _ in wait_until(f"no window took the key {key}"):
            window = window_besides(display, besides)
            try:
                perform("xdotool", "windowfocus", window, "key", key, DISPLAY=display)
                break
            except dev.Problem:  # it is another window by now: wine makes some of them anew
                time.sleep(1)
        time.sleep(1)


def window_besides(display: str, others: Collection[str]) -> str:
    """The window that was opened last, once there is one that is none of the others."""
    for _ in wait_until("there was no window, or none but the one before"):
        if new := [one for one in screen.windows(display, facts.TITLE) if one not in others]:
            return new[-1]
    raise AssertionError("wait_until ends with a problem")


def grow(display: str, journal: Path, wanted: int) -> None:
    """Answers what is asked with the key of what is offered, until the journal has so many lines."""
    for _ in wait_until(f"the journal had {lines(journal)} lines, not {wanted}", 120.0):
        if lines(journal) >= wanted:
            return
        perform("xdotool", "key", "Return", DISPLAY=display)
        time.sleep(2)


def journals(machine: Wine, wanted: int) -> list[Path]:
    for _ in wait_until(f"there were not {wanted} journals"):
        found = sorted(machine.drive.glob(f"users/*/{ROAMING}/{facts.NAME}/journals/*.journal"))
        if len(found) >= wanted:
            return found
    raise AssertionError("wait_until raises")


def lines(file: Path) -> int:
    return file.read_bytes().count(b"\n")
