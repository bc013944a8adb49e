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
    return fail(c, FAULT_NOT_SEATED, "you are not a player in this game");
}

struct stored {
    const char *text;
    int64_t changed_at; /* 0: there is none */
};

static bool stored_read(struct ctx *c, struct pg *db, int64_t match, int64_t seat, struct stored *ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, NOTE_OF, "ii", match, seat)) return false;
    *ret = (struct stored){.text = ""};
    if (rows_count(r) == 1)
        *ret = (struct stored){.text = rows_text(r, 0, "text"), .changed_at = rows_int(r, 0, "changed_at")};
    return true;
}

static const char *moment(struct ctx *c, const struct stored *note)
{
    return note->changed_at ? clock_text(c, note->changed_at) : NULL;
}

static bool show(struct ctx *c, struct pg *db, int64_t match, int64_t seat, json_object **ret_note)
{
    struct stored note;
    if (!stored_read(c, db, match, seat, &note)) return false;
    *ret_note = json_new_object(c);
    json_add_text(*ret_note, "text", note.text);
    json_add_text(*ret_note, "changed_at", moment(c, &note));
    return true;
}

bool note_read(struct ctx *c, struct pg *db, const char *match, int64_t account, json_object **ret_note)
{
    int64_t id = 0, seat = 0;
    return seat_of(c, db, match, account, &id, &seat) && show(c, db, id, seat, ret_note);
}

static bool is_as_read(struct ctx *c, const struct stored *note, const struct note_new *anew)
{
    const char *there = moment(c, note), *read = json_object_get_string(anew->read);
    return there && read ? strcmp(there, read) == 0 : !there && !read;
}

/* Two devices can save at the same time, so the row is compared once more where it is written. */
static bool put(struct ctx *c, struct pg *db, int64_t match, int64_t seat, const struct note_new *anew)
{
    struct stored now = {.text = ""};
    bool is_put = false;
    if (anew->looked && !stored_read(c, db, match, seat, &now)) return false;
    const struct note_row row = {anew->text, anew->looked, now.changed_at ? &now.changed_at : NULL};
    if (!anew->looked || is_as_read(c, &now, anew)) {
        if (!note_row_put(c, db, match, seat, &row, &is_put)) return false;
    }
    return is_put || fail(c, FAULT_NOTES_CHANGED, "the notes have changed since; read them again");
}

bool note_keep(struct ctx *c, struct pg *db, const char *match, int64_t account, const struct note_new *note,
               json_object **ret_note)
{
    int64_t id = 0, seat = 0;
    if (!seat_of(c, db, match, account, &id, &seat)) return false;
    if (strlen(note->text) > NOTE_BYTES)
        return fail(c, FAULT_BAD_REQUEST, "a note has at most %d bytes", NOTE_BYTES);
    if (!put(c, db, id, seat, note)) return false;
    return show(c, db, id, seat, ret_note);
}
