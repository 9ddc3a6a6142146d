"""Records that are quick to declare: those that every start of the program needs.

A dataclass or a named tuple writes the code of its methods as text and compiles it whenever its module is imported.
The few records that the window needs before its first picture would take a twentieth of the whole start for that.
"""

from __future__ import annotations

from typing import Any, NoReturn, Self, dataclass_transform


@dataclass_transform(kw_only_default=True, frozen_default=True)
class LightRecord:
    """Fields with their defaults, as a subclass annotates them. It never changes; equal fields make it equal."""

    def __init__(self, **given: Any) -> None:
        kind, names = type(self), self.names()
        for name in given:
            if name not in names:
                raise TypeError(f"{kind.__name__} has no {name}")
        for name in names:
            if name not in given and not hasattr(kind, name):
                raise TypeError(f"{kind.__name__} needs a {name}")
        self.__dict__.update(given)
        self._check()

    def _check(self) -> None:
        """Raises what is wrong with the values, if anything."""

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """Of the fields, in the order in which they are declared."""
        return tuple(cls.__annotations__)

    def values(self) -> dict[str, Any]:
        """Of all fields, by their names."""
        return {name: getattr(self, name) for name in self.names()}

    def changed(self, **choices: Any) -> Self:
        """The same, but for some fields."""
        return type(self)(**{**self.values(), **choices})

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} does not change")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} does not change")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.values() == other.values()

    def __hash__(self) -> int:
        return hash(tuple(self.values().values()))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.values().items())
        return f"{type(self).__name__}({told})"
