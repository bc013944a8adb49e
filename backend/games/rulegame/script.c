/* script.c - episodes played from a script. */
#include "games/rulegame/pieces.h"
#include "games/rulegame/rule_sets.h"
#include <string.h>

const struct program *rules_ready(struct ctx *c, const char *text, size_t length, json_object **ret_error)
{
    struct rule_fault fault;
    const struct rule_set *rules = rule_set_read(c, text, length, &fault);
    if (rules) return program_new(c, rules);
    json_object *error = json_new_object(c);
    json_add_int(error, "line", fault.line);
    json_add_int(error, "column", fault.column);
    finding_add(error,
                &(struct finding){true, fault.code, fault.reason, fault.message, fault.hint, fault.params});
    *ret_error = error;
    return NULL;
}

static json_object *item(json_object *list, int i)
{
    bool is_list = json_object_is_type(list, json_type_array);
    return is_list ? json_object_array_get_idx(list, (size_t)i) : NULL;
}

static bool int_item(json_object *list, int i, int *ret_number)
{
    json_object *it = item(list, i);
    int64_t number = json_object_get_int64(it);
    if (!json_object_is_type(it, json_type_int) || number < INT32_MIN || number > INT32_MAX) return false;
    *ret_number = (int)number;
    return true;
}

/* The board */

static bool row_read(struct ctx *c, json_object *row, json_object *objects, struct piece *ret_piece)
{
    int cell, object;
    if (!int_item(row, 0, &cell))
        return fail(c, FAULT_BAD_REQUEST, "a piece begins with the number of its cell");
    if (objects) {
        if (!int_item(row, 1, &object) || object < 0 || (size_t)object >= json_object_array_length(objects))
            return fail(c, FAULT_BAD_REQUEST, "a piece is [cell, number of an object]");
        return piece_properties(c, cell, item(objects, object), ret_piece);
    }
    if (!json_object_is_type(item(row, 1), json_type_string) ||
        !json_object_is_type(item(row, 2), json_type_string))
        return fail(c, FAULT_BAD_REQUEST, "a piece is [cell, shape, color]");
    return piece_plain(c, cell, json_object_get_string(item(row, 1)), json_object_get_string(item(row, 2)),
                       ret_piece);
}

bool board_read(struct ctx *c, json_object *script, struct piece *piece, int *ret_count, bool *ret_crowded)
{
    json_object *rows, *objects = json_member(script, "objects");
    *ret_crowded = false;
    if (!json_need_object(c, script, "a script") || !json_may_bool(c, script, "crowded", ret_crowded))
        return false;
    if (objects && !json_object_is_type(objects, json_type_array))
        return fail(c, FAULT_BAD_REQUEST, "objects: must be a list of objects");
    if (!json_need_array(c, script, "board", PIECES_MAX, &rows)) return false;
    *ret_count = (int)json_object_array_length(rows);
    if (*ret_count == 0) return fail(c, FAULT_BAD_REQUEST, "board: there must be a piece");
    for (int i = 0; i < *ret_count; i++) {
        if (row_read(c, item(rows, i), objects, &piece[i])) continue;
        fail_at(c, pool_print(c->pool, "/board/%d", i), "bad_request", c->failure.detail);
        return false;
    }
    return true;
}

/* The moves */

enum { MOVES_MAX = 100000, TRIED_MAX = 1000 };

struct action {
    char kind; /* m, c, p */
    int a, b;
};

struct run {
    const struct board *board;
    int old_place[PIECES_MAX]; /* by piece of the episode: where the board lists it */
    int count;
    struct action *action;
};

static bool action_read(struct ctx *c, json_object *move, struct action *ret_action)
{
    const char *kind = json_object_is_type(item(move, 0), json_type_string)
                           ? json_object_get_string(item(move, 0))
                           : "";
    *ret_action = (struct action){.kind = *kind, .b = -1};
    if (!*kind || kind[1] || !strchr("mcp", *kind))
        return fail(c, FAULT_BAD_REQUEST, "a move begins with \"m\", \"c\" or \"p\"");
    if (!int_item(move, 1, &ret_action->a) || (*kind != 'p' && !int_item(move, 2, &ret_action->b)))
        return fail(c, FAULT_BAD_REQUEST,
                    "a move is [\"m\",piece,bucket], [\"c\",cell,bucket] or [\"p\",piece]");
    return true;
}

/* The script numbers pieces as its board lists them, the episode by cell. Numbers that mean no piece are left
 * unchanged. */
