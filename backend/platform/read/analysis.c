/* analysis.c - see analysis.h. */
#include "platform/read/analysis.h"
#include "platform/match/audience.h"
#include "platform/match/match.h"
#include "platform/model/advice.h"
#include "platform/model/catalogue.h"
#include "platform/model/fold.h"
#include "platform/read/live_positions.h"
#include "platform/read/log.h"
#include "platform/read/reviewed_turn.h"
#include <string.h>

enum { NOBODY = -1, EVALUATION_NODES = 1500 };
enum { COMPARE_NODES = ADVICE_NODES };

struct study {
    const struct game *game;
    const struct variant *variant;
    json_object *options;
    int seats;
    int asked; /* the seat asked for, ANALYSIS_OPEN: none, NOBODY: not asked */
    struct seat_fact fact[SEATS_MAX];
    game_state *state;
    struct standing standing; /* of the state */
    int taken_back;           /* to add to the game's turn numbers */
    struct live_positions live;
    bool plain;            /* an entry of the line is the orders of one seat, without a wrapping object */
    json_object *told;     /* the line's entries as answered */
    json_object *recorded; /* what the seats ordered in the turn of the match, NULL: not asked for */
};

/* Refusing */

/* Move a failure of the game to the place of the item in the request. */
static bool refuse_at(struct ctx *c, const char *path, const struct verdicts *v)
{
    if (c->failure.fault == FAULT_NONE) fail(c, FAULT_BAD_REQUEST, "the orders were refused");
    c->failure.problem_count = 0;
    for (int i = 0; v && i < v->n; i++)
        if (v->v[i].code)
            fail_at(c, pool_print(c->pool, "%s%s", path, v->v[i].path), v->v[i].code, v->v[i].hint);
    if (c->failure.problem_count == 0)
        fail_at(c, path, fault_fact(c->failure.fault)->code, c->failure.detail);
    return false;
}

static bool refuse(struct ctx *c, const char *path, enum fault fault, const char *hint)
{
    fail(c, fault, "%s: %s", path, hint);
    return refuse_at(c, path, NULL);
}

static int entries_in(json_object *line) { return line ? (int)json_object_array_length(line) : 0; }

/* Starts */

static bool read_game(struct ctx *c, const struct analysis_wish *wish, struct study *s)
{
    if (!catalogue_find(c, wish->game, wish->variant, &s->game, &s->variant)) return false;
    s->seats = wish->seats ? (int)wish->seats : s->variant->seats_min;
    if (!variant_seats(s->variant, s->seats))
        return refuse(c, "/seats", FAULT_BAD_SEATS, "this variant cannot be played by that many");
    s->options = s->game->options(c, s->variant, wish->options, s->seats, s->fact);
    return s->options != NULL;
}

/* Game, variant and options are the match's; if given, they must be the same. */
static bool fits_match(struct ctx *c, const struct analysis_wish *wish, const struct study *s)
{
    if (strcmp(wish->game, s->game->id) != 0)
        return refuse(c, "/game", FAULT_BAD_REQUEST, "that position is from another game");
    if (wish->variant && strcmp(wish->variant, s->variant->id) != 0)
        return refuse(c, "/variant", FAULT_BAD_REQUEST, "that game is of another variant");
    if (wish->seats && wish->seats != s->seats)
        return refuse(c, "/seats", FAULT_BAD_REQUEST, "that game has another number of seats; leave it out");
    if (!wish->options) return true;
    json_object *asked = s->game->options(c, s->variant, wish->options, s->seats, s->fact);
    if (!asked) return false;
    return json_same(asked, s->options) ||
           refuse(c, "/options", FAULT_BAD_REQUEST, "that game has other options; leave them out");
}

static void take_match(struct ctx *c, const struct match *m, struct study *s)
{
    s->game = m->game;
    s->variant = m->variant;
    s->options = json_own(c, m->row.options);
    s->seats = m->row.seats;
    for (int seat = 0; seat < s->seats; seat++)
        s->fact[seat] = (struct seat_fact){.program = !account_is_person(m->rest.seats[seat].kind)};
}

static bool open_finished(struct ctx *c, struct pg *db, const struct analyst *who, const char *id,
                          struct match *ret_match)
{
    struct audience_facts facts;
    return audience_ask(c, db, id, who->account, ASK_STUDY, &facts) &&
           match_load(c, db, &(struct match_wanted){.id = id}, ret_match);
}

