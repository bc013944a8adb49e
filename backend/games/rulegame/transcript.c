/* transcript.c - reports a series attempt by attempt, and replays it from such a report: data for the researcher, and a
 * proof that it is what was played. */
#include "games/rulegame/experiments.h"
#include "games/rulegame/state.h"
#include <stdlib.h>
#include <string.h>

static const char *const KINDS[] = {"move", "pick", "bonus", "give_up", "leave"}; /* by action_kind */
enum { KINDS_COUNT = sizeof KINDS / sizeof *KINDS };

static const char *const PLAYS[] = {
    [MODE_APART] = "alone", [MODE_COOP] = "together", [MODE_ADVERSARIAL] = "against"};

/* The report */

struct writer {
    const struct series *series;
    bool paired; /* two seats share the board */
    int attempt; /* of the series */
    int left, move;
};

static json_object *action_json(struct ctx *c, struct writer *w, const struct action *action,
                                const struct piece *piece)
{
    json_object *row = json_new_object(c);
    bool counted = action->kind <= ACTION_PICK, move = action->kind == ACTION_MOVE;
    if (counted) w->attempt++, w->move++;
    if (move && action->response == RESPONSE_ACCEPT) w->left--;
    json_add_int(row, "attempt", w->attempt);
    if (w->paired) json_add_int(row, "seat", action->seat);
    json_add_int(row, "move", w->move);
    json_add_text(row, "kind", KINDS[(int)action->kind]);
    if (counted) {
        json_add_int(row, "piece", action->piece);
        json_add_int(row, "cell", piece[action->piece].cell);
        if (move) json_add_int(row, "bucket", action->bucket);
        json_add_int(row, "code", action->response);
        json_add_int(row, "half_cost", move ? 2 : w->series->settings->pick_cost);
    }
    json_add_int(row, "left", w->left);
    return row;
}

static json_object *pieces_json(struct ctx *c, const struct piece *piece, int count)
{
    json_object *pieces = json_new_array(c);
    for (int i = 0; i < count; i++) {
        json_object *row = json_new_object(c), *properties = json_new_object(c);
        json_add_int(row, "piece", i);
        json_add_int(row, "cell", piece[i].cell);
        for (int j = 0; j < piece[i].count; j++)
            json_add_text(properties, piece[i].property[j].name, piece[i].property[j].text);
        json_add(row, "properties", properties);
        json_push(pieces, row);
    }
    return pieces;
}

static json_object *board_json(struct ctx *c, struct writer *w, int number, const struct board_result *board)
{
    json_object *row = json_new_object(c), *played = json_new_array(c);
    w->left = board->pieces;
    w->move = 0;
    json_add_int(row, "board", number);
    json_add_text(row, "finish", finish_name(board->finish));
    json_add_int(row, "attempts", board->attempts);
    json_add_int(row, "done", board->done);
    json_add_int(row, "half_errors", board->errors);
    json_add_int(row, "points", board->points);
    json_add_bool(row, "bonus", board->bonus);
    json_add(row, "pieces", pieces_json(c, board->piece, board->pieces));
    for (int i = board->first; i < board->end; i++)
        json_push(played, action_json(c, w, &w->series->action[i], board->piece));
    json_add(row, "played", played);
    return row;
}

/* The board being played, as if it ended here. */
static struct board_result present(const struct series *s)
{
    return (struct board_result){.finish = FINISH_NONE,
                                 .piece = s->piece,
                                 .pieces = s->pieces,
                                 .attempts = s->episode->attempts,
                                 .done = s->episode->done,
                                 .errors = series_errors(s),
                                 .first = s->first,
                                 .end = s->n_action,
                                 .bonus = s->bonus};
}

/* Accepted moves, of a rival only its own; those of the present board are not among the results yet. */
static int accepted_of(const struct series *s)
{
    int accepted = s->over ? 0 : s->rivals ? s->own : s->episode->done;
    for (int i = 0; i < s->n_result; i++) accepted += s->rivals ? s->result[i].own : s->result[i].done;
    return accepted;
}

