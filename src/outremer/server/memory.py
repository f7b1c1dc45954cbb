"""What is no longer used goes back to the system, where the C library can be asked for it.

Python's own allocator gives back a megabyte only when nothing at all lives in it, which hardly ever comes to pass.
Where `PYTHONMALLOC=malloc` leaves all to the C library, as the files of deploy/ do, whole pages go back.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable


def _trimmer() -> Callable[[int], int] | None:
    """Glibc's `malloc_trim`; other libraries have none, or give back by themselves."""
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # another library; none that is shared; Windows
        return None
    return trim


_trim = _trimmer()


def give_back() -> None:
    """Collect what refers to itself, then let the system have what lies free."""
    gc.collect()
    if _trim is not None:
        _trim(0)
