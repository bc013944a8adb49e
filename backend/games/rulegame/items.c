/* items.c - attempts as items, and what a player knows as numbers (games/items.h). An order is one item. */
#include "games/items.h"
#include "games/rulegame/state.h"

enum { ITEM_MOVE, ITEM_PICK };
enum { WIDTH = 6, USUAL = PIECES_MAX * (BUCKETS + 1) };
enum { NOT_YET = -1, NAMED = 4 };

struct game_draft {
    const game_known *known;
    const struct known_seat *seat; /* the viewer's, or the only one a spectator sees; NULL: none */
    bool owes;
    uint8_t refused[PIECES_MAX];
    int8_t color[PIECES_MAX], shape[PIECES_MAX];
    game_order order;
};

static const struct column COLUMNS[] = {
    {"kind", "0: move the piece into the bucket, 1: pick it up and put it back"},
    {"piece", "the piece's number on this board, from 0"},
    {"bucket", "0 to 3; -1 for a pick"},
    {"cell", "the piece's cell, 1 to 36"},
    {"shape", "as in the observation"},
    {"color", "as in the observation"},
    {NULL, NULL},
};

static const struct observed OBSERVED[] = {
    {"seat",
     "one row for each seat",
     {{"you", "1: the observer"},
      {"open", "1: the seat's board is shown, in the block `piece` if it is the observer's"},
      {"owes", "1: it owes an attempt"},
      {"over", "1: its series is over"},
      {"boards", "boards finished"},
      {"attempts", "counted attempts of the series"},
      {"removed", "pieces removed in the series"},
      {"points", "points so far"},
      {"board_attempts",
       "counted attempts on the present board; -1 where it is not shown, as in the columns that "
       "follow"},
      {"board_done", "accepted moves on the present board"},
      {"half_errors", "errors on the present board, in halves"},
      {"streak", "accepted moves since the last failure"},
      {"mastery", "attempts until mastery; -1: not reached"},
      {NULL, NULL}}},
    {"piece",
     "one row for each piece number of the present board",
     {{"here", "1: it lies on the board"},
      {"cell", "its cell when it was dealt, 1 to 36; 0: there is no piece of this number"},
      {"shape", "1 square, 2 star, 3 circle, 4 triangle; any other: 5 and the number of the first piece of "
                "that shape"},
      {"color",
       "1 red, 2 black, 3 blue, 4 yellow; any other: 5 and the number of the first piece of that color"},
      {"movable", "1: it is not known to be immovable (with feedback fixed: it can be moved)"},
      {"refused", "the buckets that have refused it since the last accepted move: bit b for bucket b"},
      {"bucket", "the bucket it was accepted by, -1: none yet"},
      {"order", "how many pieces were removed before it, -1: it was not removed"},
      {NULL, NULL}}},
    {NULL, NULL, {{NULL, NULL}}},
};

static void rows(const struct variant *variant, json_object *options, int seats, int ret_rows[OBSERVED_MAX])
{
    (void)variant, (void)options;
    ret_rows[0] = seats;
    ret_rows[1] = PIECES_MAX;
}

/* Properties as numbers */

static const char *const SHAPE_NAMES[NAMED] = {"SQUARE", "STAR", "CIRCLE", "TRIANGLE"};
static const char *const COLOR_NAMES[NAMED] = {"RED", "BLACK", "BLUE", "YELLOW"};

/* Pieces made of shape and color have exactly these two, in this order; of others the first two stand in. */
static const struct property *property_at(const struct piece *piece, int which)
{
    return which < piece->count ? &piece->property[which] : NULL;
}

static int8_t property_number(const struct known_seat *seat, int i, int which, const char *const *names)
{
    const struct property *mine = property_at(&seat->piece[i], which);
    if (!mine) return 0;
    for (int n = 0; n < NAMED && seat->piece[i].plain; n++)
        if (strcmp(mine->text, names[n]) == 0) return (int8_t)(n + 1);
    for (int first = 0; first < i; first++) {
        const struct property *other = property_at(&seat->piece[first], which);
        if (other && strcmp(other->name, mine->name) == 0 && property_same(other, mine))
            return (int8_t)(NAMED + 1 + first);
    }
    return (int8_t)(NAMED + 1 + i);
}

/* Drafts */

static const struct known_seat *seat_seen(const game_known *known)
{
    int seat = known->viewer < known->seats ? known->viewer : 0;
    return known->seat[seat].open ? &known->seat[seat] : NULL;
}

