#!/usr/bin/env python3
"""Set the project up, then run or test it.

    python3 dev.py run [ARGUMENT ...]       start the program
    python3 dev.py test [-- ARGUMENT ...]   all checks and all tests (ARGUMENTs go to pytest)
    python3 dev.py test --quick [-- ...]    all checks, the rules, and a match of each game in the window
    python3 dev.py check                    the checks without the tests
    python3 dev.py fuzz [ARGUMENT ...]      attack all that reads files (fuzz --help tells more)
    python3 dev.py package TARGET           what people install (packaging/README.md tells more)

The first use installs what is missing: system libraries (with apt, where there is apt), a virtual
environment in .venv, and the project in it. Later uses notice that nothing changed.
"""

# Standard library only, and readable by Python 3.9, so that every machine gets at least a sentence.

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
OLDEST_PYTHON = (3, 11)

# A change in one of these files, or in i18n/*.ts, asks for a new installation.
INSTALLED_FROM = (
    "pyproject.toml",
    "hatch_build.py",
    "bigshot_desktop/__init__.py",
)
STAMP = "installed-from.sha256"
COMPLETE = "complete"  # lies in a virtual environment whose making was not interrupted


class Problem(Exception):
    """What keeps dev.py from going on, in a sentence that says what to do about it."""


def say(sentence: str) -> None:
    """Tell the user, in order with the output of the programs that dev.py starts."""
    print(f"dev.py: {sentence}", flush=True)


def call(command: Sequence[str], env: dict[str, str] | None = None) -> int:
    """Run a command in the project's folder, its output shown, and return its exit code."""
    try:
        return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    except FileNotFoundError:
        say(f"There is no {command[0]}.")
        return 127


# --- what the system must provide ---------------------------------------------------------------


@dataclass(frozen=True)
class Need:
    """Something the system must provide, and the Debian packages with it, newest name first."""

    name: str
    packages: tuple[str, ...]


# What Qt's libraries and its X11, Wayland and offscreen plugins link to and PySide6 does not ship.
LIBRARIES = (
    Need("libglib-2.0.so.0", ("libglib2.0-0t64", "libglib2.0-0")),
    Need("libgthread-2.0.so.0", ("libglib2.0-0t64", "libglib2.0-0")),
    Need("libEGL.so.1", ("libegl1",)),
    Need("libGL.so.1", ("libgl1",)),
    Need("libfontconfig.so.1", ("libfontconfig1",)),
    Need("libfreetype.so.6", ("libfreetype6",)),
    Need("libdbus-1.so.3", ("libdbus-1-3",)),
    Need("libxkbcommon.so.0", ("libxkbcommon0",)),
    Need("libxkbcommon-x11.so.0", ("libxkbcommon-x11-0",)),
    Need("libX11.so.6", ("libx11-6",)),
    Need("libX11-xcb.so.1", ("libx11-xcb1",)),
    Need("libxcb.so.1", ("libxcb1",)),
    Need("libxcb-cursor.so.0", ("libxcb-cursor0",)),
    Need("libxcb-glx.so.0", ("libxcb-glx0",)),
    Need("libxcb-icccm.so.4", ("libxcb-icccm4",)),
    Need("libxcb-image.so.0", ("libxcb-image0",)),
    Need("libxcb-keysyms.so.1", ("libxcb-keysyms1",)),
    Need("libxcb-randr.so.0", ("libxcb-randr0",)),
    Need("libxcb-render.so.0", ("libxcb-render0",)),
    Need("libxcb-render-util.so.0", ("libxcb-render-util0",)),
    Need("libxcb-shape.so.0", ("libxcb-shape0",)),
    Need("libxcb-shm.so.0", ("libxcb-shm0",)),
    Need("libxcb-sync.so.1", ("libxcb-sync1",)),
    Need("libxcb-util.so.1", ("libxcb-util1",)),
    Need("libxcb-xfixes.so.0", ("libxcb-xfixes0",)),
    Need("libxcb-xkb.so.1", ("libxcb-xkb1",)),
    Need("libwayland-client.so.0", ("libwayland-client0",)),
    Need("libwayland-cursor.so.0", ("libwayland-cursor0",)),
    Need("libwayland-egl.so.1", ("libwayland-egl1",)),
    Need("libgssapi_krb5.so.2", ("libgssapi-krb5-2",)),
    Need("libbrotlidec.so.1", ("libbrotli1",)),
)
FONT = Need("a font", ("fonts-dejavu-core",))
ENSUREPIP = Need(
    "Python's ensurepip", (f"python{sys.version_info.major}.{sys.version_info.minor}-venv",)
)
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")


