"""Sea Salt & Paper drawn as text, from what is shown. Players and piles count from one."""

from collections import Counter
from collections.abc import Iterable

from tidetable.games.sea_salt_paper.shown import (
    CardName,
    PileShown,
    PlayerShown,
    PointsShown,
    Shown,
)


def picture(shown: Shown) -> str:
    """Draw the table."""
    lines = [_headline(shown), _piles(shown), ""]
    for player in shown.players:
        lines += _player(player, player.seat == shown.turn)
    if shown.drawn:
        lines.append(f"Drawn: {', '.join(shown.drawn)}")
    if shown.searched_pile is not None and shown.searched_cards:
        cards = [f"{place} {card}" for place, card in enumerate(shown.searched_cards, 1)]
        lines.append(f"Pile {shown.searched_pile + 1} from the bottom: {', '.join(cards)}")
    return "\n".join(lines)


def _headline(shown: Shown) -> str:
    if shown.phase == "over":
        turn = "game over"
    else:
        turn = "drawing" if shown.to_move is None else f"player {shown.to_move + 1} to move"
    call = {None: "", "stop": ", STOP", "last-chance": ", LAST CHANCE"}[shown.call]
    return f"Round {shown.round_number}, {turn}{call}."


def _piles(shown: Shown) -> str:
    piles = [_pile(number, pile) for number, pile in enumerate(shown.piles, 1)]
    return f"Deck: {shown.deck_size} cards   " + "   ".join(piles)


def _pile(number: int, pile: PileShown) -> str:
    return f"pile {number}: {pile.top or 'empty'} ({pile.size})"


def _player(player: PlayerShown, has_turn: bool) -> list[str]:
    lines = [f"{'>' if has_turn else ' '}Player {player.seat + 1}: {player.total} points"]
    if player.hand is None or player.points is None:
        lines.append(f"   hand: {player.hand_size} hidden cards")
    else:
        lines += [f"   hand: {_cards(player.hand) or '-'}", f"   {_points(player.points)}"]
    if player.laid:
        lines.append(f"   laid: {_cards(card for pair in player.laid for card in pair)}")
    return lines


def _cards(cards: Iterable[CardName]) -> str:
    counts = Counter(cards).items()
    return ", ".join(f"{count}x{card}" if count > 1 else card for card, count in counts)


def _points(points: PointsShown) -> str:
    parts = f"pairs {points.pairs}, collections {points.collections}"
    parts += f", multipliers {points.multipliers}, mermaids {points.mermaids}"
    return f"card points {points.card_points} ({parts}); colour bonus {points.colour_bonus}"
