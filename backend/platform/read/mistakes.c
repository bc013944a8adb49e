/* mistakes.c - see mistakes.h. First every position is searched a little; then the turns that seem to have cost their
 * seat most are searched as deep as the engine goes, before and after the turn. Where all seats give orders at once,
 * each seat's orders are compared with better ones instead (reviewed_turn.h). */
#include "platform/read/mistakes.h"
#include "base/failpoint.h"
#include "base/log.h"
#include "platform/match/history.h"
#include "platform/match/match.h"
#include "platform/model/advice.h"
#include "platform/model/fold.h"
#include "platform/model/mistake.h"
#include "platform/read/analysis.h"
#include "platform/read/log.h"
#include "platform/read/reviewed_turn.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/rate.h"
#include "store/mistakes.h"
#include <string.h>

/* A step is short, since a bot can become due meanwhile. The whole search has a limit: in a long match, every position
 * gets a smaller share of it. */
enum { POSITIONS_A_STEP = 8, NODES_A_MATCH = 600000, NODES_MOST = 1500, NODES_LEAST = 200 };
enum { TRIES_A_MATCH = 12000, TRIES_MOST = 100, TRIES_LEAST = 16 };
enum { ASKED_A_MINUTE = 4, ASKED_AT_ONCE = 8, ADDRESS_SHARE = 4, NOBODY = -1 };

struct hunt;
struct method { /* how turns are judged */
    /* What is kept of a turn, allocated in `c`; the work is done in `scratch`. */
    bool (*score)(struct ctx *c, struct ctx *scratch, struct pg *db, const struct hunt *h, int turn,
                  json_object **ret);
    /* What each turn seems to have cost a seat, once all are scored. */
    void (*costs)(struct ctx *c, const struct hunt *h, int seat, int *ret_costs);
    /* Add the mistake of a suspected [seat,turn] to those found, unless it is cleared. */
    bool (*try)(struct ctx *c, struct pg *db, const struct hunt *h, json_object *pair);
};

struct hunt {
    const struct match *m;
    const struct method *method;
    int n;        /* positions, the last one included */
    bool *undone; /* by turn: taken back, so that the next position does not follow from it */
    /* {"scores":[[seat,score]] or, of orders compared, [[cost of each seat]],"suspects":[[seat,turn]],
     *  "found":[mistake]} */
    json_object *work;
};

/* Positions */

static int seat_alone(const struct standing *now)
{
    bool alone = !now->over && __builtin_popcount(now->owes) == 1;
    return alone ? __builtin_ctz(now->owes) : NOBODY;
}

static bool ask_engine(struct ctx *c, const struct hunt *h, const game_state *state, int seat, int nodes,
                       struct advice *ret)
{
    game_known *known = h->m->game->know(c, state, seat, (struct table){0});
    return game_advise(c, h->m->game, known, (struct question){nodes, 1}, ret);
}

/* A position as seat 0 sees it: the result at the end, else the engine's score. */
static bool score_position(struct ctx *c, const struct hunt *h, const game_state *state, int nodes,
                           struct scored *ret)
{
    struct standing now = h->m->game->standing(state);
    struct advice advice = {0};
    *ret = (struct scored){.known = now.over, .seat = seat_alone(&now)};
    if (now.over) ret->score = advice_of_end(&now, h->m->row.seats);
    if (ret->seat == NOBODY) return true;
    if (!ask_engine(c, h, state, ret->seat, nodes, &advice)) return false;
    ret->known = advice.n > 0;
    if (advice.n) ret->score = ret->seat == 0 ? advice.best[0].score : -advice.best[0].score;
    return true;
}

static int nodes_each(const struct hunt *h)
{
    int nodes = NODES_A_MATCH / h->n;
    return nodes > NODES_MOST ? NODES_MOST : nodes < NODES_LEAST ? NODES_LEAST : nodes;
}

