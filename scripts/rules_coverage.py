"""Tell which tests show which rule.

    python scripts/rules_coverage.py            write docs/rules-coverage.md
    python scripts/rules_coverage.py --check    say what is missing, unknown or stale, and exit with 1

A test names the rules it shows: `@pytest.mark.rule("BS-17", "BS-19")`, on a function, on a class, or for a
whole module as `pytestmark`. The tests are read, not run.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("docs", "rules-coverage.md")

HEAD = """\
# Rules and the tests that show them

Written by `scripts/rules_coverage.py` from the tests' `@pytest.mark.rule(…)`. Do not edit.
"""

Games = Mapping[str, Sequence[str]]
"""The numbers of all rules of each game, by its id."""


@dataclass(frozen=True, order=True, slots=True)
class Shown:
    """A rule that a test says it shows."""

    rule: str
    file: str
    """From the root of the repository, with slashes."""
    test: str

    @property
    def sentence(self) -> str:
        """The test's name as the sentence it is."""
        return " ".join(self.test.removeprefix("test_").split("_"))


class Unreadable(Exception):
    """A mark that cannot be read without running the test."""


# --- reading the tests ----------------------------------------------------------------------------


def rules_named(node: ast.AST, file: str) -> Iterator[str]:
    """The rules in all marks within a piece of a program."""
    for part in ast.walk(node):
        if (
            isinstance(part, ast.Call)
            and isinstance(part.func, ast.Attribute)
            and part.func.attr == "rule"
            and isinstance(part.func.value, ast.Attribute)
            and part.func.value.attr == "mark"
        ):
            for argument in part.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise Unreadable(f"{file}:{part.lineno}: a rule must be named by a plain text.")
                yield argument.value


def marks_of(body: Iterable[ast.stmt], file: str) -> list[str]:
    """The rules that a module or a class names for all its tests, as `pytestmark`."""
    return [
        rule
        for statement in body
        if isinstance(statement, ast.Assign)
        and any(isinstance(to, ast.Name) and to.id == "pytestmark" for to in statement.targets)
        for rule in rules_named(statement.value, file)
    ]


def shown_by(body: Sequence[ast.stmt], file: str, outer: Sequence[str] = ()) -> Iterator[Shown]:
    """What the tests of a module or a class show; a class of tests it inherits counts as one."""
    outer = [*outer, *marks_of(body, file)]
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        own = [rule for mark in node.decorator_list for rule in rules_named(mark, file)]
        if isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                within = list(shown_by(node.body, file, [*outer, *own]))
                yield from within or (
                    Shown(rule, file, node.name)
                    for rule in (*outer, *own, *marks_of(node.body, file))
                )
        elif node.name.startswith("test"):
            yield from (Shown(rule, file, node.name) for rule in (*outer, *own))


def collect(root: Path) -> list[Shown]:
    """What all tests below a root's `tests` folder show, sorted, each once."""
    found: set[Shown] = set()
    for path in sorted((root / "tests").rglob("test_*.py")):
        file = path.relative_to(root).as_posix()
        found.update(shown_by(ast.parse(path.read_text(encoding="utf-8")).body, file))
    return sorted(found)


# --- the page -------------------------------------------------------------------------------------


def page(games: Games, shown: Iterable[Shown]) -> str:
    """The page: for each game and each of its rules the tests that show it."""
    by_rule: dict[str, list[Shown]] = {}
    for one in shown:
        by_rule.setdefault(one.rule, []).append(one)
    parts = [HEAD]
    for game, rules in games.items():
        parts.append(f"\n## {game}\n")
        for rule in rules:
            parts.append(f"\n### {rule}\n\n")
            up = "/".join([".."] * (len(PAGE.parts) - 1))
            parts += [f"- [{one.sentence}]({up}/{one.file})\n" for one in by_rule.get(rule, [])]
            if rule not in by_rule:
                parts.append("No test.\n")
    return "".join(parts)


def problems(games: Games, shown: Sequence[Shown], written: str | None) -> list[str]:
    """What is wrong, each in a sentence; `written` is the page as it stands, if there is one."""
    known = {rule for rules in games.values() for rule in rules}
    named = {one.rule for one in shown}
    found = [
        f"{game}: no test shows {rule}."
        for game, rules in games.items()
        for rule in rules
        if rule not in named
    ]
    for rule in sorted(named - known):
        first, *more = (one for one in shown if one.rule == rule)
        others = f" and {len(more)} more" if more else ""
        found.append(f"{first.file}: {first.test}{others} names {rule}, a rule of no game.")
    if written != page(games, shown):
        state = "is missing" if written is None else "is stale"
        found.append(f"{PAGE.as_posix()} {state}: run scripts/rules_coverage.py.")
    return found


def implemented() -> dict[str, tuple[str, ...]]:
    """The rules of all games that can be played."""
    sys.path.insert(0, str(ROOT))
    try:
        from bigshot_desktop.games import GAMES
    finally:
        sys.path.remove(str(ROOT))
    return {game.info.id: game.info.rules for game in GAMES.values()}


def main(
    arguments: Sequence[str] | None = None, root: Path = ROOT, games: Games | None = None
) -> int:
    """Write the page, or check; the exit code."""
    parser = argparse.ArgumentParser(description="Tell which tests show which rule.")
    parser.add_argument("--check", action="store_true", help="write nothing, say what is wrong")
    check = parser.parse_args(arguments).check
    if games is None:
        games = implemented()
    try:
        shown = collect(root)
    except Unreadable as problem:
        print(problem, file=sys.stderr)
        return 1
    file = root / PAGE
    if not check:
        file.parent.mkdir(exist_ok=True)
        file.write_text(page(games, shown), encoding="utf-8", newline="\n")
    written = file.read_text(encoding="utf-8") if file.exists() else None
    found = problems(games, shown, written)
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
