"""Files that say what ``facts`` know have fields for it, ``@VERSION@``, and none may stay empty or be meant in vain."""

from __future__ import annotations

import re
from typing import Final

_FIELD: Final = re.compile(r"@([A-Z][A-Z0-9_]*)@")


class WrongFields(ValueError):
    """A template and what it was to be filled with do not fit each other."""


def fill(text: str, **fields: str) -> str:
    """The text with ``@NAME@`` replaced by the field of that name, in whatever case it is given.

    What is put in is not looked through again, and not escaped: only the caller knows for which format.
    """
    values = {name.upper(): value for name, value in fields.items()}
    asked = set(_FIELD.findall(text))
    if unfilled := asked - values.keys():
        raise WrongFields(f"nothing is given for {_listed(unfilled)}")
    if unknown := values.keys() - asked:
        raise WrongFields(f"the template has no {_listed(unknown)}")
    return _FIELD.sub(lambda found: values[found[1]], text)


def _listed(names: set[str]) -> str:
    return ", ".join(f"@{name}@" for name in sorted(names))
