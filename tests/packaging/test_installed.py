"""What is promised of the .deb is looked at closely: a demonstration too short, or a file left over, fails it."""

from pathlib import Path

import pytest

import dev
from recipes import facts, installed
from recipes.clean_debian import CleanDebian


class PaperDebian(CleanDebian):
    """Takes pictures without playing: so many, and of each language others, or not."""

    def __init__(self, root: Path, pictures: int = 6, languages: bool = True) -> None:
        super().__init__(root)
        self.pictures, self.languages = pictures, languages
        self.played: list[tuple[str, str]] = []

    def run(self, *command: str | Path, user: str = "root", **environment: str) -> str:
        words = [str(word) for word in command]
        assert words[:4] == [facts.NAME, "demo", "--speed", "off"]
        game, language, shots = (
            words[words.index(f"--{name}") + 1] for name in ("game", "language", "shots")
        )
        self.played.append((game, language))
        folder = self.root / shots.lstrip("/")
        folder.mkdir(parents=True)
        for number in range(self.pictures):
            (folder / f"{number:02}.png").write_text(language if self.languages else "the same")
        return ""


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(installed, "PICTURES", tmp_path / "kept")
    return tmp_path / "kept"


def test_every_game_is_played_in_every_language(tmp_path: Path, kept: Path) -> None:
    debian = PaperDebian(tmp_path / "root")
    lines = list(installed.play(debian, "offscreen"))
    every = [(game, code) for game in facts.GAMES for code in facts.LANGUAGES]
    assert sorted(debian.played) == sorted(every)
    assert lines[0].startswith("demo, offscreen, big-shot, en: 6 pictures, ")
    assert len(list(kept.rglob("*.png"))) == 6 * 12


def test_too_few_pictures_are_a_failure(tmp_path: Path) -> None:
    with pytest.raises(dev.Problem, match="big-shot in en, offscreen: 5 pictures only"):
        list(installed.play(PaperDebian(tmp_path / "root", pictures=5), "offscreen"))


def test_languages_that_look_the_same_are_a_failure(tmp_path: Path) -> None:
    with pytest.raises(dev.Problem, match="looks the same in two languages"):
        list(installed.play(PaperDebian(tmp_path / "root", languages=False), "Xvfb"))


@pytest.fixture
def purged(tmp_path: Path) -> CleanDebian:
    """A Debian from which the package is gone, with a match and the settings of a player."""
    home = tmp_path / "home" / "player"
    for path in (home / "matches" / "evening.bigshot", home / ".config" / facts.NAME / "settings"):
        path.parent.mkdir(parents=True)
        path.write_text("own")
    (tmp_path / "usr" / "lib").mkdir(parents=True)
    return CleanDebian(tmp_path)


def test_what_is_left_is_named(purged: CleanDebian) -> None:
    before, saved = purged.files(), installed.own_files(purged)
    (line,) = installed.nothing_left(purged, before, saved)
    assert line.endswith(f": ~/.config/{facts.NAME}/settings, ~/matches/evening.bigshot.")
    (purged.root / "usr" / "lib" / "left").touch()
    with pytest.raises(dev.Problem, match="1 files are left after removal: usr/lib/left"):
        list(installed.nothing_left(purged, before, saved))


@pytest.mark.parametrize("fate", ["gone", "changed", "never there"])
def test_files_of_players_must_not_go_with_the_package(purged: CleanDebian, fate: str) -> None:
    saved = installed.own_files(purged)
    match = purged.root / "home" / "player" / "matches" / "evening.bigshot"
    if fate == "gone":
        match.unlink()
    elif fate == "changed":
        match.write_text("other")
    else:
        saved = {}
    with pytest.raises(dev.Problem, match="went or changed with the package"):
        list(installed.nothing_left(purged, purged.files(), saved))
