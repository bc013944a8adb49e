/* stalemate.c - the verdict: tries one kind of proof after another (R10.4), and writes the verdict down (R10). */
#include "games/rulegame/stalemate.h"
#include "games/rulegame/stalemate_parts.h"
#include <string.h>

const struct stalemate_bounds STALEMATE_BOUNDS = {
    .memories = 200000, .nodes = 200000, .steps = STALEMATE_STEPS};

/* Deciding */

static bool *unsteady(struct ctx *c, const struct takers *t)
{
    bool *flags = pool_take_many(c->pool, (size_t)t->atoms, sizeof *flags);
    for (int a = 0; a < t->atoms; a++) flags[a] = t->role[a] != ROLE_STEADY;
    return flags;
}

static bool say(struct stalemate *s, enum stalemate_verdict verdict, enum stalemate_proof proof)
{
    s->verdict = verdict;
    s->proof = proof;
    return true;
}

/* Stuck with these columns: find the board that shows it. */
static bool say_stuck(struct takers *t, const uint64_t *cells, const uint64_t *left, struct stalemate *s,
                      enum stalemate_proof proof)
{
    fin_thin(t, cells, left, &s->witness);
    return say(s, STALEMATE_CAN, proof);
}

/* `fin` is known already. */
static void decide_reference(struct ctx *c, struct takers *t, struct stalemate *s, bool stays)
{
    s->reference_fin = s->fin;
    s->reference_can = stays;
    if (t->plain) return;
    uint64_t *left = pool_take_many(c->pool, (size_t)t->count, sizeof *left);
    s->reference_can = fin_full(t, takers_reference(c, t), left);
    s->reference_fin = left;
}

static struct allowance allowed(const struct takers *t, struct stalemate_bounds bounds)
{
    int64_t rest = (int64_t)t->work_max - (int64_t)t->work;
    return (struct allowance){bounds.nodes, rest > 0 ? rest : 0, (int64_t)t->once};
}

/* The verdict takes over the steps that the search has used. */
static void charge(struct stalemate *s, struct allowance before, struct allowance after)
{
    s->nodes = before.nodes - after.nodes;
    s->steps = before.steps - after.steps;
}

static bool look_at_rules(struct ctx *c, const struct program *program, const struct object_types *types,
                          struct stalemate_bounds bounds, struct takers *t, struct stalemate *s)
{
    *s = (struct stalemate){.witness = {.count = 0}};
    bool fine = takers_find(c, program, types, (uint64_t)(bounds.steps ? bounds.steps : STALEMATE_STEPS), t);
    s->steps = (int64_t)t->work;
    return fine;
}

/* For what the closures cannot decide: go through the memories, then look for a board. */
static void decide_by_search(struct ctx *c, struct takers *t, struct stalemate_bounds bounds,
                             struct stalemate *s)
{
    struct stands *stands = pool_take(c->pool, sizeof *stands);
    if (t->gs4) {
        stands_find(c, t, bounds.memories, stands);
        s->memories = stands->memories;
        if (stands->complete && stands->count == 0) {
            say(s, STALEMATE_CANNOT, PROOF_FROZEN_MEMORY);
            return;
        }
    } else if (last_frees(c, t, bounds.memories, &s->memories)) {
        say(s, STALEMATE_CANNOT, PROOF_FROZEN_MEMORY);
        return;
    }
    struct allowance all = allowed(t, bounds), left = all;
    bool found = witness_find(c, t, stands, &left, &s->witness);
    charge(s, all, left);
    if (found) say(s, STALEMATE_CAN, PROOF_WITNESS);
    else say(s, STALEMATE_UNKNOWN, PROOF_NONE);
}

