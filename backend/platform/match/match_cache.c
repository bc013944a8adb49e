/* match_cache.c - see match_cache.h. */
#include "platform/match/match_cache.h"
#include "platform/match/match.h"
#include "platform/model/fold.h"
#include "platform/runtime/cache.h"
#include "platform/runtime/guard.h"
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
    copy->clock.stages = NULL; /* in the request's pool: match_rules reads it again */
    /* these belong to the change just made */
    copy->moved = copy->news = copy->told = copy->heard = copy->offered = 0;
    copy->turned = copy->wakes_clock = false;
    copy->wakes_bots = 0;
    memset(copy->judged, 0, sizeof copy->judged);
    cache_keep(copy, m->row.written);
}

/* Copies everything that a request can change, so that the cached match stays correct when the request fails. */
bool match_cache_read(struct ctx *c, struct pg *db, const char *public_id, struct match *m, bool *ret_found)
{
    const char *version;
    int64_t now, gap;
    struct cache_entry entry = strlen(public_id) == PUBLIC_ID - 1 ? cache_find(public_id)
                                                                  : (struct cache_entry){0};
    *ret_found = false;
    if (!entry.thing) return true;
    if (!match_hold(c, db, public_id, &version, &now, &gap)) return false;
    if (strcmp(version, entry.version) != 0) return true;
    const struct match *kept = entry.thing;
    *m = *kept;
    guard_match(c, m->row.id, m->row.events);
    m->rest.now = now;
    m->rest.gap = gap;
    match_rules(c, m);
    m->rest.offers = pool_take_many(c->pool, (size_t)kept->rest.offer_count + 1, sizeof *m->rest.offers);
    memcpy(m->rest.offers, kept->rest.offers, (size_t)kept->rest.offer_count * sizeof *m->rest.offers);
    m->state = m->game->copy(c, kept->state);
    m->standing = m->game->standing(m->state);
    *ret_found = true;
    return true;
}
