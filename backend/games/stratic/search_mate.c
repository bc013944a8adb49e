/* search_mate.c - captures of the Commander in this very turn: by one movement, a chain, or an operation (R4.3, R10).
 * */
#include "games/stratic/search.h"

static bool takes_at(const struct movement *m, square home)
{
    return (m->to == home && m->act == CAPTURE) || (m->then == home && m->then_act == CAPTURE);
}

/* On a line with the Commander, so that a piece there can matter to it. */
static bool is_aligned(const struct position *p, square at, square home)
{
    int dx = abs(square_x(p, at) - square_x(p, home)), dy = abs(square_y(p, at) - square_y(p, home));
    int dz = abs(square_z(p, at) - square_z(p, home)), most = dx > dy ? dx : dy;
    if (dz > most) most = dz;
    return (dx == 0 || dx == most) && (dy == 0 || dy == most) && (dz == 0 || dz == most);
}

/* Nothing else can open a line to the Commander or bring a piece onto one. */
static bool might_check(const struct position *p, const struct movement *m, square home)
{
    if (is_stack(p->cell[home])) return m->act == BREACH || m->then_act == BREACH;
    if (m->act == BREACH || m->then_act == BREACH) return true;
    return is_aligned(p, m->from, home) || is_aligned(p, m->to, home) ||
           (m->then != NOWHERE && is_aligned(p, m->then, home));
}

static square direction_to(const struct position *p, square from, square home, int *ret_distance,
                           bool *ret_straight)
{
    for (int d = 0; d < p->directions; d++) {
        square s = from + p->step[d];
        for (int i = 1; p->cell[s] != OFF_BOARD; i++, s += p->step[d])
            if (s == home) {
                *ret_distance = i;
                *ret_straight = d < p->straight;
                return p->step[d];
            }
    }
    return 0;
}

/* Nothing is between, except perhaps the piece that leaves. */
static bool is_clear(const struct position *p, square from, square home, square step, square leaving)
{
    for (square at = from + step; at != home; at += step)
        if (p->cell[at] != EMPTY && at != leaving) return false;
    return true;
}

bool strikes_at_commander(const struct search *s, const struct movement *m)
{
    const struct position *p = s->p;
    square home = p->commander[1 - p->side], to = m->then != NOWHERE ? m->then : m->to;
    int kind = m->promote ? m->promote : m->kind, distance = 0;
    bool straight = false, armed = kind == AGGRESSOR || kind == INTERDICTOR;
    if (!armed || home == NOWHERE || is_stack(p->cell[home]) || !is_aligned(p, to, home)) return false;
    square step = direction_to(p, to, home, &distance, &straight);
    if (!step) return false;
    bool raised = m->act == OCCUPY || is_stack(p->cell[to]), sliding = raised || kind == INTERDICTOR;
    if (!sliding && distance > (straight ? 3 : 2)) return false;
    return (raised && kind == INTERDICTOR) || is_clear(p, to, home, step, m->from);
}

int draw_score(const struct search *s, int side) { return side == s->root_side ? -s->contempt : s->contempt; }

/* The movements in the list that capture it: the first that wins, else one that draws. */
static bool finish(struct search *s, const struct movements *list, int ply, struct movement *ret_m,
                   int *ret_score)
{
    struct position *p = s->p;
    int side = p->side;
    square home = p->commander[1 - side];
    bool found = false;
    for (int i = 0; i < list->n && s->nodes < s->budget; i++) {
        struct edits edits;
        if (!takes_at(&list->at[i], home)) continue;
        node_do(s, &list->at[i], &edits);
        bool drawn = in_check(p, side); /* R10.2 */
        movement_undo(p, &edits);
        if (found && drawn) continue;
        found = true;
        *ret_m = list->at[i];
        *ret_score = drawn ? draw_score(s, side) : WON - ply - 1;
        if (!drawn) return true;
    }
    return found;
}

/* R4.3: any movement that leaves the Commander in check is followed by its capture. */
static bool finish_by_operation(struct search *s, int ply, struct turn *ret_turn, int *ret_score)
{
    struct position *p = s->p;
    square home = p->commander[1 - p->side];
    bool found = false;
    for (int i = 0; i < s->list.n && s->nodes < s->budget; i++) {
        const struct movement *m = &s->list.at[i];
        struct edits edits;
        struct movement last;
        int score = 0;
        if (takes_at(m, home) || !might_check(p, m, home)) continue;
        node_do(s, m, &edits);
        bool taken = false;
        if (in_check(p, 1 - p->side)) {
            s->second.n = 0;
            all_movements(p, &s->second);
            taken = finish(s, &s->second, ply, &last, &score);
        }
        movement_undo(p, &edits);
        if (!taken || (found && score <= *ret_score)) continue;
        found = true;
        *ret_turn = (struct turn){2, {*m, last}};
        *ret_score = score;
        if (score > WON_LEAST) return true;
    }
    return found;
}

bool take_commander(struct search *s, int ply, struct turn *ret_turn, int *ret_score)
{
    struct turn turn = {.n = 1}, operation;
    int score = 0;
    bool found = finish(s, &s->list, ply, &turn.m[0], ret_score);
    if (found) *ret_turn = turn;
    if ((found && *ret_score > WON_LEAST) || s->p->passes[s->p->side] < 2) return found;
    if (!finish_by_operation(s, ply, &operation, &score) || (found && score <= *ret_score)) return found;
    *ret_turn = operation;
    *ret_score = score;
    return true;
}
