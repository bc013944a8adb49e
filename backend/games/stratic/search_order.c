/* search_order.c - what Marshal tries in a position, and in which order: the earlier the cutoffs come, the deeper it
 * searches. */
#include "games/stratic/search.h"

enum {
    FIRST = 1 << 28,
    GOOD = 1 << 24,
    KILLER = 1 << 22,
    EVEN = 1 << 21,
    BAD = -(1 << 20),
    HISTORY_MOST = 1 << 18
};

bool same_movement(const struct movement *a, const struct movement *b)
{
    return a->from == b->from && a->to == b->to && a->then == b->then && a->kind == b->kind &&
           a->act == b->act && a->promote == b->promote;
}

bool movement_is_loud(const struct movement *m)
{
    return m->act == CAPTURE || m->act == CRUSH || m->act == BREACH || m->promote != NO_KIND;
}

/* Gains */

static int victim_worth(const struct position *p, square at)
{
    const struct cell_fact *f = &CELL[p->cell[at]];
    return piece_worth(f->top_kind != NO_KIND ? f->top_kind : f->base_kind);
}

static int breach_gain(const struct position *p, square at, int kind)
{
    enum { LAID_BARE = 250 };
    int fortifier = CELL[p->cell[at]].base_seat == p->side ? -100 : 100;
    return LAID_BARE + fortifier - piece_worth(kind);
}

int movement_gain(const struct search *s, const struct movement *m)
{
    const struct position *p = s->p;
    square last = m->then != NOWHERE ? m->then : m->to;
    int kind = m->promote ? m->promote : m->kind, gain = 0;
    if (m->act == SWAP || m->kind == COMMANDER) return m->act == CAPTURE ? victim_worth(p, m->to) : 0;
    if (m->act == CAPTURE) gain += victim_worth(p, m->to);
    if (m->act == CRUSH) gain += piece_worth(FORTIFIER);
    if (m->act == BREACH) return breach_gain(p, m->to, m->kind);
    if (m->then_act == BREACH) return gain + breach_gain(p, m->then, m->kind);
    if (m->then_act == CAPTURE) gain += victim_worth(p, m->then);
    if (m->promote) gain += piece_worth(kind) - piece_worth(FORTIFIER);
    int taker = cheapest_taker(&s->field, 1 - p->side, last, kind);
    return taker == NO_KIND ? gain : gain - piece_worth(kind);
}

/* Move ordering */

static int *history_of(struct search *s, const struct movement *m)
{
    return &s->history[s->p->side][m->kind][(m->to ^ m->to >> 10 ^ m->from * 7) & 1023];
}

void killer_store(struct search *s, int ply, const struct turn *turn, int depth)
{
    if (turn->n != 1 || movement_is_loud(&turn->m[0])) return;
    struct turn *killer = s->killer[ply];
    if (!same_movement(&killer[0].m[0], &turn->m[0])) killer[1] = killer[0], killer[0] = *turn;
    int *history = history_of(s, &turn->m[0]);
    *history += depth * depth;
    if (*history > HISTORY_MOST) *history /= 2;
}

/* A quiet movement: out of danger, into the midboard, not where it would be lost. */
static int quiet_order(const struct search *s, const struct movement *m, int gain)
{
    const struct position *p = s->p;
    int foe = 1 - p->side, order = 0;
    if (m->kind != COMMANDER && cheapest_taker(&s->field, foe, m->from, m->kind) != NO_KIND)
        order += piece_worth(m->kind);
    if (strikes_at_commander(s, m)) order += 300;
    order += 30 * (is_midboard(p, m->to) - is_midboard(p, m->from)) + 40 * (m->act == OCCUPY);
    bool guarded = cheapest_taker(&s->field, p->side, m->to, AGGRESSOR) != NO_KIND;
    return order + (guarded ? gain / 3 : gain);
}

