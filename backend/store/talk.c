/* talk.c - see talk.h. */
#include "store/talk.h"

bool message_row_insert(struct ctx *c, struct pg *db, const struct message_row *row, int64_t *ret_n)
{
    struct rows *r;
    int64_t seat = row->seat, meant = row->meant;
    if (!pg_one(c, db, &r, MESSAGE_INSERT, "iinitin", row->match, row->account, seat < 0 ? NULL : &seat,
                (int64_t)row->audience, row->body, row->at, row->audience == row->meant ? NULL : &meant))
        return false;
    *ret_n = rows_int(r, 0, "n");
    return true;
}

void message_row_own(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t n)
{
    pg_tell(c, db, MESSAGE_OWN, "iii", match, (int64_t)seat, n);
}

bool message_row_read(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t n)
{
    return pg_run(c, db, NULL, MESSAGE_READ, "iii", match, (int64_t)seat, n);
}

bool note_row_put(struct ctx *c, struct pg *db, int64_t match, int64_t seat, const struct note_row *note,
                  bool *ret_put)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, NOTE_KEEP, "iitbn", match, seat, note->text, note->looked, note->read))
        return false;
    *ret_put = rows_count(r) == 1;
    return true;
}

bool report_row_insert(struct ctx *c, struct pg *db, const struct report_row *row, const char **ret_id)
{
    struct rows *r;
    if (row->match)
        pg_ask(c, db, &r, REPORT_INSERT, "tiiiitttit", row->public_id, row->reporter, row->accused,
               row->match, row->message, row->reason, row->text, row->said, row->said_at, row->lines);
    else if (row->thing)
        pg_ask(c, db, &r, REPORT_THING_INSERT, "tiititttit", row->public_id, row->reporter, row->accused,
               row->thing, row->thing_id, row->reason, row->text, row->said, row->said_at, row->lines);
    else if (row->post)
        pg_ask(c, db, &r, REPORT_POST_INSERT, "tiiitttit", row->public_id, row->reporter, row->accused,
               row->post, row->reason, row->text, row->said, row->said_at, row->lines);
    else
        pg_ask(c, db, &r, REPORT_DIRECT_INSERT, "tiiitttit", row->public_id, row->reporter, row->accused,
               row->message, row->reason, row->text, row->said, row->said_at, row->lines);
    if (!pg_flush(c, db)) return false;
    *ret_id = rows_count(r) ? rows_text(r, 0, "public_id") : NULL;
    return true;
}

bool report_row_close(struct ctx *c, struct pg *db, const char *public_id, const char *answer,
                      int64_t *ret_report, int64_t *ret_accused)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, REPORT_CLOSE, "tt", public_id, answer)) return false;
    *ret_report = rows_count(r) ? rows_int(r, 0, "id") : 0;
    *ret_accused = rows_count(r) ? rows_int(r, 0, "about_id") : 0;
    return true;
}
