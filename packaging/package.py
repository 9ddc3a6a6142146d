"""Make what people install: `python3 dev.py package TARGET` ends here, in the project's own Python."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

sys.path.insert(1, str(Path(__file__).resolve().parent.parent))

import dev
from recipes import bundle, deb, wheel
from recipes.work import Tool, made, provide


@dataclass(frozen=True)
class Target:
    """Something that can be made."""

    summary: str
    make: Callable[[], list[Path]]
    tools: tuple[Tool, ...] = ()


TARGETS: Final = {
    "wheel": Target("wheel and sdist, for pip", wheel.make),
    "bundle": Target("one folder with everything, for this system", bundle.make, bundle.TOOLS),
    "deb": Target("package for Debian and Ubuntu", deb.make, deb.TOOLS),
}


def main(argv: Sequence[str]) -> int:
    width = max(map(len, TARGETS))
    parser = argparse.ArgumentParser(
        prog="dev.py package",
        description=__doc__,
        epilog="targets:\n"
        + "\n".join(f"  {name:<{width}}  {target.summary}" for name, target in TARGETS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--no-apt", action="store_true", help="install no system packages")
    parser.add_argument("target", metavar="TARGET", choices=TARGETS, help="what to make; see below")
    order = parser.parse_args(argv)
    target = TARGETS[order.target]
    provide(target.tools, use_apt=not order.no_apt)
    for path in target.make():
        made(path)
    return 0


if __name__ == "__main__":
    sys.exit(dev.as_sentences(lambda: main(sys.argv[1:])))
