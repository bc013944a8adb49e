/* talk.h - rows of the messages of a match, of players' private notes, and of reports of messages. Texts are borrowed
 * until the next flush. */
#ifndef QUAD_STORE_TALK_H
#define QUAD_STORE_TALK_H
#include "store/pg.h"

struct message_row {
    int64_t match, account, at;
    int seat; /* of the sender, -1: a spectator */
    /* Bits of viewers: those who can read it; and those addressed, including seats that muted the sender. */
    uint32_t audience, meant;
    const char *body;
};
/* Insert a message, under the lock of its match. *ret_n: its number among the messages its sender can read. */
bool message_row_insert(struct ctx *c, struct pg *db, const struct message_row *row,
                        int64_t *ret_n) must_check;
/* Queue: mark a seat's own message n as read by it, unless an earlier one is unread. Under the lock of the match. */
void message_row_own(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t n);
/* Mark the first n messages as read by a seat, which lowers the count in its account's inbox. Locks the match, then the
 * account. */
bool message_row_read(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t n) must_check;

struct note_row {
    const char *text;
    bool looked;         /* whether to store it only if the note is still the one last read */
    const int64_t *read; /* when that one was changed; NULL: there was none */
};
/* Store the note of a seat, replacing the old one; *ret_put false when the old one has changed since it was read. */
bool note_row_put(struct ctx *c, struct pg *db, int64_t match, int64_t seat, const struct note_row *note,
                  bool *ret_put) must_check;

struct report_row {
    int64_t reporter, accused, match; /* match 0: message is the number of a direct message */
    int64_t message, said_at;
    int64_t post;      /* row id of a post in a club, which has no match and no message; 0: another report */
    const char *thing; /* of store/thing.h, reported as a whole, and its row; NULL: another report */
    int64_t thing_id;
    const char *public_id, *reason, *text, *said;
    const char *lines; /* JSON: what stood around it */
};
/* Insert a report; *ret_id: its public id, NULL when that account has reported that message before, or has
 * an open report of that thing. */
bool report_row_insert(struct ctx *c, struct pg *db, const struct report_row *row,
                       const char **ret_id) must_check;
/* Close a report with an answer: *ret_report its row id and *ret_accused the account, 0 when no open one has that
 * public id. */
bool report_row_close(struct ctx *c, struct pg *db, const char *public_id, const char *answer,
                      int64_t *ret_report, int64_t *ret_accused) must_check;
#endif
