"""Counts and values of the cards of Sea Salt & Paper, which the page draws but does not compute."""

from typing import Any

from tidetable.games.sea_salt_paper.events import EFFECTS
from tidetable.games.sea_salt_paper.pieces import (
    ALL_MERMAIDS,
    CAPTAIN,
    CARD_NAMES,
    CARDS,
    COLLECTION_POINTS,
    COLOUR,
    COLOUR_NAMES,
    COLOUR_POINTS,
    COPIES,
    COUNTS,
    KIND,
    KIND_NAMES,
    LIGHTHOUSE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_ROUNDS,
    MULTIPLIED,
    MULTIPLIER_POINTS,
    PAIR_POINTS,
    POINTS_TO_CALL,
    SAILOR,
    SHARK,
    SHELL,
    SWIMMER,
    TARGETS,
    TYPES,
)

PARTS = ("pairs", "collections", "multipliers", "mermaids")


def _part(kind: int) -> str:
    """Return the part of the points that a kind belongs to."""
    return PARTS[(kind >= SHELL) + (kind >= LIGHTHOUSE) + (kind > CAPTAIN)]


def _kind(kind: int) -> dict[str, Any]:
    copies = zip(COLOUR_NAMES, COUNTS[kind].tolist(), strict=True)
    return {
        "kind": KIND_NAMES[kind],
        "part": _part(kind),
        "group": KIND_NAMES[SWIMMER if kind == SHARK else kind],
        "cards": int(COUNTS[kind].sum()),
        "copies": {colour: count for colour, count in copies if count},
    }


def _card(card: int) -> dict[str, Any]:
    return {
        "kind": KIND_NAMES[KIND[card]],
        "colour": COLOUR_NAMES[COLOUR[card]],
        "copies": int(COPIES[card]),
    }


def _steps(kind: int) -> list[int]:
    """Return the points of one card of a collection, of two, and so on."""
    points: list[int] = COLLECTION_POINTS[kind - SHELL].tolist()
    return points[1 : int(COUNTS[kind].sum()) + 1]


def _factor(kind: int) -> dict[str, Any]:
    number = kind - LIGHTHOUSE
    points = int(MULTIPLIER_POINTS[number])
    return {"points": points, "each": KIND_NAMES[MULTIPLIED[number]]}


def _pair(kind: int) -> dict[str, Any]:
    second = SHARK if kind == SWIMMER else kind
    kinds = [KIND_NAMES[kind], KIND_NAMES[second]]
    return {"kinds": kinds, "effect": EFFECTS[kind], "points": PAIR_POINTS}


FACTS: dict[str, Any] = {
    "cards": CARDS,
    "kinds": [_kind(kind) for kind in range(len(KIND_NAMES))],
    "colours": [
        {"colour": colour, "cards": count}
        for colour, count in zip(COLOUR_NAMES, COUNTS.sum(axis=0).tolist(), strict=True)
    ],
    "card": {CARD_NAMES[card]: _card(card) for card in range(TYPES)},
    "parts": list(PARTS),
    "pairs": {KIND_NAMES[kind]: _pair(kind) for kind in EFFECTS},
    "steps": {KIND_NAMES[kind]: _steps(kind) for kind in range(SHELL, SAILOR + 1)},
    "factors": {KIND_NAMES[kind]: _factor(kind) for kind in range(LIGHTHOUSE, CAPTAIN + 1)},
    "colour_points": COLOUR_POINTS,
    "points_to_call": POINTS_TO_CALL,
    "mermaids_to_win": ALL_MERMAIDS,
    "targets": {str(seats): int(TARGETS[seats]) for seats in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
    "most_rounds": MOST_ROUNDS,
}