static bool begin_in_match(struct ctx *c, struct pg *db, const struct analyst *who,
                           const struct analysis_wish *wish, struct study *s)
{
    struct match m;
    if (!open_finished(c, db, who, wish->match, &m)) return false;
    take_match(c, &m, s);
    if (!fits_match(c, wish, s)) return false;
    bool found = wish->seated ? match_state_ordered(c, db, &m, (int)wish->turn, &s->state)
                              : match_state_at(c, db, &m, (int)wish->turn, &s->state);
    if (!found) return refuse_at(c, "/from/turn", NULL);
    s->taken_back = (int)wish->turn - s->game->standing(s->state).turn[0];
    bool is_asked = wish->seated && entries_in(wish->line) == 0 && m.variant->pace != PACE_OWN;
    return !is_asked || recorded_orders(c, db, &m, (int)wish->turn, s->state, &s->recorded);
}

static bool begin_in_position(struct ctx *c, const struct analysis_wish *wish, struct study *s)
{
    struct setting setting = {.variant = s->variant, .options = s->options, .seats = s->seats};
    s->state = game_position(c, s->game, &setting, wish->position);
    return s->state || refuse_at(c, "/from/position", NULL);
}

/* Where a seat or nobody's view is asked for, a stage in which the seats only talk is over: a line has no acts. */
static bool end_talk(struct ctx *c, struct study *s)
{
    struct event end = {.kind = EVENT_STAGE_END, .seat = -1};
    struct tale tale = tale_new(c->pool);
    struct outcome outcome = {0};
    if (s->asked == NOBODY || !s->standing.stage_ends || !standing_stage_ends(&s->standing)) return true;
    if (!s->game->apply(c, s->state, &end, &tale, &outcome)) return false;
    s->standing = s->game->standing(s->state);
    return true;
}

/* The caller must be allowed to analyse every position that is reached. */
static bool arrive(struct ctx *c, struct study *s)
{
    s->standing = s->game->standing(s->state);
    return end_talk(c, s) && live_positions_allow(c, &s->live, game_position_text(c, s->game, s->state));
}

static bool begin(struct ctx *c, struct pg *db, const struct analyst *who, const struct analysis_wish *wish,
                  struct study *s)
{
    if (wish->match) return begin_in_match(c, db, who, wish, s);
    if (!read_game(c, wish, s) || !audience_wrote(c, s->game, wish->options, s->options)) return false;
    if (wish->position) return begin_in_position(c, wish, s);
    s->state = fold_setup(c, s->game, s->variant, s->options, s->seats, s->fact, 0);
    return s->state != NULL;
}

/* The line */

struct entry {
    const char *path; /* "/line/3" */
    json_object *sent, *each;
    struct event event;
    json_object *orders; /* canonical, one per seat or null */
    const char *text;
};

static int first_seat(uint32_t seats) { return seats ? __builtin_ctz(seats) : NOBODY; }

/* The order of one seat, judged strictly from what it knows, as in a match. */
static bool read_order(struct ctx *c, const struct study *s, struct entry *e, int seat, json_object *sent,
                       const char *path)
{
    struct verdicts *v = pool_take(c->pool, sizeof *v);
    game_order *order = s->game->parse(c, sent, v);
    if (!order) return refuse_at(c, path, v);
    v->n = 0;
    game_known *known = s->game->know(c, s->state, seat, (struct table){0});
    order = s->game->judge(c, known, order, true, v);
    if (!order) return refuse_at(c, path, v);
    const char *text = s->game->notation(c, order);
    e->event.orders[seat] = order;
    e->text = e->text ? pool_print(c->pool, "%s | %s", e->text, text) : text;
    return true;
}

/* {"orders":X}, or only X in a plain line: the order of the one seat that owes one. */
static bool read_single(struct ctx *c, const struct study *s, struct entry *e)
{
    json_object *orders = s->plain ? e->sent : json_member(e->sent, "orders");
    const char *path = s->plain ? e->path : pool_print(c->pool, "%s/orders", e->path);
    if (!s->plain && !json_only(c, e->sent, "orders", NULL)) return refuse_at(c, e->path, NULL);
    if (!orders) return refuse(c, e->path, FAULT_BAD_REQUEST, "an entry has either orders or each");
    if (__builtin_popcount(s->standing.owes) != 1)
        return refuse(c, path, FAULT_BAD_REQUEST,
                      "several seats act at once here: send each, one entry per seat");
    return read_order(c, s, e, first_seat(s->standing.owes), orders, path);
}

