/* save.c - the full state as JSON and back. Equal states save to equal bytes: members in a fixed order, and nothing
 * that depends on addresses or on how the state came about. */
#include "games/nullgame/state.h"
#include <string.h>

static const char *const STAGES[] = {[STAGE_SETUP] = "setup",
                                     [STAGE_PEEK] = "peek",
                                     [STAGE_TALK] = "talk",
                                     [STAGE_PLAY] = "play",
                                     [STAGE_OVER] = "over"};
static const char *const REASONS[] = {"empty", "resign", "flag", "agreement", "abandoned"};

const char *null_stage_name(enum stage stage) { return STAGES[stage]; }

static int find(const char *const *names, int count, const char *name)
{
    for (int i = 0; name && i < count; i++)
        if (strcmp(names[i], name) == 0) return i;
    return -1;
}

static json_object *seat_save(struct ctx *c, const struct null_seat *seat)
{
    json_object *saved = json_new_object(c);
    json_add_int(saved, "turns", seat->turns);
    json_add_int(saved, "number", seat->number);
    json_add_int(saved, "wish", seat->wish);
    json_add_int(saved, "taken", seat->taken);
    json_add_int(saved, "peeks", seat->peeks);
    json_add_int(saved, "seen", seat->seen);
    json_add_int(saved, "left", seat->left);
    json_add_int(saved, "said", seat->said);
    json_add_bool(saved, "ready", seat->ready);
    return saved;
}

json_object *null_save(struct ctx *c, const game_state *state)
{
    char rng[RNG_TEXT];
    rng_print(&state->rng, rng);
    json_object *saved = json_new_object(c), *seats = json_new_array(c);
    json_add_text(saved, "variant", state->variant->id);
    json_add_int(saved, "pile", state->pile);
    json_add_int(saved, "bonus", state->bonus);
    json_add_text(saved, "stage", STAGES[state->stage]);
    json_add_int(saved, "to_move", state->to_move);
    for (int seat = 0; seat < state->seats; seat++) json_push(seats, seat_save(c, &state->seat[seat]));
    json_add(saved, "seats", seats);
    json_add_text(saved, "reason", state->reason);
    json_add_text(saved, "rng", rng);
    return saved;
}

static bool seat_load(struct ctx *c, json_object *saved, struct null_seat *seat)
{
    int64_t turns, number, wish, taken, peeks, seen, left, said = 0;
    bool ready = false;
    if (!json_need_int(c, saved, "turns", 0, INT32_MAX, &turns) ||
        !json_need_int(c, saved, "number", UNKNOWN, NUMBERS - 1, &number) ||
        !json_need_int(c, saved, "wish", UNKNOWN, NUMBERS - 1, &wish) ||
        !json_need_int(c, saved, "taken", 0, INT32_MAX, &taken) ||
        !json_need_int(c, saved, "peeks", 0, INT32_MAX, &peeks) ||
        !json_need_int(c, saved, "seen", 0, (1 << NULL_SEATS) - 1, &seen) ||
        !json_need_int(c, saved, "left", 0, NULL_SEATS, &left) ||
        !json_may_int(c, saved, "said", 0, SAY_MAX, &said) || !json_may_bool(c, saved, "ready", &ready))
        return false;
    *seat = (struct null_seat){.turns = (int)turns,
                               .number = (int)number,
                               .wish = (int)wish,
                               .taken = (int)taken,
                               .peeks = (int)peeks,
                               .seen = (uint32_t)seen,
                               .left = (int)left,
                               .said = (int)said,
                               .ready = ready};
    return true;
}

static bool seats_load(struct ctx *c, json_object *saved, game_state *state)
{
    json_object *seats;
    if (!json_need_array(c, saved, "seats", NULL_SEATS, &seats)) return false;
    state->seats = (int)json_object_array_length(seats);
    for (int seat = 0; seat < state->seats; seat++)
        if (!seat_load(c, json_object_array_get_idx(seats, (size_t)seat), &state->seat[seat])) return false;
    return true;
}

static bool state_load(struct ctx *c, json_object *saved, game_state *state)
{
    const char *variant, *stage, *rng, *reason = NULL;
    int64_t pile, bonus, to_move;
    if (!json_need_text(c, saved, "variant", 40, &variant) ||
        !json_need_int(c, saved, "pile", 0, 60, &pile) || !json_need_int(c, saved, "bonus", 0, 20, &bonus) ||
        !json_need_text(c, saved, "stage", 20, &stage) ||
        !json_need_int(c, saved, "to_move", 0, NULL_SEATS - 1, &to_move) || !seats_load(c, saved, state) ||
        !json_may_text(c, saved, "reason", 20, &reason) || !json_need_text(c, saved, "rng", RNG_TEXT, &rng))
        return false;
    int stage_found = find(STAGES, 5, stage), reason_found = find(REASONS, 5, reason);
    state->variant = variant_find(&GAME_nullgame, variant);
    if (!state->variant || stage_found < 0 || (reason && reason_found < 0) || !rng_read(rng, &state->rng))
        return fail(c, FAULT_BAD_REQUEST, "not a saved state of this game");
    state->pile = (int)pile;
    state->bonus = (int)bonus;
    state->to_move = (int)to_move;
    state->stage = (enum stage)stage_found;
    state->reason = reason ? REASONS[reason_found] : NULL;
    return true;
}

/* There is one version so far; a second one would read the old shape here and fill in what it lacked. */
game_state *null_load(struct ctx *c, json_object *saved, int version)
{
    game_state *state = pool_take(c->pool, sizeof *state);
    if (version != GAME_nullgame.save_version) {
        fail(c, FAULT_BAD_REQUEST, "saved in version %d, which this build cannot read", version);
        return NULL;
    }
    return state_load(c, saved, state) ? state : NULL;
}

/* The state holds no pointer into a pool, so a flat copy is complete. */
game_state *null_copy(struct ctx *c, const game_state *state)
{
    game_state *copy = pool_take(c->pool, sizeof *copy);
    *copy = *state;
    return copy;
}
