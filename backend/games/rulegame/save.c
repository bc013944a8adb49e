/* save.c - saves what was chosen and what was done. Loading does it all again, and so checks that every saved response
 * is the one the rule set gives. */
#include "games/rulegame/state.h"
#include <stdlib.h>
#include <string.h>

static const char DIGITS[] = "0123456789abcdefghijklmnopqrstuvwxyz";
static const char *const REASONS[] = {"finished", "give_up", "resign", "flag", "agreement", "abandoned"};

void action_print(const struct action *action, char ret_text[4])
{
    static const char ALONE[] = {[ACTION_BONUS] = '!', [ACTION_GIVE_UP] = '^', [ACTION_LEAVE] = '~'};
    if (action->kind > ACTION_PICK) {
        ret_text[0] = ALONE[(int)action->kind];
        ret_text[1] = 0;
        return;
    }
    ret_text[0] = DIGITS[(int)action->piece];
    ret_text[1] = action->kind == ACTION_PICK ? '?' : (char)('0' + action->bucket);
    ret_text[2] = action->response == RESPONSE_ACCEPT ? '+' : action->response == RESPONSE_DENY ? '-' : 'x';
    ret_text[3] = 0;
}

/* Saving */

/* What the seat of the series did itself. */
static const char *played(struct ctx *c, const struct series *s)
{
    char *all = pool_take(c->pool, (size_t)s->n_action * 3 + 1), *at = all;
    for (int i = 0; i < s->n_action; i++) {
        char text[4];
        if (s->action[i].seat != s->seat) continue;
        action_print(&s->action[i], text);
        size_t length = strlen(text);
        memcpy(at, text, length + 1);
        at += length;
    }
    return all;
}

static json_object *guesses_save(struct ctx *c, const struct guess *guess)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i <= RESULTS_MAX; i++) {
        if (!guess[i].text) continue;
        json_object *row = json_new_object(c);
        json_add_int(row, "board", guess[i].board);
        json_add_int(row, "confidence", guess[i].confidence);
        json_add_text(row, "text", guess[i].text);
        json_push(list, row);
    }
    return list;
}

json_object *rulegame_save(struct ctx *c, const game_state *state)
{
    json_object *saved = json_new_object(c), *seats = json_new_array(c);
    json_add_text(saved, "variant", state->variant->id);
    json_add(saved, "options", json_own(c, state->options));
    json_add_text(saved, "seed", pool_print(c->pool, "%016llx", (unsigned long long)state->seed));
    for (int seat = 0; seat < state->seats; seat++) {
        json_object *row = json_new_object(c);
        json_add_text(row, "played", played(c, &state->series[seat]));
        json_add(row, "guesses", guesses_save(c, state->guess[seat]));
        json_push(seats, row);
    }
    json_add(saved, "seats", seats);
    json_add_text(saved, "reason", state->reason);
    return saved;
}

/* Loading */

static bool unreadable(struct ctx *c) { return fail(c, FAULT_BAD_REQUEST, "not a saved state of this game"); }

/* Do the attempt at *at again; *at moves past it. */
static bool attempt_again(struct ctx *c, game_state *state, int seat, const char **at)
{
    const char *digit = strchr(DIGITS, (*at)[0]);
    struct series *s = &state->series[seat];
    char text[4];
    if (!digit || !(*at)[1] || !(*at)[2] || s->over) return false;
    int piece = (int)(digit - DIGITS), bucket = (*at)[1] == '?' ? -1 : (*at)[1] - '0';
    if (bucket < -1 || bucket >= BUCKETS || !episode_has(s->episode, piece)) return false;
    if (state->duo.mode == MODE_APART) series_attempt(c, s, piece, bucket);
    else duo_attempt(c, &state->duo, state->series, piece, bucket);
    action_print(&s->action[s->n_action - 1], text);
    bool same = memcmp(text, *at, 3) == 0;
    *at += 3;
    return same;
}

static bool is_leaving(const char *at) { return *at == '^' || *at == '~'; }

static bool action_again(struct ctx *c, game_state *state, int seat, const char **at)
{
    struct series *s = &state->series[seat];
    bool apart = state->duo.mode == MODE_APART;
    if (**at == '!') {
        if (!series_may_bonus(s)) return false;
        if (apart) series_start_bonus(c, s);
        else duo_start_bonus(c, &state->duo, state->series);
    } else if (is_leaving(*at)) {
        if (s->over) return false;
        enum finish finish = **at == '^' ? FINISH_GIVEN_UP : FINISH_WALKED_AWAY;
        if (apart) series_leave(c, s, finish);
        else duo_leave(c, &state->duo, state->series, seat, finish);
    } else {
        return attempt_again(c, state, seat, at);
    }
    ++*at;
    return true;
}

static bool apart_again(struct ctx *c, game_state *state, const char *at[RACERS_MAX])
{
    for (int seat = 0; seat < state->seats; seat++)
        while (at[seat] && *at[seat])
            if (!action_again(c, state, seat, &at[seat])) return false;
    return true;
}

