"""What may be done in Sea Salt & Paper and what it does, in the rulebook's order.

Taking a card is in taking.py, the effects of pairs are in pairs.py, points and pay-outs in
scoring.py. Ids such as SP-2.1 are those of docs/games/sea-salt-paper.md. Seats, piles and card
types count from zero.
"""

from tidetable.core.compiled import rule
from tidetable.core.rules import CHANCE, OVER, Moves, Scores, Weights
from tidetable.games.sea_salt_paper.cards import draw_card, note, put_on_pile
from tidetable.games.sea_salt_paper.pairs import (
    lay_pair,
    list_pairs,
    list_positions,
    list_searches,
    list_victims,
    pick_card,
    rob,
    search_pile,
    steal_card,
)
from tidetable.games.sea_salt_paper.pieces import (
    CARD,
    COLOURS,
    COPIES,
    DEALS,
    END_TURN,
    FIRST,
    KEEP,
    KINDS,
    LAST_CHANCE,
    MAX_PLAYERS,
    MOST_ROUNDS,
    NO_CARD,
    PAIR,
    PICK,
    PILES,
    PLACE,
    POINTS_TO_CALL,
    RANDOM_FIRST,
    ROB,
    SCORE,
    SEARCH,
    STOP,
    TARGETS,
    TYPES,
)
from tidetable.games.sea_salt_paper.scoring import card_points, is_ahead, pay_out
from tidetable.games.sea_salt_paper.state import (
    CHOOSING_FIRST,
    DRAWING,
    ENDED,
    FISHING,
    KEEPING,
    LAST_TURNS,
    NEW_ROUND,
    NO_CALL,
    NOBODY,
    OPENED,
    OPENING,
    PICKING,
    PLACING,
    PLAYING,
    ROBBING,
    ROUND_OVER,
    SEARCHING,
    STEALING,
    STOPPED,
    TAKING,
    TURN_OVER,
    State,
)
from tidetable.games.sea_salt_paper.taking import (
    begin_turn,
    get_card,
    keep_card,
    list_keeps,
    list_places,
    list_takes,
    look_at_card,
    nothing_to_take,
    place_card,
    take,
)


@rule
def to_move(state: State) -> int:
    """A seat, CHANCE or OVER."""
    return int(state.to_move)


@rule
def legal(state: State, moves: Moves) -> int:
    """List the codes of the moves allowed now, ascending, and return how many."""
    if state.to_move < 0:
        return 0
    if state.phase == PLAYING:
        return list_plays(state, moves)
    if state.phase == TAKING:
        return list_takes(state, moves)
    if state.phase == KEEPING:
        return list_keeps(state, moves)
    if state.phase == PLACING:
        return list_places(moves)
    if state.phase == SEARCHING:
        return list_searches(state, moves)
    if state.phase == PICKING:
        return list_positions(state, moves)
    return list_victims(state, moves)


@rule
def odds(state: State, weights: Weights) -> int:
    """Weigh the chance codes and return the sum of the weights."""
    for code in range(DEALS):
        weights[code] = 0
    if state.phase == CHOOSING_FIRST:
        return weigh_first(state, weights)
    if state.phase == STEALING:
        for card in range(TYPES):
            weights[CARD + card] = state.hands[state.victim, card]
        return int(state.hand_sizes[state.victim])
    for card in range(TYPES):
        weights[CARD + card] = state.deck[card]
    return int(state.deck_size)


@rule
def play(state: State, code: int) -> None:
    """Carry out a legal move or a possible deal, and what follows from it."""
    carry_out(state, code)
    go_on(state)


@rule
def carry_out(state: State, code: int) -> None:
    if state.phase == PLAYING:
        play_or_call(state, code)
    elif state.phase == TAKING:
        take(state, code)
    elif state.phase == DRAWING:
        look_at_card(state, code - CARD)
    elif state.phase == KEEPING:
        keep_card(state, code - KEEP)
    elif state.phase == PLACING:
        place_card(state, code - PLACE)
    elif state.phase == FISHING:
        draw_card(state, code - CARD)
        get_card(state, code - CARD)
    elif state.phase == SEARCHING:
        search_pile(state, code - SEARCH)
    elif state.phase == PICKING:
        pick_card(state, code - PICK)
    elif state.phase == ROBBING:
        rob(state, code - ROB)
    elif state.phase == STEALING:
        steal_card(state, code - CARD)
    elif state.phase == OPENING:
        open_pile(state, code - CARD)
    else:
        choose_first(state, code - FIRST)


@rule
def go_on(state: State) -> None:
    """What needs no decision follows at once, up to the next choice or draw."""
    if state.mermaids != NOBODY:
        end_game(state)
    if state.phase == TURN_OVER:
        hand_on(state)
    if state.phase == ROUND_OVER:
        end_round(state)
    if state.phase == NEW_ROUND:
        begin_round(state)
    if state.phase == TAKING and nothing_to_take(state):
        state.phase = PLAYING


@rule
def scores(state: State, points: Scores) -> None:
    """The totals of the rounds so far."""
    for seat in range(int(state.players)):
        points[seat] = state.totals[seat]


# 1. Set-up.


@rule
def new_game(state: State) -> None:
    """SP-1.1  All totals are 0, and the first player is drawn, or chosen by the host."""
    state.rounds = 0
    state.ender = NOBODY
    state.mermaids = NOBODY
    for seat in range(MAX_PLAYERS):
        state.totals[seat] = 0
        state.last_points[seat] = 0
    clear_table(state)
    state.phase = CHOOSING_FIRST
    state.to_move = CHANCE


