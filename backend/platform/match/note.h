/* note.h - a seat's private notes: what a player writes down during a match. Nobody else can read them. */
#ifndef QUAD_NOTE_H
#define QUAD_NOTE_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;
enum { NOTE_BYTES = 8192 };

/* The notes of the account's seat: {"text","changed_at"}, "" and null when there are none. FAULT_NOT_FOUND,
 * FAULT_NOT_SEATED. */
bool note_read(struct ctx *c, struct pg *db, const char *match, int64_t account,
               json_object **ret_note) must_check;
/* Replace the notes; at most NOTE_BYTES. Inside the caller's transaction. If `looked`, `read` is the changed_at of
 * the notes being replaced (as in note_read's answer): FAULT_NOTES_CHANGED when they have changed since. */
struct note_new {
    const char *text;
    json_object *read; /* a JSON null is NULL too */
    bool looked;       /* `read` was sent */
};
bool note_keep(struct ctx *c, struct pg *db, const char *match, int64_t account, const struct note_new *note,
               json_object **ret_note) must_check;
#endif
