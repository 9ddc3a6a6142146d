"""macOS is told what the facts say, and the disk image is made, signed and notarised in an order that holds."""

import plistlib
from pathlib import Path

import pytest

import dev
from recipes import facts, imprint, macos

APP = Path("dist/Big Shot Desktop.app")
IMAGE = Path("dist/image.dmg")
STAGE = Path("stage")
SIGNER = macos.Signing("Developer ID Application: Somebody")
NOTARISED = macos.Signing(SIGNER.identity, "profile")


def programs(signer: macos.Signing | None) -> list[str]:
    return [
        " ".join(command[:2]) if command[0] == "xcrun" else command[0]
        for command in macos.commands(APP, IMAGE, STAGE, signer)
    ]


def test_the_plist_can_be_written_and_says_what_facts_say() -> None:
    plist = plistlib.loads(plistlib.dumps(macos.info_plist()))
    assert plist["CFBundleIdentifier"] == "io.github.bigshot-desktop.BigShotDesktop"
    assert plist["CFBundleName"] == facts.TITLE
    assert plist["CFBundleLocalizations"] == list(facts.LANGUAGES)
    assert facts.VERSION.startswith(plist["CFBundleShortVersionString"])
    assert plist["NSHumanReadableCopyright"] == imprint.copyright_line()


def test_the_program_has_a_window() -> None:
    """PyInstaller says otherwise of every program with a console, unless it is contradicted."""
    assert macos.info_plist()["LSBackgroundOnly"] is False


def test_match_files_belong_to_the_program() -> None:
    plist = macos.info_plist()
    (opened,) = plist["CFBundleDocumentTypes"]
    (exported,) = plist["UTExportedTypeDeclarations"]
    assert opened["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    tags = exported["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == ["bigshot"]
    assert tags["public.mime-type"] == [facts.MIME_TYPE]


def test_the_match_type_has_only_what_such_names_may_have() -> None:
    assert set(macos.MATCH_TYPE) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-.")


def test_without_a_signer_the_application_is_sealed_in_nobodys_name() -> None:
    """The licences came into it after PyInstaller had done that."""
    assert programs(None) == ["codesign", "codesign", "rm", "mkdir", "ditto", "ln", "hdiutil"]
    seal, verify = macos.app_seal(APP)
    assert seal[seal.index("--sign") + 1] == "-"
    assert "--verify" in verify


def test_the_application_is_signed_before_it_is_copied_and_the_image_once_it_is_there() -> None:
    expected = ["codesign", "codesign", "rm", "mkdir", "ditto", "ln", "hdiutil", "codesign"]
    assert programs(SIGNER) == expected
    assert programs(NOTARISED) == [*expected, "xcrun notarytool", "xcrun stapler"]


def test_the_signature_has_the_entitlements_and_the_hardened_runtime() -> None:
    sign, _verify = macos.app_signature(APP, SIGNER)
    assert sign[sign.index("--options") + 1] == "runtime"
    assert sign[sign.index("--sign") + 1] == SIGNER.identity
    entitlements = plistlib.loads(Path(sign[sign.index("--entitlements") + 1]).read_bytes())
    assert entitlements == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


def test_the_image_shows_the_application_beside_the_folder_to_drag_it_to() -> None:
    staged = macos.staging(APP, STAGE)
    assert ["ditto", str(APP), str(STAGE / APP.name)] in staged
    assert ["ln", "-s", "/Applications", str(STAGE / "Applications")] in staged
    creation = macos.creation(STAGE, IMAGE)
    assert creation[creation.index("-srcfolder") + 1] == str(STAGE)
    assert creation[-1] == str(IMAGE)


def test_who_signs_is_said_in_the_environment() -> None:
    assert macos.signing({}) is None
    assert macos.signing({"BIGSHOT_CODESIGN_IDENTITY": "me"}) == macos.Signing("me")
    with pytest.raises(dev.Problem, match="BIGSHOT_CODESIGN_IDENTITY"):
        macos.signing({"BIGSHOT_NOTARY_PROFILE": "profile"})


@pytest.mark.parametrize(
    ("signer", "told"),
    [(None, "not signed"), (SIGNER, "not notarised"), (NOTARISED, "and notarised")],
)
def test_how_far_others_can_trust_the_image_is_told(
    signer: macos.Signing | None, told: str
) -> None:
    assert told in macos.trust(signer)


def test_elsewhere_a_sentence_tells_where_images_are_made() -> None:
    with pytest.raises(dev.Problem, match="on macOS only"):
        macos.insist_on_macos("linux")
    macos.insist_on_macos("darwin")
