/* query.c - see query.h. */
#include "web/query.h"
#include <string.h>

enum { MEMBERS = sizeof((struct request *)0)->query / sizeof(struct parameter) };

/* Length of the UTF-8 sequence at `at`, 0 when it is none (overlong, surrogate, beyond U+10FFFF, cut short). */
static size_t sequence(const unsigned char *at)
{
    size_t length = at[0] < 0x80 ? 1 : at[0] >= 0xc2 && at[0] < 0xe0 ? 2 : (at[0] & 0xf0) == 0xe0 ? 3 : 4;
    if (length == 4 && (at[0] < 0xf0 || at[0] > 0xf4)) return 0;
    for (size_t i = 1; i < length; i++)
        if ((at[i] & 0xc0) != 0x80) return 0;
    if (at[0] == 0xe0 && at[1] < 0xa0) return 0;
    if (at[0] == 0xed && at[1] > 0x9f) return 0;
    if (at[0] == 0xf0 && at[1] < 0x90) return 0;
    if (at[0] == 0xf4 && at[1] > 0x8f) return 0;
    return length;
}

bool query_is_clean(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    while (*at) {
        if (*at < 0x20 || *at == 0x7f) return false;
        size_t length = sequence(at);
        if (length == 0) return false;
        at += length;
    }
    return true;
}

static int hex(char digit)
{
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return -1;
}

static const char *decode(struct ctx *c, const char *from, size_t length)
{
    char *text = pool_take(c->pool, length + 1), *to = text;
    for (size_t i = 0; i < length; i++) {
        if (from[i] == '%') {
            if (length - i < 3) return NULL;
            int high = hex(from[i + 1]), low = hex(from[i + 2]);
            if (high < 0 || low < 0) return NULL;
            *to++ = (char)(high * 16 + low);
            i += 2;
        } else {
            *to++ = from[i] == '+' ? ' ' : from[i];
        }
    }
    return memchr(text, 0, (size_t)(to - text)) || !query_is_clean(text) ? NULL : text;
}

static bool add_member(struct ctx *c, struct request *rq, const char *name, const char *value)
{
    if (!name || !value) return fail(c, FAULT_MALFORMED, "the query has an escape or a byte that is no text");
    if (request_query(rq, name)) return fail(c, FAULT_MALFORMED, "the query names the same member twice");
    if (rq->query_count == MEMBERS) return fail(c, FAULT_MALFORMED, "the query has too many members");
    rq->query[rq->query_count++] = (struct parameter){name, value};
    return true;
}

bool query_read(struct ctx *c, struct request *rq, bool *ret_busy)
{
    const char *at = rq->query_text ? rq->query_text : "";
    rq->query_count = 0;
    *ret_busy = false;
    for (size_t length; *at; at += length + (at[length] == '&')) {
        length = strcspn(at, "&");
        if (length == 0) continue;
        size_t mark = strcspn(at, "=&");
        const char *value = mark < length ? at + mark + 1 : at + mark, *name = decode(c, at, mark);
        if (name && strcmp(name, "busy") == 0) *ret_busy = true;
        else if (!add_member(c, rq, name, decode(c, value, (size_t)(at + length - value)))) return false;
    }
    return true;
}

const char *query_encode(struct ctx *c, const char *text, const char *keep)
{
    static const char PLAIN[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
    static const char HEX[] = "0123456789ABCDEF";
    char *encoded = pool_take(c->pool, strlen(text) * 3 + 1), *to = encoded;
    for (; *text; text++) {
        unsigned char byte = (unsigned char)*text;
        if (strchr(PLAIN, byte) || strchr(keep, byte)) {
            *to++ = (char)byte;
            continue;
        }
        *to++ = '%';
        *to++ = HEX[byte >> 4];
        *to++ = HEX[byte & 15];
    }
    return encoded;
}
