/* talk.h - rows of what is said in a match, of the notes that players keep for themselves, and of reports of what was said. Texts are borrowed
 * until the next flush. */
#ifndef QUAD_STORE_TALK_H
#define QUAD_STORE_TALK_H
#include "store/pg.h"

struct message_row {
    int64_t match, account, at;
    int seat; /* -1: of a stranger */
    uint32_t audience,
        meant; /* bits of viewers: who hears it; who was meant to, with those who do not hear that account */
    const char *body;
};
/* Insert a message, under the lock of its match. *ret_n: its number among those its sender may read. */
bool message_row_insert(struct ctx *c, struct pg *db, const struct message_row *row,
                        int64_t *ret_n) must_check;
/* Queue: a seat has read its own message n, unless one before it is unread. Under the lock of the match. */
void message_row_own(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t n);
/* A seat has read its first n messages, so that the inbox of its account counts others. Locks the match, then the account. */
bool message_row_read(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t n) must_check;

struct note_row {
    const char *text;
    bool looked;         /* only if the note is still the one of the moment `read` */
    const int64_t *read; /* when it was changed last; NULL: there was none */
};
/* The note of a seat, in place of the one it had; *ret_put false when that has changed meanwhile. */
bool note_row_put(struct ctx *c, struct pg *db, int64_t match, int64_t seat, const struct note_row *note,
                  bool *ret_put) must_check;

struct report_row {
    int64_t reporter, accused, match, message, said_at;
    const char *public_id, *reason, *text, *said;
};
/* Insert a report; *ret_id: its public id, NULL when that account has reported that message before. */
bool report_row_insert(struct ctx *c, struct pg *db, const struct report_row *row,
                       const char **ret_id) must_check;
/* Close a report with an answer; *ret_found false when no open one has that public id. */
bool report_row_close(struct ctx *c, struct pg *db, const char *public_id, const char *answer,
                      bool *ret_found) must_check;
#endif
