/* rules.c - the rules of RULES.md: how a state begins, what each event does to it, and its standing. No JSON beyond the
 * options, no clock, and no randomness except the state's own rng. */
#include "games/nullgame/state.h"

/* Starting */

/* R2.2: the wish of a seat, UNKNOWN when it has none. */
static bool wish_read(struct ctx *c, const struct seat_fact *fact, int *ret_wish)
{
    int64_t wish = UNKNOWN;
    if (fact->choice) {
        if (!json_need_object(c, fact->choice, "a wish") || !json_only(c, fact->choice, "number", NULL))
            return false;
        if (!json_may_int(c, fact->choice, "number", 0, NUMBERS - 1, &wish)) return false;
    }
    *ret_wish = (int)wish;
    return true;
}

/* R1.2: defaults become explicit. Wishes are checked too, so that setup() cannot get a bad one. */
json_object *null_options(struct ctx *c, const struct variant *variant, json_object *sent, int seats,
                          const struct seat_fact *facts)
{
    (void)variant;
    int64_t pile = 20, peeks = 1, bonus = 10;
    int wish;
    bool fine = !sent ||
                (json_need_object(c, sent, "options") && json_only(c, sent, "pile", "peeks", "bonus", NULL) &&
                 json_may_int(c, sent, "pile", 5, 60, &pile) &&
                 json_may_int(c, sent, "peeks", 0, 3, &peeks) &&
                 json_may_int(c, sent, "bonus", 0, 20, &bonus));
    for (int seat = 0; fine && seat < seats; seat++) fine = wish_read(c, &facts[seat], &wish);
    if (!fine) {
        c->failure.fault = FAULT_BAD_OPTIONS;
        return NULL;
    }
    json_object *options = json_new_object(c);
    json_add_int(options, "pile", pile);
    json_add_int(options, "peeks", peeks);
    json_add_int(options, "bonus", bonus);
    return options;
}

static int option(const struct setting *setting, const char *name)
{
    return json_object_get_int(json_member(setting->options, name));
}

game_state *null_setup(struct ctx *c, const struct setting *setting)
{
    game_state *state = pool_take(c->pool, sizeof *state);
    *state = (game_state){
        .variant = setting->variant,
        .seats = setting->seats,
        .pile = option(setting, "pile"),
        .bonus = option(setting, "bonus"),
        .stage = STAGE_SETUP,
        .rng = rng_seeded(setting->seed),
    };
    for (int seat = 0; seat < state->seats; seat++) {
        state->seat[seat] = (struct null_seat){.number = UNKNOWN, .peeks = option(setting, "peeks")};
        if (!wish_read(c, &setting->seat[seat], &state->seat[seat].wish)) return NULL;
    }
    return state;
}

/* Questions */

static bool is_in(const game_state *state, int seat) { return !state->seat[seat].left; }

static int count_in(const game_state *state)
{
    int count = 0;
    for (int seat = 0; seat < state->seats; seat++) count += is_in(state, seat);
    return count;
}

/* The first seat after `seat` that is still in. */
static int seat_after(const game_state *state, int seat)
{
    do seat = (seat + 1) % state->seats;
    while (!is_in(state, seat));
    return seat;
}

static uint32_t everybody(const game_state *state) { return ((1u << state->seats) - 1) | 1u << SPECTATOR; }

uint32_t null_owes(const game_state *state)
{
    uint32_t owes = 0;
    for (int seat = 0; seat < state->seats; seat++) {
        bool in_setup = state->stage == STAGE_SETUP && state->seat[seat].number == UNKNOWN;
        bool in_play = (state->stage == STAGE_PLAY || state->stage == STAGE_TALK) &&
                       (state->variant->pace != PACE_ALTERNATE || seat == state->to_move);
        if (is_in(state, seat) && (in_setup || in_play)) owes |= 1u << seat;
    }
    return owes;
}

/* R3.3 */
static bool somebody_may_peek(const game_state *state)
{
    uint32_t all = (1u << state->seats) - 1;
    for (int seat = 0; seat < state->seats; seat++)
        if (is_in(state, seat) && state->seat[seat].peeks > 0 && (state->seat[seat].seen | 1u << seat) != all)
            return true;
    return false;
}

/* R6.1 */
static int score_of(const game_state *state, int seat)
{
    const struct null_seat *s = &state->seat[seat];
    bool on_number = state->stage == STAGE_OVER && s->taken % NUMBERS == s->number;
    return s->taken + (on_number ? state->bonus : 0);
}

/* R5.3, R6.2: a larger rank is a better place. */
static int rank_of(const game_state *state, int seat)
{
    enum { BELOW_ALL = -1000 };
    if (!is_in(state, seat)) return BELOW_ALL + state->seat[seat].left;
    return state->pile > 0 ? 0 : score_of(state, seat);
}

