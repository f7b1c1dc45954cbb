"""What the lab cannot work with, and why, in one sentence."""

from __future__ import annotations

from importlib.util import find_spec


class Unusable(ValueError):
    """Results that cannot be read, machines out of reach, packages that are missing; the text says what to do."""


def need(extra: str, purpose: str, *packages: str) -> None:
    """Raise Unusable unless these packages of an optional extra are installed."""
    for package in packages:
        if find_spec(package) is None:
            raise Unusable(
                f"{purpose} needs {package}, which is not installed here; pip install 'outremer[{extra}]' brings it"
            )
