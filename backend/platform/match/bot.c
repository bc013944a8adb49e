/* bot.c - see bot.h. */
#include "platform/match/bot.h"
#include "base/clock.h"
#include "base/failpoint.h"
#include "base/log.h"
#include "platform/match/match.h"
#include "platform/match/turn.h"
#include "platform/model/fold.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/transact.h"
#include "store/bot.h"
#include "store/match_update.h"
#include <string.h>

/* A bot's memory between turns: its random state, what the game's choose() stores, and the number of acts in the
 * present turn. */
struct bot_mind {
    struct rng rng;
    json_object *memory;
    int64_t turn, acts;
};
enum { ACTS_A_TURN = 16 }; /* so that two bots do not answer each other forever */

/* The bot's memory */

static bool recall(struct ctx *c, struct pg *db, const struct match *m, const struct job_row *job,
                   struct bot_mind *ret_mind)
{
    struct rows *r;
    uint64_t seed = 0;
    must(fold_seed_read(m->row.seed, &seed));
    struct bot_mind mind = {.rng = fold_bot_rng(seed, (int)job->seat)};
    if (!pg_maybe(c, db, &r, BOT_MEMORY_READ, "ii", job->match_id, job->seat)) return false;
    if (rows_count(r)) {
        json_object *kept = json_own(c, rows_text(r, 0, "memory"));
        must(rng_read(json_object_get_string(json_member(kept, "rng")), &mind.rng));
        mind.memory = json_member(kept, "memory");
        mind.turn = json_object_get_int64(json_member(kept, "turn"));
        if (mind.turn == job->turn) mind.acts = json_object_get_int64(json_member(kept, "acts"));
    }
    mind.turn = job->turn;
    *ret_mind = mind;
    return true;
}

static const char *mind_text(struct ctx *c, const struct bot_mind *mind)
{
    char dice[RNG_TEXT];
    json_object *kept = json_new_object(c);
    rng_print(&mind->rng, dice);
    json_add_text(kept, "rng", dice);
    json_add(kept, "memory", mind->memory);
    json_add_int(kept, "turn", mind->turn);
    json_add_int(kept, "acts", mind->acts);
    return json_text(c, kept);
}

/* Choosing and submitting */

static int level_of(struct ctx *c, struct pg *db, const struct match *m, int seat)
{
    struct rows *r;
    const struct seat_row *row = &m->rest.seats[seat];
    if (!pg_maybe(c, db, &r, BOT_OF_ACCOUNT, "i", row->steward ? row->steward : row->account) ||
        rows_count(r) == 0)
        return 1;
    const char *id = rows_text(r, 0, "bot_id");
    const struct bot *bot = id ? bot_find(m->game, id) : NULL;
    return bot ? bot_mind(bot) : 1;
}

struct handing_in {
    const struct job_row *job;
    struct submission sub;
    json_object *act; /* played instead of an order */
    const char *mind; /* NULL: the bot was not asked */
    int64_t thought_us;
    bool is_lost; /* another process was faster, or the turn has passed */
};

/* Store the order or act, the bot's memory and the end of the job in one transaction. No lock was held while the bot
 * thought: when the turn has passed meanwhile, or another process was faster because the lease had ended, the job is
 * gone and nothing is stored. */
static bool hand_in(struct ctx *c, struct pg *db, void *thing)
{
    struct handing_in *h = thing;
    json_object *receipt;
    match_row_stay(c, db, h->job->match);
    bool is_ours = false;
    if (!job_row_take(c, db, h->job, &is_ours)) return false;
    h->is_lost = !is_ours;
    if (h->is_lost) return true;
    if (h->mind) bot_memory_put(c, db, h->job->match_id, h->job->seat, h->mind);
    struct acting acting = {h->sub.match, h->sub.account, h->sub.seat, h->act, NULL};
    if (h->act) return turn_act(c, db, &acting, &receipt);
    return h->sub.orders ? turn_submit(c, db, &h->sub, &receipt) : pg_flush(c, db);
}

