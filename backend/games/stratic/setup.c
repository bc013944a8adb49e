/* setup.c - the secret placement before turn 1 (R3): presets, the requirements of a setup, its forms, and placing its
 * pieces on the board. */
#include "games/stratic/state.h"

const struct formation PRESET[PRESETS] = {
    {"wall", "FFFFFFFFFF", "AAA.CIAAAA"},
    {"phalanx", "AFAFFFFAFA", "FFAACIAF.F"},
    {"horns", "AAFFFFFFAA", "AIFF.FCFFA"},
};

/* The row of a seat's front or back line. */
static int home_row(int seat, bool front) { return seat == SOUTH ? (front ? 1 : 0) : (front ? 8 : 9); }

static bool is_row(const char *row)
{
    return strlen(row) == START_SIDE && strspn(row, "FAIC.") == START_SIDE;
}

struct census {
    int all, of[FORTIFIER + 1];
};

/* R1, in the order of R13.5. */
static enum fault army_fault(const struct census *n)
{
    if (n->all != ARMY) return FAULT_SETUP_COUNT;
    if (n->of[COMMANDER] != 1) return FAULT_SETUP_COMMANDER;
    if (n->of[INTERDICTOR] != 1) return FAULT_SETUP_INTERDICTOR;
    if (n->of[FORTIFIER] == 0 || n->of[AGGRESSOR] == 0) return FAULT_SETUP_KINDS;
    return FAULT_NONE;
}

game_order *setup_order(struct ctx *c, const char *front, const char *back)
{
    game_order *order = pool_take(c->pool, sizeof *order);
    *order = (game_order){
        .is_setup = true, .front = pool_copy(c->pool, front), .back = pool_copy(c->pool, back)};
    return order;
}

/* Home squares of both boards: two rows, ten files, and in the cube ten levels (R12.8). */
static bool is_home(struct spot at, int seat, int dims)
{
    bool row = at.y == home_row(seat, true) || at.y == home_row(seat, false);
    int levels = dims == 2 ? 1 : START_SIDE;
    return row && at.x >= 0 && at.x < START_SIDE && at.z >= 0 && at.z < levels;
}

static int compare(int a, int b) { return (a > b) - (a < b); }

static int by_square(const void *one, const void *other)
{
    const struct order_place *a = one, *b = other;
    int order = compare(a->at.z, b->at.z);
    if (!order) order = compare(a->at.y, b->at.y);
    return order ? order : compare(a->at.x, b->at.x);
}

/* Rows as pieces: on the flat board, or on the usual level of the cube. */
static void lay_out(struct ctx *c, const game_order *order, int seat, int dims, game_order *ret)
{
    const char *rows[2] = {order->front, order->back};
    ret->place = pool_take_many(c->pool, HOME, sizeof *ret->place);
    for (int row = 0; row < 2; row++)
        for (int x = 0; x < START_SIDE; x++) {
            struct spot at = {x, home_row(seat, row == 0), dims == 2 ? 0 : LEVEL_USUAL};
            if (rows[row][x] != '.')
                ret->place[ret->place_n++] = (struct order_place){at, kind_of_letter(rows[row][x]), NO_KIND};
        }
}

/* The path of the first piece that is outside its home or on a taken square, or NULL. */
static const char *astray(struct ctx *c, const game_order *order, int seat, int dims)
{
    bool taken[START_SIDE][HOME_ROWS][START_SIDE] = {0};
    for (int i = 0; i < order->place_n; i++) {
        struct spot at = order->place[i].at;
        bool *here = is_home(at, seat, dims) ? &taken[at.z][at.y == home_row(seat, true)][at.x] : NULL;
        if (!here || *here) return pool_print(c->pool, "/pieces/%d", i);
        *here = true;
    }
    return NULL;
}

static game_order *rows_order(struct ctx *c, const game_order *pieces, int seat)
{
    char rows[2][START_SIDE + 1] = {"..........", ".........."};
    for (int i = 0; i < pieces->place_n; i++) {
        const struct order_place *place = &pieces->place[i];
        rows[place->at.y != home_row(seat, true)][place->at.x] = kind_letter(place->kind);
    }
    return setup_order(c, rows[0], rows[1]);
}

static bool rows_are_sound(struct ctx *c, const game_order *order, struct verdicts *v)
{
    if (order->front && !is_row(order->front))
        return refuse(c, v, 0, "/front", FAULT_BAD_FORMATION, "the front row is ten of F A I C .");
    if (order->front && !is_row(order->back))
        return refuse(c, v, 0, "/back", FAULT_BAD_FORMATION, "the back row is ten of F A I C .");
    return true;
}