def loads(library: str) -> bool:
    """Whether the dynamic linker finds a shared library: what Qt will find, however it came."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def has_font(folders: Iterable[str] = FONT_FOLDERS) -> bool:
    """Whether there is any TrueType or OpenType font to write with."""
    return any(
        path.suffix.lower() in {".ttf", ".otf", ".ttc"}
        for folder in folders
        for path in Path(folder).expanduser().rglob("*")
    )


def has_ensurepip() -> bool:
    """Whether this Python can make a virtual environment with pip (Debian packs that apart)."""
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None


def missing_needs() -> list[Need]:
    """What the system does not provide yet."""
    missing = [] if has_ensurepip() else [ENSUREPIP]
    if sys.platform.startswith("linux"):
        missing += [need for need in LIBRARIES if not loads(need.name)]
        missing += [] if has_font() else [FONT]
    return missing


# --- apt ----------------------------------------------------------------------------------------


def known_to_apt(names: Iterable[str]) -> set[str]:
    """Those of the packages that apt's lists hold; none of them before the first update."""
    result = subprocess.run(
        ["apt-cache", "show", *names], capture_output=True, text=True, check=False
    )
    prefix = "Package: "
    lines = result.stdout.splitlines()
    return {line[len(prefix) :].strip() for line in lines if line.startswith(prefix)}


def unresolved(needs: Iterable[Need], known: Collection[str]) -> list[Need]:
    """The needs that no known package meets."""
    return [need for need in needs if not any(name in known for name in need.packages)]


def packages_for(needs: Iterable[Need], known: Collection[str]) -> list[str]:
    """The packages that meet the needs, each once: the newest known name, else the oldest."""
    chosen = (
        next((name for name in need.packages if name in known), need.packages[-1]) for need in needs
    )
    return list(dict.fromkeys(chosen))


def root_prefix(*, root: bool, sudo: bool, terminal: bool) -> list[str] | None:
    """What makes a command run as root, or None where nothing does.

    Without a terminal nobody can type a password, so sudo is told not to ask for one.
    """
    if root:
        return []
    if sudo:
        return ["sudo"] if terminal else ["sudo", "-n"]
    return None


def apt_command(prefix: Sequence[str], *arguments: str) -> list[str]:
    """An apt-get command that asks nothing and waits its turn when another apt is at work."""
    apt_get = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet"]
    return [*prefix, *apt_get, "-o", "DPkg::Lock::Timeout=120", *arguments]


def install_command(prefix: Sequence[str], packages: Sequence[str]) -> list[str]:
    """The apt-get command that installs the packages and only what they cannot do without."""
    return apt_command(prefix, "install", "--yes", "--no-install-recommends", *packages)


def install_with_apt(needs: Sequence[Need], prefix: Sequence[str]) -> None:
    """Install the packages for the needs; renew apt's lists when they do not serve."""
    names = [name for need in needs for name in need.packages]
    update = apt_command(prefix, "update")
    updated = False
    known = known_to_apt(names)
    if unresolved(needs, known):
        updated = call(update) == 0
        known = known_to_apt(names)

    install = install_command(prefix, packages_for(needs, known))
    say(f"Running {shlex.join(install)}")
    if call(install) == 0:
        return
    if not updated and call(update) == 0 and call(install) == 0:
        return
    raise Problem(
        "apt could not install the system packages (its own words are above); install them by "
        "hand, or go on without them with --no-apt: " + " ".join(packages_for(needs, known))
    )


def provide_system_packages(lacking: Callable[[], list[Need]], *, use_apt: bool) -> None:
    """Install what the system lacks, or say what that is."""
    missing = lacking()
    if not missing:
        return
    names = ", ".join(need.name for need in missing)
    if shutil.which("apt-get") is None:
        say(f"This system lacks {names}; if something does not work, install what provides them.")
        return

    known = known_to_apt(name for need in missing for name in need.packages)
    by_hand = "apt-get install --no-install-recommends " + " ".join(packages_for(missing, known))
    if not use_apt:
        say(f"This system lacks {names}; to install them, run as root: {by_hand}")
        return
    prefix = root_prefix(
        root=os.geteuid() == 0,
        sudo=shutil.which("sudo") is not None,
        terminal=sys.stdin is not None and sys.stdin.isatty(),
    )
    if prefix is None:
        raise Problem(
            "The system lacks packages that only root can install; run this as root, then try "
            f"again (or go on without them with --no-apt): {by_hand}"
        )
    say(f"This system lacks {names}.")
    install_with_apt(missing, prefix)
    still_missing = ", ".join(need.name for need in lacking())
    if still_missing:
        say(f"The packages are installed, but there is still no {still_missing}.")


