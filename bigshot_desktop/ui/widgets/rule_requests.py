"""The one place in the program where anything asks for a rule of a game to be shown in the rulebook."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class RuleRequests(QObject):
    """Links, log lines and guides emit ``wanted``; the main window opens the rulebook there."""

    wanted = Signal(str)
    """The number of the rule, such as BS-11."""


_requests: RuleRequests | None = None


def rule_requests() -> RuleRequests:
    """The only instance, made when it is first asked for: a QObject needs Qt to be loaded."""
    global _requests  # noqa: PLW0603
    if _requests is None:
        _requests = RuleRequests()
    return _requests
