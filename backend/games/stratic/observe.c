/* observe.c - what a player of Stratic knows as numbers (games/items.h): a block of squares of fixed size, although the
 * board grows. */
#include "games/stratic/draft.h"
#include <string.h>

enum { FLAT_REACH = 8, CUBE_REACH = 2 }; /* expansions that the block of squares shows */

/* The columns of the row "game"; of a column for each seat, South's. */
enum {
    YOU,
    STAGE,
    SIDE,
    TURNS,
    EXPANSIONS,
    CHECK,
    LEFT,
    OUTSIDE,
    RESERVE,
    HAND = RESERVE + 2,
    PASSES = HAND + 2,
    SCORE = PASSES + 2,
    GAME_WIDTH = SCORE + 2
};

const struct observed STRATIC_OBSERVED[] = {
    {"game",
     "one row",
     {{"you", "the observer's seat, 0 South, 1 North; 2: a spectator"},
      {"stage", "0 setup, 1 play, 2 over"},
      {"side", "the seat to move; 0 before the play"},
      {"turns", "turns completed"},
      {"expansions", "rings added to the board"},
      {"check", "1: the side to move is in check"},
      {"left", "movements that the order can still have"},
      {"outside", "pieces beyond the block of squares"},
      {"south_reserve", "reinforcements to place, Fortifiers or Aggressors"},
      {"north_reserve", "the same"},
      {"south_hand", "returned pieces to place, of all kinds"},
      {"north_hand", "the same"},
      {"south_passes", "turns passed in a row, counted to 2"},
      {"north_passes", "the same"},
      {"south_score", "points"},
      {"north_score", "the same"},
      {NULL, NULL}}},
    {"square",
     "one row for each square of the board after 8 expansions (in the cube 2), x fastest, then y, then z, "
     "from the "
     "lowest coordinate",
     {{"cell",
       "0 empty; 1 to 4 a piece of South (Commander, Interdictor, Aggressor, Fortifier), 5 to 8 of North; "
       "9 to 20 a stack: 9 + 6 * owner of the Fortifier + 3 * owner of the top + 0, 1 or 2 for a "
       "Commander, Interdictor or Aggressor on top; 21 not on the board yet"},
      {NULL, NULL}}},
    {NULL, NULL, {{NULL, NULL}}},
};

static int reach_of(int dims) { return dims == 2 ? FLAT_REACH : CUBE_REACH; }

void stratic_observed_rows(const struct variant *variant, json_object *options, int seats,
                           int ret_rows[OBSERVED_MAX])
{
    (void)variant, (void)seats;
    int dims = json_object_get_int(json_member(options, "dims")), side = START_SIDE + 2 * reach_of(dims);
    ret_rows[0] = 1;
    ret_rows[1] = dims == 2 ? side * side : side * side * side;
}

static bool is_shown(struct spot at, int dims)
{
    int low = -reach_of(dims), high = START_SIDE + reach_of(dims);
    return at.x >= low && at.x < high && at.y >= low && at.y < high &&
           (dims == 2 || (at.z >= low && at.z < high));
}

static int row_of(struct spot at, int dims)
{
    int reach = reach_of(dims), side = START_SIDE + 2 * reach;
    int flat = at.x + reach + side * (at.y + reach);
    return dims == 2 ? flat : flat + side * side * (at.z + reach);
}

/* `length` squares of one row of the board; before the play it is empty. */
static void observe_line(const struct position *p, struct spot from, int length, int32_t *row)
{
    const uint8_t *cell = p ? &p->cell[square_at(p, from)] : NULL;
    if (!cell)
        for (int i = 0; i < length; i++) row[i] = EMPTY;
    else
        for (int i = 0; i < length; i++) row[i] = cell[i];
}

/* The pieces that the observer has set up so far. */
static void observe_setup(const game_draft *draft, int dims, int32_t *square_rows)
{
    for (int i = 0; i < draft->order.place_n; i++) {
        const struct order_place *place = &draft->order.place[i];
        square_rows[row_of(place->at, dims)] = cell_single(draft->seat, place->kind);
    }
}

/* The squares of the board that are in the block; the rest of the block stays off the board. */
static void observe_squares(const game_draft *draft, int dims, int32_t *square_rows)
{
    const struct position *p = draft->p;
    int grown = p ? p->expansions : 0, reach = grown < reach_of(dims) ? grown : reach_of(dims);
    int low = -reach, side = START_SIDE + 2 * reach, floors = dims == 2 ? 1 : side;
    for (int floor = 0; floor < floors; floor++)
        for (int y = low; y < low + side; y++) {
            struct spot from = {low, y, dims == 2 ? 0 : low + floor};
            observe_line(p, from, side, square_rows + row_of(from, dims));
        }
    if (!p) observe_setup(draft, dims, square_rows);
}

static int count_outside(const struct position *p)
{
    int count = 0;
    if (p->expansions <= reach_of(p->dims)) return 0;
    for (int seat = SOUTH; seat <= NORTH; seat++)
        for (int i = 0; i < p->own[seat].n; i++) count += !is_shown(spot_of(p, p->own[seat].at[i]), p->dims);
    return count;
}

/* The columns of the row "game" that are 0 before the play. */
static void observe_play(const struct position *p, int32_t *row)
{
    row[SIDE] = p->side;
    row[TURNS] = p->turns;
    row[EXPANSIONS] = p->expansions;
    row[CHECK] = in_check(p, p->side);
    row[OUTSIDE] = count_outside(p);
    for (int seat = SOUTH; seat <= NORTH; seat++) {
        row[RESERVE + seat] = p->reserve[seat];
        row[HAND + seat] = p->hand[seat][NO_KIND];
        row[PASSES + seat] = p->passes[seat];
        row[SCORE + seat] = p->score[seat];
    }
}

static void observe_game(const game_draft *draft, int32_t *row)
{
    const game_known *known = draft->known;
    memset(row, 0, GAME_WIDTH * sizeof *row);
    row[YOU] = known->viewer <= NORTH ? known->viewer : NORTH + 1;
    row[STAGE] = (int)known->state.status;
    row[LEFT] = draft->left;
    if (draft->p) observe_play(draft->p, row);
}

void stratic_observe(const game_draft *draft, int32_t *at)
{
    int dims = draft->known->state.dims, side = START_SIDE + 2 * reach_of(dims);
    int squares = dims == 2 ? side * side : side * side * side;
    observe_game(draft, at);
    at += GAME_WIDTH;
    for (int i = 0; i < squares; i++) at[i] = OFF_BOARD;
    observe_squares(draft, dims, at);
}