/* Whether the bot still plays this seat and turn: the turn can have passed, or the seat's player can have returned. */
static bool is_present(const struct match *m, const struct job_row *job)
{
    return match_by_bot(m, (int)job->seat) && m->row.status == STATUS_LIVE &&
           m->row.turns[job->seat] == job->turn;
}

/* Whether an order is due. In a stage that ends on time, the bot first has to use up its acts; otherwise the others
 * would wait for it forever. */
static bool still_owed(const struct match *m, const struct job_row *job, int64_t acts)
{
    bool due = !standing_stage_ends(&m->standing) || acts >= ACTS_A_TURN;
    return due && (m->row.owes & ~m->row.handed_in) >> job->seat & 1;
}

/* Choose an act if the game has one to do, otherwise the order if one is still owed. */
static bool think(struct ctx *c, const struct match *m, int level, struct bot_mind *mind,
                  struct handing_in *h)
{
    int seat = (int)h->job->seat;
    const game_order *act = NULL, *order = NULL;
    bool may_act = m->standing.acts_open && mind->acts < ACTS_A_TURN;
    game_known *known = match_known(c, m, seat);
    if (may_act && !game_choose_act(c, m->game, known, level, &mind->rng, &mind->memory, &act)) return false;
    if (act) {
        mind->acts++;
        h->act = m->game->write(c, act);
    } else if (still_owed(m, h->job, mind->acts)) {
        order = m->game->choose(c, known, level, &mind->rng, &mind->memory);
        if (!order) return false;
        h->sub.orders = m->game->write(c, order);
    }
    return true;
}

static void note_turn(const struct handing_in *h)
{
    const struct job_row *job = h->job;
    metrics_bot(job->waited_us, h->thought_us);
    log_line(LOG_INFO, h->is_lost ? "bot_turn_dropped" : "bot_turn_played",
             "\"match\":\"%s\",\"seat\":%d,\"turn\":%d,\"waited_us\":%lld,\"thought_us\":%lld", job->match,
             (int)job->seat, (int)job->turn, (long long)job->waited_us, (long long)h->thought_us);
}

static bool play(struct ctx *c, struct pg *db, const struct job_row *job)
{
    struct match m;
    struct bot_mind mind;
    struct handing_in h = {.job = job,
                           .sub = {.match = job->match, .turn = job->turn, .ready = true, .mode = "strict"}};
    if (!match_load(c, db, &(struct match_wanted){.id = job->match}, &m)) return false;
    int seat = (int)job->seat;
    h.sub.account = m.rest.seats[seat].account;
    h.sub.seat = seat + 1;
    if (is_present(&m, job) && (m.standing.acts_open || still_owed(&m, job, 0))) {
        if (!recall(c, db, &m, job, &mind)) return false;
        int level = level_of(c, db, &m, seat);
        int64_t begun = clock_ticks();
        if (!think(c, &m, level, &mind, &h)) return false;
        if (!fail_point(c, "bot.thought") || !fail_point_of(c, "bot", m.row.seed)) return false;
        h.thought_us = clock_ticks() - begun;
        h.mind = mind_text(c, &mind);
    }
    if (!transact(c, db, hand_in, &h)) return false;
    if (h.mind) note_turn(&h);
    return true;
}

bool bot_work(struct ctx *c, struct pg *db, bool *ret_worked)
{
    struct job_row job;
    *ret_worked = false;
    if (!job_row_claim(c, db, &job, ret_worked) || !*ret_worked) return c->failure.fault == FAULT_NONE;
    c->ticks = 0; /* a bot's order is received when it is made */
    if (play(c, db, &job)) return true;
    if (c->failure.fault == FAULT_BUSY) {
        forgive(c);
        return job_row_later(c, db, &job);
    }
    log_line(LOG_WARNING, "bot_failed", "\"match\":\"%s\",\"seat\":%d,\"turn\":%d,\"attempts\":%d,\"why\":%s",
             job.match, (int)job.seat, (int)job.turn, (int)job.attempts, log_quote(c->failure.detail));
    return false;
}