# --- the virtual environment --------------------------------------------------------------------


def venv_program(name: str) -> Path:
    """Where the virtual environment keeps a program."""
    return VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name


def venv_python(*arguments: str) -> list[str]:
    """A command for the project's Python. With -P it imports nothing from the current folder."""
    return [str(venv_program("python")), "-P", *arguments]


def python_version() -> str:
    """The Python that runs dev.py, as far as it matters to what is installed for it."""
    return f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"


VENV_PROBE = """
import importlib.util, sys
assert importlib.util.find_spec("pip") and sys.prefix != sys.base_prefix
print(sys.implementation.name, "%d.%d" % sys.version_info[:2])
"""


def venv_works() -> bool:
    """Whether the virtual environment is complete, runs, and is one of this Python's version."""
    if not (VENV / COMPLETE).exists():
        return False
    try:
        probe = subprocess.run(
            [str(venv_program("python")), "-I", "-c", VENV_PROBE],
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return False
    return probe.returncode == 0 and probe.stdout.strip() == python_version()


def last_line(text: str) -> str:
    """The last line with something on it: where programs put the reason they failed."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")


def make_venv() -> None:
    """Make the virtual environment anew."""
    if not has_ensurepip():
        raise Problem(
            f"This Python ({sys.executable}) cannot make virtual environments because it has no "
            f"ensurepip; install it (on Debian: {ENSUREPIP.packages[-1]}), then try again."
        )
    say(f"Making the virtual environment {VENV.name} with {python_version()}.")
    made = subprocess.run(
        [sys.executable, "-I", "-m", "venv", "--clear", str(VENV)],
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode != 0:
        reason = last_line(made.stderr) or last_line(made.stdout)
        raise Problem(
            f"The virtual environment {VENV} could not be made ({reason}); put that right, or "
            "remove what is in its place, and try again."
        )
    (VENV / COMPLETE).touch()


def fingerprint(root: Path, version: str) -> str:
    """What an installation depends on, as a hash: its sources, its place and its Python."""
    digest = hashlib.sha256(f"{root}\n{version}\n".encode())
    texts = sorted(f"i18n/{path.name}" for path in (root / "i18n").glob("*.ts"))
    for name in (*INSTALLED_FROM, *texts):
        path = root / name
        content = path.read_bytes() if path.exists() else b""
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_installed(stamp: Path, wanted: str) -> bool:
    """Whether the stamp of the last complete installation is the one wanted."""
    return stamp.exists() and stamp.read_text(encoding="utf-8").strip() == wanted


def install_project() -> None:
    """Install the project, editable, and its development tools, unless that was done already."""
    stamp = VENV / STAMP
    wanted = fingerprint(ROOT, python_version())
    if is_installed(stamp, wanted):
        return
    stamp.unlink(missing_ok=True)
    say("Installing the project and its tools in .venv; the first time this takes a minute or two.")
    pip = venv_python("-m", "pip", "--disable-pip-version-check")
    if call([*pip, "install", "--quiet", "--editable", f"{ROOT}[dev]"]) != 0:
        raise Problem(
            "pip could not install the project (its own words are above); check the network and "
            "try again."
        )
    stamp.write_text(f"{wanted}\n", encoding="utf-8")


def set_up(*, use_apt: bool) -> None:
    """Bring the machine to where the project runs; quick when it is there already."""
    provide_system_packages(missing_needs, use_apt=use_apt)
    if not venv_works():
        make_venv()
    install_project()


# --- run, check and test ------------------------------------------------------------------------


@dataclass(frozen=True)
class Check:
    """One thing that must hold before a change is good, and the command that finds out."""

    name: str
    command: list[str]


@dataclass(frozen=True)
class Outcome:
    """How a check went."""

    name: str
    passed: bool
    seconds: float


def checks() -> list[Check]:
    """Everything short of the tests."""
    return [
        Check("ruff check", venv_python("-m", "ruff", "check", ".")),
        Check("ruff format", venv_python("-m", "ruff", "format", "--check", ".")),
        Check("mypy", venv_python("-m", "mypy")),
        Check("import contracts", [str(venv_program("lint-imports")), "--no-logo"]),
        Check("rules coverage", venv_python("scripts/rules_coverage.py", "--check")),
    ]


QUICK = ("-m", "quick", "tests/engine", "tests/games")
"""Tests for the inner loop: tests/conftest.py says which are marked so."""


def tests(arguments: Sequence[str], *, quick: bool) -> Check:
    """The tests, spread over the processors; the arguments go to pytest and have the last word.

    There is one process more than processors, because tests of windows and of other programs often wait.
    """
    processes = str((os.cpu_count() or 1) + 1)
    spread = ("-n", processes, "--dist", "worksteal")
    some = QUICK if quick else ()
    return Check("pytest", venv_python("-m", "pytest", *spread, *some, *arguments))


def perform(check: Check) -> Outcome:
    """Run one check with its output shown, no window opened."""
    print(f"\n=== {check.name}", flush=True)
    start = time.monotonic()
    code = call(check.command, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    return Outcome(check.name, code == 0, time.monotonic() - start)


def summary(outcomes: Sequence[Outcome]) -> str:
    """What the checks came to: a line each, and a last one for all."""
    lines = [
        f"{outcome.name:<18}{'passed' if outcome.passed else 'FAILED':<8}{outcome.seconds:6.1f} s"
        for outcome in outcomes
    ]
    failed = [outcome.name for outcome in outcomes if not outcome.passed]
    lines.append(f"Failed: {', '.join(failed)}." if failed else "Everything passed.")
    return "\n".join(lines)


def perform_all(to_perform: Iterable[Check]) -> int:
    """Run every check, whatever became of the ones before; the exit code tells of any failure."""
    outcomes = [perform(check) for check in to_perform]
    print(f"\n=== summary\n{summary(outcomes)}", flush=True)
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def give_way(command: Sequence[str]) -> int:
    """Give way to a program, so that keys and signals reach it directly."""
    if os.name != "nt":
        os.execv(command[0], list(command))
    return subprocess.run(command, check=False).returncode


# --- the command line ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Order:
    """What the user asked for."""

    command: str
    use_apt: bool
    arguments: tuple[str, ...]
    quick: bool = False
    """Only the tests for the inner loop."""


def parse(argv: Sequence[str]) -> Order:
    """Read the command line; what follows the command and dev.py's options is passed on."""
    parser = argparse.ArgumentParser(
        prog="dev.py",
        usage="python3 dev.py [--no-apt] {run,test [--quick],check,fuzz,package} [--] [ARGUMENT ...]",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--no-apt", action="store_true", help="install no system packages")
    parser.add_argument("command", choices=("run", "test", "check", "fuzz", "package"))
    words = list(argv)
    to_command = next((i + 1 for i, word in enumerate(words) if not word.startswith("-")), None)
    order = parser.parse_args(words[:to_command])

    arguments = words[to_command:] if to_command else []
    options = {"--no-apt", "--quick"} if order.command == "test" else {"--no-apt"}
    given = set()
    while arguments and arguments[0] in options:
        given.add(arguments.pop(0))
    if arguments[:1] == ["--"]:
        del arguments[0]
    if order.command == "check" and arguments:
        parser.error(f"check takes no arguments, but there is {arguments[0]}.")
    use_apt = not order.no_apt and "--no-apt" not in given
    return Order(order.command, use_apt, tuple(arguments), quick="--quick" in given)


def too_old(version: tuple[int, ...]) -> str | None:
    """Say so if a Python is too old for the project."""
    if version >= OLDEST_PYTHON:
        return None
    needed, found = (".".join(map(str, numbers)) for numbers in (OLDEST_PYTHON, version))
    return f"Big Shot Desktop needs Python {needed} or newer, and this is Python {found}."


def carry_out(order: Order) -> int:
    """Set up, do what was asked for and return the exit code."""
    sentence = too_old(sys.version_info[:2])
    if sentence:
        raise Problem(sentence)
    set_up(use_apt=order.use_apt)
    if order.command == "run":
        return give_way(venv_python("-m", "bigshot_desktop", *order.arguments))
    if order.command == "package":
        told = () if order.use_apt else ("--no-apt",)
        package = [str(venv_program("python")), str(ROOT / "packaging" / "package.py")]
        return give_way([*package, *told, *order.arguments])
    if order.command == "fuzz":
        return give_way(venv_python(str(ROOT / "scripts" / "fuzz.py"), *order.arguments))
    if order.command == "check":
        return perform_all(checks())
    return perform_all([*checks(), tests(order.arguments, quick=order.quick)])


def as_sentences(work: Callable[[], int]) -> int:
    """Do the work and return its exit code; every failure becomes a sentence and a code."""
    try:
        return work()
    except Problem as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
        return 1
    except OSError as error:
        place = f" ({error.filename})" if error.filename else ""
        print(f"dev.py: The system refused: {error.strerror or error}{place}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\ndev.py: Stopped.", file=sys.stderr)
        return 130


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says."""
    order = parse(sys.argv[1:] if argv is None else argv)
    return as_sentences(lambda: carry_out(order))


if __name__ == "__main__":
    sys.exit(main())
