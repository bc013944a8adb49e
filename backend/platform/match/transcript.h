/* transcript.h - what a program says it was asked and answered in a match. It writes during the match; once the match
 * is over, everybody who can read the record can read this. The server checks nothing in it but its size. */
#ifndef QUAD_TRANSCRIPT_H
#define QUAD_TRANSCRIPT_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;
enum {
    TRANSCRIPT_ADDED_MAX = 64,           /* lines of one request */
    TRANSCRIPT_LINE_BYTES = 128 * 1024,  /* of one line, as text */
    TRANSCRIPT_BYTES = 8 * 1024 * 1024,  /* of all lines of a seat */
    TRANSCRIPT_LINES_MAX = 20000,        /* of a seat */
    TRANSCRIPT_PAGE_BYTES = 1024 * 1024, /* of one answer, unless its first line alone is longer */
};

/* Add lines (an array of objects) to the transcript of the account's seat, from number `from` (1 is the first).
 * {"lines"}: how many there are now. Lines whose number is taken are not changed, so a request can be repeated.
 * FAULT_NOT_SEATED; FAULT_FORBIDDEN for a person; FAULT_TRANSCRIPT_GAP when lines before `from` are missing;
 * FAULT_BAD_REQUEST when a line or the whole is too long. Inside the caller's transaction. */
bool transcript_add(struct ctx *c, struct pg *db, const char *match, int64_t account, int64_t from,
                    json_object *lines, json_object **ret_size) must_check;
/* A page of a seat's transcript, after line `after`: {"items":[{"n","at","line"}],"next"}. The caller has checked that
 * the match is over. FAULT_NOT_FOUND: no such seat. */
bool transcript_read(struct ctx *c, struct pg *db, const char *match, int64_t seat, int64_t after,
                     int64_t limit, json_object **ret_list) must_check;
#endif
