"""Everything that is claimed of the packages, in the order in which it is shown."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator, Sequence
from functools import cache, partial
from importlib import metadata
from pathlib import Path
from typing import Final

import dev
from recipes import (
    bundle,
    clean_debian,
    deb,
    embedded_python,
    empty_venvs,
    facts,
    installed,
    launchers,
    macos_checks,
    on_windows,
    screen,
    twice,
    wheel,
    windows,
    windows_tests,
    wine,
)
from recipes import validators as valid
from recipes.begun import Begun
from recipes.proof import Proof
from recipes.work import perform


@Begun
def built_wheels() -> tuple[Path, Path]:
    """Wheel and sdist, made once for all proofs."""
    whl, sdist = wheel.make()
    return whl, sdist


@Begun
def built() -> tuple[Path, Path, Path, Path]:
    """Wheel, sdist, bundle and .deb, made once for all proofs."""
    whl, sdist = built_wheels()
    (packed,) = deb.make()
    return whl, sdist, bundle.target(), packed


@Begun
def built_again() -> Path:
    """The same once more, in another folder."""
    return twice.build_again("wheel", "deb", place="at another place")


@Begun
def windows_built_again() -> Path:
    """What is for Windows, in another folder; what was fetched for the first need not be fetched again."""
    on_windows.built()
    kept = (embedded_python.FETCHED, launchers.COMPILER)
    return twice.build_again("windows", place="at a third place", kept=kept)


def built_wheel() -> Path:
    """The wheel alone: who wants to try nothing else needs no tools for the others."""
    return built_wheels()[0]


def same_again() -> Iterator[str]:
    yield from twice.compare(built(), built_again())


def windows_again() -> Iterator[str]:
    first, again = on_windows.built(), windows_built_again()
    pairs = (first.folder, again / "windows"), (first.installer, again), (first.archive, again)
    for path, place in pairs:
        yield from twice.compare([path], place)


def sizes() -> list[str]:
    whl, _, folder, packed = built()
    return valid.sizes([("bundle", folder), (".deb", packed), (".whl", whl)])


def packages() -> str:
    """All that goes into packages, how they are made and tried, and what of this machine that hangs on."""
    of_the_project = twice.sources_fingerprint(
        *("bigshot_desktop", "i18n", "packaging", "resources", "scripts"),
        *("CHANGELOG.md", "LICENSE", "README.md", "dev.py", "hatch_build.py", "pyproject.toml"),
        without={"packaging/README.md"},  # in no package but the archive of the source
    )
    return f"{of_the_project} {machine()} {embedded_python.is_official()}"


def wheel_on(version: str) -> str:
    """The wheel, and the Python that it is tried on."""
    return f"{packages()} {empty_venvs.exactly(version)}"


def everything() -> str:
    """All files, whatever they are for."""
    return f"{twice.sources_fingerprint()} {machine()} {embedded_python.is_official()}"


def two_builds() -> str:
    """All that an archive of the source holds, the time that packages bear, who packs them: their hashes are told."""
    return f"{everything()} {facts.epoch()} {deb.maintainer()}"


def tests() -> str:
    """The tests, whatever they look at, and what runs them."""
    return f"{everything()} {' '.join(windows_tests.wanted())}"


@cache
def machine() -> str:
    """The system, its Python, and the tools that make and try packages."""
    nsis = perform(windows.NSIS.program, "-VERSION") if windows.NSIS.is_there else ""
    # Qt compiles the texts, and with Pillow draws the icons.
    libraries = map(metadata.version, ("hatchling", "PySide6-Essentials", "pillow"))
    tools = (sys.version, *libraries, wine.version(), nsis)
    release = (file.read_text(encoding="utf-8") for file in RELEASE if file.is_file())
    return " ".join([platform.platform(), *tools, *release])


RELEASE: Final = (Path("/etc/os-release"), Path("/etc/debian_version"))
NSIS: Final = (windows.NSIS,)
WINE: Final = (windows.NSIS, *wine.TOOLS, *screen.TOOLS)

CLAIMS: Final = (
    Proof(
        "Wheel, bundle and .deb are within their limits",
        sizes,
        deb.TOOLS,
        begins=(built_wheels, built),
    ),
    Proof("desktop-file-validate: the menu entry", valid.desktop_entry, (valid.DESKTOP_FILE,)),
    Proof("appstreamcli validate: the metainfo", valid.metainfo, (valid.APPSTREAM,)),
    Proof("mandoc: the manual page", valid.manual, (valid.MANDOC,)),
    Proof("update-mime-database: the type of match files", valid.match_type, (valid.MIME,)),
    Proof("makensis: the installer for Windows", valid.windows_installer, (windows.NSIS,)),
    Proof("winget: the manifests have the form it asks for", valid.winget_manifests),
    Proof("winget: public schemas take the manifests", valid.winget_schemas_of_others),
    Proof(
        "lintian: the .deb",
        lambda: valid.lintian(built()[3]),
        (*deb.TOOLS, valid.LINTIAN),
    ),
    Proof(
        "The .deb on a clean Debian, from apt to apt",
        lambda: installed.show(built()[3]),
        (*deb.TOOLS, *clean_debian.TOOLS, *screen.TOOLS),
        packages,
    ),
    *(
        Proof(
            f"The wheel in an empty environment of Python {version}",
            partial(empty_venvs.show, version, built_wheel),
            depends=partial(wheel_on, version),
        )
        for version in empty_venvs.VERSIONS
    ),
    Proof(
        "Two builds are the same, to the last byte",
        same_again,
        deb.TOOLS,
        two_builds,
        (built_wheels, built, built_again),
    ),
    Proof("macOS, without one: what can be checked is right", macos_checks.show),
    Proof(
        "Windows: folder and installer are within their limits",
        on_windows.sizes,
        NSIS,
        begins=(on_windows.built,),
    ),
    Proof(
        "Windows: two builds are the same, to the last byte",
        windows_again,
        NSIS,
        two_builds,
        (on_windows.built, windows_built_again),
    ),
    *(
        Proof(f"Windows under wine: {claim}", attempt, WINE, packages)
        for claim, attempt in (
            ("refused where it cannot run", on_windows.refused_on_an_old_windows),
            ("installed and updated", on_windows.updated),
            ("bots think in worker processes", on_windows.workers),
            ("all games in all languages", on_windows.demonstrations),
            ("no match is lost", on_windows.kept_matches),
            ("how soon it starts", on_windows.starts),
            ("removed", on_windows.removed),
        )
    ),
)

ON_REQUEST: Final = (
    Proof(
        "Windows under wine: all games in all languages, the other way round",
        partial(on_windows.demonstrations, turned=True),
        WINE,
        packages,
    ),
    *(
        Proof(
            f"The tests on Windows, under wine: {part}",
            partial(windows_tests.show, part),
            WINE,
            tests,
        )
        for part in windows_tests.PARTS
    ),
)
"""What takes too long to be shown with every change, and hangs on how busy the machine is."""


def about(words: Sequence[str]) -> tuple[Proof, ...]:
    """The claims with one of the words, in whatever case; without words, all but those on request."""
    if not words:
        return CLAIMS
    every = (*CLAIMS, *ON_REQUEST)
    found = tuple(one for one in every if any(word.lower() in one.claim.lower() for word in words))
    if not found:
        raise dev.Problem(f"Nothing is claimed about {', '.join(words)}.")
    return found
