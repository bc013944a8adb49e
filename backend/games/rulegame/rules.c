/* rules.c - what each event does to a match (R6, R8): a single player, a race of seats that play private copies of the
 * same boards, or two at one board. */
#include "games/rulegame/state.h"
#include <string.h>

/* Starting */

static enum mode mode_of(const struct variant *variant)
{
    if (strcmp(variant->id, "coop") == 0) return MODE_COOP;
    return strcmp(variant->id, "adversarial") == 0 ? MODE_ADVERSARIAL : MODE_APART;
}

static bool is_duo(const game_state *state) { return state->duo.mode != MODE_APART; }

json_object *rulegame_options(struct ctx *c, const struct variant *variant, json_object *sent, int seats,
                              const struct seat_fact *facts)
{
    (void)seats, (void)facts;
    enum mode mode = mode_of(variant);
    return settings_complete_series(c, sent, mode == MODE_APART ? 0 : DUO, mode == MODE_ADVERSARIAL);
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
    enum mode mode = mode_of(variant);
    if (mode != MODE_APART) duo_begin(c, &state->duo, state->series, settings, seed, mode);
    for (int seat = 0; mode == MODE_APART && seat < seats; seat++)
        series_begin(c, &state->series[seat], settings, seed);
    conclude(state, "finished"); /* every board is stuck before the first move */
    return state;
}

game_state *rulegame_setup(struct ctx *c, const struct setting *setting)
{
    /* Sorted, so that equal options save to equal bytes in whatever order they were stored. */
    const char *options = json_text(c, json_canonical(c, setting->options));
    return rulegame_begin(c, setting->variant, options, setting->seats, setting->seed);
}

/* Standing */

/* Of a pair whose match ended before its boards: the seat that left, for any reason but agreement, or -1. */
static int leaver(const game_state *state)
{
    static const char *const LEFT[] = {"flag", "resign", "give_up"};
    bool left = false;
    for (size_t i = 0; i < sizeof LEFT / sizeof *LEFT; i++)
        left |= state->reason && strcmp(state->reason, LEFT[i]) == 0;
    return left ? state->duo.gone : -1;
}

/* R8.7: rivals compare their points, unless one has left or they agreed; a pair shares its place, unless one has left.
 * */
static bool duo_better(const game_state *state, int one, int other)
{
    int gone = leaver(state);
    bool flag = gone >= 0 && strcmp(state->reason, "flag") == 0;
    if (one == other) return false;
    if (state->duo.mode == MODE_COOP) return flag && gone == other;
    if (gone >= 0) return gone == other;
    return strcmp(state->reason, "finished") == 0 &&
           series_score(&state->series[one]) > series_score(&state->series[other]);
}

/* R8.8: more points are better, then fewer attempts. */
static bool is_better(const game_state *state, int one, int other)
{
    if (is_duo(state)) return duo_better(state, one, other);
    int a = series_score(&state->series[one]), b = series_score(&state->series[other]);
    return a != b ? a > b : state->series[one].counted < state->series[other].counted;
}

/* R9.2, R9.3 */
struct run rulegame_run(const game_state *state, const struct series *s)
{
    bool mastered = s->mastery >= 0;
    int mastery = mastered ? s->mastery : MASTERY_NONE, failed = mastered ? s->mastery_failed : s->failed,
        par = mastered ? level_par(state->settings->level) : 0, stars = 0;
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
        standing.turn[seat] = is_duo(state) ? 1 + state->duo.made + s->left : 1 + s->counted + s->left;
        standing.score[seat] = series_score(s);
        standing.run[seat] = rulegame_run(state, s);
        bool moves = !is_duo(state) || state->duo.mover == seat;
        if (!s->over && !standing.over && moves) standing.owes |= 1u << seat;
        if (s->left) standing.out |= 1u << seat;
        if (!standing.over) continue;
        standing.place[seat] = 1;
        for (int other = 0; other < state->seats; other++)
            standing.place[seat] += is_better(state, other, seat);
    }
    standing.woken = standing.owes;
    return standing;
}

/* Telling */

/* A seat's actions are for itself; for a single player or at a shared board, also for spectators: racers must not learn
 * from each other. */