@rule
def weigh_first(state: State, weights: Weights) -> int:
    for seat in range(int(state.players)):
        chosen = state.first_player == RANDOM_FIRST or state.first_player == seat + 1
        weights[FIRST + seat] = int(chosen)
    return 1 if state.first_player != RANDOM_FIRST else int(state.players)


@rule
def choose_first(state: State, seat: int) -> None:
    state.starter = seat
    state.phase = NEW_ROUND


@rule
def clear_table(state: State) -> None:
    """SP-1.2  For each round all 58 cards are shuffled; hands and laid cards start empty."""
    state.call = NO_CALL
    state.caller = NOBODY
    state.searched = NOBODY
    state.victim = NOBODY
    state.turn = NOBODY
    state.event_count = 0
    state.drawn_count = 0
    state.drawn[0] = NO_CARD
    state.drawn[1] = NO_CARD
    state.deck_size = 0
    for card in range(TYPES):
        state.deck[card] = COPIES[card]
        state.deck_size += COPIES[card]
        for seat in range(MAX_PLAYERS):
            state.hands[seat, card] = 0
    for seat in range(MAX_PLAYERS):
        clear_seat(state, seat)
    for pile in range(PILES):
        state.pile_sizes[pile] = 0


@rule
def clear_seat(state: State, seat: int) -> None:
    state.hand_sizes[seat] = 0
    state.revealed[seat] = 0
    for kind in range(KINDS):
        state.kinds[seat, kind] = 0
    for colour in range(COLOURS):
        state.colours[seat, colour] = 0


@rule
def begin_round(state: State) -> None:
    clear_table(state)
    state.phase = OPENING
    state.to_move = CHANCE


@rule
def open_pile(state: State, card: int) -> None:
    """SP-1.3  The first two cards are turned up, one for each discard pile."""
    pile = int(state.event_count)
    draw_card(state, card)
    put_on_pile(state, pile, card)
    note(state, OPENED, NOBODY, card, NO_CARD, pile)
    if pile + 1 == PILES:
        begin_turn(state, int(state.starter))


# 3 and 4. Laying pairs and ending the turn.


@rule
def list_plays(state: State, moves: Moves) -> int:
    count = list_pairs(state, moves)
    moves[count] = END_TURN
    count += 1
    if may_call(state):
        moves[count] = STOP
        moves[count + 1] = LAST_CHANCE
        count += 2
    return count


@rule
def may_call(state: State) -> bool:
    """SP-4.1  With seven card points a player may end the round, if nobody has yet."""
    return bool(state.call == NO_CALL and card_points(state, int(state.turn)) >= POINTS_TO_CALL)


@rule
def play_or_call(state: State, code: int) -> None:
    if code == END_TURN:
        state.phase = TURN_OVER
    elif code == STOP:
        call_stop(state)
    elif code == LAST_CHANCE:
        call_last_chance(state)
    else:
        lay_pair(state, code - PAIR)


@rule
def call_stop(state: State) -> None:
    """SP-4.2  STOP: all hands are revealed and the round is scored at once."""
    state.call = STOPPED
    state.caller = state.turn
    for seat in range(int(state.players)):
        state.revealed[seat] = 1
    state.phase = ROUND_OVER


@rule
def call_last_chance(state: State) -> None:
    """SP-4.3  LAST CHANCE: the caller's hand is revealed, the others take one last turn each."""
    state.call = LAST_TURNS
    state.caller = state.turn
    state.revealed[state.turn] = 1
    begin_turn(state, next_seat(state))


@rule
def next_seat(state: State) -> int:
    return (int(state.turn) + 1) % int(state.players)


@rule
def hand_on(state: State) -> None:
    """SP-4.4  A hand is revealed, and safe from theft, at the end of its last turn."""
    if deck_ends_round(state):
        void_round(state)
        return
    if state.call == LAST_TURNS:
        state.revealed[state.turn] = 1
        if next_seat(state) == state.caller:
            state.phase = ROUND_OVER
            return
    begin_turn(state, next_seat(state))


# 6. End of the round and of the game.


@rule
def deck_ends_round(state: State) -> bool:
    """SP-6.1  If a turn ends with the deck empty and nobody has called, the round is void.

    By option so it is in last turns.
    """
    plays_on = state.call == LAST_TURNS and state.empty_deck_in_last_turns == SCORE
    return bool(state.deck_size == 0 and not plays_on)


@rule
def void_round(state: State) -> None:
    """SP-6.6  Nobody has ended a void round: a call counts no more, but for who begins next."""
    state.call = NO_CALL
    state.phase = ROUND_OVER


@rule
def end_round(state: State) -> None:
    pay_out(state)
    state.ender = state.caller if state.call != NO_CALL else NOBODY
    state.rounds += 1
    if target_is_reached(state) or state.rounds == MOST_ROUNDS:
        end_game(state)
    else:
        state.starter = next_starter(state)
        state.phase = NEW_ROUND


@rule
def next_starter(state: State) -> int:
    """SP-6.2  The seat to the left of who ended the round begins the next one."""
    ended_by = int(state.turn) if state.caller == NOBODY else int(state.caller)
    return (ended_by + 1) % int(state.players)


@rule
def target_is_reached(state: State) -> bool:
    """SP-7.2  The game ends after a round in which somebody has 40, 35 or 30 points or more."""
    for seat in range(int(state.players)):
        if state.totals[seat] >= TARGETS[state.players] * state.target:
            return True
    return False


@rule
def end_game(state: State) -> None:
    state.phase = ENDED
    state.to_move = OVER


@rule
def ranks(state: State, places: Scores) -> None:
    """SP-7.3  Four mermaids win; then the totals, then the tie-break; equals share a place."""
    for seat in range(int(state.players)):
        places[seat] = 1
        for other in range(int(state.players)):
            places[seat] += is_ahead(state, other, seat)
