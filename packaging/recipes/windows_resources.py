"""What Windows reads of a program before it runs: icon, version and manifest, as a .res file for the linker."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from recipes import facts, imprint

ICON, ICON_GROUP, VERSION, MANIFEST = 3, 14, 16, 24
"""Kinds of resources, as Windows numbers them."""
NEUTRAL: Final = 0
ENGLISH: Final = 0x409
UNICODE: Final = 1200
COMMENTS: Final = {
    0x409: "Play Big Shot, Shark and Saludos Amigos",
    0x40C: "Jouer à Big Shot, Shark et Saludos Amigos",
    0x410: "Gioca a Big Shot, Shark e Saludos Amigos",
    0x407: "Big Shot, Shark und Saludos Amigos spielen",
}
"""By the language's number."""

_MANIFEST_TEXT: Final = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3"><security><requestedPrivileges>
    <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
  </requestedPrivileges></security></trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1"><application>
    <supportedOS Id="{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}"/>
  </application></compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings><longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
    </windowsSettings>
  </application>
  <dependency><dependentAssembly>
    <assemblyIdentity type="win32" name="Microsoft.Windows.Common-Controls" version="6.0.0.0"
      processorArchitecture="*" publicKeyToken="6595b64144ccf1df" language="*"/>
  </dependentAssembly></dependency>
</assembly>
"""
"""Windows 10 and later, no more rights than whoever starts it; how sharp it draws is Qt's to say."""


def write(ico: Path, program: str, target: Path) -> Path:
    """The resources of a program of this name."""
    entries = [
        _resource(0, 0, NEUTRAL, b""),  # how such a file begins
        *_icons(ico.read_bytes()),
        _resource(VERSION, 1, NEUTRAL, version(program)),
        _resource(MANIFEST, 1, NEUTRAL, _MANIFEST_TEXT.encode()),
    ]
    target.write_bytes(b"".join(entries))
    return target


def _resource(kind: int, number: int, language: int, data: bytes) -> bytes:
    ids = struct.pack("<HHHH", 0xFFFF, kind, 0xFFFF, number)
    rest = struct.pack("<IHHII", 0, 0x1030 if kind else 0, language, 0, 0)
    return _padded(struct.pack("<II", len(data), 8 + len(ids) + len(rest)) + ids + rest + data)


def _icons(ico: bytes) -> Iterable[bytes]:
    """Each picture of an .ico file, then the list of them, in which numbers take the place of positions."""
    (count,) = struct.unpack_from("<H", ico, 4)
    group = [struct.pack("<HHH", 0, 1, count)]
    for number in range(1, count + 1):
        entry = ico[6 + 16 * (number - 1) :][:16]
        length, start = struct.unpack("<II", entry[8:])
        yield _resource(ICON, number, NEUTRAL, ico[start : start + length])
        group.append(entry[:12] + struct.pack("<H", number))
    yield _resource(ICON_GROUP, 1, NEUTRAL, b"".join(group))


# --- the version ------------------------------------------------------------------------------------


def version(program: str) -> bytes:
    """What the properties of the program show, in all languages."""
    major, minor, micro = imprint.numbers()
    number = (major << 16 | minor, micro << 16)
    # Signature, version of this structure, of the file and of the product, flags, Windows NT, a program.
    signs = (0xFEEF04BD, 0x10000, *number, *number, 0x3F, 0, 0x40004, 1, 0, 0, 0)
    fixed = struct.pack("<13I", *signs)
    tables = [
        _block(f"{language:04X}{UNICODE:04X}", b"", _texts(program, comment))
        for language, comment in COMMENTS.items()
    ]
    spoken = b"".join(struct.pack("<HH", language, UNICODE) for language in COMMENTS)
    return _block(
        "VS_VERSION_INFO",
        fixed,
        [
            _block("StringFileInfo", b"", tables),
            _block("VarFileInfo", b"", [_block("Translation", spoken)]),
        ],
    )


def _texts(program: str, comment: str) -> list[bytes]:
    texts = {
        "CompanyName": imprint.publisher(),
        # The name that the task manager and "Open with" use.
        "FileDescription": facts.TITLE,
        "FileVersion": facts.VERSION,
        "InternalName": Path(program).stem,
        "LegalCopyright": imprint.copyright_line(),
        "OriginalFilename": program,
        "ProductName": facts.TITLE,
        "ProductVersion": facts.VERSION,
        "Comments": comment,
    }
    return [_block(name, text, ()) for name, text in texts.items()]


def _block(name: str, value: bytes | str, children: Sequence[bytes] = ()) -> bytes:
    """A part of a version: its length, that of its value, its name, its value, and what is in it."""
    is_text = isinstance(value, str)
    data = f"{value}\0".encode("utf-16-le") if isinstance(value, str) else value
    head = struct.pack("<HH", len(data) // 2 if is_text else len(data), int(is_text or not data))
    body = _padded(b"\0\0" + head + f"{name}\0".encode("utf-16-le"))[2:] + data
    for child in children:
        body = _padded(b"\0\0" + body)[2:] + child
    return struct.pack("<H", len(body) + 2) + body


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 4)
