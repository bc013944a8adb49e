/* place.c - reinforcements: where and what can be placed (R8). */
#include "games/stratic/state.h"

struct placements placements_new(struct pool *pool, int room)
{
    return (struct placements){
        .room = room, .at = pool_take_many(pool, (size_t)room, sizeof(struct placement)), .pool = pool};
}

static void push(struct placements *list, square at, int kind, int promote)
{
    if (list->n == list->room) {
        struct placements more = placements_new(list->pool, 2 * list->room);
        memcpy(more.at, list->at, (size_t)list->n * sizeof *more.at);
        more.n = list->n;
        *list = more;
    }
    list->at[list->n++] = (struct placement){at, (uint8_t)kind, (uint8_t)promote};
}

void rest_begin(struct pool *pool, struct position *p)
{
    int reserve = to_place(p, p->side);
    p->resting_n = 0;
    if (reserve > p->resting_room) {
        p->resting = pool_take_many(pool, (size_t)reserve, sizeof *p->resting);
        p->resting_room = reserve;
    }
    squares_need(pool, &p->own[p->side], 2 * p->own[p->side].n + reserve); /* stacks may part */
}

/* R8.4: behind the enemy's line, but beside the player's own Commander, which is there too. */
bool placement_extra(const struct position *p, square s)
{
    square commander = p->commander[p->side];
    if (commander == NOWHERE || !past_line(p->side, square_y(p, commander)) ||
        !past_line(p->side, square_y(p, s)))
        return false;
    for (int d = 0; d < p->directions; d++)
        if (commander + p->step[d] == s) return true;
    return false;
}

bool placement_kind(const struct position *p, int kind)
{
    const int *hand = p->hand[p->side];
    if (hand[COMMANDER]) return kind == COMMANDER;
    return hand[kind] || (p->reserve[p->side] && (kind == FORTIFIER || kind == AGGRESSOR));
}

/* A ray begins beside the Commander, so it need not be on the board for this test. */
bool placement_checked(const struct position *p, square s)
{
    struct position with = *p;
    with.commander[p->side] = s;
    return in_check(&with, p->side);
}

/* The rows of the board, level by level: how many there are, and which one is number i. */
static int row_count(const struct position *p)
{
    int side = START_SIDE + 2 * p->expansions;
    return p->dims == 2 ? side : side * side;
}

static struct spot row_start(const struct position *p, int i)
{
    int side = START_SIDE + 2 * p->expansions, low = -p->expansions;
    return (struct spot){low, low + i % side, p->dims == 2 ? 0 : low + i / side};
}

static bool row_has_calm(const struct position *p, struct spot at)
{
    for (; at.x < START_SIDE + p->expansions; at.x++) {
        square s = square_at(p, at);
        if (p->cell[s] == EMPTY && !placement_checked(p, s)) return true;
    }
    return false;
}

/* R12.3: whether there is a square where a Commander would not be in check. Stops at the first one. */
static bool calm_exists(const struct position *p)
{
    for (int i = 0; i < row_count(p); i++)
        if (!past_line(p->side, row_start(p, i).y) && row_has_calm(p, row_start(p, i))) return true;
    return false;
}

/* R8.3, R6.7, R12.3 */
bool placement_legal(const struct position *p, struct placement what)
{
    if (to_place(p, p->side) == 0 || !placement_kind(p, what.kind)) return false;
    if (what.at == NOWHERE || p->cell[what.at] != EMPTY) return false;
    bool past = past_line(p->side, square_y(p, what.at));
    if (what.promote && (what.kind != FORTIFIER || !past)) return false;
    if (past && !placement_extra(p, what.at)) return false;
    return what.kind != COMMANDER || !p->law->royal || !placement_checked(p, what.at) || !calm_exists(p);
}

static void push_square(const struct position *p, square s, struct placements *list)
{
    if (p->cell[s] != EMPTY) return;
    for (int kind = COMMANDER; kind <= FORTIFIER; kind++)
        if (placement_kind(p, kind)) push(list, s, kind, NO_KIND);
    if (!placement_kind(p, FORTIFIER) || !past_line(p->side, square_y(p, s))) return;
    push(list, s, FORTIFIER, AGGRESSOR);
    push(list, s, FORTIFIER, INTERDICTOR);
}

