"""Weights by regression: those by which the winners of many games would have been foretold best.

The chance of a seat to win is taken as its share of exp(worth) among all seats, worth being weights times parts; for
each stage the weights are found that make what happened likeliest (a conditional logit, by Newton's method). They are
held near a start, the weights by hand in the right scale, as firmly as if that had been seen in some positions: so what
hardly ever comes up keeps a sound weight.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from outremer.lab.fitting.samples import Samples

Floats = NDArray[np.float64]
STEPS = 60
ENOUGH = 1e-7  # a step that changes the loss by less is the last
FIRM = 40.0  # positions that the start counts as


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
    """The mean surprise at who won, in nats."""
    foretold = shares(amounts @ weights)
    return float(-(won * np.log(np.maximum(foretold, 1e-9))).sum(axis=1).mean())


def sharpest(amounts: Floats, won: Floats, start: Floats) -> float:
    """How much one unit of worth by the start moves the shares, at its best."""
    worths = amounts @ start
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


def newton(amounts: Floats, won: Floats, start: Floats, firm: float) -> Floats:
    """The weights that foretell best, held near the start."""
    spread = amounts.reshape(-1, amounts.shape[2]).std(axis=0)
    held = firm * np.where(spread > 0, spread, 1.0) ** 2
    weights = start.copy()
    for _ in range(STEPS):
        foretold = shares(amounts @ weights)
        mean = np.einsum("ns,nsp->np", foretold, amounts)
        slope = np.einsum("ns,nsp->p", won - foretold, amounts) - held * (weights - start)
        bend = np.einsum("ns,nsp,nsq->pq", foretold, amounts, amounts, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend + np.diag(held) + 1e-9 * np.eye(len(weights)), slope)
        weights = weights + step
        if float(np.abs(step * np.sqrt(held)).max()) < ENOUGH:
            break
    return weights


def fit(samples: Samples, starts: list[list[float]], firm: float = FIRM, unseen_one_in: int = 5) -> list[Fit]:
    """Weights for every stage; the losses are those on games left out, one in so many."""
    found = []
    for stage, by_hand in enumerate(starts):
        here = samples.of(samples.stages == stage)
        unseen = here.games % unseen_one_in == 0
        seen, left = here.of(~unseen), here.of(unseen)
        start = np.array(by_hand, np.float64)
        amounts, won = seen.amounts.astype(np.float64), seen.shares.astype(np.float64)
        sharpness = sharpest(amounts, won, start)
        weights = newton(amounts, won, sharpness * start, firm)
        tried, outcome = left.amounts.astype(np.float64), left.shares.astype(np.float64)
        found.append(
            Fit(
                stage,
                len(here.games),
                weights,
                sharpness,
                loss(tried, outcome, sharpness * start),
                loss(tried, outcome, weights),
                loss(tried, outcome, 0 * start),
            )
        )
    return found
