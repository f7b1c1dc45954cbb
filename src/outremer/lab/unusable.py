"""What the lab cannot work with, and why, in one sentence."""

from __future__ import annotations

import errno
import os
from importlib.util import find_spec
from pathlib import Path


class Unusable(ValueError):
    """Results that cannot be read, machines out of reach, packages that are missing; the text says what to do."""


def need(extra: str, purpose: str, *packages: str) -> None:
    """Raise Unusable unless these packages of an optional extra are installed."""
    for package in packages:
        if find_spec(package) is None:
            raise Unusable(
                f"{purpose} needs {package}, which is not installed here; pip install 'outremer[{extra}]' brings it"
            )


def need_room(file: Path) -> None:
    """Raise Unusable if this file could not be written in the end: whoever plays for hours learns it before."""
    try:
        if not file.parent.is_dir():
            file.parent.mkdir(parents=True)
        if file.is_dir():
            raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not os.access(file if file.exists() else file.parent, os.W_OK):
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
    except FileExistsError as error:
        raise Unusable(f"{file} cannot be written: what should be its folder is none") from error
    except OSError as error:
        raise Unusable(f"{file} cannot be written: {error.strerror}") from error
