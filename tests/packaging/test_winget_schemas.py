"""Manifests for winget are held against schemas that a package brings; without the package nothing is shown."""

import json
import pickle
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest

import dev
from recipes import validators, winget_schemas
from recipes.proof import NotHere

SCHEMA = {"properties": {"ManifestType": {"const": "locale"}}, "required": ["PackageLocale"]}


class Library(ModuleType):
    """What holds content against a schema; knows of what is required, and of nothing else."""

    class JsonSchemaException(Exception):
        pass

    def validate(self, schema: dict[str, list[str]], content: dict[str, str]) -> None:
        for name in schema["required"]:
            if name not in content:
                raise self.JsonSchemaException(f"data must contain {name}")


@pytest.fixture
def fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the packages, as if they had been fetched."""
    (tmp_path / "schemastore").mkdir()
    with closing(sqlite3.connect(tmp_path / "schemastore" / "cache.sqlite")) as connection:
        connection.execute("CREATE TABLE responses (key TEXT, value BLOB)")
        for name in ("other.json", *set(winget_schemas.SCHEMAS.values())):
            content = json.dumps(SCHEMA).encode()
            answer = {"_content": content, "url": f"{winget_schemas.SITE}{name}"}
            row = (name, pickle.dumps(answer, 4))
            connection.execute("INSERT INTO responses VALUES (?, ?)", row)
        connection.commit()
    monkeypatch.setattr(winget_schemas, "FOLDER", tmp_path)
    monkeypatch.setattr(winget_schemas, "fetch", lambda: None)
    monkeypatch.setitem(sys.modules, "fastjsonschema", Library("fastjsonschema"))
    return tmp_path


def test_schemas_are_found_among_the_answers(fetched: Path) -> None:
    found = winget_schemas.read(fetched / "schemastore" / "cache.sqlite")
    assert found == dict.fromkeys(winget_schemas.SCHEMAS.values(), SCHEMA)


def manifest(folder: Path, **content: str) -> Path:
    file = folder / "a.yaml"
    file.write_text("".join(f"{name}: {it}\n" for name, it in content.items()), encoding="utf-8")
    return file


@pytest.mark.usefixtures("fetched")
def test_a_manifest_that_a_schema_refuses_is_a_problem(tmp_path: Path) -> None:
    good = manifest(tmp_path, ManifestType="defaultLocale", PackageLocale="en-US")
    assert list(winget_schemas.show([good])) == [
        "a.yaml: as winget-pkgs-locale-1.0.0.json asks for it."
    ]
    bad = manifest(tmp_path, ManifestType="locale")
    with pytest.raises(dev.Problem, match=r"a\.yaml: data must contain PackageLocale"):
        list(winget_schemas.show([bad]))


@pytest.mark.usefixtures("fetched")
def test_what_has_no_schema_is_said(tmp_path: Path) -> None:
    version = manifest(tmp_path, ManifestType="version")
    assert list(winget_schemas.show([version])) == [
        "a.yaml: there is no schema for it in the package."
    ]


def test_without_a_network_nothing_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Iterator[str]:
        raise dev.Problem("pip failed with code 1.")

    monkeypatch.setattr(winget_schemas, "perform", fail)
    with pytest.raises(NotHere, match=r"could not be fetched .* pip failed"):
        list(validators.winget_schemas_of_others())