static json_object *series_json(struct ctx *c, const struct series *s, enum mode mode,
                                const struct guess *guess)
{
    json_object *json = json_new_object(c), *boards = json_new_array(c), *guesses = json_new_array(c);
    struct writer w = {.series = s, .paired = mode != MODE_APART};
    if (w.paired) json_add_int(json, "seat", s->seat);
    if (w.paired) json_add_text(json, "play", PLAYS[mode]);
    for (int i = 0; i < s->n_result; i++) json_push(boards, board_json(c, &w, i + 1, &s->result[i]));
    if (!s->over) {
        const struct board_result now = present(s);
        json_push(boards, board_json(c, &w, s->n_result + 1, &now));
    }
    for (int i = 0; guess && i <= RESULTS_MAX; i++) {
        if (!guess[i].text) continue;
        json_object *row = json_new_object(c);
        json_add_int(row, "boards", guess[i].board);
        json_add_text(row, "guess", guess[i].text);
        json_add_int(row, "confidence", guess[i].confidence);
        json_push(guesses, row);
    }
    json_add_bool(json, "over", s->over);
    json_add_int(json, "attempts", s->counted);
    json_add_int(json, "accepted", accepted_of(s));
    json_add_int(json, "score", series_score(s));
    if (s->mastery >= 0 || s->over)
        json_add_int(json, "mastery", s->mastery >= 0 ? s->mastery : MASTERY_NONE);
    else json_add(json, "mastery", NULL);
    json_add(json, "boards", boards);
    json_add(json, "guesses", guesses);
    return json;
}

json_object *trial_series(struct ctx *c, json_object *saved, int seat)
{
    const game_state *state = rulegame_load(c, saved, GAME_rulegame.save_version);
    if (!state || seat < 0 || seat >= state->seats) return NULL;
    return series_json(c, &state->series[seat], state->duo.mode, state->guess[seat]);
}

json_object *trial_paired(struct ctx *c, json_object *options, bool against)
{
    json_object *paired = json_new_object(c);
    json_object_object_foreach (options, name, value) json_add(paired, name, value);
    json_add_int(paired, "series", 1);
    if (against) json_object_object_del(paired, "until_mastered");
    return paired;
}

/* Playing again */

static int kind_of(const char *name)
{
    for (int i = 0; i < KINDS_COUNT; i++)
        if (strcmp(KINDS[i], name) == 0) return i;
    return -1;
}

struct replay { /* of one player, or of two at one board */
    enum mode mode;
    struct duo duo;
    struct series series[DUO];
};

static int mode_find(const char *play)
{
    int mode = MODE_APART;
    while (mode <= MODE_ADVERSARIAL && strcmp(PLAYS[mode], play) != 0) mode++;
    return mode <= MODE_ADVERSARIAL ? mode : -1;
}

static bool attempt_again(struct ctx *c, struct replay *r, int seat, json_object *row, bool move)
{
    struct series *s = &r->series[seat];
    int64_t piece, bucket = -1;
    if (!json_need_int(c, row, "piece", 0, PIECES_MAX - 1, &piece) ||
        (move && !json_need_int(c, row, "bucket", 0, BUCKETS - 1, &bucket)))
        return false;
    if (!episode_has(s->episode, (int)piece))
        return fail(c, FAULT_UNVERIFIED, "piece %d is not on the board", (int)piece);
    if (r->mode == MODE_APART) {
        series_attempt(c, s, (int)piece, (int)bucket);
        return true;
    }
    if (r->duo.mover != seat) return fail(c, FAULT_UNVERIFIED, "it was the other player's turn");
    duo_attempt(c, &r->duo, r->series, (int)piece, (int)bucket);
    return true;
}

