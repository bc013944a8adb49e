/* rules.c - what each event does to a match (R6, R8): solo, or a race of seats that play private copies of the same boards. */
#include "games/rulegame/state.h"

/* ---- beginning ---- */

json_object *rulegame_options(struct ctx *c, const struct variant *variant, json_object *sent, int seats,
                              const struct seat_fact *facts)
{
    (void)variant, (void)seats, (void)facts;
    return settings_complete(c, sent);
}

static bool all_over(const game_state *state)
{
    for (int seat = 0; seat < state->seats; seat++)
        if (!state->series[seat].over) return false;
    return true;
}

static void conclude(game_state *state, const char *reason)
{
    if (!state->reason && all_over(state)) state->reason = reason;
}

game_state *rulegame_begin(struct ctx *c, const struct variant *variant, const char *options, int seats,
                           uint64_t seed)
{
    game_state *state = pool_take(c->pool, sizeof *state);
    struct settings *settings = pool_take(c->pool, sizeof *settings);
    *state = (game_state){.variant = variant,
                          .options = pool_copy(c->pool, options),
                          .settings = settings,
                          .seats = seats,
                          .seed = seed};
    if (!settings_read(c, json_own(c, options), settings)) return NULL;
    for (int seat = 0; seat < seats; seat++) series_begin(c, &state->series[seat], settings, seed);
    conclude(state, "finished"); /* every board is stuck before the first move */
    return state;
}

game_state *rulegame_setup(struct ctx *c, const struct setting *setting)
{
    /* Sorted, so that equal options save to equal bytes however they were kept meanwhile. */
    const char *options = json_text(c, json_canonical(c, setting->options));
    return rulegame_begin(c, setting->variant, options, setting->seats, setting->seed);
}

/* ---- standing ---- */

/* R8.8: more points, then fewer attempts. */
static bool is_better(const game_state *state, int one, int other)
{
    int a = series_score(&state->series[one]), b = series_score(&state->series[other]);
    return a != b ? a > b : state->series[one].counted < state->series[other].counted;
}

/* R9.2, R9.3 */
static struct run run_of(const game_state *state, const struct series *s)
{
    bool mastered = s->mastery >= 0;
    int mastery = mastered ? s->mastery : MASTERY_NONE, failed = mastered ? s->mastery_failed : s->failed,
        par = level_par(state->settings->level), stars = 0;
    if (mastered)
        stars = 1 + (failed <= 2 * par && mastery <= 4 * par) + (failed <= par && mastery <= 2 * par);
    return (struct run){mastered, stars, {mastery, failed, mastered ? s->mastery_boards : s->n_result}};
}

struct standing rulegame_standing(const game_state *state)
{
    struct standing standing = {.over = state->reason != NULL,
                                .acts_open = !state->reason,
                                .stage = state->reason ? "over" : "play",
                                .reason = state->reason,
                                .ladder = state->settings->standard ? state->settings->level : NULL};
    for (int seat = 0; seat < state->seats; seat++) {
        const struct series *s = &state->series[seat];
        standing.turn[seat] = 1 + s->counted + s->left;
        standing.score[seat] = series_score(s);
        standing.run[seat] = run_of(state, s);
        if (!s->over && !standing.over) standing.owes |= 1u << seat;
        if (s->left) standing.out |= 1u << seat;
        if (!standing.over) continue;
        standing.place[seat] = 1;
        for (int other = 0; other < state->seats; other++)
            standing.place[seat] += is_better(state, other, seat);
    }
    standing.woken = standing.owes;
    return standing;
}

/* ---- telling ---- */

/* What a seat does is for itself, and alone at the table for those who watch: racers must not learn from each other. */
static uint32_t audience(const game_state *state, int seat)
{
    return state->seats == 1 ? TALE_ALL : 1u << seat;
}

static uint32_t everybody(const game_state *state) { return ((1u << state->seats) - 1) | 1u << SPECTATOR; }

static const char *piece_words(struct ctx *c, const struct piece *piece)
{
    const char *words = "";
    for (int i = 0; i < piece->count; i++) {
        const char *text = piece->property[i].text;
        if (piece->plain) words = pool_print(c->pool, i ? "%s/%s" : "%s%.2s", words, text);
        else words = pool_print(c->pool, "%s%s%s=%s", words, i ? "," : "", piece->property[i].name, text);
    }
    return *words ? words : "#";
}