static int tries_each(const struct hunt *h)
{
    int tries = TRIES_A_MATCH / (h->n * h->m->row.seats);
    return tries > TRIES_MOST ? TRIES_MOST : tries < TRIES_LEAST ? TRIES_LEAST : tries;
}

static bool score_by_engine(struct ctx *c, struct ctx *scratch, struct pg *db, const struct hunt *h, int turn,
                            json_object **ret)
{
    game_state *state;
    struct scored now = {0};
    if (!match_state_at(scratch, db, h->m, turn, &state) ||
        !score_position(scratch, h, state, nodes_each(h), &now))
        return false;
    *ret = json_new_array(c);
    json_push_int(*ret, now.seat);
    if (now.known) json_push_int(*ret, now.score);
    return true;
}

static bool score_by_comparison(struct ctx *c, struct ctx *scratch, struct pg *db, const struct hunt *h,
                                int turn, json_object **ret)
{
    int costs[SEATS_MAX];
    if (!reviewed_costs(scratch, db, h->m, turn, tries_each(h), costs)) return false;
    *ret = json_new_array(c);
    for (int seat = 0; seat < h->m->row.seats; seat++) json_push_int(*ret, costs[seat]);
    return true;
}

/* The next few positions; a search uses much memory, so each has a pool of its own. */
static bool score_some(struct ctx *c, struct pg *db, const struct hunt *h, json_object *scores)
{
    struct ctx scratch = {.pool = pool_new(), .now = c->now};
    bool fine = true;
    for (int i = 0; fine && i < POSITIONS_A_STEP; i++) {
        int turn = (int)json_object_array_length(scores);
        json_object *score;
        if (turn == h->n) break;
        fine = h->method->score(c, &scratch, db, h, turn, &score);
        if (fine) json_push(scores, score);
        else fail(c, scratch.failure.fault, "%s", scratch.failure.detail);
        pool_wipe(scratch.pool);
    }
    pool_drop(scratch.pool);
    return fine;
}

/* A takeback leads back to a turn, and the match goes on with a number of its own. */
static bool mark_undone(struct ctx *c, struct pg *db, struct hunt *h)
{
    struct event_row *events;
    int count;
    if (!events_all(c, db, h->m->row.id, &events, &count)) return false;
    for (int i = 0; i < count; i++) {
        if (events[i].kind != ENTRY_TAKEBACK) continue;
        for (int turn = history_takeback_to(c, events[i].body); turn < events[i].turn && turn < h->n; turn++)
            h->undone[turn] = true;
    }
    return true;
}

static json_object *score_at(const struct hunt *h, int turn)
{
    return json_object_array_get_idx(json_member(h->work, "scores"), (size_t)turn);
}

static int number_at(json_object *list, int i)
{
    return json_object_get_int(json_object_array_get_idx(list, (size_t)i));
}

static void costs_by_engine(struct ctx *c, const struct hunt *h, int seat, int *ret_costs)
{
    struct scored *turns = pool_take_many(c->pool, (size_t)h->n, sizeof *turns);
    for (int i = 0; i < h->n; i++) {
        json_object *pair = score_at(h, i);
        bool known = json_object_array_length(pair) == 2;
        turns[i] = (struct scored){.known = known,
                                   .seat = number_at(pair, 0),
                                   .score = known ? number_at(pair, 1) : 0,
                                   .undone = h->undone[i]};
    }
    for (int i = 0; i < h->n; i++) ret_costs[i] = turns[i].seat == seat ? mistake_cost(turns, h->n, i) : 0;
}

static void costs_by_comparison(struct ctx *c, const struct hunt *h, int seat, int *ret_costs)
{
    (void)c;
    for (int i = 0; i < h->n; i++) ret_costs[i] = h->undone[i] ? 0 : number_at(score_at(h, i), seat);
}

