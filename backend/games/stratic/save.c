/* save.c - the whole game as JSON and back, and copies (R15.2). Its size grows with the pieces, not with the board. */
#include "games/stratic/stratic.h"

enum { SPARE_ROOM = 2 }; /* expansions for which a fresh grid has room before a new one must be made */

static const char *const STATUS_NAMES[] = {"setup", "play", "over"};

json_object *result_json(struct ctx *c, struct result result)
{
    if (!result.reason) return NULL;
    json_object *o = json_new_object(c);
    json_add_text(o, "result", result.winner < 0 ? "draw" : "win");
    if (result.winner < 0) json_add(o, "winner", NULL);
    else json_add_int(o, "winner", result.winner);
    json_add_text(o, "reason", result.reason);
    return o;
}

json_object *options_json(struct ctx *c, const game_state *s)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "dims", s->dims);
    if (s->max_expansions < 0) json_add(o, "max_expansions", NULL);
    else json_add_int(o, "max_expansions", s->max_expansions);
    json_add_bool(o, "skip_reinforcement", s->skip_reinforcement);
    json_add_int(o, "idle_limit", s->idle_limit);
    json_add_int(o, "turn_limit", s->turn_limit);
    return o;
}

json_object *stratic_save(struct ctx *c, const game_state *s)
{
    json_object *o = json_new_object(c), *idle = json_new_array(c);
    for (int seat = 0; seat < 2; seat++) json_push_int(idle, s->idle[seat]);
    json_add_text(o, "status", STATUS_NAMES[s->status]);
    json_add_text(o, "position", s->position ? position_text(c, s->position) : NULL);
    json_add(o, "options", options_json(c, s));
    json_add(o, "idle", idle);
    json_add_text(o, "last", s->last);
    json_add(o, "result", result_json(c, s->result));
    if (s->law != law_find(NULL))
        json_add_text(o, "variant", s->law->variant); /* what was stored before must not change */
    return o;
}

/* The options as stored: complete and valid. */
static void read_options(json_object *o, game_state *s)
{
    json_object *most = json_member(o, "max_expansions");
    s->dims = json_object_get_int(json_member(o, "dims"));
    s->max_expansions = most ? json_object_get_int(most) : -1;
    s->skip_reinforcement = json_object_get_boolean(json_member(o, "skip_reinforcement"));
    s->idle_limit = json_object_get_int(json_member(o, "idle_limit"));
    s->turn_limit = json_object_get_int(json_member(o, "turn_limit"));
}

game_state *stratic_setup(struct ctx *c, const struct setting *setting)
{
    game_state *s = pool_take(c->pool, sizeof *s);
    *s = (game_state){.law = law_find(setting->variant->id), .status = IN_SETUP, .result = {-1, NULL}};
    if (setting->seats != 2) return fail(c, FAULT_BAD_SEATS, "Stratic has two seats"), NULL;
    read_options(setting->options, s);
    return s;
}

static bool read_result(struct ctx *c, json_object *o, game_state *s)
{
    static const char *const REASONS[] = {"commander",  "resign",        "flag",      "abandon",  "no_pieces",
                                          "turn_limit", "reply_capture", "agreement", "abandoned"};
    json_object *winner = json_member(o, "winner");
    const char *reason = json_object_get_string(json_member(o, "reason"));
    s->result = (struct result){winner ? json_object_get_int(winner) : -1, NULL};
    for (size_t i = 0; reason && i < sizeof REASONS / sizeof *REASONS; i++)
        if (strcmp(REASONS[i], reason) == 0) s->result.reason = REASONS[i];
    bool fits = (s->result.reason != NULL) == (s->status == IS_OVER) && s->result.winner >= -1 &&
                s->result.winner <= 1;
    return fits || fail(c, FAULT_BAD_POSITION, "the result does not fit the status");
}

static bool read_status(struct ctx *c, json_object *o, game_state *s)
{
    const char *name = json_object_get_string(json_member(o, "status"));
    for (int i = IN_SETUP; name && i <= IS_OVER; i++)
        if (strcmp(STATUS_NAMES[i], name) == 0) {
            s->status = (enum status)i;
            return true;
        }
    return fail(c, FAULT_BAD_POSITION, "the status is setup, play or over");
}

/* A side whose lost Commander ends the game can only be recognised once the game is over. */
static bool read_position(struct ctx *c, json_object *text, game_state *s)
{
    if (!text) return s->status != IN_PLAY || fail(c, FAULT_BAD_POSITION, "a running game has a position");
    struct terms terms = {s->law, s->dims, s->max_expansions};
    s->position = position_read(c, json_object_get_string(text), terms, SPARE_ROOM);
    if (!s->position) return false;
    bool fits = s->status == IS_OVER || (s->status == IN_PLAY && !commander_fell(s->position));
    return fits || fail(c, FAULT_BAD_POSITION, "the position does not fit the status");
}

game_state *stratic_load(struct ctx *c, json_object *saved, int version)
{
    game_state *s = pool_take(c->pool, sizeof *s);
    json_object *idle = json_member(saved, "idle"), *last = json_member(saved, "last");
    if (version != 1) return fail(c, FAULT_BAD_POSITION, "save version %d is not known", version), NULL;
    if (!json_object_is_type(json_member(saved, "options"), json_type_object) ||
        !json_object_is_type(idle, json_type_array))
        return fail(c, FAULT_BAD_POSITION, "options and idle are missing"), NULL;
    read_options(json_member(saved, "options"), s);
    if (s->dims != 2 && s->dims != 3)
        return fail(c, FAULT_BAD_POSITION, "there are two or three dimensions"), NULL;
    s->law = law_find(json_object_get_string(json_member(saved, "variant")));
    if (!s->law) return fail(c, FAULT_BAD_POSITION, "there is no such variant"), NULL;
    for (size_t seat = 0; seat < 2; seat++)
        s->idle[seat] = json_object_get_int(json_object_array_get_idx(idle, seat));
    if (last) s->last = pool_copy(c->pool, json_object_get_string(last));
    if (!read_status(c, saved, s) || !read_result(c, json_member(saved, "result"), s)) return NULL;
    return read_position(c, json_member(saved, "position"), s) ? s : NULL;
}

game_state *stratic_copy(struct ctx *c, const game_state *from)
{
    game_state *s = pool_take(c->pool, sizeof *s);
    *s = *from;
    if (from->position) s->position = position_copy(c->pool, from->position, SPARE_ROOM);
    if (from->last) s->last = pool_copy(c->pool, from->last);
    return s;
}
