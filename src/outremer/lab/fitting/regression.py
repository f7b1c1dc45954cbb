"""Weights by regression: those by which the winners of many games would have been foretold best.

The chance of a seat to win is taken as its share of exp(worth) among all seats, worth being weights times parts; for
each stage the weights are found that make what happened likeliest (a conditional logit, by Newton's method). They are
held near a start, the weights by hand in the right scale: that each is off by half of itself is as likely as not. So
what hardly ever comes up keeps a sound weight, and what often does is told by what came of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import nan

import numpy as np
from numpy.typing import NDArray

from outremer.lab.fitting.samples import Samples
from outremer.table.game import BadSetting

Floats = NDArray[np.float64]
STEPS = 60
ENOUGH = 1e-7  # a step that changes the loss by less is the last
LOOSE = 0.5  # of a weight by hand: how far off it usually is
LEAST = 0.02  # of the odds, likewise, for what weighs next to nothing by hand
ALL_ALONG = (
    0.3  # of the scale that fits the whole game, that a stage has at least: early on who wins is hardly to be told
)


@dataclass(frozen=True)
class Fit:
    """What came of one stage."""

    stage: int
    positions: int
    weights: Floats
    sharpness: float  # of the start, at its best
    loss_of_start: float  # on positions that the fit has not seen, as the next
    loss: float
    loss_of_nothing: float


def shares(worths: Floats) -> Floats:
    raised = np.exp(worths - worths.max(axis=1, keepdims=True))
    found: Floats = raised / raised.sum(axis=1, keepdims=True)
    return found


def loss(amounts: Floats, won: Floats, weights: Floats) -> float:
    """The mean surprise at who won, in nats; not a number where there is nothing to foretell."""
    if not len(amounts):
        return nan
    foretold = shares(amounts @ weights)
    return float(-(won * np.log(np.maximum(foretold, 1e-9))).sum(axis=1).mean())


def sharpest(worths: Floats, won: Floats) -> float:
    """How much one unit of worth moves the shares, at its best."""
    scale = 1.0 / max(1e-9, float(worths.std()))
    found = 0.0
    for _ in range(STEPS):
        foretold = shares(found * worths)
        mean = (foretold * worths).sum(axis=1)
        slope = (won * worths).sum(axis=1) - mean
        bend = (foretold * worths**2).sum(axis=1) - mean**2
        step = float(slope.sum() / max(1e-12, bend.sum()))
        found += max(-scale, min(scale, step))
        if abs(step) < ENOUGH * scale:
            break
    return max(0.0, found)


def newton(amounts: Floats, won: Floats, start: Floats, off: Floats) -> Floats:
    """The weights that foretell best, near a start that is usually so far off; where nothing was seen, the start."""
    if not len(amounts):
        return start
    held = 1.0 / off**2
    weights = start.copy()
    for _ in range(STEPS):
        foretold = shares(amounts @ weights)
        mean = np.einsum("ns,nsp->np", foretold, amounts)
        slope = np.einsum("ns,nsp->p", won - foretold, amounts) - held * (weights - start)
        bend = np.einsum("ns,nsp,nsq->pq", foretold, amounts, amounts, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend + np.diag(held), slope)
        weights = weights + step
        if float(np.abs(step / off).max()) < ENOUGH:
            break
    return weights


def fit(samples: Samples, starts: list[list[float]], loose: float = LOOSE, unseen_one_in: int = 5) -> list[Fit]:
    """Weights for every stage; the losses are those on games left out, one in so many."""
    seen = samples.of(samples.games % unseen_one_in != 0)
    if not len(seen.games):
        raise BadSetting("no game has left a position to fit to; let more games be played")
    by_stage = np.array(starts, np.float64)
    worths = np.einsum("nsp,np->ns", seen.amounts.astype(np.float64), by_stage[seen.stages])
    usual = sharpest(worths, seen.shares.astype(np.float64))
    return [_fit(stage, samples, seen, start, usual, loose) for stage, start in enumerate(by_stage)]


def _fit(stage: int, samples: Samples, seen: Samples, by_hand: Floats, usual: float, loose: float) -> Fit:
    """One stage; where it never came up, the weights by hand keep the scale that fits the whole game best."""
    here = samples.of(samples.stages == stage)
    left = here.of(~np.isin(here.games, seen.games))
    mine = seen.of(seen.stages == stage)
    amounts, won = mine.amounts.astype(np.float64), mine.shares.astype(np.float64)
    if len(amounts):
        sharpness = max(sharpest(amounts @ by_hand, won), ALL_ALONG * usual)
    else:
        sharpness = sharpest(seen.amounts.astype(np.float64) @ by_hand, seen.shares.astype(np.float64))
    start = sharpness * by_hand
    weights = newton(amounts, won, start, loose * np.maximum(np.abs(start), LEAST))
    tried, outcome = left.amounts.astype(np.float64), left.shares.astype(np.float64)
    return Fit(
        stage,
        len(here.games),
        weights,
        sharpness,
        loss(tried, outcome, start),
        loss(tried, outcome, weights),
        loss(tried, outcome, 0 * start),
    )
