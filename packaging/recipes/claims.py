"""Everything that is claimed of the packages, in the order in which it is shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final

import dev
from recipes import (
    bundle,
    clean_debian,
    deb,
    embedded_python,
    empty_venvs,
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
from recipes.proof import Proof


@cache
def built_wheels() -> tuple[Path, Path]:
    """Wheel and sdist, made once for all proofs."""
    whl, sdist = wheel.make()
    return whl, sdist


@cache
def built() -> tuple[Path, Path, Path, Path]:
    """Wheel, sdist, bundle and .deb, made once for all proofs."""
    whl, sdist = built_wheels()
    (packed,) = deb.make()
    return whl, sdist, bundle.target(), packed


def built_wheel() -> Path:
    """The wheel alone: who wants to try nothing else needs no tools for the others."""
    return built_wheels()[0]


def same_again() -> Iterator[str]:
    first = built()
    yield from twice.compare(first, twice.build_again("wheel", "deb"))


def windows_again() -> Iterator[str]:
    first = on_windows.built()
    kept = (embedded_python.FETCHED, launchers.COMPILER)
    again = twice.build_again("windows", kept=kept)
    pairs = (first.folder, again / "windows"), (first.installer, again), (first.archive, again)
    for path, place in pairs:
        yield from twice.compare([path], place)


def sizes() -> list[str]:
    whl, _, folder, packed = built()
    return valid.sizes([("bundle", folder), (".deb", packed), (".whl", whl)])


def packages() -> str:
    """All that goes into packages, and how they are made and tried."""
    of_the_project = twice.sources_fingerprint(
        *("bigshot_desktop", "i18n", "packaging", "resources", "scripts"),
        *("LICENSE", "hatch_build.py", "pyproject.toml"),
    )
    return f"{of_the_project} {sys.version} {wine.version()}"


def everything() -> str:
    """The tests too."""
    return f"{packages()} {twice.sources_fingerprint('tests', 'docs')}"


NSIS: Final = (windows.NSIS,)
WINE: Final = (windows.NSIS, *wine.TOOLS, *screen.TOOLS)

CLAIMS: Final = (
    Proof("Wheel, bundle and .deb are within their limits", sizes, deb.TOOLS),
    Proof("desktop-file-validate: the menu entry", valid.desktop_entry, (valid.DESKTOP_FILE,)),
    Proof("appstreamcli validate: the metainfo", valid.metainfo, (valid.APPSTREAM,)),
    Proof("mandoc: the manual page", valid.manual, (valid.MANDOC,)),
    Proof("update-mime-database: the type of match files", valid.match_type, (valid.MIME,)),
    Proof("makensis: the installer for Windows", valid.windows_installer, (windows.NSIS,)),
    Proof("winget: the manifests have the form it asks for", valid.winget_manifests),
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
        )
        for version in empty_venvs.VERSIONS
    ),
    Proof("Two builds are the same, to the last byte", same_again, deb.TOOLS, packages),
    Proof("macOS, without one: what can be checked is right", macos_checks.show),
    Proof("Windows: folder and installer are within their limits", on_windows.sizes, NSIS),
    Proof("Windows: two builds are the same, to the last byte", windows_again, NSIS, packages),
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

ON_REQUEST: Final = tuple(
    Proof(
        f"The tests on Windows, under wine: {part}",
        partial(windows_tests.show, part),
        WINE,
        everything,
    )
    for part in windows_tests.PARTS
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