struct standing null_standing(const game_state *state)
{
    struct standing standing = {
        .over = state->stage == STAGE_OVER,
        .acts_open = state->stage == STAGE_PEEK || state->stage == STAGE_TALK,
        .stage_ends = state->stage == STAGE_TALK,
        .stage = null_stage_name(state->stage),
        .owes = null_owes(state),
        .woken = null_owes(state),
        .reason = state->reason,
    };
    for (int seat = 0; seat < state->seats; seat++) {
        standing.turn[seat] = state->seat[seat].turns;
        standing.score[seat] = score_of(state, seat);
        if (state->seat[seat].ready) standing.ready |= 1u << seat;
        if (!is_in(state, seat)) standing.out |= 1u << seat;
        if (!standing.over) continue;
        standing.place[seat] = 1;
        for (int other = 0; other < state->seats; other++)
            standing.place[seat] += rank_of(state, other) > rank_of(state, seat);
    }
    return standing;
}

/* Stages */

static void end_game(game_state *state, const char *reason, struct tale *tale)
{
    state->stage = STAGE_OVER;
    state->reason = reason;
    tale_tell(tale, (struct tale_line){.audience = TALE_ALL, .kind = "end", .seat = -1, .text = reason});
}

/* R7.1: in variants with talk a turn begins with it. */
static void begin_turn(game_state *state)
{
    state->stage = state->variant->own_talk ? STAGE_TALK : STAGE_PLAY;
    for (int seat = 0; seat < state->seats; seat++) {
        state->seat[seat].said = 0;
        state->seat[seat].ready = false;
    }
}

static void begin_play(game_state *state)
{
    begin_turn(state);
    state->to_move = seat_after(state, state->seats - 1);
}

static int number_by_lot(game_state *state, int seat)
{
    int wish = state->seat[seat].wish;
    return wish != UNKNOWN ? wish : (int)rng_below(&state->rng, NUMBERS);
}

/* R3.1: what follows when nobody owes a number any more. Seats that left get one too, because it can be peeked at. */
static void end_setup(game_state *state)
{
    for (int seat = 0; seat < state->seats; seat++)
        if (state->seat[seat].number == UNKNOWN) state->seat[seat].number = number_by_lot(state, seat);
    state->stage = STAGE_PEEK;
    if (!somebody_may_peek(state)) begin_play(state);
}

/* Turns */

/* Every seat that owes has ordered or is late (under PACE_OWN: at least one), no other seat has, and each order is
 * legal. */
static bool turn_fits(struct ctx *c, const game_state *state, const struct event *event)
{
    uint32_t ordered = 0, owes = null_owes(state);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if (!event->orders[seat]) continue;
        ordered |= 1u << seat;
        if (seat >= state->seats) break;
        enum fault fault = null_fault(null_know(c, state, seat, (struct table){0}), event->orders[seat]);
        if (fault != FAULT_NONE) return fail(c, fault, "the order of seat %d does not stand", seat);
    }
    uint32_t in = ordered | event->late;
    bool enough = state->variant->pace == PACE_OWN ? in != 0 : in == owes;
    if ((ordered & event->late) || (in & ~owes) || !enough)
        return fail(c, FAULT_BAD_REQUEST, "the orders are not of the seats that owe one");
    return true;
}

/* R2.1, R2.2 */
static void pick(struct ctx *c, game_state *state, const game_order *order, int seat, struct tale *tale)
{
    int number = order ? order->value : number_by_lot(state, seat);
    state->seat[seat].number = number;
    tale_tell(tale, (struct tale_line){.audience = 1u << seat,
                                       .kind = "pick",
                                       .seat = seat,
                                       .text = pool_print(c->pool, "pick %d", number)});
}

/* R4.1 to R4.4 */
static void take(struct ctx *c, game_state *state, const game_order *order, int seat, struct tale *tale)
{
    int wanted = order ? order->value : 1;
    int stones = wanted < state->pile ? wanted : state->pile;
    state->seat[seat].taken += stones;
    state->pile -= stones;
    int gust = (int)rng_below(&state->rng, WIND), wind = gust < state->pile ? gust : state->pile;
    state->pile -= wind;
    json_object *facts = json_new_object(c);
    json_add_int(facts, "stones", stones);
    json_add_int(facts, "wind", wind);
    json_add_bool(facts, "late", !order);
    tale_tell(tale, (struct tale_line){.audience = TALE_ALL,
                                       .kind = "take",
                                       .seat = seat,
                                       .text = pool_print(c->pool, "take %d wind %d", stones, wind),
                                       .facts = facts});
}

static void end_turn(game_state *state, struct tale *tale)
{
    if (state->pile == 0) end_game(state, "empty", tale); /* R6.1 */
    else begin_turn(state);
    state->to_move = seat_after(state, state->to_move);
}

static bool apply_turn(struct ctx *c, game_state *state, const struct event *event, struct tale *tale)
{
    if (!turn_fits(c, state, event)) return false;
    enum stage stage = state->stage;
    for (int seat = 0; seat < state->seats; seat++) {
        bool moves = event->orders[seat] || (event->late & 1u << seat);
        state->seat[seat].turns += moves || state->variant->pace != PACE_OWN;
        if (!moves) continue;
        if (stage == STAGE_SETUP) pick(c, state, event->orders[seat], seat, tale);
        else take(c, state, event->orders[seat], seat, tale);
    }
    if (stage != STAGE_SETUP) end_turn(state, tale);
    else if (!null_owes(state)) end_setup(state);
    return true;
}

