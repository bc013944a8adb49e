/* feed.h - the matches that wait for an account as an Atom feed and as a calendar of deadlines, under a secret link
 * that needs no sign-in. The secret is kept as a hash and told once. */
#ifndef QUAD_FEED_H
#define QUAD_FEED_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

enum feed_kind { FEED_ATOM, FEED_CALENDAR };

/* {"created_at","seen_at"} of the account's link, NULL when there is none. */
bool feed_read(struct ctx *c, struct pg *db, int64_t account, json_object **ret_feed) must_check;
/* A new link, the old one ends: {"created_at","seen_at","secret"}. Inside a transaction. */
bool feed_make(struct ctx *c, struct pg *db, int64_t account, json_object **ret_feed) must_check;
/* End the link. Inside a transaction. */
bool feed_end(struct ctx *c, struct pg *db, int64_t account) must_check;
/* The text behind a link; `site` is where the pages are ("https://host"). *ret_tag changes with the text.
 * FAULT_NOT_FOUND for a secret that is none. Not inside a transaction: notes the use, at most once an hour. */
bool feed_render(struct ctx *c, struct pg *db, const char *secret, enum feed_kind kind, const char *site,
                 const char **ret_text, const char **ret_tag) must_check;
#endif
