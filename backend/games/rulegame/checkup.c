/* checkup.c - checks a rule set: whether it parses, whether it can stalemate, and with which pieces. */
#include "games/rulegame/pieces.h"
#include "games/rulegame/rule_sets.h"
#include "games/rulegame/stalemate.h"

enum { BOARDS_MAX = 200, NODES_OF_BOARDS = 20000 };

static bool refuse_at(struct ctx *c, const char *path, const char *hint)
{
    const char *why = pool_copy(c->pool, hint);
    forgive(c);
    fail(c, FAULT_BAD_REQUEST, "%s: %s", path, why);
    fail_at(c, path, "bad_request", why);
    return false;
}

/* Choice of pieces */

static bool names_read(struct ctx *c, json_object *objects, const char *key, const char **names,
                       int *ret_count)
{
    json_object *list;
    if (!json_need_array(c, objects, key, NAMES_MAX, &list)) return false;
    *ret_count = (int)json_object_array_length(list);
    for (int i = 0; i < *ret_count; i++) {
        json_object *name = json_object_array_get_idx(list, (size_t)i);
        bool text = json_object_is_type(name, json_type_string);
        names[i] = text ? plain_name(c, json_object_get_string(name)) : NULL;
        for (int j = 0; j < i && names[i]; j++)
            if (strcmp(names[j], names[i]) == 0) names[i] = NULL;
        if (names[i]) continue;
        return refuse_at(c, pool_print(c->pool, "/objects/%s/%d", key, i),
                         "a name of its own: letters, digits and _, with - or / between them");
    }
    return *ret_count > 0 || refuse_at(c, pool_print(c->pool, "/objects/%s", key), "name one at least");
}

static const struct object_types *plain_read(struct ctx *c, json_object *objects)
{
    const char *shapes[NAMES_MAX], *colors[NAMES_MAX];
    int n_shape, n_color;
    bool fine = names_read(c, objects, "shapes", shapes, &n_shape) &&
                names_read(c, objects, "colors", colors, &n_color);
    return fine ? object_types_plain(c, shapes, n_shape, colors, n_color) : NULL;
}

static const struct object_types *listed_read(struct ctx *c, json_object *list)
{
    int count = (int)json_object_array_length(list);
    if (count < 1 || count > TYPES_MAX) {
        refuse_at(c, "/objects", pool_print(c->pool, "list 1 to %d objects", TYPES_MAX));
        return NULL;
    }
    struct piece *piece = pool_take_many(c->pool, (size_t)count, sizeof *piece);
    for (int i = 0; i < count; i++)
        if (!piece_properties(c, 1, json_object_array_get_idx(list, (size_t)i), &piece[i])) {
            refuse_at(c, pool_print(c->pool, "/objects/%d", i), c->failure.detail);
            return NULL;
        }
    return object_types_found(c, piece, count);
}

static const struct object_types *types_read(struct ctx *c, const struct rule_set *rules,
                                             json_object *objects)
{
    bool text = json_object_is_type(objects, json_type_string);
    const char *word = !objects ? "legacy" : text ? json_object_get_string(objects) : "";
    if (strcmp(word, "legacy") == 0) return object_types_legacy();
    if (strcmp(word, "mentioned") == 0) return object_types_mentioned(c, rules);
    if (json_object_is_type(objects, json_type_array)) return listed_read(c, objects);
    if (json_object_is_type(objects, json_type_object)) return plain_read(c, objects);
    refuse_at(c, "/objects",
              "\"legacy\", \"mentioned\", {\"shapes\":[...],\"colors\":[...]}, or a list of objects");
    return NULL;
}

static json_object *types_json(struct ctx *c, const struct object_types *types)
{
    json_object *json = json_new_object(c), *shapes = json_new_array(c), *colors = json_new_array(c);
    if (!types->colors) {
        json_add_int(json, "objects", types->count);
        return json;
    }
    for (int i = 0; i < types->count; i += types->colors)
        json_push_text(shapes, types->piece[i].property[0].text);
    for (int i = 0; i < types->colors; i++) json_push_text(colors, types->piece[i].property[1].text);
    json_add(json, "shapes", shapes);
    json_add(json, "colors", colors);
    return json;
}

static json_object *lacks_json(struct ctx *c, const struct rule_set *rules, const struct object_types *types)
{
    const char *name[OBJECT_LACKS_MAX];
    json_object *list = json_new_array(c);
    int count = object_types_lack(c, rules, types, name);
    for (int i = 0; i < count; i++) json_push_text(list, name[i]);
    return list;
}

