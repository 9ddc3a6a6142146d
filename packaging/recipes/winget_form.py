"""The form that winget asks of a manifest, as far as ours use it: which fields there are, and what may stand in each.

It is stricter than winget's own schemas, which take any field they do not know for one to be skipped: a field with a
slip in its name is refused here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

import yaml

import dev

Check = Callable[[object], Iterator[str]]
"""Looks at a value, and says what is wrong with it."""


def text(pattern: str = r".+", longest: int = 2048, shortest: int = 1) -> Check:
    """One line of text."""

    def check(value: object) -> Iterator[str]:
        if not isinstance(value, str):
            yield f"{value!r} is no text"
        elif not shortest <= len(value) <= longest:
            yield f"{len(value)} characters are not between {shortest} and {longest}"
        elif not re.fullmatch(pattern, value):
            yield f"“{value}” has not the form {pattern}"

    return check


def one_of(*words: str) -> Check:
    def check(value: object) -> Iterator[str]:
        if value not in words:
            yield f"{value!r} is none of {', '.join(words)}"

    return check


def list_of(check_one: Check, most: int) -> Check:
    """At least one, and none twice."""

    def check(value: object) -> Iterator[str]:
        if not isinstance(value, list) or not 1 <= len(value) <= most:
            yield f"{value!r} is no list of 1 to {most}"
            return
        if any(one in value[:place] for place, one in enumerate(value)):
            yield f"{value!r} has something twice"
        for one in value:
            yield from check_one(one)

    return check


def fields(needed: Mapping[str, Check], allowed: Mapping[str, Check] | None = None) -> Check:
    """Values by their names: all that are needed, and none that is not known."""
    known = {**needed, **(allowed or {})}

    def check(value: object) -> Iterator[str]:
        if not isinstance(value, dict):
            yield f"{value!r} has no fields"
            return
        yield from (f"{name} is missing" for name in needed if name not in value)
        for name, content in value.items():
            if name not in known:
                yield f"{name} is not known"
            else:
                yield from (f"{name}: {what}" for what in known[name](content))

    return check


def number(lowest: int, highest: int) -> Check:
    def check(value: object) -> Iterator[str]:
        if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
            yield f"{value!r} is no number from {lowest} to {highest}"

    return check


FORM: Final = "1.10.0"
"""Of the manifests, and of the schemas of winget-cli from which all of this was read."""
IDENTIFIER: Final = text(r"[\w-]{1,32}(\.[\w-]{1,32}){1,7}", 128)
VERSION: Final = text(r"\d+(\.\d+)*", 128)
LOCALE: Final = text(r"[a-z]{2}-[A-Z]{2}", 20)
ADDRESS: Final = text(r"https://\S+")
NAME: Final = text(longest=256, shortest=2)
TAG: Final = text(r"\S+", 40)
IN_ALL: Final = {"PackageIdentifier": IDENTIFIER, "PackageVersion": VERSION}
TOLD: Final = {
    **IN_ALL,
    "PackageLocale": LOCALE,
    "Publisher": NAME,
    "PackageName": NAME,
    "ShortDescription": text(longest=256, shortest=3),
}
INSTALLER: Final = fields(
    {
        "Architecture": one_of("x64"),
        "InstallerUrl": ADDRESS,
        "InstallerSha256": text(r"[0-9A-F]{64}"),
    },
    {
        "Scope": one_of("user", "machine"),
        "InstallerSwitches": fields({}, {"Custom": text(longest=2048)}),
    },
)
RETURN_CODE: Final = fields(
    {
        "InstallerReturnCode": number(1, 2**32 - 1),
        "ReturnResponse": one_of("cancelledByUser", "systemNotSupported"),
    }
)


def _kind(
    name: str, needed: Mapping[str, Check], allowed: Mapping[str, Check] | None = None
) -> Check:
    last = {"ManifestType": one_of(name), "ManifestVersion": one_of(FORM)}
    return fields({**needed, **last}, allowed)


KINDS: Final = {
    "version": _kind("version", {**IN_ALL, "DefaultLocale": LOCALE}),
    "installer": _kind(
        "installer",
        {**IN_ALL, "InstallerType": one_of("nullsoft"), "Installers": list_of(INSTALLER, 1024)},
        {
            "Platform": list_of(one_of("Windows.Desktop"), 2),
            "MinimumOSVersion": text(r"10\.0\.\d{5}\.0"),
            "InstallModes": list_of(one_of("interactive", "silent"), 3),
            "UpgradeBehavior": one_of("install", "uninstallPrevious"),
            "Commands": list_of(TAG, 16),
            "FileExtensions": list_of(text(r"[\w-]+", 64), 512),
            "ProductCode": text(longest=255),
            "ReleaseDate": text(r"\d{4}-\d{2}-\d{2}"),
            "ExpectedReturnCodes": list_of(RETURN_CODE, 128),
        },
    ),
    "defaultLocale": _kind(
        "defaultLocale",
        {**TOLD, "License": text(longest=512, shortest=3)},
        {
            "PublisherUrl": ADDRESS,
            "PackageUrl": ADDRESS,
            "LicenseUrl": ADDRESS,
            "ReleaseNotesUrl": ADDRESS,
            "Copyright": text(longest=512, shortest=3),
            "Description": text(longest=10_000, shortest=3),
            "Moniker": TAG,
            "Tags": list_of(TAG, 16),
        },
    ),
    "locale": _kind("locale", TOLD),
}
"""The kinds of manifests by their ManifestType."""


class Reader(yaml.SafeLoader):
    """As winget reads: a date is text."""


Reader.yaml_implicit_resolvers = {
    first: [(tag, form) for tag, form in known if not tag.endswith(":timestamp")]
    for first, known in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def insist(manifest: Path) -> None:
    """Raises Problem if a manifest has not the form that winget asks for."""
    try:
        content = yaml.load(manifest.read_text(encoding="utf-8"), Reader)
    except yaml.YAMLError as why:
        raise dev.Problem(f"{manifest.name} is no YAML: {why}") from why
    kind = content.get("ManifestType") if isinstance(content, dict) else None
    if kind not in KINDS:
        raise dev.Problem(f"{manifest.name} is none of {', '.join(KINDS)}: {kind!r}.")
    if wrong := list(KINDS[kind](content)):
        raise dev.Problem(f"{manifest.name}: {'; '.join(wrong)}.")
