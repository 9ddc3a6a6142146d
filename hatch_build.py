"""Compile the translations while the project is built, so that Qt finds them at run time.

A wheel carries them beside the package, in ``bigshot_desktop/_data/i18n``. An editable install
leaves them in ``i18n``, beside the texts they were made from, where git ignores them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

IN_THE_WHEEL = "bigshot_desktop/_data/i18n"


class Translations(BuildHookInterface[Any]):
    """Turns ``i18n/*.ts`` into ``.qm`` files with the ``lrelease`` that PySide6 brings along."""

    PLUGIN_NAME = "custom"

    _scratch: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """The PySide6 that the program itself asks for."""
        needs = self.metadata.core.dependencies
        return [need for need in needs if need.lower().startswith("pyside6-essentials")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, before anything is packed."""
        if version == "editable":
            self.compile_into(Path(self.root, "i18n"))
            return
        self._scratch = TemporaryDirectory(prefix="bigshot-i18n-")
        for file in self.compile_into(Path(self._scratch.name)):
            build_data["force_include"][str(file)] = f"{IN_THE_WHEEL}/{file.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up, when all is packed."""
        if self._scratch is not None:
            self._scratch.cleanup()

    def compile_into(self, folder: Path) -> list[Path]:
        """Compile every language; what keeps lrelease from it ends the build with a sentence.

        A text that is not translated yet is left out, and the window shows it in English: tests
        see to it that there is none, not the build of somebody who is at work on one.
        """
        sys.path.insert(0, self.root)
        from scripts.update_translations import LANGUAGES, Failure, run_tool

        compiled = []
        for language in LANGUAGES:
            source = Path(self.root, "i18n", f"bigshot_{language}.ts")
            target = folder / f"bigshot_{language}.qm"
            try:
                run_tool("lrelease", ["-silent", source, "-qm", target])
            except Failure as failure:
                self.app.abort(f"The translations cannot be compiled: {failure}")
            compiled.append(target)
        return compiled