static bool actions_read(struct ctx *c, json_object *moves, const int *old_place, int pieces, struct run *run)
{
    int piece_of[PIECES_MAX];
    run->count = (int)json_object_array_length(moves);
    run->action = pool_take_many(c->pool, (size_t)run->count + 1, sizeof *run->action);
    for (int i = 0; i < pieces; i++) piece_of[old_place[i]] = i;
    for (int i = 0; i < run->count; i++) {
        struct action *action = &run->action[i];
        if (!action_read(c, item(moves, i), action)) {
            fail_at(c, pool_print(c->pool, "/moves/%d", i), "bad_request", c->failure.detail);
            return false;
        }
        if (action->kind != 'c' && action->a >= 0 && action->a < pieces) action->a = piece_of[action->a];
    }
    return true;
}

static bool run_read(struct ctx *c, const struct program *program, json_object *script, size_t moves_max,
                     struct run *run)
{
    struct piece *piece = pool_take_many(c->pool, PIECES_MAX, sizeof *piece);
    json_object *moves;
    int pieces = 0;
    bool crowded;
    if (!board_read(c, script, piece, &pieces, &crowded) ||
        !pieces_sort(c, piece, pieces, crowded, run->old_place) ||
        !json_need_array(c, script, "moves", moves_max, &moves) ||
        !actions_read(c, moves, run->old_place, pieces, run))
        return false;
    run->board = board_new(c, program, piece, pieces, crowded);
    return true;
}

static enum response act(struct episode *e, const struct action *action)
{
    if (action->kind == 'c') return episode_move_cell(e, action->a, action->b);
    return action->kind == 'p' ? episode_pick(e, action->a) : episode_move(e, action->a, action->b);
}

static void run_play(struct ctx *c, const struct run *run, struct episode *e, json_object *answer)
{
    json_object *codes = json_new_array(c);
    episode_start(e, run->board);
    for (int i = 0; i < run->count; i++) json_push_int(codes, act(e, &run->action[i]));
    json_add(answer, "codes", codes);
    json_add_int(answer, "finish", e->finish);
    json_add_int(answer, "attempts", e->attempts);
    json_add_int(answer, "done", e->done);
}

json_object *rules_play(struct ctx *c, const struct program *program, json_object *script)
{
    struct run run = {0};
    struct episode *e = pool_take(c->pool, sizeof *e);
    json_object *played = json_new_object(c);
    if (!run_read(c, program, script, MOVES_MAX, &run)) return NULL;
    run_play(c, &run, e, played);
    return played;
}

/* The buckets that accept each piece now, in the order in which the board lists the pieces; null: it was removed. */
static json_object *accepts_json(struct ctx *c, const struct run *run, const struct episode *e)
{
    json_object *of[PIECES_MAX] = {0}, *list = json_new_array(c);
    for (int i = 0; i < run->board->count; i++) {
        if (!episode_has(e, i)) continue;
        json_object *buckets = of[run->old_place[i]] = json_new_array(c);
        uint8_t mask = e->finish == FINISH_NONE ? episode_buckets(e, i) : 0;
        for (int b = 0; b < BUCKETS; b++)
            if (mask >> b & 1) json_push_int(buckets, b);
    }
    for (int i = 0; i < run->board->count; i++) json_push(list, of[i]);
    return list;
}

json_object *rules_try(struct ctx *c, const char *text, size_t length, json_object *script)
{
    struct run run = {0};
    struct episode *e = pool_take(c->pool, sizeof *e);
    json_object *answer = json_new_object(c), *error = NULL;
    const struct program *program = rules_ready(c, text, length, &error);
    json_add_bool(answer, "ok", program != NULL);
    if (!program) {
        json_add(answer, "error", error);
        return answer;
    }
    if (!run_read(c, program, script, TRIED_MAX, &run)) return NULL;
    run_play(c, &run, e, answer);
    json_add_int(answer, "line", e->line + 1);
    json_add(answer, "accepts", accepts_json(c, &run, e));
    return answer;
}

int64_t rules_repeat(struct ctx *c, const struct program *program, json_object *script, int times)
{
    struct run run = {0};
    struct episode *e = pool_take(c->pool, sizeof *e);
    int64_t attempts = 0;
    if (!run_read(c, program, script, MOVES_MAX, &run)) return -1;
    for (int n = 0; n < times; n++) {
        episode_start(e, run.board);
        for (int i = 0; i < run.count; i++) act(e, &run.action[i]);
        attempts += e->attempts;
    }
    return attempts;
}