/* Two seats that share a board act in turns, as the rules have them, until one leaves. */
static bool together_again(struct ctx *c, game_state *state, const char *at[RACERS_MAX])
{
    while (*at[0] || *at[1]) {
        int mover = state->duo.mover, leaves = is_leaving(at[0]) && !at[0][1] ? 0 : 1;
        int seat = *at[mover] ? mover : leaves;
        if (seat != mover && !is_leaving(at[seat])) return false;
        if (!action_again(c, state, seat, &at[seat])) return false;
    }
    return true;
}

/* `at`: what each seat did, in order; an empty text for a seat that is not taken. */
static bool actions_again(struct ctx *c, game_state *state, const char *at[RACERS_MAX])
{
    return state->duo.mode == MODE_APART ? apart_again(c, state, at) : together_again(c, state, at);
}

static bool guesses_load(struct ctx *c, json_object *saved, struct guess *guess)
{
    json_object *list;
    if (!json_need_array(c, saved, "guesses", RESULTS_MAX + 1, &list)) return false;
    for (size_t i = 0; i < json_object_array_length(list); i++) {
        json_object *row = json_object_array_get_idx(list, i);
        int64_t board, confidence;
        const char *text;
        if (!json_need_int(c, row, "board", 0, RESULTS_MAX, &board) ||
            !json_need_int(c, row, "confidence", 1, 7, &confidence) ||
            !json_need_text(c, row, "text", GUESS_MAX, &text))
            return false;
        guess[board] = (struct guess){(int)board, (int)confidence, pool_copy(c->pool, text)};
    }
    return true;
}

static bool seat_load(struct ctx *c, json_object *saved, game_state *state, int seat, const char **ret_played)
{
    enum { PLAYED_MAX = 3 * ATTEMPTS_MAX * RESULTS_MAX };
    return json_need_object(c, saved, "a seat") &&
           json_need_text(c, saved, "played", PLAYED_MAX, ret_played) &&
           guesses_load(c, saved, state->guess[seat]);
}

static bool reason_load(struct ctx *c, const char *reason, game_state *state)
{
    state->reason = NULL;
    for (size_t i = 0; reason && i < sizeof REASONS / sizeof *REASONS; i++)
        if (strcmp(REASONS[i], reason) == 0) state->reason = REASONS[i];
    return (state->reason != NULL) == (reason != NULL) || unreadable(c);
}

/* There is only one version so far. */
game_state *rulegame_load(struct ctx *c, json_object *saved, int version)
{
    const char *variant, *seed, *reason = NULL, *at[RACERS_MAX] = {"", ""};
    json_object *options, *seats;
    if (version != GAME_rulegame.save_version) {
        fail(c, FAULT_BAD_REQUEST, "saved in version %d, which this build cannot read", version);
        return NULL;
    }
    if (!json_need_object(c, saved, "a state") || !json_need_text(c, saved, "variant", 40, &variant) ||
        !json_need_text(c, saved, "seed", 16, &seed) ||
        !json_need_array(c, saved, "seats", RACERS_MAX, &seats) ||
        !json_may_text(c, saved, "reason", 20, &reason))
        return NULL;
    options = json_member(saved, "options");
    const struct variant *found = variant_find(&GAME_rulegame, variant);
    if (!found || !options) return unreadable(c), NULL;
    int count = (int)json_object_array_length(seats);
    if (!variant_seats(found, count)) return unreadable(c), NULL;
    game_state *state = rulegame_begin(c, found, json_text(c, options), count, strtoull(seed, NULL, 16));
    if (!state) return NULL;
    for (int seat = 0; seat < count; seat++)
        if (!seat_load(c, json_object_array_get_idx(seats, (size_t)seat), state, seat, &at[seat]))
            return NULL;
    if (!actions_again(c, state, at)) return unreadable(c), NULL;
    return reason_load(c, reason, state) ? state : NULL;
}

/* The boards and what was computed about them are in the old state's pool: the copy does everything again in its own.
 * */
game_state *rulegame_copy(struct ctx *c, const game_state *state)
{
    game_state *copy = rulegame_begin(c, state->variant, state->options, state->seats, state->seed);
    must(copy);
    const char *at[RACERS_MAX] = {"", ""};
    for (int seat = 0; seat < state->seats; seat++) at[seat] = played(c, &state->series[seat]);
    must(actions_again(c, copy, at));
    for (int seat = 0; seat < state->seats; seat++) {
        for (int i = 0; i <= RESULTS_MAX; i++) {
            copy->guess[seat][i] = state->guess[seat][i];
            if (copy->guess[seat][i].text)
                copy->guess[seat][i].text = pool_copy(c->pool, state->guess[seat][i].text);
        }
    }
    copy->reason = state->reason;
    return copy;
}