static bool suspect(struct ctx *c, struct pg *db, struct hunt *h)
{
    json_object *suspects = json_new_array(c);
    int *costs = pool_take_many(c->pool, (size_t)h->n, sizeof *costs);
    h->undone = pool_take_many(c->pool, (size_t)h->n, sizeof *h->undone);
    if (!mark_undone(c, db, h)) return false;
    for (int seat = 0; seat < h->m->row.seats; seat++) {
        int turns[MISTAKES_TRIED], n;
        h->method->costs(c, h, seat, costs);
        n = mistake_suspects(costs, h->n, turns);
        for (int i = 0; i < n; i++) {
            json_object *pair = json_new_array(c);
            json_push_int(pair, seat);
            json_push_int(pair, turns[i]);
            json_push(suspects, pair);
        }
    }
    json_add(h->work, "suspects", suspects);
    return true;
}

/* Suspects */

static json_object *tell(struct ctx *c, const struct hunt *h, const game_state *state, int turn, int seat,
                         const game_order *order)
{
    struct tale tale = tale_new(c->pool);
    struct outcome outcome = {0};
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    json_object *lines = json_new_array(c);
    event.orders[seat] = order;
    if (!h->m->game->apply(c, h->m->game->copy(c, state), &event, &tale, &outcome)) {
        forgive(c); /* the words are left out */
        return lines;
    }
    for (int i = 0; i < tale.count; i++) {
        json_object *item = json_new_object(c);
        json_add_int(item, "turn", turn);
        log_say(item, &tale.lines[i]);
        json_push(lines, item);
    }
    return lines;
}

struct trial { /* a suspected turn */
    int seat, turn;
    game_state *before, *after;
    const game_order *played; /* NULL: the seat missed the turn */
    struct advice best, reply;
    int score; /* of the turn that was played, as its seat sees it */
};

static bool find_played(struct ctx *c, struct pg *db, const struct hunt *h, struct trial *t)
{
    const char *body;
    struct event event;
    if (!event_of_turn(c, db, h->m->row.id, t->turn, &body)) return false;
    if (!body) return true;
    if (!fold_event_read(c, h->m->game, h->m->row.seats, json_own(c, body), &event)) return false;
    t->played = event.orders[t->seat];
    return true;
}

/* Search before and after the turn. *ret_tells false: nothing can be said of it. */
static bool search_trial(struct ctx *c, struct pg *db, const struct hunt *h, struct trial *t, bool *ret_tells)
{
    *ret_tells = false;
    if (!find_played(c, db, h, t)) return false;
    if (!t->played) return true;
    if (!match_state_at(c, db, h->m, t->turn, &t->before) ||
        !match_state_at(c, db, h->m, t->turn + 1, &t->after))
        return false;
    struct standing now = h->m->game->standing(t->after);
    int other = seat_alone(&now);
    if (!ask_engine(c, h, t->before, t->seat, ADVICE_NODES, &t->best)) return false;
    if (now.over) {
        int first = advice_of_end(&now, h->m->row.seats);
        t->score = t->seat == 0 ? first : -first;
    } else if (other != NOBODY) {
        if (!ask_engine(c, h, t->after, other, ADVICE_NODES, &t->reply)) return false;
        if (t->reply.n) t->score = -t->reply.best[0].score;
    }
    *ret_tells = t->best.n > 0 && (now.over || t->reply.n > 0);
    return true;
}

static json_object *turn_json(struct ctx *c, const struct hunt *h, const struct trial *t,
                              const game_order *order, int score)
{
    json_object *o = json_new_object(c);
    json_add_text(o, "text", h->m->game->notation(c, order));
    json_add_int(o, "score", score);
    json_add(o, "tell", tell(c, h, t->before, t->turn, t->seat, order));
    return o;
}

static json_object *reply_json(struct ctx *c, const struct hunt *h, const struct trial *t)
{
    if (t->reply.n == 0) return NULL;
    struct standing now = h->m->game->standing(t->after);
    const game_order *order = t->reply.best[0].order;
    json_object *o = json_new_object(c);
    json_add_text(o, "text", h->m->game->notation(c, order));
    json_add(o, "tell", tell(c, h, t->after, t->turn + 1, seat_alone(&now), order));
    return o;
}

