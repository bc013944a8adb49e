/* bot_place.c - what the built-in bots place on the board: setups and reinforcements (R3, R8, R19). */
#include "games/stratic/bot.h"

enum { FEW_SQUARES = 2000, SAMPLE = 64 }; /* on a larger board the midboard and a sample are looked at */

/* Setup */

/* A Commander in the back row behind three pieces cannot be captured from afar. */
static bool is_shielded(const char *front, const char *back)
{
    const char *commander = strchr(back, 'C');
    if (!commander) return false;
    for (long x = commander - back - 1; x <= commander - back + 1; x++)
        if (x >= 0 && x < START_SIDE && front[x] == '.') return false;
    return true;
}

/* A random army in random order: Commander, Interdictor, the empty square, Aggressors, Fortifiers. */
static void shuffle_army(const struct player *b, int aggressors, char rows[HOME])
{
    memset(rows, 'F', HOME);
    rows[0] = 'C', rows[1] = 'I', rows[2] = '.';
    memset(rows + 3, 'A', (size_t)aggressors);
    rng_shuffle(b->rng, rows, HOME, 1);
}

/* Marshal's setups: the Commander in the back row among its own pieces, Fortifiers in front. They won most against each
 * other. */
static const char *const FORMATIONS[][2] = {
    {"FFFFFFFFFF", "AAA.CIAAAA"}, {"AFAFFFFAFA", "FFAACIAF.F"}, {"FFFFFFFFFF", "AIAFCFAAA."},
    {"FFFFFFFFFF", "CFIAAAAAA."}, {"FAFAFFAFAF", "AFAFCFAFI."}, {"AFFAFFAFFA", ".AIFCFAFFA"},
};

static void mirror(char *row)
{
    for (int x = 0; x < START_SIDE / 2; x++) {
        char other = row[START_SIDE - 1 - x];
        row[START_SIDE - 1 - x] = row[x];
        row[x] = other;
    }
}

static game_order *choose_formation(const struct player *b)
{
    const char *const *rows = FORMATIONS[dice(b, (int)(sizeof FORMATIONS / sizeof *FORMATIONS))];
    char *front = pool_copy(b->c->pool, rows[0]), *back = pool_copy(b->c->pool, rows[1]);
    if (dice(b, 2)) mirror(front), mirror(back);
    return setup_order(b->c, front, back);
}

static int choose_aggressors(const struct player *b)
{
    return b->level == RECRUIT ? 1 + dice(b, ARMY - 3) : 6 + dice(b, 4);
}

/* Sergeant shuffles until the Commander is shielded. */
static game_order *choose_rows(const struct player *b)
{
    char rows[HOME], front[START_SIDE + 1] = "", back[START_SIDE + 1] = "";
    if (b->level == MARSHAL) return choose_formation(b);
    int aggressors = choose_aggressors(b);
    for (int tries = 0; tries < 100; tries++) {
        shuffle_army(b, aggressors, rows);
        memcpy(front, rows, START_SIDE);
        memcpy(back, rows + START_SIDE, START_SIDE);
        if (b->level == RECRUIT || is_shielded(front, back)) return setup_order(b->c, front, back);
    }
    return setup_order(b->c, PRESET[0].front, PRESET[0].back);
}

/* The home squares of the cube in random order; when the Commander's place is given, that one first and its neighbours
 * next. */
static void order_cells(const struct player *b, int seat, const struct spot *commander,
                        struct spot cells[HOME * START_SIDE])
{
    int n = 0, row = seat == SOUTH ? 0 : NORTH_LINE;
    for (int i = 0; i < HOME * START_SIDE; i++)
        cells[n++] = (struct spot){i % START_SIDE, row + i / START_SIDE % HOME_ROWS, i / HOME};
    rng_shuffle(b->rng, cells, (size_t)n, sizeof *cells);
    for (int near = 2 * (commander != NULL); near-- > 0;) /* neighbours to the front, then the place itself */
        for (int i = 0, kept = 0; i < n; i++) {
            struct spot at = cells[i];
            int far = abs(at.x - commander->x) > abs(at.z - commander->z) ? abs(at.x - commander->x)
                                                                          : abs(at.z - commander->z);
            bool here = far == 0 && at.y == commander->y;
            if (near ? far > 1 : !here) continue;
            cells[i] = cells[kept];
            cells[kept++] = at;
        }
}

