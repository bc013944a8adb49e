/* board.c - the grid: what is on a square, where squares are, and how the board grows. Names of squares are in names.c.
 * */
#include "games/stratic/state.h"

#define NONE                     \
    {                            \
        -1, NO_KIND, -1, NO_KIND \
    }
#define ONE(seat, kind)         \
    {                           \
        seat, kind, -1, NO_KIND \
    }
#define TWO(base, top, kind)       \
    {                              \
        base, FORTIFIER, top, kind \
    }
#define ALL_ON(base, top) TWO(base, top, COMMANDER), TWO(base, top, INTERDICTOR), TWO(base, top, AGGRESSOR)
#define ARMY_OF(seat) ONE(seat, COMMANDER), ONE(seat, INTERDICTOR), ONE(seat, AGGRESSOR), ONE(seat, FORTIFIER)

const struct cell_fact CELL[CELLS] = {NONE,         ARMY_OF(0),   ARMY_OF(1),   ALL_ON(0, 0),
                                      ALL_ON(0, 1), ALL_ON(1, 0), ALL_ON(1, 1), NONE};
const char *const CELL_LETTERS[CELLS] = {"",   "C",  "I",  "A",  "F",  "c",  "i",  "a",  "f",  "FC", "FI",
                                         "FA", "Fc", "Fi", "Fa", "fC", "fI", "fA", "fc", "fi", "fa", ""};

static const int8_t FLAT[8][3] = {{0, -1, 0},  {-1, 0, 0}, {1, 0, 0},  {0, 1, 0},
                                  {-1, -1, 0}, {1, -1, 0}, {-1, 1, 0}, {1, 1, 0}};

static square offset(const struct position *p, int x, int y, int z)
{
    return x + (square)(y * (1 << p->shift)) + (p->dims == 2 ? 0 : (square)(z * (1 << (2 * p->shift))));
}

static square grid_index(const struct position *p, int x, int y, int z)
{
    int o = grid_origin(p);
    return offset(p, x + o, y + o, p->dims == 2 ? 0 : z + o);
}

/* The directions of the board: those along one axis first, then the others (R5, R12.8). */
static void set_steps(struct position *p)
{
    if (p->dims == 2) {
        p->straight = 4;
        p->directions = 8;
        for (int d = 0; d < 8; d++) p->step[d] = offset(p, FLAT[d][0], FLAT[d][1], 0);
        return;
    }
    int straight = 0, other = 6;
    for (int i = 0; i < 27; i++) {
        int x = i % 3 - 1, y = i / 3 % 3 - 1, z = i / 9 - 1;
        int axes = (x != 0) + (y != 0) + (z != 0);
        if (axes == 1) p->step[straight++] = offset(p, x, y, z);
        if (axes > 1) p->step[other++] = offset(p, x, y, z);
    }
    p->straight = 6;
    p->directions = 26;
}

/* Give the cells that belong to the board after n expansions, but not after n - 1, the value `cell`. */
static void paint_ring(struct position *p, int n, uint8_t cell)
{
    int low = -n, high = START_SIDE - 1 + n, side = START_SIDE + 2 * n;
    for (int z = p->dims == 2 ? 0 : low; z <= (p->dims == 2 ? 0 : high); z++)
        for (int y = low; y <= high; y++) {
            uint8_t *row = p->cell + grid_index(p, low, y, z);
            bool edge = y == low || y == high || (p->dims == 3 && (z == low || z == high));
            if (edge) memset(row, cell, (size_t)side);
            else row[0] = row[high - low] = cell;
        }
}

static void paint_board(struct position *p)
{
    int low = -p->expansions, high = START_SIDE - 1 + p->expansions, side = START_SIDE + 2 * p->expansions;
    memset(p->cell, OFF_BOARD, p->cells);
    for (int z = p->dims == 2 ? 0 : low; z <= (p->dims == 2 ? 0 : high); z++)
        for (int y = low; y <= high; y++) memset(p->cell + grid_index(p, low, y, z), EMPTY, (size_t)side);
}

static void take_grid(struct pool *pool, struct position *p, int room)
{
    int side = START_SIDE + 2 * room + 2; /* one cell of border on every side stops the rays */
    p->room = room;
    for (p->shift = 4; 1 << p->shift < side; p->shift++) {}
    p->cells = (size_t)side << ((p->dims - 1) * p->shift);
    p->cell = pool_take(pool, p->cells);
    set_steps(p);
    paint_board(p);
}

void squares_need(struct pool *pool, struct squares *list, int room)
{
    if (list->room >= room) return;
    square *at = pool_take_many(pool, (size_t)room, sizeof *at);
    if (list->n) memcpy(at, list->at, (size_t)list->n * sizeof *at);
    list->at = at;
    list->room = room;
}