static void tell_board(struct ctx *c, const game_state *state, int seat, struct tale *tale)
{
    const struct series *s = &state->series[seat];
    const char *text = pool_print(c->pool, "B%d", s->n_result + 1);
    for (int i = 0; i < s->pieces; i++)
        text = pool_print(c->pool, "%s %d:%s", text, s->piece[i].cell, piece_words(c, &s->piece[i]));
    tale_tell(tale, (struct tale_line){audience(state, seat), "board", seat, text, NULL});
}

static void tell_end(struct ctx *c, const game_state *state, int seat, const struct board_result *result,
                     struct tale *tale)
{
    const char *text = pool_print(c->pool, "= %s %d/%d pts %d", finish_name(result->finish), result->attempts,
                                  result->done, result->points);
    json_object *facts = json_new_object(c);
    json_add_text(facts, "finish", finish_name(result->finish));
    json_add_int(facts, "points", result->points);
    tale_tell(tale, (struct tale_line){audience(state, seat), "board_end", seat, text, facts});
}

static void tell_attempt(struct ctx *c, const game_state *state, int seat, const struct deed *deed,
                         int number, int cell, struct tale *tale)
{
    char sign = deed->response == RESPONSE_ACCEPT ? '+' : deed->response == RESPONSE_DENY ? '-' : 'x';
    const char *at = state->seats == 1 ? "" : pool_print(c->pool, "@%d", seat);
    const char *text = deed->kind == DEED_PICK
                           ? pool_print(c->pool, "%d%s p%d@%d? %c", number, at, deed->piece, cell, sign)
                           : pool_print(c->pool, "%d%s p%d@%d>b%d %c", number, at, deed->piece, cell,
                                        deed->bucket, sign);
    json_object *facts = json_new_object(c);
    json_add_int(facts, "piece", deed->piece);
    if (deed->kind == DEED_MOVE) json_add_int(facts, "bucket", deed->bucket);
    json_add_text(facts, "result", response_name(deed->response));
    tale_tell(tale, (struct tale_line){audience(state, seat), "attempt", seat, text, facts});
}

/* ---- attempts ---- */

static json_object *answer(struct ctx *c, const struct series *s, int results, enum response response)
{
    json_object *answer = json_new_object(c), *range = json_new_array(c);
    bool ended = s->n_result > results;
    const struct board_result *result = &s->result[results];
    const struct settings *settings = s->settings;
    int most = points_for(settings->min_points, settings->max_points,
                          ended ? result->errors : series_errors(s));
    json_add_text(answer, "result", response_name(response));
    json_add_int(answer, "finish", ended ? (int)result->finish : 0);
    json_add_int(answer, "attempts", ended ? result->attempts : s->episode->attempts);
    json_add_int(answer, "done", ended ? result->done : s->episode->done);
    json_push_int(range, ended ? result->points : settings->min_points);
    json_push_int(range, ended ? result->points : most);
    json_add(answer, "points_range", range);
    json_add_int(answer, "streak", s->streak);
    json_add_int(answer, "board", results + 1);
    json_add_bool(answer, "over", s->over);
    return answer;
}

static json_object *attempt(struct ctx *c, game_state *state, int seat, const game_order *order, int piece,
                            struct tale *tale)
{
    struct series *s = &state->series[seat];
    int results = s->n_result, number = s->episode->attempts + 1, cell = s->piece[piece].cell;
    if (number == 1) tell_board(c, state, seat, tale);
    enum response response = series_attempt(c, s, piece, order->type == ORDER_PICK ? -1 : order->bucket);
    tell_attempt(c, state, seat, &s->deed[s->n_deed - 1], number, cell, tale);
    for (int i = results; i < s->n_result; i++) tell_end(c, state, seat, &s->result[i], tale);
    return answer(c, s, results, response);
}

static void leave(struct ctx *c, game_state *state, int seat, enum finish finish, const char *reason,
                  struct tale *tale)
{
    series_leave(c, &state->series[seat], finish);
    tale_tell(tale, (struct tale_line){TALE_ALL, reason, seat, reason, NULL});
    conclude(state, state->seats == 1 ? reason : "finished");
}

/* Whoever orders and whoever is late owes an order, nobody both. */
static bool turn_fits(struct ctx *c, const game_state *state, const struct event *event)
{
    uint32_t ordered = 0, owes = rulegame_standing(state).owes;
    for (int seat = 0; seat < SEATS_MAX; seat++)
        if (event->orders[seat]) ordered |= 1u << seat;
    uint32_t in = ordered | event->late;
    return (in && !(in & ~owes) && !(ordered & event->late)) ||
           fail(c, FAULT_BAD_REQUEST, "the orders are not of the seats that owe one");
}

