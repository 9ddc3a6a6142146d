"""The script that holds rules and tests together: it finds every mark, and says what is missing, unknown or stale."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scripts import rules_coverage
from scripts.rules_coverage import PAGE, ROOT, Shown, Unreadable, collect, main, page, problems

GAMES = {"toy": ("T-01", "T-02")}

BOTH = """
import pytest

@pytest.mark.rule("T-01", "T-02")
def test_red_wins():
    pass
"""


def tree(root: Path, **files: str) -> Path:
    """A repository with these test files."""
    for name, text in files.items():
        path = root / "tests" / "rules" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def shown(root: Path, text: str) -> set[tuple[str, str]]:
    return {(one.rule, one.test) for one in collect(tree(root, test_a=text))}


# --- reading --------------------------------------------------------------------------------------


def test_a_mark_on_a_function_counts_for_each_rule_it_names(tmp_path: Path) -> None:
    assert collect(tree(tmp_path, test_a=BOTH)) == [
        Shown("T-01", "tests/rules/test_a.py", "test_red_wins"),
        Shown("T-02", "tests/rules/test_a.py", "test_red_wins"),
    ]


def test_marks_stand_among_other_decorators_and_in_parameters(tmp_path: Path) -> None:
    text = """
import pytest
@pytest.mark.parametrize("a", [1, pytest.param(2, marks=pytest.mark.rule("T-02"))])
@pytest.mark.rule("T-01")
@pytest.mark.slow
def test_red_wins(a): ...
"""
    assert shown(tmp_path, text) == {("T-01", "test_red_wins"), ("T-02", "test_red_wins")}


def test_a_mark_on_a_class_counts_for_its_tests(tmp_path: Path) -> None:
    text = """
import pytest
@pytest.mark.rule("T-01")
class TestPlay:
    def test_one(self): ...
    @pytest.mark.rule("T-02")
    def test_two(self): ...
    def helper(self): ...
"""
    assert shown(tmp_path, text) == {
        ("T-01", "test_one"),
        ("T-01", "test_two"),
        ("T-02", "test_two"),
    }


def test_a_class_that_inherits_its_tests_counts_itself(tmp_path: Path) -> None:
    text = """
import pytest
@pytest.mark.rule("T-01")
class TestMachine(Machine.TestCase):
    settings = 5
"""
    assert shown(tmp_path, text) == {("T-01", "TestMachine")}


@pytest.mark.parametrize(
    "marks", ['pytest.mark.rule("T-01")', '[pytest.mark.slow, pytest.mark.rule("T-01")]']
)
def test_a_mark_of_a_module_counts_for_all_its_tests(tmp_path: Path, marks: str) -> None:
    text = f"import pytest\npytestmark = {marks}\ndef test_one(): ...\ndef helper(): ...\n"
    assert shown(tmp_path, text) == {("T-01", "test_one")}


def test_what_is_no_test_counts_for_nothing(tmp_path: Path) -> None:
    text = """
import pytest
@pytest.mark.rule("T-01")
def helper(): ...
@pytest.mark.rule("T-01")
class Helper:
    def test_one(self): ...
@pytest.mark.other("T-01")
def test_other(): ...
"""
    assert shown(tmp_path, text) == set()
    assert collect(tree(tmp_path, helpers=BOTH)) == []


def test_a_rule_that_is_computed_is_refused_with_its_place(tmp_path: Path) -> None:
    text = 'import pytest\n@pytest.mark.rule("T-0" + "1")\ndef test_one(): ...\n'
    with pytest.raises(Unreadable, match=r"tests/rules/test_a\.py:2"):
        shown(tmp_path, text)
    assert main(["--check"], tmp_path, GAMES) == 1


# --- the page -------------------------------------------------------------------------------------


def test_the_page_lists_each_rule_with_its_tests_as_linked_sentences(tmp_path: Path) -> None:
    text = page(GAMES, [Shown("T-01", "tests/rules/test_a.py", "test_red_wins")])
    assert "## toy\n\n### T-01\n\n- [red wins](../tests/rules/test_a.py)\n" in text
    assert "### T-02\n\nNo test.\n" in text


def test_writing_the_page_makes_the_check_pass(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree(tmp_path, test_a=BOTH)
    assert main(["--check"], tmp_path, GAMES) == 1
    assert "docs/rules-coverage.md is missing" in capsys.readouterr().err
    assert main([], tmp_path, GAMES) == 0
    assert main(["--check"], tmp_path, GAMES) == 0
    assert capsys.readouterr().err == ""


# --- what can be wrong ----------------------------------------------------------------------------


def test_a_rule_without_a_test_fails_the_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree(tmp_path, test_a=BOTH.replace(', "T-02"', ""))
    main([], tmp_path, GAMES)
    capsys.readouterr()
    assert main(["--check"], tmp_path, GAMES) == 1
    assert capsys.readouterr().err == "toy: no test shows T-02.\n"


def test_a_rule_that_does_not_exist_fails_the_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree(tmp_path, test_a=BOTH, test_b=BOTH.replace("T-02", "T-99"))
    main([], tmp_path, GAMES)
    capsys.readouterr()
    assert main(["--check"], tmp_path, GAMES) == 1
    assert capsys.readouterr().err == (
        "tests/rules/test_b.py: test_red_wins names T-99, a rule of no game.\n"
    )


def test_an_unknown_rule_is_told_once_however_many_tests_name_it() -> None:
    some = [Shown("T-99", "a.py", f"test_{letter}") for letter in "abc"]
    assert problems({}, some, page({}, some)) == [
        "a.py: test_a and 2 more names T-99, a rule of no game."
    ]


def test_a_page_that_is_stale_fails_the_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tree(tmp_path, test_a=BOTH)
    main([], tmp_path, GAMES)
    tree(tmp_path, test_a=BOTH.replace("red_wins", "yellow_wins"))
    assert main(["--check"], tmp_path, GAMES) == 1
    assert capsys.readouterr().err == (
        "docs/rules-coverage.md is stale: run scripts/rules_coverage.py.\n"
    )


def test_checking_writes_nothing(tmp_path: Path) -> None:
    tree(tmp_path, test_a=BOTH)
    main(["--check"], tmp_path, GAMES)
    assert not (tmp_path / PAGE).exists()


def test_nothing_is_wrong_with_a_game_whose_rules_are_all_shown() -> None:
    some = [Shown("T-01", "a.py", "test_a"), Shown("T-02", "a.py", "test_a")]
    assert problems(GAMES, some, page(GAMES, some)) == []


# --- this repository ------------------------------------------------------------------------------


def test_every_rule_of_every_game_here_has_a_test_and_the_page_says_so() -> None:
    finished = subprocess.run(
        [sys.executable, "scripts/rules_coverage.py", "--check"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.stderr == ""
    assert finished.returncode == 0


def test_the_script_knows_the_games_there_are() -> None:
    assert rules_coverage.implemented()["big-shot"][0] == "BS-01"
