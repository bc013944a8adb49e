/* clockd_http.h - a client of HTTP: posts to addresses that people have given, many at once, without being used
 * against the network it stands in. Each connection goes to the very address that was judged public (base/address.h),
 * whatever its name meant a moment before or means later; no redirection and no proxy is followed; time and size are
 * limited. */
#ifndef QUAD_CLOCKD_HTTP_H
#define QUAD_CLOCKD_HTTP_H
#include "base/ctx.h"

enum { HTTP_SLOTS = 32, HTTP_HEADERS = 8 };

struct http_post {                           /* copied when it is begun */
    const char *url, *headers[HTTP_HEADERS]; /* "Name: value", NULL after the last */
    const void *body;
    size_t length;
};

struct http_answer {
    int slot;
    long status;       /* 0: there was no answer */
    const char *error; /* for the address's owner to read, NULL when there was one; constant */
};

/* Call once per process. */
void http_start(void);
/* Begin a post in a free slot; *ret_slot is its number. False when all are taken or its address cannot be called; then
 * *ret_slot is -1, or the slot that would have been used. */
bool http_begin(const struct http_post *post, int *ret_slot);
/* Whether a slot is free, and whether a post is under way. */
bool http_has_room(void);
bool http_is_busy(void);
/* The next post that has ended; its slot is free then. */
bool http_next(struct http_answer *ret);
/* Work on all posts until something happens, `ms` pass, or `bell` can be read. */
void http_wait(int bell, int ms);
#endif
