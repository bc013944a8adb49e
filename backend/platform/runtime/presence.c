/* presence.c - see presence.h. As in rate.c, a note is one number: the upper bits mark whose it is, the lower ones hold
 * the time. When two seats share a place, each replaces the other's note, which its next request writes again. */
#include "platform/runtime/presence.h"
#include "base/clock.h"
#include "base/shared.h"
#include "games/game.h"
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

/* A hidden tab asks every 20 s: with less than that its player would come and go. */
enum { PLACES = 65536, TIME_BITS = 41, MILLISECOND = 1000, SECOND = 1000000, GRACE = 25, GRACE_MAX = 3600 };
static const uint64_t TIME_MASK = (UINT64_C(1) << TIME_BITS) - 1; /* milliseconds since 1970 until 2039 */

static _Atomic uint64_t own[2 * PLACES]; /* used by a process without the file */
static _Atomic uint64_t *table;          /* the notes of this node, then those that other nodes sent */

static _Atomic uint64_t *notes(void)
{
    if (!table) table = shared_map("presence", sizeof own);
    if (!table) table = own;
    return table;
}

/* The place of a seat, and the bits that mark a note there as this seat's. */
static unsigned place_of(const char *match, int seat, uint64_t *ret_tag)
{
    uint64_t hash = 1469598103934665603u ^ (uint64_t)(seat + 1);
    for (; *match; match++) hash = (hash ^ (unsigned char)*match) * 1099511628211u;
    hash *= 0x9e3779b97f4a7c15u;
    hash ^= hash >> 29;
    *ret_tag = hash & ~TIME_MASK;
    return (unsigned)(hash % PLACES);
}

/* When, in milliseconds; 0: the note is not the seat's. */
static uint64_t time_of(uint64_t note, uint64_t tag)
{
    return (note & ~TIME_MASK) == tag ? note & TIME_MASK : 0;
}

void presence_note(const char *match, int seat, int64_t now)
{
    uint64_t tag;
    unsigned place = place_of(match, seat, &tag);
    atomic_store(&notes()[place], tag | ((uint64_t)(now / MILLISECOND) & TIME_MASK));
}

void presence_keep(const char *match, int seat, int64_t now)
{
    uint64_t tag;
    unsigned place = place_of(match, seat, &tag);
    if (time_of(atomic_load(&notes()[place]), tag)) presence_note(match, seat, now);
}

bool presence_next(unsigned *place, unsigned age_ms, int64_t now, struct presence_note *ret)
{
    uint64_t now_ms = (uint64_t)(now / MILLISECOND);
    while (*place < PLACES) {
        unsigned at = (*place)++;
        uint64_t note = atomic_load_explicit(&notes()[at], memory_order_relaxed), when = note & TIME_MASK;
        if (when > now_ms || now_ms - when >= age_ms) continue;
        *ret = (struct presence_note){
            .place = at, .age_ms = (unsigned)(now_ms - when), .tag = note & ~TIME_MASK};
        return true;
    }
    return false;
}

void presence_hear(const struct presence_note *note, int64_t now)
{
    uint64_t now_ms = (uint64_t)(now / MILLISECOND);
    if (note->place >= PLACES || note->age_ms > now_ms || note->tag & TIME_MASK) return;
    atomic_store(&notes()[PLACES + note->place], note->tag | (now_ms - note->age_ms));
}

int64_t presence_seen(const char *match, int seat)
{
    uint64_t tag;
    unsigned place = place_of(match, seat, &tag);
    uint64_t here = time_of(atomic_load(&notes()[place]), tag);
    uint64_t there = time_of(atomic_load(&notes()[PLACES + place]), tag);
    return (int64_t)(here > there ? here : there) * MILLISECOND;
}

static int64_t grace(void)
{
    const char *text = getenv("QUADRIVIUM_PRESENCE_SECONDS");
    long seconds = text ? strtol(text, NULL, 10) : 0;
    return (seconds >= 1 && seconds <= GRACE_MAX ? seconds : GRACE) * (int64_t)SECOND;
}

bool presence_is_online(struct ctx *c, const char *match, int seat)
{
    int64_t seen = presence_seen(match, seat);
    return seen && c->now - seen < grace();
}

/* A person is noted as the only seat of something that no match is called. */
static const char *person_key(int64_t account, char ret_key[24])
{
    snprintf(ret_key, 24, "@%" PRId64, account);
    return ret_key;
}

void presence_note_person(int64_t account, int64_t now)
{
    char key[24];
    presence_note(person_key(account, key), 0, now);
}

bool presence_person_is_online(struct ctx *c, int64_t account)
{
    char key[24];
    int64_t seen = presence_seen(person_key(account, key), 0);
    return seen && c->now - seen < grace() + PRESENCE_PARKED * (int64_t)SECOND;
}

json_object *presence_json(struct ctx *c, const char *match)
{
    json_object *seats = json_new_array(c);
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        int64_t seen = presence_seen(match, seat);
        if (!seen) continue;
        json_object *one = json_new_object(c);
        json_add_int(one, "seat", seat);
        json_add_bool(one, "online", presence_is_online(c, match, seat));
        json_add_text(one, "seen_at", clock_text(c, seen));
        json_push(seats, one);
    }
    return seats;
}
