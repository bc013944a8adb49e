/* match_cache.c - see match_cache.h. */
#include "platform/match/match_cache.h"
#include "base/clock.h"
#include "platform/match/match.h"
#include "platform/model/fold.h"
#include "platform/runtime/cache.h"
#include "platform/runtime/guard.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake_table.h"
#include "store/match_update.h"
#include <string.h>

static const char *text_copy(struct ctx *own, const char *text)
{
    return text ? pool_copy(own->pool, text) : NULL;
}

static void copy_row(struct ctx *own, struct match_row *row)
{
    const char **const texts[] = {&row->public_id,       &row->game,    &row->variant, &row->options,
                                  &row->clock,           &row->absence, &row->seed,    &row->nonce,
                                  &row->seed_commitment, &row->stage,   &row->result,  &row->state_hash};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) *texts[i] = text_copy(own, *texts[i]);
    row->written = NULL;
    row->assumed = NULL;
    row->assumed_from = row->assumed_to = 0;
    row->before = NULL;
}

static void copy_offers(struct ctx *own, struct match_rest *rest)
{
    struct offer_row *offers = pool_take_many(own->pool, (size_t)rest->offer_count + 1, sizeof *offers);
    for (int i = 0; i < rest->offer_count; i++) offers[i] = rest->offers[i];
    rest->offers = offers;
}

/* The state already contains the snapshot's text and the events after it, so they are not copied. */
static void copy_rest(struct ctx *own, int seats, struct match_rest *rest)
{
    for (int seat = 0; seat < seats; seat++) {
        rest->seats[seat].name = text_copy(own, rest->seats[seat].name);
        rest->seats[seat].choice = text_copy(own, rest->seats[seat].choice);
    }
    rest->snapshot.state = NULL;
    rest->events = NULL;
    rest->event_count = rest->order_count = 0;
    copy_offers(own, rest);
}

void match_cache_keep(const struct match *m)
{
    if (m->row.status != STATUS_LIVE || m->variant->pace != PACE_ALTERNATE) return;
    struct ctx own = {.pool = cache_begin(m->row.public_id)};
    struct match *copy = pool_take(own.pool, sizeof *copy);
    *copy = *m;
    copy_row(&own, &copy->row);
    copy_rest(&own, m->row.seats, &copy->rest);
    copy->state = m->game->copy(&own, m->state);
    copy->standing = m->game->standing(copy->state);
    copy->staged = clock_has_stages(&copy->clock);
    copy->clock.stages = NULL; /* in the request's pool: if there are any, match_rules reads them again */
    /* these belong to the change just made */
    copy->moved = copy->news = copy->told = copy->heard = copy->offered = 0;
    copy->turned = copy->wakes_clock = false;
    copy->wakes_bots = 0;
    memset(copy->judged, 0, sizeof copy->judged);
    cache_keep(copy, m->row.written);
}

/* The arena's time as the database told it last, and when it arrived here. */
static struct heard_time {
    int64_t now, ticks; /* ticks: clock_ticks(); 0: not known, or the arena's clock stands still */
} heard;

static void hear_time(const struct match_held *held)
{
    heard = (struct heard_time){held->now, held->gap ? 0 : clock_ticks()};
}

/* Whether the time is known without asking: it was told less than a second ago. It can be early by what waiting for the
 * lock and the answer took, never late; the database compares it with its own (match_confirm). */
static bool know_time(const struct match *kept, int64_t *ret_now)
{
    enum { FRESH = 1000000 };
    int64_t age = clock_ticks() - heard.ticks, now = heard.now + age;
    *ret_now = now > kept->rest.now ? now : kept->rest.now; /* never before the match's last event */
    return heard.ticks && age < FRESH;
}

/* The shared table has all numbers of the match as they are in the copy: probably nobody has changed it since. */
static bool looks_unchanged(const struct match *kept)
{
    uint32_t seqs[VIEWERS], messages[VIEWERS];
    return wake_alive() && wake_read(kept->row.public_id, seqs, messages) &&
           memcmp(seqs, kept->row.seqs, sizeof seqs) == 0 &&
           memcmp(messages, kept->row.message_seqs, sizeof messages) == 0;
}

/* Copies everything that a request can change, so that the cached match stays correct when the request fails. */
static void use(struct ctx *c, const struct match *kept, const struct match_held *held, struct match *m)
{
    *m = *kept;
    guard_match(c, m->row.id, m->row.events);
    m->rest.now = held->now;
    m->rest.gap = held->gap;
    if (m->staged) match_rules(c, m);
    m->rest.offers = pool_take_many(c->pool, (size_t)kept->rest.offer_count + 1, sizeof *m->rest.offers);
    memcpy(m->rest.offers, kept->rest.offers, (size_t)kept->rest.offer_count * sizeof *m->rest.offers);
    m->state = m->game->copy(c, kept->state);
    m->standing = m->game->standing(m->state);
}

/* Rely on the copy, and on the time in `m`. */
static void assume(struct ctx *c, struct pg *db, const struct match *kept, const char *version,
                   struct match *m)
{
    enum { AHEAD = 50000, BEHIND = 250000 }; /* of the time at which the row is found */
    m->row.assumed = pool_copy(c->pool, version);
    m->row.assumed_from = m->rest.now - AHEAD;
    m->row.assumed_to = m->rest.now + BEHIND;
    m->row.before = &kept->row;
    match_assume(c, db, m->row.id, m->row.assumed, kept->row.state_hash, m->row.assumed_from,
                 m->row.assumed_to);
}

bool match_cache_read(struct ctx *c, struct pg *db, const char *public_id, struct match *m, bool *ret_found)
{
    struct match_held held = {.gap = 0};
    struct cache_entry entry = strlen(public_id) == PUBLIC_ID - 1 ? cache_find(public_id)
                                                                  : (struct cache_entry){0};
    const struct match *kept = entry.thing;
    *ret_found = false;
    if (!kept) return true;
    if (know_time(kept, &held.now) && looks_unchanged(kept) && work_assume(c)) {
        use(c, kept, &held, m);
        assume(c, db, kept, entry.version, m);
        *ret_found = true;
        return true;
    }
    if (!match_hold(c, db, public_id, &held)) return false;
    hear_time(&held);
    if (strcmp(held.version, entry.version) != 0 || strcmp(held.hash, kept->row.state_hash) != 0) return true;
    use(c, kept, &held, m);
    *ret_found = true;
    return true;
}
