/* opening.c - the openings of games: both formations, South's first, and the turns after them. Left and right are alike
 * in the rules, so of an opening and its mirror image the one counts in which South's Commander begins on the left; as a
 * row has ten squares, no formation is its own mirror image. In the cube there are too many setups to compare. */
#include "games/stratic/stratic.h"

enum { FORMATIONS = 2, ROW_TEXT = 2 * START_SIDE + 2 };

static int mirror_x(int x) { return START_SIDE - 1 - x; }

static void mirror_turn(game_order *order)
{
    for (int i = 0; i < order->place_n; i++) order->place[i].at.x = mirror_x(order->place[i].at.x);
    for (int i = 0; i < order->move_n; i++) {
        struct order_move *move = &order->move[i];
        move->from.x = mirror_x(move->from.x);
        move->to.x = mirror_x(move->to.x);
        move->then.x = mirror_x(move->then.x);
    }
}

/* A turn as it is written, or mirrored. "skip" stays. NULL: the text is none. */
static const char *turn_seen(struct ctx *c, const char *text, bool mirrored)
{
    game_order order = {0};
    const char *wrong;
    if (!mirrored || strcmp(text, "skip") == 0) return text;
    if (!turn_read(c, text, &order, &wrong)) return NULL;
    mirror_turn(&order);
    return turn_text(c, &order, 2);
}

/* Add a step; false: it is too long to be compared, or the last one. */
static bool add(struct ctx *c, struct opening *o, const char *step)
{
    if (!step || strlen(step) > OPENING_STEP) return false;
    o->step[o->n++] = pool_copy(c->pool, step);
    return o->n < OPENING_STEPS;
}

/* The rows of a seat as they stand on the board before the first turn. */
static const char *formation_of(struct ctx *c, const struct position *p, int seat, bool mirrored)
{
    char *text = pool_take(c->pool, ROW_TEXT);
    for (int row = 0; row < HOME_ROWS; row++)
        for (int x = 0; x < START_SIDE; x++) {
            int y = seat == SOUTH ? HOME_ROWS - 1 - row : NORTH_LINE + row;
            square s = square_at(p, (struct spot){mirrored ? mirror_x(x) : x, y, 0});
            int kind = CELL[p->cell[s]].base_kind;
            text[row * (START_SIDE + 1) + x] = kind == NO_KIND ? '.' : kind_letter(kind);
        }
    text[START_SIDE] = '/';
    text[ROW_TEXT - 1] = 0;
    return text;
}

bool stratic_opening_note(struct ctx *c, struct opening *o, int seat, const struct event *event,
                          const game_state *after)
{
    const struct position *p = after->position;
    (void)seat;
    if (event->kind != EVENT_TURN || !p || p->dims != 2) return false;
    if (o->n >= FORMATIONS) return add(c, o, turn_seen(c, after->last, o->mirrored));
    o->mirrored = square_x(p, p->commander[SOUTH]) >= START_SIDE / 2;
    return add(c, o, formation_of(c, p, SOUTH, o->mirrored)) &&
           add(c, o, formation_of(c, p, NORTH, o->mirrored));
}

/* Steps that were written */

static game_state *refuse_step(struct ctx *c, int n, const char *why)
{
    const char *detail = pool_print(c->pool, "after: step %d: %s", n + 1, why);
    forgive(c);
    fail(c, FAULT_BAD_REQUEST, "%s", detail);
    return NULL;
}

static const char *row_mirrored(struct ctx *c, const char *row)
{
    char *text = pool_copy(c->pool, row);
    for (int x = 0; x < START_SIDE; x++) text[x] = row[mirror_x(x)];
    return text;
}

/* A formation as it was written: two rows of ten. */
static bool formation_read(struct ctx *c, const char *text, game_order **ret)
{
    if (strlen(text) != ROW_TEXT - 1 || text[START_SIDE] != '/')
        return fail(c, FAULT_BAD_FORMATION,
                    "a formation is two rows of ten of F A I C . with / between them");
    *ret = setup_order(c, pool_copy_bytes(c->pool, text, START_SIDE), text + START_SIDE + 1);
    return true;
}

static bool formation_judge(struct ctx *c, const char *text, int seat, bool mirrored, game_order **ret)
{
    game_order *order = NULL;
    if (!formation_read(c, text, &order)) return false;
    if (mirrored) order = setup_order(c, row_mirrored(c, order->front), row_mirrored(c, order->back));
    return setup_judge(c, order, seat, 2, pool_take(c->pool, sizeof(struct verdicts)), ret);
}

/* Whether South's Commander is on the right of this text. */
static bool is_mirrored(const char *formation)
{
    const char *commander = strchr(formation, 'C');
    long at = commander ? (commander - formation) % (START_SIDE + 1) : 0;
    return at >= START_SIDE / 2;
}

/* The board with South's formation, and North's unless there is only one step. */
static bool reach_formations(struct ctx *c, game_state *s, const char *const *steps, int n, struct opening *o)
{
    o->mirrored = is_mirrored(steps[0]);
    s->position = position_new(c->pool, s->law, 2, 0, 2);
    s->position->max_expansions = expansions_most(s->max_expansions, 2);
    s->status = IN_PLAY;
    for (int seat = 0; seat < FORMATIONS && seat < n; seat++) {
        game_order *order = NULL;
        if (!formation_judge(c, steps[seat], seat, o->mirrored, &order))
            return refuse_step(c, seat, c->failure.detail) != NULL;
        setup_lay(s->position, seat, order);
        add(c, o, setup_text(c, order));
    }
    return true;
}

static bool reach_turn(struct ctx *c, game_state *s, const char *step, struct opening *o)
{
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    game_order *order = pool_take(c->pool, sizeof *order);
    const char *wrong;
    int side = s->position->side;
    *order = (game_order){.is_text = true};
    if (strcmp(step, "skip") == 0) {
        event.late = 1u << side;
    } else {
        if (!turn_read(c, step, order, &wrong)) return fail(c, FAULT_BAD_NOTATION, "%s", wrong);
        if (order->dims == 3) return fail(c, FAULT_BAD_NOTATION, "squares have two coordinates here");
        if (o->mirrored) mirror_turn(order);
        event.orders[side] = order;
    }
    if (!stratic_apply(c, s, &event, NULL, NULL)) return false;
    add(c, o, s->last);
    return true;
}

game_state *stratic_opening_reach(struct ctx *c, const struct setting *setting, const char *const *steps,
                                  int n, struct opening *ret)
{
    game_state *s = stratic_setup(c, setting);
    *ret = (struct opening){0};
    if (!s || n == 0) return s;
    if (!reach_formations(c, s, steps, n, ret)) return NULL;
    for (int i = FORMATIONS; i < n; i++)
        if (!reach_turn(c, s, steps[i], ret)) return refuse_step(c, i, c->failure.detail);
    return s;
}
