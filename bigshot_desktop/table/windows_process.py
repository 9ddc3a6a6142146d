"""What Windows knows of another process. There is nothing in here for other systems."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    from ctypes import WinDLL, byref
    from ctypes.wintypes import BOOL, DWORD, FILETIME, HANDLE
    from typing import Final

    _QUERY: Final = 0x1000
    """What Windows calls PROCESS_QUERY_LIMITED_INFORMATION."""
    _TICKS: Final = 10_000_000
    """In a second."""

    _kernel: Final = WinDLL("kernel32")
    _WINE: Final = hasattr(WinDLL("ntdll"), "wine_get_version")
    _kernel.OpenProcess.argtypes = DWORD, BOOL, DWORD
    _kernel.OpenProcess.restype = HANDLE
    _kernel.CloseHandle.argtypes = (HANDLE,)
    _kernel.GetProcessTimes.restype = BOOL

    def processor_time(pid: int) -> float | None:
        """Seconds that a process has used so far; none if there is no such process, or it may not be asked.

        wine answers for the process that asks, whichever it is asked about: that is no answer.
        """
        if _WINE:
            return None
        handle = _kernel.OpenProcess(_QUERY, False, pid & 0xFFFFFFFF)
        if not handle:
            return None
        try:
            begun, ended, system, own = FILETIME(), FILETIME(), FILETIME(), FILETIME()
            times = byref(begun), byref(ended), byref(system), byref(own)
            if not _kernel.GetProcessTimes(HANDLE(handle), *times) or _number(ended):
                return None  # refused, or it has ended and is only remembered
            return (_number(system) + _number(own)) / _TICKS
        finally:
            _kernel.CloseHandle(handle)

    def _number(time: FILETIME) -> int:
        return int(time.dwHighDateTime) << 32 | int(time.dwLowDateTime)