/* Given boards */

static bool boards_read(struct ctx *c, json_object *boards, struct piece (**ret_piece)[PIECES_MAX],
                        int **ret_count)
{
    size_t count = json_object_is_type(boards, json_type_array) ? json_object_array_length(boards) : 0;
    if (count < 1 || count > BOARDS_MAX)
        return refuse_at(c, "/boards", pool_print(c->pool, "list 1 to %d boards", BOARDS_MAX));
    *ret_piece = pool_take_many(c->pool, count, sizeof **ret_piece);
    *ret_count = pool_take_many(c->pool, count, sizeof **ret_count);
    for (size_t i = 0; i < count; i++) {
        json_object *script = json_new_object(c);
        bool crowded;
        json_add(script, "board", json_object_array_get_idx(boards, i));
        if (board_read(c, script, (*ret_piece)[i], &(*ret_count)[i], &crowded) &&
            pieces_sort(c, (*ret_piece)[i], (*ret_count)[i], false, NULL))
            continue;
        return refuse_at(c, pool_print(c->pool, "/boards/%zu", i), c->failure.detail);
    }
    return true;
}

/* One board; the memory that this takes is released at once. */
static bool board_check(struct ctx *c, const struct program *program, const struct piece *piece, int count,
                        int64_t *steps, json_object *list)
{
    struct ctx own = {.pool = pool_new()};
    struct stalemate s;
    const struct object_types *types;
    const struct stalemate_bounds bounds = {.nodes = NODES_OF_BOARDS, .steps = *steps};
    const struct board *board = board_new(&own, program, piece, count, false);
    bool fine = *steps > 0 && stalemate_decide_board(&own, program, board, bounds, &types, &s);
    if (fine) {
        *steps -= s.steps;
        json_object *one = stalemate_json(c, program->rules, types, &s);
        json_object_object_del(one, "fin_w");
        json_object_object_del(one, "disappearing");
        json_push(list, one);
    }
    pool_drop(own.pool);
    return fine;
}

/* R10: each of the given boards is played; the verdict is the worst of all. */
static bool boards_check(struct ctx *c, const struct program *program, json_object *boards,
                         json_object *answer, int64_t *ret_steps)
{
    struct piece(*piece)[PIECES_MAX];
    int *count;
    int64_t steps = STALEMATE_STEPS;
    json_object *list = json_new_array(c);
    if (!boards_read(c, boards, &piece, &count)) return false;
    size_t n = json_object_array_length(boards);
    for (size_t i = 0; i < n; i++)
        if (!board_check(c, program, piece[i], count[i], &steps, list))
            return fail(
                c, FAULT_TOO_COSTLY,
                "deciding about the first %zu boards takes more than %d steps; ask about fewer at once",
                i + 1, STALEMATE_STEPS);
    json_add(answer, "boards", list);
    *ret_steps = STALEMATE_STEPS - steps;
    return true;
}

/* The whole check */

json_object *rules_check(struct ctx *c, const char *text, size_t length, json_object *objects,
                         json_object *boards)
{
    json_object *answer = json_new_object(c), *error = NULL;
    struct stalemate s;
    const struct program *program = rules_ready(c, text, length, &error);
    json_add_bool(answer, "ok", program != NULL);
    if (!program) {
        json_add(answer, "error", error);
        return answer;
    }
    const struct object_types *types = types_read(c, program->rules, objects);
    if (!types || !stalemate_decide(c, program, types, STALEMATE_BOUNDS, &s)) return NULL;
    json_object *verdict = stalemate_json(c, program->rules, types, &s);
    json_object_object_foreach (verdict, key, member) json_add(answer, key, member);
    json_add(answer, "objects", types_json(c, types));
    json_add(answer, "lacks", lacks_json(c, program->rules, types));
    json_add_text(answer, "printed", rule_set_print(c, program->rules));
    int64_t steps = 0;
    if (boards && !boards_check(c, program, boards, answer, &steps)) return NULL;
    json_add_int(answer, "steps", s.steps + steps);
    return answer;
}

const char *rules_verdict(struct ctx *c, const char *text, size_t length)
{
    struct rule_fault fault;
    struct stalemate s;
    const struct rule_set *rules = rule_set_read(c, text, length, &fault);
    if (!rules || !stalemate_decide(c, program_new(c, rules), object_types_legacy(), STALEMATE_BOUNDS, &s))
        return NULL;
    return stalemate_verdict_name(s.verdict);
}