static json_object *mistake_json(struct ctx *c, const struct hunt *h, const struct trial *t, int cost)
{
    const struct advised *advised = &t->best.best[0];
    json_object *o = json_new_object(c), *line = json_new_array(c);
    json_object *best = turn_json(c, h, t, advised->order, advised->score);
    for (int i = 0; i < advised->n_line; i++) json_push_text(line, h->m->game->notation(c, advised->line[i]));
    json_add(best, "line", line);
    json_add_int(o, "seat", t->seat);
    json_add_int(o, "turn", t->turn);
    json_add_int(o, "cost", cost);
    json_add(o, "played", turn_json(c, h, t, t->played, t->score));
    json_add(o, "best", best);
    json_add(o, "reply", reply_json(c, h, t));
    return o;
}

static bool try_by_comparison(struct ctx *c, struct pg *db, const struct hunt *h, json_object *pair)
{
    json_object *mistake;
    if (!reviewed_mistake(c, db, h->m, number_at(pair, 0), number_at(pair, 1), &mistake)) return false;
    if (mistake) json_push(json_member(h->work, "found"), mistake);
    return true;
}

static bool try_by_engine(struct ctx *c, struct pg *db, const struct hunt *h, json_object *pair)
{
    struct trial t = {.seat = number_at(pair, 0), .turn = number_at(pair, 1)};
    bool tells;
    if (!search_trial(c, db, h, &t, &tells)) return false;
    if (!tells) return true;
    const struct game *game = h->m->game;
    int cost = mistake_worth(t.best.best[0].score) - mistake_worth(t.score);
    bool same = strcmp(game->notation(c, t.best.best[0].order), game->notation(c, t.played)) == 0;
    if (same || cost < MISTAKE_LEAST) return true;
    json_push(json_member(h->work, "found"), mistake_json(c, h, &t, cost));
    return true;
}

/* The report */

static int member_int(json_object *o, const char *key) { return json_object_get_int(json_member(o, key)); }

/* How many mistakes of the same seat cost more, of equals the earlier ones. */
static int rank_of(json_object *found, size_t at)
{
    json_object *one = json_object_array_get_idx(found, at);
    int rank = 0;
    for (size_t i = 0; i < json_object_array_length(found); i++) {
        json_object *other = json_object_array_get_idx(found, i);
        int more = member_int(other, "cost") - member_int(one, "cost");
        bool before = more > 0 || (more == 0 && member_int(other, "turn") < member_int(one, "turn"));
        rank += member_int(other, "seat") == member_int(one, "seat") && before;
    }
    return rank;
}

/* By seat, and in the order of the turns. */
static int compare_mistakes(const void *a, const void *b)
{
    json_object *first = *(json_object *const *)a, *second = *(json_object *const *)b;
    int seats = member_int(first, "seat") - member_int(second, "seat");
    return seats ? seats : member_int(first, "turn") - member_int(second, "turn");
}

static const char *report_text(struct ctx *c, const struct hunt *h)
{
    json_object *found = json_member(h->work, "found"), *list = json_new_array(c);
    for (size_t i = 0; i < json_object_array_length(found); i++)
        if (rank_of(found, i) < MISTAKES_SHOWN) json_push(list, json_object_array_get_idx(found, i));
    json_object_array_sort(list, compare_mistakes);
    return json_text(c, list);
}

/* Steps */

static const struct method ENGINE = {score_by_engine, costs_by_engine, try_by_engine},
                           COMPARISON = {score_by_comparison, costs_by_comparison, try_by_comparison};

static json_object *work_of(struct ctx *c, const struct mistakes_job *job)
{
    if (job->work) return json_own(c, job->work);
    json_object *work = json_new_object(c);
    json_add(work, "scores", json_new_array(c));
    json_add(work, "found", json_new_array(c));
    json_add_int(work, "tried", 0);
    return work;
}