static int order_of(struct search *s, int ply, const struct movement *m, const struct movement *best)
{
    int gain = movement_gain(s, m);
    if (best && same_movement(m, best)) return FIRST;
    if (movement_is_loud(m)) return gain > 0 ? GOOD + gain : gain == 0 ? EVEN : BAD + gain;
    for (int i = 0; i < 2; i++)
        if (s->killer[ply][i].n && same_movement(m, &s->killer[ply][i].m[0])) return KILLER - i;
    return *history_of(s, m) + 16 * quiet_order(s, m, gain);
}

/* The list */

static void push(struct search *s, struct choices *list, struct turn turn, int order)
{
    if (list->n == list->room) {
        struct choice *more = pool_take_many(s->pool, (size_t)list->room * 2 + 256, sizeof *more);
        if (list->n) memcpy(more, list->at, (size_t)list->n * sizeof *more);
        list->at = more;
        list->room = 2 * list->room + 256;
    }
    list->at[list->n++] = (struct choice){turn, order};
}

/* In check: keep the movements that end it; false when there are none. */
static bool keep_safe(struct search *s)
{
    int kept = 0;
    for (int i = 0; i < s->list.n; i++)
        if (movement_is_safe(s->p, &s->list.at[i])) {
            struct movement m = s->list.at[i];
            s->list.at[i] = s->list.at[kept];
            s->list.at[kept++] = m;
        }
    if (kept) s->list.n = kept;
    return kept > 0;
}

bool list_choices(struct search *s, int ply, enum wanted wanted, const struct movement *best)
{
    struct choices *list = &s->choices[ply];
    bool calm = is_safe(s->p, s->p->side), need = calm || keep_safe(s);
    list->n = 0;
    for (int i = 0; i < s->list.n; i++) {
        const struct movement *m = &s->list.at[i];
        if (wanted == LOUD_TURNS && (!movement_is_loud(m) || movement_gain(s, m) < 0)) continue;
        push(s, list, (struct turn){1, {*m}}, order_of(s, ply, m, best));
    }
    if (wanted == ALL_TURNS && (calm || !need)) push(s, list, (struct turn){0}, BAD / 4);
    return need;
}

/* Operations */

static void drop_weakest(struct choices *list, int from, int most)
{
    if (list->n - from <= most) return;
    int weakest = from;
    for (int i = from; i < list->n; i++)
        if (list->at[i].order < list->at[weakest].order) weakest = i;
    list->at[weakest] = list->at[--list->n];
}

/* What can follow the first movement of a turn, which has been made already. */
static void list_seconds(struct search *s, struct choices *list, struct turn turn, int first, int from,
                         int most, enum wanted wanted)
{
    turn.n = 2;
    s->second.n = 0;
    if (!commander_fell(s->p)) all_movements(s->p, &s->second);
    for (int i = 0; i < s->second.n; i++) {
        const struct movement *m = &s->second.at[i];
        int gain = first + movement_gain(s, m);
        if (!movement_is_loud(m) && (wanted == LOUD_TURNS || !strikes_at_commander(s, m))) continue;
        turn.m[1] = *m;
        push(s, list, turn, gain > 0 ? GOOD + gain : BAD + gain);
        drop_weakest(list, from, most);
    }
}

void list_operations(struct search *s, int ply, int most, enum wanted wanted)
{
    struct choices *list = &s->choices[ply];
    int singles = list->n;
    for (int i = 0; i < singles && s->nodes < s->budget; i++) {
        struct turn turn = list->at[i].turn;
        struct edits edits;
        if (turn.n != 1) continue;
        int gain = movement_gain(s, &turn.m[0]);
        if (wanted == LOUD_TURNS && (!movement_is_loud(&turn.m[0]) || gain < 0)) continue;
        node_do(s, &turn.m[0], &edits);
        list_seconds(s, list, turn, gain, singles, most, wanted);
        movement_undo(s->p, &edits);
    }
}

void choice_next(struct choices *list, int i)
{
    int best = i;
    for (int j = i + 1; j < list->n; j++)
        if (list->at[j].order > list->at[best].order) best = j;
    struct choice first = list->at[i];
    list->at[i] = list->at[best];
    list->at[best] = first;
}
