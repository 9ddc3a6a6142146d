"""The installer for Windows installs all files of a bundle, removes exactly these, and speaks four languages."""

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

import dev
from recipes import facts, imprint, windows

SCRIPT = (windows.SCRIPTS / f"{facts.NAME}.nsi").read_text(encoding="utf-8")
LANGUAGES = {"en": "ENGLISH", "fr": "FRENCH", "it": "ITALIAN", "de": "GERMAN"}
GIVEN_WITH_THE_BUNDLE = {
    "ICON",
    "INSTALLED_FILES",
    "OUTPUT",
    "REMOVED_FILES",
    "SIDE_PICTURE",
    "SIZE_KB",
}
BUNDLE = [
    PurePosixPath("bigshot-desktop.exe"),
    PurePosixPath("_internal/a.dll"),
    PurePosixPath("_internal/b.dll"),
    PurePosixPath("_internal/deep/er/c$1.dll"),
]


def instructions(script: str) -> Iterator[str]:
    """The lines of an NSIS script without its comments."""
    for line in script.splitlines():
        if code := line.partition(";")[0].strip():
            yield code


def texts(language: str) -> dict[str, str]:
    """The strings of a language file, by name."""
    file = windows.SCRIPTS / "languages" / f"{language}.nsh"
    pattern = rf'^LangString (\w+) \$\{{LANG_{LANGUAGES[language]}\}} "(.+)"$'
    return dict(re.findall(pattern, file.read_text(encoding="utf-8"), re.MULTILINE))


# --- texts ------------------------------------------------------------------------------------------


def test_there_is_a_file_for_each_language_and_no_other() -> None:
    names = {file.stem for file in (windows.SCRIPTS / "languages").iterdir()}
    assert names == set(facts.LANGUAGES) == set(LANGUAGES)
    for language in LANGUAGES:
        assert f"languages\\{language}.nsh" in SCRIPT, "with / it is not found on Windows"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_strings_of_english(language: str) -> None:
    file = (windows.SCRIPTS / "languages" / f"{language}.nsh").read_text(encoding="utf-8")
    assert file.count("LangString ") == len(texts(language)), "one is not of this language"
    assert texts(language).keys() == texts("en").keys()
    assert f"!define INSTALLER_{language.upper()} " in file


@pytest.mark.parametrize("language", ["fr", "it", "de"])
def test_every_text_names_what_the_english_one_names(language: str) -> None:
    for name, text in texts(language).items():
        fields = re.findall(r"\$\{\w+\}", text)
        assert sorted(fields) == sorted(re.findall(r"\$\{\w+\}", texts("en")[name])), name


def test_the_script_says_every_text_and_no_other() -> None:
    said = set(re.findall(r"\$\(([A-Z_]+)\)", SCRIPT))
    assert said == texts("en").keys()


# --- what the script is told --------------------------------------------------------------------------


def test_everything_that_the_script_is_told_is_used_and_known() -> None:
    told = windows.said().keys() | GIVEN_WITH_THE_BUNDLE
    languages = "".join(
        file.read_text(encoding="utf-8") for file in (windows.SCRIPTS / "languages").iterdir()
    )
    used = set(re.findall(r"\$\{([A-Z_]+)\}", SCRIPT + languages))
    assert told <= used
    defined = set(re.findall(r"!define (?:/\w+ )?([A-Z_]+)", SCRIPT + languages))
    assert {name for name in used - told - defined if not name.startswith("LANG_")} == set()


def test_the_installer_bears_the_version_as_four_numbers() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\.0", windows.said()["VERSION_NUMBERS"])


def test_warnings_are_errors_and_scripts_are_unicode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "makensis", lambda: "makensis")
    command = windows.command({"TITLE": "Big Shot", "NAME": "big"})
    assert "-WX" in command
    assert command[command.index("-INPUTCHARSET") + 1] == "UTF8"
    assert command[-3:-1] == ["-DNAME=big", "-DTITLE=Big Shot"]
    assert "Target amd64-unicode" in SCRIPT


def test_nsis_is_found_where_its_installer_puts_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _program: None)
    with pytest.raises(dev.Problem, match="NSIS"):
        windows.makensis({"ProgramFiles(x86)": str(tmp_path)})
    program = tmp_path / "NSIS" / "makensis.exe"
    program.parent.mkdir()
    program.touch()
    assert windows.makensis({"ProgramFiles(x86)": str(tmp_path)}) == str(program)


# --- files ----------------------------------------------------------------------------------------------


def test_nothing_is_removed_with_all_that_is_in_it() -> None:
    for line in instructions(SCRIPT):
        assert not re.match(r"RMDir\s+/", line, re.IGNORECASE), line
        assert not re.match(r"Delete .*[*?]", line, re.IGNORECASE), line


def test_the_contents_of_a_bundle_are_all_its_files(tmp_path: Path) -> None:
    for file in reversed(BUNDLE):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    assert windows.contents(tmp_path) == BUNDLE


def test_a_link_to_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    try:
        (tmp_path / "link").symlink_to("folder", target_is_directory=True)
    except OSError:
        pytest.skip("This system lets nobody make links.")
    with pytest.raises(dev.Problem, match="link to a folder"):
        windows.contents(tmp_path)


