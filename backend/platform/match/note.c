/* note.c - see note.h. */
#include "platform/match/note.h"
#include "base/clock.h"
#include "platform/match/match.h"
#include "store/talk.h"
#include <string.h>

static bool seat_of(struct ctx *c, struct pg *db, const char *match, int64_t account, int64_t *ret_match,
                    int64_t *ret_seat)
{
    struct match_row m;
    struct seat_row seats[STORE_SEATS];
    int count;
    if (!match_find(c, db, match, &m) || !match_seats(c, db, m.id, seats, &count)) return false;
    *ret_match = m.id;
    for (int seat = 0; seat < count; seat++) {
        if (seats[seat].account != account) continue;
        *ret_seat = seat;
        return true;
    }
    return fail(c, FAULT_NOT_SEATED, "you are not a player in this match");
}

static bool show(struct ctx *c, struct pg *db, int64_t match, int64_t seat, json_object **ret_note)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, NOTE_OF, "ii", match, seat)) return false;
    bool there = rows_count(r) == 1;
    *ret_note = json_new_object(c);
    json_add_text(*ret_note, "text", there ? rows_text(r, 0, "text") : "");
    json_add_text(*ret_note, "changed_at", there ? clock_text(c, rows_int(r, 0, "changed_at")) : NULL);
    return true;
}

bool note_read(struct ctx *c, struct pg *db, const char *match, int64_t account, json_object **ret_note)
{
    int64_t id = 0, seat = 0;
    return seat_of(c, db, match, account, &id, &seat) && show(c, db, id, seat, ret_note);
}

static bool is_as_read(struct ctx *c, struct pg *db, int64_t match, int64_t seat, const struct note_new *note)
{
    json_object *now;
    if (!note->looked) return true;
    if (!show(c, db, match, seat, &now)) return false;
    const char *there = json_object_get_string(json_member(now, "changed_at")),
               *read = json_object_get_string(note->read);
    bool same = there && read ? strcmp(there, read) == 0 : !there && !read;
    return same || fail(c, FAULT_NOTES_CHANGED, "the notes have changed since; read them again");
}

bool note_keep(struct ctx *c, struct pg *db, const char *match, int64_t account, const struct note_new *note,
               json_object **ret_note)
{
    int64_t id = 0, seat = 0;
    if (!seat_of(c, db, match, account, &id, &seat)) return false;
    if (strlen(note->text) > NOTE_BYTES)
        return fail(c, FAULT_BAD_REQUEST, "a note has at most %d bytes", NOTE_BYTES);
    if (!is_as_read(c, db, id, seat, note)) return false;
    note_row_put(c, db, id, seat, note->text);
    return show(c, db, id, seat, ret_note);
}
