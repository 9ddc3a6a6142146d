"""The manifests for winget tell what the installer is, in every language, with nothing left to fill in."""

import hashlib
import re
from pathlib import Path

import pytest

from recipes import facts, windows, winget


@pytest.fixture
def manifests(tmp_path: Path) -> dict[str, str]:
    installer = tmp_path / windows.installer(official=True).name
    installer.write_bytes(b"installer")
    written = winget.write(installer, tmp_path / "winget")
    return {file.name: file.read_text(encoding="utf-8") for file in written}


def field(text: str, name: str) -> list[str]:
    return re.findall(rf"^\s*(?:- )?{name}: (.+)$", text, re.MULTILINE)


def test_there_is_one_for_the_version_the_installer_and_each_language(
    manifests: dict[str, str],
) -> None:
    prefix = f"{winget.IDENTIFIER}."
    places = {name.removeprefix(prefix).removesuffix(".yaml") for name in manifests}
    locales = {place.removeprefix("locale.")[:2] for place in places if place.startswith("locale.")}
    assert locales == set(facts.LANGUAGES)
    assert {"installer", "yaml"} <= places


def test_all_are_of_the_same_version_and_form(manifests: dict[str, str]) -> None:
    for name, text in manifests.items():
        assert field(text, "PackageIdentifier") == [winget.IDENTIFIER]
        assert field(text, "PackageVersion") == [f"'{facts.VERSION}'"], (
            "a number would lose its zeros"
        )
        (kind,), (form,) = field(text, "ManifestType"), field(text, "ManifestVersion")
        assert text.splitlines()[0].endswith(f"winget-manifest.{kind}.{form}.schema.json"), name
        assert "@" not in text


def test_the_installer_is_known_by_its_hash_for_one_user_and_for_all(
    manifests: dict[str, str],
) -> None:
    text = manifests[f"{winget.IDENTIFIER}.installer.yaml"]
    assert field(text, "Scope") == ["user", "machine"]
    assert field(text, "Custom") == ["/CurrentUser", "/AllUsers"]
    assert set(field(text, "InstallerSha256")) == {hashlib.sha256(b"installer").hexdigest().upper()}
    for address in field(text, "InstallerUrl"):
        assert address.endswith(f"/v{facts.VERSION}/{windows.installer(official=True).name}")
    assert field(text, "ProductCode") == [facts.APP_ID], "the key under Uninstall"
    assert field(text, "MinimumOSVersion") == [f"10.0.{winget.oldest_build()}.0"]


def test_descriptions_are_short_enough(manifests: dict[str, str]) -> None:
    told = [line for text in manifests.values() for line in field(text, "ShortDescription")]
    assert len(set(told)) == len(facts.LANGUAGES)
    assert all(3 <= len(line) <= 256 for line in told)
