/* presence.h - when the player of a seat was last here, in memory that a node's processes share; no query. A worker
 * notes each request for the view or the chat of a seat; the waiter keeps the note fresh while such a request is
 * parked, and passes notes on to the other nodes. Notes are hints: they are lost with the memory, and a seat nobody was
 * seen at has none. audience.h decides who may read them. */
#ifndef QUAD_PRESENCE_H
#define QUAD_PRESENCE_H
#include "base/ctx.h"
#include "base/json.h"

/* Note that the player of the seat is here; `now` in microseconds since 1970. */
void presence_note(const char *match, int seat, int64_t now);
/* The same, but only for a seat with a note: the waiter does not know whether a person or a program polls. */
void presence_keep(const char *match, int seat, int64_t now);
/* The same of a person whose page is on the screen, whatever it shows: noted by each request of that page for the inbox,
 * which is parked for at most 25 s. */
void presence_note_person(int64_t account, int64_t now);
/* Whether such a page has asked lately: PRESENCE_PARKED seconds longer than a player is online. */
enum { PRESENCE_PARKED = 30 };
bool presence_person_is_online(struct ctx *c, int64_t account);
/* Whether the player of the seat is online, as presence_json says. */
bool presence_is_online(struct ctx *c, const char *match, int seat);
/* A note on its way to another node, whose clock can differ: it says how long ago, not when. */
struct presence_note {
    unsigned place, age_ms;
    uint64_t tag;
};
/* The next of this node's own notes from *place on that is younger than `age_ms`; false when there is none. */
bool presence_next(unsigned *place, unsigned age_ms, int64_t now, struct presence_note *ret);
/* Keep the note of another node; one that makes no sense is ignored. */
void presence_hear(const struct presence_note *note, int64_t now);
/* When the player of the seat was last here, on any node, to the millisecond; 0: not seen. */
int64_t presence_seen(const char *match, int seat);
/* The seats whose players were seen: [{"seat","online","seen_at"}], as of c->now. A player is online until
 * QUADRIVIUM_PRESENCE_SECONDS (25) after the last sign. */
json_object *presence_json(struct ctx *c, const char *match);
#endif
