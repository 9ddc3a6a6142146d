"""``dev.py package``: what can be asked for, and what is done about it."""

from collections.abc import Sequence
from pathlib import Path

import pytest

import dev
import package
from recipes import claims
from recipes.proof import Proof
from recipes.work import Tool


@pytest.fixture
def provided(monkeypatch: pytest.MonkeyPatch) -> list[tuple[tuple[Tool, ...], bool, bool]]:
    """The tools that would have been installed, whether with apt, and whether they must be there."""
    asked: list[tuple[tuple[Tool, ...], bool, bool]] = []

    def provide(tools: Sequence[Tool], *, use_apt: bool, insist: bool = True) -> None:
        asked.append((tuple(tools), use_apt, insist))

    monkeypatch.setattr(package, "provide", provide)
    return asked


def test_a_target_is_made_with_its_tools(
    provided: list[tuple[tuple[Tool, ...], bool, bool]],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    made = tmp_path / "a.deb"
    made.write_bytes(b"x" * 100_000)
    tool = Tool("hammer", "hammers")
    monkeypatch.setitem(package.TARGETS, "deb", package.Target("", lambda: [made], (tool,)))
    assert package.main(["--no-apt", "deb"]) == 0
    assert provided == [((tool,), False, True)]
    assert capsys.readouterr().out == f"dev.py: Made {made}: 0.1 MB.\n"


def test_proofs_can_be_chosen_by_their_words(
    provided: list[tuple[tuple[Tool, ...], bool, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Proof] = []

    def prove(proofs: Sequence[Proof]) -> int:
        tried.extend(proofs)
        return 3

    monkeypatch.setattr(package, "prove", prove)
    assert package.main(["prove", "LINTIAN", "mandoc"]) == 3
    assert [one.claim.partition(":")[0] for one in tried] == ["mandoc", "lintian"]
    ((tools, use_apt, insist),) = provided
    assert {"mandoc", "lintian", "dpkg-deb"} <= {tool.program for tool in tools}
    assert not {"debootstrap", "makensis"} & {tool.program for tool in tools}, "of others' claims"
    assert len(set(tools)) == len(tools)
    assert (use_apt, insist) == (True, False), "what cannot be had is said, not insisted on"


def test_without_words_everything_is_shown() -> None:
    assert claims.about([]) == claims.CLAIMS
    with pytest.raises(dev.Problem, match="Nothing is claimed about flying"):
        claims.about(["flying"])


@pytest.mark.parametrize("argv", [[], ["rocket"], ["deb", "now"]])
def test_what_makes_no_sense_is_refused(
    argv: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        package.read(argv)
    assert refused.value.code == 2
    assert "usage: python3 dev.py package" in capsys.readouterr().err


def test_help_tells_every_target(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        package.read(["--help"])
    told = capsys.readouterr().out
    for name, target in package.TARGETS.items():
        assert f"  {name} " in told
        assert target.summary in told
