"""A number beside its floor."""

from __future__ import annotations

from typing import NamedTuple


class Measure(NamedTuple):
    what: str
    value: float
    unit: str
    most: float | None = None  # nobody has set a floor for some
    beside: str = ""  # what else is worth knowing about it

    @property
    def is_met(self) -> bool:
        return self.most is None or self.value <= self.most

    def __str__(self) -> str:
        digits = 0 if self.unit == "bytes" else 1
        floor = "" if self.most is None else f", {self.most:,.0f} at most"
        told = f"{self.what:38} {self.value:11,.{digits}f} {self.unit}{floor}{'' if self.is_met else '  TOO MUCH'}"
        return f"{told}  ({self.beside})" if self.beside else told
