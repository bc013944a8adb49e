/* setup.c - the secret placement before turn 1 (R3): presets, what a setup must be, and pieces on the board. */
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

static void count_row(struct census *n, const char *row)
{
    for (; *row; row++)
        if (*row != '.') n->all++, n->of[kind_of_letter(*row)]++;
}

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

/* Pieces by square become rows; the path of the first piece off its home or on a taken square, or NULL. */
static const char *rows_of_pieces(struct ctx *c, const game_order *order, int seat,
                                  char rows[2][START_SIDE + 1])
{
    for (int i = 0; i < order->place_n; i++) {
        struct spot at = order->place[i].at;
        int row = at.y == home_row(seat, true) ? 0 : at.y == home_row(seat, false) ? 1 : -1;
        bool home = row >= 0 && at.x >= 0 && at.x < START_SIDE && at.z == 0;
        if (!home || rows[row][at.x] != '.') return pool_print(c->pool, "/pieces/%d", i);
        rows[row][at.x] = kind_letter(order->place[i].kind);
    }
    return NULL;
}

/* R3.1: is it a setup? The canonical one is in rows. */
bool setup_judge(struct ctx *c, const game_order *order, int seat, struct verdicts *v,
                 game_order **ret_canonical)
{
    struct census n = {0};
    char rows[2][START_SIDE + 1] = {"..........", ".........."};
    const char *astray = NULL, *path = order->front ? "/front" : "/pieces";
    if (order->front) {
        if (!is_row(order->front))
            return refuse(c, v, 0, "/front", FAULT_BAD_FORMATION, "the front row is ten of F A I C .");
        if (!is_row(order->back))
            return refuse(c, v, 0, "/back", FAULT_BAD_FORMATION, "the back row is ten of F A I C .");
        count_row(&n, order->front);
        count_row(&n, order->back);
    } else {
        for (int i = 0; i < order->place_n; i++) n.all++, n.of[order->place[i].kind]++;
        astray = rows_of_pieces(c, order, seat, rows);
    }
    enum fault fault = army_fault(&n);
    if (fault) return refuse(c, v, 0, path, fault, fault_fact(fault)->title);
    if (astray) return refuse(c, v, 0, astray, FAULT_OFF_HOME, fault_fact(FAULT_OFF_HOME)->title);
    *ret_canonical = setup_order(c, order->front ? order->front : rows[0],
                                 order->front ? order->back : rows[1]);
    verdict_accept(c, v, 0, pool_print(c->pool, "%s/%s", (*ret_canonical)->front, (*ret_canonical)->back));
    return true;
}

static void lay_row(struct position *p, int seat, int y, const char *row)
{
    for (int x = 0; x < START_SIDE; x++)
        if (row[x] != '.')
            position_put(p, square_at(p, (struct spot){x, y, 0}), cell_single(seat, kind_of_letter(row[x])));
}

void setup_lay(struct position *p, int seat, const char *front, const char *back)
{
    lay_row(p, seat, home_row(seat, true), front);
    lay_row(p, seat, home_row(seat, false), back);
}