/* {"each":[X or null per seat]}: null for a seat that owes an order means that it misses the deadline. */
static bool read_each(struct ctx *c, const struct study *s, struct entry *e)
{
    uint32_t ordered = 0;
    if (!json_only(c, e->sent, "each", NULL)) return refuse_at(c, e->path, NULL);
    if (!json_object_is_type(e->each, json_type_array) ||
        json_object_array_length(e->each) != (size_t)s->seats)
        return refuse(c, pool_print(c->pool, "%s/each", e->path), FAULT_BAD_REQUEST,
                      pool_print(c->pool, "a list of %d: orders or null for each seat", s->seats));
    for (int seat = 0; seat < s->seats; seat++) {
        json_object *sent = json_object_array_get_idx(e->each, (size_t)seat);
        const char *path = pool_print(c->pool, "%s/each/%d", e->path, seat);
        if (!sent) continue;
        if (!(s->standing.owes >> seat & 1))
            return refuse(c, path, FAULT_NOT_YOUR_TURN, "no orders are due from this seat: send null");
        if (!read_order(c, s, e, seat, sent, path)) return false;
        ordered |= 1u << seat;
    }
    bool own_pace = s->variant->pace == PACE_OWN && ordered;
    e->event.late = own_pace ? 0 : s->standing.owes & ~ordered;
    if (standing_stage_ends(&s->standing) && !ordered) e->event.kind = EVENT_STAGE_END;
    return true;
}

static json_object *tell(struct ctx *c, const struct tale *tale, int turn)
{
    json_object *lines = json_new_array(c);
    for (int i = 0; i < tale->count; i++) {
        const struct tale_line *line = &tale->lines[i];
        json_object *item = json_new_object(c);
        json_add_int(item, "turn", turn);
        log_say(item, line);
        json_push(lines, item);
    }
    return lines;
}

static json_object *written(struct ctx *c, const struct study *s, const struct entry *e, int seat)
{
    return e->event.orders[seat] ? s->game->write(c, e->event.orders[seat]) : NULL;
}

static void tell_entry(struct ctx *c, struct study *s, const struct entry *e, const struct tale *tale,
                       int turn)
{
    json_object *told = json_new_object(c);
    json_add_text(told, "text", e->text);
    if (e->each) {
        json_object *each = json_new_array(c);
        for (int seat = 0; seat < s->seats; seat++) json_push(each, written(c, s, e, seat));
        json_add(told, "each", each);
    } else {
        json_add(told, "orders", written(c, s, e, first_seat(s->standing.owes)));
    }
    json_add(told, "tell", tell(c, tale, turn));
    json_push(s->told, told);
}

static bool play_entry(struct ctx *c, struct study *s, struct entry *e)
{
    struct tale tale = tale_new(c->pool);
    struct outcome outcome = {0};
    if (!s->plain && !json_object_is_type(e->sent, json_type_object))
        return refuse(c, e->path, FAULT_BAD_REQUEST, "an entry is an object with either orders or each");
    if (s->standing.over) return refuse(c, e->path, FAULT_GAME_OVER, "the game is over before this entry");
    if (!(e->each ? read_each(c, s, e) : read_single(c, s, e))) return false;
    int turn = fold_turn(&s->standing, s->seats, &e->event) + s->taken_back;
    if (!s->game->apply(c, s->state, &e->event, &tale, &outcome)) return refuse_at(c, e->path, NULL);
    tell_entry(c, s, e, &tale, turn);
    return arrive(c, s);
}

static bool play_line(struct ctx *c, struct study *s, json_object *line)
{
    int n = entries_in(line);
    s->told = json_new_array(c);
    for (int i = 0; i < n; i++) {
        struct entry e = {.path = pool_print(c->pool, "/line/%d", i),
                          .sent = json_object_array_get_idx(line, (size_t)i),
                          .event = {.kind = EVENT_TURN, .seat = -1}};
        if (!s->plain) e.each = json_member(e.sent, "each");
        if (!play_entry(c, s, &e)) return false;
    }
    return true;
}

/* Ends */

static game_known *known_by(struct ctx *c, const struct study *s, int seat)
{
    return s->game->know(c, s->state, seat == NOBODY ? ARBITER : seat, (struct table){0});
}