bool setup_judge(struct ctx *c, const game_order *order, int seat, int dims, struct verdicts *v,
                 game_order **ret_canonical)
{
    struct census n = {0};
    game_order pieces = {.is_setup = true, .dims = dims};
    if (!rows_are_sound(c, order, v)) return false;
    if (order->front) {
        lay_out(c, order, seat, dims, &pieces);
    } else {
        pieces.place_n = order->place_n;
        pieces.place = pool_take_many(c->pool, (size_t)order->place_n + 1, sizeof *pieces.place);
        if (order->place_n) memcpy(pieces.place, order->place, (size_t)order->place_n * sizeof *pieces.place);
    }
    for (int i = 0; i < pieces.place_n; i++) n.all++, n.of[pieces.place[i].kind]++;
    enum fault fault = army_fault(&n);
    if (fault) return refuse(c, v, 0, order->front ? "/front" : "/pieces", fault, fault_fact(fault)->title);
    const char *path = astray(c, &pieces, seat, dims);
    if (path) return refuse(c, v, 0, path, FAULT_OFF_HOME, fault_fact(FAULT_OFF_HOME)->title);
    if (dims == 2) {
        *ret_canonical = rows_order(c, &pieces, seat);
    } else {
        qsort(pieces.place, (size_t)pieces.place_n, sizeof *pieces.place, by_square);
        *ret_canonical = pool_take(c->pool, sizeof pieces);
        **ret_canonical = pieces;
    }
    verdict_accept(c, v, 0, setup_text(c, *ret_canonical));
    return true;
}

static void lay_row(struct position *p, int seat, int y, const char *row)
{
    for (int x = 0; x < START_SIDE; x++)
        if (row[x] != '.')
            position_put(p, square_at(p, (struct spot){x, y, 0}), cell_single(seat, kind_of_letter(row[x])));
}

void setup_lay(struct position *p, int seat, const game_order *setup)
{
    if (setup->front) {
        lay_row(p, seat, home_row(seat, true), setup->front);
        lay_row(p, seat, home_row(seat, false), setup->back);
    }
    for (int i = 0; i < setup->place_n; i++)
        position_put(p, square_at(p, setup->place[i].at), cell_single(seat, setup->place[i].kind));
}

/* As text and JSON */

const char *setup_text(struct ctx *c, const game_order *setup)
{
    if (setup->front) return pool_print(c->pool, "%s/%s", setup->front, setup->back);
    size_t room = (size_t)(setup->place_n + 1) * (NAME_MAX + 4), used = 0;
    char *text = pool_take(c->pool, room), name[NAME_MAX];
    *text = 0;
    for (int i = 0; i < setup->place_n; i++)
        used += (size_t)snprintf(text + used, room - used, "%s%c@%s", i ? "," : "",
                                 kind_letter(setup->place[i].kind),
                                 spot_name(setup->place[i].at, setup->dims, name));
    return text;
}

bool setup_read(struct ctx *c, const char *text, game_order *order, const char **ret_wrong)
{
    order->place = pool_take_many(c->pool, strlen(text) / 4 + 2, sizeof *order->place);
    for (;; text++) {
        struct order_place place = {.kind = kind_of_letter(*text)};
        const char *at = text + 2;
        bool level, read = place.kind && text[1] == '@' && spot_read(&at, &place.at, &level);
        int dims = read && level ? 3 : 2;
        if (order->dims == 0) order->dims = dims;
        if (!read || order->dims != dims || (*at && *at != ',')) {
            *ret_wrong = pool_print(c->pool,
                                    "piece %d of the setup: a kind and a square, as in C@e1.5, parted "
                                    "by commas",
                                    order->place_n + 1);
            return false;
        }
        order->place[order->place_n++] = place;
        text = at;
        if (!*text) return true;
    }
}

void setup_members(struct ctx *c, const game_order *setup, json_object *o)
{
    if (setup->front) {
        json_add_text(o, "front", setup->front);
        json_add_text(o, "back", setup->back);
        return;
    }
    json_object *pieces = json_new_array(c);
    for (int i = 0; i < setup->place_n; i++) {
        json_object *piece = json_new_object(c);
        json_add_text(piece, "kind", (char[]){kind_letter(setup->place[i].kind), 0});
        json_add(piece, "at", spot_json(c, setup->place[i].at, setup->dims));
        json_push(pieces, piece);
    }
    json_add(o, "pieces", pieces);
}
