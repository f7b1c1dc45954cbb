"""Plots as SVG, drawn the same for the same numbers; their words stay words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any

COLOUR = "#8a6d3b"
NOTHING = dict.fromkeys(("Creator", "Date", "Format", "Type"))  # is told of the picture itself


@dataclass(frozen=True)
class Bar:
    """A number with its name and where the true one lies."""

    name: str
    value: float
    low: float
    high: float


def bars(rows: Sequence[Bar], axis: str, marks: Sequence[float] = ()) -> str:
    """A dot with its range for each row, from above; `marks` are dotted lines to compare with."""
    figure = _figure(0.3 * len(rows) + 0.9)
    axes = figure.subplots()
    places = range(len(rows), 0, -1)
    values = [row.value for row in rows]
    beside = [[row.value - row.low for row in rows], [row.high - row.value for row in rows]]
    axes.errorbar(values, places, xerr=beside, fmt="o", color=COLOUR, ecolor=COLOUR, capsize=3, markersize=5)
    axes.set_yticks(list(places), [row.name for row in rows])
    axes.set_ylim(0.4, len(rows) + 0.6)
    for mark in marks:
        axes.axvline(mark, color="#333333", linewidth=1, linestyle=":")
    axes.set_xlabel(axis)
    return _svg(figure, axes)


def histogram(values: Sequence[float], axis: str) -> str:
    figure = _figure(2.4)
    axes = figure.subplots()
    axes.hist(values, bins=min(30, max(5, len(set(values)))), color=COLOUR, rwidth=0.92)
    axes.set_xlabel(axis)
    axes.set_ylabel("games")
    return _svg(figure, axes)


def _figure(height: float) -> Any:
    from matplotlib.figure import Figure

    return Figure(figsize=(8, height), layout="constrained")


def _svg(figure: Any, axes: Any) -> str:
    """The picture as an element, which stands in a page or in a file of its own."""
    import matplotlib

    axes.spines[["top", "right"]].set_visible(False)
    drawn = StringIO()
    with matplotlib.rc_context({"svg.hashsalt": "outremer", "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure.savefig(drawn, format="svg", transparent=True, metadata=NOTHING)
    text = drawn.getvalue()
    return text[text.index("<svg") :]