static bool decide_all(struct ctx *c, struct takers *t, struct stalemate_bounds bounds, struct stalemate *s)
{
    uint64_t left[TYPES_MAX];
    uint64_t *all = pool_take_many(c->pool, (size_t)t->count, sizeof *all);
    s->fin = all;
    s->without_disappearing = t->woda;
    s->unsteady = unsteady(c, t);
    bool stays = fin_full(t, t->may, all);
    decide_reference(c, t, s, stays);
    if (stays) return say_stuck(t, t->may, all, s, PROOF_CLOSURE);
    if (t->woda) return say(s, STALEMATE_CANNOT, PROOF_CLOSURE);
    if (t->start && fin_full(t, t->start, left)) return say_stuck(t, t->start, left, s, PROOF_START);
    if (!fin_full(t, t->must, left)) return say(s, STALEMATE_CANNOT, PROOF_MUST);
    decide_by_search(c, t, bounds, s);
    return true;
}

bool stalemate_decide(struct ctx *c, const struct program *program, const struct object_types *types,
                      struct stalemate_bounds bounds, struct stalemate *s)
{
    struct takers t;
    if (!look_at_rules(c, program, types, bounds, &t, s)) return false;
    s->steps = 0;
    bool fine = decide_all(c, &t, bounds, s);
    s->steps += (int64_t)t.work;
    return fine;
}

/* One board */

static int type_of(const struct object_types *types, const struct piece *piece)
{
    for (int i = 0; i < types->count; i++)
        if (piece_alike(&types->piece[i], piece)) return i;
    return -1;
}

static void lay_out(const struct object_types *types, const struct board *board, uint64_t *ret_left,
                    struct stalemate_witness *w)
{
    memset(ret_left, 0, (size_t)types->count * sizeof *ret_left);
    for (int i = 0; i < board->count; i++) {
        int type = type_of(types, &board->piece[i]);
        must(type >= 0);
        ret_left[type] |= cell_bit(board->piece[i].cell);
        w->piece[i] = board->piece[i];
        w->type[i] = (int16_t)type;
    }
    w->count = board->count;
}

static bool decide_board(struct ctx *c, struct takers *t, const struct board *board,
                         struct stalemate_bounds bounds, struct stalemate *s)
{
    uint64_t left[TYPES_MAX];
    uint64_t *all = pool_take_many(c->pool, (size_t)t->count, sizeof *all);
    s->fin = all;
    s->without_disappearing = t->woda;
    s->unsteady = unsteady(c, t);
    lay_out(t->types, board, all, &s->witness);
    memcpy(left, all, (size_t)t->count * sizeof *left);
    bool contains = fin(t, t->may, all);
    if (!contains && !fin(t, t->must, left)) {
        s->witness.count = 0;
        return say(s, STALEMATE_CANNOT, t->woda ? PROOF_CLOSURE : PROOF_MUST);
    }
    struct allowance whole = allowed(t, bounds), rest = whole;
    bool stuck = ends_find(c, board, &rest, &s->witness);
    charge(s, whole, rest);
    if (contains) s->witness.fate = FATE_INEVITABLE;
    if (stuck || contains) return say(s, STALEMATE_CAN, contains ? PROOF_CLOSURE : PROOF_WITNESS);
    s->witness.count = 0;
    return rest.nodes > 0 && rest.steps > 0 ? say(s, STALEMATE_CANNOT, PROOF_PLAYED)
                                            : say(s, STALEMATE_UNKNOWN, PROOF_NONE);
}

bool stalemate_decide_board(struct ctx *c, const struct program *program, const struct board *board,
                            struct stalemate_bounds bounds, const struct object_types **ret_types,
                            struct stalemate *s)
{
    struct takers t;
    *ret_types = object_types_found(c, board->piece, board->count);
    if (!look_at_rules(c, program, *ret_types, bounds, &t, s)) return false;
    s->steps = 0;
    bool fine = decide_board(c, &t, board, bounds, s);
    s->steps += (int64_t)t.work;
    return fine;
}

/* Saving */

static json_object *moves_json(struct ctx *c, const struct stalemate_line *line)
{
    json_object *moves = json_new_array(c);
    for (int i = 0; i < line->count; i++) {
        json_object *move = json_new_array(c);
        json_push_int(move, line->move[i].piece);
        json_push_int(move, line->move[i].bucket);
        json_push(moves, move);
    }
    return moves;
}

