/* alike_search.c - see alike_search.h. */
#include "platform/match/alike_search.h"
#include "base/log.h"
#include "platform/match/history.h"
#include "platform/model/alike.h"
#include "store/alike.h"

/* A step is short, since a bot can become due meanwhile; and a very long match says enough by its first turns. */
enum { TURNS_A_STEP = 8, EVENTS_A_MATCH = 240, TWO = 2 };
static const int64_t THOUGHT_MS_MAX = 600000; /* who takes longer was away */

struct look {
    const struct history *history;
    int seat, from, at; /* the event that comes next; `from`: the first that is not yet looked at */
    int judged;         /* turns of the seat, in this step */
    bool failed;
    const game_state *before;
    struct alike_step found;
    json_object *thought;
};

static bool is_compared(const struct match *m)
{
    return m->row.rated && m->row.seats == TWO && m->row.status == STATUS_FINISHED &&
           m->row.purpose == PURPOSE_PLAY && m->variant->judged && m->game->study && m->game->study->advise;
}

void alike_end(struct ctx *c, struct pg *db, const struct match *m)
{
    if (is_compared(m)) alike_row_await(c, db, m->row.id);
}

static void add(struct look *look, const struct alike_turn *turn)
{
    const struct event_row *events = look->history->events;
    if (!turn->judged) return;
    look->found.turns++;
    look->found.agreed += turn->agreed;
    look->found.lost += turn->lost;
    if (look->at == 0) return;
    int64_t thought = (events[look->at].at - events[look->at - 1].at) / 1000;
    if (thought >= 0 && thought < THOUGHT_MS_MAX) json_push_int(look->thought, thought);
}

/* A search uses much memory, so it has a pool of its own. */
static bool judge(struct ctx *c, struct look *look, const struct event *event)
{
    const struct game *game = look->history->game;
    struct standing now = game->standing(look->before);
    struct alike_turn turn;
    if (event->kind != EVENT_TURN || now.owes != 1U << look->seat || !event->orders[look->seat]) return true;
    struct ctx own = {.pool = pool_new(), .now = c->now};
    bool fine = alike_judge(&own, game, look->before, look->seat, event->orders[look->seat], &turn);
    if (fine) add(look, &turn);
    else fail(c, own.failure.fault, "%s", own.failure.detail);
    pool_drop(own.pool);
    look->judged++;
    return fine;
}

/* The last event before the step leads to its first position. */
static bool look_at(struct ctx *c, void *thing, const struct event *event, const game_state *after)
{
    struct look *look = thing;
    look->failed = look->at >= look->from && !judge(c, look, event);
    if (look->failed) return false;
    look->at++;
    if (look->at >= look->from) look->before = look->history->game->copy(c, after);
    return look->judged < TURNS_A_STEP && look->at < EVENTS_A_MATCH;
}

static bool do_step(struct ctx *c, struct pg *db, const struct alike_job *job)
{
    struct match_row row;
    struct history history;
    struct look look = {.history = &history, .seat = (int)job->seat, .from = (int)job->events};
    if (!match_find(c, db, job->match, &row) || !history_read(c, db, game_find(row.game), &row, &history))
        return false;
    look.before = history.first;
    look.thought = json_new_array(c);
    if (!history_walk(c, &history, look_at, &look) || look.failed) return false;
    look.found.events = look.at;
    look.found.done = look.judged < TURNS_A_STEP;
    look.found.thought = json_text(c, look.thought);
    return alike_row_step(c, db, job, &look.found) &&
           (!look.found.done || alike_rows_ready(c, db, job->account));
}

bool alike_work(struct ctx *c, struct pg *db, bool *ret_worked)
{
    struct alike_job job;
    *ret_worked = false;
    if (!alike_row_claim(c, db, &job, ret_worked)) return false;
    if (!*ret_worked || do_step(c, db, &job)) return true;
    log_line(LOG_WARNING, "alike_step_failed", "\"match\":\"%s\",\"why\":%s", job.match,
             log_quote(c->failure.detail));
    return false;
}
