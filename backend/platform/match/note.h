/* note.h - the private memory of a seat: what a player writes down for itself during a match. Nobody else ever reads it. */
#ifndef QUAD_NOTE_H
#define QUAD_NOTE_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;
enum { NOTE_BYTES = 8192 };

/* {"text","changed_at"}: what this account's seat wrote down, "" and null before. FAULT_NOT_FOUND, FAULT_NOT_SEATED. */
bool note_read(struct ctx *c, struct pg *db, const char *match, int64_t account,
               json_object **ret_note) must_check;
/* Write it down instead of what was there; at most NOTE_BYTES. Inside the caller's transaction. `read` (as in an answer; NULL: whatever
 * it is): the changed_at of the note that is being written over; FAULT_NOTES_CHANGED when there is another by now. */
struct note_new {
    const char *text;
    json_object *read; /* a JSON null is NULL too */
    bool looked;       /* `read` was sent */
};
bool note_keep(struct ctx *c, struct pg *db, const char *match, int64_t account, const struct note_new *note,
               json_object **ret_note) must_check;
#endif
