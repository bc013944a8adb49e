/* options.c - the options of R13, and the start of a game. */
#include "games/cosair/state.h"

enum { CLOSING_USUAL = 500, CLOSING_SEATS = 5, CLOSING_UNSAID = -1 };

struct numbers {
    int64_t max_turns, end_ratio, closing_from; /* closing_from: CLOSING_UNSAID for the default */
};

static bool read_numbers(struct ctx *c, json_object *sent, struct numbers *n)
{
    *n = (struct numbers){.max_turns = 1000, .end_ratio = 200, .closing_from = CLOSING_UNSAID};
    if (sent && (!json_need_object(c, sent, "options") ||
                 !json_only(c, sent, "max_turns", "end_ratio", "closing_from", NULL) ||
                 !json_may_int(c, sent, "max_turns", 100, 5000, &n->max_turns) ||
                 !json_may_int(c, sent, "end_ratio", 110, 400, &n->end_ratio) ||
                 !json_may_int(c, sent, "closing_from", 0, 5000, &n->closing_from)))
        return false;
    if (n->closing_from <= 0 || n->closing_from >= 100) return true;
    fail_at(c, "/closing_from", "bad_options", "0 (never) or 100 to 5000");
    return fail(c, FAULT_BAD_OPTIONS, "/closing_from: 0 (never) or 100 to 5000");
}

json_object *cosair_options(struct ctx *c, const struct variant *variant, json_object *sent, int seats,
                            const struct seat_fact *facts)
{
    struct numbers n;
    (void)variant, (void)facts, (void)seats;
    if (!read_numbers(c, sent, &n)) {
        c->failure.fault = FAULT_BAD_OPTIONS;
        return NULL;
    }
    json_object *options = json_new_object(c);
    json_add_int(options, "max_turns", n.max_turns);
    json_add_int(options, "end_ratio", n.end_ratio);
    if (n.closing_from == CLOSING_UNSAID) json_add(options, "closing_from", NULL);
    else json_add_int(options, "closing_from", n.closing_from);
    return options;
}

/* R13.4: with five or more nations, a game without closing would take far too long. */
game_state *cosair_setup(struct ctx *c, const struct setting *setting)
{
    struct numbers n;
    if (!read_numbers(c, setting->options, &n)) return NULL;
    if (n.closing_from == CLOSING_UNSAID) n.closing_from = setting->seats < CLOSING_SEATS ? 0 : CLOSING_USUAL;
    struct limits limits = {(int)n.max_turns, (int)n.end_ratio, (int)n.closing_from};
    game_state *state = pool_take(c->pool, sizeof *state);
    state->variant = setting->variant;
    space_begin(&state->space, setting->seats, limits, setting->seed);
    state_count(state);
    chart_note(&state->chart, &state->space);
    return state;
}