static bool store_step(struct ctx *c, struct pg *db, const struct mistakes_job *job, const struct hunt *h)
{
    json_object *suspects = json_member(h->work, "suspects");
    int tried = member_int(h->work, "tried");
    int64_t steps = (int64_t)json_object_array_length(json_member(h->work, "scores")) + tried;
    if (!fail_point(c, "mistakes.searched")) return false;
    if (suspects && (size_t)tried == json_object_array_length(suspects))
        return mistakes_row_done(c, db, job, report_text(c, h));
    return mistakes_row_step(c, db, job, json_text(c, h->work),
                             steps < job->steps_all ? steps : job->steps_all);
}

static bool do_step(struct ctx *c, struct pg *db, const struct mistakes_job *job)
{
    struct match m;
    if (!match_load(c, db, &(struct match_wanted){.id = job->match}, &m)) return false;
    struct hunt h = {.m = &m,
                     .method = m.game->review ? &COMPARISON : &ENGINE,
                     .n = (int)m.row.turns[0] + 1,
                     .work = work_of(c, job)};
    json_object *scores = json_member(h.work, "scores"), *suspects = json_member(h.work, "suspects");
    if (!suspects) {
        if (!score_some(c, db, &h, scores)) return false;
        if ((int)json_object_array_length(scores) == h.n && !suspect(c, db, &h)) return false;
    } else {
        int tried = member_int(h.work, "tried");
        if (!h.method->try(c, db, &h, json_object_array_get_idx(suspects, (size_t)tried))) return false;
        json_add_int(h.work, "tried", tried + 1);
    }
    return store_step(c, db, job, &h);
}

bool mistakes_work(struct ctx *c, struct pg *db, bool *ret_worked)
{
    struct mistakes_job job;
    *ret_worked = false;
    if (!mistakes_row_claim(c, db, &job, ret_worked)) return false;
    if (!*ret_worked || do_step(c, db, &job)) return true;
    log_line(LOG_WARNING, "mistakes_step_failed", "\"match\":\"%s\",\"attempts\":%d,\"why\":%s", job.match,
             (int)job.attempts, log_quote(c->failure.detail));
    return false;
}

/* Asking and showing */

static const char *status_of(const struct mistakes_row *row)
{
    return !row->asked ? "none" : row->report ? "done" : row->failed ? "failed" : "running";
}

bool mistakes_show(struct ctx *c, struct pg *db, const char *match, json_object **ret)
{
    struct mistakes_row row;
    if (!mistakes_row_find(c, db, match, &row)) return false;
    *ret = json_new_object(c);
    json_add_text(*ret, "status", status_of(&row));
    json_add_int(*ret, "done", row.steps);
    json_add_int(*ret, "of", row.steps_all);
    json_add(*ret, "mistakes", row.report ? json_own(c, row.report) : NULL);
    return true;
}

static bool spend(struct ctx *c, const struct analyst *who)
{
    struct rate own = {"mistakes.searches", ASKED_A_MINUTE, ASKED_AT_ONCE};
    struct rate shared = {"mistakes.searches.address", ASKED_A_MINUTE * ADDRESS_SHARE,
                          ASKED_AT_ONCE * ADDRESS_SHARE};
    return rate_spend(c, &own, pool_print(c->pool, "%lld", (long long)who->account), 1) &&
           rate_spend(c, &shared, limit_address(c, who->remote), 1);
}

bool mistakes_ask(struct ctx *c, struct pg *db, const struct analyst *who, const char *match,
                  json_object **ret)
{
    struct match m;
    struct mistakes_row row;
    if (!match_load(c, db, &(struct match_wanted){.id = match}, &m)) return false;
    if (!m.variant->judged) return fail(c, FAULT_NOT_JUDGED, "no engine judges the turns of this game");
    if (!mistakes_row_find(c, db, match, &row)) return false;
    if (!row.asked || row.failed) {
        int64_t steps = m.row.turns[0] + 1 + MISTAKES_TRIED * m.row.seats;
        if (!spend(c, who) || !mistakes_row_ask(c, db, m.row.id, steps)) return false;
    }
    return mistakes_show(c, db, match, ret);
}
