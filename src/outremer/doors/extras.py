"""What a door needs beyond what `import outremer` brings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A package that one of our extras brings is not installed; the text says what to do."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """What is imported within comes with this extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        said = f"this door needs {package}, which is not installed here; pip install 'outremer[{name}]' brings it"
        raise MissingExtra(said, name=error.name) from error
