"""The manifests for winget tell what the installer is, in every language, with nothing left to fill in."""

import hashlib
import re
from pathlib import Path

import pytest

import dev
from recipes import facts, validators, windows, winget, winget_form


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


@pytest.mark.parametrize(
    ("kind", "before", "after", "said"),
    [
        (".installer", "InstallerSha256: ", "InstallerSha256: 0", "has not the form"),
        (".installer", "InstallerUrl: https", "InstallerUrl: http", "has not the form"),
        (".installer", "Scope: machine", "Scope: everybody", "is none of user, machine"),
        (".installer", "ProductCode:", "Productcode:", "Productcode is not known"),
        (".installer", "- silent", "- interactive", "has something twice"),
        (".installer", "ReturnCode: 1", "ReturnCode: none", "is no number"),
        (".installer", "Installers:", "Others:", "Installers is missing"),
        (".locale.en-US", "License: MIT", "License: ''", "0 characters"),
        (".locale.en-US", "Description: Three", "Description: Games: three", "is no YAML"),
        (".locale.de-DE", "PackageLocale: de-DE", "PackageLocale: deutsch", "has not the form"),
        ("", "PackageVersion: '", "PackageVersion: 1 #'", "1 is no text"),
        ("", "ManifestType: version", "ManifestType: singleton", "is none of version"),
        ("", "ManifestVersion: 1.10.0", "ManifestVersion: 1.10", "is none of 1.10.0"),
    ],
)
def test_a_manifest_that_winget_would_refuse_is_a_problem(
    manifests: dict[str, str], tmp_path: Path, kind: str, before: str, after: str, said: str
) -> None:
    name = f"{winget.IDENTIFIER}{kind}.yaml"
    assert before in manifests[name]
    broken = tmp_path / name
    broken.write_text(manifests[name].replace(before, after), encoding="utf-8")
    with pytest.raises(dev.Problem, match=said):
        winget_form.insist(broken)


def test_all_that_are_written_are_looked_at(
    manifests: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = validators.winget_manifests()
    assert [line.partition(":")[0] for line in told] == list(manifests)
    monkeypatch.setattr(winget, "IDENTIFIER", "Big Shot Desktop")
    with pytest.raises(dev.Problem, match="PackageIdentifier"):
        validators.winget_manifests()