void placements_on(const struct position *p, square s, struct placements *list)
{
    int before = list->n, kept = before;
    if (s == NOWHERE || to_place(p, p->side) == 0) return;
    push_square(p, s, list);
    for (int i = before; i < list->n; i++)
        if (placement_legal(p, list->at[i])) list->at[kept++] = list->at[i];
    list->n = kept;
}

/* R12.3: a Commander that came back goes where it is not in check, unless there is no such square. */
static void keep_calm(const struct position *p, struct placements *list)
{
    int kept = 0;
    for (int i = 0; i < list->n; i++)
        if (!placement_checked(p, list->at[i].at)) {
            struct placement what = list->at[i];
            list->at[i] = list->at[kept];
            list->at[kept++] = what;
        }
    if (kept) list->n = kept;
}

static void push_row(const struct position *p, struct spot at, struct placements *list)
{
    for (; at.x < START_SIDE + p->expansions; at.x++) push_square(p, square_at(p, at), list);
}

static int compare(int a, int b) { return (a > b) - (a < b); }

static int promotion_rank(int kind) { return kind == NO_KIND ? 0 : kind == AGGRESSOR ? 1 : 2; }

static int by_canon(const void *one, const void *other)
{
    const struct placement *a = one, *b = other;
    int order = compare(a->at, b->at);
    if (!order) order = compare(a->kind, b->kind);
    return order ? order : compare(promotion_rank(a->promote), promotion_rank(b->promote));
}

/* Every single placement, in canonical order (R15.4). */
void all_placements(const struct position *p, struct placements *list)
{
    list->n = 0;
    if (to_place(p, p->side) == 0) return;
    for (int i = 0; i < row_count(p); i++)
        if (!past_line(p->side, row_start(p, i).y)) push_row(p, row_start(p, i), list);
    square commander = p->commander[p->side];
    bool across = commander != NOWHERE && past_line(p->side, square_y(p, commander));
    for (int d = 0; d < p->directions && across; d++)
        if (placement_extra(p, commander + p->step[d])) push_square(p, commander + p->step[d], list);
    if (p->hand[p->side][COMMANDER]) keep_calm(p, list);
    else if (!across) return;
    qsort(list->at, (size_t)list->n, sizeof *list->at, by_canon);
}

static bool row_has_room(const struct position *p, struct spot at)
{
    for (; at.x < START_SIDE + p->expansions; at.x++)
        if (p->cell[square_at(p, at)] == EMPTY) return true;
    return false;
}

static bool extra_exists(const struct position *p)
{
    square commander = p->commander[p->side];
    for (int d = 0; d < p->directions && commander != NOWHERE; d++) {
        square s = commander + p->step[d];
        if (p->cell[s] == EMPTY && placement_extra(p, s)) return true;
    }
    return false;
}

/* Whether any square is left for a reinforcement. Stops at the first one, so a big board costs nothing. */
bool placement_exists(const struct position *p)
{
    if (to_place(p, p->side) == 0) return false;
    for (int i = 0; i < row_count(p); i++)
        if (!past_line(p->side, row_start(p, i).y) && row_has_room(p, row_start(p, i))) return true;
    return extra_exists(p);
}

void placement_do(struct position *p, struct placement what, struct edits *ret_edits)
{
    int kind = what.promote ? what.promote : what.kind;
    *ret_edits = (struct edits){.n = 1,
                                .at = {what.at},
                                .was = {EMPTY},
                                .commander = {p->commander[0], p->commander[1]},
                                .score = {p->score[0], p->score[1]},
                                .reserve = {p->reserve[0], p->reserve[1]}};
    position_put(p, what.at, cell_single(p->side, kind));
    if (p->hand[p->side][what.kind]) hand_add(p, ret_edits, p->side, what.kind, -1);
    else p->reserve[p->side]--;
    p->score[p->side] += what.promote != NO_KIND;
    must(p->resting_n < p->resting_room);
    p->resting[p->resting_n++] = (struct resting){what.at, kind};
}

void placement_undo(struct position *p, const struct edits *edits)
{
    p->resting_n--;
    movement_undo(p, edits);
}