struct position *position_new(struct pool *pool, const struct law *law, int dims, int expansions, int room)
{
    struct position *p = pool_take(pool, sizeof *p);
    *p = (struct position){.law = law,
                           .target = TARGET[law->royal],
                           .dims = dims,
                           .expansions = expansions,
                           .max_expansions = expansions_most(-1, dims),
                           .commander = {NOWHERE, NOWHERE}};
    take_grid(pool, p, room);
    for (int seat = 0; seat < 2; seat++) squares_need(pool, &p->own[seat], HOME);
    return p;
}

/* Copy the contents of `from` cell by cell into the fresh grid of `p`. */
static void replay_pieces(struct pool *pool, struct position *p, const struct position *from)
{
    for (int seat = 0; seat < 2; seat++) {
        p->own[seat] = (struct squares){0};
        squares_need(pool, &p->own[seat], 2 * from->own[seat].n + to_place(from, seat) + 4);
        p->jumpers[seat] = 0;
        p->commander[seat] = NOWHERE;
    }
    for (int seat = 0; seat < 2; seat++)
        for (int i = 0; i < from->own[seat].n; i++) {
            struct spot at = spot_of(from, from->own[seat].at[i]);
            square s = grid_index(p, at.x, at.y, at.z);
            if (p->cell[s] == EMPTY) position_put(p, s, from->cell[from->own[seat].at[i]]);
        }
}

struct position *position_copy(struct pool *pool, const struct position *from, int more_room)
{
    struct position *p = pool_take(pool, sizeof *p);
    *p = *from;
    p->resting = NULL;
    p->resting_n = p->resting_room = 0;
    take_grid(pool, p, from->expansions + more_room);
    replay_pieces(pool, p, from);
    return p;
}

/* R8.1: one more ring. When the grid is full, a new one is made with the board in its middle. */
void position_expand(struct pool *pool, struct position *p)
{
    if (p->expansions == p->room) {
        must(pool);
        struct position old = *p;
        take_grid(pool, p, p->expansions + 2 + p->expansions / 8);
        replay_pieces(pool, p, &old);
    }
    p->expansions++;
    paint_ring(p, p->expansions, EMPTY);
}

void position_shrink(struct position *p)
{
    paint_ring(p, p->expansions, OFF_BOARD);
    p->expansions--;
}

/* Changing a square */

static bool has_piece_of(uint8_t cell, int seat)
{
    return CELL[cell].base_seat == seat || CELL[cell].top_seat == seat;
}

static void list_remove(struct squares *list, square s)
{
    int i = 0;
    while (list->at[i] != s) i++;
    list->at[i] = list->at[--list->n];
}

static void list_add(struct squares *list, square s)
{
    must(list->n < list->room);
    list->at[list->n++] = s;
}

/* Put a cell on a square and keep the lists, Commanders and jumpers up to date. Captured Commanders are recorded by the
 * caller. */
void position_put(struct position *p, square s, uint8_t cell)
{
    uint8_t old = p->cell[s];
    p->cell[s] = cell;
    for (int seat = 0; seat < 2; seat++) {
        bool had = has_piece_of(old, seat), has = has_piece_of(cell, seat);
        if (had && !has) list_remove(&p->own[seat], s);
        if (!had && has) list_add(&p->own[seat], s);
    }
    if (CELL[old].top_kind == INTERDICTOR) p->jumpers[CELL[old].top_seat]--;
    if (CELL[cell].top_kind == INTERDICTOR) p->jumpers[CELL[cell].top_seat]++;
    if (CELL[cell].base_kind == COMMANDER && p->law->royal) p->commander[CELL[cell].base_seat] = s;
    if (CELL[cell].top_kind == COMMANDER && p->law->royal) p->commander[CELL[cell].top_seat] = s;
}

/* Positions of squares */

square square_at(const struct position *p, struct spot spot)
{
    int low = -p->expansions, high = START_SIDE - 1 + p->expansions;
    if (spot.x < low || spot.x > high || spot.y < low || spot.y > high) return NOWHERE;
    if (p->dims == 3 ? spot.z < low || spot.z > high : spot.z != 0) return NOWHERE;
    return grid_index(p, spot.x, spot.y, spot.z);
}

struct spot spot_of(const struct position *p, square s)
{
    return (struct spot){square_x(p, s), square_y(p, s), square_z(p, s)};
}

/* R2.5: the start board between the lines; it never grows. */
bool is_midboard(const struct position *p, square s)
{
    struct spot at = spot_of(p, s);
    bool level = p->dims == 2 || (at.z >= 0 && at.z < START_SIDE);
    return level && at.x >= 0 && at.x < START_SIDE && at.y >= SOUTH_LINE && at.y < NORTH_LINE;
}

int expansion_turn(int k) { return k * (k + 3); }