static uint32_t audience(const game_state *state, int seat)
{
    return state->seats == 1 || is_duo(state) ? TALE_ALL : 1u << seat;
}

static uint32_t everybody(const game_state *state) { return ((1u << state->seats) - 1) | 1u << SPECTATOR; }

static const char *piece_words(struct ctx *c, const struct piece *piece)
{
    const char *words = "";
    if (piece->image) return piece->image;
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

/* Board number `number` has ended. Each rival gets its own points. */
static void tell_end(struct ctx *c, const game_state *state, int seat, int number, struct tale *tale)
{
    const struct board_result *result = &state->series[seat].result[number];
    json_object *facts = json_new_object(c), *each = json_new_array(c);
    const char *points = "";
    for (int i = 0; i < (state->series[seat].rivals ? DUO : 1); i++) {
        int paid = state->series[seat].rivals ? state->series[i].result[number].points : result->points;
        points = pool_print(c->pool, i ? "%s:%d" : "%s%d", points, paid);
        json_push_int(each, paid);
    }
    const char *text = pool_print(c->pool, "= %s %d/%d pts %s", finish_name(result->finish), result->attempts,
                                  result->done, points);
    json_add_text(facts, "finish", finish_name(result->finish));
    if (state->series[seat].rivals) json_add(facts, "points_each", each);
    else json_add_int(facts, "points", result->points);
    tale_tell(tale, (struct tale_line){audience(state, seat), "board_end", seat, text, facts});
}

static void tell_attempt(struct ctx *c, const game_state *state, int seat, const struct action *action,
                         int number, int cell, struct tale *tale)
{
    char sign = action->response == RESPONSE_ACCEPT ? '+' : action->response == RESPONSE_DENY ? '-' : 'x';
    const char *at = state->seats == 1 ? "" : pool_print(c->pool, "@%d", seat);
    const char *text = action->kind == ACTION_PICK
                           ? pool_print(c->pool, "%d%s p%d@%d? %c", number, at, action->piece, cell, sign)
                           : pool_print(c->pool, "%d%s p%d@%d>b%d %c", number, at, action->piece, cell,
                                        action->bucket, sign);
    json_object *facts = json_new_object(c);
    json_add_int(facts, "piece", action->piece);
    if (action->kind == ACTION_MOVE) json_add_int(facts, "bucket", action->bucket);
    json_add_text(facts, "result", response_name(action->response));
    tale_tell(tale, (struct tale_line){audience(state, seat), "attempt", seat, text, facts});
}

/* Attempts */

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
    json_push_int(range, ended ? result->points : s->rivals ? 0 : settings->min_points);
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
    if (tale && number == 1) tell_board(c, state, seat, tale);
    int bucket = order->type == ORDER_PICK ? -1 : order->bucket;
    enum response response = is_duo(state) ? duo_attempt(c, &state->duo, state->series, piece, bucket)
                                           : series_attempt(c, s, piece, bucket);
    if (!tale) return NULL; /* nobody is told anything: for programs that play by the thousand */
    tell_attempt(c, state, seat, &s->action[s->n_action - 1], number, cell, tale);
    for (int i = results; i < s->n_result; i++) tell_end(c, state, seat, i, tale);
    json_object *told = answer(c, s, results, response);
    if (is_duo(state) && !s->over) json_add_int(told, "to_move", state->duo.mover);
    return told;
}

static void leave(struct ctx *c, game_state *state, int seat, enum finish finish, const char *reason,
                  struct tale *tale)
{
    if (is_duo(state)) duo_leave(c, &state->duo, state->series, seat, finish);
    else series_leave(c, &state->series[seat], finish);
    tale_tell(tale, (struct tale_line){TALE_ALL, reason, seat, reason, NULL});
    conclude(state, state->seats == 1 || is_duo(state) ? reason : "finished");
}

/* Every seat that orders or is late owes an order, and no seat does both. */
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

/* Acts and leaving */

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
        if (is_duo(state)) duo_start_bonus(c, &state->duo, state->series);
        else series_start_bonus(c, &state->series[seat]);
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
    if (is_duo(state)) duo_stop(c, &state->duo, state->series);
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
