"""The file that fitted weights are kept in, with what it takes to find them again and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan
from pathlib import Path

from outremer.lab.fitting.regression import Fit


def written(parts: Sequence[str], fits: Sequence[Fit], made_by: Sequence[str]) -> str:
    """As TOML; `made_by` are lines that say how."""
    lines = [f"# {line}".rstrip() for line in made_by]
    lines += ["#", "# stage  positions  loss unseen: of nothing, by hand, fitted"]
    for one in fits:
        losses = (one.loss_of_nothing, one.loss_of_start, one.loss)
        figures = "  ".join("     -" if isnan(figure) else f"{figure:.4f}" for figure in losses)
        lines.append(f"# {one.stage:5}  {one.positions:9}  {figures}")
    lines += ["", "sharpness = 1.0", "", "[weights]"]
    for at, part in enumerate(parts):
        lines.append(f"{part} = [{', '.join(f'{one.weights[at]:.5f}' for one in fits)}]")
    return "\n".join(lines) + "\n"


def write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
