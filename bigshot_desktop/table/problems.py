"""What can go wrong around a match, as codes and facts; the sentences are made in ``words``."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from bigshot_desktop.engine.game import Fact, Refusal

PROBLEMS: Final[dict[str, tuple[str, ...]]] = {
    # files and folders
    "file-missing": ("path",),
    "folder-missing": ("path",),
    "file-exists": ("path",),
    "not-a-file": ("path",),
    "permission-denied": ("path",),
    "file-too-large": ("path", "most"),
    "disk-full": ("path",),
    "read-only": ("path",),
    "io-error": ("path", "error"),
    # JSON
    "not-utf8": ("byte",),
    "not-json": ("line", "column"),
    "nested-too-deep": ("most",),
    "too-many-keys": ("most",),
    "bad-number": ("number",),
    "bad-text": (),
    "duplicate-key": ("key",),
    # match files
    "wrong-format": ("expected",),
    "newer-version": ("theirs", "ours"),
    "damaged": (),
    "malformed": ("where", "expected"),
    "unknown-game": ("game",),
    "options-refused": ("refusal", "rule"),
    "setup-refused": ("refusal", "rule"),
    "match-too-long": ("number", "most"),
    "illegal-action": ("number", "refusal", "rule"),
    "result-differs": (),
    "seal-broken": (),
    "dice-differ": ("number",),
    # boards
    "unknown-board": ("game", "board"),
    "bad-board": ("game", "board"),
    # journals
    "journal-empty": ("path",),
    "journal-unreadable": ("path",),
    "journal-damaged": ("path", "line"),
    "journal-locked": ("path",),
    # simulation
    "worker-died": (),
    # settings
    "bad-setting": ("name",),
}
"""Every code, with the names of its facts."""

LONGEST_FACT: Final = 300
"""Facts can come from hostile files; what is longer is cut."""


class Problem(Exception):
    """Something that went wrong: a code of :data:`PROBLEMS` and its facts. Never a sentence."""

    def __init__(self, code: str, **facts: Fact) -> None:
        assert code in PROBLEMS, code
        assert facts.keys() == set(PROBLEMS[code]), (code, tuple(facts))
        self.code = code
        self.facts: dict[str, Fact] = {
            name: _printable(fact) if isinstance(fact, str) else fact
            for name, fact in facts.items()
        }
        self.refusal: Refusal | None = None
        """What the rules said, where it was them who refused."""
        super().__init__(code)

    @classmethod
    def refused(cls, code: str, refusal: Refusal, **facts: Fact) -> Self:
        """A problem whose cause is a refusal by the rules."""
        problem = cls(code, refusal=refusal.code, rule=refusal.rule, **facts)
        problem.refusal = refusal
        return problem

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it comes back whole from a worker process."""
        return partial(type(self), self.code, **self.facts), (), {"refusal": self.refusal}

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={fact!r}" for name, fact in self.facts.items())
        return f"{self.code} ({facts})"


def _printable(text: str) -> str:
    """A text that can be shown and logged whatever it is made of, of bounded length."""
    if len(text) > LONGEST_FACT:
        text = text[: LONGEST_FACT - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)
