/* site.c - see site.h. */
#include "web/site.h"
#include <stdlib.h>
#include <string.h>

const char *site_of(struct ctx *c, const struct request *rq)
{
    static const char HOST[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]";
    const char *set = getenv("QUADRIVIUM_PUBLIC_URL");
    if (set && *set) {
        size_t length = strlen(set);
        return pool_copy_bytes(c->pool, set, length - (set[length - 1] == '/'));
    }
    if (!rq->host || rq->host[strspn(rq->host, HOST)]) return "";
    return pool_print(c->pool, "%s://%s", rq->https ? "https" : "http", rq->host);
}