static bool find_legal(struct ctx *c, const struct study *s, int seat, json_object *partial,
                       json_object **ret_legal)
{
    game_order *begun = NULL;
    struct verdicts *v = pool_take(c->pool, sizeof *v);
    *ret_legal = NULL;
    if (seat == NOBODY)
        return !partial || refuse(c, "/partial", FAULT_NOT_YOUR_TURN, "no orders are due here");
    if (partial && !(begun = s->game->parse(c, partial, v))) return refuse_at(c, "/partial", v);
    *ret_legal = s->game->legal(c, known_by(c, s, seat), begun);
    return *ret_legal || refuse_at(c, "/partial", NULL);
}

/* NULL where no seat owes an order, or the game has no advice that plays for what wins in this variant. */
static bool find_advice(struct ctx *c, const struct study *s, int seat, struct question question,
                        json_object **ret_advice)
{
    struct advice advice = {0};
    *ret_advice = NULL;
    if (seat == NOBODY || !s->variant->judged) return true;
    if (!game_advise(c, s->game, known_by(c, s, seat), question, &advice)) return false;
    if (advice.n == 0) return true;
    *ret_advice = advice_json(c, s->game, &advice);
    return true;
}

static json_object *owing(struct ctx *c, const struct study *s)
{
    json_object *list = json_new_array(c);
    for (int seat = 0; seat < s->seats; seat++)
        if (s->standing.owes >> seat & 1) json_push_int(list, seat);
    return list;
}

static int seat_to_move(const struct study *s)
{
    if (s->standing.over || s->asked == ANALYSIS_OPEN) return NOBODY;
    return s->asked != NOBODY ? s->asked : first_seat(s->standing.owes);
}

/* The seat asked for owes an order at the end of the line. */
static bool seat_is_due(struct ctx *c, const struct study *s)
{
    if (s->asked < 0 || (!s->standing.over && s->standing.owes >> s->asked & 1)) return true;
    return refuse(c, "/seat", FAULT_NOT_YOUR_TURN, "no orders are due from this seat");
}

static bool compare_orders(struct ctx *c, const struct study *s, json_object *sent, json_object **ret)
{
    int seat = seat_to_move(s);
    struct entry e = {.path = "/compare"};
    struct review review;
    *ret = NULL;
    if (!s->variant->judged || !s->game->review)
        return fail(c, FAULT_NOT_JUDGED, "no engine compares the orders of this game");
    if (seat == NOBODY) return refuse(c, "/compare", FAULT_NOT_YOUR_TURN, "no orders are due here");
    if (!read_order(c, s, &e, seat, sent, "/compare") ||
        !s->game->review->compare(c, known_by(c, s, seat), e.event.orders[seat], REVIEW_TRIES, &review))
        return false;
    *ret = json_new_object(c);
    json_add_text(*ret, "text", e.text);
    json_add_int(*ret, "score", -review.cost);
    return true;
}

/* The position according to the rules, without an evaluation. */
static bool describe(struct ctx *c, const struct study *s, json_object *partial, json_object **ret_answer)
{
    int seat = seat_to_move(s);
    json_object *answer = json_new_object(c), *legal;
    if (!find_legal(c, s, seat, partial, &legal)) return false;
    json_object *standing = fold_result(c, &s->standing, s->seats);
    json_add_bool(standing, "over", s->standing.over);
    json_add_int(answer, "turn", s->standing.turn[seat == NOBODY ? 0 : seat] + s->taken_back);
    json_add_text(answer, "stage", s->standing.stage);
    if (seat == NOBODY) json_add(answer, "seat", NULL);
    else json_add_int(answer, "seat", seat);
    json_add(answer, "owes", owing(c, s));
    json_add(answer, "view", s->game->view(c, known_by(c, s, seat), false, NULL));
    json_add(answer, "legal", legal);
    json_add(answer, "line", s->told);
    json_add(answer, "standing", standing);
    *ret_answer = answer;
    return true;
}

static bool describe_all(struct ctx *c, const struct study *s, const struct analysis_wish *wish,
                         json_object **ret_answer)
{
    json_object *advice = NULL, *comparison = NULL;
    if (!seat_is_due(c, s) || !describe(c, s, wish->partial, ret_answer)) return false;
    if (wish->advise && !find_advice(c, s, seat_to_move(s), wish->question, &advice)) return false;
    if (wish->compare && !compare_orders(c, s, wish->compare, &comparison)) return false;
    json_add_text(*ret_answer, "variant", s->variant->id);
    json_add(*ret_answer, "options", s->options);
    json_add_text(*ret_answer, "position", game_position_text(c, s->game, s->state));
    json_add(*ret_answer, "advice", advice);
    if (wish->compare) json_add(*ret_answer, "comparison", comparison);
    if (s->recorded) json_add(*ret_answer, "recorded", s->recorded);
    return true;
}

