/* site.h - the address of the pages, for links in mail, feeds and calendars. */
#ifndef QUAD_SITE_H
#define QUAD_SITE_H
#include "web/http.h"

/* QUADRIVIUM_PUBLIC_URL, or, where it is not set, the site this request asked; no slash at its end. */
const char *site_of(struct ctx *c, const struct request *rq);
#endif
