"""Make what people install, and prove that it works: `python3 dev.py package TARGET` ends here."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

sys.path.insert(1, str(Path(__file__).resolve().parent.parent))

import dev
from recipes import bundle, claims, deb, flatpak, macos, wheel, windows
from recipes.proof import prove
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
    "flatpak": Target("package for every Linux with Flatpak", flatpak.make),
    "windows": Target(
        "installer and archive for Windows, made on Linux", windows.make, (windows.NSIS,)
    ),
    "macos": Target("disk image for macOS, made there", macos.make),
}
PROVE: Final = "prove"
WHAT_PROVE_DOES: Final = "make everything that can be made here, and show all that is claimed of it"


def read(argv: Sequence[str]) -> argparse.Namespace:
    """Reads the command line."""
    lines = {**{name: target.summary for name, target in TARGETS.items()}, PROVE: WHAT_PROVE_DOES}
    width = max(map(len, lines))
    parser = argparse.ArgumentParser(
        prog="python3 dev.py package",
        description=__doc__,
        epilog="targets:\n" + "\n".join(f"  {name:<{width}}  {it}" for name, it in lines.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--no-apt", action="store_true", help="install no system packages")
    parser.add_argument("target", metavar="TARGET", choices=lines, help="what to make; see below")
    parser.add_argument(
        "words", metavar="WORD", nargs="*", help="with prove: only claims with one of these words"
    )
    order = parser.parse_args(argv)
    if order.words and order.target != PROVE:
        parser.error(f"{order.target} takes no more words, but there is {order.words[0]}.")
    return order


def main(argv: Sequence[str]) -> int:
    order = read(argv)
    use_apt = not order.no_apt
    if order.target == PROVE:
        chosen = claims.about(order.words)
        tools = dict.fromkeys(tool for claim in chosen for tool in claim.tools)
        provide(tuple(tools), use_apt=use_apt, insist=False)
        return prove(chosen)
    target = TARGETS[order.target]
    provide(target.tools, use_apt=use_apt)
    for path in target.make():
        made(path)
    return 0


if __name__ == "__main__":
    sys.exit(dev.as_sentences(lambda: main(sys.argv[1:])))
