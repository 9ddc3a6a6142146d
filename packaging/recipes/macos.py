"""Application and disk image for macOS: what the system is told of the program, and the commands that make both."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import dev
from recipes import bundle, facts, imprint
from recipes.work import perform

MADE: Final = facts.BUILD / "macos"
OLDEST_SYSTEM: Final = "13.0"
"""The oldest macOS that the Qt of packaging/constraints.txt runs on, as its wheels say."""
BUNDLE_ID: Final = facts.APP_ID.replace("_", "-")
"""What macOS calls the program; such names have no underscores."""
MATCH_TYPE: Final = f"{BUNDLE_ID}.match"
"""What it calls the kind of file that a match file is."""
ENTITLEMENTS: Final = facts.PACKAGING / "macos" / "entitlements.plist"


def info_plist() -> dict[str, Any]:
    """What the Info.plist of the application says, for PyInstaller's ``BUNDLE(info_plist=…)``."""
    version = ".".join(map(str, imprint.numbers()))
    return {
        "CFBundleIdentifier": BUNDLE_ID,
        "CFBundleName": facts.TITLE,
        "CFBundleDisplayName": facts.TITLE,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": facts.LANGUAGES[0],
        "CFBundleLocalizations": list(facts.LANGUAGES),
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{facts.TITLE} match",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [MATCH_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH_TYPE,
                "UTTypeDescription": f"{facts.TITLE} match",
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [facts.SUFFIX.removeprefix(".")],
                    "public.mime-type": [facts.MIME_TYPE],
                },
            }
        ],
        # PyInstaller takes a program that answers in a terminal for one that has no window.
        "LSBackgroundOnly": False,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": imprint.copyright_line(),
        "NSPrincipalClass": "NSApplication",
        # The window follows the light or dark look of the system by itself.
        "NSRequiresAquaSystemAppearance": False,
    }


@dataclass(frozen=True)
class Signing:
    """Who signs, as codesign knows them, and the keychain profile with which notarytool asks Apple for its word."""

    identity: str
    notary_profile: str = ""


def signing(environment: Mapping[str, str] = os.environ) -> Signing | None:
    """Who signs, if anybody: BIGSHOT_CODESIGN_IDENTITY and BIGSHOT_NOTARY_PROFILE say so."""
    identity = environment.get("BIGSHOT_CODESIGN_IDENTITY", "")
    profile = environment.get("BIGSHOT_NOTARY_PROFILE", "")
    if profile and not identity:
        raise dev.Problem("Apple takes only what is signed: set BIGSHOT_CODESIGN_IDENTITY too.")
    return Signing(identity, profile) if identity else None


def target() -> Path:
    return facts.DIST / f"{facts.NAME}-{facts.VERSION}.dmg"


def make() -> list[Path]:
    """Builds the bundle, which is an application too on macOS, then its disk image."""
    insist_on_macos()
    bundle.make()
    return [make_image(application(), target())]


def application() -> Path:
    """Where PyInstaller leaves the application."""
    return bundle.MADE / "dist" / f"{facts.TITLE}.app"


def make_image(app: Path, output: Path, stage: Path = MADE / "image") -> Path:
    """Makes the disk image of an application, signed if somebody signs; this can be done on macOS only."""
    insist_on_macos()
    signer = signing()
    output.parent.mkdir(parents=True, exist_ok=True)
    for command in commands(app, output, stage, signer):
        perform(*command)
    dev.say(trust(signer))
    return output


def insist_on_macos(system: str = sys.platform) -> None:
    if system != "darwin":
        raise dev.Problem(
            "Application and disk image for macOS can be made on macOS only: "
            "they need its codesign and hdiutil."
        )


def commands(app: Path, output: Path, stage: Path, signer: Signing | None) -> list[list[str]]:
    """What is run, one after the other."""
    image = [*staging(app, stage), creation(stage, output)]
    if signer is None:
        return [*app_seal(app), *image]
    return [*app_signature(app, signer), *image, *image_signature(output, signer)]


def staging(app: Path, stage: Path) -> list[list[str]]:
    """Put what the disk image shows into a folder: the application, beside the folder to drag it to."""
    return [
        ["rm", "-rf", str(stage)],
        ["mkdir", "-p", str(stage)],
        # Unlike cp, it keeps everything that a signature covers.
        ["ditto", str(app), str(stage / app.name)],
        ["ln", "-s", "/Applications", str(stage / "Applications")],
    ]


def creation(stage: Path, output: Path) -> list[str]:
    """Make a compressed disk image that cannot be written to."""
    image = ["-volname", facts.TITLE, "-srcfolder", str(stage), "-fs", "HFS+", "-format", "UDZO"]
    return ["hdiutil", "create", "-quiet", "-ov", *image, str(output)]


def app_seal(app: Path) -> list[list[str]]:
    """Seal the application again in nobody's name, and look whether the seal holds.

    PyInstaller sealed it before the licences came into it; macOS calls what does not fit its seal damaged.
    """
    return [["codesign", "--force", "--deep", "--sign", "-", str(app)], verification(app)]


def app_signature(app: Path, signer: Signing) -> list[list[str]]:
    """Sign the application with all that is in it, and look whether the signature holds."""
    sign = ["codesign", "--force", "--deep", "--timestamp", "--options", "runtime"]
    return [
        [*sign, "--entitlements", str(ENTITLEMENTS), "--sign", signer.identity, str(app)],
        verification(app),
    ]


def verification(app: Path) -> list[str]:
    return ["codesign", "--verify", "--deep", "--strict", str(app)]


def image_signature(image: Path, signer: Signing) -> list[list[str]]:
    """Sign the disk image; with a profile, ask Apple about it, wait for the answer and attach it."""
    sign = ["codesign", "--force", "--timestamp", "--sign", signer.identity, str(image)]
    if not signer.notary_profile:
        return [sign]
    submit = ["xcrun", "notarytool", "submit", str(image), "--wait"]
    return [
        sign,
        [*submit, "--keychain-profile", signer.notary_profile],
        ["xcrun", "stapler", "staple", str(image)],
    ]


def trust(signer: Signing | None) -> str:
    """What macOS will make of it on the computers of others."""
    if signer is None:
        return (
            "The disk image is not signed, because BIGSHOT_CODESIGN_IDENTITY is not set: macOS "
            "starts the program only after it was allowed under Privacy & Security."
        )
    if not signer.notary_profile:
        return (
            f"The disk image is signed by {signer.identity} but not notarised, because "
            "BIGSHOT_NOTARY_PROFILE is not set: macOS will warn of it."
        )
    return f"The disk image is signed by {signer.identity} and notarised."
