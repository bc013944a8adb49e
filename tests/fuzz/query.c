/* query.c - libFuzzer on what arrives beside the body: query string, path, If-None-Match, cookie. Whatever is taken in is clean
 * text, at most sixteen members, none twice, and is the same again after being written down and read back. */
#include "store/pg.h"
#include "web/query.h"
#include "web/route.h"
#include "web/session.h"
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

static void check_members(struct ctx *c, const struct request *rq)
{
    const char *text = "";
    for (int i = 0; i < rq->query_count; i++) {
        must(query_is_clean(rq->query[i].name) && query_is_clean(rq->query[i].value));
        must(request_query(rq, rq->query[i].name) == rq->query[i].value);
        text = pool_print(c->pool, "%s&%s=%s", text, query_encode(c, rq->query[i].name, ""),
                          query_encode(c, rq->query[i].value, ""));
    }
    struct request again = {.query_text = text};
    bool busy;
    must(query_read(c, &again, &busy) && !busy);
    for (int i = 0; i < rq->query_count; i++) {
        const char *value = request_query(&again, rq->query[i].name);
        must(rq->query[i].name[0] == 0 || (value && strcmp(value, rq->query[i].value) == 0));
    }
}

static size_t read_nothing(void *from, char *to, size_t max)
{
    (void)from, (void)to, (void)max;
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct pg *nowhere;
    if (!nowhere) nowhere = pg_new("host=/nonexistent-folder", PATIENCE_TOOL);
    struct ctx c = {.pool = pool_new()};
    const char *text = pool_copy_bytes(c.pool, bytes, length);
    struct request rq = {.query_text = text, .if_none_match = text};
    bool busy;
    int64_t n = 0;
    if (query_read(&c, &rq, &busy)) check_members(&c, &rq);
    else must(c.failure.fault == FAULT_MALFORMED);
    forgive(&c);
    request_has_etag(&rq, "v1");
    if (request_query_int(&c, &rq, "n", -5, 5, &n)) must(n >= -5 && n <= 5);
    forgive(&c);
    struct incoming in = {.method = "POST",
                          .path = text,
                          .query = text,
                          .cookie = text,
                          .origin = text,
                          .host = text,
                          .content_type = text,
                          .content_length = text,
                          .idempotency_key = text,
                          .read = read_nothing};
    const char *token = session_cookie(&c, &in);
    must(!token || strlen(token) == 43);
    struct outgoing out;
    route_answer(&c, nowhere, &in, &out);
    must(out.status >= 400 && out.status < 500);
    pool_drop(c.pool);
    return 0;
}