bool analysis_answer(struct ctx *c, struct pg *db, const struct analyst *who,
                     const struct analysis_wish *wish, json_object **ret_answer)
{
    struct study *s = pool_take(c->pool, sizeof *s);
    *s = (struct study){.asked = wish->seated ? (int)wish->seat : NOBODY};
    if (!wish->is_paid && !analysis_pay_line(c, who, wish->line)) return false;
    if (wish->advise && !analysis_pay_nodes(c, who, wish->question.nodes)) return false;
    if (wish->compare && !wish->match)
        return refuse(c, "/compare", FAULT_BAD_REQUEST, "only in a turn of a finished game");
    if (wish->compare && !analysis_pay_nodes(c, who, COMPARE_NODES)) return false;
    return begin(c, db, who, wish, s) && live_positions_list(c, db, who->account, s->game->id, &s->live) &&
           arrive(c, s) && play_line(c, s, wish->line) && describe_all(c, s, wish, ret_answer);
}

bool analysis_preview(struct ctx *c, const struct analyst *who, const struct match *m, json_object *line,
                      json_object *partial, json_object **ret_answer)
{
    struct study *s = pool_take(c->pool, sizeof *s);
    *s = (struct study){.plain = true, .asked = NOBODY};
    if (!analysis_pay_line(c, who, line)) return false;
    take_match(c, m, s);
    s->state = m->game->copy(c, m->state);
    s->standing = m->standing;
    s->taken_back = (int)m->row.turns[0] - m->standing.turn[0];
    return play_line(c, s, line) && describe(c, s, partial, ret_answer);
}

/* Evaluations */

/* One item. The caller wipes the memory of `c` after each, because a search uses much. */
static bool evaluate(struct ctx *c, const struct match *m, const game_state *state, int turn,
                     json_object **ret_item)
{
    struct standing standing = m->game->standing(state);
    struct advice advice = {0};
    json_object *item = json_new_object(c);
    int seat = first_seat(standing.owes);
    json_add_int(item, "turn", turn);
    if (standing.over) {
        json_add_int(item, "score", advice_of_end(&standing, m->row.seats));
    } else if (seat != NOBODY && m->variant->judged) {
        game_known *known = m->game->know(c, state, seat, (struct table){0});
        if (!game_advise(c, m->game, known, (struct question){EVALUATION_NODES, 1}, &advice)) return false;
    }
    if (advice.n) {
        json_add_int(item, "score", seat == 0 ? advice.best[0].score : -advice.best[0].score);
        json_add_text(item, "best", m->game->notation(c, advice.best[0].order));
    } else {
        if (!standing.over) json_add(item, "score", NULL);
        json_add(item, "best", NULL);
    }
    json_add_bool(item, "over", standing.over);
    *ret_item = item;
    return true;
}

static bool evaluate_turns(struct ctx *c, struct pg *db, const struct match *m, int from, int end,
                           json_object *items)
{
    struct ctx scratch = {.pool = pool_new(), .now = c->now};
    bool fine = true;
    for (int turn = from; fine && turn < end; turn++) {
        game_state *state = m->state; /* the last turn shows the end of the match, as its views do */
        json_object *item = NULL;
        fine = (turn == (int)m->row.turns[0] || match_state_at(&scratch, db, m, turn, &state)) &&
               evaluate(&scratch, m, state, turn, &item);
        if (fine) json_push(items, json_own(c, json_text(c, item)));
        else fail(c, scratch.failure.fault, "%s", scratch.failure.detail);
        pool_wipe(scratch.pool);
    }
    pool_drop(scratch.pool);
    return fine;
}

bool analysis_evaluations(struct ctx *c, struct pg *db, const struct analyst *who, const char *match,
                          int64_t from, int64_t limit, json_object **ret_list)
{
    struct match m;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    if (!open_finished(c, db, who, match, &m)) return false;
    int64_t last = m.row.turns[0], end = from + limit;
    if (end > last + 1) end = last + 1;
    if (end > from && !analysis_pay_nodes(c, who, (int)(end - from) * EVALUATION_NODES)) return false;
    if (!evaluate_turns(c, db, &m, (int)from, (int)end, items)) return false;
    json_add(list, "items", items);
    if (end <= last) json_add_int(list, "next", end);
    else json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}
