"""The .deb: the bundle, with all that makes it at home on a Debian or Ubuntu desktop."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import format_datetime, parseaddr
from pathlib import Path
from typing import Final, NamedTuple

from recipes import bundle, elf, facts, licences, linux
from recipes.templates import fill
from recipes.work import Library, Tool, perform, size

TOOLS: Final = (
    *bundle.TOOLS,
    Tool("dpkg-deb", "dpkg"),
    Tool("dpkg-shlibdeps", "dpkg-dev"),
    Library("libpulse.so.0", "libpulse0"),  # else nobody knows which package brings sound
)
MADE: Final = facts.BUILD / "deb"
DEBIAN: Final = facts.PACKAGING / "debian"
REVISION: Final = 1
"""Of the packaging; the version before it is that of the program."""
SOUND: Final = re.compile(r"QtMultimedia|libQt6Multimedia")
"""What is linked to the system's sound; without it the program is silent, and runs."""


class Needs(NamedTuple):
    """Packages of the system, as the fields of a control file have them."""

    depends: str
    recommends: str


def version(upstream: str = facts.VERSION) -> str:
    """Of the package. Debian would take 1.0rc1 for later than 1.0; a ``~`` puts it before."""
    ordered = re.sub(r"\.?(a|b|rc|dev)(?=\d)", r"~\1", upstream)
    return f"{ordered}-{REVISION}"


def maintainer(environment: Mapping[str, str] = os.environ) -> str:
    """Who packs it, as Debian's own tools are told."""
    name, address = parseaddr(environment.get("DEBEMAIL", ""))  # it may have the name, too
    name = environment.get("DEBFULLNAME") or name or "Big Shot Desktop contributors"
    return f"{name} <{address or 'bigshot-desktop@users.noreply.github.com'}>"


def architecture() -> str:
    return perform("dpkg", "--print-architecture").strip()


def target() -> Path:
    return facts.DIST / f"{facts.NAME}_{version()}_{architecture()}.deb"


def make() -> list[Path]:
    """Lays the package out as it will lie on the system, and packs it."""
    bundle.make()
    root = MADE / "root"
    shutil.rmtree(MADE, ignore_errors=True)
    lay_out(root)
    write_control(root, needs(root))
    bundle.settle(root, program=root / "usr" / "lib" / facts.NAME / facts.NAME)
    facts.DIST.mkdir(exist_ok=True)
    # One thread: several would cut the stream into pieces, and how many depends on the machine.
    pack = ("dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--threads-max=1", "--build")
    perform(*pack, root, target())
    return [target()]


def lay_out(root: Path) -> None:
    """Everything but the control files."""
    usr = root / "usr"
    home = usr / "lib" / facts.NAME
    home.parent.mkdir(parents=True)
    shutil.copytree(bundle.target(), home, symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / facts.NAME).symlink_to(f"../lib/{facts.NAME}/{facts.NAME}")
    linux.lay_out(usr)

    papers = usr / "share" / "doc" / facts.NAME
    papers.mkdir(parents=True)
    (papers / "copyright").write_text(copyright_file(), encoding="utf-8")
    write_gzipped(papers / "changelog.gz", (facts.ROOT / "CHANGELOG.md").read_bytes())
    write_gzipped(papers / "changelog.Debian.gz", changelog().encode())
    overrides = usr / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copy(DEBIAN / "lintian-overrides", overrides / facts.NAME)


def copyright_file() -> str:
    return licences.debian_copyright(bundle.target(), bundle.site_packages())


def changelog() -> str:
    return fill(
        (DEBIAN / "changelog.in").read_text(encoding="utf-8"),
        NAME=facts.NAME,
        VERSION=version(),
        UPSTREAM=facts.VERSION,
        MAINTAINER=maintainer(),
        DATE=format_datetime(datetime.fromtimestamp(facts.epoch(), UTC)),
    )


def write_gzipped(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))


# --- what it needs of the system -----------------------------------------------------------------


def needs(root: Path) -> Needs:
    """The packages with the libraries that the bundle leaves to the system, found by Debian's own tool."""
    stage = MADE / "needs"
    (stage / "debian").mkdir(parents=True)
    (stage / "debian" / "control").write_text(
        f"Source: {facts.NAME}\n\nPackage: {facts.NAME}\nArchitecture: any\n", encoding="utf-8"
    )
    found = list(elf.programs(root))
    own = sorted({f"-l{path.parent}" for path in found if ".so" in path.name})
    told = perform(
        *("dpkg-shlibdeps", "-O", "--ignore-missing-info", *own),
        *(f"-e{path}" for path in found if not SOUND.search(path.name)),
        *("-dRecommends", *(f"-e{path}" for path in found if SOUND.search(path.name))),
        folder=stage,
    )
    fields = dict(re.findall(r"^shlibs:(\w+)=(.*)$", told, flags=re.MULTILINE))
    return Needs(fields["Depends"], fields["Recommends"])


# --- control files -------------------------------------------------------------------------------


def write_control(root: Path, needed: Needs) -> None:
    control = root / "DEBIAN"
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    kibibytes = -(-size(root) // 1024)
    control.mkdir()
    text = fill(
        (DEBIAN / "control.in").read_text(encoding="utf-8"),
        NAME=facts.NAME,
        VERSION=version(),
        ARCHITECTURE=architecture(),
        MAINTAINER=maintainer(),
        SIZE=str(kibibytes),
        DEPENDS=needed.depends,
        RECOMMENDS=needed.recommends,
        HOMEPAGE=facts.homepage(),
    )
    (control / "control").write_text(text, encoding="utf-8")
    sums = (f"{md5(path)}  {path.relative_to(root).as_posix()}\n" for path in files)
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")


def md5(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, lambda: hashlib.md5(usedforsecurity=False)).hexdigest()
