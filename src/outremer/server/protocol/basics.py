"""What all that goes over the wire is made of, and how a fault is told."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

VERSION = 1
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Sentence = Annotated[str, Meta(min_length=1, max_length=200)]


class Body(Struct, forbid_unknown_fields=True):
    """A body with exactly these fields."""


class FaultText(Struct):
    code: str
    text: str


class FaultAnswer(Struct):
    error: FaultText


encode = msgspec.json.Encoder().encode