def test_every_file_is_installed_in_its_folder() -> None:
    assert windows.installing(BUNDLE).splitlines() == [
        'SetOutPath "$INSTDIR"',
        'File "bigshot-desktop.exe"',
        'SetOutPath "$INSTDIR\\_internal"',
        'File "_internal\\a.dll"',
        'File "_internal\\b.dll"',
        'SetOutPath "$INSTDIR\\_internal\\deep\\er"',
        'File "_internal\\deep\\er\\c$1.dll"',
    ]


def test_every_file_is_removed_and_then_every_folder_from_within() -> None:
    assert windows.removing(BUNDLE).splitlines() == [
        'Delete "$INSTDIR\\bigshot-desktop.exe"',
        'Delete "$INSTDIR\\_internal\\a.dll"',
        'Delete "$INSTDIR\\_internal\\b.dll"',
        'Delete "$INSTDIR\\_internal\\deep\\er\\c$$1.dll"',
        'RMDir "$INSTDIR\\_internal\\deep\\er"',
        'RMDir "$INSTDIR\\_internal\\deep"',
        'RMDir "$INSTDIR\\_internal"',
    ]


def test_a_bundle_of_another_system_is_refused(tmp_path: Path) -> None:
    (tmp_path / facts.NAME).touch()
    with pytest.raises(dev.Problem, match=r"bigshot-desktop\.exe"):
        windows.make_installer(tmp_path, tmp_path / "icon.ico", tmp_path / "setup.exe", tmp_path)


def test_the_stand_in_passes_for_a_bundle(tmp_path: Path) -> None:
    files = windows.contents(windows.stand_in(tmp_path))
    assert PurePosixPath(windows.PROGRAM) in files
    assert len(files) > 1


def test_what_is_for_trying_only_says_so_in_its_name() -> None:
    for name in (windows.installer, windows.archive):
        assert "for-trying" in name(official=False).name
        assert "for-trying" not in name(official=True).name


def test_an_archive_depends_on_nothing_but_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for place, rights in (("a", 0o644), ("b", 0o600)):
        folder = windows.stand_in(tmp_path / place / facts.NAME)
        (folder / windows.PROGRAM).chmod(rights)
        made.append(windows.make_archive(folder, tmp_path / f"{place}.zip").read_bytes())
    assert made[0] == made[1]
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        assert archive.testzip() is None
        assert {name.split("/")[0] for name in archive.namelist()} == {facts.NAME}


def test_the_oldest_windows_is_the_first_with_icu() -> None:
    """Qt 6.10 and later take it from the system; that of 1809 is called otherwise."""
    assert "!define OLDEST_BUILD 18362" in SCRIPT
    for language in LANGUAGES:
        assert "1903" in texts(language)["TOO_OLD"]


def test_installer_and_uninstaller_wait_for_both_programs() -> None:
    for program in ("PROGRAM", "CONSOLE"):
        assert f'Push "$0\\${{{program}}}"\n  Call ${{prefix}}WaitForFile' in SCRIPT


def test_every_registry_value_written_outside_the_own_keys_is_removed() -> None:
    lines = list(instructions(SCRIPT))
    shared = r'SHCTX "(Software\\Classes\\\$\{SUFFIX\}[^"]*)" "([^"]*)"'
    written = {
        found.groups() for line in lines if (found := re.match(rf"WriteReg\w+ {shared}", line))
    }
    deleted = {
        found.groups() for line in lines if (found := re.match(rf"DeleteRegValue {shared}", line))
    }
    assert written
    assert written == deleted
    assert 'DeleteRegKey SHCTX "Software\\Classes\\${PROG_ID}"' in lines
    assert 'DeleteRegKey SHCTX "${UNINSTALL_KEY}"' in lines


# --- what the program says of itself --------------------------------------------------------------------


class Told:
    """Stands in for PyInstaller's classes and remembers what each was given."""

    def __init__(self, *positional: object, **named: object) -> None:
        self.positional, self.named = positional, named


def test_the_version_resource_is_what_pyinstaller_evaluates() -> None:
    names = ["VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct"]
    classes: dict[str, object] = dict.fromkeys([*names, "VarFileInfo", "VarStruct"], Told)
    info = eval(imprint.version_info(), classes)
    fixed = info.named["ffi"].named
    assert fixed["filevers"] == fixed["prodvers"] == (*imprint.numbers(), 0)
    strings, variables = info.named["kids"]
    tables = {
        table.positional[0]: dict(struct.positional for struct in table.positional[1])
        for table in strings.positional[0]
    }
    spoken = variables.positional[0][0].positional[1]
    assert [f"{language:04X}04B0" for language in spoken[::2]] == list(tables)
    assert len(tables) == len(facts.LANGUAGES)
    for table in tables.values():
        assert table["ProductVersion"] == facts.VERSION
        assert table["FileDescription"] == facts.TITLE
    assert len({table["Comments"] for table in tables.values()}) == len(tables)


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", (1, 2, 3)), ("0.9", (0, 9, 0)), ("2", (2, 0, 0)), ("1.4.0rc2", (1, 4, 0))],
)
def test_versions_as_numbers(version: str, numbers: tuple[int, int, int]) -> None:
    assert imprint.numbers(version) == numbers


def test_a_version_without_numbers_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown"):
        imprint.numbers("unknown")


def test_the_imprint_is_that_of_project_and_licence() -> None:
    assert imprint.publisher() == facts.project()["authors"][0]["name"]
    assert re.fullmatch(rf"Copyright © \d{{4}} {imprint.publisher()}", imprint.copyright_line())