/* Other functions */

/* R3.1, R3.2: only the seat that peeks learns of it, so no other view has changed. */
static void peek(struct ctx *c, game_state *state, int seat, const game_order *order, struct tale *tale,
                 struct outcome *outcome)
{
    int number = state->seat[order->value].number;
    state->seat[seat].peeks--;
    state->seat[seat].seen |= 1u << order->value;
    tale_tell(tale, (struct tale_line){.audience = 1u << seat,
                                       .kind = "peek",
                                       .seat = seat,
                                       .text = pool_print(c->pool, "peek %d: %d", order->value, number)});
    outcome->answer = json_new_object(c);
    json_add_int(outcome->answer, "number", number);
    outcome->moved = 1u << seat;
    if (somebody_may_peek(state)) return;
    begin_play(state); /* R3.3 */
    outcome->moved = everybody(state);
}

/* R7.1, R7.4: the recipients have news in their log, and the speaker has fewer words left. */
static void say(struct ctx *c, game_state *state, int seat, const game_order *order, struct tale *tale,
                struct outcome *outcome)
{
    bool to_all = order->value == TO_ALL;
    json_object *facts = json_new_object(c);
    json_add_text(facts, "text", order->text);
    if (to_all) json_add_text(facts, "to", "all");
    else json_add_int(facts, "to", order->value);
    state->seat[seat].said++;
    outcome->moved = to_all ? everybody(state) : 1u << seat | 1u << order->value;
    tale_tell(tale, (struct tale_line){outcome->moved, TALE_TALK, seat, null_text(c, order), facts});
}

/* R7.2: shown to everybody, the first time. */
static void get_ready(game_state *state, int seat, struct outcome *outcome)
{
    if (state->seat[seat].ready) outcome->moved = 0;
    state->seat[seat].ready = true;
}

static bool apply_act(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                      struct outcome *outcome)
{
    int seat = event->seat;
    const game_order *order = event->orders[seat];
    enum fault fault = null_fault(null_know(c, state, seat, (struct table){0}), order);
    if (fault == FAULT_NONE && !null_is_act(order)) fault = FAULT_WRONG_STAGE;
    if (fault != FAULT_NONE) return fail(c, fault, "the act of seat %d does not stand", seat);
    if (order->type == ORDER_PEEK) peek(c, state, seat, order, tale, outcome);
    else if (order->type == ORDER_SAY) say(c, state, seat, order, tale, outcome);
    else get_ready(state, seat, outcome);
    return true;
}

static bool apply_stage_end(struct ctx *c, game_state *state, struct tale *tale)
{
    bool talk = state->stage == STAGE_TALK;
    if (state->stage != STAGE_PEEK && !talk)
        return fail(c, FAULT_BAD_REQUEST, "this stage does not end by time alone");
    const char *text = talk ? "the talk is over" : "the peeking is over";
    tale_tell(tale, (struct tale_line){TALE_ALL, "stage_end", -1, text, NULL});
    if (talk) state->stage = STAGE_PLAY; /* R7.2 */
    else begin_play(state);
    return true;
}

/* R5.1, R5.2: resigning and running out of time differ only in the reason. */
static bool apply_leave(struct ctx *c, game_state *state, const struct event *event, struct tale *tale)
{
    int seat = event->seat;
    const char *reason = event->kind == EVENT_FLAG ? "flag" : "resign";
    if (seat < 0 || seat >= state->seats || !is_in(state, seat))
        return fail(c, FAULT_BAD_REQUEST, "seat %d is not in the game", seat);
    state->seat[seat].left = state->seats - count_in(state) + 1;
    tale_tell(tale, (struct tale_line){.audience = TALE_ALL, .kind = reason, .seat = seat, .text = reason});
    if (count_in(state) == 1) end_game(state, reason, tale);
    else if (state->stage == STAGE_SETUP && !null_owes(state)) end_setup(state);
    else if (state->stage == STAGE_PEEK && !somebody_may_peek(state)) begin_play(state);
    else if (state->to_move == seat) state->to_move = seat_after(state, seat);
    return true;
}

bool null_apply(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                struct outcome *outcome)
{
    *outcome = (struct outcome){.moved = everybody(state)};
    if (state->stage == STAGE_OVER) return fail(c, FAULT_GAME_OVER, "the game is over");
    switch (event->kind) {
    case EVENT_TURN: return apply_turn(c, state, event, tale);
    case EVENT_ACT: return apply_act(c, state, event, tale, outcome);
    case EVENT_STAGE_END: return apply_stage_end(c, state, tale);
    case EVENT_FLAG:
    case EVENT_RESIGN: return apply_leave(c, state, event, tale);
    case EVENT_DRAW: end_game(state, "agreement", tale); return true;
    case EVENT_ABANDON: end_game(state, "abandoned", tale); return true;
    }
    return fail(c, FAULT_BAD_REQUEST, "there is no such event");
}
