"""One test for many cases: all of them are tried, and a failure names every one that fails."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet


def for_every(
    names: str | tuple[str, ...],
    cases: Iterable[Any],
    *,
    ids: Callable[[Any], object] | Iterable[str] | None = None,
) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Stands for ``pytest.mark.parametrize`` where a case takes less time than pytest needs to make a test of it.

    The test may have no fixtures of its own, and no case of it may be skipped.
    """
    found = [case if isinstance(case, ParameterSet) else _set(names, case) for case in cases]
    if ids is not None and not callable(ids):
        found = [one._replace(id=name) for one, name in zip(found, ids, strict=True)]
    name_of = ids if callable(ids) else repr

    def decorate(check: Callable[..., None]) -> Callable[[], None]:
        def test() -> None:
            assert found, "there is nothing to try"
            broken = {}
            for number, case in enumerate(found):
                try:
                    check(*case.values)
                except (Exception, pytest.skip.Exception):
                    told = case.id or "-".join(str(name_of(value)) for value in case.values)
                    broken[f"{number}: {told}"] = traceback.format_exc()
            assert not broken, "\n\n".join(f"{case}\n{why}" for case, why in broken.items())

        test.__dict__.update(check.__dict__)  # marks
        test.__name__, test.__doc__, test.__module__ = (
            check.__name__,
            check.__doc__,
            check.__module__,
        )
        return test

    return decorate


def _set(names: str | tuple[str, ...], case: Any) -> ParameterSet:
    alone = isinstance(names, str) and "," not in names
    return ParameterSet((case,) if alone else tuple(case), (), None)
