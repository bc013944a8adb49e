/* feed.h - the matches waiting for an account as an Atom feed and as a calendar of deadlines, under a secret link that
 * needs no sign-in. The secret is stored as a hash and shown once. */
#ifndef QUAD_FEED_H
#define QUAD_FEED_H
#include "base/json.h"
#include "platform/account/account.h"
#include "platform/model/wording.h"

struct pg;

enum feed_kind { FEED_ATOM, FEED_CALENDAR };
/* Where a feed's links lead, a base URL of the pages ("https://host"), and the language in which it is written. */
struct feed_reader {
    const char *site;
    enum language language;
};
struct feed_item { /* also the head of a feed, which needs no text and no times */
    const char *id, *title, *text,
        *path;             /* id: of an Atom tag; path: of the page, without a slash before it */
    int64_t at, starts_at; /* 0: does not start */
};
/* A feed of entries, newest first; a calendar of those that start. The ETag of either. */
const char *feed_atom(struct ctx *c, const struct feed_item *head, const struct feed_item *items, int count,
                      const struct feed_reader *reader);
const char *feed_starts(struct ctx *c, const struct feed_item *items, int count,
                        const struct feed_reader *reader);
const char *feed_tag(struct ctx *c, const char *text);
/* Either one of tournaments, rows of FEED_TOURNAMENTS or FEED_CLUB, with its tag. */
void feed_list(struct ctx *c, const struct feed_item *head, const struct rows *r, enum feed_kind kind,
               const struct feed_reader *reader, const char **ret_text, const char **ret_tag);

/* {"created_at","seen_at"} of the account's link; NULL when there is none. */
bool feed_read(struct ctx *c, struct pg *db, int64_t account, json_object **ret_feed) must_check;
/* Create a link, ending the old one: {"created_at","seen_at","secret"}. Inside a transaction. FAULT_UNAUTHENTICATED
 * when the owner's session has ended. */
bool feed_make(struct ctx *c, struct pg *db, const struct visitor *owner, json_object **ret_feed) must_check;
/* End the link. Inside a transaction. */
bool feed_end(struct ctx *c, struct pg *db, int64_t account) must_check;
/* The text behind a link, in the language of the account unless the reader has asked for one (`is_asked`); the language
 * of *reader becomes that of the text. *ret_tag changes with the text. FAULT_NOT_FOUND for an unknown secret. Not inside a transaction: records the use, at most once an hour. */
bool feed_render(struct ctx *c, struct pg *db, const char *secret, enum feed_kind kind, bool is_asked,
                 struct feed_reader *reader, const char **ret_text, const char **ret_tag) must_check;
/* The newest public tournaments, or as a calendar those that have a time to start. Everybody gets the same. */
bool feed_tournaments(struct ctx *c, struct pg *db, enum feed_kind kind, const struct feed_reader *reader,
                      const char **ret_text, const char **ret_tag) must_check;
#endif
