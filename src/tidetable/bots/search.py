"""The search as a bot: time, nodes, threads, and the reasons for a choice."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Event
from typing import Any

import numpy as np

from tidetable.bots.choosers import Budget, Candidate, Choice
from tidetable.bots.tree import EDGE, NONE, SEATS
from tidetable.core import compiled
from tidetable.core.play import Game
from tidetable.core.rules import Rules, View

TEMPLATE = "tidetable.bots.searching"
TABLES, DEPTH = 4, 200
FIRST_TURNS = 16
SECONDS = 1.0  # to think, if nobody says how long
SLICE = 0.01  # seconds between two looks at the clock
EDGES = 1 << 18  # most moves in one tree, 14 megabytes
LINE = 6  # moves of an expected line
SOLVED_MOVES = 24  # how far the exact look goes
NODE_POSITIONS = 10  # a node plays about so many moves
SECOND_POSITIONS = 300_000
MOST_POSITIONS = 300_000  # looking at them one by one cannot be stopped, so it must be short


class Tree:
    """What one thread needs to search: its own tree, tables, buffers and luck."""

    def __init__(
        self, rules: Rules, view: View, edges: int, generator: np.random.Generator
    ) -> None:
        searching = compiled.for_game(TEMPLATE, rules)
        self.rules = rules
        self.view = view
        self.generator = generator
        # Edge 0 leads to the position asked about; with secrets, the edge of every seat does.
        self.trees = int(view.players) if rules.secrets else 1
        self.root = int(view.seat) % self.trees
        self.edges = np.zeros(edges, EDGE)
        self.edges["first"][: self.trees] = NONE
        self.used = np.full(1, self.trees, np.int64)
        self.tables = np.zeros(TABLES, rules.state)
        self.moves = np.zeros(rules.moves, np.int64)
        self.weights = np.zeros(rules.deals, np.int64)
        self.path = np.zeros((SEATS, DEPTH), np.int64)
        self.settings = np.array(rules.search.tuning, np.float64)
        self.heard = np.arange(rules.moves)  # a move as the others hear it
        for hidden in rules.search.hidden_moves:
            self.heard[hidden.start : hidden.stop] = hidden.start
        self.grow_by = searching.grow
        self.solve_by = searching.solve
        rules.imagine(view, generator, self.tables[0])

    def grow(self, turns: int) -> None:
        """Go down the tree so many times; others may run meanwhile."""
        self.grow_by(
            self.view,
            self.trees,
            self.heard,
            self.tables,
            self.edges,
            self.used,
            self.settings,
            turns,
            self.generator,
            self.moves,
            self.weights,
            self.path,
        )

    def solve(self, limit: int, seat: int) -> tuple[Candidate, ...]:
        """Every move with its exact value, if the round has so few positions left; else nothing."""
        if self.rules.secrets:
            return ()
        stack = np.zeros(SOLVED_MOVES + 1, self.rules.state)
        stack[0] = self.tables[0]
        codes = np.zeros((SOLVED_MOVES, self.rules.moves), np.int64)
        best = np.zeros((SOLVED_MOVES, 2 * SEATS))
        found = np.zeros((self.rules.moves, 2 * SEATS))
        looked = np.zeros(self.rules.moves, np.int64)
        count = self.solve_by(stack, codes, best, found, looked, limit)
        moves = [
            Candidate(
                int(codes[0, index]),
                int(looked[index]),
                float(found[index, SEATS + seat]),
                float(found[index, seat]),
                (int(codes[0, index]),),
            )
            for index in range(count)
        ]
        return tuple(sorted(moves, key=lambda one: (-one.win, one.move)))

    def children(self, parent: int) -> list[int]:
        """The edges after this one that were tried."""
        found = []
        edge = int(self.edges["first"][parent])
        while edge != NONE:
            if self.edges["visits"][edge] > 0:
                found.append(edge)
            edge = int(self.edges["following"][edge])
        return found

    def line(self, edge: int) -> tuple[int, ...]:
        """The moves visited most, from this one on."""
        line = [int(self.edges["code"][edge])]
        while len(line) < LINE and (children := self.children(edge)):
            edge = max(children, key=lambda child: int(self.edges["visits"][child]))
            line.append(int(self.edges["code"][edge]))
        return tuple(line)


@dataclass
class Search:
    """A chooser that thinks with so many threads; ``stop`` ends the thinking at any moment."""

    rules: Rules
    nodes: int | None = None  # at most, whatever the budget says
    threads: int = 1
    edges: int = EDGES
    stop: Event = field(default_factory=Event)

    def __post_init__(self) -> None:
        with compiled.announced("search", self.rules.name):
            game = Game(self.rules, seed=0)
            view = game.view(game.to_move).record
            tree = Tree(self.rules, view, 1000, np.random.default_rng(0))
            tree.grow(2)
            tree.solve(10, 0)

    def __call__(
        self, view: View, moves: Sequence[int], budget: Budget, generator: np.random.Generator
    ) -> Choice:
        """Think within the budget and choose the move visited most."""
        if len(moves) == 1:
            return Choice(int(moves[0]))
        limit = self._limit(budget)
        trees = [Tree(self.rules, view, self.edges, one) for one in generator.spawn(self.threads)]
        solved = trees[0].solve(_positions(limit), int(view.seat))
        if solved:
            return Choice(solved[0].move, solved)
        think = _thinker(limit, self.threads, self.stop)
        if self.threads == 1:
            think(trees[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(think, trees))
        return _choice(trees, moves, int(view.seat))

    def _limit(self, budget: Budget) -> Budget:
        """The budget within the bot's own nodes; SECONDS if neither says anything."""
        limits = [nodes for nodes in (self.nodes, budget.nodes) if nodes is not None]
        if limits:
            return Budget(budget.seconds, min(limits))
        return Budget(SECONDS if budget.seconds is None else budget.seconds)


