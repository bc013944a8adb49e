/* waiter.c - libFuzzer on what the waiter reads: FastCGI records, addresses of parked requests, notifications of other nodes. */
#include "base/pool.h"
#include "platform/runtime/wake_text.h"
#include "web/fastcgi.h"
#include "web/parking.h"
#include "web/rendering.h"
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

/* What a worker answers, in records and as the text in them. */
static void check_answer(const uint8_t *bytes, size_t length)
{
    static struct renderings *held;
    static unsigned char copy[FASTCGI_REQUEST];
    size_t content = 0;
    if (!held) held = renderings_new(2);
    memcpy(copy, bytes, length);
    if (fastcgi_collect(copy, length, &content) == FASTCGI_WHOLE) must(content <= length);
    const struct rendering *r = rendering_hold(held, "aaaaaaaaaa", 1, bytes, length);
    must(r->is_shared == (r->length > 0) && r->length <= length);
}

static void check_wait(const char *uri, const char *query)
{
    struct wait wait;
    if (!wait_read(uri, query, &wait)) return;
    must(wait.ms >= 0 && wait.ms <= WAIT_MS_MAX && strchr("mcbas", wait.kind));
    must(wait.kind == 'a' ? wait.account >= 0
                          : wait.viewer >= 0 && wait.viewer < VIEWERS && strlen(wait.match) == PUBLIC_ID - 1);
    must(strncmp(wait.back, "/api/v1/", 8) == 0 && strlen(wait.back) < WAIT_BACK - 8);
    for (const char *at = wait.back; *at; at++) must(*at > 0x20 && *at < 0x7f);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    static struct fastcgi_request request;
    if (length > FASTCGI_REQUEST) return 0;
    if (fastcgi_read(bytes, length, &request) == FASTCGI_WHOLE) {
        must(strlen(request.uri) < FASTCGI_URI && strlen(request.query) < FASTCGI_QUERY);
        check_wait(request.uri, request.query);
    }
    check_answer(bytes, length);
    struct pool *pool = pool_new();
    const char *text = pool_copy_bytes(pool, bytes, length), *query = strchr(text, '?');
    check_wait(query ? pool_copy_bytes(pool, text, (size_t)(query - text)) : text, query ? query + 1 : "");
    wake_text_hear(text, "me");
    pool_drop(pool);
    return 0;
}
