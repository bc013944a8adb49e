/* script.c - episodes played from a script, behind the door games/rules.h. */
#include "games/rules.h"
#include "games/rulegame/pieces.h"

const struct program *rules_ready(struct ctx *c, const char *text, size_t length, json_object **ret_error)
{
    struct rule_fault fault;
    const struct rule_set *rules = rule_set_read(c, text, length, &fault);
    if (rules) return program_new(c, rules);
    json_object *error = json_new_object(c);
    json_add_int(error, "line", fault.line);
    json_add_int(error, "column", fault.column);
    json_add_text(error, "code", fault.code);
    json_add_text(error, "message", fault.message);
    json_add_text(error, "hint", fault.hint);
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

/* ---- the board ---- */

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

/* ---- the moves ---- */

struct run {
    struct episode episode;
    int piece_of[PIECES_MAX]; /* by number in the script */
    int count;
};

/* The script's number of a piece as the episode's; numbers that mean none stay such. */
static int piece_meant(const struct run *run, int number)
{
    return number >= 0 && number < run->count ? run->piece_of[number] : number;
}

static bool move_play(struct ctx *c, struct run *run, json_object *move, json_object *codes)
{
    const char *kind = json_object_is_type(item(move, 0), json_type_string)
                           ? json_object_get_string(item(move, 0))
                           : "";
    int a, b = -1;
    bool pick = strcmp(kind, "p") == 0, cell = strcmp(kind, "c") == 0;
    if (!pick && !cell && strcmp(kind, "m") != 0)
        return fail(c, FAULT_BAD_REQUEST, "a move begins with \"m\", \"c\" or \"p\"");
    if (!int_item(move, 1, &a) || (!pick && !int_item(move, 2, &b)))
        return fail(c, FAULT_BAD_REQUEST,
                    "a move is [\"m\",piece,bucket], [\"c\",cell,bucket] or [\"p\",piece]");
    enum response response;
    if (cell) response = episode_move_cell(&run->episode, a, b);
    else if (pick) response = episode_pick(&run->episode, piece_meant(run, a));
    else response = episode_move(&run->episode, piece_meant(run, a), b);
    json_push_int(codes, response);
    return true;
}

json_object *rules_play(struct ctx *c, const struct program *program, json_object *script)
{
    enum { MOVES_MAX = 100000 };
    struct piece *piece = pool_take_many(c->pool, PIECES_MAX, sizeof *piece);
    struct run *run = pool_take(c->pool, sizeof *run);
    json_object *moves, *codes = json_new_array(c), *played = json_new_object(c);
    int old_place[PIECES_MAX];
    bool crowded;
    if (!board_read(c, script, piece, &run->count, &crowded) ||
        !pieces_sort(c, piece, run->count, crowded, old_place) ||
        !json_need_array(c, script, "moves", MOVES_MAX, &moves))
        return NULL;
    for (int i = 0; i < run->count; i++) run->piece_of[old_place[i]] = i;
    episode_start(&run->episode, board_new(c, program, piece, run->count, crowded));
    for (int i = 0; i < (int)json_object_array_length(moves); i++) {
        if (move_play(c, run, item(moves, i), codes)) continue;
        fail_at(c, pool_print(c->pool, "/moves/%d", i), "bad_request", c->failure.detail);
        return NULL;
    }
    json_add(played, "codes", codes);
    json_add_int(played, "finish", run->episode.finish);
    json_add_int(played, "attempts", run->episode.attempts);
    json_add_int(played, "done", run->episode.done);
    return played;
}