def _positions(limit: Budget) -> int:
    """How many positions may be looked at one by one, in a small part of the budget."""
    if limit.nodes is not None:
        return min(MOST_POSITIONS, NODE_POSITIONS * limit.nodes)
    return min(MOST_POSITIONS, int(SECOND_POSITIONS * (limit.seconds or 0)))


def _thinker(limit: Budget, threads: int, stop: Event) -> Callable[[Tree], None]:
    """Grow a tree in slices until the time is up, the nodes are used or somebody says stop."""
    end = None if limit.seconds is None else time.perf_counter() + limit.seconds
    nodes = None if limit.nodes is None else max(1, -(-limit.nodes // threads))

    def think(tree: Tree) -> None:
        grown, turns = 0, FIRST_TURNS
        while not (grown and stop.is_set()):
            if nodes is not None:
                turns = min(turns, nodes - grown)
            start = time.perf_counter()
            tree.grow(turns)
            now = time.perf_counter()
            grown += turns
            if (nodes is not None and grown >= nodes) or (end is not None and now >= end):
                return
            slice_ = SLICE if end is None else min(SLICE, max(1e-3, (end - now) / 2))
            turns = max(1, int(turns * min(4.0, slice_ / max(1e-6, now - start))))

    return think


def _choice(trees: list[Tree], moves: Sequence[int], seat: int) -> Choice:
    """The trees' findings about each move, put together."""
    found: dict[int, Any] = {}
    for tree in trees:
        for edge in tree.children(tree.root):
            code = int(tree.edges["code"][edge])
            visits, wins, points, best = found.get(code, (0, 0.0, 0.0, (0, ())))
            own = int(tree.edges["visits"][edge])
            line = max(best, (own, tree.line(edge)))
            found[code] = (
                visits + own,
                wins + float(tree.edges["wins"][edge][seat]),
                points + float(tree.edges["points"][edge][seat]),
                line,
            )
    candidates = [
        Candidate(code, visits, points / visits, wins / visits, line)
        for code, (visits, wins, points, (_, line)) in found.items()
        if code in moves
    ]
    candidates.sort(key=lambda one: (-one.visits, -one.win, one.move))
    return Choice(candidates[0].move, tuple(candidates))