static bool apply_turn(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                       struct outcome *outcome)
{
    int piece[RACERS_MAX] = {0};
    if (!turn_fits(c, state, event)) return false;
    for (int seat = 0; seat < state->seats; seat++) {
        if (!event->orders[seat]) continue;
        game_known *known = rulegame_know(c, state, seat, (struct table){0});
        enum fault fault = rulegame_fault(known, event->orders[seat], &piece[seat]);
        if (fault == FAULT_NONE && rulegame_is_act(event->orders[seat])) fault = FAULT_BAD_REQUEST;
        if (fault != FAULT_NONE) return fail(c, fault, "the order of seat %d does not stand", seat);
    }
    for (int seat = 0; seat < state->seats; seat++) {
        if (event->orders[seat])
            outcome->answer = attempt(c, state, seat, event->orders[seat], piece[seat], tale);
        else if (event->late & 1u << seat) leave(c, state, seat, FINISH_WALKED_AWAY, "flag", tale);
    }
    conclude(state, "finished");
    return true;
}

/* ---- acts and leaving ---- */

static void note_guess(struct ctx *c, game_state *state, int seat, const game_order *order, struct tale *tale)
{
    int board = state->series[seat].n_result;
    state->guess[seat][board] = (struct guess){board, order->confidence, pool_copy(c->pool, order->text)};
    tale_tell(tale, (struct tale_line){1u << seat, "guess", seat, rulegame_text(c, order), NULL});
}

static bool apply_act(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                      struct outcome *outcome)
{
    int seat = event->seat, unused;
    const game_order *order = seat >= 0 && seat < state->seats ? event->orders[seat] : NULL;
    if (!order || !rulegame_is_act(order)) return fail(c, FAULT_BAD_REQUEST, "this is no act");
    enum fault fault = rulegame_fault(rulegame_know(c, state, seat, (struct table){0}), order, &unused);
    if (fault != FAULT_NONE) return fail(c, fault, "the act of seat %d does not stand", seat);
    if (order->type == ORDER_GIVE_UP) {
        leave(c, state, seat, FINISH_GIVEN_UP, "give_up", tale);
    } else if (order->type == ORDER_BONUS) {
        series_start_bonus(c, &state->series[seat]);
        tale_tell(tale, (struct tale_line){TALE_ALL, "bonus", seat, "start_bonus", NULL});
    } else {
        note_guess(c, state, seat, order, tale);
        outcome->moved = 1u << seat;
    }
    return true;
}

static bool apply_leave(struct ctx *c, game_state *state, const struct event *event, struct tale *tale)
{
    int seat = event->seat;
    bool flag = event->kind == EVENT_FLAG;
    if (seat < 0 || seat >= state->seats || state->series[seat].over)
        return fail(c, FAULT_BAD_REQUEST, "seat %d has no series to leave", seat);
    leave(c, state, seat, flag ? FINISH_WALKED_AWAY : FINISH_GIVEN_UP, flag ? "flag" : "resign", tale);
    return true;
}

static bool apply_draw(struct ctx *c, game_state *state, const char *reason, struct tale *tale)
{
    state->reason = reason;
    for (int seat = 0; seat < state->seats; seat++)
        if (!state->series[seat].over) series_leave(c, &state->series[seat], FINISH_GIVEN_UP);
    tale_tell(tale, (struct tale_line){TALE_ALL, "end", -1, reason, NULL});
    return true;
}

bool rulegame_apply(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                    struct outcome *outcome)
{
    *outcome = (struct outcome){.moved = everybody(state)};
    if (state->reason) return fail(c, FAULT_GAME_OVER, "the game is over");
    switch (event->kind) {
    case EVENT_TURN: return apply_turn(c, state, event, tale, outcome);
    case EVENT_ACT: return apply_act(c, state, event, tale, outcome);
    case EVENT_FLAG:
    case EVENT_RESIGN: return apply_leave(c, state, event, tale);
    case EVENT_DRAW: return apply_draw(c, state, "agreement", tale);
    case EVENT_ABANDON: return apply_draw(c, state, "abandoned", tale);
    case EVENT_STAGE_END: break;
    }
    return fail(c, FAULT_BAD_REQUEST, "no stage here ends by time");
}