static game_draft *begin(struct ctx *c, const game_known *known)
{
    game_draft *draft = pool_take(c->pool, sizeof *draft);
    draft->known = known;
    draft->seat = seat_seen(known);
    draft->owes = known->viewer < known->seats && known->owes >> known->viewer & 1;
    if (!draft->seat) return draft;
    known_refused(draft->seat, draft->refused);
    for (int i = 0; i < draft->seat->pieces; i++) {
        draft->shape[i] = property_number(draft->seat, i, 0, SHAPE_NAMES);
        draft->color[i] = property_number(draft->seat, i, 1, COLOR_NAMES);
    }
    return draft;
}

static void push(struct ctx *c, const game_draft *draft, int kind, int piece, int bucket,
                 struct item_table *table)
{
    int32_t *row = items_row(c, table);
    row[0] = kind;
    row[1] = piece;
    row[2] = bucket;
    row[3] = draft->seat->piece[piece].cell;
    row[4] = draft->shape[piece];
    row[5] = draft->color[piece];
}

/* What rulegame_legal lists: nothing that is known to be refused. */
static void list(struct ctx *c, game_draft *draft, struct item_table *table)
{
    items_begin(table, WIDTH);
    if (!draft->owes || !draft->seat) return;
    for (int i = 0; i < draft->seat->pieces; i++) {
        if (!(draft->seat->here & draft->seat->movable & 1ull << i)) continue;
        for (int bucket = 0; bucket < BUCKETS; bucket++)
            if (!(draft->refused[i] >> bucket & 1)) push(c, draft, ITEM_MOVE, i, bucket, table);
        if (!draft->known->terms.fixed && !draft->refused[i]) push(c, draft, ITEM_PICK, i, -1, table);
    }
}

static bool add(struct ctx *c, game_draft *draft, const int32_t *item)
{
    (void)c;
    draft->order = (game_order){.type = item[0] == ITEM_MOVE ? ORDER_MOVE : ORDER_PICK,
                                .piece = item[1],
                                .cell = -1,
                                .bucket = item[2],
                                .attempt = -1};
    return true;
}

static const game_order *order(struct ctx *c, const game_draft *draft)
{
    game_order *composed = pool_take(c->pool, sizeof *composed);
    *composed = draft->order;
    return composed;
}

/* Observations */

static int32_t *observe_seat(const game_known *known, int seat, int32_t *at)
{
    const struct known_seat *s = &known->seat[seat];
    *at++ = seat == known->viewer;
    *at++ = s->open;
    *at++ = known->owes >> seat & 1;
    *at++ = s->over;
    *at++ = s->board;
    *at++ = s->counted;
    *at++ = s->removed;
    *at++ = s->points;
    *at++ = s->open ? s->attempts : NOT_YET;
    *at++ = s->open ? s->done : NOT_YET;
    *at++ = s->open ? s->errors : NOT_YET;
    *at++ = s->open ? s->streak : NOT_YET;
    *at++ = s->open ? s->mastery : NOT_YET;
    return at;
}

static void find_removals(const struct known_seat *seat, int8_t bucket[PIECES_MAX], int8_t when[PIECES_MAX])
{
    int8_t removed = 0;
    memset(bucket, NOT_YET, PIECES_MAX);
    memset(when, NOT_YET, PIECES_MAX);
    for (int i = seat->first; i < seat->n_action; i++) {
        const struct action *action = &seat->action[i];
        if (action->kind != ACTION_MOVE || action->response != RESPONSE_ACCEPT) continue;
        bucket[action->piece] = action->bucket;
        when[action->piece] = removed++;
    }
}

static void observe(const game_draft *draft, int32_t *at)
{
    const struct known_seat *seat = draft->seat;
    int8_t bucket[PIECES_MAX], when[PIECES_MAX];
    for (int i = 0; i < draft->known->seats; i++) at = observe_seat(draft->known, i, at);
    memset(at, 0, PIECES_MAX * 8 * sizeof *at);
    if (!seat) return;
    find_removals(seat, bucket, when);
    for (int i = 0; i < seat->pieces; i++) {
        *at++ = seat->here >> i & 1;
        *at++ = seat->piece[i].cell;
        *at++ = draft->shape[i];
        *at++ = draft->color[i];
        *at++ = seat->movable >> i & 1 && draft->refused[i] != ALL_BUCKETS;
        *at++ = draft->refused[i];
        *at++ = bucket[i];
        *at++ = when[i];
    }
}

const struct game_items RULEGAME_ITEMS = {
    .columns = COLUMNS,
    .observed = OBSERVED,
    .usual = USUAL,
    .rows = rows,
    .begin = begin,
    .list = list,
    .add = add,
    .order = order,
    .observe = observe,
};