static void leave_again(struct ctx *c, struct replay *r, int seat, enum finish finish)
{
    if (r->mode == MODE_APART) series_leave(c, &r->series[seat], finish);
    else duo_leave(c, &r->duo, r->series, seat, finish);
}

static bool bonus_again(struct ctx *c, struct replay *r, int seat)
{
    if (!series_may_bonus(&r->series[seat]) || (r->mode != MODE_APART && r->duo.mover != seat))
        return fail(c, FAULT_UNVERIFIED, "no bonus can begin there");
    if (r->mode == MODE_APART) series_start_bonus(c, &r->series[seat]);
    else duo_start_bonus(c, &r->duo, r->series);
    return true;
}

static bool action_again(struct ctx *c, struct replay *r, json_object *row)
{
    const char *name;
    int64_t seat = 0;
    if (!json_need_object(c, row, "an attempt") || !json_need_text(c, row, "kind", 20, &name) ||
        (r->mode != MODE_APART && !json_need_int(c, row, "seat", 0, DUO - 1, &seat)))
        return false;
    int kind = kind_of(name);
    if (r->series[seat].over) return fail(c, FAULT_UNVERIFIED, "the series was over before");
    switch (kind) {
    case ACTION_MOVE:
    case ACTION_PICK: return attempt_again(c, r, (int)seat, row, kind == ACTION_MOVE);
    case ACTION_BONUS: return bonus_again(c, r, (int)seat);
    case ACTION_GIVE_UP: leave_again(c, r, (int)seat, FINISH_GIVEN_UP); return true;
    case ACTION_LEAVE: leave_again(c, r, (int)seat, FINISH_WALKED_AWAY); return true;
    default: return fail(c, FAULT_BAD_REQUEST, "%.20s is no kind of attempt", name);
    }
}

static bool board_again(struct ctx *c, struct replay *r, json_object *board, size_t at)
{
    json_object *played;
    if (!json_need_object(c, board, "a board") ||
        !json_need_array(c, board, "played", ATTEMPTS_MAX + 10, &played))
        return false;
    for (size_t i = 0; i < json_object_array_length(played); i++) {
        if (action_again(c, r, json_object_array_get_idx(played, i))) continue;
        fail_at(c, pool_print(c->pool, "/boards/%zu/played/%zu", at, i), "unverified", c->failure.detail);
        return false;
    }
    return true;
}

/* *ret_seat: whose series it is. */
static bool replay_begin(struct ctx *c, json_object *series, const struct settings *settings, uint64_t seed,
                         struct replay *r, int *ret_seat)
{
    const char *play = PLAYS[MODE_APART];
    int64_t seat = 0;
    if (!json_may_text(c, series, "play", 20, &play) || !json_may_int(c, series, "seat", 0, DUO - 1, &seat))
        return false;
    int mode = mode_find(play);
    if (mode < 0) return fail(c, FAULT_BAD_REQUEST, "play: alone, together or against");
    r->mode = (enum mode)mode;
    *ret_seat = mode == MODE_APART ? 0 : (int)seat;
    if (mode == MODE_APART) series_begin(c, &r->series[0], settings, seed);
    else duo_begin(c, &r->duo, r->series, settings, seed, r->mode);
    return true;
}

json_object *trial_replay(struct ctx *c, json_object *options, const char *seed, json_object *series)
{
    struct settings *settings = pool_take(c->pool, sizeof *settings);
    struct replay *r = pool_take(c->pool, sizeof *r);
    json_object *boards;
    int seat = 0;
    if (!settings_read(c, options, settings) || !json_need_object(c, series, "a series") ||
        !json_need_array(c, series, "boards", RESULTS_MAX, &boards) ||
        !replay_begin(c, series, settings, strtoull(seed, NULL, 16), r, &seat))
        return NULL;
    for (size_t i = 0; i < json_object_array_length(boards); i++)
        if (!board_again(c, r, json_object_array_get_idx(boards, i), i)) return NULL;
    return series_json(c, &r->series[seat], r->mode, NULL);
}
