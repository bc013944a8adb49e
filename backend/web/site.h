/* site.h - the address of the pages, for links in mail, feeds and calendars. */
#ifndef QUAD_SITE_H
#define QUAD_SITE_H
#include "web/http.h"

/* QUADRIVIUM_PUBLIC_URL, or, when it is not set, the site this request was sent to; without a final slash. */
const char *site_of(struct ctx *c, const struct request *rq);
#endif