static json_object *piece_json(struct ctx *c, const struct piece *piece, int type)
{
    json_object *json = json_new_array(c);
    json_push_int(json, piece->cell);
    if (piece->plain)
        for (int i = 0; i < piece->count; i++) json_push_text(json, piece->property[i].text);
    else json_push_int(json, type);
    return json;
}

static json_object *witness_json(struct ctx *c, const struct stalemate_witness *w)
{
    if (!w->count) return NULL;
    json_object *json = json_new_object(c), *board = json_new_array(c);
    for (int i = 0; i < w->count; i++) json_push(board, piece_json(c, &w->piece[i], w->type[i]));
    json_add(json, "board", board);
    json_add(json, "moves", moves_json(c, &w->stuck));
    if (w->fate == FATE_OPEN) json_add(json, "inevitable", NULL);
    else json_add_bool(json, "inevitable", w->fate == FATE_INEVITABLE);
    if (w->fate == FATE_AVOIDABLE) json_add(json, "clear", moves_json(c, &w->clear));
    return json;
}

/* The types that stay in a cell, as a number in hexadecimal. */
static const char *mask_text(struct ctx *c, const struct object_types *types, const uint64_t *fin, int cell)
{
    char *text = pool_take(c->pool, TYPES_MAX / 4 + 1), *at = text;
    for (int digit = (types->count - 1) / 4; digit >= 0; digit--) {
        int value = 0;
        for (int i = 0; i < 4 && 4 * digit + i < types->count; i++)
            value |= (int)(fin[4 * digit + i] >> (cell - 1) & 1) << i;
        if (value || at != text) *at++ = "0123456789abcdef"[value];
    }
    *at = 0;
    return text;
}

json_object *stalemate_masks(struct ctx *c, const struct object_types *types, const uint64_t *fin)
{
    json_object *masks = json_new_array(c);
    for (int cell = 1; cell <= CELLS; cell++) json_push_text(masks, mask_text(c, types, fin, cell));
    return masks;
}

static json_object *unsteady_json(struct ctx *c, const struct rule_set *rules, const bool *flags)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < rules->n_line; i++)
        for (int j = 0; j < rules->line[i].n_atom; j++) {
            if (!flags[rules->line[i].first + j]) continue;
            json_object *place = json_new_object(c);
            json_add_int(place, "line", i + 1);
            json_add_int(place, "atom", j + 1);
            json_push(list, place);
        }
    return list;
}

const char *stalemate_verdict_name(enum stalemate_verdict verdict)
{
    static const char *const NAMES[] = {"cannot_stalemate", "can_stalemate", "unknown"};
    return NAMES[verdict];
}

json_object *stalemate_json(struct ctx *c, const struct rule_set *rules, const struct object_types *types,
                            const struct stalemate *s)
{
    static const char *const PROOFS[] = {"none",          "closure", "start", "must",
                                         "frozen_memory", "witness", "played"};
    json_object *json = json_new_object(c);
    json_add_text(json, "verdict", stalemate_verdict_name(s->verdict));
    json_add_text(json, "proof", PROOFS[s->proof]);
    json_add_bool(json, "woda", s->without_disappearing);
    json_add(json, "disappearing", unsteady_json(c, rules, s->unsteady));
    json_add(json, "fin_w", stalemate_masks(c, types, s->fin));
    json_add(json, "witness", witness_json(c, &s->witness));
    if (s->reference_fin)
        json_add_text(json, "reference_verdict", s->reference_can ? "can_stalemate" : "no_stalemate");
    if (s->verdict != STALEMATE_UNKNOWN) return json;
    json_object *bounds = json_new_object(c);
    json_add_int(bounds, "memories", s->memories);
    json_add_int(bounds, "nodes", s->nodes);
    json_add(json, "bounds", bounds);
    return json;
}
