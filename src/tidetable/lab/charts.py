"""The charts of a report: SVG to be put into a page, drawn by matplotlib without a display."""

import io
from collections.abc import Sequence
from typing import Any

import numpy as np

from tidetable.lab.sprt import BOUND
from tidetable.lab.standings import Estimate

INK = "#23323c"
QUIET = "#7c8b93"
GRID = "#e3e9ea"
COLOURS = ["#1f7a8c", "#d98a5f", "#6a8d4f", "#8b6bb1", "#c3a23a", "#b5566c", "#4f86c6", "#8a8f98"]
WIDE, NARROW = 8.0, 4.0  # inches; the page scales them, so that letters are equally large
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tidetable",
    "font.family": ["sans-serif"],
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": QUIET,
    "axes.edgecolor": GRID,
    "xtick.color": QUIET,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "axes.axisbelow": True,
    "grid.color": GRID,
    "ytick.left": False,
    "xtick.bottom": False,
}


def colour(number: int) -> str:
    """The colour of the bot with this number in the specification."""
    return COLOURS[number % len(COLOURS)]


def _drawn(draw: Any, width: float, height: float, rows: int = 1) -> str:
    """The figure, as SVG without its prologue, that ``draw`` makes of its axes."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.subplots(rows, 1, sharex=True, squeeze=False)[:, 0]
        draw(axes if rows > 1 else axes[0])
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    text = file.getvalue()
    return text[text.index("<svg") :]


def ratings(names: Sequence[str], values: Sequence[Estimate], colours: Sequence[str]) -> str:
    """A dot with its interval for each bot, the best on top."""

    def draw(axes: Any) -> None:
        for row, (estimate, shade) in enumerate(zip(values, colours, strict=True)):
            axes.plot([estimate.low, estimate.high], [row, row], color=shade, lw=5, alpha=0.3)
            axes.plot(estimate.value, row, "o", color=shade, markersize=9)
            axes.annotate(
                f"{estimate.value:.0f}",
                (estimate.value, row),
                (0, 9),
                textcoords="offset points",
                ha="center",
            )
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.7)
        axes.set_xlabel("rating; 400 points are odds of 10 to 1 of finishing ahead")

    return _drawn(draw, WIDE, 0.9 + 0.5 * len(names))


def points(names: Sequence[str], samples: Sequence[Sequence[int]], colours: Sequence[str]) -> str:
    """How often each bot got how many points, one row for each."""
    everything = np.concatenate([np.asarray(one, float) for one in samples])
    low, high = int(everything.min()), int(everything.max())
    width = max(1, round((high - low + 1) / 40))
    edges = np.arange(low, high + width + 1, width) - 0.5

    def draw(rows: Any) -> None:
        for axes, name, sample, shade in zip(
            np.atleast_1d(rows), names, samples, colours, strict=True
        ):
            axes.grid(axis="x")
            axes.set_yticks([])
            axes.set_ylabel(name, rotation=0, ha="right", va="center", color=INK)
            if len(sample):
                weights = np.full(len(sample), 1 / len(sample))
                axes.hist(sample, edges, weights=weights, color=shade, alpha=0.55)
                axes.axvline(np.mean(sample), color=shade, lw=2)
        np.atleast_1d(rows)[-1].set_xlabel("points; the line is the mean")

    return _drawn(draw, WIDE, 0.5 + 0.75 * len(names), len(names))


def seats(shares: Sequence[Estimate]) -> str:
    """The share of wins of each seat against an even one."""

    def draw(axes: Any) -> None:
        for row, share in enumerate(shares):
            axes.plot([share.low, share.high], [row, row], color=COLOURS[0], lw=5, alpha=0.3)
            axes.plot(share.value, row, "o", color=COLOURS[0], markersize=9)
        axes.axvline(1 / len(shares), color=QUIET, lw=1, ls=(0, (4, 3)))
        axes.set_yticks(range(len(shares)), [f"seat {seat + 1}" for seat in range(len(shares))])
        axes.set_ylim(len(shares) - 0.4, -0.6)
        axes.locator_params(axis="x", nbins=6, steps=[1, 2, 5, 10])
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.set_xlabel("share of wins; dashed: even")

    return _drawn(draw, NARROW, 0.8 + 0.4 * len(shares))


def lengths(moves: Sequence[int]) -> str:
    """How many moves the games took."""

    def draw(axes: Any) -> None:
        axes.hist(moves, min(40, max(1, max(moves) - min(moves) + 1)), color=COLOURS[0], alpha=0.55)
        axes.axvline(np.mean(moves), color=COLOURS[0], lw=2)
        axes.set_yticks([])
        axes.locator_params(axis="x", integer=True)
        axes.set_xlabel("moves; the line is the mean")

    return _drawn(draw, NARROW, 1.6)


def test(ratios: Sequence[float]) -> str:
    """The way of a sequential test between its bounds."""

    def draw(axes: Any) -> None:
        axes.plot(range(len(ratios)), ratios, color=COLOURS[0], lw=1.8)
        for bound in (-BOUND, BOUND):
            axes.axhline(bound, color=QUIET, lw=1, ls=(0, (4, 3)))
        axes.set_yticks([-BOUND, 0, BOUND], [f"{-BOUND:.2f}", "0", f"{BOUND:.2f}"])
        axes.set_xlabel("units; the line is the logarithm of the likelihood ratio")

    return _drawn(draw, WIDE, 2.6)