/* In the cube, seventeen neighbours close every line to a Commander in the back row; a Recruit scatters its army. */
static game_order *choose_cells(const struct player *b, int seat)
{
    char kinds[HOME];
    struct spot cells[HOME * START_SIDE],
        commander = {1 + dice(b, START_SIDE - 2), seat == SOUTH ? 0 : START_SIDE - 1,
                     1 + dice(b, START_SIDE - 2)};
    shuffle_army(b, choose_aggressors(b), kinds);
    order_cells(b, seat, b->level == RECRUIT ? NULL : &commander, cells);
    game_order pieces = {.is_setup = true, .dims = 3}, *setup = NULL;
    pieces.place = pool_take_many(b->c->pool, ARMY, sizeof *pieces.place);
    pieces.place[pieces.place_n++] = (struct order_place){cells[0], COMMANDER, NO_KIND};
    for (int i = 0; i < HOME; i++)
        if (kinds[i] != 'C' && kinds[i] != '.') {
            pieces.place[pieces.place_n] = (struct order_place){cells[pieces.place_n],
                                                                kind_of_letter(kinds[i]), NO_KIND};
            pieces.place_n++;
        }
    struct verdicts v = {0};
    return setup_judge(b->c, &pieces, seat, 3, &v, &setup) ? setup : NULL;
}

game_order *choose_setup(const struct player *b, int seat, int dims)
{
    return dims == 2 ? choose_rows(b) : choose_cells(b, seat);
}

/* Reinforcements */

int distance(const struct position *p, square a, square b)
{
    if (a == NOWHERE || b == NOWHERE) return 0;
    struct spot x = spot_of(p, a), y = spot_of(p, b);
    int dx = abs(x.x - y.x), dy = abs(x.y - y.y), dz = abs(x.z - y.z);
    int flat = dx > dy ? dx : dy;
    return flat > dz ? flat : dz;
}

/* A Commander that came back (R12.3) belongs far from the enemy, among its own pieces. */
static int commander_score(const struct position *p, square at)
{
    int y = square_y(p, at), own = 0;
    for (int d = 0; d < p->directions; d++) {
        const struct cell_fact *f = &CELL[p->cell[at + p->step[d]]];
        own += f->base_seat == p->side || f->top_seat == p->side;
    }
    return 10 * own - abs(p->side == SOUTH ? y : START_SIDE - 1 - y);
}

static int placement_score(const struct player *b, const struct placement *at)
{
    const struct position *p = b->p;
    if (at->kind == COMMANDER && p->law->royal) return commander_score(p, at->at);
    if (p->law->giveaway) return 1000 * is_taken(b, at->at) + 10 * is_midboard(p, at->at) + dice(b, 10);
    return 2000 * is_midboard(p, at->at) + 1000 * (at->kind != FORTIFIER || at->promote) -
           distance(p, at->at, p->commander[1 - p->side]);
}

/* Aggressors into the midboard, as near as possible to the enemy Commander. */
static struct placement best_placement(const struct player *b, const struct placements *list)
{
    int best = 0, best_score = INT32_MIN;
    for (int i = 0; i < list->n; i++) {
        int score = placement_score(b, &list->at[i]);
        if (score > best_score) best = i, best_score = score;
    }
    return list->at[best];
}

static square random_square(const struct player *b)
{
    const struct position *p = b->p;
    int side = START_SIDE + 2 * p->expansions, low = -p->expansions;
    int x = low + dice(b, side), y = low + dice(b, side), z = p->dims == 2 ? 0 : low + dice(b, side);
    return square_at(p, (struct spot){x, y, z});
}

/* The placements to choose from; on a large board only some: the midboard, beside the Commander, and a sample. */
static void list_placements(const struct player *b, struct placements *list)
{
    struct position *p = b->p;
    int64_t side = START_SIDE + 2 * p->expansions, squares = side * side * (p->dims == 2 ? 1 : side);
    list->n = 0;
    if (squares > FEW_SQUARES) {
        int levels = p->dims == 2 ? 1 : START_SIDE;
        for (int i = 0; i < levels * START_SIDE * START_SIDE; i++)
            placements_on(p,
                          square_at(p, (struct spot){i % START_SIDE, i / START_SIDE % START_SIDE,
                                                     i / (START_SIDE * START_SIDE)}),
                          list);
        for (int i = 0; i < SAMPLE; i++) placements_on(p, random_square(b), list);
    }
    if (list->n == 0) all_placements(p, list);
}

void place_all(const struct player *b, game_order *order, bool at_random)
{
    struct position *p = b->p;
    struct placements list = placements_new(b->c->pool, 256);
    for (list_placements(b, &list); to_place(p, p->side) && list.n; list_placements(b, &list)) {
        struct placement what = at_random ? list.at[dice(b, list.n)] : best_placement(b, &list);
        struct edits edits;
        placement_do(p, what, &edits);
        order->place[order->place_n++] = (struct order_place){spot_of(p, what.at), what.kind, what.promote};
    }
}
